import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { filler } from './own.ts'

const hand = (n: number): string[] => Array.from({ length: n }, () => 'Thrash')

describe('713 one-shot modifiers', () => {
  test('713.2 "until a limit": at or over it nothing is done', () => {
    const t = table({
      boss: { hand: ['Learn Your Place, Mortal!', ...hand(4)], resources: 3, deck: [...filler, ...filler] },
      raiders: [{}],
      turn: 'Boss',
    })
    t.play('Learn Your Place, Mortal!').resolve()
    expect(t.zone('Boss', 'hand')).toHaveLength(10)
    const u = table({
      boss: { hand: ['Learn Your Place, Mortal!', ...hand(11)], resources: 3, deck: filler },
      raiders: [{}],
      turn: 'Boss',
    })
    u.play('Learn Your Place, Mortal!').resolve()
    expect(u.zone('Boss', 'hand')).toHaveLength(11)
  })

  test('712.3 as much as possible: a deck with too few cards', () => {
    const t = table({
      boss: { hand: ['How Fortuitous!'], resources: 2, deck: ['Crush'] },
      raiders: [{}, {}, {}],
      turn: 'Boss',
    })
    t.play('How Fortuitous!').resolve()
    // R101.3c: her graveyard comes back as a deck, and How Fortuitous! was not there yet.
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  })

  test('713.1 amounts are read as each is done: a sequence sees what it changed', () => {
    const t = table({
      boss: { hand: ['Tossed into the Hatchery'], resources: 2 },
      raiders: [{ cards: ['Kor Cindervein', 'Parvink'] }, { cards: ['Latro Abiectus'] }],
      turn: 'Boss',
    })
    t.play('Tossed into the Hatchery').resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(3)
  })
})
