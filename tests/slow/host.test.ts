/** Page and rooms on one port, with clients on real sockets. */
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSavedFile } from '../../src/session/saved-file.ts'
import { roomsShape, wireVersion } from '../../src/wire/index.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from '../host/client.ts'
import { onTell, openLine } from '../host/line.ts'
import { type TestHost, testHost } from '../host/server.ts'

let host: TestHost
beforeAll(async () => {
  host = await testHost()
})
afterAll(() => host.close())

/** Two people at a table. */
async function two(): Promise<[ann: Guest, ben: Guest]> {
  const ann = await openRoom(host.port)
  const ben = await joinRoom(host.port, ann.code, { name: 'Ben' })
  for (const one of [ann, ben]) one.ask('ready', { ready: true })
  await until(() => ann.state?.waits === '')
  ann.ask('begin', {})
  await until(() => ann.sight !== null && ben.sight !== null)
  return [ann, ben]
}

/** Who is the only one asked, for the first time; until then both take the first answer, as to what they choose together (R403). */
async function asked(guests: [Guest, Guest]): Promise<Guest> {
  const alone = ({ sight }: Guest): boolean =>
    !!sight?.seen.mine && sight.seen.mine.kind !== 'mulligan' && sight.deciding.length === 1 && !sight.seen.proposal
  await until(() => {
    for (const one of guests) {
      const { sight } = one
      if (!sight?.seen.mine || alone(one) || sight.question <= one.answered) continue
      one.answered = sight.question
      one.ask('answer', { question: sight.question, answer: 0 })
    }
    return guests.some(alone) && guests[0].sight?.question === guests[1].sight?.question
  })
  return guests.find(alone)!
}

/** The status of an answer to a path just as it is written. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    get({ port: host.port, path }, (response) => done(response.resume().statusCode)).on('error', failed)
  })

test('the page comes with its policy, and nothing comes from outside its folder', async () => {
  const page = await fetch(`http://127.0.0.1:${host.port}/`)
  expect(await page.text()).toContain('A page')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//../secret.txt',
    '/nothing.js',
    '/%00',
    '/%',
  ])
    expect(await statusOf(path), path).toBe(404)
})

describe('a room', () => {
  test('is opened, found in the list if it is listed, joined by its code, and played in', async () => {
    const ann = await openRoom(host.port, { listed: true, raiders: ['person', 'person'] })
    const list = async () =>
      roomsShape.parse(await (await fetch(`http://127.0.0.1:${host.port}/rooms.json`)).json()).rooms
    expect((await list()).find(({ code }) => code === ann.code)).toMatchObject({ host: 'Ann', free: 1, phase: 'lobby' })
    const ben = await joinRoom(host.port, ann.code, { name: 'ann' })
    expect(ben.state?.members.map(({ name }) => name)).toEqual(['Ann', 'ann 2'])
    for (const one of [ann, ben]) one.ask('ready', { ready: true })
    await until(() => ann.state?.waits === '')
    ann.ask('begin', {})
    botPlays(ann)
    botPlays(ben)
    await until(() => (ann.sight?.question ?? 0) > 60)
    expect(ben.sight?.seen.view.seat).toBe(2)
    await Promise.all([ann.leave(), ben.leave()])
  })

  test('is a replay for whoever has its link once its raid is over, and for nobody before', async () => {
    const ann = await openRoom(host.port, { raiders: ['person', 'raider'] })
    const watch = async () => {
      const line = await openLine(host.port, `rooms/${ann.code}`, { version: wireVersion, replay: true })
      return new Promise<string>((done, failed) =>
        onTell(line, (name, data) => {
          const { text, why } = data as { text: string; why: string }
          if (name === 'replay') done(text)
          else failed(new Error(why))
        }),
      )
    }
    await expect(watch()).rejects.toThrow('before the raid is over')
    ann.ask('ready', { ready: true })
    await until(() => ann.state?.waits === '')
    ann.ask('begin', {})
    await until(() => ann.sight !== null)
    await expect(watch()).rejects.toThrow('before the raid is over')
    ann.ask('concede', {})
    await until(() => ann.state?.phase === 'over')
    const members = ann.state?.members
    expect(readSavedFile(await watch())).toMatchObject({ record: { setup: { raid: 'onyxias-lair' } } })
    expect(ann.state?.members).toEqual(members)
    await ann.leave()
  })

  test('takes an answer once, from who is asked, to the question that is open', async () => {
    const [ann, ben] = await two()
    const one = await asked([ann, ben])
    const other = one === ann ? ben : ann
    const { question } = one.sight!
    const refusals = (guest: Guest) => guest.told.filter(({ name }) => name === 'refused').length
    other.ask('answer', { question, answer: 0 })
    one.ask('answer', { question: question - 1, answer: 0 })
    one.ask('answer', { question, answer: 999 })
    await until(() => refusals(other) === 1 && refusals(one) === 2)
    expect(one.sight!.question).toBe(question)
    one.ask('answer', { question, answer: 0 })
    one.ask('answer', { question, answer: 0 })
    await until(() => one.sight!.question > question && refusals(one) === 3)
    await Promise.all([ann.leave(), ben.leave()])
  })

  test('keeps the seat of who is gone, and gives it back for the token on any device; a second window takes the first one’s place', async () => {
    const [ann, ben] = await two()
    const seen = ben.sight!.seen.view.seats[2]?.hand
    ben.line.socket.close()
    await until(() => ann.state?.members.find(({ who }) => who === ben.who)?.here === false)
    const again = await joinRoom(host.port, ann.code, { token: ben.token })
    expect(again.who).toBe(ben.who)
    await until(() => again.sight !== null)
    expect(again.sight?.seen.view.seats[2]?.hand).toEqual(seen)
    const third = await joinRoom(host.port, ann.code, { token: ben.token })
    await until(() => again.closed !== null)
    expect(again.told.at(-1)).toMatchObject({ name: 'bye', tell: { why: expect.stringContaining('another window') } })
    await expect(joinRoom(host.port, ann.code, { token: 'made-up' })).rejects.toThrow(
      'Your place in this room is gone.',
    )
    await Promise.all([ann.leave(), third.leave()])
  })

  test('shows those who look on what everybody may see, and takes no answers from them', async () => {
    const [ann, ben] = await two()
    const eve = await joinRoom(host.port, ann.code, { name: 'Eve', watch: true })
    await until(() => eve.sight !== null)
    const { view, mine } = eve.sight!.seen
    expect([view.seat, mine, view.seats[1]?.hand, eve.state?.seat]).toEqual([-1, null, [], -1])
    eve.ask('answer', { question: eve.sight!.question, answer: 0 })
    await until(() => eve.told.some(({ name }) => name === 'refused'))
    await Promise.all([ann, ben, eve].map((one) => one.leave()))
  })
})
