/** Cards that let players do something only if they pay for it (103.2). */
import { test } from 'vitest'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const library = await libraryOf(
  ['Ice Barbed Spear', 'Ice Barbs'],
  [{ name: 'Study', type: 'ability', set: 'test', number: 0, cost: 0, instant: true, text: [{ do: 'draw', n: 2 }] }],
)
const scene = sceneIn(library)

scenes([
  scene(
    'Ice Barbs: an opponent pays for each card',
    { cards: ['Ice Barbs'] },
    { hand: ['Study'], resources: 4 },
    ['until B action | no', 'play Study', 'yes', 'yes'],
    { 'B hand': ['Filler', 'Filler'], 'B ready': 2 },
  ),
  scene(
    'Ice Barbs: a card that is not paid for is not drawn',
    { cards: ['Ice Barbs'] },
    { hand: ['Study'], resources: 2 },
    ['until B action | no', 'play Study', 'yes', 'no'],
    { 'B hand': ['Filler'], 'B ready': 1 },
  ),
  scene(
    'Ice Barbs: without a resource nobody is asked',
    { cards: ['Ice Barbs'] },
    { hand: ['Study'] },
    ['until B action', 'play Study'],
    { 'B hand': [] },
  ),
  scene('Ice Barbs: you draw freely', { cards: ['Ice Barbs'], hand: ['Study'] }, {}, ['play Study'], {
    'A hand': ['Filler', 'Filler'],
  }),
  scene(
    'Ice Barbs and Ice Barbed Spear: both are paid',
    { cards: ['Ice Barbs', 'Ice Barbed Spear'] },
    { hand: ['Study'], resources: 3 },
    ['until B action | no', 'play Study', 'yes'],
    { 'B hand': ['Filler'], 'B ready': 1 },
  ),
])

test('Ice Barbs: an empty deck decks nobody who does not pay (410.6b)', () => {
  const t = duel({ cards: ['Ice Barbs'] }, { deck: [], resources: 1 }, { library })
  t.until('B', 'action', 'no').until('A', 'action').expect('Hero B', { zone: 'party' })
})
