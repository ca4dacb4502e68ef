/** Games at a queue in a real Redis: the same as on this machine, whoever plays them, and whoever is killed on the way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atQueue, type Service, workAt } from '../../src/cli/pool/queue.ts'
import { hasRedis, redisForTests, type TestRedis } from '../redis.ts'
import { program } from './program.ts'
import { raid, spawned } from './raid.ts'

const few = ['--raiders', '1', '--games', '12', '--boss', 'random', '--bots', 'random', '--seed', '5', '--json']
const two = ['simulate', 'onyxias-lair', '--games', '2']

describe.runIf(hasRedis('games at a queue'))('--queue', () => {
  let redis: TestRedis
  const workers = new Set<ChildProcess>()
  beforeAll(async () => {
    redis = await redisForTests()
  })
  afterAll(async () => {
    for (const one of workers) one.kill('SIGKILL')
    await redis.stop()
  })

  /** Starts a worker as its user would; resolves when it says that it plays. */
  const work = (): Promise<ChildProcess> =>
    new Promise((started, failed) => {
      const words = [...program, 'worker', '--queue', redis.url, '--workers', '1']
      const one = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
      workers.add(one)
      let said = ''
      one.stderr.on('data', (text: Buffer) => {
        said += String(text)
        if (said.includes('Playing games')) started(one)
      })
      one.once('close', (code) => failed(new Error(`the worker ended with code ${code}: ${said}`)))
    })

  const simulated = async (words: readonly string[], hears?: (err: string) => void) => {
    const { code, out, err } = await spawned(['simulate', 'onyxias-lair', ...few, ...words], { hears })
    expect(code, err).toBe(0)
    const { decisionsPerSecond: _, gamesPerSecond: __, ...counts } = JSON.parse(out)
    return { counts, err }
  }

  test('says that it waits for a worker; plays the same with one, and with two of whom one is killed; Ctrl-C ends the other', async () => {
    const alone = await simulated(['--workers', '1'])
    let first: Promise<ChildProcess> | undefined
    const played = await simulated(['--queue', redis.url], (err) => {
      if (err.includes('no worker of this very version (games ')) first ??= work()
    })
    expect(played.counts).toEqual(alone.counts)
    expect(played.err).toContain('A worker has come.')
    const doomed = await first
    const last = await work()
    const killed = simulated(['--queue', redis.url])
    setTimeout(() => doomed?.kill('SIGKILL'), 1500)
    expect((await killed).counts).toEqual(alone.counts)
    const ended = new Promise((end) => last.once('exit', end))
    last.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  test('two workers that have waited share the jobs, and say of which version they are', async () => {
    const service: Service = { name: 'naps', file: new URL('./nap-job.ts', import.meta.url) }
    const stop = new AbortController()
    const versions: (readonly string[])[] = []
    const done = [0, 0]
    const posts: Promise<void>[] = []
    for (const i of [0, 1])
      await new Promise<void>((ready) => {
        const post = {
          ...{ address: redis.url, services: [service], threads: 1, signal: stop.signal },
          ready: (version: readonly string[]) => {
            versions.push(version)
            ready()
          },
          done: (jobs: number) => {
            done[i] = jobs
          },
        }
        posts.push(workAt(post))
      })
    const crew = await atQueue<number, number>(redis.url, service, () => undefined)
    expect(await Promise.all(Array.from({ length: 12 }, () => crew.run(60)))).toEqual(Array(12).fill(60))
    await crew.close()
    stop.abort()
    await Promise.all(posts)
    expect(done[0]! + done[1]!).toBe(12)
    expect(Math.min(...done)).toBeGreaterThan(3)
    expect(versions).toEqual([[expect.stringMatching(/^naps [0-9a-f]{8}$/)], versions[0]])
  })

  test('a bot from outside is refused: other machines don’t have it', async () => {
    const outside = ['--bots', 'tests/reference/players.js']
    const { code, err } = await raid([...two, ...outside, '--queue', redis.url])
    expect(code).toBe(2)
    expect(err).toMatch(/players\.js is a bot from outside.*without --queue/s)
  })
})

test.each([
  [['--queue', 'localhost:6379'], /not the address of a Redis.*redis:\/\/HOST:PORT/s],
  [['--queue', 'redis://:secret@127.0.0.1:1'], /no Redis answers at redis:\/\/:\*\*\*@127\.0\.0\.1:1.*redis-server/s],
  [['--queue', 'redis://127.0.0.1:1', '--workers', '2'], /--workers and --queue exclude each other/],
])('simulate %j is refused with place and fix, and no password is shown', async (words, why) => {
  const { code, err } = await raid([...two, ...words])
  expect(code).toBe(2)
  expect(err).toMatch(why)
  expect(err).not.toContain('secret')
})
