/** The door of the board. */
import { loadEmblems } from './art/paint.ts'
import type { mount as lay } from './table/table.ts'

export { type Backdrop, backdrop, type Figure } from './draw/backdrop.ts'
export { isBusy } from './input/keys.ts'
export type { Choice } from './places/answers.ts'
export { type CloseLine, closeLines } from './places/inspector.ts'
export type { Ask, Opening, Printed, Scene, Stop, Words } from './scene.ts'
export { strikeIn } from './scene.ts'
export type { Table, TableOptions } from './table/table.ts'

/** What draws the table, which the page begins without. Rejects where it can't be loaded. */
export async function loadTable(): Promise<typeof import('./table/table.ts')> {
  const [table] = await Promise.all([import('./table/table.ts'), loadEmblems()])
  return table
}

/** Sets the table up in a part of the page, as `table.ts` says, once what draws it is there. */
export const mount: typeof lay = async (...to) => (await loadTable()).mount(...to)
