/** The grammar of event patterns as checks: to wait for, forbid, replace or look back on. */
import { events, type Mood } from '../events.ts'
import { type EventPattern, eventRoles, eventZones, purposes } from '../types.ts'
import { checkMood } from './events.ts'
import { compare, damageType, step, verb } from './plain.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  type Fields,
  flag,
  formed,
  isRecord,
  listOf,
  may,
  must,
  namedFields,
  number,
  oneOf,
  oneOrMore,
  only,
  printed,
  record,
  report,
  textOf,
  tuple,
  within,
  word,
  wrongMood,
  yes,
} from './shape.ts'
import { players, since, tellPast, who } from './words.ts'

/** In events a set means cards anywhere, and the objects of a role depend on the verb. */
const part: Check = within({ anywhere: true, sorts: undefined }, who)
const side: Check = word(['front', 'back'], 'event: to')
/** Comparisons of an amount in front of a noun: "3 or more damage". */
const eventCompare: Check = also(compare, (v, at, out) => {
  if (v === '!=')
    report(out, at, 'no sentence says that an event is of any other amount', 'Say how much at least, or at most.')
})
const patternFields: Fields<EventPattern> = namedFields('event', {
  on: must(oneOrMore(verb)),
  by: may(part),
  what: may(part),
  to: may(either([(v) => v === 'front' || v === 'back', side], part)),
  from: may(part),
  with: may(part),
  for: may(part),
  against: may(part),
  zone: may(word(eventZones, 'zone of an event')),
  of: may(part),
  type: may(oneOrMore(damageType)),
  counter: may(textOf('counter')),
  combat: may(flag),
  fatal: may(flag),
  smash: may(yes),
  n: may(tuple(eventCompare, printed)),
  turn: may(part),
  step: may(step),
  nth: may(
    record(
      {
        n: must(number),
        per: must(word(['turn', 'game'], 'nth: per')),
        of: may(players),
        each: may(oneOf(eventRoles, 'role of an event')),
      },
      'nth',
    ),
  ),
  last: may(yes),
  cause: may(part),
  purpose: may(oneOrMore(word(purposes, 'purpose'))),
  quest: may(yes),
})
export const eventFields = patternFields

/** An event pattern, to watch for, forbid, replace or look back on. */
export const patternOf = (mood: Mood, more: Readonly<Record<string, Field>> = {}, name: string = mood): Check =>
  unlessOther(
    also(
      formed(
        () => ({ is: 'one of', of: variants(mood, more, name), rarely: [severalVerbs(mood, more, name)], name }),
        record({ ...patternFields, ...more }),
      ),
      checkMood(mood),
    ),
  )

/** A record that is an effect or a modifier is not read as an event. */
const unlessOther = (check: Check): Check =>
  formed(check.form, (v, at, out) => {
    if (!isRecord(v) || v.on !== undefined || !wrongMood('event', v, at, out)) check(v, at, out)
  })
export const pattern: Check = patternOf('when')

/** Of several verbs, any of which may happen. */
export const severalVerbs = (mood: Mood, more: Readonly<Record<string, Field>>, name: string): Check => {
  const able = Object.values(events).flatMap(({ moods }) => moods[mood] ?? [])
  const fields = Object.entries(patternFields).filter(([key]) => able.some((field) => field === key))
  const on = must(listOf(verb, 2))
  return called(`${name} several`, record({ on, ...Object.fromEntries(fields), ...more }))
}

/** One record for each verb that can be used in a mood, with its fields in that mood. */
export const variants = (
  mood: Mood,
  more: Readonly<Record<string, Field>>,
  name: string,
  verbs: readonly string[] = Object.keys(events),
): readonly Check[] =>
  Object.entries(events).flatMap(([on, { roles, moods }]) => {
    const fields = moods[mood]
    if (!fields || !verbs.includes(on)) return []
    const parts = fields.map((key) => {
      const field = patternFields[key]
      if (key === 'to') return [key, may(on === 'flip' || on === 'turn' ? side : within({ sorts: roles.to }, part))]
      return [key, roles[key] ? { ...field, check: within({ anywhere: true, sorts: roles[key] }, field.check) } : field]
    })
    return [called(`${name} ${on}`, record({ on: must(only(on)), ...Object.fromEntries(parts), ...more }))]
  })

tellPast('happened', patternOf('happened'))
tellPast('did', patternOf('happened', namedFields('did', { since: must(since) }), 'did'))
