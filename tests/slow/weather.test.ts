/** Bad networks and clocks that are wrong, with clients on real sockets: nobody loses a seat, and everybody sees the same raid. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { botPlays, type Guest, joinRoom, openRoom, until } from '../host/client.ts'
import { type TestHost, testHost } from '../host/server.ts'
import { type Weather, weather } from '../host/weather.ts'

let host: TestHost
let far: Weather
beforeAll(async () => {
  host = await testHost()
  far = await weather(host.port, { delay: 300, loss: 0.05 })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  far.close()
  await host.close()
})

/** Ann is near, Ben is far away; they raid. */
async function two(speed: 0 | 1 = 0): Promise<[ann: Guest, ben: Guest]> {
  const ann = await openRoom(host.port, { raiders: ['person', 'person'], speed })
  const ben = await joinRoom(far.port, ann.code, { name: 'Ben' })
  for (const one of [ann, ben]) one.ask('ready', { ready: true })
  await until(() => ann.state?.waits === '')
  ann.ask('begin', {})
  await until(() => ann.sight !== null && ben.sight !== null)
  return [ann, ben]
}

const goesOn = async (one: Guest, n: number): Promise<void> => {
  const from = one.sight?.question ?? 0
  await until(() => (one.sight?.question ?? 0) >= from + n)
}

test('with 300 ms of delay and 5 % loss a raid goes on; whoever is cut off, time and again, is back in the same seat', async () => {
  const [ann, ben] = await two()
  for (const one of [ann, ben]) botPlays(one)
  await goesOn(ben, 30)
  // The weather is there: nobody is asked anything before the own answer has come and gone. (What another raider did may be told sooner.)
  expect(Math.min(...ben.turns)).toBeGreaterThan(290)
  // Some of these are cut off before they are in, others as they are told the table.
  let last: Guest | null = ben
  for (const ms of [0, 400, 900]) {
    far.drop()
    await until(() => last === null || last.closed !== null)
    const back = joinRoom(far.port, ann.code, { token: ben.token }).catch(() => null)
    await new Promise((done) => setTimeout(done, ms))
    if (ms === 900) last = await back
    else far.drop()
    last = ms === 900 ? last : null
  }
  const back = last ?? (await joinRoom(far.port, ann.code, { token: ben.token }))
  expect([back.who, back.state?.seat, back.state?.members.length]).toEqual([ben.who, 2, 2])
  botPlays(back)
  await goesOn(back, 10)
  await ann.leave()
  await until(() => back.state?.members.length === 1)
  await back.leave()
})

test('of two tabs with one seat that come in at once, one stays, and the other is told', async () => {
  const [ann, ben] = await two()
  // One that is replaced while it comes in does not get in at all.
  const tries = await Promise.allSettled([1, 2, 3].map(() => joinRoom(far.port, ann.code, { token: ben.token })))
  const tabs = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await until(() => ben.closed !== null && tabs.filter(({ closed }) => closed === null).length === 1)
  const [open] = tabs.filter(({ closed }) => closed === null)
  for (const one of [ben, ...tabs])
    if (one !== open)
      expect(one.told.at(-1)).toMatchObject({ name: 'bye', tell: { why: expect.stringContaining('another window') } })
  await until(() => open?.sight !== null)
  expect(ann.state?.members.map(({ name, here }) => [name, here])).toEqual([
    ['Ann', true],
    ['Ben', true],
  ])
  expect(open?.state?.seat).toBe(2)
  await Promise.all([ann.leave(), open?.leave()])
})

test('a clock that is hours wrong, or is set right in mid-raid, neither stops a raid, nor cuts anybody off, nor gives a seat away', async () => {
  const real = Date.now
  const setClock = (hours: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000)
  const [ann, ben] = await two(1)
  for (const one of [ann, ben]) botPlays(one)
  await goesOn(ann, 1)
  for (const hours of [-5, 7]) {
    setClock(hours)
    await goesOn(ann, 2)
  }
  ben.line.socket.close()
  await until(() => ann.state?.members.find(({ who }) => who === ben.who)?.here === false)
  setClock(14)
  ann.ask('say', { text: 'Where is Ben?' })
  await until(() => JSON.stringify(ann.told.at(-1)).includes('Where is Ben?'))
  expect(ann.state?.seats[2]).toMatchObject({ who: ben.who, stands: false })
  expect(ann.closed).toBeNull()
  await ann.leave()
})
