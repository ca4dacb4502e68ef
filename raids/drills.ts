/** The drills of each raid (src/practice), in files that are loaded on demand (`npm run drills`). */
// Written by `npm run raids`: change the raids, not this file.
export const drillFiles: Readonly<Record<string, () => Promise<unknown>>> = {
  'onyxias-lair': async () => (await import('./onyxias-lair/drills.json')).default,
  'molten-core': async () => (await import('./molten-core/drills.json')).default,
  'magtheridons-lair': async () => (await import('./magtheridons-lair/drills.json')).default,
  'black-temple': async () => (await import('./black-temple/drills.json')).default,
  'drowned-bell': async () => (await import('./drowned-bell.drills.json')).default,
}
