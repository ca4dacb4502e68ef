/**
 * Wordings allowed for people who type a card, besides the printed ones: the one table of them, in order. Nothing else of a text is changed.
 * A row has the printed wording; with `alike` it is only compared, so that either word will do ("it", "this ally").
 */
import { keywords } from '../lists.ts'
import { inWords, shortName } from '../phrases.ts'
import type { CardDef } from '../types.ts'

interface Tolerance {
  typed: RegExp
  printed: string
  alike?: true
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const thing = 'hero|ally|character|ability|weapon|armor|item|equipment|quest|location|event|card|token|player|opponent'

/** A text's noun for its own card: "this ally"; a hero's name. */
function selfWord({ type, name }: CardDef): string {
  const types: readonly string[] = [type].flat()
  if (types.includes('hero')) return shortName(name)
  return `this ${types.includes('ability') ? 'ability' : types[0]}`
}

/** Keywords that begin with the name, which are not that card: "Time is Money". */
const longer = (name: string): string =>
  keywords.flatMap((word) => (word.startsWith(`${name} `) ? [`|${literal(word.slice(name.length))}`] : [])).join('')

/** The table, for a card. */
export const tolerances = (def: CardDef): readonly Tolerance[] => [
  { typed: /[‘’]/g, printed: "'" },
  { typed: /[“”]/g, printed: '"' },
  { typed: /<\/?\w+>/g, printed: '' },
  { typed: / *\((?=[A-Z])[^()]*[.!]\)/g, printed: '' },
  { typed: /[ \t]+/g, printed: ' ' },
  { typed: / *(?<!>)(?:->|=>|→)(?!>) */g, printed: ' >>> ' },
  { typed: /\[(?:Exhaust|ACT|Tap)\]/gi, printed: '[Activate]' },
  { typed: /(?<=^|, |: )(\d+|X)(?=, [A-Z[]|(?:, [^.\n]*)? >>>)/gm, printed: '($1)' },
  { typed: /\b(pays?) (\d+|X)\b(?= (?:less|more|to)\b|[.,]| >>>)/gi, printed: '$1 ($2)' },
  {
    typed: new RegExp(
      `(?<!\\b(?:named|an?|each|last|friendly|has|is|[Tt]ribe:?|other) )(?<![\\w'"-])${literal(def.name)}(?![\\w-]| \\(${longer(def.name)})`,
      'g',
    ),
    printed: selfWord(def),
  },
  { typed: /\bcannot\b/g, printed: "can't" },
  { typed: /\b(is|are|do|does|was|were) not\b/g, printed: "$1n't" },
  { typed: /\b(?:he or she|she or he)\b/gi, printed: 'he' },
  { typed: /\b(?:his or her|her or his)\b/gi, printed: 'his' },
  { typed: /\bin your party\b/g, printed: 'you control' },
  { typed: /\b(?:enemy|hostile) (?=[a-z])/g, printed: 'opposing ' },
  { typed: /\benters? the battlefield\b|\bcomes into play\b/g, printed: 'enters play' },
  { typed: /\bgets? (?=[+-]\d)/g, printed: 'has ' },
  { typed: /([+-]\d+) ?\/ ?([+-]\d+)(?! ?health)/g, printed: '$1 ATK and $2 health' },
  { typed: /([+-]\d+) ATK ?\/ ?([+-]\d+) health/g, printed: '$1 ATK and $2 health' },
  { typed: /\buntil end of turn\b/gi, printed: 'this turn' },
  { typed: /\bthis turn if able\b/g, printed: 'if able this turn' },
  { typed: /\.$/gm, printed: '', alike: true },
  { typed: /(?<=\w),(?= (?:and|or|then)\b)/g, printed: '', alike: true },
  { typed: /\b(?:he|she|him)\b/gi, printed: 'it', alike: true },
  { typed: /\bher(?=[.,;"]|$| >>>| (?:this|in|to|from|at|and|into|on)\b)/gim, printed: 'it', alike: true },
  { typed: /\b(?:his|her)\b/gi, printed: 'its', alike: true },
  { typed: /\b(?:himself|herself)\b/gi, printed: 'itself', alike: true },
  { typed: /\bit's\b/gi, printed: 'it is', alike: true },
  { typed: new RegExp(`\\b(?:this|that|attached) (?:${thing})'s`, 'gi'), printed: 'its', alike: true },
  { typed: new RegExp(`\\b(?:this|that|attached) (?:${thing})\\b`, 'gi'), printed: 'it', alike: true },
]

const reworded = (rows: readonly Tolerance[], text: string): string =>
  rows.reduce((out, { typed, printed }) => out.replace(typed, printed), text)

/** The paragraphs of a typed text in the words in which cards print them. */
export const inOurWords = (def: CardDef, text: string): string[] =>
  reworded(
    tolerances(def).filter(({ alike }) => !alike),
    text,
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const numbers = new Map(Array.from({ length: 11 }, (_, n) => [inWords(n), String(n)]))

/** The text for comparison: without tolerated differences, capital letters and numbers in words. */
const compared = (def: CardDef, text: string): string =>
  reworded(
    tolerances(def).filter(({ alike }) => alike),
    text,
  )
    .toLowerCase()
    .replace(/\w+/g, (word) => numbers.get(word) ?? word)

/** The similarity of the typed and the printed text: the same letters, only tolerated differences, or more. */
export const nearness = (def: CardDef, typed: string, printed: string): 'same' | 'alike' | 'other' =>
  typed === printed ? 'same' : compared(def, typed) === compared(def, printed) ? 'alike' : 'other'

/** The first difference between a typed line and its print: the place in the line, its word there, and the words of the print. */
export function difference(typed: string, printed: string): { at: number; word: string; expected: string[] } {
  const [mine, its] = [typed, printed].map((text) => [...text.matchAll(/\S+/g)])
  const from = mine?.findIndex((word, i) => word[0].toLowerCase() !== its?.[i]?.[0].toLowerCase()) ?? 0
  const first = mine?.[from]
  const expected = (its ?? []).slice(from < 0 ? mine?.length : from).slice(0, 4)
  return {
    at: first?.index ?? typed.length,
    word: first?.[0] ?? '',
    expected: expected.length > 0 ? [expected.map(([word]) => word).join(' ')] : [],
  }
}
