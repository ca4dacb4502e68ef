import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, events, start } from '../../src/engine/index.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { damageTypes } from '../../src/language/lists.ts'
import { type CueName, cueNames, cues } from '../../src/sound/cues.ts'
import { cuesBetween, cuesOf, type Due, type Ear, spread } from '../../src/sound/event-cues.ts'
import { mix } from '../../src/state/dice.ts'
import { sources } from '../house/source.ts'

const ear: Ear = { seat: 1, isEvent: (name) => name === 'Rain of Embers' }
const event = (on: GameEvent['on'], more: Partial<GameEvent> = {}): GameEvent => ({
  i: 0,
  choice: 0,
  on,
  whose: -1,
  names: {},
  text: 'Something.',
  ...more,
})
const due = (names: readonly CueName[]): Due[] => names.map((name) => ({ name }))
const heard = (on: GameEvent['on'], more: Partial<GameEvent> = {}): readonly CueName[] => cuesOf(event(on, more), ear)

test('each damage type has its own timbre; a packet of two types has both', () => {
  for (const type of damageTypes) expect(heard('deal', { n: 2, type })).toEqual([type])
  expect(heard('deal', { n: 2, type: 'fire', types: ['fire', 'shadow'] })).toEqual(['fire', 'shadow'])
  expect(heard('deal', { n: 2 })).toEqual(['hurt'])
  expect(heard('deal', { n: 0, type: 'fire' })).toEqual([])
})

test("one's own turn sounds unlike another's", () => {
  expect(heard('start', { seat: 1 })).toEqual(['turn'])
  expect(heard('start', { seat: 0 })).toEqual(['round'])
  expect(heard('start', { seat: 1, step: 'ready' })).toEqual([])
})

test('R301.5, R303.1b a Boss who comes is heard, the last one most of all; a card that becomes another is not', () => {
  const raid = { ...ear, boss: 0 }
  const comes = event('become', { seat: 0 })
  expect(cuesOf(comes, raid)).toEqual(['arrive'])
  expect(cuesOf(comes, { ...raid, last: true })).toEqual(['awaken'])
  expect(cuesOf(event('become', { seat: 2 }), { ...raid, last: true })).toEqual(['flip'])
  expect(cuesOf(event('become'), raid)).toEqual(['flip'])
})

test('R402.1a he who breaks free is heard, and each of his chains before', () => {
  const swap = event('swap', { what: 4, to: 9 })
  expect(cuesOf(swap, { ...ear, boss: 0, bound: 9 })).toEqual(['unleash'])
  expect(cuesOf(swap, { ...ear, boss: 0, bound: 8 })).toEqual(['swap'])
  expect(cuesOf(swap, ear)).toEqual(['swap'])
  const held = { stage: 1, asked: false, end: '', bonds: 3 } as const
  expect(cuesBetween(held, { ...held, bonds: 2 })).toEqual(['snap'])
  expect(cuesBetween({ ...held, bonds: 0 }, { ...held, bonds: 0, stage: 2 })).toEqual([])
})

test('R402.4c what looms is heard as it comes near, as it strikes, and as it is held off', () => {
  const calm = { stage: 2, asked: false, end: '' } as const
  const looms = (turns: number, held = false) => ({ ...calm, looms: { turns, held } })
  expect(cuesBetween(looms(2), looms(1))).toEqual(['omen'])
  expect(cuesBetween(looms(1, true), looms(2, true))).toEqual(['averted'])
  expect(cuesBetween(looms(1), looms(2))).toEqual([])
  const blow = event('resolve', { i: 7, what: 5 })
  expect(cuesOf(blow, { ...ear, strikes: 7 })).toEqual(['nova'])
  expect(cuesOf(blow, { ...ear, strikes: 6 })).toEqual(['resolve'])
})

test('R503.1a who goes into the other realm or comes back is heard, and R504.2 who is over the threat level', () => {
  const here = { stage: 4, asked: false, end: '', away: 0, over: 0 } as const
  expect(cuesBetween(here, { ...here, away: 1 })).toEqual(['veil'])
  expect(cuesBetween({ ...here, away: 2 }, { ...here, away: 1 })).toEqual(['unveil'])
  expect(cuesBetween(here, { ...here, over: 1 })).toEqual(['threat'])
  expect(cuesBetween({ ...here, over: 1 }, here)).toEqual([])
})

test('what a Boss cries is heard; without a raid it is no more than a mark', () => {
  expect(cuesOf(event('say', { type: 'Halt!' }), { ...ear, boss: 0 })).toEqual(['cry'])
  expect(cuesOf(event('say', { type: 'Halt!' }), ear)).toEqual(['mark'])
})

test('events of the raid sound unlike cards; resources that ready are silent', () => {
  expect(heard('reveal', { what: 5, names: { 5: 'Rain of Embers' } })).toEqual(['event'])
  expect(heard('play', { what: 5, names: { 5: 'Fireball' } })).toEqual(['play'])
  expect(heard('play', { what: 5, names: { 5: 'Rain of Embers' } })).toEqual([])
  const own = { ...ear, own: () => 'cry' as const }
  const embers = { what: 5, names: { 5: 'Rain of Embers' } }
  expect(cuesOf(event('reveal', embers), own)).toEqual(['cry'])
  expect(cuesOf(event('play', embers), own)).toEqual([])
  expect(heard('ready', { text: '' })).toEqual([])
  expect(heard('put', { type: 'damage', n: 1 })).toEqual(['hurt'])
  expect(heard('put', { type: 'growth', n: 1 })).toEqual(['counter'])
})

test('all that a raid tells is heard, and every cue of the table can be heard', () => {
  const setup = {
    raid: 'onyxias-lair',
    raiders: library.decks.slice(0, 3).map((deck, i) => ({ name: `R${i}`, deck: deck.id })),
    seed: 7,
  }
  const game = start(library, setup, { events: true })
  for (let n = 0; n < 700 && decision(game); n++) choose(game, mix(7, n, 3) % decision(game)!.answers.length)
  const all = new Set(events(game, 0, 1).flatMap((one) => cuesOf(one, ear)))
  for (const name of all) expect(cueNames).toContain(name)
  for (const name of ['draw', 'play', 'link', 'resolve', 'attack', 'melee', 'turn', 'round'] as const)
    expect(all, name).toContain(name)
  const named = sources('src/sound/event-cues.ts', 'src/app').flatMap(({ strings }) => strings.map(({ text }) => text))
  for (const name of cueNames)
    expect(
      named.some((text) => text === name || text === `'${name}'`),
      name,
    ).toBe(true)
})

test('what happens between two moments', () => {
  const calm = { stage: 1, asked: false, end: '' } as const
  expect(cuesBetween(calm, calm)).toEqual([])
  expect(cuesBetween(calm, { ...calm, asked: true })).toEqual(['prompt'])
  expect(cuesBetween({ ...calm, asked: true }, { ...calm, asked: true })).toEqual([])
  expect(cuesBetween(calm, { ...calm, stage: 2 })).toEqual(['stage'])
  expect(cuesBetween({ ...calm, stage: 2 }, calm)).toEqual([]) // undone
  expect(cuesBetween(calm, { ...calm, end: 'won' })).toEqual(['victory'])
  expect(cuesBetween(calm, { ...calm, end: 'lost' })).toEqual(['wipe'])
})

test('cues that come together keep their order, and the same again is softer, then silent', () => {
  const beats = spread(due(['attack', 'melee', 'melee', 'melee', 'melee', 'melee', 'destroy']), 1)
  expect(beats.map(({ cue }) => cue)).toEqual(['attack', 'melee', 'melee', 'melee', 'destroy'])
  expect(beats.map(({ gain }) => gain)).toEqual([1, 1, 0.75, 0.5, 1])
  for (let i = 1; i < beats.length; i++) expect(beats[i].at).toBeGreaterThan(beats[i - 1].at)
  expect(beats[1].at).toBe(cues.attack.gap)
})

test('however much happens, it is told in little time, and what matters is not left out', () => {
  const crowd: CueName[] = [...cueNames, ...cueNames, 'victory']
  const beats = spread(due(crowd), 1)
  expect(Math.max(...beats.map(({ at }) => at))).toBeLessThanOrEqual(1600)
  for (const name of cueNames.filter((one) => cues[one].weight === 3))
    expect(beats.filter(({ cue }) => cue === name)).toHaveLength(1)
  expect(beats).toHaveLength(12)
  const slow = spread(due(['play', 'link', 'resolve']), 1)
  const fast = spread(due(['play', 'link', 'resolve']), 2)
  expect(fast.map(({ at }) => at)).toEqual(slow.map(({ at }) => Math.round(at / 2)))
})

test('what the table shows is heard as it is seen; what it does not show follows at once', () => {
  const all: Due[] = [{ name: 'attack', at: 100 }, { name: 'link' }, { name: 'melee', at: 600 }, { name: 'stage' }]
  expect(spread(all, 4).map(({ cue, at }) => `${cue} ${at}`)).toEqual([
    'attack 100',
    'link 140',
    'melee 600',
    'stage 640',
  ])
})
