/** Packets (408): damage that would be dealt or healed (405.4, 407.2), as data, and the making of them. */

import { ptrOf } from '../language/compile.ts'
import { isArray, isList } from '../language/nodes.ts'
import type { Of, Who } from '../language/types.ts'
import type { CardId, Happening, Obj, Packet } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { combatTypes } from './202-tags.ts'
import { shareOf } from './707-adding-links/dividing.ts'
import { inPlayNow, value } from './714-continuous-modifiers/modifiers.ts'
import { card, combat, type Game, push } from './core/game.ts'
import { amount, type Env, objs, worded } from './core/words.ts'

/** The happening of dealing or healing this packet. */
export function would(p: Packet, n = p.n): Happening {
  const { by, to, types, controller: cause, combat } = p
  const [type] = types
  const h: Happening = p.heal
    ? { on: 'heal', by, from: to, what: to, n, type, types, with: p.with[0], combat, cause }
    : { on: 'deal', by, to, n, type, types, with: p.with[0], combat, cause }
  if (p.with.length > 1) h.withs = p.with
  if (p.smashed) h.smash = true
  return h
}

/** Whether such a packet exists at all (405.5, 407.3, 408.2a-b). */
export function isMade(g: Game, p: Packet): boolean {
  if (p.n <= 0 || !inPlayNow(g, p.to) || !g.ask.kind(g, p.to, 'character')) return false // 408.2a, 408.2b
  if (p.heal && card(g, p.to).damage === 0) return false // 407.3
  if (!p.heal && g.ask.keyword(g, p.to, 'Immune')) return false // R101.3d
  return cannot(g, would(p)) === null // 405.5
}

/** Starts processing packets, without those that are never made (405.5). Returns true if there are any. */
export function packets(g: Game, list: readonly Packet[]): boolean {
  const made = list.filter((p) => isMade(g, p))
  if (made.length > 0) push(g, { step: 'packets', list: made, at: 0 })
  return made.length > 0
}

/** "Heal all": a number above one million (104.1, 408.2a). */
const ALL = 1_000_001

const nobody: readonly Obj[] = []

/**
 * The objects of ordered amounts, each at its place.
 * Includes targets that have become illegal, so that the others keep the amounts specified as the link was added (707.1d, 709.2c).
 */
function meant(g: Game, who: Who, env: Env): readonly Obj[] {
  if (isList(who))
    return who.flatMap((w) => {
      const all = meant(g, w, env)
      return all.length > 0 ? all : [0]
    })
  const now = objs(g, who, env)
  const then = env.notes.chosen?.[typeof who === 'string' ? who.slice(1) : ptrOf(who)] ?? nobody
  return now.every((o) => then.includes(o)) ? then : now
}

/** The packets of an effect that deals or heals: one for each character, however its amount is counted (405.4, 407.2). */
export function packetsOf(g: Game, e: Of<'deal'> | Of<'heal'>, env: Env, linkId: number): Packet[] {
  const by = objs(g, e.by, env)[0]
  if (by === undefined) return []
  const who = e.do === 'heal' ? e.from : e.to
  const used = env.notes.applied ?? []
  const places = isArray(e.n) ? meant(g, who, env) : nobody
  return objs(g, who, env).map((o, i) => {
    const n = isArray(e.n) ? (e.n[places.indexOf(o)] ?? 0) : e.n
    return {
      heal: e.do === 'heal',
      n: n === 'all' ? ALL : e.divided ? shareOf(e, env, o, i) : Math.floor(amount(g, n, { ...env, it: o })), // 405.6: whole damage only
      types:
        e.do === 'heal' || e.type === undefined ? [] : typeof e.type === 'string' ? [worded(g, e.type, env)] : e.type,
      by,
      to: o,
      with: env.self ? [env.self] : [],
      combat: e.do === 'deal' && e.combat === true,
      sure: e.do === 'deal' && e.sure === true,
      smash: e.do === 'deal' && e.smash === true,
      controller: env.you,
      used,
      as: e.as ?? '',
      link: linkId,
    }
  })
}

/** Combat packets (603.1, 408.2c) for attacker and defender as they stand. */
export function combatPacket(g: Game, by: CardId, to: CardId): Packet {
  return {
    heal: false,
    n: value(g, by, 'atk'),
    types: combatTypes(g, by),
    by,
    to,
    with: combat(g)
      .strikes.filter(([w]) => w === by)
      .map(([, weapon]) => weapon),
    combat: true,
    sure: false,
    smash: false,
    controller: card(g, by).controller,
    used: [],
    as: '',
    link: 0,
  }
}
