/** Card types of a raid's own: declared, checked, printed. */
import { expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { printEffects, raidWords } from '../../src/language/print/print.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'

const said = (types: unknown): string[] =>
  lintRaid({ ...moltenCore, types: types as RaidDef['types'] }).map(({ where, what, fix }) => `${where} ${what} ${fix}`)

test('a raid declares the types of its own cards, with their nouns', () => {
  expect(said(moltenCore.types)).toEqual([])
  expect(said(undefined)).toContain(
    'Rune of Kress.type "Rune" is not a card type Use one of: hero, ally, ability, armor, weapon, item, quest, location, event.',
  )
  expect(said({ ...moltenCore.types, cube: { one: 'Cube', many: 'Cubes' } })).toContain(
    'molten-core.types.cube does not begin with a capital. Call it "Cube".',
  )
  expect(said({ ...moltenCore.types, Cube: { one: 'Cube', many: 'Cubes' } })).toEqual([
    'molten-core.types.Cube no card has this type. Give it to a card, or remove it.',
  ])
  expect(said({ Rune: { one: 'rune' } })).toEqual(['molten-core.types.Rune "many" is missing Add "many".'])
})

test('texts call cards of a raid’s own type as the raid does', () => {
  const words = raidWords(moltenCore)
  expect(printEffects([{ do: 'draw', n: { count: { is: 'Rune', of: 'you' } } }], words)).toContain('rune')
  expect(printEffects([{ do: 'destroy', what: { choose: 1, is: 'Rune', of: 'you' } }], words)).toBe(
    'Destroy a rune you control.',
  )
})
