import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '../../src/engine/types.ts'
import { type Caption, captioned, captionText } from '../../src/sound/captions.ts'
import type { CueName } from '../../src/sound/cues.ts'
import { danger, makeSound, type SoundSettings, type TableNews } from '../../src/sound/index.ts'
import type { SoundSpeaker } from '../../src/sound/speaker.ts'
import { crowded } from '../board/fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(settings: Partial<SoundSettings> = {}, open?: () => Promise<SoundSpeaker>) {
  const now: SoundSettings = { sound: true, cues: 1, ambience: 1, ...settings }
  const played: { name: CueName; volume: number }[] = []
  const loops: Record<string, number> = {}
  let opened = 0
  let silent = false
  let captions: readonly Caption[] = []
  const speaker: SoundSpeaker = {
    play: (name, volume) => {
      played.push({ name, volume })
      return { id: played.length, ms: 300 }
    },
    stop: () => undefined,
    bring: () => Promise.resolve([]),
    loop: (name, volume) => {
      loops[name] = volume
    },
    silence: (on) => {
      silent = on
    },
    runs: () => true,
    urge: () => undefined,
  }
  const sound = makeSound({
    settings: () => now,
    captions: (all) => {
      captions = all
    },
    changed: () => undefined,
    open: () => {
      opened++
      return open ? open() : Promise.resolve(speaker)
    },
    clock: () => Date.now(),
  })
  return { sound, now, played, loops, opened: () => opened, silent: () => silent, captions: () => captions }
}

const event = (on: GameEvent['on'], more: Partial<GameEvent> = {}): GameEvent => ({
  i: 0,
  choice: 0,
  on,
  whose: -1,
  names: {},
  text: 'It happens.',
  ...more,
})

const told = (more: Partial<TableNews> = {}): TableNews => ({
  events: [],
  ear: { seat: 1, isEvent: () => false },
  moment: { stage: 1, asked: false, end: '' },
  stages: 3,
  light: 'ember',
  danger: 0,
  speed: 1,
  ...more,
})

const settle = () => vi.advanceTimersByTimeAsync(3000)

test('nothing is opened before a gesture, and only once', async () => {
  const { sound, opened, played } = setUp()
  sound.tell(told({ events: [event('draw')] }))
  sound.refresh()
  await settle()
  expect(opened()).toBe(0)
  expect(sound.state().is).toBe('asleep')
  sound.gesture()
  sound.gesture()
  await settle()
  expect(opened()).toBe(1)
  expect(sound.state().is).toBe('on')
  expect(played).toEqual([]) // what happened before is not told late
})

test('while sound is off nothing is opened; it is as soon as sound is wanted', async () => {
  const { sound, now, opened } = setUp({ sound: false })
  sound.gesture()
  await settle()
  expect(opened()).toBe(0)
  now.sound = true
  sound.refresh()
  await settle()
  expect(opened()).toBe(1)
})

test('muting silences all, and what comes is not played', async () => {
  const { sound, now, played, silent } = setUp()
  sound.gesture()
  await settle()
  now.sound = false
  sound.refresh()
  expect(silent()).toBe(true)
  sound.cue('choose')
  expect(played).toEqual([])
  now.sound = true
  sound.refresh()
  expect(silent()).toBe(false)
  sound.cue('choose')
  expect(played.map(({ name }) => name)).toEqual(['choose'])
})

test('events sound in their order; the ambience lies under them, and steps back for what matters', async () => {
  const { sound, played, loops } = setUp()
  sound.gesture()
  await settle()
  sound.tell(told())
  expect(loops.ember).toBeGreaterThan(0)
  const before = loops.ember
  sound.tell(
    told({
      events: [event('attack'), event('deal', { n: 3, type: 'fire' })],
      moment: { stage: 2, asked: true, end: '' },
      light: 'frost',
    }),
  )
  await vi.advanceTimersByTimeAsync(1500)
  expect(played.map(({ name }) => name)).toEqual(['attack', 'fire', 'stage', 'prompt'])
  expect(loops.ember).toBe(0)
  expect(loops.frost).toBeGreaterThan(0)
  await settle()
  expect(loops.frost).toBeGreaterThan(before / 2)
  expect(loops.wind).toBeGreaterThan(0)
})

test('a volume of nothing is silence, and volumes scale', async () => {
  const { sound, now, played, loops } = setUp({ cues: 0.5 })
  sound.gesture()
  await settle()
  sound.cue('choose')
  const half = played[0].volume
  await settle()
  now.cues = 1
  now.ambience = 0
  sound.refresh()
  sound.cue('choose')
  expect(played[1].volume).toBeCloseTo(2 * half)
  sound.tell(told({ danger: 1 }))
  expect(Object.values(loops).every((volume) => volume === 0)).toBe(true)
})

test('a hidden page keeps silent, but for what calls the player back', async () => {
  const { sound, played, loops } = setUp()
  sound.gesture()
  await settle()
  sound.tell(told())
  sound.refresh(true)
  expect(loops.ember).toBe(0)
  sound.tell(told({ events: [event('draw'), event('start', { seat: 1 })] }))
  await settle()
  expect(played.map(({ name }) => name)).toEqual(['turn'])
  sound.refresh(false)
  expect(loops.ember).toBeGreaterThan(0)
})

test('refused sound is said, nothing breaks, and captions go on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { sound, captions } = setUp({}, () => Promise.reject(new Error('no device')))
  sound.gesture()
  await settle()
  expect(sound.trouble()).toContain('allow sound')
  sound.tell(told({ events: [event('deal', { n: 3, type: 'frost', text: 'Kor is hit.' })] }))
  sound.cue('choose')
  await settle()
  expect(captions().map(({ says, text }) => `${says}: ${text}`)).toEqual(['Frost damage: Kor is hit.'])
  warn.mockRestore()
})

test('captions: what tells something, the same again counted, three at most, gone after a while', () => {
  let list: readonly Caption[] = []
  for (const name of ['choose', 'fire', 'fire', 'exhaust'] as const) list = captioned(list, name, 'A sentence.', 0)
  expect(list.map(captionText)).toEqual(['Fire damage ×2'])
  for (const name of ['draw', 'turn', 'roll'] as const) list = captioned(list, name, '', 100)
  expect(list.map(captionText)).toEqual(['Draw', 'Your turn', 'Die roll'])
  expect(captioned(list, 'choose', '', 10_000)).toEqual([])
})

test('leaving the table ends its ambience, its captions and what waits', async () => {
  const { sound, played, loops, captions } = setUp()
  sound.gesture()
  await settle()
  sound.tell(told({ events: [event('attack'), event('deal', { n: 3, type: 'fire' })] }))
  await vi.advanceTimersByTimeAsync(10)
  sound.leave()
  await settle()
  expect(played.map(({ name }) => name)).toEqual(['attack'])
  expect(captions()).toEqual([])
  expect(Object.values(loops).every((volume) => volume === 0)).toBe(true)
})

test('danger rises as heroes are hurt and fall, and as the Boss comes to later stages', () => {
  const { view } = crowded()
  const seats = view.seats.filter(({ boss }) => !boss)
  const at = (damage: number, stage: number, lost = false) => {
    const cards = { ...view.cards }
    for (const { hero } of seats) cards[hero] = { ...cards[hero], health: 30, damage }
    return danger(
      {
        ...view,
        cards,
        raid: { ...view.raid, stage },
        seats: view.seats.map((seat) => (seat === seats[0] ? { ...seat, lost } : seat)),
      },
      3,
    )
  }
  expect(at(0, 1)).toBe(0)
  expect(at(15, 1)).toBeGreaterThan(at(5, 1))
  expect(at(15, 3)).toBeGreaterThan(at(15, 1))
  expect(at(15, 1, true)).toBeGreaterThan(at(15, 1))
  expect(at(30, 3)).toBe(1)
})

test('cues wait for what the table shows; once that is skipped, they are not told late', async () => {
  const { sound, played } = setUp()
  sound.gesture()
  await settle()
  const hit = event('deal', { i: 7, n: 3, type: 'fire' })
  sound.tell(
    told({
      events: [event('attack', { i: 6 }), hit],
      when: new Map([
        [6, 100],
        [7, 900],
      ]),
    }),
  )
  await vi.advanceTimersByTimeAsync(500)
  expect(played.map(({ name }) => name)).toEqual(['attack'])
  sound.tell(told({ events: [event('draw', { i: 8 })], when: new Map([[8, 50]]) }))
  await settle()
  expect(played.map(({ name }) => name)).toEqual(['attack', 'draw'])
})
