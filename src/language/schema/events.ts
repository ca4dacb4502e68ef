/** What single fields can't show of an event: what is counted, and for whom. */
import { type EventField, eventFields, events, type Mood } from '../events.ts'
import { isOpenRole } from '../history.ts'
import { isAlone, sortsOf } from '../sorts.ts'
import { type EventRole, eventRoles, type Verb } from '../types.ts'
import { fits, note } from './names.ts'
import { type Data, isRecord, type Look, type Note, type Out, report } from './shape.ts'

/** Whether there can be no more than one in that role. */
const isSingle = (who: unknown): boolean =>
  isAlone(who) || who === 'front' || who === 'back' || (Array.isArray(who) && who.length === 1 && isSingle(who[0]))

/** "For the nth time" (703.1): turns of a game, or events of a turn, all of them or those of each one in a role. */
function checkNth(e: Data, nth: Data, at: string, out: Out, past: boolean): void {
  if (typeof nth.n === 'number' && nth.n < 1)
    report(out, `${at}.n`, `there is no time number ${nth.n}`, 'Count from 1.')
  const on = [e.on].flat()
  const turns = on.every((verb) => verb === 'start' || verb === 'end')
  if (!past && turns && nth.per !== 'game')
    report(out, `${at}.per`, 'a turn starts and ends once', 'Write per: "game", of a player’s turns.')
  if (!past && !turns && nth.per === 'game') {
    checkSettled(e, at.replace(/\.nth$/, ''), out)
    if (nth.of !== undefined)
      report(
        out,
        `${at}.of`,
        'what happens in a game is not told apart by turns',
        'Leave it out, or write per: "turn".',
      )
  }
  if (turns && on.length > 1) report(out, at, 'the start or the end is counted', 'Write one of them in "on".')
  if (turns && (nth.of !== undefined || nth.each !== undefined || e.step === 'game'))
    report(
      out,
      at,
      'the turns of each player are counted by themselves',
      'Say whose in "turn", without "of" or "each".',
    )
  if (turns || typeof nth.each !== 'string' || !eventRoles.includes(nth.each as EventRole)) return
  const who = e[nth.each]
  if (who === undefined || isSingle(who))
    report(
      out,
      `${at}.each`,
      who === undefined ? `the event has no "${nth.each}"` : `there is only one "${nth.each}"`,
      'Name a role of which there may be several, or leave "each" out.',
    )
}

/** Everything of an event that its fields by themselves do not show. */
function checkEvent(v: unknown, at: string, out: Out, past = false): void {
  if (isRecord(v) && isRecord(v.nth)) checkNth(v, v.nth, `${at}.nth`, out, past)
}

/** Players play no part of cards in what has happened, nor cards one of players: where a set of these asks it of each, nothing would fit. */
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
      const fits = [did.on].flat().flatMap((verb) => events[verb as Verb]?.roles[role as EventField] ?? [])
      if (fits.length > 0 && !fits.some((sort) => (sort === 'player') === ofPeople))
        report(
          out,
          `${at}.did.${role}`,
          `"it" is ${ofPeople ? 'a player' : 'a card'} here`,
          'Write "it" in the role that they played.',
        )
    }
  }

/** The same of what has happened, which is counted up to now. */
function checkPast(v: unknown, at: string, out: Out): void {
  checkEvent(v, at, out, true)
  if (isRecord(v) && isRecord(v.nth) && v.nth.of !== undefined)
    report(out, `${at}.nth.of`, 'what has happened is of this turn', 'Ask whose turn it is with { turnOf }.')
}

/** How far back one looks, and what can be remembered that long: what can be told as it happens (history.ts). */
export function checkSince(v: unknown, since: unknown, at: string, out: Out): void {
  if (!isRecord(v)) return
  const { nth } = v
  if (isRecord(nth) && nth.per !== since)
    report(out, `${at}.nth.per`, `it looks back to the start of the ${String(since)}`, `Write per: "${String(since)}".`)
  if (since === 'game') checkSettled(v, at, out)
}

/** What is remembered for the whole game is settled as it happens, before anybody asks. */
function checkSettled(v: Data, at: string, out: Out): void {
  const about = ['nth', 'since', 'mod', 'while', 'except']
  for (const [key, who] of Object.entries(v)) {
    const open = about.includes(key) || isOpenRole(who) ? undefined : asker(who)
    if (open !== undefined)
      report(
        out,
        `${at}.${key}`,
        `whether it fits is settled as it happens, without ${open}`,
        'Let the role be it alone, or describe what all can tell.',
      )
  }
}

/** Fields of a set whose "it" is a candidate of that very set. */
const own: ReadonlySet<string> = new Set(['where', 'same', 'attachedTo', 'did'])

/** What in a role depends on the text that asks: the card itself, a candidate, a name. */
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

/** Whether each verb can stand in this mood, and each field means something to it (events.ts). */
export const checkMood =
  (mood: Mood): Look =>
  (v, at, out) => {
    if (!isRecord(v)) return
    ;(mood === 'happened' ? checkPast : checkEvent)(v, at, out)
    for (const on of [v.on].flat()) {
      if (typeof on !== 'string' || !Object.hasOwn(events, on)) continue
      const { roles, moods } = events[on as keyof typeof events]
      const fields = moods[mood]
      if (fields === undefined) {
        const able = Object.keys(events).filter((verb) => events[verb as keyof typeof events].moods[mood])
        report(out, `${at}.on`, `${moodWords[mood]} "${on}"`, `It can be one of: ${able.join(', ')}.`)
        continue
      }
      if (on === 'exhaust' && v.for !== undefined && v.purpose === undefined)
        report(out, `${at}.for`, 'it does not say what is done with that', 'Add "purpose".')
      if (on === 'ready' && v.step !== undefined && v.step !== 'ready')
        report(out, `${at}.step`, 'cards ready by themselves in the ready step only', 'Write "ready", or leave it out.')
      for (const key of eventFields) {
        if (v[key] === undefined) continue
        const sided = v[key] === 'front' || v[key] === 'back'
        if (!fields.includes(key) || (key === 'to' && sided !== turns(on)))
          report(out, `${at}.${key}`, `"${key}" says nothing of "${on}" here`, `It can have: ${fields.join(', ')}.`)
        else if (roles[key] && !sided)
          note(
            out,
            `${at}.${key}`,
            fits(v[key], `${at}.${key}`, { ...out.here, sorts: roles[key], anywhere: true, one: false }, out),
          )
      }
    }
  }
/** What shows a side (301.2, 306.1). */
const turns = (on: string): boolean => on === 'flip' || on === 'turn'

const moodWords: Readonly<Record<Mood, string>> = {
  when: 'nothing waits for',
  happened: 'nobody remembers',
  cannot: 'nothing asks whether it can',
  would: 'nothing takes the place of',
  cost: 'nothing is paid to',
}
