/** Bold words of a hero that only matter while a deck is built: "Deckbuilding: You can include only …" (100.2e). */

import { classNames } from '../lists.ts'
import { deckWords } from '../print/deck.ts'
import { talentSpecs } from '../tags.ts'
import type { CardSet, Deckbuilding } from '../types.ts'
import { grammar } from './grammar.ts'
import type { P } from './parser.ts'
import { all, as, either, ifThere, listOf, most, part, readAll, type Stop, table, w } from './parts.ts'
import { phrase } from './recursive.ts'
import { damageType } from './words.ts'
import type { World } from './world.ts'

/** Without the marks of places, also inside. */
const bare = (set: object): CardSet =>
  JSON.parse(JSON.stringify(set, (key, value: unknown) => (key === '@' ? undefined : value))) as CardSet

/** "[Warlock] Demonology Talents". */
const talents: P<CardSet> = all(
  [
    ifThere(table(classNames.map((c) => [`[${c}]`, c] as const))),
    table(talentSpecs.map((spec) => [spec, spec] as const)),
    w('Talents', 'talents'),
  ],
  (icon, requires) => ({ is: 'card', requires, ...(icon === undefined ? {} : { icon }) }),
)

const cards: P<CardSet> = part(() =>
  either<CardSet>(
    talents,
    as(phrase, (p) => ('who' in p || p.article !== 'bare' ? undefined : bare(p.set))),
    all([phrase, w('that deal'), damageType, w('damage')], (p, deals) =>
      'who' in p || p.article !== 'bare' ? undefined : { ...bare(p.set), deals },
    ),
  ),
)

const stop = ifThere(w('.'))
const sentence: P<Deckbuilding> = part(() =>
  either<Deckbuilding>(
    all([w('you can include only'), listOf(cards, w('and')), stop], (only) => ({ only })),
    all(
      [w('you can include only either'), listOf(cards, w('or')), w(', and'), listOf(cards, w('and')), stop],
      (either_, only) => ({ either: either_, only }),
    ),
    all([w("you can't include"), listOf(cards, w('or')), stop], (not) => ({ not })),
    all([w("you can't include"), cards, w('other than'), cards, stop], (set, not) => ({ not: [{ ...set, not }] })),
  ),
)
const sentences: P<Deckbuilding> = as(most(sentence), (list) =>
  list.length === 0
    ? undefined
    : Object.assign({}, ...list, list.some(({ not }) => not) && { not: list.flatMap(({ not = [] }) => not) }),
)

/** Reads a line of a hero that begins with "Deckbuilding:"; the result must print as the same. */
export function readDeckbuilding(world: World, line: string): { data: Deckbuilding } | { stop: Stop } {
  const text = line.replace(/^Deckbuilding:\s*/, '')
  const read = readAll(sentences, { text, world, grammar })
  if ('stop' in read) return read
  const said = (deckbuilding: Deckbuilding): string => deckWords({ ...world.def, deckbuilding }).at(-1) ?? ''
  const data = read.readings.find((d) => said(d) === `Deckbuilding: ${text}`)
  return data ? { data } : { stop: { at: 0, word: 'Deckbuilding', expected: [] } }
}
