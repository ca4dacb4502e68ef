import type { Placed } from '../types.ts'

/** The name of a card of a position. */
export const nameOf = (one: Placed): string => (typeof one === 'string' ? one : one.name)
