/** Control of cards in play (401): the latest modifier in force decides, otherwise the player under whose control the card entered. */

import { isObject } from '../language/meta.ts'
import { whileOf } from '../language/nodes.ts'
import { once } from '../language/once.ts'
import type { Mod } from '../language/types.ts'
import { inPlay, isPlayer, REMOVED, seatOf, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { CardId, Happening, Printed, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { cardsIn, transfer, zoneFor } from './415-zones/zones.ts'
import { leaveCombat } from './602-leaving.ts'
import { happen, happenAll } from './703-triggers/events.ts'
import { type Active, active, works } from './714-continuous-modifiers/modifiers.ts'
import { settlePowers } from './718-timestamps.ts'
import { newCache } from './core/cache.ts'
import { areas, card, type Game, misc, next, partOf, player, turn } from './core/game.ts'
import { isIn, objs } from './core/words.ts'

/** A card's printed information now (402.3): of the latest modifier that makes it a copy; null for its own. */
function printedNow(g: Game, id: CardId): Printed | null {
  let printed: Printed | null = null
  for (const a of active(g, 'copy')) if (a.row?.copied && isIn(g, a.mod.what, id, a.env)) printed = a.row.copied
  return printed
}

/**
 * Makes cards copies, and ends that again (402.3).
 * Each remains the same card, with its modifiers, damage and counters (402.3b); choices made about it become undefined (402.3c).
 */
function settleCopies(g: Game): void {
  const made = active(g, 'copy')
  if (made.length === 0 && misc(g).copies.length === 0) return
  const copies: CardId[] = []
  for (const id of new Set([...misc(g).copies, ...made.flatMap((a) => objs(g, a.mod.what, a.env))])) {
    const c = g.s.cards[id]
    if (c?.became !== 0 || !inPlay(c.zone)) continue
    const own = c.proper ?? { def: c.def, specified: c.specified }
    const now = printedNow(g, id)
    if (now !== null) copies.push(id)
    const { def, specified } = now ?? own
    if (def === c.def && JSON.stringify(specified) === JSON.stringify(c.specified)) continue
    happen(g, { on: 'become', what: id }, () => {
      put(g, 'cards', id, 'def', def)
      put(g, 'cards', id, 'specified', specified)
      put(g, 'cards', id, 'proper', now === null ? null : own)
      put(g, 'cards', id, 'names', {})
      put(g, 'cards', id, 'x', 0)
      return undefined
    })
  }
  if (copies.join() !== misc(g).copies.join()) put(g, 'misc', 0, 'copies', copies)
}

type Control = Active<Extract<Mod, { mod: 'control' }>>

/** The seat to which a modifier gives a card now, after the earlier modifiers; undefined if it does not apply. */
function taker(g: Game, a: Control, id: CardId, seat: Seat): Seat | undefined {
  const by = objs(g, a.mod.by, a.env).find(isPlayer)
  if (by === undefined || player(g, seatOf(by)).lost || !isIn(g, a.mod.what, id, a.env) || !works(g, a, id))
    return undefined
  const from: Happening = { on: 'leave', what: id, zone: 'party', seat, cause: a.env.you }
  return seatOf(by) !== seat && cannot(g, from) !== null ? undefined : seatOf(by) // 103.2
}

/** The seat that should control a card in play now (401.3, 401.3b), if no modifier depends on control. */
function rightful(g: Game, id: CardId): Seat {
  let seat = card(g, id).under
  for (const a of active(g, 'control')) seat = taker(g, a, id, seat) ?? seat
  return seat
}

/** Whether a control modifier's targets depend on control, so that other control modifiers can change them (719.1). */
const asksControl = once((mod: Control['mod']): boolean => speaksOfControl(mod.what) || speaksOfControl(whileOf(mod)))

/** Amounts, whose "of" is not a controller. */
const ofNumbers = ['stat', 'sum', 'highest', 'lowest', 'counters'] as const

function speaksOfControl(node: unknown): boolean {
  if (!isObject(node)) return false
  const picks = ['target', 'choose', 'random', 'most', 'least'].some((k) => k in node) // 714.3f: flagged
  if (picks) return false
  if (node.controller !== undefined) return true
  if (node.of !== undefined && !ofNumbers.some((k) => k in node)) return true
  return Object.values(node).some(speaksOfControl)
}

const isOpen = (a: Control): boolean => asksControl(a.mod) || speaksOfControl(a.only)

/**
 * The rightful controller of each card in play, if some modifiers depend on control ("you control opposing allies").
 * Starts from the players under whom the cards entered: first come the modifiers that don't depend on control, then the others.
 * Those apply in timestamp order, once each (719.2, 719.3). So the result is stable, and cards don't go back and forth.
 */
function rightfulSides(g: Game, ids: readonly CardId[]): ReadonlyMap<CardId, Seat> {
  const now = g.cache
  const sides = new Map(ids.map((id) => [id, card(g, id).under]))
  const look = (): readonly Control[] => {
    g.cache = { ...newCache(), sides }
    return active(g, 'control')
  }
  try {
    const all = look()
    const same = (a: Control, b: Control): boolean =>
      a.ptr === b.ptr && a.card === b.card && a.row?.id === b.row?.id && a.via?.ptr === b.via?.ptr
    for (const due of [...all.filter((a) => !isOpen(a)), ...all.filter(isOpen)]) {
      const a = look().find((x) => same(x, due))
      if (a === undefined) continue
      const taken = ids.map((id) => [id, taker(g, a, id, must(sides.get(id)))] as const)
      for (const [id, seat] of taken) if (seat !== undefined) sides.set(id, seat)
    }
  } finally {
    g.cache = now
  }
  return sides
}

/**
 * Changes the control of cards after control modifiers have begun or ended.
 * The card stays the same (401.3, 401.3a), with damage, counters, modifiers and attachments; it leaves combat (602.4) and is new to its party
 * (302.2).
 */
export function settleControl(g: Game): boolean {
  settleCopies(g)
  settlePowers(g)
  if (active(g, 'control').length === 0 && misc(g).taken.length === 0) return false
  const lie = turn(g).order.flatMap((s) =>
    areas(g).flatMap((kind) => cardsIn(g, zoneId(s, kind)).map((id) => ({ s, kind, id }))),
  )
  const open = active(g, 'control').some(isOpen)
  const ids = lie.map(({ id }) => id)
  const sides = open ? rightfulSides(g, ids) : new Map(ids.map((id) => [id, rightful(g, id)]))
  const taken: CardId[] = []
  const changes: Change[] = []
  let any = false
  for (const { s, kind, id } of lie) {
    const c = card(g, id)
    if (c.became !== 0) continue
    const to = must(sides.get(id))
    if (to !== c.under) taken.push(id)
    if (to === s) continue
    if (player(g, to).lost)
      transfer(g, [{ id, zone: zoneFor(c, REMOVED) }], { game: true }) // 401.3b: nobody is left to have it
    else changes.push({ id, from: s, to, kind })
    any = true
  }
  change(g, changes)
  if (taken.join() !== misc(g).taken.join()) put(g, 'misc', 0, 'taken', taken)
  return any
}

interface Change {
  id: CardId
  from: Seat
  to: Seat
  kind: number
}

/** Cards that change sides do so at once: they leave their parties, and then have entered others (415.8b). */
function change(g: Game, changes: readonly Change[]): void {
  happenAll(
    g,
    changes.map(({ id, from, to, kind }) => ({
      h: { on: 'leave', what: id, zone: 'party', seat: from },
      commit: () => {
        leaveCombat(g, id)
        const [old, zone] = [zoneId(from, kind), partOf(g, to, kind)]
        put(
          g,
          'zones',
          old,
          'cards',
          cardsIn(g, old).filter((x) => x !== id),
        )
        put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), id])
        put(g, 'cards', id, 'zone', zone)
        put(g, 'cards', id, 'controller', to)
        put(g, 'cards', id, 'since', next(g, 'stamp'))
        return undefined
      },
    })),
  )
  happenAll(
    g,
    changes.map(({ id, to }) => ({ h: { on: 'enter', what: id, zone: 'party', seat: to } })),
  )
}
