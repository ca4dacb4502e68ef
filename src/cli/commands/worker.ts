/** `worker`: plays games for others, from a queue. */
import { shownAddress } from '../../threads/index.ts'
import { gamesService, threadsFor } from '../pool/play-all.ts'
import { type Service, workAt } from '../pool/queue.ts'
import { wordOption } from '../shell/options.ts'
import { calledAs } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

export interface WorkerCommandOptions {
  queue?: unknown
  workers?: unknown
}

/** Works until Ctrl-C or SIGTERM, and completes the jobs begun. Throws if no Redis answers. */
export async function worker(
  options: WorkerCommandOptions,
  services: readonly Service[] = [gamesService],
): Promise<boolean> {
  const address = wordOption(options.queue, '--queue')
  if (address === undefined)
    throw new CliError('no queue', '--queue', `Name its Redis: ${calledAs} worker --queue redis://localhost:6379.`)
  const threads = threadsFor(options.workers)
  const stop = new AbortController()
  const end = (): void => stop.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  let told = 0
  try {
    const at = `${threads} at a time, from the queue at ${shownAddress(address)}. Ctrl-C ends it.`
    await workAt({
      ...{ address, services, threads, signal: stop.signal },
      ready: (versions) => void process.stderr.write(`Playing games (${versions.join(', ')}), ${at}\n`),
      done: (jobs) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${jobs} jobs done `)
        told = jobs
      },
    })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  }
  process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}${told} jobs done.\n`)
  return true
}
