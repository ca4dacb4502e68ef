/** The turn (500-503) with a raid's own steps (R201), and how a game starts (101, R200). */
import { DECK, GRAVEYARD, HAND, PARTY, playerObj, RESOURCES, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Answer, Card, CardId, ModRow, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { window } from './410-priority.ts'
import { cardsIn, drawOne, relocate, shuffleDeck, transfer, zoneFor } from './415-zones.ts'
import { type Event, happen, happenAll } from './703-triggers.ts'
import { value } from './714-modifiers.ts'
import { expireReady, expireStart, expireTurn } from './expiry.ts'
import { card, type Game, living, next, player, push, pushAll, question, type StepDef, turn } from './game.ts'
import { amount, envFor } from './words.ts'

const ordinary = ['ready', 'draw', 'action', 'end', 'wrap-up']

const phaseOf: Readonly<Record<string, 'start' | 'event' | 'action' | 'end'>> = {
  ready: 'start',
  draw: 'start',
  event: 'event',
  action: 'action',
  end: 'end',
  'wrap-up': 'end',
}

function enter(g: Game, step: string): void {
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
  'phase.ready': {
    run(g) {
      const { seat } = turn(g)
      expireStart(g)
      put(g, 'turn', 0, 'step', 'ready')
      put(g, 'turn', 0, 'phase', 'start')
      const cards = [PARTY, RESOURCES].flatMap((z) => cardsIn(g, zoneId(seat, z)))
      const able = cards.filter(
        (id) => card(g, id).exhausted && !cannot(g, { on: 'ready', what: id, cause: seat, step: 'ready', seat }),
      )
      happenAll(
        g,
        able.map(
          (id): Event => ({
            h: { on: 'ready', what: id, cause: seat, step: 'ready', seat },
            commit: () => put(g, 'cards', id, 'exhausted', false) as undefined,
          }),
        ),
      )
      expireReady(g, seat)
      happen(g, { on: 'start', seat })
      happen(g, { on: 'start', step: 'ready', seat })
      push(g, window('ready', seat))
      return null
    },
  },
  'phase.draw': {
    run(g) {
      const { seat, n } = turn(g)
      const p = player(g, seat)
      if (n === 1 && (!g.raid || (g.raid.skipsFirstDraw && p.boss))) return null // 501.2b, R200.4
      enter(g, 'draw')
      const many = p.boss && g.raid ? amount(g, g.raid.draws, envFor(seat, p.hero)) : 1 // R201.1
      for (let i = 0; i < many; i++) drawOne(g, seat)
      push(g, window('draw', seat))
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
  'phase.end': {
    run(g) {
      const { seat } = turn(g)
      put(g, 'turn', 0, 'step', 'end')
      put(g, 'turn', 0, 'phase', 'end')
      happen(g, { on: 'end', seat }) // 500.2
      happen(g, { on: 'start', step: 'end', seat })
      push(g, window('end', seat))
      return null
    },
  },
  'phase.wrap-up': {
    run(g) {
      const { seat } = turn(g)
      if (turn(g).step !== 'wrap-up') put(g, 'turn', 0, 'step', 'wrap-up')
      const hand = cardsIn(g, zoneId(seat, HAND))
      const max = value(g, playerObj(seat), 'maxHand')
      if (hand.length > max) {
        const answers: Answer[] = hand.map((id) => ({ do: 'pick', card: id }))
        return question(seat, 'discard', player(g, seat).boss ? 'R100.4' : '503.2a', answers, {
          min: hand.length - max,
          max: hand.length - max,
          picked: [],
        })
      }
      expireTurn(g)
      for (const key in g.s.log) erase(g, 'log', Number(key))
      forget(g)
      return null
    },
    answer(g, raw, answer) {
      push(g, raw)
      const id = answer.card as CardId
      transfer(g, [{ id, zone: zoneFor(card(g, id), GRAVEYARD) }], {})
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

/** Former selves that nothing can ask about any more are forgotten. */
function forget(g: Game): void {
  const kept = new Set<number>()
  for (const key in g.s.mods) {
    const m = g.s.mods[key] as ModRow
    kept.add(m.self)
    for (const v of Object.values(m.names)) for (const o of v.o ?? []) kept.add(o)
    for (const v of Object.values(m.targets)) for (const o of v) kept.add(o)
  }
  for (const w of g.s.waiting[0]!.list) {
    kept.add(w.card)
    for (const v of Object.values(w.names)) for (const o of v.o ?? []) kept.add(o)
  }
  for (const s of turn(g).order) kept.add(player(g, s).hero)
  for (const key in g.s.cards) {
    const c = g.s.cards[key] as Card
    if (c.became !== 0 && !kept.has(c.id)) erase(g, 'cards', c.id)
  }
}
