/** What somebody with bad intentions can send to a server, and what comes of it: each line of the list in docs/hosting.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeShape, wireVersion } from '../../src/wire/index.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from '../host/client.ts'
import { type TestHost, testHost } from '../host/server.ts'
import { terms as usual } from '../server/terms.ts'

let host: TestHost
/** A server for each test: one address may only open ten rooms at once. */
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

interface Sent {
  status: number
  text: string
}

/** A request just as it is written. */
const send = (
  path: string,
  { method = 'POST', headers = {}, body = '' }: { method?: string; headers?: OutgoingHttpHeaders; body?: string },
): Promise<Sent> =>
  new Promise((done) => {
    const asked = request({ port: host.port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('close', () => done({ status: response.statusCode ?? 0, text }))
    })
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      done({ status: response.statusCode ?? 0, text: '' })
    })
    asked.on('error', () => done({ status: 0, text: '' }))
    asked.end(body)
  })

const terms = { ...usual, raiders: ['person'], undo: 'off' }
const opening = JSON.stringify({ version: wireVersion, name: 'Eve', ...terms })
const own = () => ({ origin: `http://127.0.0.1:${host.port}`, host: `127.0.0.1:${host.port}` })
const foreign = () => ({ ...own(), origin: 'http://evil.example' })
const refused = (one: Guest) =>
  one.told.flatMap(({ name, tell }) => (name === 'refused' ? [tell as { re: string; why: string; fix: string }] : []))

/** The server still serves. */
async function lives(): Promise<void> {
  const one = await openRoom(host.port, { raiders: ['person'] })
  expect(one.state?.phase).toBe('lobby')
  await one.leave()
}

/** Closes of the client’s own are not errors of the test. */
const gone = (one: Guest) => until(() => one.closed !== null)

describe('another site', () => {
  test('opens no rooms and joins none in somebody’s browser', async () => {
    expect((await send('/rooms', { headers: own(), body: opening })).text).toContain('seat')
    expect(await send('/rooms', { headers: foreign(), body: opening })).toMatchObject({ status: 403 })
    expect((await send('/rooms', { headers: { ...own(), origin: 'null' }, body: opening })).status).toBe(403)
    const ann = await openRoom(host.port)
    expect((await send(`/rooms/${ann.code}`, { headers: foreign(), body: '{}' })).status).toBe(403)
    await ann.leave()
  })

  test('gets no connection', async () => {
    const { text } = await send('/rooms', { headers: own(), body: opening })
    const { at } = placeShape.parse(JSON.parse(text))
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const path = `/${at}`
    expect((await send(path, { method: 'GET', headers: { ...foreign(), ...upgrade } })).status).toBe(401)
    expect((await send(path, { method: 'GET', headers: { ...own(), ...upgrade } })).status).toBe(101)
  })
})

describe('too much', () => {
  test('of one client’s messages cuts it off, and others play on', async () => {
    const ann = await openRoom(host.port, { raiders: ['person'] })
    ann.ask('ready', { ready: true })
    await until(() => ann.state?.waits === '')
    ann.ask('begin', {})
    botPlays(ann)
    await until(() => (ann.sight?.question ?? 0) > 10)
    const eve = await openRoom(host.port)
    const before = ann.sight!.question
    const flood = setInterval(() => {
      for (let n = 0; n < 100 && eve.closed === null; n++) eve.line.send('say', { text: 'x'.repeat(200) })
    }, 10)
    await gone(eve)
    clearInterval(flood)
    await until(() => ann.sight!.question > before + 10)
    const back = await joinRoom(host.port, eve.code, { token: eve.token })
    expect(back.told.filter(({ name }) => name === 'said').length).toBeLessThan(100)
    await Promise.all([ann.leave(), back.leave()])
  })

  test('at once closes the connection, or is not read', async () => {
    const eve = await openRoom(host.port)
    eve.line.send('say', { text: 'x'.repeat(70_000) })
    await gone(eve)
    const large = JSON.stringify({ ...JSON.parse(opening), more: 'x'.repeat(70_000) })
    expect((await send('/rooms', { headers: { ...own(), 'content-length': large.length }, body: large })).status).toBe(
      413,
    )
    expect(
      (await send('/rooms', { headers: { ...own(), 'transfer-encoding': 'chunked' }, body: large })).text,
    ).not.toContain('seat')
    await lives()
  })

  test('from one address is refused: rooms that are opened, codes that are tried', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await send('/rooms', { headers: own(), body: opening })).status)
    expect(statuses.at(-1)).toBe(429)
    for (let n = 0; n < 80; n++) statuses.push((await send('/rooms/ABCDEFGH', { headers: own(), body: '{}' })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(75)
  })
})

describe('nonsense', () => {
  test('is refused in words, and what is no message at all ends the connection', async () => {
    const eve = await openRoom(host.port)
    const { line } = eve
    line.send('answer', { question: 'x', answer: -1 })
    line.send('begone', {})
    line.send('__proto__', { a: 1 })
    line.send('terms', { raid: { toString: 1 } })
    await until(() => refused(eve).length === 4)
    expect(refused(eve).map(({ re }) => re)).toEqual(['answer', 'begone', '__proto__', 'terms'])
    expect(refused(eve)[1]).toMatchObject({
      why: 'The server does not know this message.',
      fix: 'Load the page again.',
    })
    line.socket.send(new Uint8Array([13, 0xc1, 0xff, 0xff, 1, 2, 3]))
    line.socket.send('["say",')
    await gone(eve)
    await lives()
  })

  test('in requests is refused', async () => {
    const answers = [
      await send('/rooms', { headers: own(), body: '{' }),
      await send('/rooms', { headers: own(), body: 'null' }),
      await send('/rooms', { headers: own(), body: '{"kept":"ABCDEFGH"}' }),
      await send('/rooms/other', { headers: own(), body: opening }),
      await send('/rooms/ABCDEFGH', { headers: own(), body: '{"kept":"ABCDEFGH"}' }),
      await send('/one/rooms', { headers: own(), body: opening }),
      await send('/rooms/..%2f..', {
        headers: own(),
        body: JSON.stringify({ version: wireVersion, name: 'Eve' }),
      }),
      await send('/rooms', { method: 'GET', headers: own() }),
    ]
    for (const { text } of answers) {
      expect(text).toContain('error')
      expect(text).not.toContain('seat')
    }
    await lives()
  })
})

describe('tokens', () => {
  test('open one seat of one room; those of others, of nobody, and used connections open nothing', async () => {
    const ann = await openRoom(host.port)
    const eve = await openRoom(host.port)
    await expect(joinRoom(host.port, ann.code, { token: eve.token })).rejects.toThrow(
      'Your place in this room is gone.',
    )
    await expect(joinRoom(host.port, ann.code, { token: 'A'.repeat(32) })).rejects.toThrow(
      'Your place in this room is gone.',
    )
    await expect(joinRoom(host.port, 'ABCDEFGH', { name: 'Eve' })).rejects.toThrow('There is no room of this code.')
    const upgrade = {
      ...own(),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    // A place that is taken, and one of another room: nobody gets the connection.
    for (const { line } of [ann, eve]) {
      const path = `/rooms/${ann.code}${line.url.search}`
      expect((await send(path, { method: 'GET', headers: upgrade })).status).toBe(404)
    }
    expect(ann.state?.members).toHaveLength(1)
    const lines = JSON.stringify([ann.state, ann.told.filter(({ name }) => name !== 'welcome')])
    expect(lines).not.toContain(ann.token)
    await Promise.all([ann.leave(), eve.leave()])
  })

  test('are written nowhere: not in the log, not on the disk', async () => {
    const ann = await openRoom(host.port, { name: 'Findable Ann' })
    ann.ask('say', { text: 'something to keep' })
    await until(() => ann.told.some(({ name, tell }) => name === 'said' && JSON.stringify(tell).includes('to keep')))
    const rooms = join(host.folder, 'rooms')
    const disk = readdirSync(rooms, { withFileTypes: true })
      .map((entry) => (entry.isFile() ? readFileSync(join(rooms, entry.name)).toString('latin1') : ''))
      .join('')
    expect(disk).toContain('Findable Ann')
    expect(disk).not.toContain(ann.token)
    expect(host.log.join('\n')).not.toContain(ann.token)
    await ann.leave()
  })
})

test('names and talk have no characters that can’t be seen, and are never longer than a line', async () => {
  const ann = await openRoom(host.port, { name: ` A\u202Enn\u0007${'\u0301'.repeat(50)} ${'x'.repeat(99)}` })
  expect(ann.state?.members[0]?.name).toMatch(/^Ann\u0301{0,4} x+…?$/)
  expect(ann.state?.members[0]?.name.length).toBeLessThan(40)
  ann.ask('say', { text: 'one\ntwo\u200B<b>' })
  await until(() => ann.told.some(({ name }) => name === 'said'))
  expect(ann.told.at(-1)?.tell).toMatchObject({ text: 'one two<b>' })
  await ann.leave()
})
