/** The ambience: layered loops for each stage and for danger. */
import { type Layer, looped, type Recipe, render } from './synthesis.ts'

/** The Boss's breath; a hall for each light; additions for later stages; the heartbeat in danger. */
export const loopNames = [
  'breath',
  'ember',
  'fel',
  'shadow',
  'frost',
  'arcane',
  'holy',
  'wind',
  'dread',
  'heart',
] as const
export type LoopName = (typeof loopNames)[number]

/** The sample rate; deep sounds need few samples. */
export const LOOP_RATE = 22_050
const SECONDS = 12
/** The seconds rendered beyond the end, which are faded into the beginning. */
const SEAM = 2
/** A voice that never dies away. */
const held = { attack: 0.5, decay: 0, length: SECONDS + SEAM } as const

/** A drone of two waves with a slow beat between them. */
const drone = (hz: number, gain: number, beat = 1 / 6): Layer[] => [
  { ...held, wave: 'triangle', hz, gain },
  { ...held, wave: 'triangle', hz: hz + beat, gain },
  { ...held, wave: 'saw', hz: hz * 2, gain: gain * 0.6, filter: ['low', hz * 5, hz * 5], swing: [1 / 12, 0.7] },
]

/** High voices that swell one after another. */
const choir = (notes: readonly number[], gain: number, wave: 'saw' | 'triangle'): Layer[] =>
  notes.map(
    (hz, i): Layer => ({
      ...held,
      wave,
      hz,
      gain,
      filter: ['low', hz * 2, hz * 2, 0.3],
      swing: [[1 / 6, 1 / 4, 1 / 3, 1 / 2][i % 4] ?? 1 / 6, 0.8],
    }),
  )

const every = (seconds: number, make: (at: number) => Layer[]): Layer[] =>
  Array.from({ length: Math.ceil((SECONDS + SEAM) / seconds) }, (_, i) => make(i * seconds)).flat()

/** One breath: in, and out with a growl in the throat. */
const breath = (at: number): Layer[] => [
  { wave: 'noise', at, length: 2.6, attack: 2, decay: 1.5, gain: 0.35, filter: ['band', 300, 750, 0.4] },
  { wave: 'noise', at: at + 2.6, length: 3.2, attack: 0.7, decay: 1.6, gain: 0.8, filter: ['low', 700, 160, 0.4] },
  {
    wave: 'saw',
    hz: [46, 38],
    at: at + 2.7,
    length: 3,
    attack: 0.8,
    decay: 1.5,
    gain: 0.5,
    swing: [17, 0.9],
    filter: ['low', 420, 140, 0.5],
  },
]

const wingBeat = (at: number): Layer[] => [
  { wave: 'noise', at, length: 1.1, attack: 0.45, decay: 2, gain: 0.7, filter: ['low', 180, 620, 0.3] },
  { wave: 'sine', hz: [70, 40], at: at + 0.3, length: 0.6, attack: 0.1, gain: 0.5 },
]

const heart = (at: number): Layer[] =>
  [0, 0.24].map((late, i) => ({
    wave: 'sine',
    hz: [110, 60],
    fm: [2, 1.5],
    at: at + late,
    length: 0.28,
    attack: 0.012,
    decay: 3,
    gain: 1 - i * 0.35,
  }))

const loops: Record<LoopName, Recipe> = {
  breath: { layers: every(6, breath) },
  ember: {
    layers: [
      ...drone(82.5, 0.3),
      ...drone(123.5, 0.2, 1 / 4),
      { ...held, wave: 'grain', hz: 7, gain: 0.55, filter: ['band', 2400, 1800, 0.3] },
      { ...held, wave: 'noise', gain: 0.22, filter: ['low', 260, 260], swing: [1 / 6, 0.6] },
    ],
  },
  wind: {
    layers: [
      ...drone(98, 0.25),
      { ...held, wave: 'noise', gain: 0.4, filter: ['band', 420, 700, 0.6], swing: [1 / 4, 0.8] },
      { ...held, wave: 'noise', gain: 0.22, filter: ['band', 1100, 800, 0.75], swing: [1 / 3, 0.9] },
      ...every(3, wingBeat),
    ],
  },
  fel: {
    layers: [
      ...drone(82.5, 0.3, 1 / 3),
      ...drone(87.4, 0.25, 1 / 2),
      ...drone(116.6, 0.2, 1 / 4),
      { ...held, wave: 'saw', hz: 110, gain: 0.2, filter: ['low', 500, 900, 0.6], swing: [5, 0.7] },
      { ...held, wave: 'noise', gain: 0.3, filter: ['low', 140, 140, 0.3], swing: [1 / 2, 0.5] },
      { ...held, wave: 'grain', hz: 16, gain: 0.5, filter: ['band', 1500, 2500, 0.4] },
    ],
  },
  shadow: {
    layers: [
      ...drone(65.4, 0.35, 1 / 4),
      ...drone(77.8, 0.2, 1 / 3),
      { ...held, wave: 'noise', gain: 0.3, filter: ['band', 620, 380, 0.8], swing: [1 / 3, 0.95] },
      { ...held, wave: 'noise', gain: 0.16, filter: ['band', 1900, 1500, 0.85], swing: [1 / 2, 0.95] },
    ],
  },
  frost: {
    layers: [
      ...drone(110, 0.16),
      ...choir([440, 659.3, 987.8], 0.05, 'triangle'),
      { ...held, wave: 'noise', gain: 0.34, filter: ['high', 2600, 3400, 0.3], swing: [1 / 4, 0.8] },
      { ...held, wave: 'grain', hz: 4, gain: 0.5, filter: ['band', 3000, 3100, 0.7] },
    ],
  },
  arcane: {
    layers: [
      ...drone(92.5, 0.22, 1 / 2),
      ...choir([370, 554.4, 831.6, 1108.7], 0.09, 'triangle'),
      { ...held, wave: 'sine', hz: 185, fm: [2.01, 2.5], gain: 0.18, swing: [1 / 4, 0.8] },
    ],
  },
  holy: {
    layers: [...drone(98, 0.2), ...choir([293.7, 392, 493.9, 587.3], 0.12, 'triangle')],
  },
  dread: { layers: [...choir([466.2, 493.9, 659.3], 0.3, 'saw'), ...drone(58.3, 0.2, 1 / 2)] },
  heart: { layers: every(0.75, heart) },
}

/** A loop as samples at `LOOP_RATE`, without a seam. */
export function renderLoop(name: LoopName): Float32Array {
  const recipe = loops[name]
  const n = Math.round((SECONDS + SEAM) * LOOP_RATE)
  const samples = render(recipe, 500 + loopNames.indexOf(name), LOOP_RATE).slice(0, n)
  return looped(samples, SECONDS, LOOP_RATE)
}
