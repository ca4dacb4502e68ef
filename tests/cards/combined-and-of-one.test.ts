/** Several cards that are picked together: with so much combined cost at most, or all in one graveyard (706.1). */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const card = (name: string, cost: number, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost, atk: 1, damageType: 'melee', health: 9 },
  ...more,
})
const curse: Partial<CardDef> = {
  type: 'ability',
  attach: { target: 1, is: 'ally', of: 'opponents' },
  powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: -1 }] }],
}
const library = await libraryOf(
  ['Gathering of Wits', 'Mana Shift', 'Sindragosa, the Frost Queen'],
  [card('Pebble', 2), card('Moss', 3), card('Rime', 5), card('Boulder', 9), card('Curse', 4, curse)],
)
const scene = sceneIn(library)

scenes([
  scene(
    'Gathering of Wits: each target leaves less for the next',
    { hand: ['Gathering of Wits'], resources: 7 },
    { cards: ['Pebble', 'Moss', 'Rime', 'Boulder'] },
    [
      'play Gathering of Wits',
      ['done', 'pick Pebble', 'pick Moss', 'pick Rime'],
      'Rime',
      ['done', 'pick Pebble'],
      'Pebble',
    ],
    { 'A party': ['Hero A', 'Pebble', 'Rime'], 'B party': ['Boulder', 'Hero B', 'Moss'] },
  ),
  scene(
    'Mana Shift: an attachment may go to another card',
    { hand: ['Mana Shift'], resources: 5, cards: ['Moss'] },
    { cards: ['Rime', { name: 'Curse', on: 'Moss' }] },
    ['play Mana Shift', 'Curse', 'yes'],
    { 'A party': ['Curse', 'Hero A', 'Moss'], Rime: { atk: 0 }, Moss: { atk: 1 } },
  ),
  scene(
    'Mana Shift: or stay where it is',
    { hand: ['Mana Shift'], resources: 5, cards: ['Moss'] },
    { cards: ['Rime', { name: 'Curse', on: 'Moss' }] },
    ['play Mana Shift', 'Curse', 'no'],
    { 'A party': ['Curse', 'Hero A', 'Moss'], Moss: { atk: 0 } },
  ),
  scene(
    'Sindragosa: five cards of the graveyard that has so many',
    { cards: ['Sindragosa, the Frost Queen'], graveyard: ['Moss', 'Moss', 'Moss', 'Moss'] },
    { cards: ['Rime'], graveyard: ['Pebble', 'Pebble', 'Pebble', 'Pebble', 'Pebble'] },
    ['until B action | Rime | yes'],
    { Rime: { damage: 5 }, 'B graveyard': [], 'A graveyard': ['Moss', 'Moss', 'Moss', 'Moss'] },
  ),
])

test('Sindragosa: a first card settles whose graveyard it is; four are not enough', () => {
  const five = (name: string, n: number) => Array.from({ length: n }, () => name)
  const cards = ['Sindragosa, the Frost Queen']
  const t = duel({ cards, graveyard: five('Moss', 6) }, { graveyard: five('Pebble', 6) }, { library })
  t.until('B', 'action', 'Hero B', 'yes', 'Moss', 'Moss', 'Moss', 'Moss', 'Moss')
  expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([['Moss'], five('Pebble', 6)])
  t.until('A', 'action', 'Hero B', 'yes', 'Pebble', 'Pebble', 'Pebble', 'Pebble', 'Pebble').expect('Hero B', {
    damage: 10,
  })
  expect(t.zone('B', 'graveyard')).toHaveLength(1)
})
