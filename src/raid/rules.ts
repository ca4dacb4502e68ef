/** The numbered rules for a set of raids. */
import { type Numbered, numbered } from '../rules/numbers/index.ts'
import type { RaidDef } from './format.ts'

/** The Comprehensive Rules and the rules of all raids (R1), then each raid's own rules, in the order of the raids. */
export const rulesWith = (raids: readonly Pick<RaidDef, 'rules'>[]): readonly Numbered[] => [
  ...numbered,
  ...raids.flatMap(({ rules = [] }) => rules),
]
