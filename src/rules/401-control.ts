/** Who controls a card in play (401): the latest modifier in force, else the player under whose control it entered. */
import { inPlay, isPlayer, REMOVED, seatOf, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { CardId, Happening, Printed, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { cardsIn, transfer, zoneFor } from './415-zones.ts'
import { leaveCombat } from './602-leaving.ts'
import { happen } from './703-triggers.ts'
import { active, works } from './714-modifiers.ts'
import { settlePowers } from './718-timestamps.ts'
import { areas, card, type Game, misc, next, player, turn } from './game.ts'
import { isIn, objs } from './words.ts'

/** What a card's printed information is now (402.3): of the latest modifier that makes it a copy; null for its own. */
function printedNow(g: Game, id: CardId): Printed | null {
  let printed: Printed | null = null
  for (const a of active(g, 'copy')) if (a.row?.copied && isIn(g, a.mod.what, id, a.env)) printed = a.row.copied
  return printed
}

/**
 * Makes cards copies and ends that again (402.3). Each is still the same card, with its modifiers, damage and counters (402.3b);
 * choices that were made about it are undefined now (402.3c).
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

/** The seat that a card in play should be under now (401.3, 401.3b). */
function rightful(g: Game, id: CardId): Seat {
  let seat = card(g, id).under
  for (const a of active(g, 'control')) {
    const by = objs(g, a.mod.by, a.env).find(isPlayer)
    if (by === undefined || player(g, seatOf(by)).lost || !isIn(g, a.mod.what, id, a.env) || !works(g, a, id)) continue
    const from: Happening = { on: 'leave', what: id, zone: 'party', seat, cause: a.env.you }
    if (seatOf(by) !== seat && cannot(g, from) !== null) continue // 103.2
    seat = seatOf(by)
  }
  return seat
}

/**
 * Lets cards change sides where modifiers that speak of control have begun or ended. A card that does is still the same card
 * (401.3, 401.3a): damage, counters, modifiers and attachments stay; it leaves combat (602.4), and has not been in its new party before (302.2).
 */
export function settleControl(g: Game): boolean {
  settleCopies(g)
  settlePowers(g)
  if (active(g, 'control').length === 0 && misc(g).taken.length === 0) return false
  const taken: CardId[] = []
  let any = false
  for (const s of turn(g).order) {
    for (const kind of areas(g)) {
      for (const id of cardsIn(g, zoneId(s, kind))) {
        const to = rightful(g, id)
        if (to !== card(g, id).under) taken.push(id)
        if (to === s) continue
        if (player(g, to).lost) {
          transfer(g, [{ id, zone: zoneFor(card(g, id), REMOVED) }], { game: true }) // 401.3b: nobody is left to have it
          any = true
          continue
        }
        change(g, id, s, to, kind)
        any = true
      }
    }
  }
  if (taken.join() !== misc(g).taken.join()) put(g, 'misc', 0, 'taken', taken)
  return any
}

function change(g: Game, id: CardId, from: Seat, to: Seat, kind: number): void {
  const zone = zoneId(to, kind)
  const h: Happening = { on: 'leave', what: id, zone: 'party', seat: from }
  happen(g, h, () => {
    leaveCombat(g, id)
    put(
      g,
      'zones',
      zoneId(from, kind),
      'cards',
      cardsIn(g, zoneId(from, kind)).filter((x) => x !== id),
    )
    put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), id])
    put(g, 'cards', id, 'zone', zone)
    put(g, 'cards', id, 'controller', to)
    put(g, 'cards', id, 'since', next(g, 'stamp'))
    return undefined
  })
  happen(g, { on: 'enter', what: id, zone: 'party', seat: to })
}
