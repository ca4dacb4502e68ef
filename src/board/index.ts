/** The door of the board. */
export { backdrop } from './backdrop.ts'
export { el, keep, setText } from './dom.ts'
export { isBusy } from './keys.ts'
export type { Ask, LogLine, Printed, Scene, Words } from './scene.ts'
export { mount, type Table, type TableOptions } from './table.ts'
