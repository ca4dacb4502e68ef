/**
 * Events of the whole game, as far as some text asks for them (language/history.ts).
 * A row for each event asked for, and for each object that only the asking text can name.
 * Whether an event fits is decided as it happens, with last known information (712.3), and for each side separately, since "you" differs.
 */

import { meta } from '../../language/compile.ts'
import type { Deed } from '../../language/history.ts'
import { listed } from '../../language/nodes.ts'
import type { EventPattern, Who } from '../../language/types.ts'
import { erase, insert, put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { DeedRow, Happening, Obj } from '../../state/types.ts'
import { envFor } from './env.ts'
import { type Game, living } from './game.ts'
import { inRole, matched } from './patterns.ts'
import { type Env, isIn } from './words.ts'

/** Notes what has just happened, for texts that ask about it later. */
export function noteDeed(g: Game, h: Happening): void {
  for (const deed of g.code.deeds.get(h.on) ?? nothing) {
    let seats = 0
    for (const s of living(g)) if (matched(g, deed.settled, h, envFor(s, 0))) seats |= 1 << s
    if (seats === 0) continue
    for (const who of casts(deed, h)) keep(g, deed, seats, who)
  }
}

const nothing: readonly never[] = []

/** The objects in the open roles, in every combination if there are several. */
const casts = ({ open }: Deed, h: Happening): Obj[][] =>
  open.reduce<Obj[][]>((all, [role]) => all.flatMap((who) => inRole(h, role).map((o) => [...who, o])), [[]])

const alike = (a: readonly Obj[], b: readonly Obj[]): boolean => a.every((o, i) => o === b[i])

/** Counts the event in a row for each of these sides and objects, up to the highest number that any text asks about. */
function keep(g: Game, { ptr, times }: Deed, seats: number, who: readonly Obj[]): void {
  for (let seat = 0; seats >> seat > 0; seat++) {
    if (((seats >> seat) & 1) === 0) continue
    const row = rows(g).find((r) => r.code === ptr && r.seat === seat && alike(r.who, who))
    if (row === undefined) {
      const id = rows(g).reduce((n, r) => Math.max(n, r.id), 0) + 1
      insert(g, 'deeds', id, { id, code: ptr, seat, who, n: 1 })
    } else if (row.n < times) put(g, 'deeds', row.id, 'n', row.n + 1)
  }
}

const rows = (g: Game): DeedRow[] => Object.values(g.s.deeds)

const deedOf = (g: Game, p: EventPattern): Deed | undefined =>
  g.code.deeds.get(must(listed(p.on)[0]))?.find((d) => d.ptr === meta(p).ptr)

/** The rows of this event for this side: of everyone together, or with `each` in the role that is counted separately. */
function remembered(g: Game, deed: Deed, env: Env, each: Obj): DeedRow[] {
  const plays = (who: Who | null, o: Obj): boolean =>
    who === null ? each === 0 || o === each : isIn(g, who, o, env, true)
  return rows(g).filter(
    (row) => row.code === deed.ptr && row.seat === env.you && deed.open.every(([, who], i) => plays(who, row.who[i]!)),
  )
}

/** Whether such a thing has happened since the game began, as often as the pattern asks. */
export function hasHappened(g: Game, p: EventPattern, env: Env): boolean {
  const deed = deedOf(g, p)
  return deed !== undefined && remembered(g, deed, env, 0).some((row) => row.n >= deed.times)
}

/** The number of times so far: for everyone together, or with `each` in the role that is counted separately; at most the number asked for. */
export function timesBefore(g: Game, p: EventPattern, env: Env, each: Obj): number {
  const deed = deedOf(g, p)
  return deed === undefined ? 0 : remembered(g, deed, env, each).reduce((n, row) => n + row.n, 0)
}

/** Drops rows about erased cards, which nothing can ask about any more. */
export function forgetDeeds(g: Game): void {
  for (const row of rows(g)) if (row.who.some((o) => o > 0 && !g.s.cards[o])) erase(g, 'deeds', row.id)
}

/** 301.4b: the old hero's rows now count as the new one's. */
export function renameDeeds(g: Game, one: (o: Obj) => Obj): void {
  for (const row of rows(g)) {
    const who = row.who.map(one)
    if (!alike(who, row.who)) put(g, 'deeds', row.id, 'who', who)
  }
}
