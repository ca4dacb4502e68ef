/** The door of the engine. Everything outside `src/engine` talks to a game through these functions. */
export type * from './types.ts'
