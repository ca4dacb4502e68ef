/** The numbered rules: the turn. See index.ts. */
import type { Numbered } from './index.ts'

export const rules500: readonly Numbered[] = [
  ['500', 'Overview'],
  ['500.1', ''],
  ['500.2', ''],
  ['500.3', ''],
  ['500.4', ''],
  ['500.5', ''],
  ['500.6', ''],
  ['501', 'Start phase'],
  ['501.1', ''],
  ['501.1a', ''],
  ['501.1b', ''],
  ['501.2', ''],
  ['501.2a', ''],
  ['501.2b', ''],
  ['502', 'Action phase'],
  ['502.1', ''],
  ['502.2', ''],
  ['503', 'End phase'],
  ['503.1', ''],
  ['503.2', ''],
  ['503.2a', ''],
]
