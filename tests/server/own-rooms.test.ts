/** Rooms with raids of people's own, in a thread of theirs. */
import { afterEach, expect, test } from 'vitest'
import { packed } from '../../src/language/packed.ts'
import type { Hosted } from '../../src/server/hosted.ts'
import type { Moment } from '../../src/server/kept.ts'
import { openOwnRooms, tooHeavy } from '../../src/server/own-rooms.ts'
import type { AwayUse } from '../../src/server/room-thread.ts'
import { notKept } from '../../src/server/trouble.ts'
import { type Fault, type TellName, wireVersion } from '../../src/wire/index.ts'
import { heavyRaid } from '../host/heavy-raid.ts'
import { builtWorker } from '../host/process.ts'
import { golemYard } from '../raid/golem-yard.ts'
import { terms } from './terms.ts'

const opened = (patience?: number) => openOwnRooms(() => Date.now(), patience, builtWorker('room-worker'))
let rooms = opened()
afterEach(() => rooms.close())

function use(): AwayUse & { moments: Moment[]; gone: (Fault | null)[] } {
  const [moments, gone]: [Moment[], (Fault | null)[]] = [[], []]
  return {
    ...{ moments, gone, listed: () => undefined, failed: () => undefined },
    keep: (moment) => void moments.push(moment),
    lost: (why) => gone.push(why),
  }
}

const given = { ...terms, raid: golemYard.id, boss: 'story', raiders: ['person'] }
const open = async (raid: string, by: AwayUse, code = 'ABCDEFGH') =>
  rooms.open(code, given, (await packed(raid)) ?? '', by)

/** Somebody comes in, and begins the raid. */
async function begins(
  hosted: Hosted,
  hears: (name: TellName, message: unknown) => unknown = () => undefined,
): Promise<TellName[]> {
  const told: TellName[] = []
  const came = await hosted.join({ version: wireVersion, name: 'Ann' }, { token: 'a token', from: '', now: 0 })
  if ('why' in came) throw new Error(came.why)
  await hosted.connect(came.who, came.token, {
    send(name, message) {
      told.push(name)
      hears(name, message)
    },
    close: () => undefined,
  })
  await hosted.hear(came.who, 'ready', { ready: true })
  await hosted.hear(came.who, 'begin', {})
  return told
}

test('a raid of one’s own plays in a thread: it is told, and each change is kept here before that', async () => {
  const by = use()
  const hosted = await open(JSON.stringify(golemYard), by)
  if ('why' in hosted) throw new Error(hosted.why)
  const told = await begins(hosted)
  await expect.poll(() => told, { timeout: 30_000 }).toContain('frame')
  expect(by.moments[0]).toMatchObject({ own: { id: golemYard.id } })
  expect(await hosted.replay()).toMatchObject({ why: expect.stringContaining('over') })
  await hosted.settled()
  hosted.stop()
  expect(by.gone).toEqual([])
})

test('what can’t be kept is told to nobody, and refused in words; it goes on by itself once it can', async () => {
  const by = use()
  let isFull = false
  const hosted = await open(JSON.stringify(golemYard), {
    ...by,
    keep: (moment) => {
      if (isFull) throw notKept(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      by.moments.push(moment)
    },
  })
  if ('why' in hosted) throw new Error(hosted.why)
  const told = await begins(hosted)
  await expect.poll(() => told, { timeout: 30_000 }).toContain('frame')
  isFull = true
  const [kept, frames] = [by.moments.length, told.filter((name) => name !== 'refused').length]
  await hosted.hear(1, 'say', { text: 'Hello' })
  await expect.poll(() => told.filter((name) => name === 'refused')).toHaveLength(1)
  await hosted.hear(1, 'say', { text: 'Is anybody there?' })
  await expect.poll(() => told.filter((name) => name === 'refused')).toHaveLength(2)
  expect([by.moments.length, told.filter((name) => name !== 'refused').length]).toEqual([kept, frames])
  isFull = false
  await expect.poll(() => by.moments.at(-1)?.said, { timeout: 5000 }).toMatchObject([{ text: 'Hello' }])
  await expect.poll(() => told.at(-1)).toBe('said')
  hosted.stop()
})

test('one that is damaged is refused in words', async () => {
  expect(await open('{"id":', use())).toMatchObject({ why: 'The raid is no valid JSON.' })
})

test('one whose choice asks for more than it may is a draw, in words, and the room stays', async () => {
  const by = use()
  const heavy = await open(heavyRaid(290), by)
  if ('why' in heavy) throw new Error(heavy.why)
  const frames: string[] = []
  await begins(heavy, (name, message) => name === 'frame' && frames.push(JSON.stringify(message)))
  await expect.poll(() => frames.join(), { timeout: 60_000 }).toContain('"excess":true')
  expect(frames.join()).toContain('Imp asks for more than is computed for one choice, so the game ends in a draw.')
  expect(by.gone).toEqual([])
  heavy.stop()
}, 90_000)

test('one that takes too long all the same is closed in words and not opened again; other rooms of the thread come back', async () => {
  await rooms.close()
  rooms = opened(100)
  const [ann, eve] = [use(), use()]
  const light = await open(JSON.stringify(golemYard), ann)
  if ('why' in light) throw new Error(light.why)
  const heavy = await open(heavyRaid(290), eve, 'HEAVYYYY')
  if ('why' in heavy) throw new Error(heavy.why)
  begins(heavy).catch(() => undefined)
  await expect.poll(() => eve.gone, { timeout: 60_000 }).toEqual([tooHeavy])
  expect(ann.gone).toEqual([null])
  await expect(light.settled()).rejects.toThrow('The room is gone.')
  expect(await open(heavyRaid(290), eve, 'HEAVYYYY')).toEqual(tooHeavy)
  const again = await open(JSON.stringify(golemYard), use())
  expect('join' in again).toBe(true)
})
