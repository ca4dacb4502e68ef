/** Starting a game (101): who begins, decks, hands, mulligans. */

import { ptrOf } from '../language/compile.ts'
import { shuffled } from '../state/dice.ts'
import { DECK, HAND, playerObj, REMOVED, seatOf, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Seat, Step } from '../state/types.ts'
import { cardsIn, relocate, shuffleDeck } from './415-zones/zones.ts'
import { happen } from './703-triggers/events.ts'
import { printedPowers } from './714-continuous-modifiers/modifiers.ts'
import {
  addLink,
  card,
  emptyLink,
  type Game,
  living,
  player,
  push,
  pushAll,
  question,
  type StepDefs,
  turn,
} from './core/game.ts'
import { amount, envFor } from './core/words.ts'

/** As the game starts a deck is shuffled (101.1, R200.1, R300.1), unless its raid keeps it in order. */
export function arrange(g: Game, seat: Seat, home: number): void {
  const name = must(player(g, seat).decks[home])
  if (!player(g, seat).boss || !g.raid?.ordered.includes(name)) {
    shuffleDeck(g, seat, home)
    return
  }
  const zone = zoneId(seat, DECK, home)
  const all = cardsIn(g, zone)
  const lots = g.raid.lots(g.s.raid[0].mode)[name]
  const n = lots === undefined ? all.length : Math.max(0, amount(g, lots, envFor(seat, 0)))
  // R300.2: as many as the mode says, at random; the rest are removed, and only the Boss player knows which.
  const kept = n < all.length ? new Set(shuffled(g, `lots.${seat}.${home}`, all).slice(0, n)) : new Set(all)
  for (const id of all) if (!kept.has(id)) relocate(g, id, zoneId(seat, REMOVED), { faceDown: true, seen: 1 << seat })
  for (const id of kept) put(g, 'cards', id, 'seen', 1 << seat)
  put(g, 'zones', zone, 'cards', cardsIn(g, zone).slice().reverse()) // R300.3: the first of its list on top
}

/** Seven cards from the top into hand: put there, not drawn (101.1). */
export function dealHand(g: Game, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const deck = cardsIn(g, zoneId(seat, DECK, player(g, seat).draws))
    const id = deck[deck.length - 1]
    if (id !== undefined) relocate(g, id, zoneId(seat, HAND))
  }
}

/** Powers of cards in the starting hands as the first turn starts (101.3): carried out without the chain, in turn order. */
function startingHands(g: Game): Step[] {
  if (!g.code.elsewhere.hand) return []
  return living(g, turn(g).first).flatMap((seat) =>
    cardsIn(g, zoneId(seat, HAND)).flatMap((id) =>
      printedPowers(g, card(g, id)).flatMap((p) => {
        if (p.shape !== 'as' || p.zone !== 'hand') return []
        const { as, then } = p.node
        if (as.step !== 'game') return []
        const l = addLink(g, { ...emptyLink, card: id, controller: seat, code: ptrOf(then) })
        return [
          { step: 'text', link: l.id, code: l.code, at: 0 },
          { step: 'resolved', link: l.id },
        ]
      }),
    ),
  )
}

export const startingSteps = {
  'start-game': {
    /** A randomly chosen player decides who takes the first turn; in a raid the raid does. Then decks and hands (101.1, R200.1, R200.3). */
    run(g, step) {
      if (!g.raid && step.chosen !== true) {
        const all = living(g, turn(g).first)
        const answers = all.map((s): Answer => ({ do: 'pick', card: playerObj(s) }))
        return question(must(all[0]), 'choose', '101.1', answers)
      }
      for (const s of turn(g).order) for (let h = 0; h < player(g, s).decks.length; h++) arrange(g, s, h)
      for (const s of turn(g).order) dealHand(g, s, 7)
      pushAll(g, [
        ...living(g, turn(g).first).map((seat): Step => ({ step: 'mulligan', seat })),
        { step: 'mulligans' },
        { step: 'unique' }, // 800.1e
        { step: 'begin' },
      ])
      return null
    },
    answer(g, _step, answer) {
      put(g, 'turn', 0, 'first', seatOf(must(answer.card)))
      put(g, 'turn', 0, 'seat', seatOf(must(answer.card)))
      push(g, { step: 'start-game', chosen: true })
    },
  },
  /** Each player may do it once per game, asked in turn order (101.2). */
  mulligan: {
    run(g, step) {
      const seat = step.seat
      if (player(g, seat).boss && g.raid && !g.raid.bossMulligans) return null
      return question(seat, 'mulligan', '101.2', [{ do: 'keep' }, { do: 'mulligan' }])
    },
    answer(g, step, answer) {
      if (answer.do === 'mulligan') put(g, 'players', step.seat, 'mulligan', true)
    },
  },
  /** Then all who want to do it at once (101.2). */
  mulligans: {
    run(g) {
      for (const s of living(g, turn(g).first)) {
        if (!player(g, s).mulligan) continue
        const hand = cardsIn(g, zoneId(s, HAND))
        for (const id of hand) relocate(g, id, zoneId(s, DECK))
        shuffleDeck(g, s, 0)
        dealHand(g, s, hand.length)
        happen(g, { on: 'mulligan', by: playerObj(s), n: hand.length })
      }
      return null
    },
  },
  begin: {
    run(g) {
      push(g, { step: 'turns' })
      pushAll(g, startingHands(g))
      put(g, 'turn', 0, 'phase', 'start')
      happen(g, { on: 'start', step: 'game', seat: turn(g).first })
      g.raid?.hear(g, 'gameStarts', { on: 'gameStarts' })
      return null
    },
  },
} satisfies Partial<StepDefs>
