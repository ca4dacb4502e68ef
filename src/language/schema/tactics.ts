/** Checks the words of a tactic, each with its path and the nearest word. The raid linter checks the cards in it. */
import { withArticle } from '../phrases.ts'
import { aimMeasures, bearers, circumstances, heldFrom, measures, onlyWords, seenStates } from '../tactics.ts'
import { compares } from '../types.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  formed,
  isRecord,
  later,
  listOf,
  may,
  must,
  number,
  type Out,
  oneOf,
  oneOrMore,
  only,
  type Problem,
  record,
  report,
  show,
  suggest,
  text,
  textOf,
  tuple,
} from './shape.ts'

/** A record whose kind depends on which of these keys it has; it must have exactly one of them. */
const told = (kind: string, variants: Readonly<Record<string, Readonly<Record<string, Field>>>>): Check =>
  formed(
    () => ({
      is: 'one of',
      of: Object.entries(variants).map(([key, fields]) => called(`${kind} ${key}`, record(fields))),
      name: kind,
    }),
    (v, at, out) => {
      const keys = Object.keys(variants)
      if (!isRecord(v))
        return report(
          out,
          at,
          `${show(v)} is not ${withArticle(kind)}`,
          `Write a record with one of: ${keys.join(', ')}.`,
        )
      const key = keys.find((k) => Object.hasOwn(v, k))
      if (key) return record(variants[key]!)(v, at, out)
      const shared = new Set(Object.values(variants).flatMap((fields) => Object.keys(fields)))
      const wrong = Object.keys(v).find((k) => !shared.has(k))
      report(out, wrong ? `${at}.${wrong}` : at, `it is not ${withArticle(kind)}`, suggest(wrong, keys))
    },
  )

const isText = (v: unknown): boolean => typeof v === 'string'
/** The marks that cards are told by. */
const marks = {
  tag: may(textOf('tag')),
  state: may(oneOf(seenStates, 'state that everybody sees')),
  counter: may(textOf('counter')),
}
const marked: Check = also(record(marks), (v, at, out) => {
  if (isRecord(v) && Object.keys(v).length === 0)
    report(out, at, 'nothing is asked of it', 'Write a tag, a state or a counter.')
})
const counted = { counters: must(textOf('counter')) }
const measure: Check = either(
  [isText, oneOf(measures, 'measure')],
  told('measure', {
    own: { own: must(either([isRecord, marked], text)) },
    opposing: { opposing: must(either([isRecord, marked], oneOrMore(text))) },
    counters: { ...counted, on: may(oneOf(bearers, 'bearer of counters')) },
    deck: { deck: must(text) },
    unattached: { unattached: must(text) },
    waiting: { waiting: must(text) },
  }),
)

const compared = tuple(measure, oneOf(compares, 'comparison'), either([(v) => typeof v === 'number', number], measure))
const comparison: Check = formed(compared.form, (v, at, out) => {
  if (!Array.isArray(v) || v.length !== 3)
    return report(out, at, `${show(v)} does not have 3 parts`, "Write ['resources', '>=', 5].")
  compared(v, at, out)
})

const situations: Check = later(() => situation)
const situation: Check = either(
  [Array.isArray, comparison],
  [isText, oneOf(circumstances, 'circumstance')],
  told('situation', {
    holds: { holds: must(text) },
    controls: { controls: must(text) },
    played: { played: must(text) },
    lasts: { lasts: must(text) },
    turned: { turned: must(text) },
    next: { next: must(text) },
    all: { all: must(listOf(situations, 1)) },
    any: { any: must(listOf(situations, 1)) },
    not: { not: must(situations) },
  }),
)

const aimed: Check = either([isRecord, record(counted)], oneOf(aimMeasures, 'measure of an object'))
const aim = record({
  ...marks,
  of: may(only('own')),
  named: may(oneOrMore(text)),
  only: may(oneOrMore(oneOf(onlyWords, 'kind of object'))),
  left: may(number),
  most: may(aimed),
  least: may(aimed),
})

const holes = [
  ...['{card}', '{target}', '{brings}', '{health of target}', '{ATK of target}'],
  ...measures.map((name) => `{${name}}`),
]
const sentence: Check = also(text, (v, at, out) => {
  if (typeof v !== 'string' || v === '') return
  for (const hole of v.match(/\{[^}]*\}/g) ?? [])
    if (!holes.includes(hole)) report(out, at, `"${hole}" is not a known placeholder`, suggest(hole, holes))
  if (!/[.!?]$/.test(v)) report(out, at, `${show(v)} is not a sentence`, 'End it with a full stop.')
})

/** The values of general play need not be whole numbers. */
const measured: Check = formed(
  () => ({ is: 'number', fraction: true }),
  (v, at, out) => {
    if (typeof v !== 'number' || !Number.isFinite(v)) report(out, at, `${show(v)} is not a number`, 'Write a number.')
  },
)

const names = must(oneOrMore(text))
const ofStage = record({ stage: must(oneOf(['past', 'later'], 'kind of stage')), by: may(number) })
const common = { plain: must(sentence), say: must(sentence), if: may(situation), seldom: may(sentence) }
/** The key of each kind of tactic, and its other fields. */
const verbs: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  play: { ...common, play: names, gains: may(measured) },
  use: { ...common, use: names, which: may(only('unattached')), gains: may(measured) },
  hold: { ...common, hold: names, from: may(oneOf(heldFrom, 'act')) },
  reserve: { ...common, reserve: names, x: may(number) },
  stay: { ...common, stay: names },
  spare: { ...common, spare: names },
  aim: { ...common, aim: must(aim), for: names },
  attack: { ...common, attack: must(aim), by: may(oneOf(['hero', 'ally'], 'attacker')) },
  answer: { ...common, answer: must(oneOf(['yes', 'no'], 'answer')), for: names },
  drop: { ...common, drop: must(either([isRecord, ofStage], oneOrMore(text))) },
}

/** A tactic: what to play, use, hold, aim at. */
export const tactic: Check = told('tactic', verbs)

const checking =
  (check: Check) =>
  (data: unknown, where: string, heard?: Out['name']): Problem[] => {
    const problems: Problem[] = []
    check(data, where, { push: (problem) => problems.push(problem), ...(heard ? { name: heard } : {}) })
    return problems
  }

/** Checks the words of one tactic. */
export const checkTactic = checking(tactic)

/** The occasions of a lesson besides the usual ones: counters on the raid, or somebody with a mark. */
export const occasion: Check = told('occasion', {
  counters: { ...counted, n: must(number) },
  is: { is: must(marked), of: must(oneOf(['boss', 'raiders'], 'side')) },
})

/** Checks the words of one such occasion. */
export const checkOccasion = checking(occasion)
