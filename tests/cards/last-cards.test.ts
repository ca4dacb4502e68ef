/** Cards that were kept last, and what they count. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryOf, type More } from './scenes.ts'

const ally = (name: string, ...tags: string[]): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 5, damageType: 'melee', health: 9, tags },
})
const own = [
  ...[ally('Onyx', 'Black Dragonkin'), ally('Jet', 'Black Dragonkin'), ally('Ruby', 'Red Dragonkin')],
  ...[ally('Grom', 'Orc'), ally('Drek', 'Orc'), ally('Bran', 'Dwarf')],
]
const names = [
  ...['Marundal the Kindred', 'Windstriker Larun', 'Hex', 'Seraxa Brightmix'],
  ...['Enter the Dragon Queen', 'Redridge Rendezvous', 'King Varian Wrynn', 'Emberstone Staff', 'Slow', 'Parvink'],
]
const library = await libraryOf(names, own)
const duel = (mine: SideSpec, theirs: SideSpec = {}, more: More = {}) => anyDuel(mine, theirs, { library, ...more })

test.each([
  ['Enter the Dragon Queen', ['Onyx', 'Jet', 'Ruby', 'Grom'], 2],
  ['Enter the Dragon Queen', ['Grom'], 0],
  ['Redridge Rendezvous', ['Grom', 'Drek', 'Bran'], 1],
])('R505 %s: different colors and races of a faction among %j: %i cards', (quest, cards, n) => {
  const t = duel({ quests: [quest], resources: 5, cards })
  t.complete(quest).resolve()
  expect(t.zone('A', 'hand')).toHaveLength(n)
})

test('300.1c King Varian Wrynn: hero, ally and equipment are three types', () => {
  const t = duel({ cards: ['King Varian Wrynn', 'Emberstone Staff', 'Grom'] }, { cards: ['Onyx'] })
  t.expect('Onyx', { atk: 2, health: 6 })
})

test.each([
  [0, true],
  [1, false],
])('103 Slow: no second card in a turn (%i played)', (played, may) => {
  const t = duel({ hand: ['Parvink', 'Parvink'], resources: 9 }, { cards: [{ name: 'Slow', on: 'Hero A' }] })
  if (played > 0) t.play('Parvink').resolve()
  expect(t.legal().includes('play Parvink')).toBe(may)
})

test.each([
  [[], { atk: 5, health: 9 }],
  [['Marundal the Kindred'], { atk: 1, health: 1 }],
  [['Windstriker Larun'], { atk: 5, health: 9 }],
])('714.2 with %j nothing adds to or takes from ATK and health', (others, numbers) => {
  const t = duel({ cards: [{ name: 'Grom', counters: { atk: 3, health: 3 } }, ...others] })
  t.expect('Grom', others.length > 0 ? numbers : { atk: 8, health: 12 })
})

test('714.2 Hex: its ally is 1 / 1, whatever it had', () => {
  const t = duel({ cards: [{ name: 'Hex', on: 'Onyx' }] }, { cards: [{ name: 'Onyx', counters: { atk: 3 } }] })
  t.expect('Onyx', { atk: 1, health: 1 })
})

test('400.1 Seraxa Brightmix: only allies with an ability attached', () => {
  const t = duel({ cards: ['Seraxa Brightmix', 'Grom', 'Drek', { name: 'Hex', on: 'Drek' }] })
  t.expect('Grom', { atk: 5, health: 9 })
  t.expect('Drek', { atk: 1, health: 1 })
  t.expect('Seraxa Brightmix', { atk: 2, health: 2 })
})
