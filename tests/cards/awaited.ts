/** Cards of Heroes of Azeroth and of the four raids' treasures that are not read yet, and have no tests; each with what it waits for. */
export const awaited: ReadonlySet<string> = new Set([
  'Barak the Shamed', // HoA: players choose numbers in secret
  'Obsidian Edged Blade', // MCT: a power that is used from the hand
  'Eye of Magtheridon', // MLT: a die that has been rolled is changed
  "Liar's Tongue Gloves", // MLT: a guess about a card's type
])
