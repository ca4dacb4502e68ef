/** Two tries of the same cards side by side: where they part, and what each did from there. */
import {
  choose,
  decision,
  describeAnswer,
  events,
  type Game,
  glance,
  outcome,
  progress,
  start,
  view,
} from '../engine/index.ts'
import type { GameEvent, Library, Outcome, Seat, Setup } from '../engine/types.ts'
import { must } from '../state/must.ts'
import { gameStats } from './game-stats.ts'

/** The raiders' deeds and losses, and the damage that the Boss's side dealt. */
export const deeds = ['dealt', 'healed', 'prevented', 'suffered', 'lost', 'fallen'] as const
type Deeds = Record<(typeof deeds)[number], number>

/** A moment of a try. */
export interface Moment {
  round: number
  seat: Seat
  /** The way that the raid has come, 0 to 100. */
  far: number
}

export interface Try {
  /** Its choice where the two part, for its reader. */
  chose: string
  /** The moment where they part, the beginning of each turn since, and now. */
  course: readonly Moment[]
  /** From there to the last moment that both tries have. */
  did: Deeds
  outcome: Outcome | null
}

/**
 * Compares two tries up to the last turn that both have come to.
 * @param library - The content of the game.
 * @param setup - The setup of both.
 * @param tries - The choices of each.
 * @param reader - The seat that reads what was chosen; -1 for what everybody may know.
 * @returns Both tries; null if one is only the beginning of the other.
 * @throws Error if a choice can't be made.
 */
export function sideBySide(
  library: Library,
  setup: Setup,
  tries: readonly [readonly number[], readonly number[]],
  reader: Seat,
): readonly [Try, Try] | null {
  const [a, b] = tries
  const parting = a.findIndex((choice, i) => choice !== b[i])
  if (parting < 0 || parting >= b.length) return null
  const [one, other] = [a, b].map((choices) => follow(library, setup, choices, { parting, reader }))
  const last = Math.min(must(one).stops.length, must(other).stops.length) - 1
  return [tried(must(one), last), tried(must(other), last)]
}

/** A try that was played again, with the number of events at each of its moments. */
interface Followed {
  game: Game
  chose: string
  all: readonly GameEvent[]
  stops: readonly (Moment & { events: number })[]
}

function follow(
  library: Library,
  setup: Setup,
  choices: readonly number[],
  { parting, reader }: { parting: number; reader: Seat },
): Followed {
  const game = start(library, setup, { events: true })
  const all: GameEvent[] = []
  const stops: Followed['stops'][number][] = []
  let [chose, turn] = ['', 0]
  const stop = (): void => {
    all.push(...events(game, (all.at(-1)?.i ?? -1) + 1, -1))
    const now = glance(game, -1).turn
    turn = now.n
    stops.push({ round: now.round, seat: now.seat, far: 100 * progress(game).far, events: all.length })
  }
  choices.forEach((choice, i) => {
    const open = must(decision(game))
    if (i === parting) {
      stop()
      chose = describeAnswer(game, open, choice, reader)
    }
    choose(game, choice)
    if (i > parting && glance(game, -1).turn.n !== turn) stop()
  })
  stop()
  return { game, chose, all, stops }
}

function tried({ game, chose, all, stops }: Followed, last: number): Try {
  const now = view(game, -1)
  const upTo = (n: number): Deeds => {
    const lines = gameStats(all.slice(0, n), now)
    const sum = (of: 'dealt' | 'healed' | 'prevented' | 'destroyed', boss = false): number =>
      lines.reduce((sum, line) => sum + (line.boss === boss ? line[of] : 0), 0)
    const fallen = lines.filter(({ boss, fell }) => !boss && fell > 0).length
    const taken = { suffered: sum('dealt', true), lost: sum('destroyed'), fallen }
    return { dealt: sum('dealt'), healed: sum('healed'), prevented: sum('prevented'), ...taken }
  }
  const [before, after] = [upTo(must(stops[0]).events), upTo(must(stops[last]).events)]
  const did = Object.fromEntries(deeds.map((deed) => [deed, after[deed] - before[deed]])) as Deeds
  const course = stops.map(({ round, seat, far }) => ({ round, seat, far }))
  return { chose, course, did, outcome: outcome(game) }
}
