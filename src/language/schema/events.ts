/** What single fields can't show of an event: what is counted, and for whom. */
import { type EventRole, eventRoles } from '../types.ts'
import { type Data, isRecord, type Out, report } from './shape.ts'

/** Words that mean one card or player; a name may mean several. */
const single: ReadonlySet<unknown> = new Set(['self', 'host', 'yourHero', 'startingHero', 'you', 'it', 'front', 'back'])

/** Whether there can be no more than one in that role. */
const isSingle = (who: unknown): boolean =>
  single.has(who) || (Array.isArray(who) && who.length === 1 && isSingle(who[0]))

/** "For the nth time" (703.1): turns of a game, or events of a turn, all of them or those of each one in a role. */
function checkNth(e: Data, nth: Data, at: string, out: Out): void {
  if (typeof nth.n === 'number' && nth.n < 1)
    report(out, `${at}.n`, `there is no time number ${nth.n}`, 'Count from 1.')
  const on = [e.on].flat()
  const turns = on.every((verb) => verb === 'start' || verb === 'end')
  if (turns ? nth.per !== 'game' : nth.per !== 'turn')
    report(
      out,
      `${at}.per`,
      turns ? 'a turn starts and ends once' : 'only turns are counted for the whole game',
      turns ? 'Write per: "game", of a player’s turns.' : 'Write per: "turn".',
    )
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
export function checkEvent(v: unknown, at: string, out: Out): void {
  if (isRecord(v) && isRecord(v.nth)) checkNth(v, v.nth, `${at}.nth`, out)
}

/** The same of what has happened, which is counted up to now. */
export function checkPast(v: unknown, at: string, out: Out): void {
  checkEvent(v, at, out)
  if (isRecord(v) && isRecord(v.nth) && v.nth.of !== undefined)
    report(out, `${at}.nth.of`, 'what has happened is of this turn', 'Ask whose turn it is with { turnOf }.')
}
