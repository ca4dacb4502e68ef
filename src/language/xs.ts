/** Where an X stands in card data, and what says how high it can be (707.1b). */

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** Whether an X stands anywhere in a piece of data. */
export const usesX = (node: unknown): boolean => node === 'X' || (isObject(node) && Object.values(node).some(usesX))

/** A set that X of these are picked from, or the top X of a zone. */
export const takesX = (set: unknown): boolean =>
  isObject(set) && [set.choose, set.random, set.top].some((q) => q === 'X')

/** A set of what has just X of something: "an ally with cost X". */
export const hasX = (set: unknown): boolean => {
  const where = isObject(set) ? set.where : undefined
  return Array.isArray(where) && typeof where[0] === 'string' && where[1] === '=' && where[2] === 'X'
}

/** Whether a part of a cost can be paid only up to some X: resources, counters, damage up to fatal, so many cards, one with that cost. */
export function limitsX(e: unknown): boolean {
  if (!isObject(e)) return false
  if (e.do === 'pay' || e.do === 'remove' || (e.do === 'put' && e.what === 'damage')) return e.n === 'X'
  return (e.do === 'discard' && e.what === undefined && e.n === 'X') || takesX(e.what) || hasX(e.what)
}
