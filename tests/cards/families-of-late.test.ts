/** Families of texts of the cards that were kept last. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryOf, type More } from './scenes.ts'

const names = [
  ...['Power Word: Shelter', 'Garrote', 'Setesh, Construct of Destruction', 'Earth Shield', 'Nightstalker Austen'],
  ...['High Warlord Cromush', 'Lightning Bolt', 'Emberstone Staff', 'Swallow Soul', 'Parvink'],
]
const sly: CardDef = {
  ...{ name: 'Sly', type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 1 },
  powers: [{ keyword: 'Elusive' }, { keyword: 'Stealth' }],
}
const shroud: CardDef = {
  ...{ name: 'Shroud', type: 'ability', set: 'test', number: 0, cost: 1 },
  powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Stealth' }] }],
}
const library = await libraryOf(names, [sly, shroud])
const duel = (mine: SideSpec, theirs: SideSpec = {}, more: More = {}) => anyDuel(mine, theirs, { library, ...more })

test('717 Power Word: Shelter: its ally takes no damage, until the end of the turn', () => {
  const t = duel({
    hand: ['Lightning Bolt'],
    resources: 9,
    cards: ['Dummy 2/2', { name: 'Power Word: Shelter', on: 'Dummy 2/2' }],
  })
  t.play('Lightning Bolt', 'Dummy 2/2').resolve().expect('Dummy 2/2', { damage: 0 })
  t.until('B', 'action')
  expect(t.zone('A', 'graveyard')).toContain('Power Word: Shelter')
})

test.each([
  [['Shroud'], true],
  [[], false],
])('707.1 Garrote: only from Stealth (%j)', (cards, may) => {
  expect(
    duel({ hand: ['Garrote'], resources: 9, cards })
      .legal()
      .includes('play Garrote'),
  ).toBe(may)
})

test('404.1 Setesh: a counter at the start of one’s own turn, and at the end five are two Wurms', () => {
  const setesh = (power: number) => ({ name: 'Setesh, Construct of Destruction', counters: { power } })
  const t = duel({ cards: [setesh(0)] }, {}, { at: 'start' }).resolveAll()
  t.expect('Setesh, Construct of Destruction', { counters: { power: 1 } })
  const wurms = (power: number) =>
    duel({ cards: [setesh(power)] })
      .until('B', 'action')
      .zone('A', 'party')
  expect(wurms(4)).toEqual(['Hero A', 'Setesh, Construct of Destruction'])
  expect(wurms(5)).toHaveLength(3)
})

test('700.3 Nightstalker Austen: opposing allies are not Elusive', () => {
  duel({ cards: ['Nightstalker Austen', 'Sly'] }).expect('Sly', { keywords: ['Elusive', 'Stealth'] })
  duel({ cards: ['Nightstalker Austen'] }, { cards: ['Sly'] }).expect('Sly', { keywords: ['Stealth'] })
})

test.each([
  [0, 0],
  [1, 10],
])('High Warlord Cromush: with %i more damage than all but 2 of its health it has Assault %i', (more, assault) => {
  const health = library.cards.find(({ name }) => name === 'High Warlord Cromush')?.health ?? 0
  const t = duel({ cards: [{ name: 'High Warlord Cromush', damage: health - 2 + more }] })
  expect((t.card('High Warlord Cromush').atk ?? 0) >= 10).toBe(assault === 10)
})

test('303.2, 707.1e Emberstone Staff: each counter makes a strike cheaper, and +1 ATK', () => {
  const struck = (emberstone: number, resources: number) =>
    duel({ cards: [{ name: 'Emberstone Staff', counters: { emberstone } }], resources }).attack(
      ...(['Hero A', 'Hero B', 'strike Emberstone Staff'] as const),
    )
  struck(2, 2).expect('Hero B', { damage: 3 })
  struck(0, 4).expect('Hero B', { damage: 1 })
  expect(() => struck(1, 2)).toThrow('Nobody asked for "strike Emberstone Staff"')
})

test('415.9b, 711.1 Swallow Soul: the ally that it interrupts is found in the graveyard, and removed from the game', () => {
  const t = duel({ hand: ['Parvink'], resources: 5 }, { hand: ['Swallow Soul'], resources: 5 })
  t.say('play Parvink').say('pass').as('B').play('Swallow Soul').resolveAll()
  expect(t.zone('A', 'removed')).toEqual(['Parvink'])
})
