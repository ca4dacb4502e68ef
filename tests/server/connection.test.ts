/** A connection, without a network: what it hears, what it cuts off. */
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { budgets, makeBuckets } from '../../src/server/budgets.ts'
import { type Connection, openConnection } from '../../src/server/connection.ts'
import { closes, written } from '../../src/wire/index.ts'

/** A socket that keeps what it is told to do. */
function fakeSocket() {
  const did: unknown[][] = []
  const socket = Object.assign(Object.create(WebSocket.prototype) as WebSocket, {
    ...{ send: (text: string) => did.push(JSON.parse(text)), ping: () => did.push(['ping']) },
    ...{ close: (code: number) => did.push(['close', code]), terminate: () => did.push(['terminate']) },
  })
  EventEmitter.call(socket)
  let waiting = 0
  Object.defineProperty(socket, 'bufferedAmount', { get: () => waiting })
  return { socket, did, reads: (bytes: number) => (waiting = bytes) }
}

function open() {
  const fake = fakeSocket()
  const heard: unknown[][] = []
  let now = 0
  const connection: Connection = openConnection(
    fake.socket,
    { now: () => now, byAddress: makeBuckets(budgets.address.messages), address: '192.0.2.1' },
    { hear: (...message) => heard.push(message), gone: (forGood) => heard.push([forGood ? 'left' : 'gone']) },
  )
  const say = (text: string, isBinary = false): unknown => fake.socket.emit('message', Buffer.from(text), isBinary)
  return { ...fake, connection, heard, say, wait: (ms: number) => (now += ms) }
}

const policy = ['close', closes.refused]

test('hears messages, and whether its client has left for good', () => {
  const { socket, heard, say } = open()
  say(written('say', { text: 'Hello' }))
  socket.emit('close', closes.leaves)
  expect(heard).toEqual([['say', { text: 'Hello' }], ['left']])
})

test.each([
  ['nothing', ''],
  ['no message', '{"say":1}'],
  ['half a message', '["say",{"text":'],
  ['a deep one', `["say",${'['.repeat(60_000)}`],
])('%s: says so in words, ends, and hears nothing more', (_, text) => {
  const { did, heard, say } = open()
  say(text)
  say(written('say', { text: 'Hello' }))
  expect(did).toEqual([
    ['bye', { why: expect.stringMatching(/^A message can’t be read\. It .+\.$/), fix: expect.any(String) }],
    policy,
  ])
  expect(heard).toEqual([])
})

test('bytes that are no text are no message', () => {
  const { did, say } = open()
  say(written('say', {}), true)
  expect(did).toEqual([['bye', expect.anything()], policy])
})

test('too many messages, pings or bytes: says so in words and ends; what comes slowly is heard', () => {
  const { messages } = budgets.connection
  const many = open()
  for (let n = 0; n <= messages.most; n++) many.say(written('say', {}))
  expect([many.heard.length, many.did.at(-1)]).toEqual([messages.most, policy])
  const pings = open()
  for (let n = 0; n <= messages.most; n++) pings.socket.emit(n % 2 ? 'ping' : 'pong', Buffer.alloc(0))
  expect(pings.did).toEqual([['bye', expect.anything()], policy])
  const large = open()
  for (let n = 0; n < 10; n++) large.say(written('say', { text: 'x'.repeat(60_000) }))
  expect([large.heard.length, large.did.at(-1)]).toEqual([8, policy])
  const slow = open()
  for (let n = 0; n < 3 * messages.most; n++, slow.wait(1000 / messages.perSecond)) slow.say(written('say', {}))
  expect([slow.heard.length, slow.did]).toEqual([3 * messages.most, []])
})

test('a client that does not read, or does not answer, is cut off', () => {
  const { connection, did, reads } = open()
  connection.send('refused', { re: '', why: '', fix: '', rule: '' })
  reads(budgets.connection.unread + 1)
  connection.send('refused', { re: '', why: '', fix: '', rule: '' })
  expect(did.map(([what]) => what)).toEqual(['refused', 'terminate'])
  const away = open()
  for (let n = 0; n < 3; n++) away.connection.beat()
  expect(away.did).toEqual([['ping'], ['ping'], ['terminate']])
  const here = open()
  for (let n = 0; n < 9; n++) {
    here.connection.beat()
    here.socket.emit('pong', Buffer.alloc(0))
  }
  expect(here.did).toEqual(Array(9).fill(['ping']))
})

test('one that is ended is closed, and cut off if its client does not close it', () => {
  vi.useFakeTimers()
  const { connection, did } = open()
  connection.close()
  connection.send('refused', { re: '', why: '', fix: '', rule: '' })
  vi.advanceTimersByTime(5000)
  expect([did, connection.isOver()]).toEqual([[policy, ['terminate']], true])
  vi.useRealTimers()
})
