/** Cards that put or remove one counter of a kind that lies there, whichever it is (404.1). */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const ally: CardDef = { name: 'Moss', type: 'ally', set: 'test', number: 0, cost: 2, atk: 2, health: 9 }
const site: CardDef = { name: 'Mine', type: 'location', set: 'test', number: 0 }
const library = await libraryOf(
  ['Enemies, Old and New', 'In Defense of Halaa', 'Armored Blue Wind Rider', 'Armored Snowy Gryphon'],
  [ally, site],
)
const scene = sceneIn(library)
const marked = { name: 'Moss', counters: { spark: 2, atk: 1 } }

scenes([
  scene(
    'Enemies, Old and New: which kind is chosen as it is removed',
    { quests: ['Enemies, Old and New'], resources: 3 },
    { cards: [marked] },
    ['complete Enemies, Old and New', 'Moss', 'yes', ['number 0', 'number 1'], 'number 1'],
    { Moss: { counters: { spark: 1, atk: 1 }, atk: 3 }, 'A hand': ['Filler'] },
  ),
  scene(
    'Enemies, Old and New: nothing to choose without counters',
    { quests: ['Enemies, Old and New'], resources: 3 },
    { cards: ['Moss'] },
    ['complete Enemies, Old and New', 'Moss'],
    { Moss: { counters: {} }, 'A hand': ['Filler'] },
  ),
  scene(
    'In Defense of Halaa: one more of the only kind',
    { quests: ['In Defense of Halaa'], resources: 3, cards: [{ name: 'Moss', counters: { spark: 2 } }] },
    {},
    ['complete In Defense of Halaa', 'Moss', 'yes'],
    { Moss: { counters: { spark: 3 } } },
  ),
  scene(
    'Armored Blue Wind Rider: a location’s counter, as a resource is placed face up',
    {
      cards: ['Armored Blue Wind Rider', { name: 'Mine', counters: { ore: 1 } }],
      hand: ['Moss', 'Enemies, Old and New'],
    },
    {},
    ['place Enemies, Old and New face up', 'yes'],
    { Mine: { counters: { ore: 0 } } },
  ),
  scene(
    'Armored Snowy Gryphon: one more of a location’s counters',
    {
      cards: ['Armored Snowy Gryphon', { name: 'Mine', counters: { ore: 1 } }],
      hand: ['Enemies, Old and New'],
    },
    {},
    ['place Enemies, Old and New face up', 'yes'],
    { Mine: { counters: { ore: 2 } } },
  ),
  scene(
    'Armored Snowy Gryphon: readies a location; a resource placed face down is nothing to it',
    { cards: ['Armored Snowy Gryphon', { name: 'Mine', counters: { ore: 1 }, exhausted: true }], hand: ['Moss'] },
    {},
    ['place Moss', 'use Armored Snowy Gryphon'],
    { Mine: { counters: { ore: 1 }, exhausted: false } },
  ),
])
