/** Checks on an event as a whole: what is counted, and for whom. */
import { eventFields, events, type Mood } from '../events.ts'
import { isOpenRole } from '../history.ts'
import { entriesOf, isOneOf, under } from '../look-up.ts'
import { isToken } from '../nodes.ts'
import { isAlone, sortsOf } from '../sorts.ts'
import { eventRoles } from '../types.ts'
import { fits, lookLater } from './names.ts'
import { type Data, isRecord, type Look, type Note, type Out, report } from './shape.ts'

/** Whether at most one object can be in that role. */
const isSingle = (who: unknown): boolean =>
  isAlone(who) || who === 'front' || who === 'back' || (Array.isArray(who) && who.length === 1 && isSingle(who[0]))

/** "For the nth time" (703.1): counts turns of a game, or events of a turn, all together or separately for each object in a role. */
function checkNth(e: Data, nth: Data, at: string, out: Out, past: boolean): void {
  if (typeof nth.n === 'number' && nth.n < 1) report(out, `${at}.n`, `${nth.n} is too low`, 'Count from 1.')
  const on = [e.on].flat()
  const turns = on.every((verb) => verb === 'start' || verb === 'end')
  if (!past && turns && nth.per !== 'game')
    report(out, `${at}.per`, 'a turn starts and ends only once', 'Write per: "game" to count a player’s turns.')
  if (!past && !turns && nth.per === 'game') {
    checkSettled(e, at.replace(/\.nth$/, ''), out)
    if (nth.of !== undefined)
      report(
        out,
        `${at}.of`,
        'events counted over a game are not limited to turns',
        'Leave it out, or write per: "turn".',
      )
  }
  if (turns && on.length > 1) report(out, at, 'only the start or the end can be counted', 'Write one of them in "on".')
  if (turns && (nth.of !== undefined || nth.each !== undefined || e.step === 'game'))
    report(
      out,
      at,
      'the turns of each player are counted separately',
      'Name the player in "turn", without "of" or "each".',
    )
  if (turns || !isOneOf(eventRoles, nth.each)) return
  const who = e[nth.each]
  if (who === undefined || isSingle(who))
    report(
      out,
      `${at}.each`,
      who === undefined ? `the event has no "${nth.each}"` : `there is only one "${nth.each}"`,
      'Name a role that several objects may have, or leave out "each".',
    )
}

/** All checks on an event as a whole. */
function checkEvent(v: unknown, at: string, out: Out, past = false): void {
  if (isRecord(v) && isRecord(v.nth)) checkNth(v, v.nth, `${at}.nth`, out, past)
}

/** A player can't be in a card's role of a past event, nor a card in a player's: a set that asked this of its members would be empty. */
export const partsOf =
  (v: Data, at: string, out: Out): Note =>
  (known) => {
    const { did } = v
    if (!isRecord(did)) return
    const is = sortsOf(v, { named: known, anywhere: true })
    const ofPeople = is.every((sort) => sort === 'player')
    if (!ofPeople && is.includes('player')) return
    for (const [role, who] of Object.entries(did)) {
      if (![who].flat().includes('it')) continue
      const fits = [did.on].flat().flatMap((verb) => under(under(events, verb)?.roles, role) ?? [])
      if (fits.length > 0 && !fits.some((sort) => (sort === 'player') === ofPeople))
        report(
          out,
          `${at}.did.${role}`,
          `"it" is ${ofPeople ? 'a player' : 'a card'} here`,
          'Write "it" in a role that it can have.',
        )
    }
  }

/** The same for past events, which are counted up to now. */
function checkPast(v: unknown, at: string, out: Out): void {
  checkEvent(v, at, out, true)
  if (isRecord(v) && isRecord(v.nth) && v.nth.of !== undefined)
    report(out, `${at}.nth.of`, 'past events are those of this turn', 'Check whose turn it is with { turnOf }.')
}

/** Checks how far back a text looks; over the whole game only what can be decided as it happens is remembered (history.ts). */
export function checkSince(v: unknown, since: unknown, at: string, out: Out): void {
  if (!isRecord(v)) return
  const { nth } = v
  if (isRecord(nth) && nth.per !== since && typeof since === 'string')
    report(out, `${at}.nth.per`, `it looks back to the start of the ${since}`, `Write per: "${since}".`)
  if (since === 'game') checkSettled(v, at, out)
}

/** Whole-game events are recorded as they happen, before any text asks. */
function checkSettled(v: Data, at: string, out: Out): void {
  const about = ['nth', 'since', 'mod', 'while', 'except']
  for (const [key, who] of Object.entries(v)) {
    const open = about.includes(key) || isOpenRole(who) ? undefined : asker(who)
    if (open !== undefined)
      report(
        out,
        `${at}.${key}`,
        `whether it matches is decided as it happens, when ${open} is not known`,
        'Make it the whole role, or describe the role without it.',
      )
  }
}

/** The fields of a set in which "it" is a candidate of that set. */
const own: ReadonlySet<string> = new Set(['where', 'same', 'attachedTo', 'did'])

/** The part of a role that depends on the asking text: the card itself, a candidate, a name. */
function asker(node: unknown, it = true): string | undefined {
  if (typeof node === 'string') return isOpenRole(node) && (it || node !== 'it') ? `"${node}"` : undefined
  if (typeof node !== 'object' || node === null) return undefined
  for (const [key, value] of Object.entries(node)) {
    if (key === 'other' && value === true) return '"other"'
    const found = asker(value, it && !own.has(key))
    if (found !== undefined) return found
  }
  return undefined
}

/** Checks that each verb can be used in this mood, and has each of the fields (events.ts). */
export const checkMood =
  (mood: Mood): Look =>
  (v, at, out) => {
    if (!isRecord(v)) return
    ;(mood === 'happened' ? checkPast : checkEvent)(v, at, out)
    for (const on of [v.on].flat()) {
      const entry = under(events, on)
      if (typeof on !== 'string' || !entry) continue
      const { roles, moods } = entry
      const fields = moods[mood]
      if (fields === undefined) {
        const able = entriesOf(events).flatMap(([verb, { moods }]) => (moods[mood] ? [verb] : []))
        report(out, `${at}.on`, `${moodWords[mood]} "${on}"`, `It can be one of: ${able.join(', ')}.`)
        continue
      }
      if (on === 'exhaust' && v.for !== undefined && v.purpose === undefined)
        report(out, `${at}.for`, 'it does not say for what purpose', 'Add "purpose".')
      if (on === 'ready' && v.step !== undefined && v.step !== 'ready')
        report(out, `${at}.step`, 'cards ready by the rules only in the ready step', 'Write "ready", or leave it out.')
      if (on === 'play' && v.of !== undefined && v.zone === undefined)
        report(out, `${at}.of`, 'it does not say from where', 'Add "zone".')
      if (on === 'move' && v.zone === 'play' && isToken(v.what))
        report(out, `${at}.on`, 'a token is made in play, not moved there', 'Write "create" without "zone".')
      for (const key of eventFields) {
        if (v[key] === undefined) continue
        const sided = v[key] === 'front' || v[key] === 'back'
        if (!fields.includes(key) || (key === 'to' && sided !== turns(on)))
          report(out, `${at}.${key}`, `"${on}" has no "${key}" here`, `It can have: ${fields.join(', ')}.`)
        else if (roles[key] && !sided)
          lookLater(
            out,
            `${at}.${key}`,
            fits(v[key], `${at}.${key}`, { ...out.here, sorts: roles[key], anywhere: true, one: false }, out),
          )
      }
    }
  }
/** Events about a side of a card (301.2, 306.1, 412.1b). */
const turns = (on: string): boolean => ['flip', 'turn', 'place'].includes(on)

const moodWords: Readonly<Record<Mood, string>> = {
  when: 'a power can’t wait for',
  happened: 'nobody remembers',
  cannot: 'a modifier can’t forbid',
  would: 'a modifier can’t replace',
  cost: 'there is no cost to',
}
