import type { PowerCode } from '../../language/meta.ts'
import type { Card, Obj } from '../../state/types.ts'
import { damageTypesOf, tag } from '../202-tags.ts'
import { alike, kind, types } from '../300-types.ts'
import { type Ask, codeOf, combat, type Game } from '../core/game.ts'
import { envFor, holds } from '../core/words.ts'
import { during } from './during.ts'
import {
  active,
  base,
  granting,
  grants,
  lentKeywords,
  losesKeyword,
  losesPowers,
  number,
  powersGiven,
  printedPowers,
} from './modifiers.ts'

const lent = new Set<string>(lentKeywords)

const printedKeyword = (g: Game, c: Card, keyword: string): boolean => {
  if (!codeOf(g, c).has.keyword) return false
  for (const p of printedPowers(g, c)) {
    if (p.shape === 'keyword' && p.node.keyword === keyword) {
      const only = p.node.if
      if (only === undefined || holds(g, only, envFor(c.controller, c.id))) return true
    }
  }
  return false
}

function keyword(g: Game, o: Obj, word: string): boolean {
  const c = g.s.cards[o]
  if (!c) return false
  if (c.last) return c.last.keywords === null ? printedKeyword(g, c, word) : c.last.keywords.includes(word) // 709.2d
  if (losesKeyword(g, o, word)) return false
  let has = printedKeyword(g, c, word) && !losesPowers(g, o)
  if (!has) {
    for (const a of active(g, 'keyword')) {
      if (a.mod.keyword === word && grants(g, a, o) && !losesPowers(g, o, a.stamp)) {
        has = true
        break
      }
    }
  }
  if (!has) {
    for (const a of granting(g)) {
      if (powersGiven(g, a).some((p) => p.shape === 'keyword' && p.node.keyword === word) && grants(g, a, o)) {
        has = !losesPowers(g, o, a.stamp)
        break
      }
    }
  }
  if (has) return true
  if (lent.has(word))
    for (const [wielder, weapon] of combat(g).strikes) if (wielder === o && keyword(g, weapon, word)) return true
  return false
}

function gives(g: Game, o: Obj, words: readonly string[], to: readonly Obj[]): boolean {
  const named = (p: PowerCode): boolean => p.shape === 'keyword' && words.includes(p.node.keyword)
  return [...active(g, 'keyword'), ...active(g, 'power')].some(
    (a) =>
      a.card === o &&
      (a.mod.mod === 'keyword' ? words.includes(a.mod.keyword) : powersGiven(g, a).some(named)) &&
      to.some((t) => grants(g, a, t)),
  )
}

export const ask = {
  stat: (g, o, stat) => number(g, o, stat) ?? 0,
  printed: (g, o, stat) => base(g, o, stat) ?? 0,
  keyword,
  kind,
  tag,
  types,
  damageTypes: damageTypesOf,
  alike,
  gives,
  during,
} satisfies Partial<Ask>
