/** The chance to win, fitted on raids of bots at all levels, and cross-validated by raid. */
import {
  type Chances,
  chancesFor,
  type FeatureName,
  featureNames,
  likely,
  type Sign,
  signsOf,
  usualChance,
} from '../../src/ahead/index.ts'
import { choose, decision, glance, outcome, start } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import { type LevelName, levelNames, levelOf, makePlayer, modeOfLevel } from '../../src/players/index.ts'
import { mix } from '../../src/state/dice.ts'
import { must } from '../../src/state/must.ts'
import { mean, ridge } from './ridge.ts'

/** A position as a turn of the Boss began: of which raid, and whether that was won. */
export interface Seen {
  raid: number
  /** The cell of level and number of raiders. */
  cell: string
  signs: Record<Sign, number>
  won: boolean
}

/** Before this round a position says next to nothing about the end. */
const firstRound = 5

/** Plays raids of bots, so many at each level with each number of raiders, and notes the positions from which a chance is told. */
export function* positionsAt(
  library: Library,
  { raid, raiders, games, seed }: { raid: string; raiders: readonly number[]; games: number; seed: number },
): Generator<Seen> {
  const def = must(library.raids.find(({ id }) => id === raid))
  let played = 0
  for (let g = 0; g < games; g++)
    for (const n of raiders)
      for (const level of levelNames) {
        const at = levelOf(def, level, n)
        if (!at?.measured) continue
        const cell = `${level} ${n}`
        const mode = modeOfLevel(def, at)
        const seats = library.decks.slice(0, n).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
        const setup = { raid, ...(mode ? { mode } : {}), raiders: seats, seed: mix(seed, 0x6368, played++) }
        yield* positionsIn(library, setup, { level, cell, raid: played })
      }
}

function positionsIn(
  library: Library,
  setup: Parameters<typeof start>[1],
  { level, cell, raid }: { level: LevelName; cell: string; raid: number },
): Seen[] {
  const game = start(library, setup, { events: false, undo: false })
  const view = glance(game, -1)
  const players = view.seats.map(({ seat }) =>
    makePlayer(seat === 0 ? level : 'raider', seat, setup.seed ?? 1, library),
  )
  const usual = must(usualChance(library, view, level) ?? undefined)
  const found: Omit<Seen, 'won'>[] = []
  let n = -1
  for (let open = decision(game); open; open = decision(game)) {
    const { turn } = glance(game, -1)
    if (turn.n !== n && turn.seat === 0 && turn.round >= firstRound)
      found.push({ raid, cell, signs: signsOf(game, usual) })
    n = turn.n
    choose(game, open.answers.length === 1 ? 0 : must(players[open.seat]).answer(glance(game, open.seat), open))
  }
  const won = outcome(game)?.result === 'raiders'
  return found.map((one) => ({ ...one, won }))
}

const used: readonly Sign[] = [...featureNames.filter((name: FeatureName) => name !== 'won'), 'usual', 'round']
const [folds, steps] = [5, 12]

/** Fits a logistic regression. */
function regression(rows: readonly Seen[], lambda: number): Omit<Chances, 'from'> {
  const means = used.map((name) => mean(rows.map(({ signs }) => signs[name])))
  const x = rows.map(({ signs }) => [...used.map((name, i) => signs[name] - must(means[i])), 1])
  let w = new Array<number>(used.length + 1).fill(0)
  for (let step = 0; step < steps; step++) {
    const weighted = x.map((row, i) => {
      const odds = row.reduce((sum, v, k) => sum + v * must(w[k]), 0)
      const p = 1 / (1 + Math.exp(-odds))
      const much = Math.max(1e-4, p * (1 - p))
      const root = Math.sqrt(much)
      return { row: row.map((v) => v * root), y: root * (odds + ((rows[i]?.won ? 1 : 0) - p) / much) }
    })
    w = ridge(
      weighted.map(({ row }) => row),
      weighted.map(({ y }) => y),
      lambda,
    )
  }
  const bias = must(w.at(-1)) - used.reduce((sum, _, i) => sum + must(w[i]) * must(means[i]), 0)
  const weights = Object.fromEntries(used.map((name, i) => [name, Number(must(w[i]).toPrecision(4))]))
  return { bias: Number(bias.toPrecision(6)), weights }
}

/** How well chances were told. */
export interface Told {
  positions: number
  brier: number
  /** The same if the usual chance of its level and number of raiders is said, as those levels were measured. */
  usual: number
  /** The same if the share is said that was won of these very positions, with this level and number. */
  base: number
  /** What was said and what was true, in five bins, and how many positions. */
  bins: { said: number; won: number; n: number }[]
}

/** Looks at how well chances were told of positions. */
function toldOf(rows: readonly Seen[], said: readonly number[]): Told {
  const cells = new Map<string, number[]>()
  for (const { cell, won } of rows) cells.set(cell, [...(cells.get(cell) ?? []), Number(won)])
  const square = (p: number, won: boolean): number => (p - Number(won)) ** 2
  const round = (n: number): number => Number(n.toFixed(3))
  const bins = [0, 1, 2, 3, 4].map((bin) => {
    const of = rows.flatMap(({ won }, i) =>
      Math.min(4, Math.floor(5 * must(said[i]))) === bin ? [{ won, p: must(said[i]) }] : [],
    )
    return { said: round(mean(of.map(({ p }) => p))), won: round(mean(of.map(({ won }) => Number(won)))), n: of.length }
  })
  return {
    positions: rows.length,
    brier: round(mean(rows.map(({ won }, i) => square(must(said[i]), won)))),
    base: round(mean(rows.map(({ won, cell }) => square(mean(must(cells.get(cell))), won)))),
    usual: round(mean(rows.map(({ won, signs }) => square(1 / (1 + Math.exp(-signs.usual)), won)))),
    bins,
  }
}

/** From the first round on in which positions said so much better than the share of their cell is said, chances are told. */
const better = 0.7

/** Fits chances, and says how well those fitted on other raids are told. */
export function chancesFrom(rows: readonly Seen[]): Chances & { lambda: number; told: Told } {
  const tries = [0.001, 0.003, 0.01, 0.03].map((lambda) => {
    const said = new Array<number>(rows.length)
    for (let fold = 0; fold < folds; fold++) {
      const by = regression(
        rows.filter(({ raid }) => raid % folds !== fold),
        lambda,
      )
      rows.forEach(({ raid, signs }, i) => {
        if (raid % folds === fold) said[i] = likely(signs, by)
      })
    }
    return { lambda, said, told: toldOf(rows, said) }
  })
  const { lambda, said } = tries.reduce((a, b) => (b.told.brier < a.told.brier ? b : a))
  const rounds = [...new Set(rows.map(({ signs }) => signs.round))].sort((a, b) => a - b)
  const since = (from: number): Told => {
    const late = rows.flatMap((row, i) => (row.signs.round >= from ? [{ row, p: must(said[i]) }] : []))
    return toldOf(
      late.map(({ row }) => row),
      late.map(({ p }) => p),
    )
  }
  const from = rounds.find((round) => since(round).brier <= better * since(round).base) ?? Infinity
  return { from, ...regression(rows, lambda), lambda, told: since(from) }
}

/** The most that chances may score, as a share of the score of the usual chance. */
export const most = 0.75

/** Looks at how well the chances of positions are told by what is kept beside the raid. */
export function kept(rows: readonly Seen[], raid: string): Told {
  const by = must(chancesFor(raid))
  const told = rows.filter(({ signs }) => signs.round >= by.from)
  return toldOf(
    told,
    told.map(({ signs }) => likely(signs, by)),
  )
}
