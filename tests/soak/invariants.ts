/** What is true of every state (415, 718.2, 408.2a): zones part the cards, stamps are total, no number is impossible. */
import type { RunningGame } from '../../src/engine/game.ts'
import type { Decision } from '../../src/engine/types.ts'
import { ASIDE, inPlay, NOWHERE, playerObj, REMOVED, zoneKind, zoneSeat } from '../../src/state/ids.ts'

/** Sentences about what is wrong; none if nothing is. */
export function invariants(g: RunningGame): string[] {
  return [...zonesPart(g), ...stampsDiffer(g), ...numbersMakeSense(g)]
}

/** 415.1: every card is in exactly one zone, and the zone has it once; former selves are in none. */
function zonesPart(g: RunningGame): string[] {
  const wrong: string[] = []
  const at = new Map<number, number>()
  for (const [zone, { cards }] of Object.entries(g.s.zones)) {
    for (const id of cards) {
      if (at.has(id)) wrong.push(`card ${id} is in zones ${at.get(id)} and ${zone}`)
      at.set(id, Number(zone))
    }
  }
  for (const c of Object.values(g.s.cards)) {
    const zone = at.get(c.id)
    if (c.became !== 0 && zone !== undefined) wrong.push(`former card ${c.id} (${c.def}) is in zone ${zone}`)
    if (c.became === 0 && zone !== c.zone && c.zone !== NOWHERE)
      wrong.push(`card ${c.id} (${c.def}) says zone ${c.zone}, it is in ${zone}`)
    if (c.became === 0 && c.resource !== (zoneKind(c.zone) === 2) && c.zone < NOWHERE)
      wrong.push(`card ${c.id} (${c.def}) is a resource in zone ${c.zone}`)
  }
  for (const id of at.keys()) if (!g.s.cards[id]) wrong.push(`zone ${at.get(id)} has card ${id}, which does not exist`)
  return wrong
}

/** 718.2: no two cards in play began at the same time, nor two modifiers that lie at different points of one another. */
function stampsDiffer(g: RunningGame): string[] {
  const wrong: string[] = []
  const cards = new Map<number, number>()
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0 || !inPlay(c.zone)) continue
    if (cards.has(c.stamp)) wrong.push(`cards ${cards.get(c.stamp)} and ${c.id} have one stamp`)
    cards.set(c.stamp, c.id)
  }
  for (const m of Object.values(g.s.mods)) if (!(m.stamp > 0)) wrong.push(`modifier ${m.id} has no stamp`)
  return wrong
}

function numbersMakeSense(g: RunningGame): string[] {
  const wrong: string[] = []
  for (const c of Object.values(g.s.cards)) {
    if (!Number.isInteger(c.damage) || c.damage < 0) wrong.push(`card ${c.id} (${c.def}) has ${c.damage} damage`)
    for (const [name, n] of Object.entries(c.counters))
      if (!Number.isInteger(n) || n < 0) wrong.push(`card ${c.id} (${c.def}) has ${n} ${name} counters`)
  }
  for (const h of Object.values(g.s.log))
    if ((h.on === 'deal' || h.on === 'heal') && !(Number.isInteger(h.n) && (h.n ?? 0) >= 1))
      wrong.push(`a packet of ${h.n} was dealt or healed (405.5)`)
  return wrong
}

/** Damage by card as it lies there, and how far the log of the turn went. */
export interface Books {
  damage: ReadonlyMap<number, number>
  log: number
  /** Its last event. */
  last: string
}

/** What an event is known by again. */
const eventText = (g: RunningGame, n: number): string => {
  const { on, what, to, by } = g.s.log[n] ?? {}
  return `${on} ${what} ${to} ${by}`
}

export function books(g: RunningGame): Books {
  const damage = new Map<number, number>()
  for (const c of Object.values(g.s.cards)) if (c.became === 0 && inPlay(c.zone)) damage.set(c.id, c.damage)
  const { log } = g.s.misc[0]
  return { damage, log, last: eventText(g, log) }
}

/** 405: what lies on a character that was there before is what lay there, and what the log says was dealt, put, healed, removed. */
export function bookkeeping(g: RunningGame, before: Books): string[] {
  // A link was taken back (707.2) with what it had told.
  if (eventText(g, before.log) !== before.last) return []
  const change = new Map<number, number>()
  const add = (o: number | undefined, n: number): void => {
    if (o !== undefined) change.set(o, (change.get(o) ?? 0) + n)
  }
  let first = Number.POSITIVE_INFINITY
  for (const [key, h] of Object.entries(g.s.log)) {
    first = Math.min(first, Number(key))
    if (Number(key) <= before.log || h.n === undefined) continue
    if (h.on === 'deal') add(h.to, h.n)
    else if (h.on === 'heal') add(h.from, -h.n)
    else if (h.on === 'put' && h.type === 'damage') add(h.to, h.n)
    else if (h.on === 'remove' && h.type === 'damage') add(h.from ?? h.what, -h.n)
  }
  if (first > before.log + 1 && g.s.misc[0]!.log > before.log) return [] // A turn has ended, its log is gone.
  const now = books(g).damage
  return [...before.damage].flatMap(([id, was]) => {
    const is = now.get(id)
    const want = was + (change.get(id) ?? 0)
    if (is === undefined || is === want || !g.ask.kind(g, id, 'character')) return []
    return [`card ${id} (${g.s.cards[id]!.def}) has ${is} damage; it had ${was}, and the log says ${want}`]
  })
}

/** 102.2: nobody who is out of the game is asked, can be chosen, or has anything left in it. */
export function ghosts(g: RunningGame, d: Decision): string[] {
  const isOut = (seat: number): boolean => g.s.players[seat]?.lost === true
  const out = g.s.turn[0].order.filter(isOut)
  if (out.length === 0) return []
  const kept = (zone: number): boolean => zone >= NOWHERE || [REMOVED, ASIDE].includes(zoneKind(zone))
  const { attacker, defender, proposed } = g.s.combat[0]
  const of = (o: number | undefined) => g.s.cards[o ?? 0]
  const wrong: (readonly [what: string, list: readonly unknown[]])[] = [
    ['asked', [d.seat, ...(d.joint ?? [])].filter(isOut)],
    [
      'to be chosen',
      d.answers.filter(({ card }) => out.some((s) => playerObj(s) === card) || isOut(of(card)?.owner ?? -1)),
    ],
    ['on the chain', g.s.chain[0].links.filter((id) => isOut(g.s.links[id]!.controller))],
    ['waiting', g.s.waiting[0].list.filter((w) => isOut(w.controller))],
    ['in force', Object.values(g.s.mods).filter((m) => isOut(m.you))],
    ['in combat', [attacker, defender, proposed].filter((o) => of(o)?.became === 0 && isOut(of(o)!.controller))],
    ['owned', Object.values(g.s.cards).filter((c) => c.became === 0 && isOut(c.owner) && !kept(c.zone))],
    [
      'held',
      Object.entries(g.s.zones).filter(([z, { cards }]) => cards.length > 0 && isOut(zoneSeat(+z)) && !kept(+z)),
    ],
  ]
  return wrong.flatMap(([what, list]) =>
    list.length === 0
      ? []
      : [`of players ${out.join()}, who are out, is ${what} (${d.kind}, ${d.step}): ${JSON.stringify(list)}`],
  )
}
