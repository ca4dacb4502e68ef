/**
 * Whether a value has the form of a raid, checked before anything reads it: unknown fields (XState accepts them silently, even an
 * `always` that loops for ever), values of the wrong kind, sizes. The linter checks the content of cards, effects and conditions.
 */
import { checkBounds } from '../language/bounded.ts'
import type { Problem } from '../language/problem.ts'
import {
  type Check,
  checkFields,
  type Fields,
  flag,
  formed,
  isRecord,
  later,
  listOf,
  may,
  must,
  number,
  oneOf,
  only,
  record,
  report,
  show,
  text,
  tuple,
  yes,
} from '../language/schema/shape.ts'
import { amountCheck } from '../language/schema/words.ts'
import { bounds } from '../state/bounds.ts'
import {
  built,
  lies,
  lights,
  lit,
  occasions,
  type RaidDef,
  type RaidMode,
  type RaidStateNode,
  type RaidTable,
  type RaidTransition,
} from './format.ts'

/** Checked elsewhere. */
const anything: Check = formed(
  () => ({ is: 'one of', of: [] }),
  () => undefined,
)

const within = (least: number, most: number): Check =>
  formed(number.form, (v, at, out) => {
    if (!Number.isInteger(v) || !((v as number) >= least && (v as number) <= most))
      report(out, at, `${show(v)} is not a whole number from ${least} to ${most}`, 'Write one in this range.')
  })

/** A record of any keys. */
const each = (item: Check, most: number = bounds.values): Check =>
  formed(
    () => ({ is: 'one of', of: [item] }),
    (v, at, out) => {
      if (!isRecord(v)) return report(out, at, `${show(v)} is not a record`, 'Write { name: … }.')
      const keys = Object.keys(v)
      if (keys.length > most) report(out, at, `${keys.length} of them`, `Use at most ${most}.`)
      for (const key of keys) item(v[key], `${at}.${key}`, out)
    },
  )

const copies = listOf(tuple(within(1, bounds.deck), text))

/** Cards with their numbers of copies; limited in all. */
const deck: Check = formed(copies.form, (v, at, out) => {
  copies(v, at, out)
  const rows = Array.isArray(v) ? v.filter((row) => Array.isArray(row) && Number.isInteger(row[0])) : []
  const all = rows.reduce((sum, [n]) => sum + n, 0)
  if (all > bounds.deck) report(out, at, `${all} cards`, `Take at most ${bounds.deck}.`)
})

const oneOrSeveral = (item: Check): Check =>
  formed(item.form, (v, at, out) => (Array.isArray(v) ? listOf(item)(v, at, out) : item(v, at, out)))

const spoken: Check = formed(text.form, (v, at, out) => {
  text(v, at, out)
  if (typeof v === 'string' && v !== '' && v.trim() === '') report(out, at, 'it is blank', 'Write a name.')
})

/** A card has a name, by which decks and the linter find it. */
const card: Check = formed(anything.form, (v, at, out) => {
  if (isRecord(v) && v.name === undefined) report(out, at, '"name" is missing', 'Give the card a name.')
  else if (isRecord(v)) text(v.name, `${at}.name`, out)
  else report(out, at, `${show(v)} is not a card`, 'Write { name, type, set, number, … }.')
})

const noun = { one: must(text), many: must(text) }

const action = record({
  type: must(only('do')),
  params: must(
    record({
      how: must(oneOf(['now', 'sealed'], 'way to do it')),
      do: must(listOf(anything)),
      name: may(text),
      called: may(spoken),
    }),
  ),
})

const transitionFields: Fields<RaidTransition> = {
  target: may(text),
  guard: may(record({ type: must(only('if')), params: must(anything) })),
  when: may(spoken),
  actions: may(listOf(action)),
}

const stateFields: Fields<RaidStateNode> = {
  initial: may(text),
  states: may(each(later(() => state))),
  on: may(each(oneOrSeveral(record(transitionFields)))),
  meta: may(record({ stage: may(within(0, 1000)), title: may(text), card: may(text) })),
  type: may(oneOf(['final', 'parallel'], 'type of state')),
}
const state: Check = record(stateFields)

const modeFields: Fields<RaidMode> = {
  id: must(text),
  name: must(text),
  about: must(text),
  lots: may(each(within(0, bounds.deck))),
  always: may(listOf(anything)),
  suggested: may(tuple(within(1, 5), within(1, 5))),
  learning: may(record({ seed: must(within(0, 0xffff_ffff)), decks: must(listOf(text)) })),
}

const tableFields: Fields<RaidTable> = {
  hall: may(record({ built: may(oneOf([...built], 'wall')), lights: may(listOf(oneOf([...lights], 'light'))) })),
  types: may(
    each(
      record({
        as: must(oneOf([...lies], 'way to lie')),
        pile: may(within(1, bounds.deck)),
        marks: may(listOf(within(1, bounds.deck))),
      }),
    ),
  ),
  bonds: may(record({ ...noun, of: must(within(1, 12)), left: must(anything) })),
  looms: may(
    record({
      called: must(spoken),
      card: must(text),
      side: must(oneOf(['front', 'back'], 'side')),
      met: must(anything),
      of: must(anything),
      by: must(spoken),
    }),
  ),
  waits: may(listOf(record({ ...noun, n: must(anything) }))),
  threat: may(record({ called: must(spoken), level: must(anything) })),
  standins: may(record({ ...noun, of: must(anything), left: must(anything) })),
  clocks: may(
    listOf(
      record({
        boss: must(text),
        side: may(oneOf(['front', 'back'], 'side')),
        counts: must(spoken),
        n: must(anything),
        at: must(anything),
        says: must(spoken),
        near: must(within(0, 1000)),
        down: may(yes),
      }),
    ),
  ),
  lessons: may(
    listOf(
      record({
        when: must(oneOf([...occasions], 'occasion')),
        title: must(spoken),
        text: must(spoken),
        lit: may(oneOf([...lit], 'part of the table')),
      }),
    ),
  ),
}

const fields: Fields<RaidDef> = {
  id: must(text),
  name: must(text),
  rules: may(listOf(listOf(text, 2))),
  about: must(text),
  raiders: must(record({ min: must(within(1, 5)), max: must(within(1, 5)), meant: must(tuple(number, number)) })),
  calls: must(text),
  player: may(text),
  they: may(oneOf(['he', 'she', 'it'], 'pronoun')),
  nouns: may(each(record({ ...noun, bare: may(yes) }))),
  starts: must(text),
  startsWith: may(deck),
  cards: must(listOf(card)),
  types: may(each(record({ ...noun, pays: may(yes), apart: may(yes) }))),
  modes: may(listOf(record(modeFields))),
  decks: must(each(deck, bounds.decks)),
  ordered: may(listOf(text)),
  resourceDeck: may(text),
  tokens: must(listOf(text)),
  regular: may(listOf(text)),
  realm: may(text),
  always: may(listOf(anything)),
  draws: must(amountCheck),
  handMax: must(within(0, bounds.deck)),
  firstTurn: must(oneOf(['boss', 'left of boss'], 'seat')),
  skipsFirstDraw: must(flag),
  bossMulligans: must(flag),
  turn: must(listOf(text)),
  phases: may(each(text)),
  eventDeck: may(text),
  afterEvent: may(oneOf(['resource', 'graveyard'], 'place')),
  listens: must(each(anything)),
  machine: must(record({ id: must(text), initial: must(text), states: must(each(state)) })),
  table: may(record(tableFields)),
  tactics: may(anything),
  advice: may(anything),
}

/** Raids that have passed; each is checked only once. */
const sound = new WeakSet<object>()

/**
 * Why a value can't be read as a raid: its size, fields and kinds of values, each with place and fix. If the list is empty, it can be
 * linted, compiled and drawn. A game does not start with any problem.
 */
export function checkRaid(def: unknown): Problem[] {
  if (isRecord(def) && sound.has(def)) return []
  const id = isRecord(def) && typeof def.id === 'string' ? def.id.slice(0, bounds.name) : 'raid'
  const out = checkBounds(def, id)
  if (out.length > 0) return out
  if (!isRecord(def)) report(out, id, `${show(def)} is not a raid`, 'Write { id, name, cards, … }.')
  else {
    checkFields(def, fields, id, out)
    if (out.length === 0) sound.add(def)
  }
  return out
}
