/** Keeps what happened lately, so that it can be replayed step by step. Pure. */
import type { GameEvent } from '../../engine/types.ts'
import type { ClipMoment, Plan, PlanOptions } from './clip.ts'
import { plan } from './plan.ts'

/** One table and the next, and what happened in between. */
export interface Change {
  before: ClipMoment
  after: ClipMoment
  news: readonly GameEvent[]
}

/** A part of a plan that is replayed by itself, and its words. */
export interface ReplayStep {
  plan: Plan
  from: number
  to: number
  words: string
}

export interface ReplayLog {
  keep(change: Change): void
  forget(): void
  /** The Boss's last turn and what has happened since, as far as it is kept. */
  steps(planOptions: PlanOptions): readonly ReplayStep[]
}

/** How many changes are kept of the Boss's turn, and of what came after it. */
const most = { boss: 48, since: 12 }

export function makeReplayLog(): ReplayLog {
  let boss: Change[] = []
  let since: Change[] = []
  let acting = false

  function keep({ before, after, news }: Change): void {
    const { seats } = after.scene.view
    const isBoss = ({ seat }: GameEvent): boolean => seats[seat ?? -1]?.boss === true
    const turns = news.filter(({ on, step }) => on === 'start' && step === undefined)
    const last = turns.findLast(isBoss)
    if (last) {
      boss = []
      since = []
    }
    // If a turn begins among other events, its replay begins there.
    const change = { before, after, news: last ? news.slice(news.indexOf(last)) : news }
    const newest = turns.at(-1)
    if (newest) acting = isBoss(newest)
    if (last || acting) {
      if (boss.length < most.boss) boss.push(change)
    } else since = [...since, change].slice(-most.since)
  }

  return {
    keep,
    forget() {
      boss = []
      since = []
      acting = false
    },
    steps: (planOptions) => [...boss, ...since].flatMap((change) => stepsOf(change, planOptions)),
  }
}

/** Each clip with words begins a step; a clip without words belongs to the step before. Nothing overlaps, however much happens. */
function stepsOf({ before, after, news }: Change, planOptions: PlanOptions): ReplayStep[] {
  const whole = plan(before, after, news, planOptions, Number.POSITIVE_INFINITY)
  const told = whole.clips.filter(({ words }) => words !== '')
  const seen = new Set<string>()
  return told.map(({ at, words, events }, i) => {
    const next = told[i + 1]
    const choice = news.find((event) => event.i === events[0])?.choice
    const why = choice === undefined ? '' : reasonBefore(after, choice, seen)
    return {
      plan: whole,
      from: i === 0 ? 0 : at,
      to: next ? next.at - 1 : whole.time,
      words: why ? `${why} ${words}` : words,
    }
  })
}

/** What the acting player said just before, once: 'The Boss: it attacks the healer.' */
function reasonBefore({ scene }: ClipMoment, choice: number, seen: Set<string>): string {
  const line = scene.log.findLast(({ kind, key }) => kind === 'reason' && Number(key.slice(1)) < choice)
  if (!line || Number(line.key.slice(1)) < choice - 1 || seen.has(line.key)) return ''
  seen.add(line.key)
  return line.text
}
