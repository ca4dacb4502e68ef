/** Bots in a worker or another process: a copy of the game that follows it choice by choice. */
import { choices, type Game, libraryFor, played, start, take, undo, withRaid } from '../engine/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import type { Pondered } from '../players/index.ts'
import { type Asked, type BotMove, type Bots, type InPieces, makeBots } from './bot-move.ts'

/** A message to a worker: the update for its copy of the game, and the bot to think next. */
export interface BotQuestion {
  id: number
  /** The setup, with the first question of a game. */
  setup?: Setup
  /** With it the raid, if the worker's library does not have it. */
  raid?: Library['raids'][number] | undefined
  /** With it the further cards that are in the game, if there are any. */
  cards?: Library['cards'] | undefined
  /** The number of the copy's choices that are still valid, and the choices made after them. */
  keep: number
  more: readonly number[]
  bot: string
  asked?: Asked
}

export type BotReply = { id: number } & ({ move: BotMove } | { trouble: string })

/** A message from a worker that is not done yet. */
export type BotProgress = { id: number } & Pondered

/** A copy of a game that follows the original by its choices, and the bots that think about it. */
export function makeReplica(library: Library): (question: BotQuestion) => InPieces<BotReply> {
  let copy: { game: Game; bots: Bots } | null = null
  return function* ({ id, setup, raid, cards, keep, more, bot, asked }) {
    try {
      if (setup) {
        const own = libraryFor(raid ? withRaid(library, raid) : library, { setup }, cards)
        copy = { game: start(own, setup), bots: makeBots(own, setup.seed) }
      }
      if (!copy) throw new Error('No game has been started.')
      const { game, bots } = copy
      while (choices(game) > keep) undo(game)
      for (const choice of more) {
        const refusal = take(game, choice)
        if (refusal) throw new Error(refusal.why)
      }
      return { id, move: yield* bots.moving(game, bot, asked) }
    } catch (error) {
      return { id, trouble: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** The message that brings a replica with the choices `known` (null: nothing yet) to the position of `game`. */
export function changesSince(
  game: Game,
  known: readonly number[] | null,
): Pick<BotQuestion, 'setup' | 'keep' | 'more'> {
  const { setup, choices: now } = played(game)
  if (!known) return { setup, keep: 0, more: now }
  let keep = 0
  while (keep < known.length && known[keep] === now[keep]) keep++
  return { keep, more: now.slice(keep) }
}
