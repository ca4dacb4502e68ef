import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { damageTypes } from '../../src/language/lists.ts'
import { cueNames } from '../../src/sound/cues.ts'
import { LOOP_RATE, loopNames, renderLoop } from '../../src/sound/synth/loops.ts'
import { renderCue } from '../../src/sound/synth/recipes.ts'
import { loudness, PEAK, peakOf, RATE, wav } from '../../src/sound/synth/synthesis.ts'
import { spectrum, unlike } from './measure.ts'

const made = new Map(cueNames.map((name) => [name, renderCue(name)] as const))
const loops = new Map(loopNames.map((name) => [name, renderLoop(name)] as const))
const decibels = (x: number): number => 20 * Math.log10(x)

test('no sound clips or is broken, and each begins and ends at rest', () => {
  for (const [name, samples] of made) {
    expect(samples.every(Number.isFinite), name).toBe(true)
    expect(peakOf(samples), name).toBeLessThanOrEqual(PEAK + 1e-6)
    expect(Math.abs(samples[0]), name).toBeLessThan(0.1)
    expect(Math.abs(samples[samples.length - 1]), name).toBeLessThan(0.01)
    expect(samples.length / RATE, name).toBeLessThan(4)
  }
  expect(PEAK).toBeLessThan(1)
})

test('to the ear all cues are about equally loud: the mix is in the table of cues alone', () => {
  for (const [name, samples] of made) {
    expect(decibels(loudness(samples, RATE)), name).toBeLessThan(-13.5)
    expect(decibels(loudness(samples, RATE)), name).toBeGreaterThan(-22)
  }
})

test('the same recipe always gives the same samples, and every cue is another', () => {
  const print = (samples: Float32Array): string =>
    createHash('sha256')
      .update(new Uint8Array(wav(samples, RATE)))
      .digest('hex')
  for (const name of ['fire', 'destroy', 'shuffle', 'turn'] as const)
    expect(print(renderCue(name))).toBe(print(made.get(name)!))
  expect(new Set([...made.values()].map(print)).size).toBe(cueNames.length)
})

test('no two damage types sound alike: their spectra or their lengths are far apart', () => {
  const spectra = damageTypes.map((type) => spectrum(made.get(type)!, RATE))
  for (let a = 0; a < damageTypes.length; a++)
    for (let b = 0; b < a; b++)
      expect(unlike(spectra[a], spectra[b]), `${damageTypes[a]} and ${damageTypes[b]}`).toBeGreaterThan(0.3)
})

test('loops have no seam: from the end to the beginning it goes on as it does inside', () => {
  for (const [name, samples] of loops) {
    expect(samples.every(Number.isFinite), name).toBe(true)
    expect(peakOf(samples), name).toBeLessThanOrEqual(PEAK + 1e-6)
    let most = 0
    for (let i = 1; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i] - samples[i - 1]))
    expect(Math.abs(samples[0] - samples[samples.length - 1]), name).toBeLessThanOrEqual(most)
    const around = [...samples.slice(-LOOP_RATE / 4), ...samples.slice(0, LOOP_RATE / 4)]
    expect(loudness(Float32Array.from(around), LOOP_RATE), name).toBeGreaterThan(0)
  }
})

test('a WAV file says what it holds', () => {
  const view = new DataView(wav(Float32Array.of(0, 0.5, -1, 2), 8000))
  const text = (at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect([view.getUint32(24, true), view.getUint32(40, true), view.byteLength]).toEqual([8000, 8, 52])
  expect([0, 1, 2, 3].map((i) => view.getInt16(44 + 2 * i, true))).toEqual([0, 16384, -32767, 32767])
})
