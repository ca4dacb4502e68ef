/** Two servers that meet at a real Redis, and a proxy in front of them: a room is found and entered through any of them, and is never open twice. */
import { cpSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { startHost } from '../../src/server/server.ts'
import { roomsShape } from '../../src/wire/index.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from '../host/client.ts'
import { type Front, front } from '../host/front.ts'
import { type Served, serve, serverFile } from '../host/process.ts'
import { hasRedis, redisForTests, type TestRedis } from '../redis.ts'

/** Joins as pages do: a server that is asked while another has not answered yet says that one should try again in a while. */
async function joinsAgain(port: number, { code, token }: Guest): Promise<Guest> {
  for (let tries = 20; ; tries--) {
    try {
      return await joinRoom(port, code, { token })
    } catch (error) {
      if (tries === 0 || !(error as Error).message.includes('Try again in a while')) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-several-'))
writeFileSync(join(folder, 'index.html'), '')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const here = (data: string, peers: { redis: string; path: string } | null) =>
  startHost({
    ...{ library, port: 0, page: folder, data: join(folder, data), keeps: 86_400_000, origins: [], proxied: true },
    ...{ threads: 0, peers, log: () => undefined },
  })

test('a server that finds no Redis says so and ends, and its folder is free again', async () => {
  for (let n = 0; n < 2; n++)
    await expect(here('none', { redis: 'redis://:secret@127.0.0.1:1', path: '/one' })).rejects.toMatchObject({
      name: 'NoRedis',
      message: expect.stringMatching(/^no Redis answers at redis:\/\/:\*\*\*@127\.0\.0\.1:1: /),
    })
})

describe.runIf(hasRedis('several servers'))('two servers at a Redis', () => {
  let redis: TestRedis
  let proxy: Front
  const servers: Record<string, Served> = {}
  const ports: Record<string, number> = {}
  const start = async (path: string, data = path.slice(1)): Promise<Served> => {
    const served = await serve(serverFile, {
      ...{ page: folder, data: join(folder, data), threads: 0, peers: { redis: redis.url, path } },
    })
    servers[path] = served
    ports[path] = served.port
    return served
  }
  /** The path of the server that a client is connected to. */
  const serverOf = ({ line }: Guest): string => `/${line.url.pathname.split('/')[1]}`
  const listed = async (): Promise<string[]> =>
    roomsShape
      .parse(await (await fetch(`http://127.0.0.1:${proxy.port}/rooms.json`)).json())
      .rooms.map(({ code }) => code)
      .sort()
  /** Two people at a table; the second comes through the other server. */
  const table = async (): Promise<[ann: Guest, ben: Guest]> => {
    const ann = await openRoom(proxy.port, { listed: true })
    const ben = await joinRoom(proxy.port, ann.code, { name: 'Ben' })
    for (const one of [ann, ben]) one.ask('ready', { ready: true })
    await until(() => ann.state?.waits === '')
    ann.ask('begin', {})
    for (const one of [ann, ben]) botPlays(one)
    return [ann, ben]
  }
  /** One on each server: the next room is opened where there are fewer. */
  const tablesOfBoth = async (): Promise<
    [one: Awaited<ReturnType<typeof table>>, two: Awaited<ReturnType<typeof table>>]
  > => {
    const found: Record<string, Awaited<ReturnType<typeof table>>> = {}
    for (let n = 0; n < 6 && Object.keys(found).length < 2; n++) {
      const one = await table()
      found[serverOf(one[0])] = one
    }
    return [found['/one']!, found['/two']!]
  }
  const playsOn = async (one: Guest): Promise<void> => {
    const before = one.sight?.question ?? 0
    await until(() => (one.sight?.question ?? 0) > before + 5)
  }

  beforeAll(async () => {
    redis = await redisForTests()
    await Promise.all([start('/one'), start('/two')])
    proxy = await front(ports)
  })
  afterAll(async () => {
    for (const one of Object.values(servers)) await one.kill()
    proxy?.close()
    await redis.stop()
  })

  test('share rooms: opened on both, listed, joined and rejoined through either, played', async () => {
    const tables = await tablesOfBoth()
    for (const [ann, ben] of tables) expect(serverOf(ben)).toBe(serverOf(ann))
    const codes = tables.map(([{ code }]) => code)
    for (let n = 0; n < 2; n++) expect(await listed()).toEqual(expect.arrayContaining(codes))
    for (const [ann, ben] of tables) {
      await playsOn(ann)
      for (let n = 0; n < 2; n++) {
        const back = await joinRoom(proxy.port, ben.code, { token: ben.token })
        expect([back.who, back.state?.seat, serverOf(back)]).toEqual([ben.who, 2, serverOf(ann)])
      }
      await ann.leave()
    }
    await expect(joinRoom(proxy.port, 'ABCDEFGH', { name: 'Eve' })).rejects.toThrow('There is no room of this code.')
  })

  test('a room of one that is killed waits for it, says so, and comes back once through the other; other rooms play on', async () => {
    const [[ann], [other]] = await tablesOfBoth()
    await playsOn(ann)
    await servers['/one']?.kill()
    await until(() => ann.closed !== null)
    const told = ann.sight?.choices ?? 0
    ports['/one'] = ports['/two']!
    await expect(joinRoom(proxy.port, ann.code, { token: ann.token })).rejects.toThrow('is not there now')
    expect(await listed()).toContain(other.code)
    expect(await listed()).not.toContain(ann.code)
    await playsOn(other)
    await start('/one')
    // Whoever comes first, and through whichever server: the room is open once.
    const all = await Promise.all(
      ['Cid', 'Dan', 'Eve', 'Fay'].map((name) => joinRoom(proxy.port, ann.code, { name, watch: true })),
    )
    const back = await joinRoom(proxy.port, ann.code, { token: ann.token })
    expect([...all, back].map(serverOf)).toEqual(Array(5).fill('/one'))
    await until(() => back.sight !== null && all.every(({ state }) => state?.members.length === 6))
    expect(back.sight?.choices).toBeGreaterThanOrEqual(told)
    for (const one of [...all, back, other]) await one.leave()
  })

  test('no second one keeps its rooms in a folder that is in use, or in a copy of it', async () => {
    // Not the socket by which it is locked.
    const filter = (path: string): boolean => !lstatSync(path).isSocket()
    cpSync(join(folder, 'two'), join(folder, 'copy'), { recursive: true, filter })
    await expect(here('two', null)).rejects.toMatchObject({ code: 'INUSE' })
    await expect(here('copy', { redis: redis.url, path: '/three' })).rejects.toMatchObject({ code: 'INUSE' })
  })

  test('without the Redis rooms play on, and whoever would enter one is told; when it is back, all is as before', async () => {
    const [ann, ben] = await table()
    await playsOn(ann)
    await redis.stop()
    await until(() => Object.values(servers).every(({ log }) => log.join('').includes('is gone')))
    await playsOn(ann)
    await expect(openRoom(proxy.port)).rejects.toThrow('The servers can’t reach each other.')
    await expect(joinRoom(proxy.port, ann.code, { token: ben.token })).rejects.toThrow('can’t reach each other')
    expect(await listed()).toEqual([])
    redis = await redisForTests(Number(new URL(redis.url).port))
    await until(() => Object.values(servers).every(({ log }) => /\d is back/.test(log.join(''))))
    await playsOn(ann)
    for (let n = 0; n < 2; n++) {
      const back = await joinsAgain(proxy.port, ben)
      expect(serverOf(back)).toBe(serverOf(ann))
      expect(await listed()).toContain(ann.code)
    }
    for (const { log } of Object.values(servers)) expect(log.join('').match(/\n/g)).toHaveLength(2)
    await ann.leave()
  })
})
