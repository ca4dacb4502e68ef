/** Families of texts that cards of the later sets share: what each does, where it stops, whom it leaves alone. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryWith } from './scenes.ts'

const names = [
  ...['Monstrous Strike', 'Wasteland Tallstrider', 'Verdant Boon', 'Grumdur Bladebane', 'Throk the Conqueror'],
]
const giant: CardDef = {
  ...{ name: 'Giant', type: 'ally', set: 'test', number: 0, cost: 7, atk: 6, damageType: 'melee', health: 5 },
}
const library = libraryWith([...(await cardsNamed(new Set(names))), giant])
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
