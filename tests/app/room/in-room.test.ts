/** Being in a room: what comes of the host's messages, what is asked, and coming back. */
import { expect, test } from 'vitest'
import { type connect, type Entry, NoEntry, type Wire, type WireUse } from '../../../src/app/room/connect.ts'
import { enterRoom } from '../../../src/app/room/in-room.ts'
import { difference, type Json, wireVersion } from '../../../src/wire/index.ts'

/** A host that does what the test says. */
function hostOf() {
  const entries: Entry[] = []
  const sent: [string, unknown][] = []
  const uses: WireUse[] = []
  let no: NoEntry | null = null
  return {
    ...{ entries, sent },
    refuse: (error: NoEntry | null) => (no = error),
    tell: (name: string, data: unknown) => uses.at(-1)?.tell(name, data),
    old: (name: string, data: unknown) => uses[0].tell(name, data),
    breaks: () => uses.at(-1)?.gone(),
    connect: (async (entry: Entry, use: WireUse): Promise<Wire> => {
      entries.push(entry)
      if (no) throw no
      uses.push(use)
      return { code: 'ABCD', send: (name, ask) => void sent.push([name, ask]), leave: () => undefined }
    }) as typeof connect,
  }
}

const terms = {
  ...{ raid: 'onyxias-lair', boss: 'normal', raiders: ['person', 'person'], listed: false, undo: 'vote' as const },
  ...{ openHands: false, aloud: false, speed: 0 as const, clock: 0, grace: 60 },
}
const room = {
  ...{ code: 'ABCD', phase: 'lobby', terms, host: 1, members: [], seats: [], you: 1, seat: 1, waits: '', claims: [] },
}
const welcome = { version: wireVersion, code: 'ABCD', who: 1, now: 0, token: 'secret-token', said: [] }

async function inside() {
  const host = hostOf()
  const open = { open: { ...terms, version: wireVersion, name: 'Ann' } }
  const inRoom = await enterRoom(open, { connect: host.connect, delays: [1], patience: 10 })
  host.tell('welcome', welcome)
  host.tell('room', room)
  return { host, inRoom }
}

const soon = () => new Promise((done) => setTimeout(done, 20))
const sight = (question: number, prompt = ''): Json =>
  ({ question, prompt, seen: { mine: { seat: 1 }, proposal: null } }) as never
const frame = (serial: number, before: Json | undefined, now: Json) => ({
  ...{ serial, base: before ? serial - 1 : 0, change: difference(before, now) },
  ...{ events: { from: 0, list: [] }, reasons: { from: 0, list: [] } },
})

test('a broken connection is made again with the token, and nothing from the old one is heard', async () => {
  const { host, inRoom } = await inside()
  expect(inRoom.status.value).toBe('here')
  host.breaks()
  expect(inRoom.status.value).toBe('lost')
  await soon()
  expect(host.entries[1]).toEqual({ code: 'ABCD', join: { version: wireVersion, token: 'secret-token' } })
  host.old('bye', { why: 'Another page has this seat.', fix: '' })
  host.tell('welcome', welcome)
  expect([inRoom.status.value, inRoom.trouble.value]).toEqual(['here', ''])
})

test('as long as the host is not there it is tried again; once it refuses, that is the end', async () => {
  const { host, inRoom } = await inside()
  host.refuse(new NoEntry('The host can’t be reached.', false))
  host.breaks()
  await soon()
  expect(host.entries.length).toBeGreaterThan(3)
  host.refuse(new NoEntry('There is no such room.', true))
  await soon()
  const tries = host.entries.length
  await soon()
  expect([inRoom.status.value, inRoom.trouble.value]).toEqual(['out', 'There is no such room.'])
  expect(host.entries.length).toBe(tries)
})

test('whoever is shown out does not come back by themselves', async () => {
  const { host, inRoom } = await inside()
  host.tell('bye', { why: 'The host has shown you out.', fix: 'Join another room.' })
  host.breaks()
  await soon()
  expect([inRoom.status.value, host.entries.length]).toEqual(['out', 1])
  expect(inRoom.trouble.value).toBe('The host has shown you out. Join another room.')
})

test('an answer is done once the table changes, or refused with the reason', async () => {
  const { host, inRoom } = await inside()
  host.tell('frame', frame(1, undefined, sight(7)))
  let told = 'nothing'
  const done = inRoom.does('answer', { question: 7, answer: 0 }).then((no) => (told = `${no}`))
  host.tell('frame', frame(2, sight(7), sight(7, 'somebody passes')))
  await soon()
  expect(told).toBe('nothing')
  host.tell('frame', frame(3, sight(7, 'somebody passes'), sight(8)))
  expect(await done).toBe('null')
  const late = inRoom.does('answer', { question: 7, answer: 0 })
  host.tell('refused', { re: 'answer', why: 'That question is over.', fix: 'Look again.', rule: '' })
  expect(await late).toEqual({ rule: '', why: 'That question is over. Look again.' })
  const lost = inRoom.does('answer', { question: 8, answer: 0 })
  host.breaks()
  expect((await lost)?.why).toMatch(/can’t be reached/)
  inRoom.leave(false)
})

test('a host that is silent about an answer is late, and can be reached anew', async () => {
  const { host, inRoom } = await inside()
  host.tell('frame', frame(1, undefined, sight(7)))
  const silent = inRoom.does('answer', { question: 7, answer: 0 })
  expect(inRoom.late.value).toBe(false)
  await soon()
  expect([inRoom.late.value, inRoom.status.value]).toEqual([true, 'here'])
  inRoom.retry()
  expect((await silent)?.why).toMatch(/can’t be reached/)
  await soon()
  host.tell('welcome', welcome)
  expect([inRoom.late.value, inRoom.status.value, host.entries.length]).toEqual([false, 'here', 2])
  void inRoom.does('answer', { question: 7, answer: 0 })
  await soon()
  host.tell('frame', frame(1, undefined, sight(8)))
  expect(inRoom.late.value).toBe(false)
  inRoom.leave(false)
})

test('a frame that does not fit is answered by asking for a whole one', async () => {
  const { host, inRoom } = await inside()
  host.tell('frame', frame(1, undefined, sight(7)))
  host.tell('frame', { ...frame(4, sight(7), sight(8)), base: 3 })
  expect(host.sent.at(-1)).toEqual(['whole', {}])
  expect(inRoom.known.value?.sight.question).toBe(7)
})

test('a request gets its own answer, whatever comes between', async () => {
  const { host, inRoom } = await inside()
  const [one, two] = [inRoom.whyNot(5), inRoom.whyNot(6, 7)]
  const [first, second] = host.sent.slice(-2).map(([, ask]) => (ask as { id: number }).id)
  host.tell('reason', { id: second, text: 'It is exhausted.' })
  host.tell('refused', { re: 'whyNot', id: first, why: 'Too many questions.', fix: '', rule: '' })
  expect([await one, await two]).toEqual(['', 'It is exhausted.'])
})
