import type { DeckDef } from '../../language/types.ts'

export const timmo: DeckDef['cards'] = [
  [3, 'Your Fortune Awaits You'],
  [3, 'Big Game Hunter'],
  [3, 'Chasing A-Me 01'],
  [3, "Kibler's Exotic Pets"],
  [4, 'Apprentice Teep'],
  [4, 'Latro Abiectus'],
  [3, 'Crazy Igvand'],
  [3, 'Galway Steamwhistle'],
  [3, 'Randipan'],
  [3, 'Parvink'],
  [4, 'Leeroy Jenkins'],
  [2, "Sha'lin Nightwind"],
  [4, 'Krol Blade'],
  [3, 'Thrash Blade'],
  [3, 'Eye of Rend'],
  [1, 'Masons Fraternity Ring'],
  [4, 'Sinister Strike'],
  [3, 'Gouge'],
  [2, 'Deadly Poison'],
  [2, 'Cold Blood'],
]
