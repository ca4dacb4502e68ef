/** A raid's own sounds: heard in the place of its cards' cues, through the same mixer; what can't be played is told, and the usual cue is heard. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '../../src/engine/types.ts'
import { type Caption, captionText } from '../../src/sound/captions.ts'
import { soundOf } from '../../src/sound/event-cues.ts'
import { makeSound, type OwnSound } from '../../src/sound/index.ts'
import { longestSound, makeOwnVoices, type Streams } from '../../src/sound/own-sounds.ts'
import type { SoundSpeaker } from '../../src/sound/speaker.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ogg = (seconds: number): OwnSound => ({ bytes: Uint8Array.of(seconds), kind: 'ogg' })

/** A sound whose element the test looks at: its length in seconds is its first byte; 0 can't be played, 255 has no end, 254 says nothing. */
class Element extends EventTarget {
  readonly duration: number
  currentTime = 3
  plays = false
  refuses = false
  volume = -1
  gone = false
  constructor({ bytes: [n = 0] }: OwnSound) {
    super()
    this.duration = n === 255 ? Number.POSITIVE_INFINITY : n
    if (n !== 254) queueMicrotask(() => this.dispatchEvent(new Event(n === 0 ? 'error' : 'loadedmetadata')))
  }
  play(): Promise<void> {
    this.plays = !this.refuses
    return this.refuses ? Promise.reject(new Error('no')) : Promise.resolve()
  }
  pause(): void {
    this.plays = false
  }
}

function streams() {
  const made: Element[] = []
  const of = (element: HTMLAudioElement): Element => element as unknown as Element
  const use: Streams = {
    element(sound) {
      const element = new Element(sound)
      made.push(element)
      return element as unknown as HTMLAudioElement
    },
    connect: (element) => (volume) => {
      of(element).volume = volume
    },
    release: (element) => {
      of(element).gone = true
    },
  }
  return { made, voices: makeOwnVoices(use) }
}

test('a sound is played from its beginning, as loud as the mixer says, and stopped', async () => {
  const { made, voices } = streams()
  expect(await voices.bring(new Map([['Fist', ogg(2)]]))).toEqual([])
  expect(voices.play('Stamp', 0.5)).toBeNull()
  const voice = voices.play('Fist', 0.5)
  expect(voice).toEqual({ id: -1, ms: 2000 })
  expect(made[0]).toMatchObject({ plays: true, volume: 0.5, currentTime: 0 })
  expect(voices.play('Fist', 0.5)).toBeNull() // it sounds already: the cue is heard
  voices.stop(voice!.id)
  expect(made[0]!.plays).toBe(false)
  expect(voices.play('Fist', 0.2)).toEqual(voice)
})

test('a sound of any length ends after ten seconds', async () => {
  const { made, voices } = streams()
  await voices.bring(
    new Map([
      ['Hour', ogg(200)],
      ['Stream', ogg(255)],
    ]),
  )
  expect(voices.play('Hour', 1)?.ms).toBe(longestSound * 1000)
  expect(voices.play('Stream', 1)?.ms).toBe(longestSound * 1000)
  await vi.advanceTimersByTimeAsync(longestSound * 1000 - 1)
  expect(made.map(({ plays }) => plays)).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(1)
  expect(made.map(({ plays }) => plays)).toEqual([false, false])
})

test('what the browser can’t play is named and let go of; what it refuses once is silent then', async () => {
  const { made, voices } = streams()
  const told = voices.bring(
    new Map([
      ['Noise', ogg(0)],
      ['Fist', ogg(2)],
      ['Silence', ogg(254)],
    ]),
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(await told).toEqual(['Noise', 'Silence'])
  expect(made.map(({ gone }) => gone)).toEqual([true, false, true])
  expect(voices.play('Noise', 1)).toBeNull()
  made[1]!.refuses = true
  expect(voices.play('Fist', 1)).not.toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  made[1]!.refuses = false
  expect(voices.play('Fist', 1)).not.toBeNull()
})

test('the sounds of another raid take the place of these', async () => {
  const { made, voices } = streams()
  await voices.bring(new Map([['Fist', ogg(2)]]))
  voices.play('Fist', 1)
  await voices.bring(new Map())
  expect(made[0]).toMatchObject({ plays: false, gone: true })
  expect(voices.play('Fist', 1)).toBeNull()
})

const played = (on: GameEvent['on'], name: string, zone?: string): GameEvent =>
  ({
    i: 0,
    choice: 0,
    on,
    whose: -1,
    what: 3,
    names: { 3: name },
    text: 'It is played.',
    ...(zone ? { zone } : {}),
  }) as GameEvent
const ear = { seat: 1, isEvent: (name: string) => name === 'Storm', sounds: (name: string) => name !== 'Stamp' }

test('it is heard as its card is played, revealed as an event, or comes into play', () => {
  expect(soundOf(played('play', 'Fist'), ear)).toBe('Fist')
  expect(soundOf(played('enter', 'Fist', 'party'), ear)).toBe('Fist')
  expect(soundOf(played('reveal', 'Storm'), ear)).toBe('Storm')
  expect(soundOf(played('play', 'Storm'), ear)).toBeUndefined()
  expect(soundOf(played('enter', 'Fist', 'resources'), ear)).toBeUndefined()
  expect(soundOf(played('draw', 'Fist'), ear)).toBeUndefined()
  expect(soundOf(played('play', 'Stamp'), ear)).toBeUndefined()
})

function table(broken: readonly string[] = []) {
  const heard: (string | undefined)[][] = []
  let captions: readonly Caption[] = []
  let changes = 0
  const brought: string[][] = []
  const speaker: SoundSpeaker = {
    play(...[name, , own]) {
      heard.push([name, own])
      return { id: heard.length, ms: 100 }
    },
    async bring(sounds) {
      brought.push([...sounds.keys()])
      return broken
    },
    ...{
      stop: () => undefined,
      loop: () => undefined,
      silence: () => undefined,
      runs: () => true,
      urge: () => undefined,
    },
  }
  const sound = makeSound({
    settings: () => ({ sound: true, cues: 1, ambience: 0 }),
    captions: (all) => (captions = all),
    changed: () => void changes++,
    open: () => Promise.resolve(speaker),
    clock: () => Date.now(),
  })
  return { sound, heard, brought, captions: () => captions.map(captionText), changes: () => changes }
}

const news = (...events: GameEvent[]): Parameters<ReturnType<typeof makeSound>['tell']>[0] => ({
  ...{ events, ear, moment: { stage: 1, asked: false, end: '' }, stages: 1, light: '', danger: 0, speed: 1 },
})

test('it takes the place of the card’s cue, with the loudness and the caption of that', async () => {
  const { sound, heard, brought, captions } = table()
  sound.bring(new Map([['Fist', ogg(1)]]))
  expect(brought).toEqual([])
  sound.gesture()
  await vi.advanceTimersByTimeAsync(10)
  expect(brought).toEqual([['Fist']])
  sound.tell(news(played('play', 'Fist'), played('play', 'Stamp')))
  expect(captions()).toEqual(['Card played ×2'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(heard).toEqual([
    ['play', 'Fist'],
    ['play', undefined],
  ])
  expect(sound.trouble()).toBe('')
})

test.each([
  [['Fist'], 'This browser can’t play the raid’s own sound of Fist; the usual one is heard instead.'],
  [
    ['Fist', 'Stamp', 'Storm'],
    'This browser can’t play the raid’s own sound of Fist and 2 more; the usual one is heard instead.',
  ],
])('what can’t be played is told once: %s', async (broken, said) => {
  const { sound, changes } = table(broken)
  sound.gesture()
  await vi.advanceTimersByTimeAsync(10)
  const before = changes()
  sound.bring(new Map(broken.map((name) => [name, ogg(0)])))
  await vi.advanceTimersByTimeAsync(10)
  expect(changes()).toBe(before + 1)
  expect(sound.trouble()).toBe(said)
  sound.bring(new Map())
  expect(sound.trouble()).toBe('')
})
