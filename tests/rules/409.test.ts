import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, withCards } from './own.ts'

const lib = withCards(
  ally('Early Bird', 1, 1, { cost: 0 }),
  ally('Recaller', 1, 1, {
    powers: [
      {
        pay: [{ do: 'pay', n: 0 }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'can', on: 'play', by: 'you', for: { target: 1, is: 'ally', in: 'graveyard', of: 'you' } }],
            until: 'turn',
          },
        ],
      },
    ],
  }),
)

describe('409 playing cards, 411 readiness', () => {
  test('409.1 a non-instant only in one’s own action phase with an empty chain; an instant at any priority', () => {
    const side = {
      hand: ['Charge', 'Mocking Blow', 'Tristan Rapidstrike', 'Kor Cindervein'],
      resources: 8,
      deck: filler,
    }
    const at = (turn: string, step: 'draw' | 'action' | 'end'): string[] => {
      const t = table({ raiders: [side, {}], turn, at: step })
      return t
        .as('R1')
        .legal()
        .filter((w) => w.startsWith('play'))
    }
    const instants = ['play Mocking Blow', 'play Tristan Rapidstrike']
    expect(at('R1', 'action')).toEqual(['play Charge', ...instants, 'play Kor Cindervein'])
    expect(at('R1', 'draw')).toEqual(instants)
    expect(at('R1', 'end')).toEqual(instants)
    expect(at('R2', 'action')).toEqual(instants)
    expect(at('Boss', 'action')).toEqual(instants)
  })

  test('409.1 not in response, not in combat', () => {
    const t = table({
      raiders: [{ hand: ['Charge', 'Charge', 'Mocking Blow'], resources: 8, deck: filler }],
      turn: 'R1',
    })
    t.play('Charge', 'Onyxia')
    expect(t.legal()).toEqual(['pass', 'play Mocking Blow', 'use Warrax'])
    t.resolve()
    t.propose('Warrax', 'Onyxia').say('pass').say('pass')
    expect(t.legal()).toEqual(['pass', 'play Mocking Blow', 'use Warrax'])
  })

  test('409.2 quests are never played', () => {
    const t = table({ raiders: [{ hand: ['In Dreams'], resources: 8 }], turn: 'R1' })
    expect(t.legal()).not.toContain('play In Dreams')
  })

  test('409.1 a card is on the chain until it resolves', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Early Bird'] }], turn: 'R1' })
    t.play('Early Bird').expect('Early Bird', { zone: 'chain' })
    expect(t.zone('R1', 'hand')).toEqual([])
    t.resolve().expect('Early Bird', { zone: 'party', exhausted: false })
  })

  test('409.1, 415.9 a card may be played from the graveyard once: what has moved is another card', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Recaller'], graveyard: ['Early Bird'] }], turn: 'R1' })
    expect(t.legal()).not.toContain('play Early Bird')
    t.use('Recaller').resolve().play('Early Bird').resolve().expect('Early Bird', { zone: 'party' })
    expect(t.legal()).not.toContain('play Early Bird')
  })

  test('411.1 only what is ready can be exhausted, and the reverse: no event otherwise', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2 },
      raiders: [{ cards: [{ name: 'Lord Grayson Shadowbreaker', exhausted: true }], damage: 5 }],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([]) // "when he becomes exhausted" did not trigger
    const u = table({
      boss: { hand: ['Wing Buffet'], resources: 2 },
      raiders: [{ cards: ['Lord Grayson Shadowbreaker'], damage: 5 }],
      turn: 'Boss',
    })
    u.play('Wing Buffet').resolve()
    expect(u.asked()).toBe('R1: target')
    u.say('pick Warrax').resolve().expect('Warrax', { damage: 3 })
  })
})
