/** Chooses the library for a game, and explains why it can't be played. */
import { hasCards, library } from '../../content.ts'
import { engineVersion, libraryFor, misfit } from '../../engine/index.ts'
import type { GameRecord, Library, RaidNote } from '../../engine/types.ts'
import { plainText } from '../../language/plain-text.ts'
import { libraryWith } from '../shelf/page-library.ts'
import { isBuiltIn, type KeptRaid, type Shelf } from '../storage/shelf-store.ts'

/** An error in words: the engine's errors include place and fix. */
export function problems(error: unknown): string[] {
  const listed = (error as { problems?: { where: string; what: string; fix: string }[] }).problems
  if (listed) return listed.map(({ where, what, fix }) => `${where}: ${what} ${fix}`)
  const { what, fix } = error as { what?: string; fix?: string }
  if (what) return [[what, fix].filter(Boolean).join(' ')]
  return [plainText(error instanceof Error ? error.message : String(error))]
}

/** Why this page can’t continue a game, '' if it probably can. */
export function against(shelf: Shelf, record: GameRecord): string {
  try {
    const { setup, raid } = record
    if (!hasCards(setup)) return record.engine === engineVersion ? '' : otherVersion // its cards are loaded as it is opened
    if (!('raid' in setup) || isBuiltIn(setup.raid)) return misfit(library, record) ? otherVersion : ''
    if (record.engine !== engineVersion) return otherVersion
    return raid?.def ? '' : missingRaid(shelf.get(setup.raid), raid)
  } catch {
    return 'It is damaged.'
  }
}

/** Why a game can't go on with the raid that is on the shelf, '' if it probably can. */
function missingRaid(kept: KeptRaid | undefined, raid: RaidNote | undefined): string {
  const which = raid ? `, “${plainText(raid.name, 60)}” ${raid.version}${raid.author ? ` by ${raid.author}` : ''},` : ''
  if (!kept) return `Its raid${which} is not on your shelf.`
  return !raid || raid.version === kept.offer.version
    ? ''
    : `It needs version ${raid.version} of its raid; on your shelf is ${kept.offer.version}.`
}

const otherVersion = 'From another version of raidkeeper.'

/** The library in which a game is played: with the cards of its decks, and with the raid of the shelf, or of its record if they differ. */
export function libraryOf(shelf: Shelf, { setup, raid }: Pick<GameRecord, 'setup' | 'raid'>): Library {
  const known = 'raid' in setup ? libraryWith(shelf, setup.raid) : library
  return libraryFor(known, raid ? { setup, raid } : { setup })
}

/** Whether a record carries a raid that is neither built in nor, in the same form, on this page's shelf. */
export function bringsRaid(shelf: Shelf, { setup, raid }: GameRecord): boolean {
  if (!raid?.def) return false
  try {
    return libraryOf(shelf, { setup, raid }) !== libraryOf(shelf, { setup })
  } catch {
    return true // the shelf has one that can't be played
  }
}

/** Whether a game's raid has to be saved with it: it is neither built in nor on the shelf, or no longer. */
export function outOfShelf(shelf: Shelf, own: Library): () => boolean {
  const raid = own.raids.find((one) => !library.raids.includes(one))
  if (!raid) return () => false
  const kept = shelf.get(raid.id)
  const had = kept && libraryWith(shelf, raid.id).raids.includes(raid)
  return () => !had || shelf.get(raid.id) !== kept
}
