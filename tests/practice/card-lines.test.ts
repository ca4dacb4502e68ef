import { expect, test } from 'vitest'
import { cardsIn, linesOf } from '../../src/practice/index.ts'

test('cards one a line, with number and state; a parenthesis of other words belongs to the name', () => {
  const text =
    ' 2 Parvink\n\n2x Rend (on Onyxian Whelp)\nKrol Blade (exhausted, 3 damage)\nOnyxia (Stage 3)\nChasing A-Me 01 (face down, new)'
  expect(cardsIn(text)).toEqual([
    'Parvink',
    'Parvink',
    { name: 'Rend', on: 'Onyxian Whelp' },
    { name: 'Rend', on: 'Onyxian Whelp' },
    { name: 'Krol Blade', exhausted: true, damage: 3 },
    'Onyxia (Stage 3)',
    { name: 'Chasing A-Me 01', faceDown: true, fresh: true },
  ])
  expect(cardsIn('\n  \n')).toEqual([])
})

test('cards are written as they are read', () => {
  const cards = [
    'Parvink',
    'Parvink',
    { name: 'Krol Blade', exhausted: true, damage: 2 },
    { name: 'Rend', on: 'Parvink', fresh: true, faceDown: true },
  ]
  expect(linesOf(cards)).toBe('2 Parvink\nKrol Blade (exhausted, 2 damage)\nRend (face down, new, on Parvink)')
  expect(cardsIn(linesOf(cards))).toEqual(cards)
})
