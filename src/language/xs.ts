/** The places of X in card data, and its limits (707.1b). */

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** Whether X occurs anywhere in a piece of data. */
export const usesX = (node: unknown): boolean => node === 'X' || (isObject(node) && Object.values(node).some(usesX))

/** Whether a set picks X of its members, or takes the top X of a zone. */
export const takesX = (set: unknown): boolean =>
  isObject(set) && [set.choose, set.random, set.top].some((q) => q === 'X')

/** Whether a set means objects with exactly X of something: "an ally with cost X". */
export const hasX = (set: unknown): boolean => {
  const where = isObject(set) ? set.where : undefined
  return Array.isArray(where) && typeof where[0] === 'string' && where[1] === '=' && where[2] === 'X'
}

/** Whether a part of a cost limits X: resources, counters, damage up to fatal, X cards, or a card with cost X. */
export function limitsX(e: unknown): boolean {
  if (!isObject(e)) return false
  if (e.do === 'pay' || e.do === 'remove' || (e.do === 'put' && e.what === 'damage')) return e.n === 'X'
  return (e.do === 'discard' && e.what === undefined && e.n === 'X') || takesX(e.what) || hasX(e.what)
}
