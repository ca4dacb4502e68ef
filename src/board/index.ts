/** The board's public exports. */
import { loadEmblems } from './art/paint.ts'
import type { mount as lay } from './table/table.ts'

export { type Backdrop, backdrop, type Figure } from './draw/backdrop.ts'
export { isBusy } from './input/keys.ts'
export type { Choice } from './places/answers.ts'
export { type InspectorLine, inspectorLines, printedLines } from './places/inspector.ts'
export type { Ask, Opening, PrintedFace, Scene, Stop, Words } from './scene.ts'
export { strikeIn } from './scene.ts'
export type { Table, TableOptions } from './table/table.ts'

/** Loads the table's drawing code, which the page starts without. Rejects if it can't be loaded. */
export async function loadTable(): Promise<typeof import('./table/table.ts')> {
  const [table] = await Promise.all([import('./table/table.ts'), loadEmblems()])
  return table
}

/** Mounts the table in an element, as `table.ts` says, once its code is loaded. */
export const mount: typeof lay = async (...to) => (await loadTable()).mount(...to)
