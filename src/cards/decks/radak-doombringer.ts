import type { DeckDef } from '../../language/types.ts'

export const radak: DeckDef['cards'] = [
  [3, 'Your Fortune Awaits You'],
  [3, 'Zapped Giants'],
  [3, 'Chasing A-Me 01'],
  [3, "Kibler's Exotic Pets"],
  [4, 'Grimdron'],
  [4, 'Guardian Steelhorn'],
  [4, 'Kagra of the Crossroads'],
  [3, 'Voss Treebender'],
  [3, 'Vaerik Proudhoof'],
  [2, 'Valthak Spiritdrinker'],
  [2, 'Zorm Stonefury'],
  [2, 'Arnold Flem'],
  [1, "Vesh'ral"],
  [4, 'Shadow Bolt'],
  [4, 'Steal Essence'],
  [4, 'Corruption'],
  [4, 'Life Tap'],
  [3, 'Curse of Agony'],
  [2, 'Rain of Fire'],
  [2, 'Vanquish'],
]
