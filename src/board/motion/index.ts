/** The public exports of the board's motion. */
export type { ClipMoment } from './clip.ts'
export { makeEffects, put, rest } from './effects.ts'
export { type Motion, type MotionOptions, makeMotion } from './motion.ts'
