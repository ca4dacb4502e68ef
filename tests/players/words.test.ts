/** What players make of words that stand on few cards: they must not misjudge what they mean. */
import { describe, expect, test } from 'vitest'
import type { CardDef, Nameable, SetWho } from '../../src/language/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { ability, ally, withCards } from '../rules/own.ts'
import { position, thought } from './position.ts'

describe('602.2 while protecting', () => {
  const guard = (more: Partial<CardDef> = {}): CardDef => ally('Guard', 0, 4, more)
  const bully = ally('Bully', 4, 6)

  /** What a raider answers whose Guard could protect against the Bully, for a hero who can take it. */
  const answers = (...guards: CardDef[]): string => {
    const library = withCards(bully, ...guards)
    const t = position({
      library,
      boss: { cards: ['Bully'] },
      raiders: [{ cards: guards.map((g) => g.name) }],
      turn: 'Boss',
    })
    t.propose('Bully', 'Warrax').say('pass').say('pass').say('pass').say('pass')
    return thought(t, makePlayer('raider', 1, 7, library)).does
  }

  test('a raider protects with whom it makes strong, and not with one who would only be destroyed', () => {
    const protector = { keyword: 'Protector' } as const
    expect(answers(guard({ powers: [protector] }))).toBe('pass')
    const strong = { mod: 'stat', what: 'self', stat: 'atk', n: 6, while: 'protecting' } as const
    expect(answers(guard({ powers: [protector, { always: [strong] }] }))).toBe('protect Guard')
    const defending = { ...strong, while: 'defending' } as const
    expect(answers(guard({ powers: [protector, { always: [defending] }] }))).toBe('protect Guard')
    const elsewhere = { ...strong, while: 'attacking' } as const
    expect(answers(guard({ powers: [protector, { always: [elsewhere] }] }))).toBe('pass')
  })
})

describe('104.1, 300.1 what is chosen by name', () => {
  const choice = (of: Nameable, what: SetWho): string => {
    const ruin = ability('Ruin', {
      text: [
        { do: 'name', of, as: 'it' },
        { do: 'destroy', what },
      ],
    })
    const library = withCards(ruin, ally('Giant', 6, 9, { cost: 6 }), ally('Imp', 1, 1, { cost: 1 }))
    const t = position({
      library,
      boss: { cards: ['Giant'] },
      raiders: [{ hand: ['Ruin'], cards: ['Imp'] }],
      turn: 'R1',
    })
    t.play('Ruin').resolve()
    return thought(t, makePlayer('raider', 1, 7, library)).does
  }

  test('a raider chooses the number, or the card type, that hurts opponents and not its own', () => {
    const cost = ['cost', '=', '$it'] as const
    expect(choice('number', { is: 'ally', where: cost })).toBe('number 6')
    expect(choice('card type', { is: '$it', of: 'opponents' })).toBe('word ally')
  })
})
