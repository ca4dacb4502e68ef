/** The turn (500-503) with a raid's own steps (R201), and how a game starts (101, R200). */
import { DECK, HAND, playerObj, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Seat, Step } from '../state/types.ts'
import { window } from './410-priority.ts'
import { cardsIn, relocate, shuffleDeck } from './415-zones.ts'
import { happen } from './703-triggers.ts'
import { type Game, living, next, player, push, pushAll, question, type StepDef, turn } from './game.ts'

const ordinary = ['ready', 'draw', 'action', 'end', 'wrap-up']

const phaseOf: Readonly<Record<string, 'start' | 'event' | 'action' | 'end'>> = {
  ready: 'start',
  draw: 'start',
  event: 'event',
  action: 'action',
  end: 'end',
  'wrap-up': 'end',
}

/** A step begins (500.2). */
export function enter(g: Game, step: string): void {
  put(g, 'turn', 0, 'step', step)
  put(g, 'turn', 0, 'phase', phaseOf[step] ?? 'action')
  happen(g, { on: 'start', step, seat: turn(g).seat })
}

export const turnSteps: Record<string, StepDef> = {
  'start-game': {
    run(g) {
      // 101.1, R200.1, R200.3
      for (const s of turn(g).order) for (let h = 0; h < player(g, s).decks.length; h++) shuffleDeck(g, s, h)
      for (const s of turn(g).order) dealHand(g, s, 7)
      pushAll(g, [
        ...living(g, turn(g).first).map((seat) => ({ step: 'mulligan', seat })),
        { step: 'mulligans' },
        { step: 'begin' },
      ])
      return null
    },
  },
  mulligan: {
    run(g, raw) {
      const seat = raw.seat as Seat
      if (player(g, seat).boss && g.raid && !g.raid.bossMulligans) return null
      return question(seat, 'mulligan', '101.2', [{ do: 'keep' }, { do: 'mulligan' }])
    },
    answer(g, raw, answer) {
      if (answer.do === 'mulligan') put(g, 'players', raw.seat as Seat, 'mulligan', true)
    },
  },
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
      put(g, 'turn', 0, 'phase', 'start')
      g.raid?.hear(g, 'gameStarts', { on: 'gameStarts' })
      return null
    },
  },
  /** The bottom of the agenda: one turn after another (500.1). */
  turns: {
    run(g, raw) {
      const t = turn(g)
      const all = living(g, t.n === 0 ? t.first : t.seat)
      const seat = (t.n === 0 ? all[0] : (all.find((s) => s !== t.seat) ?? all[0])) as Seat
      put(g, 'turn', 0, 'n', t.n + 1)
      put(g, 'turn', 0, 'seat', seat)
      put(g, 'players', seat, 'turns', player(g, seat).turns + 1)
      put(g, 'players', seat, 'placed', false)
      put(g, 'players', seat, 'turnStamp', next(g, 'stamp'))
      const steps = player(g, seat).boss && g.raid ? g.raid.turn : ordinary
      pushAll(g, [...steps.map((s): Step => ({ step: `phase.${s}` })), raw])
      return null
    },
  },
  'phase.event': {
    run(g) {
      const { seat } = turn(g)
      enter(g, 'event')
      pushAll(g, [{ step: 'play-free', event: true, seat }, window('event', seat)]) // R201.2
      return null
    },
  },
  'phase.action': {
    run(g) {
      enter(g, 'action')
      push(g, window('action', turn(g).seat))
      return null
    },
  },
}

/** Seven cards from the top into hand: put there, not drawn (101.1). */
function dealHand(g: Game, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const deck = cardsIn(g, zoneId(seat, DECK))
    const id = deck[deck.length - 1]
    if (id !== undefined) relocate(g, id, zoneId(seat, HAND))
  }
}
