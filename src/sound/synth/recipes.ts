/** The recipe of every cue. Bells and drones keep to A with C, E and B flat; everything else is wood, iron, paper and air. */
import { type CueName, cueNames } from '../cues.ts'
import { type Layer, type Recipe, render } from './synthesis.ts'

const A = 220
const [C, E, B] = [A * 1.2, A * 1.5, A * (9 / 8)]

/** Paper and cards: a breath of noise that glides. */
const rustle = (from: number, to: number, length: number, at = 0, gain = 0.6): Layer => ({
  wave: 'noise',
  at,
  length,
  attack: length * 0.3,
  decay: 2,
  gain,
  filter: ['band', from, to, 0.35],
})

/** Wood or stone struck: a low note that falls at once, with overtones that small loudspeakers can play. */
const thump = (hz: number, length: number, at = 0, gain = 1): Layer => ({
  wave: 'sine',
  hz: [hz * 2, hz * 1.2],
  at,
  length,
  attack: 0.002,
  decay: 5,
  gain: gain * 0.7,
  fm: [2, 2.5],
})

/** The short noise at the beginning of a blow. */
const click = (hz: number, at = 0, gain = 0.5, length = 0.02): Layer => ({
  wave: 'noise',
  at,
  length,
  attack: 0.0005,
  decay: 4,
  gain,
  filter: ['band', hz, hz, 0.3],
})

const bell = (hz: number, length: number, at = 0, gain = 0.5): Layer => ({
  wave: 'sine',
  hz,
  at,
  length,
  attack: 0.002,
  decay: 4,
  gain,
  fm: [2.76, 1.6],
})

const soft = (hz: number, length: number, at = 0, gain = 0.5): Layer => ({
  wave: 'triangle',
  hz,
  at,
  length,
  attack: 0.012,
  decay: 3,
  gain,
})

/** Iron: inharmonic partials. */
const iron = (hz: number, length: number, at = 0, gain = 0.4): Layer[] =>
  [1, 1.51, 2.37, 3.93, 5.11].map((ratio, i) => ({
    wave: 'sine',
    hz: hz * ratio,
    at,
    length: length / (1 + i * 0.3),
    attack: 0.001,
    decay: 4,
    gain: gain / (1 + i * 0.5),
  }))

const brass = (hz: number, length: number, at = 0, gain = 0.4): Layer[] => [
  { wave: 'saw', hz, at, length, attack: 0.05, decay: 1.2, gain, filter: ['low', hz * 4, hz * 9, 0.2] },
  { wave: 'saw', hz: hz * 1.006, at, length, attack: 0.07, decay: 1.2, gain, filter: ['low', hz * 4, hz * 7, 0.2] },
]

const glide = (from: number, to: number, length: number, more: Partial<Layer> = {}): Layer => ({
  wave: 'sine',
  hz: [from, to],
  length,
  attack: 0.01,
  gain: 0.5,
  ...more,
})

const recipes: Record<CueName, Recipe> = {
  choose: { layers: [click(2600, 0, 0.5, 0.012), thump(320, 0.09), soft(E * 2, 0.12, 0.005, 0.25)] },
  button: { layers: [click(3200, 0, 0.5, 0.01), thump(480, 0.04, 0, 0.6)] },
  error: { layers: [soft(A * 0.75, 0.12, 0, 0.7), soft(A * 0.7, 0.2, 0.11, 0.8), thump(90, 0.12, 0, 0.4)] },
  ping: { layers: [bell(A * 4, 0.22, 0, 0.5), bell(A * 4, 0.3, 0.14, 0.4)], hall: 0.15 },
  talk: { layers: [bell(E * 4, 0.16, 0, 0.3)] },
  prompt: { layers: [bell(E * 2, 0.28, 0, 0.5), bell(A * 4, 0.3, 0.09, 0.35)], hall: 0.2 },
  turn: {
    layers: [...brass(A, 0.3, 0, 0.3), ...brass(E, 0.5, 0.14, 0.34), bell(A * 4, 0.6, 0.16, 0.25)],
    hall: 0.4,
  },
  round: { layers: [thump(70, 0.3), soft(A / 2, 0.3, 0, 0.4)], hall: 0.3 },
  draw: { layers: [rustle(2200, 6000, 0.11), click(3000, 0.1, 0.25, 0.012)] },
  shuffle: {
    layers: [0, 1, 2, 3, 4, 5].map((i) => rustle(2500 + i * 250, 4500, 0.06, i * 0.055, 0.4 + 0.1 * (i % 2))),
  },
  search: { layers: [0, 1, 2, 3].map((i) => rustle(3000, 5500 - i * 400, 0.05, i * 0.08, 0.4)) },
  discard: { layers: [rustle(5000, 900, 0.2), thump(110, 0.1, 0.12, 0.4)] },
  reveal: { layers: [rustle(1500, 5200, 0.14), bell(C * 2, 0.3, 0.1, 0.3)], hall: 0.2 },
  event: {
    layers: [
      thump(70, 0.6, 0, 0.7),
      ...iron(A, 0.9, 0.02, 0.3),
      { wave: 'noise', length: 0.8, attack: 0.3, decay: 2, gain: 0.5, filter: ['band', 400, 1800, 0.4] },
      glide(A, A * 1.06, 0.9, { wave: 'saw', gain: 0.3, filter: ['low', 700, 1800, 0.3] }),
    ],
    hall: 0.6,
    drive: 1.2,
  },
  play: { layers: [rustle(1200, 4200, 0.1), click(1900, 0.08, 0.4), thump(150, 0.14, 0.08, 0.8)] },
  place: { layers: [rustle(3500, 1200, 0.08, 0, 0.4), thump(200, 0.09, 0.06), ...iron(A * 3, 0.12, 0.07, 0.12)] },
  land: { layers: [click(900, 0, 0.4, 0.02), thump(120, 0.12)] },
  token: {
    layers: [
      glide(260, 620, 0.14, { wave: 'triangle', swing: [38, 0.5] }),
      rustle(1800, 900, 0.16, 0.02, 0.5),
      thump(160, 0.09, 0.13, 0.6),
    ],
  },
  move: { layers: [rustle(1800, 3000, 0.13, 0, 0.5)] },
  attach: { layers: [click(2400, 0, 0.4), click(1500, 0.05, 0.5), ...iron(A * 4, 0.14, 0.05, 0.12)] },
  link: { layers: [...iron(A * 2, 0.2, 0, 0.25), soft(A * 2, 0.12, 0, 0.2), soft(B * 2, 0.18, 0.06, 0.3)] },
  trigger: { layers: [click(4200, 0, 0.3, 0.01), bell(C * 2, 0.16, 0, 0.35), bell(E * 2, 0.22, 0.06, 0.35)] },
  power: { layers: [glide(A, A * 2, 0.22, { fm: [2, 2] }), rustle(900, 3600, 0.2, 0, 0.25)] },
  complete: {
    layers: [bell(A * 2, 0.3, 0, 0.4), bell(C * 2, 0.3, 0.09, 0.4), bell(E * 2, 0.5, 0.18, 0.45)],
    hall: 0.4,
  },
  resolve: {
    layers: [soft(B * 2, 0.1, 0, 0.25), soft(A * 2, 0.22, 0.05, 0.4), thump(82, 0.22, 0.05, 0.8)],
    hall: 0.2,
  },
  interrupt: {
    layers: [
      ...iron(310, 0.12, 0, 0.3),
      glide(700, 140, 0.25, { wave: 'saw', gain: 0.3, filter: ['low', 3000, 300, 0.4] }),
      rustle(4000, 700, 0.2, 0.02, 0.4),
    ],
  },
  target: { layers: [bell(A * 6, 0.08, 0, 0.3), click(5200, 0, 0.2, 0.006)] },
  mark: { layers: [click(2400, 0, 0.4, 0.008), soft(A * 3, 0.05, 0, 0.2)] },
  coin: { layers: [...iron(A * 7, 0.12, 0, 0.2), ...iron(A * 8.4, 0.1, 0.035, 0.14)] },
  exhaust: {
    layers: [glide(340, 150, 0.12, { wave: 'triangle' }), rustle(1600, 600, 0.12, 0, 0.3)],
  },
  ready: { layers: [glide(180, 360, 0.1, { wave: 'triangle' }), click(2200, 0.08, 0.3, 0.01)] },
  flip: {
    layers: [
      rustle(600, 5000, 0.26, 0, 0.6),
      ...iron(A, 0.5, 0.22, 0.25),
      thump(75, 0.3, 0.22),
      glide(A * 2, A, 0.4, { at: 0.2, fm: [1.41, 3], gain: 0.25 }),
    ],
    hall: 0.4,
  },
  swap: {
    layers: [
      glide(A, E * 2, 0.3, { fm: [1.5, 4], gain: 0.3 }),
      glide(E * 2, A, 0.3, { at: 0.1, fm: [1.5, 4], gain: 0.3 }),
      rustle(800, 4000, 0.3, 0.05, 0.4),
      thump(60, 0.4, 0.3),
    ],
    hall: 0.5,
  },
  face: { layers: [rustle(2600, 1400, 0.07, 0, 0.5), click(1700, 0.06, 0.4)] },
  counter: { layers: [click(3600, 0, 0.3, 0.008), bell(E * 3, 0.1, 0, 0.3)] },
  attack: {
    layers: [
      { wave: 'noise', length: 0.24, attack: 0.16, decay: 3, gain: 0.8, filter: ['band', 500, 3200, 0.5] },
      thump(90, 0.2, 0.16, 0.8),
      ...brass(A / 2, 0.26, 0.02, 0.18),
    ],
  },
  defend: { layers: [click(1200, 0, 0.5, 0.03), thump(140, 0.16), ...iron(210, 0.14, 0, 0.1)] },
  protect: { layers: [...iron(260, 0.5, 0, 0.32), thump(105, 0.2), click(2200, 0, 0.5)], hall: 0.3 },
  strike: {
    layers: [
      rustle(1500, 7000, 0.12, 0, 0.5),
      ...iron(740, 0.3, 0.09, 0.25),
      click(4800, 0.09, 0.6, 0.02),
      thump(130, 0.12, 0.09, 0.6),
    ],
  },
  sabotage: {
    layers: [
      glide(150, 70, 0.3, { wave: 'saw', gain: 0.4, filter: ['low', 900, 200, 0.5], swing: [22, 0.8] }),
      ...iron(180, 0.2, 0.05, 0.15),
    ],
  },
  inspire: { layers: [...brass(A, 0.22, 0, 0.2), ...brass(C, 0.22, 0.1, 0.2), ...brass(E, 0.4, 0.2, 0.22)], hall: 0.4 },
  arcane: {
    layers: [
      glide(1400, 500, 0.34, { fm: [1.43, 7], gain: 0.5 }),
      bell(A * 5, 0.3, 0.04, 0.3),
      bell(A * 7.1, 0.25, 0.1, 0.2),
    ],
    hall: 0.3,
  },
  fire: {
    layers: [
      { wave: 'noise', length: 0.45, attack: 0.05, decay: 2.5, gain: 1.6, filter: ['low', 1900, 450, 0.3] },
      { wave: 'grain', hz: 60, length: 0.4, decay: 1.5, gain: 2, filter: ['high', 2600, 2000, 0.2] },
      thump(64, 0.2, 0, 0.4),
    ],
    drive: 1.3,
  },
  frost: {
    layers: [
      ...[2637, 3136, 3951, 4699, 5274].map((hz, i) => bell(hz, 0.22 - i * 0.02, i * 0.028, 0.22)),
      { wave: 'noise', length: 0.3, attack: 0.01, decay: 4, gain: 0.4, filter: ['high', 5000, 6000, 0.3] },
      click(6000, 0, 0.5, 0.03),
    ],
    hall: 0.3,
  },
  holy: {
    layers: [A * 4, C * 4 * (25 / 24), E * 4, A * 8].map((hz, i) => ({
      ...bell(hz, 0.55, i * 0.012, 0.3),
      attack: 0.02,
    })),
    hall: 0.7,
  },
  melee: {
    layers: [
      click(2400, 0, 2, 0.03),
      thump(110, 0.16, 0, 0.7),
      ...iron(640, 0.16, 0, 0.25),
      rustle(1200, 500, 0.12, 0.01, 0.8),
    ],
    drive: 1.6,
  },
  nature: {
    layers: [
      { wave: 'grain', hz: 150, length: 0.34, attack: 0.02, decay: 2, gain: 2, filter: ['band', 650, 1000, 0.85] },
      glide(150, 300, 0.3, { wave: 'saw', gain: 0.4, swing: [30, 1], filter: ['low', 700, 400, 0.4] }),
    ],
    drive: 1.2,
  },
  ranged: {
    layers: [
      { wave: 'noise', length: 0.16, attack: 0.1, decay: 2, gain: 0.6, filter: ['band', 6500, 1800, 0.7] },
      glide(240, 200, 0.12, { wave: 'triangle', swing: [48, 0.8], gain: 0.5 }),
      click(1000, 0.15, 0.9, 0.025),
      thump(230, 0.09, 0.15, 0.8),
    ],
  },
  shadow: {
    layers: [
      glide(190, 72, 0.6, { wave: 'saw', attack: 0.12, gain: 0.5, filter: ['low', 900, 260, 0.6] }),
      glide(201, 75, 0.6, { wave: 'saw', attack: 0.16, gain: 0.5, filter: ['low', 800, 240, 0.6] }),
      { wave: 'noise', length: 0.55, attack: 0.35, decay: 4, gain: 0.9, filter: ['band', 1500, 500, 0.8] },
    ],
    hall: 0.5,
  },
  hurt: { layers: [thump(78, 0.2), click(700, 0, 0.6, 0.03), rustle(700, 250, 0.12, 0, 0.4)] },
  heal: {
    layers: [
      soft(A * 2, 0.25, 0, 0.35),
      soft(C * 2, 0.25, 0.07, 0.35),
      soft(E * 2, 0.4, 0.14, 0.4),
      bell(A * 4, 0.4, 0.2, 0.15),
    ],
    hall: 0.5,
  },
  prevent: {
    layers: [...iron(520, 0.3, 0, 0.3), click(3000, 0, 0.4, 0.015), glide(900, 1500, 0.18, { gain: 0.15 })],
    hall: 0.2,
  },
  raise: {
    layers: [glide(C, C * 2, 0.2, { wave: 'saw', gain: 0.3, filter: ['low', 900, 3500, 0.4] }), thump(110, 0.12, 0.12)],
  },
  destroy: {
    layers: [
      { wave: 'grain', hz: 110, length: 0.4, decay: 2, gain: 2, filter: ['band', 1900, 700, 0.3] },
      { wave: 'noise', length: 0.35, attack: 0.004, decay: 4, gain: 1, filter: ['low', 3500, 400, 0.2] },
      thump(80, 0.25, 0, 0.5),
    ],
    drive: 1.4,
  },
  roll: {
    layers: [0, 0.07, 0.13, 0.2, 0.26, 0.35].flatMap((at, i) => [
      click(2600 - (i % 3) * 500, at, 0.8 - i * 0.08, 0.018),
      thump(420 - (i % 2) * 90, 0.04, at, 0.5 - i * 0.05),
    ]),
  },
  fall: {
    layers: [soft(E, 0.3, 0, 0.4), soft(C, 0.3, 0.18, 0.4), soft(A * 0.944, 0.8, 0.36, 0.5), thump(50, 0.6, 0.36)],
    hall: 0.7,
  },
  stage: {
    layers: [
      thump(62, 0.8, 0, 0.6),
      { wave: 'noise', length: 1, attack: 0.5, decay: 3, gain: 0.6, filter: ['band', 250, 2600, 0.4] },
      ...brass(A / 2, 0.9, 0.1, 0.4),
      ...brass(A * 1.06, 0.9, 0.4, 0.4),
      ...iron(A, 1, 0.5, 0.3),
    ],
    hall: 0.8,
    drive: 1.2,
  },
  arrive: {
    layers: [
      thump(58, 0.7, 0, 0.7),
      ...brass(A * 0.75, 0.7, 0.05, 0.4),
      ...brass(A / 2, 0.9, 0.3, 0.4),
      rustle(300, 1400, 0.7, 0, 0.5),
      ...iron(A * 0.9, 0.7, 0.32, 0.22),
    ],
    hall: 0.7,
    drive: 1.2,
  },
  /** Matches the picture: the ground rumbles, the fire breaks out, then the Boss stands there. */
  awaken: {
    layers: [
      { wave: 'noise', length: 1.5, attack: 1.25, decay: 1, gain: 0.5, filter: ['low', 160, 900, 0.3] },
      glide(A * 0.3, A * 0.75, 1.4, { wave: 'saw', attack: 1, gain: 0.34, filter: ['low', 300, 1500, 0.3] }),
      thump(50, 0.3, 0.2, 0.35),
      thump(52, 0.3, 0.75, 0.5),
      thump(60, 1.2, 1.34, 1),
      { wave: 'noise', at: 1.34, length: 1.3, attack: 0.01, decay: 2.2, gain: 0.8, filter: ['band', 2400, 240, 0.5] },
      ...brass(A / 2, 1.3, 1.4, 0.4),
      ...brass(C * 0.5, 1.2, 1.5, 0.34),
      ...brass(E, 0.85, 1.85, 0.3),
      ...iron(A * 0.6, 1.3, 1.4, 0.3),
    ],
    hall: 0.7,
    drive: 1.4,
  },
  snap: {
    layers: [
      click(3200, 0, 1, 0.03),
      ...iron(720, 0.5, 0, 0.4),
      ...iron(460, 0.6, 0.06, 0.3),
      ...[0.12, 0.2, 0.27, 0.36, 0.42].map((at, i) => click(2600 - i * 260, at, 0.5 - i * 0.07, 0.018)),
      thump(96, 0.22, 0, 0.6),
    ],
    hall: 0.4,
    drive: 1.3,
  },
  /** Matches the picture: chains strain and burst, and the Boss roars. */
  unleash: {
    layers: [
      { wave: 'noise', length: 1.6, attack: 1.4, decay: 1, gain: 0.5, filter: ['low', 200, 1200, 0.3] },
      ...[0.2, 0.55, 0.85, 1.1, 1.3].flatMap((at, i) => iron(380 + i * 60, 0.4, at, 0.12 + i * 0.03)),
      thump(56, 1.3, 1.55, 1),
      ...iron(900, 0.9, 1.55, 0.4),
      ...[1.65, 1.74, 1.86, 2.0, 2.2].map((at, i) => click(2800 - i * 300, at, 0.6 - i * 0.08, 0.02)),
      { wave: 'noise', at: 1.55, length: 1.4, attack: 0.02, decay: 2.2, gain: 0.9, filter: ['band', 1900, 300, 0.5] },
      glide(A * 0.9, A * 0.36, 1.4, {
        at: 1.6,
        wave: 'saw',
        attack: 0.1,
        gain: 0.5,
        swing: [24, 0.6],
        filter: ['low', 1500, 500, 0.5],
      }),
      ...brass(A / 2, 1.2, 1.6, 0.34),
    ],
    hall: 0.7,
    drive: 1.5,
  },
  omen: {
    layers: [
      ...[0, 0.34, 0.68].flatMap((at) => [bell(A * 1.06, 0.5, at, 0.4), thump(70, 0.3, at, 0.7)]),
      { wave: 'noise', length: 1.1, attack: 0.9, decay: 1, gain: 0.4, filter: ['band', 300, 2400, 0.5] },
    ],
    hall: 0.5,
  },
  averted: {
    layers: [
      { wave: 'noise', length: 0.7, attack: 0.02, decay: 3, gain: 0.5, filter: ['band', 2400, 300, 0.5] },
      ...iron(520, 0.4, 0, 0.2),
      soft(A * 2, 0.4, 0.1, 0.35),
      soft(E * 2, 0.7, 0.24, 0.4),
      bell(A * 4, 0.6, 0.3, 0.2),
    ],
    hall: 0.6,
  },
  /** A throat like a horn. */
  cry: {
    layers: [
      glide(A * 0.55, A * 0.8, 0.35, { wave: 'saw', attack: 0.08, gain: 0.5, filter: ['low', 700, 1700, 0.5] }),
      glide(A * 0.8, A * 0.5, 0.9, {
        at: 0.32,
        wave: 'saw',
        attack: 0.05,
        gain: 0.6,
        swing: [18, 0.5],
        filter: ['low', 1700, 500, 0.5],
      }),
      ...brass(A * 0.4, 1, 0.32, 0.3),
      { wave: 'noise', length: 1.2, attack: 0.2, decay: 1.6, gain: 0.5, filter: ['band', 900, 400, 0.5] },
      thump(54, 0.6, 0.3, 0.6),
    ],
    hall: 0.9,
    drive: 1.6,
  },
  /** A breath drawn in from far away, and an unresolved chord. */
  veil: {
    layers: [
      { wave: 'noise', length: 1.1, attack: 0.8, decay: 1.4, gain: 0.5, filter: ['band', 500, 2600, 0.6] },
      soft(A * 1.5, 1.1, 0.1, 0.3),
      soft(A * 1.59, 1.1, 0.22, 0.3),
      soft(A * 3.02, 0.9, 0.4, 0.2),
      glide(A * 2, A * 1.2, 1, { at: 0.2, attack: 0.3, gain: 0.2, filter: ['low', 2200, 500, 0.3] }),
    ],
    hall: 0.9,
  },
  unveil: {
    layers: [
      { wave: 'noise', length: 0.7, attack: 0.02, decay: 3, gain: 0.4, filter: ['band', 2600, 500, 0.5] },
      soft(A * 1.5, 0.5, 0, 0.3),
      soft(C * 2, 0.6, 0.16, 0.3),
      soft(E * 2, 0.8, 0.32, 0.35),
    ],
    hall: 0.7,
  },
  /** Two knocks on iron, then a lower one. */
  threat: {
    layers: [
      ...iron(620, 0.3, 0, 0.35),
      ...iron(620, 0.3, 0.16, 0.35),
      ...iron(410, 0.5, 0.32, 0.45),
      thump(84, 0.3, 0.32, 0.7),
    ],
    hall: 0.4,
    drive: 1.2,
  },
  /** A breath in, the burst, the rumble across the table. */
  nova: {
    layers: [
      { wave: 'noise', length: 0.62, attack: 0.56, decay: 1, gain: 0.5, filter: ['band', 300, 3600, 0.5] },
      thump(48, 1.1, 0.64, 1),
      { wave: 'noise', at: 0.64, length: 1.3, attack: 0.004, decay: 2.6, gain: 1, filter: ['low', 5200, 260, 0.3] },
      { wave: 'grain', hz: 90, at: 0.66, length: 1, decay: 2, gain: 1.4, filter: ['band', 1300, 400, 0.4] },
      glide(A * 0.7, A * 0.25, 1, { at: 0.64, wave: 'saw', gain: 0.36, filter: ['low', 1200, 200, 0.4] }),
      ...brass(A * 0.53, 0.9, 0.66, 0.3),
    ],
    hall: 0.8,
    drive: 1.5,
  },
  victory: {
    layers: [A, C * (25 / 24), E, A * 2].flatMap((hz, i) => [
      ...brass(hz, i === 3 ? 1.2 : 0.32, i * 0.2, 0.3),
      bell(hz * 2, i === 3 ? 1.2 : 0.4, i * 0.2, 0.25),
    ]),
    hall: 0.7,
  },
  wipe: {
    layers: [
      ...[C, A, A * 0.944, A / 2].flatMap((hz, i) => brass(hz, i === 3 ? 1.3 : 0.4, i * 0.28, 0.4)),
      thump(60, 0.9, 0.84, 0.7),
    ],
    hall: 0.9,
  },
}

/** A cue as samples. */
export const renderCue = (name: CueName): Float32Array => render(recipes[name], cueNames.indexOf(name) + 1)
