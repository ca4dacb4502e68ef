/** Heroes that take a druid's form for a turn, until one of two things happens. */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const spell = (name: string, tags: readonly string[]): CardDef => ({
  ...{ name, type: 'ability', set: 'test', number: 0, cost: 0, classes: ['Druid'], tags },
  text: [{ do: 'draw', n: 1 }],
})
const library = await libraryOf(
  ['Maleo the Blur', 'Oakenclaw', 'Cat Form'],
  [
    ...['Moss', 'Rime'].map((name) => ({ ...spell(name, []), type: 'ally', atk: 1, health: 9 }) as const),
    spell('Swipe', ['Feral']),
    spell('Wrath', ['Balance']),
    { ...spell('Club', ['Melee (1)']), type: 'weapon', atk: 3, strike: 0, damageType: 'melee', text: [] },
  ],
)
const scene = sceneIn(library)
const maleo = { hero: 'Maleo the Blur', resources: 2 }
const oak = { hero: 'Oakenclaw', resources: 1 }

scenes([
  scene(
    'Maleo: one more ATK while attacking, also after a Feral ability',
    { ...maleo, hand: ['Swipe'] },
    {},
    ['use Maleo the Blur', 'play Swipe', 'attack Maleo the Blur > Hero B'],
    { dealt: ['1 melee Hero B'] },
  ),
  scene(
    'Maleo: another ability ends the form',
    { ...maleo, hand: ['Wrath'] },
    {},
    ['use Maleo the Blur', 'play Wrath', 'propose Maleo the Blur > Hero B'],
    { 'Maleo the Blur': { atk: 0 } },
  ),
  scene(
    'Maleo: so does a strike',
    { ...maleo, cards: ['Club'] },
    {},
    ['use Maleo the Blur', 'attack Maleo the Blur > Hero B | strike Club'],
    { dealt: ['3 melee Hero B'] },
  ),
  scene(
    'Maleo: he and a Form ability can’t both stay (414.3b)',
    { ...maleo, cards: ['Cat Form'] },
    {},
    ['use Maleo the Blur', ['pick Cat Form', 'pick Maleo the Blur'], 'Cat Form'],
    { 'A graveyard': ['Cat Form'], 'A party': ['Maleo the Blur'] },
  ),
  scene(
    'Oakenclaw: protects an ally in a turn of the opponent',
    { ...oak, cards: ['Moss'] },
    { cards: ['Rime'] },
    ['until B action', 'A: use Oakenclaw', 'attack Rime > Moss | Oakenclaw'],
    { Oakenclaw: { damage: 1 }, Moss: { damage: 0 } },
  ),
])
