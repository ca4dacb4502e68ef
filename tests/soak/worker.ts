/** One random game with every check, as a job for the pool. */
import { library } from '../../src/content.ts'
import type { RunningGame } from '../../src/engine/game.ts'
import { library as testSet } from '../set/index.ts'
import { playJudged } from './acts.ts'
import { playBots } from './bots.ts'
import { type Met, reload } from './checks.ts'
import { playForecasts } from './forecasts.ts'
import { type Meddling, playMeddled } from './meddler.ts'
import { type Hall, playRandom } from './random.ts'
import { playReal } from './real.ts'
import { playSeats } from './seats.ts'
import { playTable } from './tables.ts'

export interface SoakJob {
  seed: number
  every: number
  /** Which raid; a table without one if left out. */
  hall?: Hall | undefined
  /** A raid among bots: any, or this one. */
  bots?: { raid?: string | undefined; taint: number; deck?: number | undefined } | undefined
  /** A raid whose Boss's acts and reasons are judged: any, or this one. */
  acts?: { raid?: string | undefined } | undefined
  /** A raid among bots in which this is looked at. */
  looksAt?: keyof typeof looks | undefined
  /** Any raid or table, with which somebody meddles. */
  meddling?: Meddling | undefined
}

/** How the game went, and how often somebody meddled where; or what was wrong with it, with seed and choice. */
export type Soaked = { choices: number; result: string; met?: Met } | { wrong: string }

export function doJob(job: SoakJob): Soaked {
  try {
    const { g, met } = job.meddling
      ? playMeddled(job.seed, job.meddling, { every: job.every, leaks: 0 })
      : job.acts
        ? playJudged(job.seed, job.acts)
        : soaked(job)
    return { choices: g.choices.length, result: g.s.misc[0]!.outcome?.result ?? 'goes on', ...(met ? { met } : {}) }
  } catch (e) {
    const { message } = e as Error
    return { wrong: message.startsWith(`seed ${job.seed}`) ? message : `seed ${job.seed}: ${message}` }
  }
}

/** Raids among bots in which one thing is looked at. */
export const looks = { forecasts: playForecasts, real: playReal, seats: playSeats }

function soaked({ seed, every, hall, bots, looksAt }: SoakJob): { g: RunningGame; met?: Met } {
  if (looksAt) return looks[looksAt](seed)
  const events = seed % 10 === 0
  const g = bots
    ? playBots(seed, { every, leaks: 0, events, ...bots })
    : hall
      ? playRandom(seed, { every, leaks: 151, events }, hall)
      : playTable(seed, { every, leaks: 31, events })
  if (seed % 50 === 0) reload(hall || bots ? library : testSet, g)
  return { g }
}
