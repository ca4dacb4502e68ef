/** Ready and exhausted (411): the only place where cards ready and exhaust. */
import { put } from '../state/journal.ts'
import type { CardId, Happening, Obj, Origin, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { asHappens, type Event, happenAll } from './703-triggers/events.ts'
import { inPlayNow } from './714-continuous-modifiers/modifiers.ts'
import { unreplaced } from './716-replacement.ts'
import { card, type Game, pushAll } from './core/game.ts'
import { type Refused, refusals } from './core/refusals.ts'

/** Why this card can't turn that way now, null if it can. */
export function refusalToTurn(g: Game, id: Obj, exhausted: boolean, extra: Partial<Happening>): Refused | null {
  if (!inPlayNow(g, id)) return refusals.inPlay // 411.2
  if (card(g, id).exhausted === exhausted) return refusals.turned // 411.1: only a ready one exhausts, only an exhausted one readies
  return cannot(g, { on: exhausted ? 'exhaust' : 'ready', what: id, ...extra })
}

export const canTurn = (g: Game, id: Obj, exhausted: boolean, extra: Partial<Happening>): boolean =>
  refusalToTurn(g, id, exhausted, extra) === null

/** Whether it could be exhausted for this player and purpose. */
export const canExhaust = (g: Game, id: CardId, cause: Seat | undefined, purpose: string, of?: Obj): boolean =>
  canTurn(g, id, true, exhausting(cause, purpose, of))

/** The event fields for exhausting with a purpose: to attack, to protect, for the cost of a card; without a purpose by an effect. */
export const exhausting = (
  cause: Seat | undefined,
  purpose: string,
  of?: Obj,
): Pick<Happening, 'cause' | 'purpose' | 'for'> =>
  purpose === '' ? { cause } : of === undefined ? { cause, purpose } : { cause, purpose, for: of }

/** The event of turning one card, to happen together with others. */
export const turning = (g: Game, id: Obj, exhausted: boolean, extra: Partial<Happening>): Event => ({
  h: { on: exhausted ? 'exhaust' : 'ready', what: id, ...extra },
  commit: () => {
    put(g, 'cards', id, 'exhausted', exhausted)
    return undefined
  },
})

/** The effects of definite powers as these ready or exhaust (704.1b), without the chain. */
export const asTurned = (g: Game, ids: readonly Obj[], exhausted: boolean): Step[] =>
  ids.flatMap((id) => asHappens(g, { on: exhausted ? 'exhaust' : 'ready', what: id }))

/**
 * Exhausts or readies those of them that can be, all at once (802), and returns them. `from`: the turning may be replaced (716), so it is no cost.
 */
export function exhaustOrReady(
  g: Game,
  ids: readonly Obj[],
  exhausted: boolean,
  extra: Partial<Happening>,
  from?: Origin,
): readonly Obj[] {
  const can = ids.filter((id) => canTurn(g, id, exhausted, extra))
  const able = from ? unreplaced(g, can, (id) => turning(g, id, exhausted, extra).h, from) : can
  happenAll(
    g,
    able.map((id) => turning(g, id, exhausted, extra)),
  )
  pushAll(g, asTurned(g, able, exhausted))
  return able
}
