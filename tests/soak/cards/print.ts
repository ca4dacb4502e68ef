/** Whether a card's text says all of its data: any one field left out or with another value is another text, or no card. */
import { PrintError } from '../../../src/language/print/index.ts'
import { isBoss, lookedAt, partOf, whatPlays } from '../../../src/language/read/sense.ts'
import { isRecord } from '../../../src/language/schema/shape.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { type Change, changesOf } from './changes.ts'
import { faceOf } from './face.ts'
import { check } from './raid.ts'

type Data = Readonly<Record<string, unknown>>
interface Alike {
  why: string
  /** Whether `was` and `now`, in the field `key` of this record, say the same; undefined is left out. `outer`: all records around it. */
  same: (around: Data, key: string, was: unknown, now: unknown, outer: readonly Data[]) => boolean
}

const leftOut = (key: string, value: unknown, where: (around: Data) => boolean = () => true) =>
  ((around, k, was, now) => k === key && was === value && now === undefined && where(around)) as Alike['same']

/** All that is written in two ways and means the same. Whatever else the text does not show is a fault. */
const alike: readonly Alike[] = [
  { why: 'a pronoun that the text has no use for', same: (_, key) => key === 'they' },
  { why: 'whoever acts is you, if nobody is named', same: leftOut('by', 'you', (e) => e.do !== undefined) },
  {
    why: 'you pick, if nobody else acts',
    same: leftOut('by', 'you', (set) => set.choose !== undefined || set.target !== undefined),
  },
  { why: 'you settle ties, if nobody else acts', same: leftOut('ties', 'you') },
  {
    why: 'a player of the event who is you picks',
    same: (_around, key, was, now, outer) => key === 'by' && now === undefined && isYou(was, outer),
  },
  {
    why: 'a card goes to its owner or controller, what somebody takes goes to that player',
    same: ({ do: verb, what, to }, key, was, now, outer) =>
      verb === 'move' &&
      key === 'of' &&
      now === undefined &&
      (was === '$by' ||
        (isRecord(was) && partOf(to === 'resources' ? was.controller : was.owner, outer) === partOf(what, outer))),
  },
  {
    why: 'what is looked at, where that is one thing',
    same: (_around, _key, was, now, outer) =>
      [was, now].includes('it') &&
      outer.some((node) => [was, now].some((w) => w !== undefined && w === partOf(lookedAt(node), outer))),
  },
  {
    why: 'whatever a "try" names has been done where its "then" is read',
    same: (_around, key, was, now, outer) =>
      key === 'done' &&
      outer.some(
        ({ do: verb, as, these, then }, i) =>
          verb === 'try' &&
          Array.isArray(then) &&
          then.includes(outer[i + 1]) &&
          [was, now].every((name) => JSON.stringify({ as, these }).includes(`"as":${JSON.stringify(name)}`)),
      ),
  },
  { why: 'whoever acts picks', same: leftOut('by', '$by', (set) => set.choose !== undefined) },
  { why: 'you search your own, if nobody is named', same: leftOut('of', 'you', (e) => e.do === 'search') },
  {
    why: 'a card comes into its owner’s graveyard, hand or deck, and its controller’s party',
    same: ({ on, zone, what }, key, was, now) =>
      on !== undefined &&
      zone !== undefined &&
      key === 'of' &&
      now === undefined &&
      isRecord(was) &&
      (zone === 'party' ? was.controller : was.owner) === what,
  },
  { why: 'whoever searches does so in his own zones', same: leftOut('of', '$by', (e) => e.do === 'search') },
  { why: 'one card or die, if no number is said', same: leftOut('n', 1, (e) => e.do === 'draw' || e.do === 'roll') },
  { why: 'every card is a card', same: leftOut('is', 'card') },
  { why: 'a set is of cards in play, if it does not say where', same: leftOut('in', 'play') },
  { why: 'what enters or leaves does so in play, if nothing is said', same: leftOut('zone', 'play') },
  { why: 'every turn is a player’s', same: leftOut('turn', 'players') },
  { why: 'whoever does it is a player', same: leftOut('by', 'players', (e) => e.on !== undefined) },
  {
    why: 'what is yours goes where yours go, and what lies in a zone goes to the player of that zone',
    same: ({ what }, key, was, now, outer) =>
      key === 'of' &&
      now === undefined &&
      ((isYou(was, outer) && ['self', 'yourHero', 'startingHero'].includes(what as string)) ||
        (isRecord(what) && what.of === was && (what.in !== undefined || was === 'you'))),
  },
  {
    why: 'whatever can play that part',
    same: (event, key, was, now) =>
      event.on !== undefined &&
      isRecord(was) &&
      (was.is ?? 'card') === whatPlays(event, key) &&
      now === undefined &&
      Object.keys(was).every((k) => k === 'is' || k === 'as'),
  },
  {
    why: 'the Boss is its player’s hero',
    same: (_around, _key, was, now, outer) =>
      outer[0] !== undefined && isBoss(outer[0]) && [was, now].every((w) => w === 'self' || w === 'yourHero'),
  },
  {
    why: 'two names of what plays one part in an event, by its pattern or of before',
    same: (_around, _key, was, now, outer) => isOnePart(outer[0], was, now),
  },
  {
    why: 'what is chosen has the name of the choice, and that of the set that it is chosen of',
    same: (_around, _key, was, now, outer) => isOneChoice(outer[0], was, now),
  },
  {
    why: 'another than the card itself',
    same: (_around, key, was, now) => key === 'other' && [was, now].includes('self') && [was, now].includes(true),
  },
]

/** Whether a Who is you: by that word, or as the part of an event that is yours. */
const isYou = (who: unknown, outer: readonly Data[]): boolean => partOf(who, outer) === 'you'

/** Whether two names are both of what plays one part in an event: '$what', and the one that its pattern gives it. */
function isOnePart(node: unknown, a: unknown, b: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(
    ([role, v]) =>
      ([a, b].includes(`$${role}`) && [a, b].includes(isRecord(v) ? `$${String(v.as)}` : v)) || isOnePart(v, a, b),
  )
}

/** Whether two names are of a choice, and of what is chosen. */
const isOneChoice = (node: unknown, a: unknown, b: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  ((isRecord(node) &&
    node.do === 'choose' &&
    isRecord(node.what) &&
    [node.as, node.what.as].every((name) => a === `$${String(name)}` || b === `$${String(name)}`)) ||
    Object.values(node).some((part) => isOneChoice(part, a, b)))

/** The value at a place like 'text[0].what.is', and the record around it. */
function read(card: unknown, at: string): { around: Data; key: string; value: unknown; outer: readonly Data[] } {
  const keys = at.split(/[.[\]]+/).filter(Boolean)
  const outer: Data[] = []
  let around: Data = {}
  let key = ''
  let value = card
  for (const k of keys) {
    if (isRecord(value)) {
      around = value
      outer.push(value)
      key = k
    }
    value = (value as Data | undefined)?.[k]
  }
  return { around, key, value, outer }
}

function isAlike(card: CardDef, { at, to }: Change): boolean {
  const { around, key, value, outer } = read(card, at)
  const { value: other } = read(to, at)
  if (isBoss(card) && [value, other].every((one) => one === 'self' || one === 'boss')) return true
  return alike.some(({ same }) => same(around, key, value, other, outer))
}

/** Its text; null if there is none. */
function faceOrNone(card: CardDef): string | null {
  try {
    return faceOf(card)
  } catch (error) {
    if (error instanceof PrintError) return null
    throw error
  }
}

/** What a text does not show: the word and field, and the change with the record that it was made in. */
export interface Unsaid {
  found: { why: string; what: string }[]
  /** How many changes were tried. */
  changes: number
}

/** Changes of a card that is right which its text does not show. */
export function unsaid(card: CardDef): Unsaid {
  const face = faceOf(card)
  const found: Unsaid['found'] = []
  let changes = 0
  for (const change of changesOf(card)) {
    changes++
    const other = change.to as CardDef
    if (faceOrNone(other) !== face || isAlike(card, change) || check(other).length > 0) continue
    found.push({ why: causeOf(card, change), what: `${change.at} ${change.how}` })
  }
  return { found, changes }
}

/** The field as its word knows it, and the change without the names that the card gives: "do put: n $… to $…". */
function causeOf(card: CardDef, { at, how }: Change): string {
  const { outer, key } = read(card, at)
  const word = outer.map(({ do: verb, mod, on }) => verb ?? mod ?? on).findLast((w) => typeof w === 'string')
  return `${word ?? 'card'}: ${key} ${how.replace(/\bn\d+\b/g, '…').replace(/\d+/g, 'n')}`
}
