/** Cards on which something is chosen as they are at work: a kind of attack, an ally by each player, whether a hero turns. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, atk: number, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 2, atk, damageType: 'melee', health: 9 },
  ...more,
})

const library = await libraryOf(
  [
    "The Ring of Blood: Skra'gath",
    'The Ring of Blood: The Blue Brothers',
    'Death to the Traitor King',
    'Arena Master',
    'Encrusted Zombie Finger',
    'Herod, The Scarlet Champion',
    'Slashdance',
    'War of Attrition',
  ],
  [ally('Moss', 2), ally('Rime', 4)],
)
const scene = sceneIn(library)

scenes([
  scene(
    'Arena Master: your ally has the highest ATK of those that were chosen',
    { quests: ['Arena Master'], resources: 4, cards: ['Rime'] },
    { cards: ['Moss'] },
    ['complete Arena Master'],
    { 'A hand': ['Filler', 'Filler'] },
  ),
  scene(
    'Arena Master: nothing if another has more',
    { quests: ['Arena Master'], resources: 4, cards: ['Moss'] },
    { cards: ['Rime'] },
    ['complete Arena Master'],
    { 'A hand': [] },
  ),
  scene(
    'Arena Master: nothing without an ally',
    { quests: ['Arena Master'], resources: 4 },
    {},
    ['complete Arena Master'],
    {
      'A hand': [],
    },
  ),
  scene(
    'Slashdance: each player may turn his own hero face up (415.8b)',
    { hand: ['Slashdance', 'War of Attrition'], resources: 1, flipped: true },
    { flipped: true },
    ['play Slashdance', 'yes', 'no'],
    { 'Hero A': { faceDown: false }, 'Hero B': { faceDown: true } },
  ),
  scene(
    'Encrusted Zombie Finger: a noise gives it Assault',
    { cards: ['Encrusted Zombie Finger'] },
    {},
    ['propose Hero A > Hero B', 'fight', 'yes'],
    { 'Encrusted Zombie Finger': { atk: 2 } },
  ),
  scene(
    'Herod: as he likes without the choice',
    { cards: ['Herod, The Scarlet Champion'] },
    { cards: ['Moss'] },
    [
      'until B action',
      'until A action | no',
      'attack Herod, The Scarlet Champion',
      ['pick Hero B', 'pick Moss'],
      'Moss',
    ],
    { 'Herod, The Scarlet Champion': { atk: 5 } },
  ),
])

scenes([
  scene(
    "Skra'gath: the opponent draws as the quest is placed face up (412.1c)",
    { hand: ["The Ring of Blood: Skra'gath"] },
    {},
    ["place The Ring of Blood: Skra'gath face up", 'yes'],
    { 'B hand': ['Filler'], 'A hand': [] },
  ),
  scene(
    "Skra'gath: placed all the same if he doesn't",
    { hand: ["The Ring of Blood: Skra'gath"] },
    {},
    ["place The Ring of Blood: Skra'gath face up", 'no'],
    { 'B hand': [], "The Ring of Blood: Skra'gath": { zone: 'resources', faceDown: false } },
  ),
  scene(
    'The Blue Brothers: two tokens are his',
    { hand: ['The Ring of Blood: The Blue Brothers'] },
    {},
    ['place The Ring of Blood: The Blue Brothers face up', 'yes'],
    { 'B party': ['Broken Arena', 'Broken Arena', 'Hero B'] },
  ),
  scene(
    'The Blue Brothers: without a cost face down',
    { hand: ['The Ring of Blood: The Blue Brothers'] },
    {},
    ['place The Ring of Blood: The Blue Brothers'],
    { 'B party': ['Hero B'] },
  ),
  scene(
    'Death to the Traitor King: more ATK against the one that was declared',
    { quests: ['Death to the Traitor King'], resources: 3, cards: ['Moss'] },
    { cards: ['Rime'] },
    ['complete Death to the Traitor King', 'Rime', 'attack Moss > Rime'],
    { 'A hand': ['Filler'], dealt: ['4 melee Moss', '3 melee Rime'] },
  ),
  scene(
    'Death to the Traitor King: not against another',
    { quests: ['Death to the Traitor King'], resources: 3, cards: ['Moss'] },
    { cards: ['Rime'] },
    ['complete Death to the Traitor King', 'Rime', 'attack Moss > Hero B'],
    { dealt: ['2 melee Hero B'] },
  ),
])

scenes([
  scene(
    'War of Attrition: as much on yours as on theirs, divided by each (405.3)',
    { hand: ['War of Attrition'], resources: 3, cards: ['Moss', 'Rime'] },
    { cards: ['Moss', 'Rime'] },
    ['play War of Attrition', 'number 5', 'number 1', 'number 3'],
    { Moss: { damage: 1 }, Rime: { damage: 4 }, 'Moss#2': { damage: 3 }, 'Rime#2': { damage: 2 } },
  ),
  scene(
    'War of Attrition: never more than fatal, so that an opponent may have to put less',
    { hand: ['War of Attrition'], resources: 3, cards: ['Moss', 'Rime'] },
    { cards: ['Moss'] },
    ['play War of Attrition', 'number 18'],
    { 'A party': ['Hero A'], 'B party': ['Hero B'] },
  ),
])

test('Herod: with the choice one defender is chosen at random (706.5)', () => {
  const sides = [{ cards: ['Herod, The Scarlet Champion'] }, { cards: ['Moss'] }] as const
  const offered = [1, 2, 3, 4, 5, 6].map((seed) => {
    const t = duel(...sides, { library, seed })
    t.until('B', 'action').until('A', 'action', 'yes').expect('Herod, The Scarlet Champion', { atk: 8 })
    return t.say('attack Herod, The Scarlet Champion').legal().join()
  })
  expect(new Set(offered)).toEqual(new Set(['pick Hero B', 'pick Moss']))
})
