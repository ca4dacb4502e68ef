/** Checks on a power as a whole: the zones in which it can work, and empty playing conditions. */
import { events, placeOf } from '../events.ts'
import { under } from '../look-up.ts'
import type { EventPattern } from '../types.ts'
import { isRecord, type Look, report } from './shape.ts'

/** Whether it can happen to a card in a hand or deck. */
function happensThere(verb: string): boolean {
  const what = under(events, verb)?.roles.what
  return what?.some((sort) => sort === 'hand' || sort === 'deck') === true
}

/** The zones in which it works, if not only in play. */
export const checkZones: Look = (v, at, out) => {
  if (!isRecord(v)) return
  const there = isRecord(v.when) ? placeOf(v.when as unknown as EventPattern) : undefined
  if (there !== undefined && ![v.in ?? 'play'].flat().includes(there))
    report(out, `${at}.in`, 'a card in play is not played or revealed (703.3a)', `Add in: "${there}".`)
  if (v.in === undefined) return
  const named = [v.in].flat()
  if (new Set(named).size < named.length) report(out, `${at}.in`, 'a zone is named twice', 'Name each once.')
  const verbs = isRecord(v.when) ? [v.when.on].flat().map(String) : []
  if (named.every((zone) => zone === 'hand' || zone === 'deck') && verbs.length > 0 && !verbs.some(happensThere))
    report(out, `${at}.in`, 'this does not happen to a card that lies there (703.3a)', 'Leave it out.')
  const game = isRecord(v.as) && v.as.on === 'start' && v.as.step === 'game'
  if (v.as !== undefined && named.includes('hand') && !game)
    report(
      out,
      `${at}.in`,
      'a power works in a hand only as the game starts (101.3)',
      'Write as: { on: "start", step: "game" }.',
    )
}

/** Checks the playing conditions together. */
export const checkPlay: Look = (v, at, out) => {
  if (!isRecord(v)) return
  if (Object.keys(v).length === 0)
    report(out, at, 'the playing conditions are empty', 'Add a field, such as "only" or "add".')
  if (v.min !== undefined && v.n === undefined)
    report(out, `${at}.min`, 'a minimum cost without a reduction', 'Give the reduction in "n".')
}
