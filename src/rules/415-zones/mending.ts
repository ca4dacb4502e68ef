/** Corrections at a real table, where people have counted otherwise than the game: a card more or less in hand, or among the resources. */
import { DECK, HAND, RESOURCES, zoneId } from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Answer, CardId, Seat } from '../../state/types.ts'
import { type Game, player } from '../core/game.ts'
import { recordEvent } from '../core/recorder.ts'
import { isUnknown } from './real-cards.ts'
import { cardsIn, relocate } from './zones.ts'

/** The ways that a card can go, with what is said. */
const mends: readonly (readonly [from: number, to: number, word: string])[] = [
  [DECK, HAND, 'One more card in hand, from the deck'],
  [HAND, DECK, 'One fewer card in hand, back onto the deck'],
  [HAND, RESOURCES, 'One more resource, from the hand'],
  [RESOURCES, HAND, 'One fewer resource, back into the hand'],
]

/** The last card there that nobody has named: of a deck the top one. */
const lastUnknown = (g: Game, seat: Seat, kind: number): CardId | undefined =>
  cardsIn(g, zoneId(seat, kind, kind === DECK ? player(g, seat).draws : 0)).findLast((id) => isUnknown(g.s.cards[id]))

/** The corrections that a player with real cards can make now. */
export const mendsFor = (g: Game, seat: Seat): Answer[] =>
  player(g, seat).real === undefined
    ? []
    : mends.flatMap(([from, , word], n) => (lastUnknown(g, seat, from) === undefined ? [] : [{ do: 'mend', n, word }]))

/** Corrects what lies on the table. No rule does it, so nothing hears of it; the log tells it. */
export function mend(g: Game, seat: Seat, n: number): void {
  const [from, to, word] = must(mends[n])
  const { draws, hero } = player(g, seat)
  const laid = to === RESOURCES ? { faceDown: true, seen: 1 << seat } : {}
  relocate(g, must(lastUnknown(g, seat, from)), zoneId(seat, to, to === DECK ? draws : 0), laid)
  recordEvent(g, { on: 'say', what: hero, type: `${word}.`, seat })
}
