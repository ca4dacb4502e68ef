/** The door of the board's motion. */
export type { Moment } from './clip.ts'
export { type Effects, makeEffects, put, rest } from './effects.ts'
export { type Motion, type MotionOptions, makeMotion } from './motion.ts'
