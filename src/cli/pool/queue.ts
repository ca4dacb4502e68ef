/** Workers at a queue in a Redis, on any number of machines (BullMQ). */
import { type Crew, connectRedis, inThreads, NoRedis, optional, shownAddress } from '../../threads/index.ts'
import { CliError } from '../shell/problem.ts'
import { fingerprint } from './fingerprint.ts'

/** Work that can be queued: its name, and the file for it, which exports `doJob`. */
export interface Service {
  name: string
  file: URL
}

const prefix = 'raidkeeper'
/** The seconds that a result stays in the Redis at most; usually it is fetched at once. */
const KEPT = 3600
/** The number of jobs running at a time: enough for a hundred cores. */
const LANES = 256
/** The milliseconds of silence after which a worker is dead, and its job is done by another. */
const SILENT = 10_000
/** The milliseconds between a run's checks for workers while there are none. */
const LOOK = 2_000

const connect = (address: string): ReturnType<typeof connectRedis> =>
  connectRedis(address).catch((error: unknown) => {
    throw error instanceof NoRedis ? new CliError(error.message, '--queue', error.fix) : error
  })

const queueName = ({ name, file }: Service): string => `${name}-${fingerprint(file)}`

/** The work of a queue and its version, for people to compare. */
const shownVersion = (queue: string): string => queue.replace(/-([0-9a-f]{8})[0-9a-f]{8}$/, ' $1')

const bullmq = () => optional(() => import('bullmq'), 'bullmq', 'what queues jobs at a Redis')

/**
 * The workers at a queue, as a crew.
 * @param address - The address of the Redis.
 * @param service - Their work.
 * @param tell - Called with a sentence if nobody works there yet, and when somebody does.
 * @throws CliError if no Redis answers.
 */
export async function atQueue<Job, Result>(
  address: string,
  service: Service,
  tell: (text: string) => void,
): Promise<Crew<Job, Result>> {
  const connection = await connect(address)
  const { Queue, QueueEvents } = await bullmq()
  const name = queueName(service)
  const queue = new Queue(name, { connection, prefix })
  const hearing = connection.duplicate()
  const events = new QueueEvents(name, { connection: hearing, prefix })
  // Every job that is out listens to both.
  for (const one of [queue, events]) one.setMaxListeners(0)
  queue.on('error', () => undefined)
  events.on('error', () => undefined)
  await events.waitUntilReady()
  const out = new Set<{ remove(): Promise<unknown> }>()
  const watch = watching(queue, address, tell)
  return {
    lanes: LANES,
    async run(data) {
      const job = await queue.add(service.name, data, { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } })
      out.add(job)
      try {
        const result = (await job.waitUntilFinished(events)) as Result
        watch.come()
        return result
      } finally {
        out.delete(job)
        void job.remove().catch(() => undefined)
      }
    },
    broken: () => undefined,
    async close() {
      watch.stop()
      // Whatever a worker has begun can't be removed; it is done for nothing.
      await Promise.all([...out].map((job) => job.remove().catch(() => undefined)))
      await Promise.all([queue.close(), events.close()])
      for (const one of [connection, hearing]) one.disconnect()
    },
  }
}

/** Reports once if nobody works at the queue, and once when somebody comes: checks from time to time, and at each finished job (`come`). */
function watching(
  queue: { readonly name: string; getWorkersCount(): Promise<number> },
  address: string,
  tell: (text: string) => void,
): { come(): void; stop(): void } {
  let told = false
  let over = false
  const stop = (): void => {
    over = true
    clearInterval(timer)
  }
  const come = (): void => {
    if (!over && told) tell('A worker has come.')
    stop()
  }
  const look = async (): Promise<void> => {
    const workers = await queue.getWorkersCount().catch(() => 0)
    if (over) return
    if (workers > 0) come()
    else if (!told) {
      told = true
      tell(
        `Waiting: no worker of this very version (${shownVersion(queue.name)}) is at ${shownAddress(address)}. Start some, here or elsewhere: npm run worker -- --queue ${shownAddress(address)}`,
      )
    }
  }
  const timer = setInterval(look, LOOK)
  void look()
  return { come, stop }
}

/** The task of a worker process. */
export interface Post {
  address: string
  services: readonly Service[]
  /** The number of jobs at a time. */
  threads: number
  /** Ends it, after the jobs begun. */
  signal: AbortSignal
  /** Called when it starts working, with its versions: runs of another version never reach it. */
  ready: (versions: readonly string[]) => void
  /** Called after each job, with their number so far. */
  done: (jobs: number) => void
}

/** Works at the queue of each service until the signal. A job that throws is lost to its run; if the worker is killed, another does the job. */
export async function workAt({ address, services, threads, signal, ready, done }: Post): Promise<void> {
  const connection = await connect(address)
  const { Worker } = await bullmq()
  let jobs = 0
  const posts = await Promise.all(
    services.map(async (service) => {
      const name = queueName(service)
      const crew = await inThreads<unknown, unknown>(service.file, threads)
      const line = connection.duplicate()
      const worker = new Worker(name, (job) => crew.run(job.data), {
        connection: line,
        prefix,
        concurrency: threads,
        lockDuration: SILENT,
        stalledInterval: SILENT / 2,
        maxStalledCount: 1000,
      })
      worker.on('error', () => undefined)
      worker.on('completed', () => done(++jobs))
      await worker.waitUntilReady()
      return { name, crew, worker, line }
    }),
  )
  ready(posts.map(({ name }) => shownVersion(name)))
  if (!signal.aborted) await new Promise((end) => signal.addEventListener('abort', end, { once: true }))
  await Promise.all(
    posts.map(async ({ crew, worker, line }) => {
      await worker.close()
      await crew.close()
      line.disconnect()
    }),
  )
  connection.disconnect()
}
