/** Keeps what happened lately, so that it can be replayed step by step. Pure. */
import type { GameEvent } from '../../engine/types.ts'
import type { ClipMoment, Plan, PlanOptions } from './clip.ts'
import { plan } from './plan.ts'

/** A table, the next one, and the events in between. */
export interface Change {
  before: ClipMoment
  after: ClipMoment
  news: readonly GameEvent[]
}

/** A part of a plan that is replayed by itself. */
interface ReplayPart {
  plan: Plan
  from: number
  to: number
}

/** One act and its results, in a sentence. */
export interface ReplayStep {
  parts: readonly [ReplayPart, ...ReplayPart[]]
  words: string
}

/** The duration of a step. */
export const lengthOf = ({ parts }: ReplayStep): number => parts.reduce((sum, { from, to }) => sum + to - from, 0)

/** The moment at a time of a step. */
export function momentIn({ parts: [first, ...more] }: ReplayStep, at: number): { plan: Plan; time: number } {
  let part = first
  let left = at
  for (const next of more) {
    if (left <= part.to - part.from) break
    left -= part.to - part.from
    part = next
  }
  return { plan: part.plan, time: Math.min(part.to, part.from + left) }
}

export interface ReplayLog {
  keep(change: Change): void
  forget(): void
  /** The Boss's last turn and what has happened since, as far as it is kept. */
  steps(planOptions: PlanOptions): readonly ReplayStep[]
}

/** The number of changes kept of the Boss's turn, and of the time after it. */
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
    steps: (planOptions) => stepsOf([...boss, ...since], planOptions),
  }
}

type Line = ClipMoment['scene']['log'][number]

/**
 * One step for each line of the log, with all its events, also over several changes.
 * Events without a line belong to the step before. Nothing overlaps, however many they are.
 */
function stepsOf(changes: readonly Change[], planOptions: PlanOptions): ReplayStep[] {
  const told = new Map<number, Line>()
  for (const line of changes.at(-1)?.after.scene.log ?? []) for (const event of line.events ?? []) told.set(event, line)
  const seen = new Set<string>()
  const steps: { parts: [ReplayPart, ...ReplayPart[]]; words: string; key: string }[] = []
  for (const { before, after, news } of changes) {
    const whole = plan(before, after, news, planOptions, Number.POSITIVE_INFINITY)
    const clips = whole.clips.filter(({ words }) => words !== '')
    clips.forEach(({ at, words, events }, i) => {
      const next = clips[i + 1]
      const part = { plan: whole, from: i === 0 ? 0 : at, to: next ? next.at - 1 : whole.time }
      const line = events.map((event) => told.get(event)).find(Boolean)
      const last = steps.at(-1)
      if (last && (line ? line.key === last.key : last.key !== '')) {
        const before = last.parts.at(-1)
        if (before?.plan === whole) before.to = part.to
        else last.parts.push(part)
        return
      }
      const choice = news.find((event) => event.i === events[0])?.choice
      const why = choice === undefined ? '' : reasonBefore(after, choice, seen)
      const said = line?.text ?? words
      steps.push({ key: line?.key ?? '', parts: [part], words: why ? `${why} ${said}` : said })
    })
  }
  return steps
}

/** The acting player's reason just before, once: 'The Boss: it attacks the healer.' */
function reasonBefore({ scene }: ClipMoment, choice: number, seen: Set<string>): string {
  const line = scene.log.findLast(({ kind, key }) => kind === 'reason' && Number(key.slice(1)) < choice)
  if (!line || Number(line.key.slice(1)) < choice - 1 || seen.has(line.key)) return ''
  seen.add(line.key)
  return line.text
}
