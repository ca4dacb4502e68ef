/** Cards of Heroes of Azeroth and of the four raids' treasures that are not read yet, or not as they are printed (docs/not-kept.md). They have no tests. */
export const awaited: ReadonlySet<string> = new Set([
  // HoA
  'Barak the Shamed',
  'Forbidden Knowledge',
  // MCT
  'Judgement Legplates',
  'Obsidian Edged Blade',
  // MLT
  'Eye of Magtheridon',
  "Liar's Tongue Gloves",
  // BTT
  'The Fall of the Betrayer',
])
