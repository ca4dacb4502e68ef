/** Games to be played, as plain data that can be sent to another process; and their results. */
import { library, loadCards, loadDecks } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { must } from '../../state/must.ts'
import type { Plan } from '../../trials/plan.ts'
import { contentOf, playPlanned } from '../../trials/run.ts'
import { openBots } from '../named/bots.ts'
import { raidNamed } from '../named/lookup.ts'
import { seatsWith } from '../named/sitting.ts'
import { type GameRow, playOne, type Series } from '../simulate/simulation.ts'

/** The games: those of one series or several, which take turns, or those of a balance report. */
export type Work = { series: readonly Series[] } | { plan: Plan }

/** Some of them. */
export interface Job {
  work: Work
  first: number
  games: number
  /** The raid, if it is not built in, from `readRaid`. */
  raid?: RaidDef | undefined
}

/** Plays the games of a job, in slices: a row after each game, undefined in between. */
export function* play(library: Library, { work, first, games }: Omit<Job, 'raid'>): Generator<GameRow | undefined> {
  const one = player(library, work)
  for (let i = first; i < first + games; i++) {
    const row = yield* one(i)
    yield row
  }
}

function player(library: Library, work: Work): (i: number) => Generator<undefined, GameRow> {
  if ('series' in work) return (i) => playInTurn(library, work.series, i)
  const content = contentOf(library, raidNamed(library, work.plan.raid), work.plan)
  const planned = { library, content, plan: work.plan }
  return (i) => playPlanned(planned, i, seatsWith)
}

function* playInTurn(library: Library, all: readonly Series[], i: number): Generator<undefined, GameRow> {
  const series = must(all[i % all.length])
  return { ...(yield* playOne(library, series, Math.floor(i / all.length))), i }
}

/** The raid of the last job that had one, and its library: compiled once for all jobs of a run. */
let last: { raid: string; library: Library } | null = null

function libraryOf({ raid }: Job): Library {
  if (!raid) return library
  const text = JSON.stringify(raid)
  if (last?.raid !== text) last = { raid: text, library: withRaid(library, raid) }
  return last.library
}

/** The names of all players. */
export const botsIn = (work: Work): readonly string[] =>
  'series' in work ? work.series.flatMap(({ sitting }) => sitting.players) : [...work.plan.bosses, ...work.plan.bots]

/** Loads the cards of the decks that take part. */
async function loadBrought(work: Work): Promise<void> {
  if ('series' in work) for (const { sitting } of work.series) await loadCards({ ...sitting.setup, seed: 0 })
  else await loadDecks([...work.plan.decks, ...(work.plan.own ?? [])])
}

/** Plays a job to its end. */
export async function doJob(job: Job): Promise<GameRow[]> {
  await openBots(botsIn(job.work))
  await loadBrought(job.work)
  return [...play(libraryOf(job), job)].filter((row) => row !== undefined)
}
