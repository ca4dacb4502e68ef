/** A bot's answer, its reason, and how much of it others may know. */
import { seatPlayer, type Warning, warningFor } from '../ahead/index.ts'
import { decision, describeAnswer, type Game, glance, outlooks, view } from '../engine/index.ts'
import type { Answer, CardId, CardView, Decision, Hit, Library, Obj, Seat, View } from '../engine/types.ts'
import type { Pondered, Thinker, Wish } from '../players/index.ts'
import { canPass, endsTurn } from './passing.ts'
import { type Thought, thoughtsOf } from './thoughts.ts'

export interface BotMove {
  answer: number
  /** The action, in words that everyone may read; '' if there is none, or only that seat may know it. */
  act: string
  /** A sentence; '' if there is none. */
  why: string
  /** The cards that the sentence names. */
  cards: readonly CardId[]
  /** Whether only that seat may read the reason until the game is over. */
  secret: boolean
  /** Whether the bot does nothing, so that the reason isn't worth showing. */
  quiet: boolean
  /** Whether the Boss could continue its turn here: then passing is shown, even if there was nothing to do. */
  ends: boolean
  /** Its other thoughts, if it thinks aloud. */
  thoughts?: readonly Thought[]
  /** The damage expected from it. */
  hits: readonly Hit[]
  /** A better answer than the one to be warned of. */
  warning?: Warning
  /** The card that it concerns, as everyone will see it. */
  card?: CardView
}

/** The circumstances of asking a bot. */
export interface Asked {
  aloud?: boolean
  wishes?: readonly Wish[]
  /** The seats of persons, who are left the last blow. */
  people?: readonly Seat[]
  /** A person's answer, to be warned of instead of a move. */
  weighed?: number
}

/** The bots of one game, each with its memory. */
export interface Bots {
  /**
   * The move of the bot with this name for the seat to answer; throws if no decision is open, or the name is unknown.
   * `asked`: whether it thinks aloud, and people's wishes.
   */
  move(game: Game, bot: string, asked?: Asked): BotMove
  /** The same move in pieces of work, after each of which it may be asked to think no longer: then it goes by what it has found. */
  moving(game: Game, bot: string, asked?: Asked): InPieces<BotMove>
}

/** Work in pieces, as a bot’s look ahead is; told true after a piece, it comes to its end with what it has. */
export type InPieces<T> = Generator<Pondered, T, boolean | undefined>

/** Milliseconds after which a bot at a real table goes by what it has found: people wait for it with cards in their hands. */
export const realPatience = 1_800

/** Does all of the work; `enough`: only what can't be left out. */
export function atOnce<T>(pieces: InPieces<T>, enough = false): T {
  for (let piece = pieces.next(); ; piece = pieces.next(enough)) if (piece.done) return piece.value
}

/** Does work that has no result before its end; null if it was enough before that. */
export function* untilEnough<T>(pieces: Generator<Pondered, T>): InPieces<T | null> {
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) return piece.value
    if (yield piece.value) return null
  }
}

export function makeBots(library: Library, seed: number): Bots {
  const players = new Map<Seat, { bot: string; player: Thinker }>()
  const bots: Bots = {
    move: (game, bot, asked) => atOnce(bots.moving(game, bot, asked)),
    *moving(game, bot, { aloud = false, wishes = [], people = [], weighed } = {}) {
      const open = decision(game)
      if (!open) throw new Error('No decision is open.')
      if (weighed !== undefined) return yield* warned(game, weighed, library, seed)
      let sits = players.get(open.seat)
      if (sits?.bot !== bot) {
        sits = { bot, player: seatPlayer(bot, open.seat, seed, library) }
        players.set(open.seat, sits)
      }
      for (const piece of sits.player.ponder?.(game, open) ?? []) if (yield piece) break
      const own = glance(game, open.seat)
      const opinions = aloud && open.matters ? sits.player.weigh(own, open, wishes, people) : []
      const { answer, why, ...reason } = sits.player.choose(own, open, wishes, people)
      const { cards = [] } = reason
      const quiet = !open.matters || open.answers[answer]?.do === 'pass'
      const ends = canPass(open) && endsTurn(own)
      if (quiet && !ends) return { answer, act: '', why, cards, secret: true, quiet, ends, hits: [] }
      const known = knownTo(glance(game, -1), open, answer)
      const kept = open.about.secret === true
      const secret = kept || (why !== '' && (reason.own === true || !reason.cards?.every(known)))
      const act =
        quiet || kept || !known(open.answers[answer]?.card ?? 0)
          ? ''
          : describeAnswer(game, open, answer, open.seat, -1)
      const hits = quiet ? [] : (outlooks(game, [answer])[answer]?.hits ?? [])
      // It is kept beyond this decision, and sent.
      const card = act === '' ? undefined : view(game, open.seat).cards[open.answers[answer]?.card ?? 0]
      const thoughts =
        aloud && !quiet && !kept ? { thoughts: thoughtsOf(game, open, opinions, { answer, secret }) } : {}
      return { answer, act, why, cards, secret, quiet, ends, hits, ...thoughts, ...(card?.def ? { card } : {}) }
    },
  }
  return bots
}

/** Nothing but a warning of an answer, if there is one. */
function* warned(game: Game, answer: number, library: Library, seed: number): InPieces<BotMove> {
  const none = { answer, act: '', why: '', cards: [], secret: true, quiet: true, ends: false, hits: [] }
  const warning = yield* untilEnough(warningFor(game, answer, { library, seed }))
  return warning ? { ...none, warning } : none
}

/** The cards that everyone may see after this answer: those an onlooker may see, and the one that the answer shows. */
function knownTo(onlooker: View, open: Decision, answer: number): (obj: Obj) => boolean {
  const given = open.answers[answer]
  const shown = given && isShown(given, open) ? given.card : undefined
  return (obj) => obj <= 0 || obj === shown || (onlooker.cards[obj]?.def ?? null) !== null
}

/** Whether the answer shows its card to everyone: it is played, used, attacks, is placed face up or discarded. */
function isShown({ do: what, n }: Answer, { kind }: Decision): boolean {
  if (what === 'place') return n === 1
  return what !== 'pick' || kind === 'discard' || kind === 'cost'
}
