/** Compares two numbers, for `where` and `compare` in card data. */
import type { Compare } from './types.ts'

export function compare(a: number, op: Compare, b: number): boolean {
  switch (op) {
    case '=':
      return a === b
    case '!=':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    default:
      return a >= b
  }
}
