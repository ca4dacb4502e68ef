/** The book of numbered rules as far as these raids go. */
import { type Numbered, numbered } from '../rules/numbers/index.ts'
import type { RaidDef } from './format.ts'

/** The Comprehensive Rules and what all raids share (R1), then each raid's own, in the order of the raids. */
export const rulesWith = (raids: readonly Pick<RaidDef, 'rules'>[]): readonly Numbered[] => [
  ...numbered,
  ...raids.flatMap(({ rules = [] }) => rules),
]
