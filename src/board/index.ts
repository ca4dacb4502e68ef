/** The door of the board. */
export { backdrop } from './backdrop.ts'
export { facePicture } from './cards.ts'
export { button, el, keep, setText } from './dom.ts'
export { type CloseLine, closeLines } from './inspector.ts'
export { isBusy } from './keys.ts'
export type { Ask, LogAbout, LogLine, Opening, Printed, Scene, Words } from './scene.ts'
export { logAbouts } from './scene.ts'
export { mount, type Table, type TableOptions } from './table.ts'
