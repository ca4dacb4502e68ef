/** The order in which modifiers apply to a packet (717.4), what each changes, and whether a player has a choice. */
import { isSetWho } from '../../language/nodes.ts'
import type { EventPattern } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { isPlayer, seatOf } from '../../state/ids.ts'
import type { Answer, CardId, Packet, Seat } from '../../state/types.ts'
import { untilFatal } from '../405-damage.ts'
import { isMade, would } from '../408-packets.ts'
import { watched } from '../703-triggers/watchers.ts'
import { type Active, active, works } from '../714-continuous-modifiers/modifiers.ts'
import { type Instead, keyOf, type Prevent } from '../716-replacement.ts'
import type { Env } from '../core/env.ts'
import { card, decide, type Game, question } from '../core/game.ts'
import { matches } from '../core/patterns.ts'
import { amount, candidates, objs } from '../core/words.ts'
import { isPrevent, limited, preventable, preventingEnv, type Spent, shields, takes } from './preventing.ts'

/** The modifiers that may apply to this packet now: none twice (716.1e). */
export function competing<A extends Active & { mod: { would: EventPattern } }>(
  g: Game,
  list: readonly A[],
  p: Packet,
): A[] {
  if (list.length === 0) return []
  const h = would(p)
  const fits = (e: EventPattern, env: Env): boolean =>
    matches(g, e, e.fatal === undefined ? h : { ...h, fatal: p.n >= untilFatal(g, p.to) }, env) // 405.2
  return list.filter(
    (a) =>
      !p.used.includes(keyOf(a)) &&
      fits(a.mod.would, a.env) &&
      works(g, a, a.mod.would.to === undefined && a.mod.would.from === undefined ? p.by : p.to),
  )
}

/** Everything that may be applied to a packet next, in the classes of 717.4. */
export interface Stage {
  seat: Seat
  rule: string
  mods: readonly (Instead | Prevent)[]
  armor: readonly CardId[]
}

/** `closed`: no more equipment is exhausted for it. */
export function stage(g: Game, p: Packet, closed: boolean, spent?: Spent): Stage | null {
  const insteads = competing<Instead>(g, active(g, 'instead'), p)
  const last = insteads.filter((a) => divides(g, a, p))
  const rest = insteads.filter((a) => a.mod.divide === undefined)
  const bigger = rest.filter((a) => raises(g, a, p))
  if (bigger.length > 0) return { seat: p.controller, rule: '717.4a', mods: bigger, armor: [] }
  const seat = card(g, p.to).controller
  const prevents = p.heal ? [] : competing<Prevent>(g, active(g, 'prevent'), p)
  const able = prevents.length > 0 && preventable(g, p)
  // 717.4b: no prevention is chosen for an unpreventable packet, but one with actions that come first may be (717.3).
  const mods = [...rest, ...prevents.filter((a) => a.mod.these !== undefined || (able && takes(g, a, p, spent) > 0))]
  const armor = closed ? [] : shields(g, p)
  const open = armor.length > 0 && (able || preventable(g, p)) ? armor : []
  if (mods.length > 0 || open.length > 0) return { seat, rule: '717.4b', mods, armor: open }
  return last.length > 0 ? { seat, rule: '717.4c', mods: last, armor: [] } : null
}

/** 717.8 asks for more than fatal damage. */
const divides = (g: Game, { mod: m }: Instead, p: Packet): boolean =>
  m.divide !== undefined && (!('excess' in m.divide) || p.n > untilFatal(g, p.to))

/** 717.4a: it makes the packet bigger, or changes its type, its being combat damage, or whether it can be prevented. */
function raises(g: Game, a: Instead, p: Packet): boolean {
  const m = a.mod
  if (m.type !== undefined || m.combat !== undefined || m.sure !== undefined) return true
  return m.n !== undefined && grown(g, a, p) > p.n
}

const isInstead = (a: Instead | Prevent): a is Instead => !isPrevent(a)

/** The modifier to apply if no player has a choice that could matter; null if one has. */
export function forced(g: Game, { rule, mods, armor }: Stage, p: Packet): Instead | Prevent | null {
  const a = mods[0]
  if (a === undefined) return null
  if (mods.length === 1 && armor.length === 0) return a
  if (rule === '717.4a') return ordersMatter(g, mods.filter(isInstead), p) ? null : a
  const plain = mods.filter(isPrevent)
  if (plain.length < mods.length || plain.some((m) => m.mod.these !== undefined || m.mod.then !== undefined))
    return null
  if (!watched(g, 'prevent')) {
    const free = best(g, plain, p)
    if (free) return free
  }
  return armor.length === 0 && new Set(plain.map(reach)).size < 2 ? a : null
}

/**
 * The prevention that the controller would choose first (717.4b), of those not used up: all damage, then all but some, then a fixed amount.
 * Nobody is asked if nothing triggers on preventing, since any other order prevents less or uses up more.
 */
function best(g: Game, list: readonly Prevent[], p: Packet): Prevent | undefined {
  const free = list.filter((a) => !limited(a))
  return (
    free.find((a) => takes(g, a, p) >= p.n) ??
    free.find((a) => typeof a.mod.n === 'object' && 'allBut' in a.mod.n) ??
    free[0]
  )
}

const kindOf = ({ mod: { n, next } }: Prevent): unknown => (typeof n === 'object' && 'next' in n ? 'next' : [n, next])

/** The scope of a prevention: those of equal scope and duration are used one after another. */
const reach = (a: Prevent): string =>
  JSON.stringify([
    a.mod.would,
    kindOf(a),
    a.row?.you,
    a.row?.targets,
    a.row?.names,
    { ...a.row?.notes, moved: undefined },
    a.row?.ends,
    a.row?.seat,
    a.row ? 0 : a.card,
  ])

const grown = (g: Game, a: Instead, p: Packet): number =>
  a.mod.n === undefined || a.mod.n === 'any' ? 0 : amount(g, a.mod.n, preventingEnv(a, p))

/** The packet with the changes of the modifier (717.1). */
export function altered(g: Game, a: Instead, p: Packet): Packet {
  const m = a.mod
  const q: Packet = {
    ...p,
    n: m.n === undefined ? p.n : grown(g, a, p),
    types: m.type === undefined ? p.types : [m.type],
    combat: m.combat ?? p.combat,
    sure: m.sure ?? p.sure,
    used: [...p.used, keyOf(a)],
  }
  if (m.to === undefined) return q
  const to = newDestination(g, a, p)
  const moved = { ...q, to: to ?? q.to }
  return to !== undefined && isMade(g, moved) ? moved : { ...q, n: 0 } // 716.1d
}

/** The character that a packet is dealt to instead: one of them, at random or by choice if the text allows it. */
function newDestination(g: Game, a: Instead, p: Packet): CardId | undefined {
  const env = preventingEnv(a, p)
  const who = a.mod.to
  if (!isSetWho(who) || !('random' in who || 'choose' in who)) return objs(g, who, env)[0]
  const set = who
  const fit = candidates(g, set, env)
  if (fit.length < 2) return fit[0]
  if (set.random !== undefined) return fit[draw(g, 'random', fit.length)]
  const by = objs(g, set.by, env).find(isPlayer)
  const seat = by === undefined ? a.env.you : seatOf(by)
  const answers = fit.map((o): Answer => ({ do: 'pick', card: o }))
  return decide(g, question(seat, 'choose', '717.4b', answers, { card: a.card, code: a.ptr, packet: atStake(p) })).card
}

/** Whether the order of these changes what becomes of the packet (717.4a). */
function ordersMatter(g: Game, mods: readonly Instead[], p: Packet): boolean {
  if (mods.some((a) => a.mod.may !== undefined || a.mod.to !== undefined) || mods.length > 5) return true
  const ends = new Set<string>()
  const go = (q: Packet, left: readonly Instead[]): void => {
    const fit = competing(g, left, q).filter((a) => raises(g, a, q))
    if (fit.length === 0) ends.add(JSON.stringify([q.n, q.types, q.combat, q.sure]))
    for (const a of fit)
      go(
        altered(g, a, q),
        left.filter((b) => b !== a),
      )
  }
  go(p, mods)
  return ends.size > 1
}

/** The packet's data for a question about it. */
export const atStake = (p: Packet) => ({ n: p.n, types: p.types, by: p.by, to: p.to, combat: p.combat })
