/** Kept cards of which something can't come up at any table, each with the reason. One that is whole after all is told. */
export const outOfReach: ReadonlyMap<string, string> = new Map([
  ["Al'Akir the Windlord", 'it makes itself Untargetable, so nothing targets it'],
  ['Ruby Skyrazor', 'it makes itself Untargetable, so nothing targets it'],
  [
    'Fingers of Frost',
    'what can’t become exhausted can’t attack (601.2a), so whether it can attack is not asked any more',
  ],
  ["Idra'kess Enchantress", 'the ally that it searches for is not kept'],
  ['Kentro Slade', 'no Master Hero is in the decks there'],
  ['Fordragon Hold', 'nobody there has Bolvar in its name'],
  ['The Last Barov', 'allies there share a name (a scene in tests/cards has none that do)'],
  ['Reckoning of the Light', 'nothing there has dealt damage to its hero (a scene in tests/cards has)'],
  ['Deacon Markus Hallow', 'no opponent there is without cards (a scene in tests/cards has one)'],
  ["Dro'gash", 'nobody there has thirty removed cards (a scene in tests/cards has)'],
  ['Dramla Lifebender', 'she is removed from the game where she would be destroyed'],
  ['Victory Rush', 'no hero there has dealt fatal combat damage by then (a scene in tests/cards has)'],
  ['Captain Cookie', 'no Murloc lies among the five cards there (a scene in tests/cards has one)'],
  ['Gronn Skullcracker', 'nobody there begins with a hand of seven (a test in tests/cards does)'],
  ['Silithus', 'nobody there lives to see two hundred counters'],
  ['Hearthstone', 'its cost ends the game, and what it keeps is for the next one'],
])
