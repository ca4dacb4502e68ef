/** All kept cards through the exhaustive runner (cards/kept.ts), on all cores, and the figures of that. */

import { crewOf, type Workers } from '../../src/cli/pool/play-all.ts'
import { inPool } from '../../src/cli/pool/pool.ts'
import type { Service } from '../../src/cli/pool/queue.ts'
import { listen } from '../../src/cli/shell/interrupt.ts'
import { progress } from '../../src/cli/shell/output.ts'
import { isWhole, type Ran } from './cards/kept.ts'
import { outOfReach } from './cards/out-of-reach.ts'
import type { KeptJob } from './kept-worker.ts'

/** The exhaustive runner, as work for a queue. */
export const keptService: Service = { name: 'kept', file: new URL('./kept-worker.ts', import.meta.url) }

/** Cards of one job. */
const BATCH = 25

/** What can be left of a card, and of which cards it is. */
const reasons = {
  'went wrong': ({ wrong }: Ran) => wrong !== '',
  'never played': ({ never }: Ran) => never.includes('played'),
  'never targeted': ({ never }: Ran) => never.includes('targeted'),
  'never destroyed': ({ never }: Ran) => never.includes('destroyed'),
  'a text or power never came up': ({ never }: Ran) => never.some((part) => /\d/.test(part)),
  'a word that no rule looked at': ({ unread }: Ran) => unread.length > 0,
  'an effect that never did anything': ({ idle }: Ran) => idle.length > 0,
  'asks for what no card is': ({ lacking }: Ran) => lacking.length > 0,
} as const
type Reason = keyof typeof reasons

export interface Figures {
  cards: number
  played: number
  whole: number
  /** Not whole, with a reason in out-of-reach.ts, or without one. */
  explained: number
  left: number
  tables: number
  choices: number
  /** How many cards have that left, whether it is explained or not. */
  by: Readonly<Record<Reason, number>>
  /** Reasons of out-of-reach.ts for cards that are whole, or are none. */
  stale: readonly string[]
}

/** What the runs of cards come to. */
export function figures(ran: readonly Ran[]): Figures {
  const left = ran.filter((one) => !isWhole(one))
  const explained = left.filter(({ name, wrong }) => wrong === '' && outOfReach.has(name))
  const sum = (n: (one: Ran) => number): number => ran.reduce((all, one) => all + n(one), 0)
  const count = (reason: Reason): number => left.filter(reasons[reason]).length
  return {
    ...{ cards: ran.length, played: ran.filter(({ played }) => played).length, whole: ran.length - left.length },
    ...{ explained: explained.length, left: left.length - explained.length },
    ...{ tables: sum(({ tables }) => tables), choices: sum(({ choices }) => choices) },
    by: Object.fromEntries((Object.keys(reasons) as Reason[]).map((r) => [r, count(r)])) as Figures['by'],
    stale: ran.filter((one) => isWhole(one) && outOfReach.has(one.name)).map(({ name }) => name),
  }
}

/** What is left of a card, in a line; nothing if it is whole. */
export function told(one: Ran): string {
  if (isWhole(one)) return ''
  const why = outOfReach.get(one.name)
  const list = (word: string, places: readonly string[]): string[] =>
    places.length > 0 ? [`${word} ${places.slice(0, 6).join(', ')}${places.length > 6 ? ' …' : ''}`] : []
  const left = [
    ...list('never', one.never),
    ...list('not looked at', one.unread),
    ...list('idle', one.idle),
    ...list('no card is', one.lacking),
  ]
  return `${one.name}: ${one.wrong || left.join('; ')}${one.wrong === '' && why ? ` (${why})` : ''}`
}

/** Runs these cards. Tells on stderr of each that is not whole, in their order, and how far it is. */
export async function runKept(names: readonly string[], seed: number, workers: Workers): Promise<Ran[]> {
  const ran: Ran[] = []
  const bar = progress(names.length, 'cards')
  const ears = listen()
  let came = 0
  const jobs = Array.from(
    { length: Math.ceil(names.length / BATCH) },
    (_, i): KeptJob => ({ names: names.slice(i * BATCH, (i + 1) * BATCH), seed }),
  )
  try {
    await inPool<KeptJob, Ran[]>({
      ...{ crew: await crewOf<KeptJob, Ran[]>(workers, keptService), jobs, signal: ears.signal },
      came: (job) => {
        came += job.names.length
        bar.at(came)
      },
      done: (some) => {
        ran.push(...some)
        for (const line of some.map(told).filter(Boolean)) console.error(line)
      },
      lost: (job, { message }) => console.error(`${job.names[0]} and those behind it: their worker died: ${message}`),
    })
  } finally {
    bar.stop()
    ears.close()
  }
  return ran
}
