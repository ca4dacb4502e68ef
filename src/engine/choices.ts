/** Making choices, taking them back, and the hashes that verify a record of them. */

import { Endless, lose, type Moment, pop, push, Undecided } from '../rules/core/game.ts'
import { fullHash, hashesAt, stateHash } from '../state/hash.ts'
import { letGo, put, rewind, mark as written } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Decision, Seat } from '../state/types.ts'
import { decision, type RunningGame, running } from './game.ts'
import { advance, counted, handler, MID, sync } from './loop.ts'
import { start } from './new-game.ts'
import type { Game, Refusal } from './types.ts'

/**
 * Answers the open decision, and plays on to the next one.
 * @param game - The game; it is changed.
 * @param answer - The index of an answer in `decision(game).answers`, counted from 0.
 * @returns Null if it was taken; a Refusal, and nothing changed, if there is no such answer or the game is over.
 */
export function choose(game: Game, answer: number): Refusal | null {
  const g = running(game)
  const d = decision(g)
  const no = d && answer < 0 ? missing(d, answer) : take(g, answer)
  if (!no) {
    g.undone = []
    if (g.asks) takeForced(g)
  }
  return no
}

/** Gives every answer that is the only one. */
function takeForced(g: RunningGame): void {
  while (decision(g)?.answers.length === 1) take(g, 0)
}

/**
 * Plays quietly from now on: takes decisions with a single answer, and passes where `asks` says no, except where the seat acts freely on its own turn.
 * These choices are made and counted as usual: undo, hash and record are those of the same game with all questions.
 * @param game - The game; it goes on to the next decision that is asked.
 * @param asks - Whether a seat is asked as it gets priority. Called often; it may not use the game. Null: everything is asked again.
 * @returns The decision that is asked now; null once the game is over.
 */
export function quiet(game: Game, asks: ((moment: Moment) => boolean) | null): Decision | null {
  const g = running(game)
  g.asks = asks
  if (!decision(g)) return null
  put(g, 'decision', 0, 'open', null)
  advance(g)
  if (asks) takeForced(g)
  return decision(g)
}

/** A position of a game, to come back to. */
export interface Mark {
  readonly game: Game
  readonly choices: number
  readonly writes: number
  readonly events: number
}

/**
 * Notes where a game stands.
 * @param game - The game.
 * @returns A mark for `back`.
 * @throws Error if the game was started with `undo: false`.
 */
export function mark(game: Game): Mark {
  const g = running(game)
  if (!g.keeps)
    throw new Error('This game keeps nothing to go back to. Start it without `undo: false`, or take a copy.')
  return { game, choices: g.choices.length, writes: g.journal.writes.length, events: g.recorder?.list.length ?? 0 }
}

/**
 * Goes back to a mark, dice included, in time that grows with the writes since. It can't be redone.
 * @param game - The game; it is changed.
 * @param to - A mark of this game that lies on the way to its position.
 * @throws Error if the mark is another game's, or the game has gone back behind it; nothing is changed then.
 */
export function back(game: Game, to: Mark): void {
  const g = running(game)
  if (to.game !== game) throw new Error('This is a mark of another game.')
  if (to.choices > g.choices.length || to.writes > g.journal.writes.length)
    throw new Error('The game has gone back behind this mark since. Make a new one.')
  backTo(g, to)
  g.undone = []
}

/** Goes back to a position. */
function backTo(g: RunningGame, { choices, writes, events }: Omit<Mark, 'game'>): void {
  rewind(g, writes)
  sync(g)
  g.choices.length = g.marks.length = g.eventMarks.length = choices
  g.hashes.length = Math.min(g.hashes.length, choices)
  g.choice = choices
  if (g.recorder) g.recorder.list.length = events
}

/**
 * A player concedes and leaves the game (102.1b), whoever is asked at the moment.
 * @param game - The game; it is changed.
 * @param seat - The player; 0 is the Boss player in a raid, 1 to 5 the raiders.
 * @returns Null if the player has left. If nobody plays from that seat any more or the game is over: a Refusal; nothing is changed.
 */
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

/**
 * Makes a choice in the form that records use.
 * @param game - The game; it is changed.
 * @param choice - The index of an answer, or -1 - seat of a player who concedes (102.1b).
 * @returns Null if it was made. If there is no such answer or player: a Refusal; nothing is changed.
 */
export function take(game: Game, choice: number): Refusal | null {
  const g = running(game)
  const d = decision(g)
  if (!d) return { rule: '', why: 'The game is over; there is nothing to choose.' }
  if (choice < 0) {
    const p = g.s.players[-1 - choice]
    if (!p || p.lost)
      return { rule: '102.1b', why: `Nobody plays in seat ${-1 - choice}, so nobody can concede there.` }
    note(g, choice)
    counted(g, () => {
      lose(g, -1 - choice, '102.1b')
      advance(g)
    })
    return null
  }
  const answer = d.answers[choice]
  if (!answer) return missing(d, choice)
  note(g, choice)
  counted(g, () => {
    answered(g, d, answer)
    advance(g)
  })
  return null
}

/** The step that has asked takes its answer. */
function answered(g: RunningGame, d: Decision, answer: Answer): void {
  const step = must(pop(g))
  if (d.step === MID)
    push(g, { ...step, answered: [...(step.answered ?? []), d.about.secret ? { ...answer, kept: d.seat } : answer] })
  else {
    const before = written(g)
    try {
      handler(g, step).answer!(g, step, answer, d)
    } catch (e) {
      if (!(e instanceof Undecided || e instanceof Endless)) throw e
      rewind(g, before)
      if (g.recorder) g.recorder.list.length = must(g.eventMarks.at(-1))
      push(g, { step: 'answering', of: step, answer, decision: d })
    }
  }
}

/**
 * Whether there is a choice to take back.
 * @param game - The game.
 * @returns False before the first choice, in a copy before the first choice since, and always in a game with `undo: false`.
 */
export function canUndo(game: Game): boolean {
  const g = running(game)
  return g.keeps && g.choices.length > g.first
}

/**
 * Whether there is a choice to make again.
 * @param game - The game.
 * @returns True after `undo`, until something else is chosen.
 */
export const canRedo = (game: Game): boolean => running(game).undone.length > 0

function note(g: RunningGame, i: number): void {
  // An action that can't be completed is taken back to the choice that began it (707.2), and that was made with priority.
  if (!g.keeps && decision(g)?.kind === 'priority') letGo(g)
  g.marks.push(g.journal.writes.length)
  g.eventMarks.push(g.recorder?.list.length ?? 0)
  g.choices.push(i)
  g.choice = g.choices.length
}

/**
 * Takes back the last choice and everything that followed from it, dice rolls included: making the same choice again gives the same game.
 * @param game - The game; it is changed.
 * @returns True; or false if `canUndo` is, and then nothing is changed.
 */
export function undo(game: Game): boolean {
  const g = running(game)
  if (!canUndo(game)) return false
  const choices = g.choices.length - 1
  const last = must(g.choices[choices])
  backTo(g, { choices, writes: must(g.marks[choices]), events: must(g.eventMarks[choices]) })
  g.undone.push(last)
  return true
}

/**
 * Makes the choice again that `undo` last took back.
 * @param game - The game; it is changed.
 * @returns True; or false if nothing was taken back or another choice was made since, and then nothing is changed.
 */
export function redo(game: Game): boolean {
  const g = running(game)
  const i = g.undone.pop()
  if (i === undefined) return false
  const rest = g.undone
  take(g, i)
  g.undone = rest
  return true
}

/**
 * The number of random decisions so far: rolls, shuffles, cards and targets at random.
 * @param game - The game.
 * @returns The count; `undo` lowers it again.
 */
export const draws = (game: Game): number => Object.values(running(game).s.dice[0].at).reduce((sum, n) => sum + n, 0)

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
/**
 * The hash of the position: the same for equal positions, on every machine.
 * @param game - The game.
 * @returns 8 hex digits. The open decision is not hashed, since it follows from the rest.
 */
export function hash(game: Game): string {
  const g = running(game)
  if (!g.keeps) return slowHash(game)
  const now = stateHash(g, g.hasher)
  if (g.hashes.length === g.choices.length) g.hashes.push(now)
  return hex(now)
}
/** A replay of the game, including everything needed to undo. A choice that failed fails again, and is the last. */
export function playedAgain(g: RunningGame): RunningGame {
  const again = running(start(g.library, g.setup, { events: false }))
  try {
    for (const choice of g.choices) take(again, choice)
  } catch {
    // what went wrong is known to whoever made that choice
  }
  return again
}
/** The hash before each choice from one on, as in a record. Hashes that were computed before are not computed again. */
export function hashes(g: RunningGame, from = 0): string[] {
  if (!g.keeps) return hashes(playedAgain(g), from)
  const { length } = g.hashes
  for (const one of hashesAt(g, g.hasher, g.marks.slice(length))) g.hashes.push(one)
  return g.hashes.slice(from, g.choices.length).map(hex)
}
/**
 * The hash of the position computed from scratch, to check `hash`, which updates it with each write.
 * @param game - The game.
 * @returns 8 hex digits, equal to `hash(game)`.
 */
export const slowHash = (game: Game): string => hex(fullHash(running(game)))
/**
 * The number of choices that all players together have made.
 * @param game - The game.
 * @returns The count; 0 at the first decision. `undo` lowers it by one.
 */
export const choiceCount = (game: Game): number => running(game).choices.length
