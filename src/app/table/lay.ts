/** Loads everything for showing a raid: the table's drawing code, the raid's own pictures and sounds, its rules. */
import { loadTable, showPictures } from '../../board/index.ts'
import type { Library } from '../../engine/types.ts'
import { explainRulesOf } from '../help/rule-notes.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { picturesOf, soundsOf } from './raid-art.ts'
import type { TableSound } from './table-sound.tsx'

export const noTable = new Error(
  'The table could not be loaded. Check your connection, then reload this page and try again.',
)

/** Resolves once a game of this raid can be shown ('': of none). Rejects with `noTable`. */
export async function layTable(library: Library, raidId: string, sound: TableSound): Promise<void> {
  await whileWaiting('Loading the table…', loadTable()).catch(() => {
    throw noTable
  })
  const raid = library.raids.find(({ id }) => id === raidId)
  await showPictures(await picturesOf(raid))
  sound.bring(soundsOf(raid))
  explainRulesOf(library)
}
