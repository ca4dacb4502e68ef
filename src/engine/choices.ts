/** Making choices, taking them back, and the hashes that prove a record of them. */
import { Endless, lose, pop, push, Undecided } from '../rules/core/game.ts'
import { fullHash, hashesAt, stateHash } from '../state/hash.ts'
import { mark, rewind } from '../state/journal.ts'
import type { Decision, Seat, Step } from '../state/types.ts'
import { advance, decision, handler, MID, type RunningGame, running, sync } from './game.ts'
import type { Game, Refusal } from './types.ts'

/** Answers the open decision by the index of the answer. Null if done; a refusal changes nothing. */
export function choose(game: Game, answer: number): Refusal | null {
  const g = running(game)
  const d = decision(g)
  const no = d && answer < 0 ? missing(d, answer) : take(g, answer)
  if (!no) g.undone = []
  return no
}

/** A seat leaves the game of its own will (102.1b), whoever is asked. Null if done; a refusal changes nothing. */
export function concede(game: Game, seat: Seat): Refusal | null {
  const g = running(game)
  const no = take(g, -1 - seat)
  if (!no) g.undone = []
  return no
}

const missing = (d: Decision, i: number): Refusal => ({
  rule: d.rule,
  why: `There is no answer ${String(i)}: choose 0 to ${d.answers.length - 1}.`,
})

/** Makes a choice as a record keeps it: the index of an answer, or -1 - seat of a player who concedes. */
export function take(game: Game, i: number): Refusal | null {
  const g = running(game)
  const d = decision(g)
  if (!d) return { rule: '', why: 'The game is over; there is nothing to choose.' }
  if (i < 0) {
    const p = g.s.players[-1 - i]
    if (!p || p.lost) return { rule: '102.1b', why: `There is no player in seat ${-1 - i} to concede.` }
    note(g, i)
    lose(g, -1 - i, '102.1b')
    advance(g)
    return null
  }
  const answer = d.answers[i]
  if (!answer) return missing(d, i)
  note(g, i)
  const step = pop(g) as Step
  if (d.step === MID) push(g, { ...step, said: [...(step.said ?? []), answer] })
  else {
    const before = mark(g)
    try {
      handler(g, step).answer!(g, step, answer, d)
    } catch (e) {
      if (!(e instanceof Undecided || e instanceof Endless)) throw e
      rewind(g, before)
      if (g.recorder) g.recorder.list.length = g.eventMarks[g.eventMarks.length - 1] as number
      push(g, { step: 'answering', of: step, answer, decision: d })
    }
  }
  advance(g)
  return null
}

export const canUndo = (game: Game): boolean => running(game).marks.length > 0
export const canRedo = (game: Game): boolean => running(game).undone.length > 0

function note(g: RunningGame, i: number): void {
  g.marks.push(g.journal.table.length)
  g.eventMarks.push(g.recorder?.list.length ?? 0)
  g.choices.push(i)
  g.choice = g.choices.length
}

/** Takes back the last choice. */
export function undo(game: Game): boolean {
  const g = running(game)
  const to = g.marks.pop()
  if (to === undefined) return false
  rewind(g, to)
  sync(g)
  g.hashes.length = Math.min(g.hashes.length, g.choices.length)
  g.undone.push(g.choices.pop() as number)
  g.choice = g.choices.length
  const events = g.eventMarks.pop() as number
  if (g.recorder) g.recorder.list.length = events
  return true
}

/** Makes again what was taken back last. */
export function redo(game: Game): boolean {
  const g = running(game)
  const i = g.undone.pop()
  if (i === undefined) return false
  const rest = g.undone
  take(g, i)
  g.undone = rest
  return true
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
export function hash(game: Game): string {
  const g = running(game)
  const now = stateHash(g, g.hasher)
  if (g.hashes.length === g.choices.length) g.hashes.push(now)
  return hex(now)
}
/** The hash before each choice, as a record keeps it; only those that nobody asked for before are worked out. */
export function hashes(g: RunningGame): string {
  const { length } = g.hashes
  g.hashes.push(...hashesAt(g, g.hasher, g.marks.slice(length)))
  return g.hashes.slice(0, g.choices.length).map(hex).join('')
}
/** The same from scratch; only to check the other. */
export const slowHash = (game: Game): string => hex(fullHash(running(game)))
export const choiceCount = (game: Game): number => running(game).choices.length
