/** The board's public exports. */
import { loadBeings } from './art/beings/files.ts'
import { loadEmblems } from './art/paint.ts'
import type {
  printedPicture as face,
  mount as lay,
  portrait as paint,
  passCanvas as pass,
  showPictures as show,
} from './table/table.ts'

export { fileOf, loadBeings } from './art/beings/files.ts'
export { kinds } from './art/beings/kinds.ts'
export type { Look } from './art/own.ts'
export { type Backdrop, backdrop, endPicture, type Figure, hallTile } from './draw/backdrop.ts'
export { isBusy } from './input/keys.ts'
export type { Choice } from './places/answers.ts'
export { type InspectorLine, inspectorLines, printedLines } from './places/inspector.ts'
export type { Ask, Opening, PrintedFace, Scene, Stop, Words } from './scene.ts'
export { strikeIn } from './scene.ts'
export type { Table, TableOptions } from './table/table.ts'

/** Loads the table's drawing code, which the page starts without. Rejects if it can't be loaded. */
export async function loadTable(): Promise<typeof import('./table/table.ts')> {
  const [table] = await Promise.all([import('./table/table.ts'), loadEmblems(), loadBeings()])
  return table
}

/** The picture of a hero, from `table.ts`, once its code is loaded. */
export const portrait = async (...what: Parameters<typeof paint>): Promise<HTMLElement | null> =>
  (await loadTable()).portrait(...what)

/** The face of a printed card, from `table.ts`, once its code is loaded. */
export const printedPicture = async (...what: Parameters<typeof face>): Promise<HTMLElement | null> =>
  (await loadTable()).printedPicture(...what)

/** The own pictures of the current raid, by the names of its cards. */
export const showPictures = async (...what: Parameters<typeof show>): Promise<void> =>
  (await loadTable()).showPictures(...what)

/** Lets the next table have the canvas of the one that is closed before it. */
export const passCanvas = async (...what: Parameters<typeof pass>): Promise<void> =>
  (await loadTable()).passCanvas(...what)

/** Mounts the table in an element, with `table.ts`, once its code is loaded. */
export const mount: typeof lay = async (...to) => (await loadTable()).mount(...to)
