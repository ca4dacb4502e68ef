/** The bot that looks ahead at the start of its own turn. */
import { type Game, glance } from '../engine/index.ts'
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { type Choice, makePlayer, type Opinion, type Thinker } from '../players/index.ts'
import { mix } from '../state/dice.ts'
import { weightsFor } from './appraise.ts'
import { best, compare, gainedBy, isPlanned, type Search, search, turnOf } from './search.ts'
import { played, playedSilently, type Turn } from './tweak.ts'
import { whyBetter } from './why.ts'

/** The thought for a turn: the lines that are played on, and the most ways that are compared. A bot has it by its name, so it is part of a game. */
type Thought = Pick<Search, 'lines' | 'most'>

interface Sight extends Thought {
  seat: Seat
  library: Library
  seed: number
}

const thoughts: ReadonlyMap<string, Thought> = new Map([
  ['ahead', { lines: 64 }],
  ['briefly', { lines: 32, most: 8 }],
])
/** A turn is planned so often at most: anew from where another act was done than usual. */
const plans = 3

/**
 * Makes a bot by name, as `makePlayer` does; `ahead` and `briefly` look ahead.
 * @returns The bot. Ask its `ponder`, if it has one, before each `choose`.
 * @throws Error if the name is unknown, or the bot is for the other side.
 */
export function seatPlayer(name: string, seat: Seat, seed: number, library: Library, mistakes?: number): Thinker {
  const bot = makePlayer(name, seat, seed, library, mistakes)
  const thought = thoughts.get(name)
  return thought ? lookingAhead(bot, { seat, library, seed, ...thought }) : bot
}

/**
 * Makes a bot look ahead at the start of its own turns: ways near its usual play are played on in imagined games.
 * @param usual - The bot, which plays everything else.
 * @param sight - For which seat, with which content and seed, and with how much thought.
 * @returns The bot. Without `ponder` it plays as usual.
 */
export function lookingAhead(usual: Thinker, sight: Sight): Thinker {
  const { seat, library, seed, lines, most } = sight
  let turn: Turn | null = null
  let [searched, times] = [-1, 0]
  /** Why it plays this turn otherwise than usual. */
  let better = ''
  const ownTurn = (view: View): Turn | null => (turn?.n === view.turn.n && view.turn.seat === seat ? turn : null)
  return {
    *ponder(game: Game, decision: Decision) {
      const view = glance(game, seat)
      const { n } = view.turn
      if (!isPlanned(view, decision)) return
      if (n !== searched) times = 0
      else if (times >= plans || !turn?.swapped) return
      ;[searched, turn] = [n, null]
      times++
      const asked = {
        game,
        seat,
        library,
        bot: usual,
        seed: mix(seed, n, times),
        ...{ lines, most },
        weights: weightsFor(view.raid.id),
      }
      const comparison = yield* compare(asked)
      try {
        yield* search(comparison, asked)
      } finally {
        const way = best(comparison)
        const change = comparison.ways[way]
        if (way > 0 && change) turn = turnOf(change, { n, seat, bot: usual, library })
        better = way > 0 ? whyBetter(gainedBy(comparison, way), asked.weights, seat === 0) : ''
      }
    },
    choose(view, decision, wishes, people) {
      const own = ownTurn(view)
      if (!own) return usual.choose(view, decision, wishes, people)
      const choice = played(own, view, decision)
      usual.note(view, decision, choice.answer)
      if (choice.why !== '') return choice
      const known = reasonOf(own.bot.weigh(view, decision), choice.answer)
      return { ...choice, ...(known.why ? known : { why: better, own: true }) }
    },
    answer(view, decision) {
      const own = ownTurn(view)
      if (!own) return usual.answer(view, decision)
      const answer = playedSilently(own, view, decision)
      usual.note(view, decision, answer)
      return answer
    },
    weigh(view, decision, wishes, people) {
      const all = usual.weigh(view, decision, wishes, people)
      const own = ownTurn(view)
      if (!own) return all
      const next = playedSilently({ ...own, bot: own.bot.copy() }, view, decision)
      return [...all.filter(({ answer }) => answer === next), ...all.filter(({ answer }) => answer !== next)]
    },
    note(view, decision, answer) {
      ownTurn(view)?.bot.note(view, decision, answer)
      usual.note(view, decision, answer)
    },
    copy: () => lookingAhead(usual.copy(), sight),
  }
}

function reasonOf(opinions: readonly Opinion[], answer: number): Partial<Choice> {
  const { why, cards, own } = opinions.find((one) => one.answer === answer) ?? {}
  return { ...(why ? { why } : {}), ...(cards ? { cards } : {}), ...(own ? { own } : {}) }
}
