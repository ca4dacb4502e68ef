/** What uniqueness (414) does to an answer is said in it. */
import { expect, test } from 'vitest'
import { decision, describe } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'

const words = (game: Parameters<typeof describe>[0]): string[] => {
  const open = decision(game)
  return open ? describe(game, open, open.seat).answers : []
}

test('414.3 playing what would replace a card says so; of two that clash the new one is marked', () => {
  const t = table({ raiders: [{ hand: ['Krol Blade'], cards: ['Krol Blade'], resources: 5 }], turn: 'R1' })
  const play = words(t.game).find((text) => text.startsWith('Play Krol Blade'))
  expect(play).toBe('Play Krol Blade (3) (replaces Krol Blade)')
  t.play('Krol Blade').resolve()
  expect(decision(t.game)?.kind).toBe('unique')
  expect(words(t.game).sort()).toEqual(['Destroy Krol Blade', 'Destroy Krol Blade (the new one)'])
  expect(describe(t.game, decision(t.game)!, 1).prompt).toBe('You can keep only one of these. Destroy which?')
})

test('414.3 nothing is said of a card that clashes with nothing', () => {
  const t = table({ raiders: [{ hand: ['Krol Blade', 'Crazy Igvand'], resources: 5 }], turn: 'R1' })
  expect(words(t.game).filter((text) => text.includes('replaces'))).toEqual([])
})
