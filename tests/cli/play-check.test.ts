/** `check --play`: what is odd about some games of a raid, and nothing where nothing is. The games themselves are played in tests/slow. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oddities, type Seen } from '../../src/cli/check/play-check.ts'
import { library } from '../../src/content.ts'
import { readRaid } from '../../src/raid/read.ts'

const file = readFileSync(new URL('../../docs/write-a-raid/step-8.raid.json', import.meta.url), 'utf8')
const read = readRaid(JSON.parse(file), library)
if ('problems' in read) throw new Error('The tutorial’s raid has problems.')
const { raid } = read

const cards = Object.fromEntries(raid.cards.map(({ name }) => [name, { drawn: 6, played: 4 }]))
const usual: Seen = {
  ...{ mode: 'standard', games: 3, endless: 0, broken: [], fallen: 0, far: 0.8 },
  ...{ rounds: [8, 9, 10], attacks: 20, aimed: 30, hurt: 40, decked: [], loops: [], playable: [], cards },
}
const told = (change: Partial<Seen>, of = raid): string[] =>
  oddities(of, { ...usual, ...change }).map(({ where, what, fix }) => `${where}: ${what} ${fix}`)

test('games in which everything happens have nothing odd', () => {
  expect(told({})).toEqual([])
  expect(told({ decked: [9] })).toEqual([])
  expect(told({ cards: { ...cards, Leeches: { drawn: 11, played: 0 } }, playable: ['Leeches'] })).toEqual([])
  expect(told({ attacks: 0, rounds: [3, 4] })).toEqual([])
})

test.each<[string, Partial<Seen>, string]>([
  ['no end', { endless: 2 }, 'cards["Bog Mother"]: 2 of 3 games among bots had no end after 40'],
  ['an end at once', { rounds: [1, 2, 1] }, 'machine: every game among bots was over in turn 2 of the Boss.'],
  ['a Boss out of reach', { hurt: 0 }, 'cards["Bog Mother"]: no damage ever reached the Boss'],
  ['a Boss whom nobody can attack', { aimed: 0 }, 'no raider ever attacked or targeted the Boss'],
  [
    'a Boss whose damage is prevented',
    { aimed: 131, hurt: 12 },
    '131 attacks and effects were aimed at the Boss, and only 12',
  ],
  ['a Boss too strong', { far: 0.02 }, 'the raiders never came further than 2 % of the way'],
  ['the wrong side loses', { fallen: 1 }, 'machine: the raiders lost though the last Boss had fallen'],
  ['no attack', { attacks: 0 }, 'turn: neither the Boss nor its allies ever attacked. Has it ATK'],
  ['a loop', { loops: ['Leeches'] }, 'cards["Leeches"]: goes round for ever'],
  ['an empty deck', { decked: [3, 2] }, 'decks.main: is empty in turn 2 of 10'],
  ['a long game', { rounds: [40] }, 'decks.event: its 20 events were used up in turn 20 of 40'],
  [
    'a card that is never played',
    { cards: { ...cards, Leeches: { drawn: 5, played: 0 } } },
    'cards["Leeches"]: was drawn 5 times, and could never be played. Does it cost too much?',
  ],
  [
    'a card that is seldom worth it',
    { cards: { ...cards, Leeches: { drawn: 12, played: 0 } }, playable: ['Leeches'] },
    'cards["Leeches"]: was drawn 12 times, and never played though it could be. Is it worth its cost?',
  ],
  [
    'nothing is played',
    { cards: Object.fromEntries(Object.keys(cards).map((name) => [name, { drawn: 5, played: 0 }])) },
    'decks: the Boss never played a card from its hand. Can it pay for them',
  ],
  ['a game that breaks off', { broken: ['Error: x', 'Error: x'] }, 'a game broke off: Error: x'],
])('%s', (_, change, what) => {
  const [one, ...more] = told(change)
  expect(one).toContain(what)
  expect(more).toEqual([])
})

test('a turn without an action', () => {
  const turn = raid.turn.filter((step) => step !== 'action')
  expect(told({ attacks: 0 }, { ...raid, turn })).toEqual([expect.stringContaining('Add "action" to the turn.')])
})
