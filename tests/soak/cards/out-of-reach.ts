/** Kept cards of which something can't come up at any table, each with the reason. One that is whole after all is told. */
export const outOfReach: ReadonlyMap<string, string> = new Map([
  ["Al'Akir the Windlord", 'it makes itself Untargetable, so nothing targets it'],
  ['Hearthstone', 'its cost ends the game, and what it keeps is for the next one'],
])
