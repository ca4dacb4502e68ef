/**
 * Whether a value has the form of a raid, checked first: unknown fields, values of the wrong kind, sizes.
 * XState accepts unknown fields silently, even an endless `always`. The linter checks the content of cards, effects and conditions.
 */
import { checkBounds } from '../language/bounded.ts'
import type { Problem } from '../language/problem.ts'
import { effect } from '../language/schema/effects.ts'
import { mod } from '../language/schema/mods.ts'
import { pattern } from '../language/schema/patterns.ts'
import {
  type Check,
  called,
  checkFields,
  each,
  either,
  type Field,
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
  sayable,
  show,
  text,
  tuple,
  yes,
} from '../language/schema/shape.ts'
import { occasion, tactic } from '../language/schema/tactics.ts'
import { amountCheck, condition } from '../language/schema/words.ts'
import { cardShape } from '../language/schema.ts'
import { bounds } from '../state/bounds.ts'
import { beings, cardCues, checkArt, type RaidArt } from './art.ts'
import { emblems } from './emblems.ts'
import {
  built,
  hardness,
  levelNames,
  lies,
  lights,
  lit,
  occasions,
  type RaidDef,
  type RaidFace,
  type RaidLevel,
  type RaidMode,
  type RaidModule,
  type RaidStateNode,
  type RaidTable,
  type RaidTransition,
  raidFormat,
} from './format.ts'
import { placed } from './path.ts'
import { checkSizes } from './size.ts'
import { machineEvents, turnSteps } from './steps.ts'

/** Of this form; the linter checks it, with the place where it stands. */
const linted = (check: Check): Check => formed(check.form, () => undefined)
const amount = linted(amountCheck)
const modifiers = may(sayable(linted(mod)))
const tactics = may(linted(listOf(tactic)))

const within = (least: number, most: number): Check =>
  formed(
    () => ({ is: 'number', least, most }),
    (v, at, out) => {
      if (typeof v !== 'number' || !Number.isInteger(v) || v < least || v > most)
        report(out, at, `${show(v)} is not a whole number from ${least} to ${most}`, {
          fix: 'Write one in this range.',
          expected: [`a whole number from ${least} to ${most}`],
        })
    },
  )

const count = within(0, 1_000_000)

/** A share: a number from 0 to 1. */
const share: Check = formed(
  () => ({ is: 'number', least: 0, most: 1, fraction: true }),
  (v, at, out) => {
    if (typeof v !== 'number' || !(v >= 0 && v <= 1))
      report(out, at, `${show(v)} is not a share`, {
        fix: 'Write a number from 0 to 1.',
        expected: ['a number from 0 to 1'],
      })
  },
)

const copies = listOf(tuple(within(1, bounds.deck), text))

/** Cards with their numbers of copies; limited in all. */
const deck: Check = formed(copies.form, (v, at, out) => {
  if (!Array.isArray(v))
    return report(out, at, `${show(v)} is not a list`, { fix: 'Write [[8, "Some card"], …].', expected: ['a list'] })
  copies(v, at, out)
  const rows = v.filter((row) => Array.isArray(row) && Number.isInteger(row[0]))
  const all = rows.reduce((sum, [n]) => sum + n, 0)
  if (all > bounds.deck) report(out, at, `${all} cards`, `Take at most ${bounds.deck}.`)
})

const oneOrSeveral = (item: Check): Check => either([Array.isArray, listOf(item)], item)

const spoken: Check = formed(text.form, (v, at, out) => {
  text(v, at, out)
  if (typeof v === 'string' && v !== '' && v.trim() === '') report(out, at, 'it is blank', 'Write a name.')
})

/** A card has a name, by which decks and the linter find it. */
const card: Check = formed(cardShape.form, (v, at, out) => {
  if (isRecord(v) && v.name === undefined)
    report(out, at, '"name" is missing', { fix: 'Give the card a name.', expected: ['name'] })
  else if (isRecord(v)) text(v.name, `${at}.name`, out)
  else report(out, at, `${show(v)} is not a card`, 'Write { name, type, set, number, … }.')
})

/** A number of cards, or an amount that is looked up in the game. */
const handSize: Check = formed(amountCheck.form, (v, at, out) =>
  (typeof v === 'object' && v !== null ? amountCheck : within(0, bounds.deck))(v, at, out),
)

const noun: Readonly<Record<string, Field>> = { one: must(text), many: must(text) }

/** Corrections for keys that other statecharts have. */
type Refused = Parameters<typeof checkFields>[4]

/** A record with these fields, and with reasons against others. */
const strict = (name: string, fields: Readonly<Record<string, Field>>, refused: Refused): Check => {
  const plain = called(name, record(fields))
  return formed(plain.form, (v, at, out) => {
    if (!isRecord(v)) plain(v, at, out)
    else checkFields(v, fields, at, out, refused)
  })
}

const wrapped = '{ type: "do", params: { how: "now", do: [ … ] } }'
/** An action; or an effect, which it should be around. */
const action: Check = formed(
  () => anAction.form(),
  (v, at, out) => {
    if (isRecord(v) && v.type === undefined && typeof v.do === 'string')
      report(out, `${at}.do`, 'an effect where an action is meant', {
        fix: `Write ${wrapped} around it.`,
        expected: ['an action'],
        nearest: 'type',
      })
    else anAction(v, at, out)
  },
)
const anAction = called(
  'machine action',
  record({
    type: must(only('do')),
    params: must(
      record({
        how: must(oneOf(['now', 'sealed'], 'way to do it')),
        do: must(sayable(linted(effect))),
        name: may(text),
        called: may(spoken),
        prompts: may(each(spoken)),
      }),
    ),
  }),
)

const aGuard = record({ type: must(only('if')), params: must(linted(condition)) })
/** A guard; or a condition, which it should be around. */
const guard: Check = formed(aGuard.form, (v, at, out) => {
  if (isRecord(v) && v.type === undefined && v.params === undefined)
    report(out, at, 'a condition where a guard is meant', {
      fix: 'Write { type: "if", params: … } around it.',
      expected: ['a guard'],
      nearest: 'type',
    })
  else aGuard(v, at, out)
})

const transitionFields: Fields<RaidTransition> = {
  target: may(text),
  guard: may(guard),
  when: may(spoken),
  actions: may(listOf(action)),
}

/** A transition; not the short form that only names the next state. */
const transition: Check = formed(
  () => transitionWords.form(),
  (v, at, out) => {
    const of = { expected: Object.keys(transitionFields) }
    if (typeof v === 'string')
      return report(out, at, `${show(v)} is not a record`, { ...of, fix: `Write { target: ${show(v)} }.` })
    transitionWords(v, at, out)
  },
)
const transitionWords = strict('machine transition', transitionFields, {
  if: ['a transition has no "if"', 'Write guard: { type: "if", params: … }.'],
  cond: ['a transition has no "cond"', 'Write guard: { type: "if", params: … }.'],
  do: ['effects are inside of an action', `Write actions: [${wrapped}].`],
  reenter: ['a transition to its own state enters it anyway', 'Leave it out.'],
  internal: ['a transition without a target stays in its state', 'Leave it out.'],
  meta: ['only states have "meta"', 'Write "when" for the map.'],
})

const stateFields: Fields<RaidStateNode> = {
  initial: may(text),
  states: may(each(later(() => state))),
  entry: may(listOf(action)),
  on: may(each(oneOrSeveral(transition), bounds.values, machineEvents)),
  meta: may(record({ stage: may(within(0, 1000)), title: may(text), card: may(text) })),
  type: may(oneOf(['final', 'parallel'], 'type of state')),
}
const state: Check = strict('machine state', stateFields, {
  always: [
    'a state does not go on by itself: that could go round for ever',
    'Answer an event in "on": gameStarts, a phase of the turn, or one from "listens".',
  ],
  after: ['a raid has no clock', 'Count turns: listen to { on: "start", turn: "you" }.'],
  invoke: ['a raid is data and runs no code', 'Write effects in "actions" of a transition.'],
  exit: ['nothing is done as a state is left', 'Put the actions into the transitions that lead out.'],
  onDone: ['a final state sends no event', 'Put the actions into the transition that leads there.'],
  history: ['a state does not remember where it was', 'Name the state in "target".'],
  context: ['a machine has no data of its own', 'Put counters on a card.'],
  stage: ['the stage belongs to "meta"', 'Write meta: { stage: … }.'],
  title: ['the title belongs to "meta"', 'Write meta: { title: … }.'],
  target: ['a state has no target', 'Put it into a transition in "on".'],
})

/** Small letters and digits, with hyphens between them: links and files are named after it. */
const id: Check = formed(text.form, (v, at, out) => {
  if (typeof v !== 'string' || v.length > bounds.name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(v))
    report(
      out,
      at,
      `${show(v)} is not an id`,
      'Write small letters and digits, with hyphens between them: "golem-yard".',
    )
})

const modeFields: Fields<RaidMode> = {
  id: must(text),
  name: must(text),
  about: must(text),
  draws: may(amountCheck),
  handMax: may(handSize),
  skipsFirstDraw: may(flag),
  starts: may(text),
  startsWith: may(deck),
  decks: may(each(listOf(tuple(within(0, bounds.deck), text)), bounds.decks)),
  lots: may(each(handSize)),
  always: modifiers,
  suggested: may(tuple(within(1, 5), within(1, 5))),
  handicap: may(oneOf(['raiders', 'boss'], 'side')),
  learning: may(record({ seed: must(within(0, 0xffff_ffff)), decks: must(listOf(text)) })),
}

const { suggested: _s, handicap: _h, learning: _l, ...inModule } = modeFields
const moduleFields: Fields<RaidModule> = { ...inModule, id: must(id) }

const levelFields: Fields<RaidLevel> = {
  level: must(oneOf([...levelNames], 'level')),
  raiders: must(within(1, 5)),
  mode: may(text),
  mistakes: must(share),
  measured: may(
    record({
      won: must(count),
      games: must(count),
      first: must(record({ won: must(count), games: must(count) })),
      seed: must(within(0, 0xffff_ffff)),
      checksum: must(text),
      engine: must(text),
    }),
  ),
}

const hall = may(record({ built: may(oneOf([...built], 'wall')), lights: may(listOf(oneOf([...lights], 'light'))) }))

const tableFields: Fields<RaidTable> = {
  hall,
  types: may(
    each(
      record({
        as: must(oneOf([...lies], 'way to lie')),
        pile: may(within(1, bounds.deck)),
        marks: may(listOf(within(1, bounds.deck))),
      }),
    ),
  ),
  bonds: may(record({ ...noun, of: must(within(1, 12)), left: must(amount) })),
  looms: may(
    record({
      called: must(spoken),
      card: must(text),
      side: must(oneOf(['front', 'back'], 'side')),
      met: must(amount),
      of: must(amount),
      by: must(spoken),
    }),
  ),
  waits: may(listOf(record({ ...noun, n: must(amount) }))),
  threat: may(record({ called: must(spoken), level: must(amount) })),
  standins: may(record({ ...noun, of: must(amount), left: must(amount) })),
  clocks: may(
    listOf(
      record({
        boss: may(text),
        side: may(oneOf(['front', 'back'], 'side')),
        counts: must(spoken),
        n: must(either([(v) => v === 'turns', only('turns')], amount)),
        at: must(amount),
        says: must(spoken),
        near: must(within(0, 1000)),
        down: may(yes),
      }),
    ),
  ),
  lessons: may(
    listOf(
      record({
        when: must(either([isRecord, occasion], oneOf([...occasions], 'occasion'))),
        title: must(spoken),
        text: must(spoken),
        lit: may(oneOf([...lit], 'part of the table')),
      }),
    ),
  ),
}

const artFile = record({ file: may(text), data: may(text), by: must(text), licence: must(text) })

/** Its form, for the schema; `checkArt` checks it. */
const artFields = record({
  beings: may(each(oneOf([...beings], 'being'))),
  emblems: may(each(oneOf(emblems, 'emblem'))),
  cues: may(each(oneOf([...cardCues], 'cue'))),
  pictures: may(each(artFile)),
  sounds: may(each(artFile)),
} satisfies Fields<RaidArt>)

const faceFields: Fields<RaidFace> = {
  name: must(spoken),
  tags: may(listOf(text)),
  health: may(within(0, 1000)),
  hall,
  minutes: may(within(1, 1000)),
  hard: may(oneOf([...hardness], 'word for how hard it is')),
  place: may(within(0, 1000)),
  treasure: may(spoken),
}

/** Three numbers with dots between them. */
const version: Check = formed(text.form, (v, at, out) => {
  if (typeof v !== 'string' || !/^\d{1,6}(\.\d{1,6}){2}$/.test(v))
    report(out, at, `${show(v)} is not a version`, "Write three numbers: '1.0.0'.")
})

const fields: Fields<RaidDef> = {
  format: must(only(raidFormat)),
  id: must(id),
  name: must(text),
  version: must(version),
  author: may(spoken),
  licence: may(spoken),
  language: must(only('en')),
  rules: may(listOf(listOf(text, 2))),
  about: must(text),
  raiders: must(record({ min: must(within(1, 5)), max: must(within(1, 5)), meant: must(tuple(number, number)) })),
  calls: must(text),
  player: may(text),
  they: may(oneOf(['he', 'she', 'it'], 'pronoun')),
  nouns: may(each(record({ ...noun, bare: may(yes), the: may(oneOf(['player', 'card'], 'bearer')) }))),
  starts: may(text),
  startsWith: may(deck),
  cards: must(listOf(card)),
  types: may(each(record({ ...noun, pays: may(yes), apart: may(yes) }))),
  modes: may(listOf(record(modeFields))),
  modules: may(listOf(record(moduleFields))),
  decks: must(each(deck, bounds.decks)),
  ordered: may(listOf(text)),
  once: may(listOf(text)),
  resourceDeck: may(text),
  tokens: must(listOf(text)),
  regular: may(listOf(text)),
  leaves: may(listOf(text)),
  realm: may(text),
  threat: may(yes),
  always: modifiers,
  draws: must(amountCheck),
  handMax: must(handSize),
  firstTurn: must(oneOf(['boss', 'left of boss'], 'seat')),
  skipsFirstDraw: must(flag),
  bossMulligans: must(flag),
  turn: must(listOf(formed(() => ({ is: 'text', of: 'text', usual: turnSteps }), text))),
  phases: may(each(text)),
  eventDeck: may(text),
  afterEvent: may(oneOf(['resource', 'graveyard'], 'place')),
  listens: must(each(linted(pattern))),
  machine: must(record({ id: must(text), initial: must(text), states: must(each(state)) })),
  table: may(record(tableFields)),
  face: may(record(faceFields)),
  art: may(formed(artFields.form, () => undefined)),
  tactics,
  advice: tactics,
  levels: may(listOf(record(levelFields))),
}

const namesOf = ({ cards }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(cards) ? cards.map(({ name }: { name: string }) => name) : []

/** The parts of a raid in the order of its format. */
export const raidParts = Object.keys(fields) as (keyof RaidDef)[]
/** A raid's fields, and the form of everything in it. */
export const raidShape: Check = called('raid', record(fields))

/** Raids that have passed; each is checked only once. */
const sound = new WeakSet<object>()

/**
 * The reasons why a value can't be read as a raid: its size, fields and kinds of values, each with place and fix.
 * If the list is empty, it can be linted, compiled and drawn. A game does not start with any problem.
 */
export function checkRaid(def: unknown): Problem[] {
  if (isRecord(def) && sound.has(def)) return []
  const id = isRecord(def) && typeof def.id === 'string' ? def.id.slice(0, bounds.name) : 'raid'
  const { art, ...rest } = isRecord(def) ? def : { art: undefined }
  const out = checkBounds(isRecord(def) ? rest : def, id)
  if (out.length === 0 && isRecord(def)) out.push(...checkSizes(def, id))
  if (out.length > 0) return out.map((problem) => placed(problem, id, [], def))
  if (!isRecord(def)) report(out, id, `${show(def)} is not a raid`, 'Write { id, name, cards, … }.')
  else {
    raidShape(def, id, out)
    if (out.length === 0 && art !== undefined) out.push(...checkArt(art, `${id}.art`, namesOf(def)))
    if (out.length === 0) sound.add(def)
  }
  return out.map((problem) => placed(problem, id, [], def))
}
