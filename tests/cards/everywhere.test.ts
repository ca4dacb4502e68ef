/** Cards about cards everywhere: what they are, and what they have, in whatever zone they are (415). */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 2, damageType: 'melee', health: 5 },
  ...more,
})
const own: CardDef[] = [
  ally('Gale', { damageType: 'nature' }),
  { name: 'Errand', type: 'quest', set: 'test', number: 0 },
  ally('Ember', { damageType: 'fire' }),
  {
    ...{ name: 'Kill', type: 'ability', instant: true, set: 'test', number: 0, cost: 1 },
    text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
  },
  {
    ...{ name: 'Call', type: 'ability', instant: true, set: 'test', number: 0, cost: 1 },
    text: [{ do: 'move', what: { choose: 1, tag: 'Demon', is: 'card', in: 'graveyard', of: 'you' }, to: 'hand' }],
  },
]
const names = ['Apocanon', 'Eitrigg', 'Arion', 'Feludius', 'Ignacious', 'Terrastra']
const library = await libraryOf(names, own)

const scene = sceneIn(library)

scenes([
  scene(
    'Apocanon: an ally in a graveyard is a Demon card, an ability is none',
    { cards: ['Apocanon'], hand: ['Call'], resources: 1, graveyard: ['Gale', 'Kill'] },
    {},
    ['play Call'],
    { 'A hand': ['Gale'] },
  ),
  scene(
    'Apocanon: without him there are no Demons',
    { hand: ['Call'], resources: 1, graveyard: ['Gale', 'Kill'] },
    {},
    ['play Call'],
    { 'A hand': [] },
  ),
  scene(
    'Eitrigg: a second card of a name goes, of each player by themselves (414.3b)',
    { cards: ['Eitrigg', 'Gale'], hand: ['Gale'], resources: 1 },
    { cards: ['Gale'] },
    ['play Gale', 'Gale'],
    { 'A party': ['Eitrigg', 'Gale', 'Hero A'], 'B party': ['Gale', 'Hero B'] },
  ),
  scene(
    'Arion: a Nature ally in the hand has Stash (415.8)',
    { cards: ['Arion'], hand: ['Gale'] },
    {},
    ['place Gale', 'yes'],
    { 'A party': ['Air Elemental', 'Arion', 'Hero A'], 'Air Elemental': { atk: 2, health: 1 } },
  ),
  scene('Arion: allies of other types have none', { cards: ['Arion'], hand: ['Ember'] }, {}, ['place Ember'], {
    'A party': ['Arion', 'Hero A'],
  }),
  scene(
    'Arion: as a Nature card of one’s own is destroyed',
    { cards: ['Arion', 'Gale'], hand: ['Kill'], resources: 1 },
    { cards: ['Gale'] },
    ['play Kill', ['pick Arion', 'pick Gale', 'pick Gale'], 'pick Gale', 'Hero B', 'yes'],
    { 'Hero B': { damage: 1 } },
  ),
  scene(
    'Ignacious: as he is destroyed himself, a resource is turned face down',
    { cards: ['Ignacious'], hand: ['Kill'], resources: 1 },
    { quests: ['Errand'] },
    ['play Kill', 'Errand', 'yes'],
    { 'A graveyard': ['Ignacious', 'Kill'], can: ['pass'] },
  ),
  scene(
    'Terrastra: a Melee card that is destroyed gives the hero 1 ATK this turn',
    { cards: ['Terrastra', 'Gale'], hand: ['Kill'], resources: 1 },
    {},
    ['play Kill', 'pick Terrastra'],
    { 'Hero A': { atk: 1 } },
  ),
])
