/** Past events: "an ally was destroyed this turn", "that attacked this turn". */
import type { EventPattern, EventRole, Since } from '../types.ts'
import { built, caused, clauseOf, verbs } from './events.ts'
import type { P } from './parser.ts'
import { all, either, maybe, part, table, w } from './parts.ts'
import { inMood, noun, phrase } from './recursive.ts'

const thing = noun('event')

const since: P<Since> = table({ 'this turn': 'turn', 'this game': 'game' } as const)
const often: P<number> = all(
  [table({ two: 2, three: 3, four: 4, five: 5 }), w('or more times', 'or more times in all')],
  (n) => n,
)

export const pastEvents: P<{ event: EventPattern; since: Since }> = either(
  part(() =>
    all([either<EventPattern>(clauseOf('past'), caused('caused')), maybe(often), since], (e, n, s) => ({
      event: n === undefined ? e : { ...e, nth: { n, per: s } },
      since: s,
    })),
  ),
  // Of one of several, so often: not of all of them together.
  part(() =>
    all([phrase, verbs('past', undefined), often, since], (p, c, n, s) => {
      if (!('set' in p) || p.article !== 'a') return undefined
      const each = c.subject as EventRole
      const e = built(inMood(p, 'event'), c)
      return e && { event: { ...e, nth: { n, per: s, each } }, since: s }
    }),
  ),
)

/** A negated past event: "Ragnaros wasn't dealt damage". */
export const notEvents: P<{ event: EventPattern; since: Since }> = part(() =>
  all([clauseOf('not'), since], (event, s) => ({ event, since: s })),
)

/** "was dealt combat damage by your hero this turn", of the candidate. */
export const pastDeeds: P<EventPattern & { since?: Since }> = either(
  part(() =>
    either<EventPattern & { since?: Since }>(
      all([verbs('past', undefined), since], (c, s) => {
        const e = built('it', c)
        return e && { ...e, ...(s === 'game' ? { since: s } : {}) }
      }),
      all([thing, verbs('past', undefined), since], (who, c, s) => {
        const e = built(who, c)
        // "that he attacked": whom he did.
        const whom = e?.on === 'attack' && e.what === undefined ? { what: 'it' as const } : {}
        return e && { ...e, ...whom, ...(s === 'game' ? { since: s } : {}) }
      }),
    ),
  ),
)
