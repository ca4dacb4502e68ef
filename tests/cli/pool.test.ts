import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { workersFor } from '../../src/cli/pool/play-all.ts'
import { inPool } from '../../src/cli/pool/pool.ts'
import { inThreads } from '../../src/threads/index.ts'
import { raid, spawned } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-pool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bots = ['--boss', 'random', '--bots', 'random', '--seed', '5']

/** What the program prints as JSON, without the speeds; only for several workers it needs a process of its own. */
async function told(words: readonly string[], workers: string) {
  const play = workers === '1' ? raid : spawned
  const { code, out, err } = await play([...words, '--workers', workers, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { decisionsPerSecond: _, gamesPerSecond: __, ...said } = JSON.parse(out)
  return said
}

function filesIn(name: string): Record<string, string> {
  const files = readdirSync(join(folder, name)).sort()
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]))
}

test('a raid from a file: counts, checksum, questions and records are the same with one worker and with two', async () => {
  const simulated = async (workers: string) => {
    const words = ['--raiders', '1', '--games', '2', '--questions', '--hold', '--embed-raid', ...bots]
    const records = ['--records', join(folder, workers)]
    const said = await told(['simulate', 'raids/drowned-bell.raid.json', ...words, ...records], workers)
    return { said, files: filesIn(workers) }
  }
  const alone = await simulated('1')
  expect(alone.said).toMatchObject({ games: 2, stalled: 0, crashed: 0 })
  expect(alone.said.questions.rounds).toBeGreaterThan(0)
  expect(Object.keys(alone.files)).toHaveLength(2)
  expect(alone.files['seed-5-game-0.json']).toContain('drowned-bell')
  expect(await simulated('2')).toEqual(alone)
})

test('a report is the same with one worker and with two', async () => {
  const words = ['simulate', 'onyxias-lair', '--report', '--raiders', '1-2', '--games', '2', ...bots]
  const alone = await told(words, '1')
  expect(alone).toMatchObject({ all: { games: 2 } })
  expect(await told(words, '2')).toEqual(alone)
})

/** Does these jobs with the worker of the tests; what it told, in order. */
async function squares(jobs: readonly number[], workers: number, stopAfter = Number.POSITIVE_INFINITY) {
  const heard: string[] = []
  const stop = new AbortController()
  let n = 0
  await inPool<number, number>({
    crew: await inThreads<number, number>(new URL('./pool-worker.ts', import.meta.url), workers),
    jobs,
    signal: stop.signal,
    came: () => {
      if (++n >= stopAfter) stop.abort()
    },
    done: (result, job) => heard.push(`${job}: ${result}`),
    lost: (job, { message }) => heard.push(`${job}: ${message}`),
  })
  return { heard, came: n }
}

test('results come in the order of the jobs, and the jobs of a worker that dies are told as lost', async () => {
  expect(await squares([0, 1, 13, 2, 4, 5], 2)).toEqual({
    heard: ['0: 0', '1: 1', '13: out of memory', '2: 4', '4: 16', '5: 25'],
    came: 5,
  })
})

test('a run that is stopped tells what came back, and waits for nothing', async () => {
  const { heard, came } = await squares([99, 1, 2, 3, 4, 5, 6, 7], 2, 3)
  expect(came).toBe(3)
  expect(heard).toEqual(['1: 1', '2: 4', '3: 9'])
})

test('where every worker dies, the rest is left undone', async () => {
  const { heard } = await squares(new Array(100).fill(13), 1)
  expect(new Set(heard)).toEqual(new Set(['13: out of memory']))
  expect(heard.length).toBeLessThan(10)
})

test('a worker that can’t be started is an error', async () => {
  const worker = new URL('./no-such-worker.ts', import.meta.url)
  const nothing = () => expect.unreachable()
  const crew = await inThreads(worker, 2)
  await expect(inPool({ crew, jobs: [1, 2, 3], done: nothing, lost: nothing })).rejects.toThrow()
})

test('a small run stays in one process, and there are no more workers than games', () => {
  expect(workersFor({}, 15)).toEqual({ threads: 1 })
  expect(workersFor({}, 100_000)).toEqual({ threads: availableParallelism() })
  expect(workersFor({ workers: '3' }, 2)).toEqual({ threads: 2 })
  expect(workersFor({ workers: '1' }, 100)).toEqual({ threads: 1 })
})
