/** Winning, losing and drawing (102, R100.2), and removing a player who has lost. */
import { DECK, GRAVEYARD, HAND, playerObj, REMOVED, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Outcome, Seat, Step } from '../state/types.ts'
import { settleControl } from './401-control.ts'
import { cardsIn, relocate, transfer, zoneFor } from './415-zones/zones.ts'
import { endTurnOfLost } from './500-closing.ts'
import { happen, happenAll } from './703-triggers/events.ts'
import { interruptByGame, leaveChain } from './711-interrupting.ts'
import { areas, card, endGame, type Game, link, misc, player, push, rewrite, type StepDefs, turn } from './core/game.ts'

/**
 * Removes those who have lost from the game, all at once (102.2): by the game, so that nothing forbids or replaces it (103.3).
 * Their cards, links, waiting effects and modifiers go with them; whoever is left then wins, draws or plays on.
 */
export function depart(g: Game): void {
  const { losing } = misc(g)
  const [first] = losing
  if (!first) return
  const out = losing.map(([s]) => s)
  put(g, 'misc', 0, 'losing', [])
  happenAll(
    g,
    out.map((s) => ({
      h: { on: 'lose', by: playerObj(s), seat: s },
      commit: () => {
        put(g, 'players', s, 'lost', true)
      },
    })),
  )
  for (const s of out) {
    for (const id of [...g.s.chain[0].links].reverse()) if (link(g, id).controller === s) interruptByGame(g, id)
    for (const l of Object.values(g.s.links)) if (l.controller === s) erase(g, 'links', l.id)
    for (const m of Object.values(g.s.mods)) if (m.you === s) erase(g, 'mods', m.id)
  }
  settleControl(g) // 401.3b: what they controlled but do not own goes back to whom it came from
  for (const s of out) removeCards(g, s)
  const waiting = g.s.waiting[0].list.filter((w) => !player(g, w.controller).lost)
  if (waiting.length !== g.s.waiting[0].list.length) put(g, 'waiting', 0, 'list', waiting)
  rewrite(g, (step) => forgotten(g, step, out))
  push(g, { step: 'settle', rule: first[1] })
}

/** 102.2: all cards that this player owns, and (401.3b) cards that entered play under their control and are still in play. */
export function removeCards(g: Game, s: Seat): void {
  for (const id of [...g.s.chain[0].links].reverse()) {
    const l = link(g, id)
    if ((l.kind !== 'card' && l.kind !== 'resource') || card(g, l.card).owner !== s) continue
    leaveChain(g, id)
    erase(g, 'links', id)
    transfer(g, [{ id: l.card, zone: zoneId(s, REMOVED) }], { game: true })
  }
  const here: number[] = []
  for (const other of turn(g).order)
    for (const kind of areas(g))
      for (const id of cardsIn(g, zoneId(other, kind))) if (card(g, id).owner === s || other === s) here.push(id)
  transfer(
    g,
    here.map((id) => ({ id, zone: zoneFor(card(g, id), REMOVED) })),
    { game: true },
  )
  for (let h = 0; h < player(g, s).decks.length; h++)
    for (const kind of [DECK, GRAVEYARD, HAND])
      for (const id of cardsIn(g, zoneId(s, kind, kind === HAND ? 0 : h))) relocate(g, id, zoneId(s, REMOVED))
}

/** Steps of one seat that go on, or inform others, when that player has left. */
const goesOn: ReadonlySet<string> = new Set(['window', 'agree'])

/**
 * A step without players who are out: what they were doing and choosing goes, and so do their packets; null if nothing is left of it.
 * They no longer count among the players who passed in succession (410.4), and a step that was stopped by a question starts again.
 */
function forgotten(g: Game, { answered, ...step }: Step, out: readonly Seat[]): Step | null {
  const isOut = (s: Seat): boolean => out.includes(s)
  if ('seat' in step && isOut(step.seat) && !goesOn.has(step.step)) return null
  if (step.step === 'answering') {
    const of = forgotten(g, step.of, out)
    return of === null || isOut(step.decision.seat) ? of : { ...step, of }
  }
  if (step.step === 'loop' && step.seats.some(isOut)) {
    // 803.4: it is broken; an effect that waited for its numbers goes on.
    return step.on?.step === 'waiting' && !isOut(step.on.waiting.controller) ? step.on : null
  }
  if (step.step === 'enter') return { ...step, list: step.list.filter((e) => !isOut(e.seat)) }
  if (step.step === 'packets') {
    return { ...step, list: step.list.map((p) => (player(g, p.controller).lost ? { ...p, n: 0 } : p)) }
  }
  if (step.step !== 'window' || !step.passes) return step
  const { order } = turn(g)
  const at = order.indexOf(step.seat)
  const asked = [...order.slice(at), ...order.slice(0, at)].filter((s) => !player(g, s).lost || isOut(s))
  const passed = asked.slice(asked.length - step.passes)
  return { ...step, passes: passed.filter((s) => !isOut(s)).length }
}

/** The game's outcome for the remaining players: they win if nobody opposes them, otherwise nobody wins (102.1). */
export function verdict(g: Game, rule: string): Outcome {
  const seats = turn(g).order
  const left = seats.filter((s) => !player(g, s).lost)
  const boss = seats.find((s) => player(g, s).boss)
  if (left.length === 0) return { winners: [], result: 'draw', rule: '102.1a' }
  if (new Set(left.map((s) => player(g, s).team)).size > 1) return { winners: [], result: 'draw', rule }
  if (boss === undefined) return { winners: left, result: 'team', rule: '102.1' }
  if (player(g, boss).lost) return { winners: left, result: 'raiders', rule: rule.startsWith('R') ? rule : 'R100.2' }
  return { winners: [boss], result: 'boss', rule: 'R100.2' }
}

/** Ends the game and clears the agenda. */
export function conclude(g: Game, outcome: Outcome): void {
  endGame(g, outcome)
  const [winner] = outcome.winners
  happen(g, { on: 'win', by: winner === undefined ? undefined : playerObj(winner) })
  put(g, 'agenda', 0, 'top', null)
}

export const endingSteps = {
  depart: {
    run(g) {
      depart(g)
      return null
    },
  },
  /** 102.1: nobody left is a draw (102.1a), one side left wins. */
  settle: {
    run(g, step) {
      const seats = turn(g).order
      const left = seats.filter((s) => !player(g, s).lost)
      const teams = new Set(left.map((s) => player(g, s).team))
      if (teams.size > 1) {
        if (turn(g).n > 0 && player(g, turn(g).seat).lost) endTurnOfLost(g)
        return null
      }
      conclude(g, verdict(g, step.rule))
      return null
    },
  },
} satisfies Partial<StepDefs>
