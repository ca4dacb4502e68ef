/**
 * The guard of three promises: a card's text can't say something else than the card does, it is read back as what it is, and what the linter accepts
 * does what its text says. Cards of the grammar, drawn by fast-check from a seed: each is refused with a reason, or prints all of its data and plays on a table.
 */
import fc from 'fast-check'
import { againOrNone } from '../../../src/language/read/again.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { cards, seeds, smallest } from './arbitrary.ts'
import { faceOf } from './face.ts'
import { type Played, playCard } from './play.ts'
import { type Unsaid, unsaid } from './print.ts'
import { check, checkData, worldOf } from './raid.ts'
import { Books, reading, watch } from './reading.ts'
import { bothSides } from './sides.ts'

/** What is wrong with a card, in words without what is special to it, and as it is. */
interface Fault {
  why: string
  what: string
}

export interface Report {
  accepted: number
  /** How many were refused, by reason. */
  refused: ReadonlyMap<string, number>
  /** Changes of one field that were tried, choices that were made. */
  changes: number
  choices: number
  /** Whose texts the reader does not know. */
  unread: number
  /** Fields that were at work often enough to be judged, and all others. */
  fields: readonly [judged: number, rare: number]
  /** What is wrong, once for each cause: what a text does not show, where a card did not play; with the smallest card of which it is so. */
  faults: readonly string[]
  /** Words of the language, with the field, that one side alone looks at; names that nothing gives; effects that never do anything. */
  onlyPrinted: readonly string[]
  onlyRules: readonly string[]
  unbound: readonly string[]
  idle: readonly string[]
}

/** What is done by being said; damage is all that can be switched. */
const spoken: ReadonlySet<string> = new Set(['do say: words', 'do say words', 'do switch: what'])

/** A reason without what is special to the card: "there is no $… here". */
const reason = (what: string): string =>
  what
    .replace(/\$[\w.]+/g, '$…')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/-?\d+/g, 'n')
    .slice(0, 60)

/** What the printer reads of a card. */
function printed(card: CardDef, books: Books): void {
  const copy = structuredClone(card)
  const { attach, text, powers, front, back } = copy
  const book = reading(card)
  watch({ attach, text, powers, front, back }, book, () => false)
  faceOf(copy)
  books.add(book)
}

const saying = ({ found }: Unsaid): Fault[] =>
  found.map(({ why, what }) => ({ why: `unsaid: ${why}`, what: `its text does not show ${what}` }))
/** What is wrong with what a card is said to print as: that it is refused in its turn. */
const reread = (card: CardDef): Fault[] => {
  const result = againOrNone(card, worldOf(card))
  if (!('other' in result)) return []
  const [problem] = check(result.card)
  return problem
    ? [{ why: `read as what is refused: ${reason(problem.what)}`, what: `${problem.where}: ${problem.what}` }]
    : []
}
const playing = ({ wrong }: Played): Fault[] =>
  wrong.map((what) => ({ why: reason(what.split('\n', 2).join(' ')), what }))

/** The faults of cards: of each cause the first card that has it, made as small as it can be, and how many have it. */
class Faults {
  readonly #of = new Map<string, { text: string; cards: number }>()

  add(found: readonly Fault[], card: CardDef, own: number, at: number): void {
    for (const [i, { why }] of found.entries()) {
      if (found.findIndex((f) => f.why === why) < i) continue
      const known = this.#of.get(why)
      if (known) known.cards++
      else this.#of.set(why, { text: inFull(card, own, why, at), cards: 1 })
    }
  }

  get list(): readonly string[] {
    return [...this.#of].map(([why, { text, cards }]) => `${why}: ${cards} card${cards === 1 ? '' : 's'}\n${text}`)
  }
}

/** The smallest card with that fault: its text, what is wrong with it, its data. */
function inFull(card: CardDef, own: number, why: string, at: number): string {
  const faults = why.startsWith('unsaid')
    ? (c: CardDef): Fault[] => saying(unsaid(c))
    : why.startsWith('read')
      ? (c: CardDef): Fault[] => reread(c)
      : (c: CardDef): Fault[] => playing(playCard(c, own, 80, { onlooker: bothSides(c) }))
  const fault = (c: CardDef): Fault | undefined => faults(c).find((f) => f.why === why)
  const right = why.startsWith('read') ? checkData : check
  const small = smallest(card, (c) => right(c).length === 0 && fault(c) !== undefined, 300)
  return [
    `  card ${at} (played by ${own}): ${fault(small)?.what}`,
    `  ${faceOf(small).split('\n').slice(1).filter(Boolean).join(' ')}`,
    `  ${JSON.stringify(small)}`,
  ].join('\n')
}

/**
 * Makes `n` cards from this seed on and looks at each. `least`: on how many cards a field must have been at work before its never
 * being read is told. `told` hears how many are done, and can ask what was found so far.
 */
export function guard(
  n: number,
  seed: number,
  least: number,
  told: (done: number, soFar: () => Report) => void = () => {},
): Report {
  const [rules, printer] = [new Books(), new Books()]
  const refused = new Map<string, number>()
  const effects = new Map<string, { done: number; did: number }>()
  const faults = new Faults()
  let [done, accepted, changes, choices, unread] = [0, 0, 0, 0, 0]
  const look = (card: CardDef, own: number): void => {
    const said = unsaid(card)
    changes += said.changes
    printed(card, printer)
    const played = playCard(card, own, 80, { onlooker: bothSides(card) })
    choices += played.choices
    rules.add(played.reading, played.stood)
    unread += 'unread' in againOrNone(card, worldOf(card)) ? 1 : 0
    faults.add([...saying(said), ...playing(played)], card, own, done)
    for (const [word, { did }] of played.effects) {
      const all = effects.get(word) ?? { done: 0, did: 0 }
      effects.set(word, { done: all.done + 1, did: all.did + did })
    }
  }
  const shown = (books: Books, list: readonly string[]): string[] =>
    list.filter((place) => !spoken.has(place)).map((place) => `${place}\n  ${books.example.get(place)}`)
  const idle = (): string[] =>
    [...effects].flatMap(([word, { done, did }]) => (done >= least && did === 0 && !spoken.has(word) ? [word] : []))
  const soFar = (): Report => ({
    ...{ accepted, refused, changes, choices, unread, faults: faults.list },
    fields: [rules.atWork(least), rules.there.size - rules.atWork(least)],
    onlyPrinted: shown(rules, rules.unread(least)),
    onlyRules: shown(printer, printer.unread(least)),
    unbound: shown(rules, rules.unbound(least)),
    idle: idle(),
  })
  const one = (card: CardDef, own: number): void => {
    const [problem] = check(card)
    if (problem) {
      refused.set(reason(problem.what), (refused.get(reason(problem.what)) ?? 0) + 1)
      if (checkData(card).length === 0) faults.add(reread(card), card, own, done)
    } else {
      accepted++
      look(card, own)
    }
    told(++done, soFar)
  }
  fc.assert(fc.property(cards, seeds, one), { seed, numRuns: n, endOnFailure: true })
  return soFar()
}

/** Whether it found nothing. */
export const isClean = (r: Report): boolean =>
  [r.faults, r.onlyPrinted, r.onlyRules, r.unbound, r.idle].every((list) => list.length === 0)

/** The report as lines. */
export function inWords(r: Report): string {
  const part = (title: string, list: readonly string[]): string[] =>
    list.length > 0 ? [`\n${title}: ${list.length}`, ...list] : []
  const why = [...r.refused].sort((a, b) => b[1] - a[1])
  const no = why.reduce((sum, [, n]) => sum + n, 0)
  return [
    `${r.accepted + no} cards: ${r.accepted} accepted, ${no} refused; ${r.changes} changes of one field, ${r.choices} choices; ${r.unread} texts that the reader does not know`,
    `${r.fields[0]} fields of words were at work often enough to be judged, ${r.fields[1]} were not`,
    ...why.slice(0, 40).map(([what, n]) => `${String(n).padStart(6)} ${what}`),
    ...part('Faults', r.faults),
    ...part('Fields that are printed and that no rule reads', r.onlyPrinted),
    ...part('Fields that rules read and that are not printed', r.onlyRules),
    ...part('Names that stand for nothing', r.unbound),
    ...part('Effects that never do anything', r.idle),
  ].join('\n')
}
