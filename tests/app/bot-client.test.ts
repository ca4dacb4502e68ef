/** Bots in a worker that may die. */
import { afterEach, expect, test, vi } from 'vitest'
import { makeBotClient } from '../../src/app/local/bot-client.ts'
import { library } from '../../src/content.ts'
import { decision, start } from '../../src/engine/index.ts'
import { realPatience } from '../../src/session/bot-move.ts'
import type { BotQuestion } from '../../src/session/bot-replica.ts'
import { table } from '../table/index.ts'

afterEach(() => vi.unstubAllGlobals())

/** Workers that answer nothing by themselves. */
function workers() {
  const made: { asked: BotQuestion[]; onmessage?: (event: object) => void; onerror?: (event: object) => void }[] = []
  class Silent {
    asked: BotQuestion[] = []
    constructor() {
      made.push(this)
    }
    postMessage(question: BotQuestion) {
      this.asked.push(question)
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Silent)
  const alarms: { ring: () => void; after: number }[] = []
  vi.stubGlobal('window', { setTimeout: (ring: () => void, after: number) => alarms.push({ ring, after }) })
  return Object.assign(made, { alarms })
}

test('advice does not come from a worker that dies, and the next asking has a new one, which is told the whole game', async () => {
  const made = workers()
  const { game } = table({})
  const client = makeBotClient(game, library, () => expect.fail('no bot was asked'))
  const first = client.advice()
  expect(client.busy()).toBe(false)
  made[0]!.onerror?.({ preventDefault: () => undefined })
  expect(await first).toBeNull()
  const second = client.advice()
  const [question] = made[1]!.asked
  expect(question).toMatchObject({ bot: 'ahead', keep: 0 })
  expect(question!.setup).toBeDefined()
  const move = { answer: 0, why: 'It burns.' }
  made[1]!.onmessage?.({ data: { id: question!.id, move } })
  expect(await second).toEqual(move)
})

test('whoever waits for advice hears when something else is asked, or the trouble of the worker', async () => {
  const made = workers()
  const { game } = table({})
  let ready = 0
  const client = makeBotClient(game, library, () => ready++)
  const first = client.advice()
  const open = decision(game)!
  expect(client.of(open, 'raider', {})).toBeNull()
  expect(await first).toBeNull()
  expect(client.busy()).toBe(true)
  const move = { answer: 0, why: '' }
  made[0]!.onmessage?.({ data: { id: made[0]!.asked[1]!.id, move } })
  expect([ready, client.of(open, 'raider', {})]).toEqual([1, move])
  const second = client.advice()
  made[0]!.onmessage?.({ data: { id: made[0]!.asked[2]!.id, trouble: 'lost' } })
  expect([await second, ready]).toEqual([null, 1])
})

test.each([
  ['at a real table', { real: true as const }, 1],
  ['elsewhere', {}, 0],
])('a bot thinks for less than two seconds: %s', (_where, real, hurried) => {
  const made = workers()
  const [{ id: deck }] = library.decks as [(typeof library.decks)[number]]
  const game = start(library, { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck, ...real }], seed: 3 })
  const client = makeBotClient(game, library, () => expect.fail('it has not answered'))
  client.of(decision(game)!, 'ahead', {})
  const patience = made.alarms.filter(({ after }) => after === realPatience)
  expect(patience).toHaveLength(hurried)
  for (const { ring } of patience) ring()
  expect(made[0]!.asked.slice(1)).toEqual(patience.map(() => ({ enough: made[0]!.asked[0]!.id })))
})
