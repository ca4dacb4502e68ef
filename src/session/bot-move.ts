/** What a bot answers, and what may be told of it. The same on the page and in a worker: see thoughts.ts. */
import { choices, decision, describeAnswer, type Game, played, start, take, undo, view } from '../engine/index.ts'
import type { Library, Seat, Setup } from '../engine/types.ts'
import { expectedHits, type Hit, makePlayer, type Player } from '../players/index.ts'
import { endsTurn } from './passing.ts'
import { isSecret } from './secret.ts'

export interface BotMove {
  answer: number
  /** What is done, in words that everybody may hear; '' for nothing, or where only that seat may know. */
  act: string
  why: string
  /** Whether nothing is done: the reason is not worth a word. */
  quiet: boolean
  /** Whether passing here tells something: the Boss could go on with its turn. */
  ends: boolean
  /** Whether the reason, if it is told, names what others may not know. */
  secret: boolean
  /** Damage that is to be expected of it. */
  hits: readonly Hit[]
}

/** Who thinks: the bots of one game, each with what it keeps in mind. */
export interface Bots {
  /** The move of the seat that is asked. */
  move(game: Game, bot: string): BotMove
}

export function makeBots(library: Library, seed: number): Bots {
  const players = new Map<Seat, { bot: string; player: Player }>()
  return {
    move(game, bot) {
      const open = decision(game)
      if (!open) throw new Error('Nothing is asked.')
      let sits = players.get(open.seat)
      if (sits?.bot !== bot) {
        sits = { bot, player: makePlayer(bot, open.seat, seed, library) }
        players.set(open.seat, sits)
      }
      const own = view(game, open.seat)
      const { answer, why } = sits.player.choose(own, open)
      const quiet = !open.matters || open.answers[answer]?.do === 'pass'
      const ends = open.matters && endsTurn(own)
      const others = quiet && !ends ? null : view(game, -1)
      const hides = (text: string): boolean =>
        others !== null && isSecret(text, own, others, open, open.answers[answer])
      const secret = hides(why)
      const words = quiet ? '' : describeAnswer(game, open, answer, open.seat)
      const act = hides(words) ? '' : words
      const hits = quiet ? [] : expectedHits(library, own, open.seat, open, answer)
      return { answer, act, why, quiet, ends, secret, hits }
    },
  }
}

/** What a worker is told: how its copy of the game becomes the page's, and who thinks then. */
export interface BotQuestion {
  id: number
  /** The first question of a game brings its setup. */
  setup?: Setup
  /** Choices of the copy that still stand, and those that were made after them. */
  keep: number
  more: readonly number[]
  bot: string
}

export type BotReply = { id: number } & ({ move: BotMove } | { trouble: string })

/** A copy of a game that follows the page's by its choices, and the bots that think about it. */
export function makeReplica(library: Library): (question: BotQuestion) => BotReply {
  let copy: { game: Game; bots: Bots } | null = null
  return ({ id, setup, keep, more, bot }) => {
    try {
      if (setup) copy = { game: start(library, setup), bots: makeBots(library, setup.seed) }
      if (!copy) throw new Error('No game was begun.')
      const { game, bots } = copy
      while (choices(game) > keep) undo(game)
      for (const choice of more) {
        const refusal = take(game, choice)
        if (refusal) throw new Error(refusal.why)
      }
      return { id, move: bots.move(game, bot) }
    } catch (error) {
      return { id, trouble: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** What a follower that knows the choices `known` (null: nothing yet) must be told so that it stands where `game` does. */
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
