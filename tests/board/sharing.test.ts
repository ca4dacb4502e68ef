/** Dividing an amount card by card on the table (R403): what a chosen card gets, its limits, and the answers below the cards. */
import { expect, test } from 'vitest'
import { choicesOf } from '../../src/board/places/answers.ts'
import { type Sharing, shared, sharingOf, withShares } from '../../src/board/places/sharing.ts'
import type { Scene } from '../../src/board/scene.ts'
import { crowded, deciding } from './fixture.ts'

const base = deciding(crowded())
const item = (card: number, text: string, most: number) => ({ card, seat: 1, text, most, now: 0 })
const items = [item(11, 'Warrax', 5), item(12, 'Parvink', 1), item(13, 'Parvink', 1)]
const division = { kind: 'shares', seats: [1, 2], least: 5, most: 5, text: '', items } as const
const scene: Scene = { ...base, decision: { ...base.decision, kind: 'number', answers: [] }, division }
const [even, back, agreed] = [3, 4, 5]

/** The division after these answers. */
const after = (...answers: number[]): Sharing =>
  answers.reduce((now, index) => shared(division, now, index) as Sharing, sharingOf(scene)!)
const given = ({ shares }: Sharing): number[] => items.map(({ card }) => shares.get(card) ?? 0)

test('a chosen card gets 1 more, up to its limit; of equal cards the next one then', () => {
  expect(given(after(0, 0, 1))).toEqual([2, 1, 0])
  expect(given(after(1, 1))).toEqual([0, 1, 1])
  expect(shared(division, after(1, 1), 1)).toBe('Parvink: at most 1.')
  expect(shared(division, after(0, 0, 0, 0, 0), 1)).toBe('All is assigned.')
})

test('a card gives 1 back, and none that it doesn’t have', () => {
  expect(given(after(0, 0, back, 0))).toEqual([1, 0, 0])
  expect(shared(division, after(back), 0)).toBe('Warrax: nothing to take back.')
  expect(given(after(0, back, 0, back, 1))).toEqual([0, 1, 0])
})

test('it is spread evenly within the limits, and agreed only when nothing is left', () => {
  expect(given(after(even))).toEqual([3, 1, 1])
  expect(shared(division, after(0), agreed)).toBe('4 still to assign.')
  expect(shared(division, after(even), agreed)).toBeNull()
})

test('the question counts down, the cards and their lines are lit, and stay the same question', () => {
  const now = after(0, 0)
  const shown = withShares(scene, now)
  expect(shown.words?.prompt).toContain('divide 5, 3 left')
  expect(shown.shares).toEqual([{ obj: 11, n: 2, type: '' }])
  expect((shared(division, now, 0) as Sharing).decision).toBe(shown.decision)
  const choices = choicesOf(shown, { letters: true })
  expect(choices.map(({ text }) => text)).toEqual(expect.arrayContaining(['Warrax: 2', 'Spread evenly', 'Take back']))
  expect(choices.at(-1)).toMatchObject({ text: 'Agreed', last: true, key: 'Space' })
  expect(sharingOf({ ...scene, division: null })).toBeNull()
})
