/**
 * R304: a card is dropped from three feet above play. First each player whose characters it could land on may arrange them.
 * Then it falls; the text names the card that it comes to rest on, also by way of an attachment.
 */

import { ptrOf } from '../../language/compile.ts'
import type { Of } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { PARTY, zoneId } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { About, Answer, CardId, Decision, Happening, Obj, Seat, StepOf } from '../../state/types.ts'
import { happen } from '../703-triggers/events.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { attachmentsOf } from '../core/facts.ts'
import { bindName, card, type Game, link, living, player, push, question, type StepDefs, turn } from '../core/game.ts'
import { effectAt } from '../core/texts.ts'
import { type Env, envOf, objs } from '../core/words.ts'
import { fall } from './falling.ts'
import {
  choicesOf,
  columns,
  covers,
  depthFor,
  type Frail,
  matUnder,
  type Piece,
  piece,
  rows,
  type Tabletop,
  tabletop,
  touches,
  usual,
} from './table.ts'

type Drop = Of<'drop'>

/** The number of moves that a player may make for each of their characters. */
const often = 4

/** The step that drops an effect's card; null if there is nothing to drop. */
export function drop(g: Game, e: Drop, env: Env, linkId: number): StepOf<'drop'> | null {
  const what = objs(g, e.what, env).filter((o) => o > 0 && inPlayNow(g, o))
  if (what.length === 0) return null
  const parties = living(g).map((seat) => piecesOf(g, seat, what))
  const deep = Math.max(...parties.map(depthFor))
  const spots = parties.flatMap((pieces) => usual(pieces, deep))
  const within = objs(g, e.onto, env)
  const seats = living(g).filter((seat) => spots.some((s) => s.seat === seat && within.includes(s.card)))
  return { step: 'drop', link: linkId, code: ptrOf(e), what, over: seats, seats, card: 0, x: -1, moves: 0, deep, spots }
}

/** The characters of a party that lie on the table by themselves, the hero first, with what is attached to each. */
function piecesOf(g: Game, seat: Seat, without: readonly CardId[]): Piece[] {
  const all = (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter(
    (id) => g.ask.kind(g, id, 'character') && card(g, id).host === 0 && !without.includes(id),
  )
  const { hero } = player(g, seat)
  const ids = all.includes(hero) ? [hero, ...all.filter((id) => id !== hero)] : all
  return ids.map((id) => piece(id, seat, card(g, id).exhausted, attachmentsOf(g, id).length))
}

/** The table with a play area for each player who is in the game, the first seat in the middle of the far side. */
export const tableNow = (g: Game, deep: number): Tabletop =>
  tabletop(
    turn(g).order.filter((s) => !player(g, s).lost),
    deep,
  )

const frail =
  (g: Game) =>
  (id: CardId): Frail => ({
    left: g.ask.stat(g, id, 'health') - g.ask.stat(g, id, 'damage'),
    hero: g.ask.kind(g, id, 'hero'),
  })

const arrangements = (g: Game, step: StepOf<'drop'>) =>
  choicesOf(tableNow(g, step.deep), step.spots, must(step.seats[0]), frail(g))

/** R304: players may move their own characters one after another: all at once with a ready-made arrangement, or one card to a column and a row. */
function ask(g: Game, step: StepOf<'drop'>): Decision {
  const seat = must(step.seats[0])
  const about: About = { link: step.link, card: must(step.what[0]), code: step.code }
  const done: Answer = { do: 'done' }
  if (step.card !== 0) {
    const spot = must(step.spots.find((s) => s.card === step.card))
    const list = step.x < 0 ? columns(step.spots, spot, step.deep) : rows(step.spots, spot, step.x, step.deep)
    const answers = list.map((n): Answer => ({ do: 'number', n }))
    const site = step.x < 0 ? 'x' : 'y'
    return question(seat, 'arrange', 'R304', [done, ...answers], { ...about, picked: [step.card], site })
  }
  const own = step.spots.filter((s) => s.seat === seat)
  const free = step.moves < often * own.length
  const modes = free ? arrangements(g, step).map(({ n }): Answer => ({ do: 'mode', n })) : []
  const picks = free ? own.map((s): Answer => ({ do: 'pick', card: s.card })) : []
  return question(seat, 'arrange', 'R304', [done, ...modes, ...picks], about)
}

/** The step after an answer. */
function arrange(g: Game, step: StepOf<'drop'>, a: Answer): StepOf<'drop'> {
  const settled = { ...step, card: 0, x: -1 }
  if (a.do === 'done') return step.card !== 0 ? settled : { ...settled, seats: step.seats.slice(1), moves: 0 }
  const moves = step.moves + 1
  const laid = a.do === 'mode' && arrangements(g, step).find(({ n }) => n === a.n)
  if (laid) return { ...settled, moves, spots: laid.spots }
  if (a.do === 'pick') return { ...step, card: must(a.card), x: -1 }
  if (step.x < 0) return { ...step, x: must(a.n) }
  const spots = step.spots.map((s) => (s.card === step.card ? { ...s, x: step.x, y: must(a.n) } : s))
  return { ...settled, moves, spots }
}

/** A throw: scripted ones come first, then the dice. */
function thrown(g: Game): number {
  const [scripted, ...script] = g.s.dice[0].script ?? []
  if (scripted === undefined) return draw(g, 'drop', 0x100000000)
  put(g, 'dice', 0, 'script', script)
  return scripted
}

/** Drops the card; returns the objects of the text that it lies on. */
function land(g: Game, step: StepOf<'drop'>, what: CardId, within: readonly Obj[]): CardId[] {
  const t = tableNow(g, step.deep)
  const spots = step.spots.filter((s) => inPlayNow(g, s.card) && !player(g, s.seat).lost)
  const seed = thrown(g)
  const over = step.over.filter((s) => !player(g, s).lost)
  const { rest } = fall(t, over, seed)
  const hit = spots.filter((s) => within.includes(s.card) && touches(rest, covers(t, s))).map((s) => s.card)
  const mat = matUnder(t, rest)
  const h: Happening = { on: 'drop', what, tos: hit, n: hit.length, cause: link(g, step.link).controller }
  happen(g, {
    ...h,
    fall: { seats: t.mats.map((m) => m.seat), deep: step.deep, over, seed, on: mat?.seat ?? -1, spots },
  })
  return hit
}

export const dropSteps = {
  drop: {
    run(g, step) {
      if (!g.s.links[step.link]) return null
      const seats = step.seats.filter((s) => !player(g, s).lost)
      const now = seats.length === step.seats.length ? step : { ...step, seats, card: 0, x: -1, moves: 0 }
      if (seats.length > 0) {
        if (now === step) return ask(g, step)
        push(g, now)
        return null
      }
      const e = effectAt(g, step.code, 'drop')
      const within = objs(g, e.onto, envOf(link(g, step.link)))
      const hit = step.what.filter((o) => inPlayNow(g, o)).flatMap((o) => land(g, step, o, within))
      if (e.as) bindName(g, step.link, e.as, { o: [...new Set(hit)] })
      return null
    },
    answer(g, step, a) {
      push(g, arrange(g, step, a))
    },
  },
} satisfies Partial<StepDefs>
