/** The comparison of two numbers that a card's `where` or `compare` asks for. */
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
