/** Passing modifiers in views: what a seat may know of them, and when they are gone. */
import { describe, expect, test } from 'vitest'
import { describeForce, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 6 }, () => 'In Dreams')

describe('714.3 what an effect has made so for a time', () => {
  test('714.3 everybody sees it: what it says, whose it is, whom it is about, when it ends', () => {
    const t = table({
      boss: { hero: 'Lucifron', damage: 4, resources: 1, hand: ['Unexpected Distraction'] },
      raiders: [{ cards: [kor] }],
      turn: 'R1',
    })
    expect(view(t.game, 1).modifiers).toEqual([])
    t.propose(kor, 'Lucifron').as('Boss').play('Unexpected Distraction', 'Lucifron').resolve()
    for (const seat of [-1, 0, 1]) {
      const [mod, ...others] = view(t.game, seat).modifiers
      expect(others).toEqual([])
      expect(mod).toMatchObject({
        code: 'Unexpected Distraction#text.0.mods.0',
        controller: 0,
        on: [view(t.game, seat).seats[0]!.hero],
        ends: 'turn',
        seat: -1,
      })
    }
    expect(describeForce(t.game, 1)).toEqual([
      'Unexpected Distraction: Prevent all damage that would be dealt to target hero or ally (Lucifron) this turn.',
    ])
    t.as('R1').until('Boss', 'action')
    expect(view(t.game, 1).modifiers).toEqual([])
  })

  test('714.3 it says as whose turn begins it ends', () => {
    const t = table({
      boss: { hero: 'Majordomo Executus', cards: ['Flamewaker Elite'] },
      raiders: [{ cards: [kor], deck }],
      turn: 'R1',
      dice: [1, 2],
    })
    t.until('Boss', 'action')
    const { cards, modifiers } = view(t.game, 1)
    expect(modifiers).toMatchObject([{ ends: 'start', seat: 0, controller: 0 }])
    expect(modifiers[0]!.on.map((o) => cards[o]?.def)).toEqual([kor])
    expect(describeForce(t.game, 1)).toEqual([
      `Majordomo Executus: Prevent all damage that raiders' allies would deal (${kor}) until the start of the Boss's next turn.`,
    ])
  })
})
