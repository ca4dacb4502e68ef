/** Looks back on a finished raid: how far it was at each turn, and the turns that decided it, with play and luck told apart. */
import { choices, decision, describeAnswer, type Game, glance, progress, start, take, undo } from '../engine/index.ts'
import type { Library, Seat, Setup } from '../engine/types.ts'
import { defaultPlayer, type LevelName, makePlayer, type Pondered } from '../players/index.ts'
import { mix } from '../state/dice.ts'
import { appraise, type Weights, weightsFor } from './appraise.ts'
import { chanceToWin } from './chance.ts'
import { features } from './features.ts'
import { add, compare, gainOf, isPlanned, mean, playWay, sampled, search, worldFor } from './search.ts'
import { actOf, type Change } from './tweak.ts'

/** A turn of a raid: where it begins, how far the raid was then (0 to 100), and how far it was to come by what lay on the table. */
export interface TurnPoint {
  round: number
  seat: Seat
  /** The number of choices before it. */
  choice: number
  far: number
  worth: number
  /** The chance to win, from 0 to 100; null where it is not known. */
  chance: number | null
}

/** A turn that decided much, in points of the way, for the raiders. */
export interface TurningPoint extends TurnPoint {
  /** The worth of its acts against the best other way that was found; 0 if that is not sure, and for a turn of the Boss. */
  play: number
  /** The outcome of the acts against the expected one. */
  luck: number
  /** The act that the search would have done otherwise, in words; '' if none. */
  better: string
}

export interface Review {
  course: readonly TurnPoint[]
  /** In the order in which they came. */
  turning: readonly TurningPoint[]
}

/** The effort: worlds for each raider's turn, lines for those that seem to have cost most, and worlds for the most unusual ones. */
const whole = { worlds: 4, dear: 4, lines: 64, odd: 5, luck: 12 }
type Looks = typeof whole
const mostTold = 3
/** The points from which something is worth a word. */
export const least = 1

interface Played extends TurnPoint {
  n: number
  /** The choices before its first free choice; -1 if there was none. */
  planned: number
  /** The acts from there on. */
  acts: string[]
}

/**
 * Looks back on a raid, and yields after each line that is played on.
 * @param library - The content.
 * @param record - Its setup and all its choices, and the level of the Boss, if it has one.
 * @param looks - How closely turns are looked at.
 * @returns The course of the raid and its turning points; none of a game without a raid.
 * @throws Error if a choice can't be made.
 */
export function* reviewing(
  library: Library,
  { setup, choices: made, level }: { setup: Setup; choices: readonly number[]; level?: LevelName | undefined },
  looks: Looks = whole,
): Generator<Pondered, Review> {
  const game = start(library, setup, { events: false })
  if (progress(game).stages === 0) return { course: [], turning: [] }
  const weights = weightsFor(glance(game, -1).raid.id)
  const chanceIn = (): number | null => chanceToWin(library, game, level)
  const turns = played(game, made, { weights, chanceIn })
  const course = turns.map(pointOf)
  const free = turns.slice(0, -1).filter(({ planned }) => planned >= 0)
  const raiders = free.filter(({ seat }) => seat > 0)
  const odd = unusual(turns).slice(0, looks.odd)
  const of =
    2 * looks.worlds * raiders.length + looks.lines * Math.min(looks.dear, raiders.length) + looks.luck * odd.length
  let done = 0
  const points = new Map(free.map((turn) => [turn, { ...pointOf(turn), play: 0, luck: 0, better: '' }]))
  const cost = new Map<Played, number>()
  const at = (turn: Played): Looked => {
    while (choices(game) > turn.planned) undo(game)
    while (choices(game) < turn.planned && take(game, made[choices(game)] ?? -1) === null);
    return { game, turn, library, weights, made, looks, seed: mix(setup.seed, turn.n, 0x72) }
  }
  const counted = function* <T>(pieces: Generator<Pondered | undefined, T>): Generator<Pondered, T> {
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done) return piece.value
      // Of telling ways apart nobody knows beforehand how long it takes.
      if (!piece.value) done++
      yield { done: Math.min(done, of), of }
    }
  }
  for (const turn of raiders) cost.set(turn, yield* counted(costOf(at(turn))))
  const dear = [...raiders].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0)).slice(0, looks.dear)
  for (const turn of dear) Object.assign(points.get(turn) ?? {}, yield* counted(playOf(at(turn))))
  for (const turn of odd) {
    const luck = yield* counted(luckOf(at(turn), turns[turns.indexOf(turn) + 1]?.worth ?? 0))
    Object.assign(points.get(turn) ?? {}, { luck })
  }
  const most = [...points.values()].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, mostTold)
  return { course, turning: most.filter((one) => weightOf(one) >= least).sort((a, b) => a.choice - b.choice) }
}

const weightOf = ({ play, luck }: TurningPoint): number => Math.max(Math.abs(play), Math.abs(luck))

/** Plays a game to its end, and notes its turns; a last one stands for the end. */
function played(
  game: Game,
  made: readonly number[],
  { weights, chanceIn }: { weights: Weights; chanceIn(): number | null },
): Played[] {
  const turns: Played[] = []
  const note = (n: number, round: number, seat: Seat): void => {
    const share = chanceIn()
    const chance = share === null ? null : 100 * share
    const here = { far: 100 * progress(game).far, worth: appraise(features(game), weights), choice: choices(game) }
    turns.push({ ...{ n, round, seat, chance, ...here }, planned: -1, acts: [] })
  }
  for (const choice of made) {
    const open = decision(game)
    const view = glance(game, open?.seat ?? -1)
    const { n, round, seat } = view.turn
    if (turns.at(-1)?.n !== n) note(n, round, seat)
    const turn = turns.at(-1)
    if (open && turn && open.seat === seat) {
      if (turn.planned < 0 && isPlanned(view, open)) turn.planned = choices(game)
      if (turn.planned >= 0 && open.answers.length > 1) turn.acts.push(actOf(view, open, choice))
    }
    const refusal = take(game, choice)
    if (refusal) throw new Error(refusal.why)
  }
  const { turn } = glance(game, -1)
  note(turn.n + 1, turn.round, turn.seat)
  return turns
}

/** Finds the turns after which the raid stood most differently from how turns of that side usually end. */
function unusual(turns: readonly Played[]): Played[] {
  const gain = (turn: Played, i: number): number => (turns[i + 1]?.worth ?? turn.worth) - turn.worth
  const gains = [true, false].map((boss) =>
    mean(
      turns
        .slice(0, -1)
        .filter(({ seat }) => (seat === 0) === boss)
        .map(gain),
    ),
  )
  return turns
    .map((turn, i) => ({ turn, odd: Math.abs(gain(turn, i) - (gains[turn.seat === 0 ? 0 : 1] ?? 0)) }))
    .filter(({ turn }, i) => turn.planned >= 0 && i < turns.length - 1)
    .sort((a, b) => b.odd - a.odd)
    .map(({ turn }) => turn)
}

interface Looked {
  game: Game
  turn: Played
  library: Library
  weights: Weights
  made: readonly number[]
  looks: Looks
  seed: number
}

const pointOf = ({ round, seat, choice, far, worth, chance }: Played): TurnPoint => ({
  ...{ round, seat, choice, far, worth, chance },
})

/** Plays a turn on in several ways, each until turn `until`, in games imagined as a seat knows them; returns the mean worth of each. */
function* imagined(
  { game, turn, library, weights, seed }: Looked,
  knows: Seat,
  { worlds, until, ways }: { worlds: number; until: number; ways: readonly Change[] },
): Generator<undefined, number[]> {
  const world = worldFor(game, knows, seed)
  const { seat, n } = turn
  const root = {
    world,
    n,
    seat,
    bot: makePlayer(defaultPlayer[seat === 0 ? 'boss' : 'raider'], seat, 1, library),
    library,
  }
  const seeds = Array.from({ length: worlds }, (_, w) => mix(seed, n, w))
  const values = ways.map((change) => () => {
    playWay(root, change, until)
    return appraise(features(world), weights)
  })
  return (yield* sampled(world, knows, seeds, values)).map(mean)
}

/** Compares a raider's acts with the usual play, roughly. */
function* costOf(at: Looked): Generator<undefined, number> {
  const { turn, game, looks } = at
  const until = turn.n + glance(game, -1).seats.length
  const ways = [{ follow: turn.acts }, {}]
  const [own = 0, usual = 0] = yield* imagined(at, turn.seat, { worlds: looks.worlds, until, ways })
  return own - usual
}

/** Compares the outcome of a turn's acts with the expected one; of the Boss's turn, by the knowledge of a raider. */
function* luckOf(at: Looked, came: number): Generator<undefined, number> {
  const { turn, game, looks } = at
  const ways = [turn.seat === 0 ? {} : { follow: turn.acts }]
  const raider = glance(game, -1).seats.find(({ boss, lost }) => !boss && !lost)?.seat ?? 1
  const [expected = 0] = yield* imagined(at, turn.seat || raider, { worlds: looks.luck, until: turn.n + 1, ways })
  return came - expected
}

/** Compares a raider's acts with the best other way that is found. */
function* playOf(at: Looked): Generator<Pondered | undefined, Pick<TurningPoint, 'play' | 'better'>> {
  const { game, turn, library, weights, seed } = at
  const bot = makePlayer(defaultPlayer.raider, turn.seat, 1, library)
  const asked = { game, seat: turn.seat, library, bot, seed, lines: at.looks.lines, weights }
  const comparison = yield* compare(asked)
  const own = add(comparison, { follow: turn.acts })
  for (const _ of search(comparison, asked)) yield
  const values = (way: number): readonly number[] => comparison.values[way] ?? []
  const best = comparison.left
    .filter((way) => way !== own)
    .reduce((a, b) => (mean(values(b)) > mean(values(a)) ? b : a), 0)
  const { gain, error } = gainOf(values(own), values(best))
  const play = Math.abs(gain) > 2 * error ? gain : 0
  return { play, better: play <= -least ? betterIn(at, comparison.ways[best] ?? {}) : '' }
}

/** Says what was better in a way. */
function betterIn(at: Looked, { swap, without }: Change): string {
  const act = swap?.instead ?? without
  const words = act === undefined ? '' : wordsFor(at, act)
  return words && without !== undefined ? `without “${words}”` : words
}

/** Says what an act would have been, at the first choice of the turn at which it was possible; '' if there was none. */
function wordsFor({ game, turn, made }: Looked, act: string): string {
  const here = choices(game)
  let words = ''
  for (let n = here, open = decision(game); open && words === ''; open = decision(game)) {
    const view = glance(game, open.seat)
    if (view.turn.n !== turn.n) break
    const i = open.seat === turn.seat ? open.answers.findIndex((_, k) => open && actOf(view, open, k) === act) : -1
    if (i >= 0) words = describeAnswer(game, open, i, open.seat)
    if (take(game, made[n++] ?? -1)) break
  }
  while (choices(game) > here) undo(game)
  return words
}
