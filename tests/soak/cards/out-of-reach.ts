/** Kept cards of which something can't come up at any table, each with the reason. One that is whole after all is told. */
export const outOfReach: ReadonlyMap<string, string> = new Map([
  ["Al'Akir the Windlord", 'it makes itself Untargetable, so nothing targets it'],
  ['Ruby Skyrazor', 'it makes itself Untargetable, so nothing targets it'],
  [
    'Fingers of Frost',
    'what can’t become exhausted can’t attack (601.2a), so whether it can attack is not asked any more',
  ],
  ['Bolvar, Highlord of Fordragon Hold', 'the location that it searches for is not kept'],
  ["Saurfang the Younger, Kor'kron Warlord", 'the same'],
  ["Idra'kess Enchantress", 'the ally that it searches for is not kept'],
  ['Hearthstone', 'its cost ends the game, and what it keeps is for the next one'],
])
