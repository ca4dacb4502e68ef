/**
 * The guard of two promises: a card's text can't say something else than the card does, and what the linter accepts does what its
 * text says. Cards of the grammar, by a seed: each is refused with a reason, or prints all of its data and plays on a table.
 */
import { checkCard } from '../../../src/language/schema.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { mix } from '../../../src/state/dice.ts'
import { faceOf } from './face.ts'
import { growCard, type Roll } from './grow.ts'
import { playCard } from './play.ts'
import { unsaid } from './print.ts'
import { Books, reading, watch } from './reading.ts'

export interface Report {
  accepted: number
  /** How many were refused, by reason. */
  refused: ReadonlyMap<string, number>
  /** Changes of one field that were tried, choices that were made. */
  changes: number
  choices: number
  /** Fields that were at work often enough to be judged, and all others. */
  fields: readonly [judged: number, rare: number]
  /** What is wrong, by card: what its text does not show, where it did not play. */
  faults: readonly string[]
  /** Words of the language, with the field, that one side alone looks at; names that nothing gives; effects that never do anything. */
  onlyPrinted: readonly string[]
  onlyRules: readonly string[]
  unbound: readonly string[]
  idle: readonly string[]
}

/** What is done by being said. */
const spoken: ReadonlySet<string> = new Set(['do say: words', 'do say words'])

const rollOf = (seed: number): Roll => {
  let n = 0
  return (from, to) => from + (mix(seed, 0x67726f77, n++) % (to - from + 1))
}

/** The card by its seed. */
export const cardOf = (seed: number): CardDef => growCard(rollOf(seed))

/** A reason without what is special to the card: "nothing is called $… here". */
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
  const faults: string[] = []
  let [accepted, changes, choices] = [0, 0, 0]
  const look = (card: CardDef, own: number, name: string): void => {
    const fault = (what: string): unknown => faults.push(`${name}: ${what}\n  ${JSON.stringify(card)}`)
    const said = unsaid(card)
    changes += said.changes
    for (const what of said.found) fault(`its text does not show ${what}`)
    printed(card, printer)
    const played = playCard(card, own)
    choices += played.choices
    rules.add(played.reading, played.stood)
    for (const what of played.wrong) fault(what)
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
    ...{ accepted, refused, changes, choices, faults },
    fields: [rules.atWork(least), rules.there.size - rules.atWork(least)],
    onlyPrinted: shown(rules, rules.unread(least)),
    onlyRules: shown(printer, printer.unread(least)),
    unbound: shown(rules, rules.unbound(least)),
    idle: idle(),
  })
  for (let i = 0; i < n; i++) {
    const own = mix(seed, 0x63617264, i)
    const card = cardOf(own)
    const [problem] = checkCard(card)
    if (problem) refused.set(reason(problem.what), (refused.get(reason(problem.what)) ?? 0) + 1)
    else {
      accepted++
      look(card, own, `card ${i} (seed ${own})`)
    }
    told(i + 1, soFar)
  }
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
    `${r.accepted + no} cards: ${r.accepted} accepted, ${no} refused; ${r.changes} changes of one field, ${r.choices} choices`,
    `${r.fields[0]} fields of words were at work often enough to be judged, ${r.fields[1]} were not`,
    ...why.slice(0, 40).map(([what, n]) => `${String(n).padStart(6)} ${what}`),
    ...part('Faults', r.faults),
    ...part('Fields that are printed and that no rule reads', r.onlyPrinted),
    ...part('Fields that rules read and that are not printed', r.onlyRules),
    ...part('Names that stand for nothing', r.unbound),
    ...part('Effects that never do anything', r.idle),
  ].join('\n')
}
