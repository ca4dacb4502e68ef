import type { DeckDef } from '../../language/types.ts'

export const thangal: DeckDef['cards'] = [
  [3, 'Your Fortune Awaits You'],
  [3, "Kibler's Exotic Pets"],
  [4, 'Chasing A-Me 01'],
  [2, 'Zapped Giants'],
  [4, 'Guardian Steelhorn'],
  [4, 'Kagra of the Crossroads'],
  [4, "Ka'tali Stonetusk"],
  [3, 'Deacon Johanna'],
  [3, 'Vaerik Proudhoof'],
  [2, 'Kulan Earthguard'],
  [2, 'Wazzuli Wildmender'],
  [2, 'Elder Moorf'],
  [4, 'Bear Form'],
  [4, 'Bash'],
  [3, 'Maul'],
  [2, 'Predatory Strikes'],
  [4, 'Healing Touch'],
  [3, 'Mark of the Wild'],
  [2, "Myrmidon's Signet"],
  [2, 'Masons Fraternity Ring'],
]
