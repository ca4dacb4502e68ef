import { expect, test } from 'vitest'
import { asText, filtered, withNames } from '../../src/app/dialogs/log-lines.ts'
import { encounterMap, nextStage } from '../../src/app/dialogs/raid-map.ts'
import { aboutKeyword } from '../../src/app/help/keyword-help.ts'
import { aboutRule, inPieces } from '../../src/app/help/rule-notes.tsx'
import { forecastLines } from '../../src/board/places/chain.ts'
import { zoneLines } from '../../src/board/places/inspector.ts'
import { targetLines } from '../../src/board/places/target-lines.ts'
import { library } from '../../src/content.ts'
import type { View } from '../../src/engine/types.ts'
import { keywords } from '../../src/language/types.ts'
import { type LogLine, logAbouts } from '../../src/session/game-log.ts'
import { crowded } from './fixture.ts'

const log: readonly LogLine[] = [
  { key: 'e1', kind: 'turn', text: 'Anna’s turn begins.', seat: 1, about: 'turns' },
  { key: 'e2', kind: 'event', text: 'Anna plays Horn.', seat: 1, about: 'chain', cards: [[7, 'Horn']] },
  { key: 'e3', kind: 'event', text: 'The Drake loses 2 health.', seat: 0, about: 'damage' },
  { key: 'r4', kind: 'reason', text: 'The Drake: it waits.', seat: 0, about: 'reasons' },
]

test('the log by seat and by what lines are about; turns stay as headings', () => {
  const keys = (seat: number | null, abouts = new Set(logAbouts)): string[] =>
    filtered(log, { seat, abouts }).map(({ key }) => key)
  expect(keys(null)).toEqual(['e1', 'e2', 'e3', 'r4'])
  expect(keys(0)).toEqual(['e1', 'e3', 'r4'])
  expect(keys(null, new Set(['damage']))).toEqual(['e3'])
  expect(keys(1, new Set(['turns', 'damage']))).toEqual(['e1'])
})

test('the log as text: turns apart, what happens in them below', () => {
  expect(asText(log.slice(0, 2))).toBe('Anna’s turn begins.\n  Anna plays Horn.')
  expect(asText([])).toBe('')
})

test('each line leads to its cards: by their names in it, else at its end', () => {
  const make = (card: number): number => card
  expect(
    withNames(
      'Horn of Ice meets Horn.',
      [
        [1, 'Horn'],
        [2, 'Horn of Ice'],
      ],
      make,
    ),
  ).toEqual([2, ' meets ', 1, '.'])
  expect(withNames('A card is drawn.', [[3, 'Oak']], make)).toEqual(['A card is drawn.', ' ', 3])
})

test('the encounter map stands where the raid stands, and says what brings the next stage', () => {
  const raid = library.raids.find(({ id }) => id === 'onyxias-lair')!
  const view = {
    raid: { id: raid.id, name: raid.name, stage: 2, state: 'two', past: ['one'] },
    seats: [],
  } as unknown as View
  const map = encounterMap(raid, view)
  expect(map.map(({ title, here, past }) => [title, here, past])).toEqual([
    ['Stage 1', false, true],
    ['Stage 2', true, false],
    ['Stage 3', false, false],
  ])
  expect(map[1].ways).toEqual([
    {
      event: 'When Onyxia drops to 0',
      when: 'When Onyxia drops to 0',
      does: 'Onyxia (Stage 3) takes over.',
      to: 'Stage 3',
      falls: '',
    },
  ])
  expect(map.map(({ boss }) => boss?.health)).toEqual([20, 30, 50])
  expect(map[2].ways[0]).toMatchObject({ when: 'When Onyxia dies', does: 'The raid wins.', falls: 'Onyxia' })
  const hers = { ...view, seat: 0, seats: [{ boss: true }] } as unknown as View
  expect(encounterMap(raid, hers)[2]?.ways[0]?.does).toBe('You lose the game.')
  expect(nextStage(raid, view)).toBe('Next: stage 3, when Onyxia drops to 0')
})

test('a map of nested states, guards and regions names each of them', () => {
  const raid = library.raids[0]
  const guard = { type: 'if' as const, params: { some: { is: 'ally' } } as const }
  const states = {
    gate: {
      meta: { title: 'The gate' },
      on: { allLeversPulled: [{ target: 'hall', guard }, {}] },
      initial: 'shut',
      states: { shut: {}, ajar: {} },
    },
    hall: {},
  }
  const view = {
    raid: { id: '', name: '', stage: 0, state: '{"gate":"ajar"}', past: [] },
    seats: [],
  } as unknown as View
  const [gate, hall] = encounterMap({ ...raid, machine: { id: 'x', initial: 'gate', states } }, view)
  expect(gate.here).toBe(true)
  expect(gate.inside.map(({ title, here }) => [title, here])).toEqual([
    ['shut', false],
    ['ajar', true],
  ])
  expect(gate.ways.map(({ to }) => to)).toEqual(['hall', ''])
  expect(gate.ways[1].when).toBe('When this happens: all levers pulled')
  expect(hall.here).toBe(false)
})

test('every keyword says what it means; a rule says its headings, too', () => {
  for (const word of keywords) expect(aboutKeyword(word), word).not.toBe('')
  expect(aboutKeyword('Nonsense')).toBe('')
  expect(aboutRule('602.2b').map(([rule]) => rule)).toEqual(['602', '602.2', '602.2b'])
  expect(aboutRule('R201.2').map(([rule]) => rule)).toEqual(['R201', 'R201.2'])
  expect(aboutRule('9.9')).toEqual([])
})

test('the chain and the attack are lines between what lies on the table', () => {
  const { view } = crowded()
  const rect = (x: number) => ({ x, y: 0, w: 10, h: 10 })
  const places = [view.combat!.attacker, view.combat!.defender, ...view.chain.map(({ card }) => card)].map((id, i) => ({
    key: `card:${id}`,
    rect: rect(i * 20),
    show: { kind: 'versus' as const },
    answers: [],
    card: id,
  }))
  const lines = targetLines(view, places)
  expect(lines.filter(({ attack }) => attack)).toHaveLength(1)
  const targets = view.chain.flatMap((link) => link.targets.map(() => link.id))
  expect(lines.filter(({ attack }) => !attack)).toHaveLength(targets.length)
  expect(targetLines(view, [])).toEqual([])
})

test('the combat says what will be taken, what armor could take away, and who could protect', () => {
  const scene = crowded()
  const { attacker, defender } = scene.view.combat!
  const [helm] = scene.view.seats[2].party.slice(-1)
  const [, whelp] = scene.view.seats[0].party
  const forecast = {
    blows: [
      { by: attacker, to: defender, n: 5, types: ['fire'], left: 2, armor: [{ card: helm, n: 2 }] },
      {
        by: defender,
        to: attacker,
        n: 3,
        types: [],
        left: -1,
        armor: [],
        changes: [
          { card: helm, n: 2 },
          { card: helm, n: -1 },
        ],
        unsure: true,
      },
    ],
    protectors: [helm, whelp], // the attacker's side would protect nobody from it
  }
  expect(forecastLines(defender, { ...scene, forecast })).toEqual([
    'Will take 5 fire: 2 left',
    'Armor: Oak Buckler −2',
    `Could protect: ${scene.view.cards[whelp].def}`,
  ])
  expect(forecastLines(attacker, { ...scene, forecast })).toEqual([
    'May take 3: fatal',
    'Oak Buckler +2, Oak Buckler −1',
  ])
  expect(forecastLines(attacker, scene)).toEqual([])
})

test('two blows to one: what both leave, and armor that is exhausted for one of them only', () => {
  const scene = crowded()
  const { attacker, defender } = scene.view.combat!
  const [helm] = scene.view.seats[2].party.slice(-1)
  const armor = (n: number) => [{ card: helm, n }]
  const forecast = {
    blows: [
      { by: defender, to: attacker, n: 1, types: [], left: 4, armor: armor(1) },
      { by: helm, to: attacker, n: 5, types: ['fire'], left: -1, armor: armor(2) },
    ],
    protectors: [],
  }
  const told = ['Will take 1: 4 left', 'Will take 5 fire: fatal']
  expect(forecastLines(attacker, { ...scene, forecast })).toEqual([...told, 'Armor: Oak Buckler −2'])
  const too = { by: attacker, to: defender, n: 3, types: [], left: 2, armor: armor(2) }
  const both = { ...forecast, blows: [...forecast.blows, too] }
  expect(forecastLines(attacker, { ...scene, forecast: both })).toEqual([
    ...told,
    'Armor, for one of them: Oak Buckler −2',
  ])
})

test('rule numbers and keywords of a text explain themselves, the rest stays as it is', () => {
  const text = 'Igvand has Protector (602.2) and 250 friends.'
  const pieces = inPieces(text)
  expect(pieces.map(([piece]) => piece).join('')).toBe(text)
  const told = pieces.filter(([, about]) => about).map(([piece]) => piece)
  expect(told).toEqual(['Protector', '602.2'])
  expect(pieces.find(([piece]) => piece === 'Protector')?.[1]).toContain('602')
})

test('the threat meter explains itself', () => {
  const threat = { called: 'Threat', level: 7 }
  const lines = zoneLines('threat:1', { raid: { threat }, turn: {}, seats: [] } as unknown as View, {
    keyword: () => '',
  })
  expect(lines.map(({ text }) => text)).toEqual([
    'Threat 7',
    'A raider who has more than 7 resources as their turn ends loses those above it.',
  ])
})
