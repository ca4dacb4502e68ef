/** Bold words of a hero that only matter while a deck is built: "Deckbuilding: You can include only …" (100.2e). */

import { classNames } from '../lists.ts'
import { deckWords } from '../print/deck.ts'
import { talentSpecs } from '../tags.ts'
import type { CardSet, Deckbuilding } from '../types.ts'
import { all, as, either, ifThere, listOf, most, type P, part, readAll, type Stop, table, w } from './parts.ts'
import { phrase } from './recursive.ts'
import { sameness } from './same.ts'
import { damageType } from './words.ts'
import { type World, within } from './world.ts'

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
    all([w('cards with a text restriction other than'), talents], (not) => ({ is: 'card', requires: true, not })),
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
  ),
)
const sentences: P<Deckbuilding> = as(most(sentence), (list) =>
  list.length === 0 ? undefined : (Object.assign({}, ...list) as Deckbuilding),
)

/** How lists of cards write it. */
const rewordings: readonly (readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)])[] = [
  [/\bany (?=[\w[])/g, ''],
  [/\bYou can only include\b/g, 'You can include only'],
  [/\bonly either Alliance or Horde cards, /g, 'only either Alliance cards or Horde cards, and '],
  [/\ballies with ally type ([A-Z]\w*(?: [A-Z]\w*)*)/g, '$1 allies'],
  [/(\[[A-Z][\w ]*\]) abilities and Pets\b/g, '$1 abilities, $1 Pet cards'],
  [/\b(?:Argent Crusade|Argent [A-Z][\w ]* Crusade) cards\b/g, 'cards with Argent Crusade Reputation'],
  [
    /(\] ([A-Z]\w+(?: [A-Z]\w+)?) [Tt]alents\b[^.]*\. You can't include )cards with (other )?reputations or other text restrictions/g,
    (_, before = '', spec = '', other = '') =>
      `${before}cards with a reputation${other && ' other than cards with Argent Crusade Reputation'} or cards with a text restriction other than ${spec} Talents`,
  ],
  [
    /\bYou can't put (.*?) cards in your deck\b/g,
    (_, list = '') => `You can't include ${list.replace(/(?<=\w)(?=,| or )/g, ' cards')} cards`,
  ],
  [
    /\bcards with reputations? or (?:other )?text restrictions/g,
    'cards with a reputation or cards with a text restriction',
  ],
]

/** Reads a line of a hero that begins with "Deckbuilding:"; what is read must print as the same. */
export function readDeckbuilding(world: World, line: string): { data: Deckbuilding } | { stop: Stop } {
  const text = rewordings.reduce(
    (out, [from, to]) => (typeof to === 'string' ? out.replace(from, to) : out.replace(from, to)),
    line.replace(/^Deckbuilding:\s*/, ''),
  )
  const read = within(world, () => readAll(sentences, text))
  if ('stop' in read) return read
  const said = (deckbuilding: Deckbuilding): string => deckWords({ ...world.def, deckbuilding }).at(-1) ?? ''
  const data = read.readings.find((d) => sameness(`Deckbuilding: ${text}`, said(d)) > 1)
  return data ? { data } : { stop: { at: 0, word: 'Deckbuilding', expected: [] } }
}
