/** Decks that are looked into (415.3): top cards shown, decks turned over, cards revealed and what they do then (Warp). */

import { meta } from '../../language/compile.ts'
import {
  DECK,
  HAND,
  isPlayer,
  playerObj,
  REMOVED,
  seatOf,
  zoneHome,
  zoneId,
  zoneKind,
  zoneSeat,
} from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, CardId, Happening, Seat, ZoneId } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { letDraw } from '../403-costs.ts'
import { happen, happenAll } from '../703-triggers/events.ts'
import { active, works } from '../714-continuous-modifiers/modifiers.ts'
import { replaced } from '../716-replacement.ts'
import { card, type Game, living, player, push, question, type StepDefs } from '../core/game.ts'
import { amount, type Env, isIn, objs, zonesOf } from '../core/words.ts'
import { learn, learnFor } from './real-cards.ts'
import { cardsIn, refill, relocate, transfer, type Why, zoneFor } from './zones.ts'

/** Reveals a card where it lies, and turns up one that was removed face down (415.7b); a card revealed from a deck may warp. */
const reveal = (g: Game, id: CardId, more: Omit<Happening, 'on' | 'what'>): void =>
  revealAll(g, [{ ...more, on: 'reveal', what: id }])

export function revealAll(g: Game, all: readonly (Happening & { what: CardId })[]): void {
  for (const { what } of all) {
    learn(g, what)
    const c = card(g, what)
    if (c.seen !== -1) put(g, 'cards', what, 'seen', -1)
    if (c.faceDown && zoneKind(c.zone) === REMOVED) put(g, 'cards', what, 'faceDown', false)
  }
  happenAll(
    g,
    all.map((h) => ({ h })),
  )
  for (const { what } of all) if (g.ask.keyword(g, what, 'Warp')) warp(g, what)
}

/**
 * Shows hands and top cards as modifiers require: to everyone, if played revealed (415.3f), or to those who may look (415.3e).
 * This happens before anyone gets priority, never in mid-text or mid-addition; a shown card stays known while it lies there.
 */
export function showTops(g: Game): void {
  for (const a of active(g, 'see')) {
    for (const id of objs(g, a.mod.what, a.env)) {
      const c = g.s.cards[id]
      if (c?.became !== 0 || !works(g, a, id)) continue
      if (a.mod.by === 'players') {
        const zone = zoneKind(c.zone) === HAND ? 'hand' : 'deck'
        if (c.seen !== -1) reveal(g, id, { by: playerObj(c.owner), seat: c.owner, zone, cause: a.env.you })
        continue
      }
      const seats = objs(g, a.mod.by, a.env).filter(isPlayer).map(seatOf)
      learnFor(g, id, seats)
      const bits = seats.reduce((n, seat) => n | (1 << seat), c.seen)
      put(g, 'cards', id, 'seen', bits)
    }
  }
}

/** 415.9f: a player who plays with the top card revealed reveals every card they draw. */
function showDrawn(g: Game, seat: Seat): void {
  const deck = cardsIn(g, zoneId(seat, DECK, player(g, seat).draws))
  const id = deck[deck.length - 1]
  if (id === undefined || card(g, id).seen === -1) return
  const shown = active(g, 'see').some(
    (a) => a.mod.by === 'players' && isIn(g, a.mod.what, id, a.env) && works(g, a, id),
  )
  if (!shown) return
  learn(g, id)
  put(g, 'cards', id, 'seen', -1)
  happen(g, { on: 'reveal', what: id, by: playerObj(seat), seat, zone: 'deck', cause: seat })
}

/** Draws one card (415.9f): from the deck that this player draws from. An empty deck decks a raider (410.6b), not a Boss (R101.3c). */
export function drawOne(g: Game, seat: Seat, why: Why = {}): CardId {
  const by = playerObj(seat)
  if (cannot(g, { on: 'draw', by, seat, cause: why.cause }) || !letDraw(g, seat)) return 0
  if (replaced(g, { on: 'draw', by, seat, cause: why.cause }, why.from)) return 0
  const { draws } = player(g, seat)
  refill(g, seat, draws)
  const deck = cardsIn(g, zoneId(seat, DECK, draws))
  const id = deck[deck.length - 1]
  if (id === undefined) {
    if (!player(g, seat).boss) put(g, 'players', seat, 'decked', true)
    return 0
  }
  showDrawn(g, seat)
  let to = 0
  const h: Happening = { on: 'draw', by, what: id, seat, cause: why.cause }
  happen(g, h, () => {
    to = relocate(g, id, zoneId(seat, HAND))
    return { ...h, what: to }
  })
  return to
}

/** R101.3c: if a text looks at more top cards than a Boss player's deck has, the deck first takes in its graveyard. */
export function supply(g: Game, e: object, envs: readonly Env[]): void {
  for (const set of meta(e).tops)
    for (const env of envs)
      for (const z of zonesOf(g, set, env))
        if (zoneKind(z) === DECK) refill(g, zoneSeat(z), zoneHome(z), amount(g, must(set.top), env))
}

/** 415.3d: the bottom is now on top; all cards are face up, or face down again and unknown to everyone. */
export function turnDeck(g: Game, zone: ZoneId, cause: Seat): void {
  const row = must(g.s.zones[zone])
  const open = !row.open
  happen(g, { on: 'turn', seat: zoneSeat(zone), side: open ? 'front' : 'back', zone: 'deck', cause }, () => {
    put(g, 'zones', zone, 'cards', [...row.cards].reverse())
    put(g, 'zones', zone, 'open', open)
    for (const id of cardsIn(g, zone)) if (card(g, id).seen !== 0) put(g, 'cards', id, 'seen', 0)
    return undefined
  })
}

/** Cards that have just been revealed together can be used in any order, so they wait in one step. */
function warp(g: Game, id: CardId): void {
  const top = g.s.agenda[0].top
  if (top?.step.step === 'warp') {
    put(g, 'agenda', 0, 'top', {
      step: { step: 'warp', cards: [...top.step.cards, id] },
      under: top.under,
      hash: 0,
    })
  } else push(g, { step: 'warp', cards: [id] })
}

export const deckSteps = {
  /** Warp: at once or not at all, even in the middle of a text. */
  warp: {
    run(g, step) {
      const left = step.cards.filter((id) => {
        const c = g.s.cards[id]
        return c?.became === 0 && zoneKind(c.zone) === DECK && g.ask.playable(g, c.owner, id)
      })
      const owner = living(g).find((seat) => left.some((id) => card(g, id).owner === seat)) // 802.1
      if (owner === undefined) return null
      const mine = left.filter((id) => card(g, id).owner === owner)
      return question(
        owner,
        'choose',
        '712.7',
        [{ do: 'done' }, ...mine.map((id): Answer => ({ do: 'pick', card: id }))],
        { card: must(mine[0]), picked: [], min: 0, max: 1 },
      )
    },
    answer(g, step, answer, d) {
      if (answer.do === 'done') {
        push(g, { step: 'warp', cards: step.cards.filter((id) => g.s.cards[id]?.owner !== d.seat) })
        return
      }
      const id = must(answer.card)
      push(g, { step: 'warp', cards: step.cards.filter((x) => x !== id) })
      const [moved] = transfer(g, [{ id, zone: zoneFor(card(g, id), REMOVED) }], { cause: d.seat })
      if (moved) push(g, { step: 'warped', card: moved[1], seat: d.seat })
    },
  },
  warped: {
    run(g, step) {
      const id = step.card
      if (g.s.cards[id]?.became !== 0) return null
      return question(step.seat, 'yes-no', '712.7', [{ do: 'yes' }, { do: 'no' }], { card: id })
    },
    answer(g, step, answer) {
      if (answer.do === 'yes') push(g, { step: 'play-free', card: step.card, seat: step.seat })
    },
  },
} satisfies Partial<StepDefs>
