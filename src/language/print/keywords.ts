/** Keywords with their parameters; the powers behind them are not printed. */

import { capital } from '../phrases.ts'
import type { KeywordWord } from '../types.ts'
import { figure, much } from './amounts.ts'
import { lookUp, type Scope } from './scope.ts'
import { who } from './who.ts'

/** "Assault 2", "Fire Resistance", "Diplomacy: Dwarf", "Death Rattle: Draw a card." */
export function keywordText(s: Scope, k: KeywordWord): string {
  if (k.type?.startsWith('$')) return `${k.keyword} of ${lookUp(s, k.type).thing?.later ?? 'that type'}`
  if (k.type !== undefined) return `${capital(k.type)} ${k.keyword}`
  if (k.of !== undefined) {
    const text = capital(who(s, k.of, 'per'))
    // A list is one of each, a set with several kinds any one of them.
    return `${k.keyword}: ${Array.isArray(k.of) ? text : text.replace(/\band (?=[^ ]+$)/, 'or ')}`
  }
  if (k.then !== undefined) return `${k.keyword}: ${s.g.effects(s, k.then)}`
  if (k.n === undefined) return k.keyword
  const n = much(s, k.n)
  if (n.text === '') return `${k.keyword} ${figure(s, k.n)}`
  if (n.tail) s.tails.push(n.tail)
  return `${k.keyword} ${n.text}`
}
