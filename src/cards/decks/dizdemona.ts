import type { DeckDef } from '../../language/types.ts'

export const dizdemona: DeckDef['cards'] = [
  [3, 'Your Fortune Awaits You'],
  [3, 'Zapped Giants'],
  [3, 'Chasing A-Me 01'],
  [3, "Kibler's Exotic Pets"],
  [4, 'Grimdron'],
  [4, 'Crazy Igvand'],
  [3, 'Parvink'],
  [4, 'Latro Abiectus'],
  [4, 'Leeroy Jenkins'],
  [3, 'Apprentice Teep'],
  [2, 'Freya Lightsworn'],
  [1, 'Lady Courtney Noel'],
  [4, 'Shadow Bolt'],
  [4, 'Steal Essence'],
  [4, 'Corruption'],
  [4, 'Life Tap'],
  [3, 'Curse of Agony'],
  [2, 'Rain of Fire'],
  [2, 'Vanquish'],
]
