/** Modules: optional sets, each choice of which is a mode of its own. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { start, view } from '../../src/engine/index.ts'
import { withRaid } from '../../src/engine/library.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import newRaid from '../../src/raid/new.raid.json' with { type: 'json' }
import { packRaid } from '../../src/raid/pack.ts'
import { readRaid } from '../../src/raid/read.ts'

const blight = {
  name: 'Blight',
  type: 'ability',
  set: 'New Raid',
  number: 20,
  cost: 0,
  text: 'The Golem deals 1 fire damage to each opposing hero.',
}
const plague = { id: 'plague', name: 'Plague', about: 'Blight comes.', decks: { main: [[4, 'Blight']] } }
const frost = {
  id: 'frost',
  name: 'Frost',
  about: 'It is cold.',
  draws: 2,
  startsWith: [[1, 'Rubble']],
  always: ['The Golem has +1 ATK.'],
}
const modes = ['Standard', 'Short'].map((name) => ({ id: name.toLowerCase(), name, about: `${name}.` }))
const file = { ...newRaid, cards: [...newRaid.cards, blight], modes, modules: [plague, frost] }

function read(value: object): RaidDef {
  const read = readRaid(value, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.raid
}
const wrong = (modules: unknown): string[] => {
  const read = readRaid({ ...file, modules }, library)
  return 'problems' in read ? read.problems.map(({ where, what }) => `${where}: ${what}`) : []
}

test('there is a mode for each choice, its own modes first', () => {
  expect(read(file).modes?.map(({ id, name }) => [id, name])).toEqual([
    ['standard', 'Standard'],
    ['short', 'Short'],
    ['standard+plague', 'Standard + Plague'],
    ['short+plague', 'Short + Plague'],
    ['standard+frost', 'Standard + Frost'],
    ['short+frost', 'Short + Frost'],
    ['standard+plague+frost', 'Standard + Plague + Frost'],
    ['short+plague+frost', 'Short + Plague + Frost'],
  ])
})

test.each([
  ['standard', { blights: 0, allies: 0, atk: 2 }],
  ['standard+plague', { blights: 4, allies: 0, atk: 2 }],
  ['short+plague+frost', { blights: 4, allies: 1, atk: 3 }],
])('%s is played with its modules', (mode, { blights, allies, atk }) => {
  const raid = read(file)
  const raiders = ['R1', 'R2'].map((name, i) => ({ name, deck: library.decks[i]!.id }))
  const game = start(withRaid(library, raid), { raid: raid.id, mode, raiders, seed: 1 })
  const { seats, cards } = view(game, 1)
  const [boss] = seats
  expect(Object.values(running(game).s.cards).filter(({ def }) => def === 'Blight')).toHaveLength(blights)
  expect(boss!.party.filter((id) => cards[id]!.def === 'Rubble')).toHaveLength(allies)
  expect(cards[boss!.hero]!.atk).toBe(atk)
})

test('a packed raid has its modules, and is read as the same again', () => {
  const packed = packRaid(read(file))
  expect(packed).not.toContain('standard+plague')
  expect(packRaid(read(JSON.parse(packed)))).toBe(packed)
})

test('what is wrong is told at the module, once', () => {
  const card = {
    ...plague,
    decks: {
      main: [
        [4, 'Blight'],
        [1, 'Blightt'],
      ],
    },
  }
  expect(wrong([card, frost])).toEqual([
    'new-raid.modules["plague"].decks.main[1]: "Blightt" is not a card of this raid.',
  ])
  expect(wrong([plague, { ...frost, id: 'plague' }])).toEqual(['new-raid.modules["plague"]: "plague" appears twice.'])
  expect(wrong([{ ...plague, id: 'a+b' }])).toEqual(['new-raid.modules[0].id: "a+b" is not an id'])
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...plague, id, name: id }))
  expect(wrong(many)).toEqual(['new-raid.modules: 2 modes with every choice of 4 modules are more than 20.'])
})
