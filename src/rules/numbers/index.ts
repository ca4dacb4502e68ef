/**
 * Every numbered rule of the Comprehensive Rules 7.4 and those that all raids share: its number and, in our words, its topic.
 * A raid's own rules stand in its folder (`rules`). Rules that no program can enforce, or that only define a term, carry the reason.
 * `npm run rules` lists them with the places that enforce and test each.
 */
import { rules100 } from './100.ts'
import { rules200 } from './200.ts'
import { rules300 } from './300.ts'
import { rules400 } from './400.ts'
import { rules500 } from './500.ts'
import { rules600 } from './600.ts'
import { rules700 } from './700.ts'
import { rules800 } from './800.ts'
import { raids } from './raids.ts'

export type Standing = 'definition' | 'unenforceable'
/** Rule, title; for rules that nothing can break: their standing, and the reason. */
export type Numbered = readonly [rule: string, title: string, standing?: Standing, reason?: string]

export const numbered: readonly Numbered[] = [
  ...rules100,
  ...rules200,
  ...rules300,
  ...rules400,
  ...rules500,
  ...rules600,
  ...rules700,
  ...rules800,
  ...raids,
]
