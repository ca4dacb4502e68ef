/**
 * Every numbered rule of the Comprehensive Rules 7.4 and those that all raids share: its number and, in our words, what it is about.
 * A raid's own rules stand in its folder (`rules`). What no program can enforce, and what only gives a thing its name, says so with the reason. `npm run rules` lists
 * them with where each is enforced and tested.
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
/** Rule, title; for rules that nothing can break: what it is instead, and why. */
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
