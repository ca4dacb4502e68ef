/** Cards that ask how many others have one name (200.2). */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const ally = (name: string): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 2, atk: 1, damageType: 'melee', health: 9 },
})
const library = await libraryOf(['Plainswatcher Taro', 'Nesingwary 4000'], [ally('Moss'), ally('Rime')])
const scene = sceneIn(library)
const moss = ['Moss', 'Moss', 'Moss']

scenes([
  scene(
    'Plainswatcher Taro: free beside four of one name',
    { hand: ['Plainswatcher Taro'], cards: [...moss, 'Moss', 'Rime'] },
    {},
    ['play Plainswatcher Taro'],
    { 'Plainswatcher Taro': { zone: 'party' } },
  ),
  scene(
    'Plainswatcher Taro: three of one name and one of another are not enough, nor are resources that lie face down (412.1b)',
    { hand: ['Plainswatcher Taro'], cards: [...moss, 'Rime'], resources: 4 },
    { cards: ['Moss'] },
    [],
    { cannot: ['play Plainswatcher Taro'] },
  ),
  scene(
    'Nesingwary 4000: four in one opposing graveyard',
    { cards: ['Nesingwary 4000'] },
    { graveyard: [...moss, 'Moss'] },
    [],
    {
      'Nesingwary 4000': { atk: 4000 },
    },
  ),
  scene(
    'Nesingwary 4000: not in two graveyards together, nor in yours',
    { cards: ['Nesingwary 4000'], graveyard: [...moss, 'Moss'] },
    { graveyard: moss },
    [],
    { 'Nesingwary 4000': { atk: 1 } },
  ),
])
