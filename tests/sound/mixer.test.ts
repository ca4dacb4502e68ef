import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CueName, cueNames, cues } from '../../src/sound/cues.ts'
import { AMBIENCE, levels } from '../../src/sound/danger.ts'
import { CUES, MOST_VOICES, makeMixer, type Voices } from '../../src/sound/mixer.ts'
import { PEAK } from '../../src/sound/synth/kit.ts'

function fake() {
  let now = 0
  let next = 1
  const on = new Map<number, { name: CueName; volume: number; until: number }>()
  const player: Voices = {
    play(name, volume) {
      on.set(next, { name, volume, until: now + 500 })
      return { id: next++, ms: 500 }
    },
    stop: (id) => void on.delete(id),
  }
  return {
    mixer: makeMixer(player, () => now),
    sounding: () => [...on.values()].filter(({ until }) => until > now),
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('whatever is played when, voices and ambience together never clip', () => {
  const beat = fc.record({
    name: fc.constantFrom(...cueNames),
    volume: fc.double({ min: 0, max: 5, noNaN: true }),
    wait: fc.nat(200),
  })
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 60 }), (beats) => {
      const { mixer, sounding, wait } = fake()
      for (const { name, volume, wait: ms } of beats) {
        mixer.play(name, volume)
        const sum = sounding().reduce((all, voice) => all + voice.volume, 0)
        expect(sum).toBeLessThanOrEqual(CUES + 1e-9)
        expect((sum + AMBIENCE) * PEAK).toBeLessThan(1)
        expect(sounding().length).toBeLessThanOrEqual(MOST_VOICES)
        expect(mixer.load().voices).toBe(sounding().length)
        wait(ms)
      }
    }),
  )
})

test('what matters makes room for itself, what does not gives way', () => {
  const { mixer, sounding } = fake()
  for (let i = 0; i < 20; i++) mixer.play('draw', 1)
  mixer.play('victory', 1)
  mixer.play('turn', 1)
  expect(sounding().map(({ name }) => name)).toEqual(expect.arrayContaining(['victory', 'turn']))
  expect(sounding().find(({ name }) => name === 'victory')?.volume).toBeCloseTo(cues.victory.gain * CUES)
})

test('voices that are over make room', () => {
  const { mixer, wait } = fake()
  mixer.play('victory', 1)
  expect(mixer.load().voices).toBe(1)
  wait(501)
  expect(mixer.load()).toEqual({ voices: 0, sum: 0 })
})

test('nothing is louder than what the player does himself', () => {
  for (const name of cueNames) expect(cues[name].gain, name).toBeLessThanOrEqual(cues.choose.gain)
})

test('the ambience rises with danger, changes its hall with the stage, and stays within its share', () => {
  const sum = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((all, x) => all + x, 0)
  for (const stages of [1, 2, 3, 5]) {
    for (let stage = 0; stage <= stages; stage++) {
      const calm = levels(stage, stages, 0)
      const grim = levels(stage, stages, 1)
      expect(sum(grim)).toBeGreaterThan(sum(calm))
      expect(sum(grim)).toBeLessThanOrEqual(AMBIENCE)
      expect([calm.ember, calm.wind, calm.fel].filter((x) => x > 0)).toHaveLength(1)
    }
  }
  expect(
    [1, 2, 3].map((stage) => ['ember', 'wind', 'fel'].find((hall) => levels(stage, 3, 0)[hall as 'ember'] > 0)),
  ).toEqual(['ember', 'wind', 'fel'])
  expect(levels(1, 3, 0.2).danger).toBe(0)
})
