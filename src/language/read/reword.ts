/** A printed text in 7.4 wording: the published rewordings, and the card's own name as "this ally". */

import { keywords, races } from '../lists.ts'
import { shortName } from '../phrases.ts'
import { talentSpecs } from '../tags.ts'
import type { CardDef } from '../types.ts'
import { rewordings } from './rewordings.ts'
import { tagVocabulary } from './tag-words.ts'

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How a text may call its own card: by its whole name, what stands before a comma or "the", its first word, its last. */
function ownNames(name: string): string[] {
  const words = name.split(' ')
  const [first = name] = words
  const parts = [name, shortName(name), words.slice(0, 2).join(' '), first, words.at(-1) ?? name]
  const short =
    /^(?:The|A|An|King|Lady|Lord|Warlord|Sir|Captain|High|Grand|Master|Dark|Blood|Fire|Frost|Shadow|Holy|of)$/i
  const known = new Set<string>([...tagVocabulary, ...talentSpecs, ...keywords, ...races])
  return [...new Set(parts)]
    .filter((p) => p === name || (p.length > 2 && !short.test(p) && !known.has(p)))
    .sort((a, b) => b.length - a.length)
}

/** "this ally", "this weapon"; a hero is called by name. */
function selfWords(def: CardDef): string {
  const types = [def.type].flat()
  if (types.includes('hero')) return shortName(def.name)
  return `this ${types.includes('ability') ? 'ability' : String(types[0])}`
}

/** The text, a paragraph a line. */
export function reworded(def: CardDef, text: string): string {
  let out = text
  const self = selfWords(def)
  const names = ownNames(def.name).map(literal).join('|')
  const found = new RegExp(`(?<![A-Za-z'-])(?:${names})(?![A-Za-z-]|'[a-rt-z])(?! (?:Talent|Hero Required))`, 'g')
  if (names !== '') out = out.replace(found, (match, at: number) => (isOther(out, at, match, def) ? match : self))
  for (const { from, to } of rewordings) out = out.replace(from, to)
  out = out.replace(new RegExp(`\\b([Pp]lay) ${literal(self)} only\\b`, 'g'), '$1 only')
  out = out.replace(new RegExp(`\\b(As an additional cost to play) ${literal(self)}\\b`, 'g'), '$1')
  out = out.replace(new RegExp(`\\brather than pay ${literal(self)}'s cost`, 'g'), "rather than pay this card's cost")
  return out
    .split('\n')
    .map((line) => keywordsApart(line.trim()))
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .join('\n')
}

/** "named X" and a tag of the card's own name are not the card itself. */
function isOther(text: string, at: number, match: string, def: CardDef): boolean {
  const before = text.slice(Math.max(0, at - 20), at)
  if (/\bnamed $|"$/.test(before)) return true
  return match !== def.name && (def.tags ?? []).some((t) => t.startsWith(match))
}

/** "Elusive, Protector" are two paragraphs. */
function keywordsApart(line: string): string {
  return /^(?:[A-Z][\w-]+(?: \d+)?, )+[A-Z][\w-]+(?: \d+)?\.?$/.test(line) && !line.includes('>>>')
    ? line.replace(/\.$/, '').split(', ').join('\n')
    : line
}
