/** Keywords that speak of damage, of weapons and of a hero's form (303.2b, 406, 717; glossary). */
import { expect, test } from 'vitest'
import type { CardDef, Keyword, Power } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, weapon, withCards } from './own.ts'

const bolt = (type: 'fire' | 'frost', more: object = {}): CardDef =>
  instant(`${type} bolt`, {
    text: [{ do: 'deal', n: 3, type, by: 'yourHero', to: { target: 1, is: 'character' }, ...more }],
  })
const word = (name: string, atk: number, health: number, ...powers: readonly Power[]): CardDef =>
  ally(name, atk, health, { powers })
const arms = (name: string, tags: readonly string[], ...keywords: readonly Keyword[]): CardDef => ({
  ...weapon(name, 2, 0, tags),
  powers: keywords.map((keyword): Power => ({ keyword })),
})

const lib = withCards(
  bolt('fire'),
  bolt('frost'),
  instant('shadowfire bolt', {
    text: [{ do: 'deal', n: 3, type: ['shadow', 'fire'], by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  instant('combat bolt', {
    text: [{ do: 'deal', n: 3, by: 'yourHero', to: { target: 1, is: 'character' }, combat: true }],
  }),
  word('Odd', 1, 9, { keyword: 'Aberration' }),
  word('Fireproof', 1, 9, { keyword: 'Resistance', type: 'fire' }),
  word('Elder', 1, 9, { keyword: 'Inspiring Presence' }),
  word('Troll', 1, 9, { keyword: 'Berserking' }),
  word('Leech', 3, 9, { keyword: 'Absorb' }),
  word('Ogre', 6, 9, { keyword: 'Smash' }),
  word('Small', 0, 2),
  word('Plain', 2, 9),
  arms('Knife', ['One-Handed', 'Melee (1)'], 'Absorb'),
  arms('Maul', ['Two-Handed', 'Melee (1)'], 'Smash'),
  arms('Dart', ['One-Handed', 'Ranged (1)'], 'Thrown'),
  ally('Twin Teacher', 0, 9, { powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }] }),
  ability('Bear Shape', {
    tags: ['Feral', 'Form (1)'],
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Bear Form' }] }],
  }),
  ability('Cat Shape', {
    tags: ['Feral'],
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Cat Form' }] }],
  }),
  ability('Feral Roar', { tags: ['Feral'], text: [{ do: 'draw', n: 1 }] }),
  ability('Study', { text: [{ do: 'draw', n: 1 }] }),
)

test('Aberration prevents all damage but combat damage', () => {
  const t = table({
    library: lib,
    players: [{ hand: ['fire bolt', 'combat bolt'], cards: ['Plain'] }, { cards: ['Odd'] }],
  })
  t.play('fire bolt', 'Odd').resolve().expect('Odd', { damage: 0 })
  t.play('combat bolt', 'Odd').resolve().expect('Odd', { damage: 3 })
  t.attack('Plain', 'Odd').expect('Odd', { damage: 5 })
})

test('408.3a Resistance prevents damage of its type, whatever other types it has', () => {
  const t = table({
    library: lib,
    players: [{ hand: ['fire bolt', 'frost bolt', 'shadowfire bolt'] }, { cards: ['Fireproof'] }],
  })
  t.play('fire bolt', 'Fireproof').resolve().expect('Fireproof', { damage: 0 })
  t.play('shadowfire bolt', 'Fireproof').resolve().expect('Fireproof', { damage: 0 })
  t.play('frost bolt', 'Fireproof').resolve().expect('Fireproof', { damage: 3 })
})

test('Inspiring Presence: your hero and allies deal 1 more, but not in combat, and others do not', () => {
  const t = table({
    library: lib,
    players: [
      { hand: ['fire bolt', 'combat bolt'], cards: ['Elder', 'Elder'] },
      { hand: ['frost bolt'], cards: ['Plain'] },
    ],
  })
  t.play('fire bolt', 'Hero B').resolve().expect('Hero B', { damage: 5 }) // each instance
  t.play('combat bolt', 'Hero B').resolve().expect('Hero B', { damage: 8 })
  t.attack('Elder', 'Hero B').expect('Hero B', { damage: 9 })
  t.as('B').play('frost bolt', 'Hero A').resolve().expect('Hero A', { damage: 3 })
})

test('Berserking: 1 more ATK for each damage', () => {
  const t = table({ library: lib, players: [{ hand: ['fire bolt'], cards: ['Troll'] }, {}] })
  t.expect('Troll', { atk: 1 }).play('fire bolt', 'Troll').resolve().expect('Troll', { atk: 4 })
  t.attack('Troll', 'Hero B').expect('Hero B', { damage: 4 })
})

test('Absorb: combat damage to a hero heals as much from your hero; not from an ally', () => {
  const t = table({
    library: lib,
    players: [{ damage: 9, cards: ['Leech'] }, { cards: ['Plain'] }, {}],
  })
  t.attack('Leech', 'Hero C').resolveAll().expect('Hero A', { damage: 6 }).expect('Hero C', { damage: 3 })
  const u = table({ library: lib, players: [{ damage: 9, cards: ['Leech'] }, { cards: ['Plain'] }] })
  u.attack('Leech', 'Plain').resolveAll().expect('Hero A', { damage: 9 })
})

test('303.2b weapons lend Absorb to their wielder, once each, while they are struck with', () => {
  const t = table({
    library: lib,
    players: [{ damage: 9, cards: ['Knife', 'Knife', 'Twin Teacher'] }, {}],
  })
  t.attack('Hero A', 'Hero B', 'Knife', 'Knife#2').resolveAll() // each instance triggers
  t.expect('Hero A', { damage: 1 }).expect('Hero B', { damage: 4 })
  const u = table({ library: lib, players: [{ damage: 9, cards: ['Knife'] }, {}] })
  u.attack('Hero A', 'Hero B').resolveAll().expect('Hero A', { damage: 9 })
})

test('717.8 Smash: of combat damage to a defending ally what is more than fatal goes to that ally’s controller’s hero', () => {
  const t = table({ library: lib, players: [{ cards: ['Ogre'] }, {}, { cards: ['Small'] }] })
  t.attack('Ogre', 'Small').expect('Hero C', { damage: 4 }).expect('Hero B', { damage: 0 })
  expect(t.zone('C', 'graveyard')).toEqual(['Small'])
  // Not more than fatal: nothing to divide; and a defender who smashes does not, since the attacker is not defending.
  const u = table({ library: lib, players: [{ cards: ['Ogre'] }, { cards: ['Plain'] }] })
  u.attack('Ogre', 'Plain').expect('Plain', { damage: 6 }).expect('Hero B', { damage: 0 })
  const v = table({ library: lib, players: [{ cards: ['Small'] }, { cards: ['Ogre'] }] })
  v.attack('Small', 'Ogre').expect('Hero A', { damage: 0 })
})

test('303.2b a weapon lends Smash', () => {
  const t = table({ library: lib, players: [{ cards: ['Maul'] }, { cards: [{ name: 'Small', damage: 1 }] }] })
  t.attack('Hero A', 'Small', 'Maul').expect('Hero B', { damage: 1 })
  const u = table({ library: lib, players: [{ cards: ['Maul', 'Plain'] }, { cards: [{ name: 'Small', damage: 1 }] }] })
  u.attack('Plain', 'Small').expect('Hero B', { damage: 0 })
})

test('Thrown: Long-Range for the combat, and back to hand at the end of the turn', () => {
  const t = table({ library: lib, players: [{ cards: ['Dart'] }, { cards: ['Plain'] }] })
  t.propose('Hero A', 'Plain').say('pass').say('pass').say('strike Dart').resolveAll()
  t.expect('Hero A', { keywords: expect.arrayContaining(['Long-Range']) })
  t.fight().expect('Hero A', { damage: 0 }).expect('Plain', { damage: 2 })
  expect(t.zone('A', 'party')).toContain('Dart')
  t.until('B', 'ready')
  expect(t.zone('A', 'party')).not.toContain('Dart')
  expect(t.zone('A', 'hand')).toContain('Dart')
})

test('Thrown: only from play', () => {
  const cards = withCards(
    arms('Dart', ['One-Handed', 'Ranged (1)'], 'Thrown'),
    instant('Break', { text: [{ do: 'destroy', what: { target: 1, is: 'weapon' } }] }),
  )
  const t = table({ library: cards, players: [{ cards: ['Dart'], hand: ['Break'], deck: [] }, { deck: ['Dart'] }] })
  t.attack('Hero A', 'Hero B', 'Dart').play('Break').resolve().until('B', 'ready')
  expect(t.zone('A', 'hand')).toEqual([])
  expect(t.zone('A', 'graveyard')).toEqual(['Break', 'Dart'])
})

test('Bear Form protects; a Feral ability keeps it, another ends it', () => {
  const t = table({
    library: lib,
    players: [{ hand: ['Feral Roar', 'Study'], cards: ['Bear Shape', 'Plain'] }, { cards: ['Plain'] }],
  })
  t.expect('Hero A', { keywords: expect.arrayContaining(['Bear Form', 'Protector']) })
  t.play('Feral Roar').resolve()
  t.expect('Bear Shape', { zone: 'party' }).play('Study')
  expect(t.game.s.chain[0]!.links).toHaveLength(2)
  t.resolveAll()
  expect(t.zone('A', 'graveyard')).toContain('Bear Shape')
  const u = table({ library: lib, turn: 'B', players: [{ cards: ['Bear Shape', 'Plain'] }, { cards: ['Small'] }] })
  u.attack('Small', 'Plain', 'protect Hero A').expect('Hero A', { exhausted: true })
})

test('Cat Form: 1 more ATK while attacking; striking with a weapon ends every form', () => {
  const t = table({
    library: lib,
    players: [{ cards: ['Cat Shape', 'Bear Shape', 'Knife'] }, { cards: ['Bear Shape'] }],
  })
  t.expect('Hero A', { atk: 0 })
    .propose('Hero A', 'Hero B')
    .say('pass')
    .say('pass')
    .say('pass')
    .expect('Hero A', { atk: 1 })
  t.fight().expect('Hero B', { damage: 1 })
  const u = table({
    library: lib,
    players: [{ cards: ['Cat Shape', 'Bear Shape', 'Knife'] }, { cards: ['Bear Shape'] }],
  })
  u.attack('Hero A', 'Hero B', 'Knife', 'trigger Hero A').resolveAll()
  expect(u.zone('A', 'graveyard')).toEqual(['Bear Shape', 'Cat Shape'])
  expect(u.zone('B', 'party')).toContain('Bear Shape')
})
