/** Cards that ask for characters in combat with your hero (602.2). */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 2, atk: 1, damageType: 'melee', health: 9 },
})
const library = await libraryOf(['Topple', 'Hamstring'], [ally('Moss'), ally('Rime')])
const scene = sceneIn(library)

scenes([
  scene(
    'Topple: the ally that attacks your hero',
    { hand: ['Topple'], resources: 2 },
    { cards: ['Moss', 'Rime'] },
    ['until B action', 'propose Rime > Hero A', 'go on', 'A: play Topple'],
    { 'B graveyard': ['Rime'], 'Hero A': { damage: 0 } },
  ),
  scene(
    'Topple: not one that attacks another of yours',
    { hand: ['Topple'], resources: 2, cards: ['Moss'] },
    { cards: ['Rime'] },
    ['until B action', 'propose Rime > Moss', 'go on'],
    { cannot: ['play Topple'] },
  ),
  scene(
    'Hamstring: on an ally that your hero attacks; it does not ready',
    { hand: ['Hamstring'], resources: 1 },
    { cards: [{ name: 'Rime', exhausted: true }, 'Moss'] },
    ['propose Hero A > Rime', 'go on', 'A: play Hamstring', 'fight', 'until B action'],
    { Rime: { exhausted: true } },
  ),
])
