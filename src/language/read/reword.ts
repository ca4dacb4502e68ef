/** A printed text in 7.4 wording: the published rewordings, and the card's own name as "this ally". */

import { damageTypes, keywords, races } from '../lists.ts'
import { shortName } from '../phrases.ts'
import { talentSpecs } from '../tags.ts'
import type { CardDef } from '../types.ts'
import { unnamed } from './reword-layout.ts'
import { rewordings } from './rewordings.ts'
import { tagVocabulary } from './tag-words.ts'

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const resistances = damageTypes.map((t) => `${t.charAt(0).toUpperCase()}${t.slice(1)} Resistance`)
/** What these words mean they also mean on a card of that name. */
const wordsOfRules = new Set<string>([...keywords, ...resistances])

/** How a text may call its own card: by its whole name, what stands before a comma or "the", its first word, its last. */
function ownNames(def: CardDef): string[] {
  const { name } = def
  const words = name.split(' ').map((word) => word.replace(/,$/, ''))
  const [first = name] = words
  const character = [def.type].flat().some((t) => t === 'ally' || t === 'hero')
  const parts = [name, shortName(name), words.slice(0, 2).join(' '), first, words.at(-1) ?? name]
  if (character) parts.push(...words.filter((word) => word.length > 2))
  const short =
    /^(?:The|A|An|You|Your|When|While|If|All|Each|No|Not|Are|King|Lady|Lord|Warlord|Argent|Sir|Captain|High|Grand|Master|Dark|Blood|Fire|Frost|Shadow|Holy|Nature|Arcane|of|Herald|Keeper|Champion|Arena|Horde|Alliance|Unique|Ongoing|Attach|Guardian|Destroy|Draw|Discard|Protect|Attack|Damage|Target)$/i
  const known = new Set<string>([...tagVocabulary, ...talentSpecs, ...keywords, ...resistances, ...races])
  return [...new Set(parts)]
    .filter((p) => p === name || (p.length > 2 && !short.test(p) && !known.has(p)))
    .sort((a, b) => b.length - a.length)
}

/** A slip in the name of a hero or ally: a word with a capital that is one or two letters off. */
function slips(def: CardDef, text: string): string {
  if (![def.type].flat().some((t) => t === 'ally' || t === 'hero')) return text
  const known = new Set<string>([...tagVocabulary, ...talentSpecs, ...keywords, ...races].flatMap((w) => w.split(' ')))
  const own = def.name.split(/[ ,]+/).filter((w) => w.length > 4)
  return text.replace(/(?<![A-Za-z'-])[A-Z][\w']{4,}(?![A-Za-z-]| Reputation)/g, (word) => {
    const bare = word.replace(/'s$/, '')
    if (known.has(bare) || known.has(bare.replace(/e?s$/, '')) || own.includes(bare)) return word
    const meant = own.find((w) => w.charAt(0) === bare.charAt(0) && isNear(w.toLowerCase(), bare.toLowerCase()))
    return meant === undefined ? word : word.replace(bare, meant)
  })
}

/** A slip in a name of several words, of whatever it is the name. */
function longSlip({ name }: CardDef, text: string): string {
  if (name.length < 10 || !name.includes(' ')) return text
  const alike = literal(name).replace(/[A-Za-z][\w'-]*/g, "[A-Za-z][\\w'-]*")
  const found = [...text.matchAll(new RegExp(`(?<![\\w'-])(?=(${alike})(?![\\w'-]))`, 'g'))].map(
    ([, words = '']) => words,
  )
  const slips = found.filter((words) => words !== name && words.charAt(0) < 'a' && isNear(words, name))
  return slips.reduce((out, slip) => out.replace(slip, name), text)
}

/** Whether one is the other with at most two letters added, left out, changed or switched. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
      )
    row = next
  }
  return (row[b.length] ?? 9) <= 2
}

/** "this ally", "this weapon"; a hero is called by name. */
function selfWords(def: CardDef): string {
  const types = [def.type].flat()
  if (types.includes('hero')) return shortName(def.name)
  return `this ${types.includes('ability') ? 'ability' : String(types[0])}`
}

/** The whole name, whose later words may be written small. */
function smallName(name: string): RegExp {
  const [first = '', ...rest] = name.split(' ')
  const letter = (c: string): string => (/[a-z]/i.test(c) ? `[${c.toUpperCase()}${c.toLowerCase()}]` : literal(c))
  const words = rest.map((word) => letter(word.charAt(0)) + literal(word.slice(1)))
  return new RegExp(`(?<![A-Za-z'-])${[literal(first), ...words].join(' ')}(?![A-Za-z-])`, 'g')
}

/** "Another target ally" of an ally, behind a target: other than that one, not than the card itself. */
const nouns = { ally: 'hero or ally|ally', hero: 'hero or ally|hero' } as const
const otherTarget = (of: keyof typeof nouns): RegExp =>
  new RegExp(`(\\btarget (${nouns[of]})\\b[^.\\n]*?)\\banother target \\2\\b`, 'g')
const secondTarget = (of: keyof typeof nouns): RegExp =>
  new RegExp(`\\b([Aa] (?:second|third) )target (${nouns[of]})\\b`, 'g')
const otherThanThat = (_: string, before: string, noun: string): string =>
  `${before.replace(/^[Aa] (?:second|third) $/, '')}${before.startsWith('A ') ? 'Target' : 'target'} ${noun} other than that ${noun === 'hero or ally' ? 'character' : noun}`

/** How the powers of some heroes are called, also in one word. */
const powerNames = new RegExp(`${unnamed}[A-Z][\\w' !]*: (?=[A-Z])`, 'gim')

/** The text, a paragraph a line. */
export function reworded(def: CardDef, text: string): string {
  let out = longSlip(def, slips(def, text)).replace(smallName(def.name), def.name)
  const self = selfWords(def)
  const hero = [def.type].flat().includes('hero')
  if (hero) out = out.replace(powerNames, '')
  // A hero's power begins with its flip.
  if (hero) out = out.replace(new RegExp(`^(\\d+|X), (?=${literal(def.name)} -)`, 'gm'), '$1, Flip ')
  const names = ownNames(def).map(literal).join('|')
  const found = new RegExp(
    `(?<![A-Za-z'-])(?:${names})(?![A-Za-z-]|'[a-rt-z])(?! (?:Talent|Hero Required|Reputation|Rattle))`,
    'g',
  )
  if (names !== '') out = out.replace(found, (match, at: number) => (isOther(out, at, match, def) ? match : self))
  if (hero) out = out.replace(new RegExp(`\\b${literal(self)} may (?=(?:deal|heal)s? )`, 'g'), `you may have ${self} `) // 709.2b
  for (const { from, to } of rewordings) out = typeof to === 'string' ? out.replace(from, to) : out.replace(from, to)
  out = out.replace(new RegExp(`\\b([Pp]lay) ${literal(self)} only\\b`, 'g'), '$1 only')
  out = out.replace(
    new RegExp(`(?<=[Yy])(ou pay \\(\\w+\\) (?:less|more) to play) ${literal(self)}\\b`, 'g'),
    '$1 this card',
  )
  out = out.replace(new RegExp(`\\b(As an additional cost to play) ${literal(self)}\\b`, 'g'), '$1')
  out = out.replace(new RegExp(`\\brather than pay ${literal(self)}'s cost`, 'g'), "rather than pay this card's cost")
  out = out.replace(/^((?:If [^.\n]*, y|Y)ou pay \(\w+\) (?:less|more) to play this card[^.\n]*\.) (?=[A-Z])/gm, '$1\n')
  for (const kind of ['ally', 'hero'] as const)
    if ([def.type].flat().includes(kind))
      out = out.replace(otherTarget(kind), otherThanThat).replace(secondTarget(kind), otherThanThat)
  out = out.replace(/\b([Aa]) (?:second|third) target\b/g, '$1nother target') // 706.1
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
  if (/\bnamed (?:[A-Z][\w']* )*$|"$/.test(before)) return true
  // "for each Timber Wolf you control": cards of the name.
  if (/\beach $/.test(before)) return true
  // A keyword is had.
  if (wordsOfRules.has(match) && /\b(?:has|have|loses?|without|and|or) $/.test(before)) return true
  if (match !== def.name && /\b(?:an?|another|other|your|each|all) $/.test(before)) return true
  if (
    match !== def.name &&
    /^ (?:ally|allies|token|tokens|card|cards|hero|heroes|ability)\b/.test(text.slice(at + match.length))
  )
    return true
  // "a Wall armor token": the name of a token.
  if (
    match !== def.name &&
    /^ (?:[A-Z][\w']* )*(?:ally|armor|weapon|item) tokens?\b/.test(text.slice(at + match.length))
  )
    return true
  // "Ulthok (1)" on the type line only says that the card is unique.
  return match !== def.name && (def.tags ?? []).some((t) => t.startsWith(match) && t !== `${match} (1)`)
}

/** "Elusive, Protector" are two paragraphs. */
function keywordsApart(line: string): string {
  const words = line.replace(/[.,]+$/, '').split(', ')
  const all = /^(?:[A-Z][\w-]+(?: \d+)?, )+[A-Z][\w-]+(?: \d+)?\.?$/.test(line) && !line.includes('>>>')
  return all || (words.length > 1 && words.every((w) => wordsOfRules.has(w.replace(/ (?:\d+|X)$/, ''))))
    ? words.join('\n')
    : line
}
