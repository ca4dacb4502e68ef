/** Families of texts that cards of the later sets share: what each does, where it stops, whom it leaves alone. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryOf, sceneIn, scenes } from './scenes.ts'

const names = [
  ...['Monstrous Strike', 'Wasteland Tallstrider', 'Verdant Boon', 'Grumdur Bladebane', 'Throk the Conqueror'],
  ...[
    'Shadowfiend',
    'Elderguard Brennan',
    'War Party Hitching Post',
    'Dominate',
    'Hovin the Shield',
    'Windshear Totem',
  ],
  ...['Kickback 5000', 'Swift Timber Wolf', 'Great Elekk', 'Lightning Bolt'],
]
const giant: CardDef = {
  ...{ name: 'Giant', type: 'ally', set: 'test', number: 0, cost: 7, atk: 6, damageType: 'melee', health: 5 },
}
const library = await libraryOf(names, [giant])
const duel = (mine: SideSpec, theirs: SideSpec = {}) => anyDuel(mine, theirs, { library })

test.each([
  ['Dummy 1/1', 2],
  ['Wasteland Tallstrider', 8],
])('Monstrous Strike: %s has %i ATK', (ally, atk) => {
  const t = duel({ hand: ['Monstrous Strike'], resources: 9, cards: ['Dummy 1/1', 'Wasteland Tallstrider'] })
  t.play('Monstrous Strike', ally).resolve().expect(ally, { atk })
})

test('Verdant Boon: one Treant, and three beside it', () => {
  const t = duel({ hand: ['Verdant Boon', 'Verdant Boon'], resources: 9, cards: ['Dummy 1/1'] })
  const treants = () => t.zone('A', 'party').filter((name) => name === 'Treant')
  t.play('Verdant Boon').resolve()
  expect(treants()).toHaveLength(1)
  t.play('Verdant Boon').resolve()
  expect(treants()).toHaveLength(4)
})

test('714.3a Grumdur Bladebane: opposing allies have less ATK in their own turn alone', () => {
  const t = duel({ cards: ['Grumdur Bladebane'] }, { cards: ['Dummy 4/4'] })
  t.expect('Dummy 4/4', { atk: 4 }).reach('B', 'action').expect('Dummy 4/4', { atk: 3 })
  t.expect('Grumdur Bladebane', { atk: 1 })
})

test('Throk the Conqueror attacks only beside another ally with 6 ATK', () => {
  const attackers = (...allies: string[]) => duel({ cards: ['Throk the Conqueror', ...allies] }).legal()
  expect(attackers('Dummy 1/1', 'Dummy 2/2')).not.toContain('attack Throk the Conqueror')
  expect(attackers('Dummy 1/1', 'Giant')).toContain('attack Throk the Conqueror')
})

const scene = sceneIn(library)
scenes([
  scene(
    'Shadowfiend goes back to its owner’s hand as their own turn ends',
    { cards: ['Shadowfiend'] },
    { cards: ['Shadowfiend', 'Dummy 1/1'] },
    ['until B action'],
    { 'A hand': ['Shadowfiend'], 'B party': ['Hero B', 'Shadowfiend', 'Dummy 1/1'] },
  ),
  scene(
    '710.1 Elderguard Brennan enters play with 4 damage, and nobody else does',
    { hand: ['Elderguard Brennan', 'Hovin the Shield'], resources: 8 },
    {},
    ['play Elderguard Brennan', 'play Hovin the Shield'],
    { 'Elderguard Brennan': { damage: 4 }, 'Hovin the Shield': { damage: 0 } },
  ),
  scene(
    '403.1 Dominate: an ally of one’s own is destroyed for it, and its ATK is dealt to all opposing heroes and allies',
    { hand: ['Dominate'], resources: 9, cards: ['Dummy 3/3', 'Dummy 1/1'] },
    { cards: ['Dummy 2/4'] },
    ['play Dominate', ['pick Dummy 1/1', 'pick Dummy 3/3'], 'Dummy 3/3'],
    {
      'A graveyard': ['Dominate', 'Dummy 3/3'],
      'Dummy 2/4': { damage: 3 },
      'Hero B': { damage: 3 },
      'Dummy 1/1': { damage: 0 },
    },
  ),
  scene(
    '403.1 Dominate: not without an ally to destroy',
    { hand: ['Dominate'], resources: 9 },
    { cards: ['Dummy 2/4'] },
    [],
    { cannot: ['play Dominate'] },
  ),
  scene(
    'Hovin the Shield readies for 3',
    { cards: [{ name: 'Hovin the Shield', exhausted: true }], resources: 3 },
    {},
    ['use Hovin the Shield'],
    { 'Hovin the Shield': { exhausted: false }, 'A ready': 0, cannot: ['use Hovin the Shield'] },
  ),
  scene(
    '711.1 Windshear Totem interrupts an ability as it enters play',
    { hand: ['Lightning Bolt'], resources: 9 },
    { hand: ['Windshear Totem'], resources: 9 },
    ['play Lightning Bolt', 'Hero B', 'B: play Windshear Totem', 'yes'],
    { 'Hero B': { damage: 0 }, 'A graveyard': ['Lightning Bolt'], 'B party': ['Hero B', 'Windshear Totem'] },
  ),
  scene(
    'Kickback 5000 enters play with two counters, which are +1 ATK each',
    { hand: ['Kickback 5000'], resources: 2 },
    {},
    ['play Kickback 5000'],
    { 'Kickback 5000': { atk: 2, counters: { atk: 2 } } },
  ),
  scene(
    '414.3 War Party Hitching Post: two Mounts stay',
    { cards: ['War Party Hitching Post', 'Great Elekk'], hand: ['Swift Timber Wolf'], resources: 2 },
    {},
    ['play Swift Timber Wolf'],
    { 'A party': ['Hero A', 'War Party Hitching Post', 'Great Elekk', 'Swift Timber Wolf'] },
  ),
  scene(
    '414.3 without it only one',
    { cards: ['Great Elekk'], hand: ['Swift Timber Wolf'], resources: 2 },
    { cards: ['War Party Hitching Post'] },
    ['play Swift Timber Wolf', 'Swift Timber Wolf'],
    { 'A graveyard': ['Swift Timber Wolf'], 'A party': ['Hero A', 'Great Elekk'] },
  ),
])
