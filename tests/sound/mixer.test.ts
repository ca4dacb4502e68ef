import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lights } from '../../src/board/theme.ts'
import { type CueName, cueNames, cues } from '../../src/sound/cues.ts'
import { AMBIENCE, levels, rates } from '../../src/sound/danger.ts'
import { CUES, MOST_VOICES, makeMixer, type Voices } from '../../src/sound/mixer.ts'
import { PEAK } from '../../src/sound/synth/synthesis.ts'

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

test('the ambience rises with danger, changes with light and stage, and stays within its share', () => {
  const sum = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((all, x) => all + x, 0)
  const heard = (light: string, stage: number, stages: number): string =>
    Object.entries(levels({ light, stage, stages }, 0))
      .flatMap(([name, level]) => (level > 0 ? [name] : []))
      .join()
  const names = lights.map(({ name }) => name)
  for (const light of [...names, 'no such light']) {
    for (const stages of [0, 1, 2, 3, 5]) {
      for (let stage = 0; stage <= stages; stage++) {
        const calm = levels({ light, stage, stages }, 0)
        const grim = levels({ light, stage, stages }, 1)
        expect(sum(grim)).toBeGreaterThan(sum(calm))
        expect(sum(grim)).toBeLessThanOrEqual(AMBIENCE)
        expect(calm.breath).toBeGreaterThan(0)
      }
    }
    expect(new Set([1, 2, 3].map((stage) => heard(light, stage, 3))).size).toBe(3)
  }
  const sounds = names.map(
    (light) => `${heard(light, 1, 3)} ${JSON.stringify(rates({ light, stage: 1, stages: 3 }, 0))}`,
  )
  expect(new Set(sounds).size).toBe(names.length)
  expect(levels({ light: 'ember', stage: 1, stages: 3 }, 0.2).heart).toBe(0)
})

test('heart and breath quicken with danger', () => {
  const at = (much: number) => rates({ light: 'ember', stage: 1, stages: 3 }, much)
  for (const name of ['heart', 'breath'] as const) expect(at(1)[name]).toBeGreaterThan((at(0.4)[name] ?? 1) + 0.1)
})
