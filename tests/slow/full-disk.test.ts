/** A server whose disk is full: rooms stand still and say so, nothing that was told is lost, and all goes on by itself. A limit on the length of files stands in for the disk. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choices } from '../../src/engine/index.ts'
import { openKeeper } from '../../src/server/keep.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from '../host/client.ts'
import { fewCards } from '../host/few-cards.ts'
import { type Served, serve, serverFile } from '../host/process.ts'

const hasLimits = spawnSync('prlimit', ['--version']).status === 0

/** From now on no file of this server becomes longer. */
const limit = ({ child }: Served, bytes: number | 'unlimited'): void => {
  spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`])
}

/** From now on it may have so many files and connections open. */
const limitOpen = ({ child }: Served, n: number): void => {
  spawnSync('prlimit', ['--pid', String(child.pid), `--nofile=${n}:`])
}

const refused = ({ told }: Guest): string[] =>
  told.flatMap(({ name, tell }) => (name === 'refused' && 'why' in tell ? [tell.why] : []))

/** Ann plays among bots, on a server of her own. */
async function playing() {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-full-'))
  writeFileSync(join(folder, 'index.html'), '')
  const data = join(folder, 'rooms')
  const server = await serve(serverFile, { page: folder, data, threads: 0, cards: 'few' })
  const ann = await openRoom(server.port, { boss: 'random', raiders: ['person', 'random', 'random'] }, '192.0.2.1')
  ann.ask('ready', { ready: true })
  await until(() => ann.state?.waits === '')
  ann.ask('begin', {})
  botPlays(ann, { bot: 'random', pause: 5 })
  const made = (): number => ann.sight?.choices ?? 0
  await until(() => made() > 20)
  return { folder, data, server, ann, made }
}

test
  .runIf(hasLimits)
  .concurrent('rooms stand still and say so, and go on by themselves once there is space', async () => {
    const { folder, data, server, ann, made } = await playing()

    limit(server, statSync(join(data, `${ann.code}.room`)).size + 40)
    await until(() => refused(ann).length > 0)
    const told = made()
    const full = 'The server’s disk is full, so that nothing can be kept.'
    ann.ask('say', { text: 'Is anybody there?' })
    await until(() => refused(ann).length > 1)
    expect(new Set(refused(ann))).toEqual(new Set([full]))
    await expect(joinRoom(server.port, ann.code, { name: 'Eve', watch: true }, '192.0.2.2')).rejects.toThrow(full)
    // Some tries later nobody has been told anything, and the log has one sentence.
    await new Promise((done) => setTimeout(done, 2500))
    expect([made(), ann.closed]).toEqual([told, null])
    expect(server.log.join('')).toBe(
      `The disk of ${data} is full: rooms stand still, and lose nothing. Make space there; they go on by themselves.\n`,
    )

    limit(server, 'unlimited')
    await until(() => made() > told + 5)
    expect(server.log.join('').split('\n')[1]).toBe(`Rooms in ${data} can be written again, and go on.`)
    expect(ann.told.some(({ tell }) => 'text' in tell && tell.text === 'Is anybody there?')).toBe(false)
    const eve = await joinRoom(server.port, ann.code, { name: 'Eve', watch: true }, '192.0.2.2')
    expect(eve.state?.members.map(({ name }) => name)).toEqual(['Ann', 'Eve'])
    await server.kill()
    const last = made()
    const keeper = await openKeeper(fewCards, data, { now: () => 0, log: (line) => expect.fail(line) })
    const { play } = await keeper.wake(keeper.read(ann.code)!)
    expect(choices(play!.session.game)).toBeGreaterThanOrEqual(last)
    await keeper.close()
    expect(readFileSync(join(data, `${ann.code}.room`)).at(-1)).toBe(10)
    rmSync(folder, { recursive: true, force: true })
  })

test.runIf(hasLimits).concurrent(
  'no more files may be open: rooms stand still and say so, nothing ends, and all goes on by itself',
  async () => {
    const { folder, data, server, ann, made } = await playing()

    limitOpen(server, 3)
    await until(() => refused(ann).length > 0)
    const told = made()
    expect(new Set(refused(ann))).toEqual(new Set(['The server can’t write down what happens here.']))
    const downloads = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${server.port}/`).catch(() => null))
    await new Promise((done) => setTimeout(done, 2500))
    expect([made(), ann.closed]).toEqual([told, null])
    expect(server.log.join('')).toBe(
      `Rooms can’t be written in ${data}: too many files and connections are open. Allow more of them (ulimit -n 4096). They stand still, and go on by themselves once that is mended.\n`,
    )

    limitOpen(server, 1024)
    await Promise.all(downloads)
    await until(() => made() > told + 5)
    const eve = await joinRoom(server.port, ann.code, { name: 'Eve', watch: true }, '192.0.2.2')
    expect(eve.state?.members.map(({ name }) => name)).toEqual(['Ann', 'Eve'])
    await server.kill()
    const keeper = await openKeeper(fewCards, data, { now: () => 0, log: (line) => expect.fail(line) })
    const { play } = await keeper.wake(keeper.read(ann.code)!)
    expect(choices(play!.session.game)).toBeGreaterThanOrEqual(made())
    await keeper.close()
    rmSync(folder, { recursive: true, force: true })
  },
  240_000,
)
