/** Cards that were kept last, and what they count. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryWith, type More } from './scenes.ts'

const ally = (name: string, ...tags: string[]): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 5, damageType: 'melee', health: 9, tags },
})
const own = [
  ...[ally('Onyx', 'Black Dragonkin'), ally('Jet', 'Black Dragonkin'), ally('Ruby', 'Red Dragonkin')],
  ...[ally('Grom', 'Orc'), ally('Drek', 'Orc'), ally('Bran', 'Dwarf')],
]
const names = [
  ...['Enter the Dragon Queen', 'Redridge Rendezvous', 'King Varian Wrynn', 'Emberstone Staff', 'Slow', 'Parvink'],
]
const library = libraryWith([...(await cardsNamed(new Set(names))), ...own])
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
