/** Who controls a card in play (401): the latest modifier in force, else the player under whose control it entered. */
import { isPlayer, PARTY, RESOURCES, seatOf, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { CardId, Happening, Seat } from '../state/types.ts'
import { cardsIn, leaveCombat } from './415-zones.ts'
import { happen } from './703-triggers.ts'
import { active, works } from './714-modifiers.ts'
import { card, type Game, misc, next, player, turn } from './game.ts'
import { isIn, objs } from './words.ts'

/** The seat that a card in play should be under now (401.3, 401.3b). */
function rightful(g: Game, id: CardId): Seat {
  let seat = card(g, id).under
  for (const a of active(g, 'control')) {
    const by = objs(g, a.mod.by, a.env).find(isPlayer)
    if (by === undefined || player(g, seatOf(by)).lost || !isIn(g, a.mod.what, id, a.env) || !works(g, a, id)) continue
    seat = seatOf(by)
  }
  return seat
}

/**
 * Lets cards change sides where modifiers that speak of control have begun or ended. A card that does is still the same card
 * (401.3): damage, counters and attachments stay; it leaves combat (602.4), and has not been in its new party before (302.2).
 */
export function settleControl(g: Game): boolean {
  if (active(g, 'control').length === 0 && misc(g).taken.length === 0) return false
  const taken: CardId[] = []
  let any = false
  for (const s of turn(g).order) {
    for (const kind of [PARTY, RESOURCES]) {
      for (const id of cardsIn(g, zoneId(s, kind))) {
        const to = rightful(g, id)
        if (to !== card(g, id).under) taken.push(id)
        if (to === s) continue
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
