/** What players make of words that stand on few cards: they must not misjudge what they mean. */
import { describe, expect, test } from 'vitest'
import { decision, view } from '../../src/engine/index.ts'
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

describe('707.1d amounts in order', () => {
  const bolts = ability('Bolts', {
    text: [{ do: 'deal', n: [3, 1], type: 'nature', by: 'yourHero', to: { target: 2, is: 'ally', of: 'opponents' } }],
  })
  const library = withCards(ally('Tough', 3, 3), ally('Frail', 1, 1), ally('Slight', 2, 2), bolts)
  const raider = makePlayer('raider', 1, 7, library)
  const play = () => {
    const boss = { cards: ['Tough', 'Slight', 'Frail'] }
    return position({ library, boss, raiders: [{ hand: ['Bolts'] }], turn: 'R1' }).play('Bolts')
  }

  test('the large amount goes where it does most, the small one where that is enough', () => {
    const t = play()
    expect(thought(t, raider).does).toBe('pick Tough')
    expect(thought(t.say('pick Tough'), raider).does).toBe('pick Frail')
  })

  test('407 the first to be healed is who needs it most', () => {
    const t = position({
      raiders: [
        { hand: ['Chain Heal'], resources: 2, damage: 4 },
        { hero: 'Graccus', damage: 22 },
        { hero: 'Elendril', damage: 13 },
      ],
      library: withCards(),
      turn: 'R1',
    }).play('Chain Heal')
    const healer = makePlayer('raider', 1, 7, withCards())
    expect(thought(t, healer).does).toBe('pick Graccus')
    expect(thought(t.say('pick Graccus'), healer).does).toBe('pick Elendril')
  })
})

describe('707.1b X in a cost that is no resource', () => {
  const library = withCards(ally('Big', 5, 3))
  const raider = makePlayer('raider', 1, 7, library)
  const warlock = (damage: number) => {
    const raiders = [{ hero: 'Dizdemona', damage, resources: 3 }]
    return position({ library, boss: { cards: ['Big'] }, raiders, turn: 'R1' })
  }

  test('as much damage is put as destroys, not more', () => {
    const t = warlock(0).use('Dizdemona')
    const open = decision(t.game)!
    expect(open.kind).toBe('x')
    const { answer } = raider.choose(view(t.game, 1), open)
    expect(open.answers[answer]?.n).toBe(3)
  })

  test('nobody puts on herself what would be fatal', () => {
    const t = warlock(26)
    expect(thought(t, raider).does).not.toBe('use Dizdemona')
    const open = decision(t.use('Dizdemona').game)!
    expect(open.answers[raider.choose(view(t.game, 1), open).answer]?.n).toBeLessThan(2)
  })
})

describe('712.3 players asked for what they control', () => {
  const punish = ability('Punish', {
    text: [
      {
        do: 'deal',
        n: 3,
        type: 'fire',
        by: 'yourHero',
        to: { is: 'ally', of: { is: 'opponent', where: [{ count: { is: 'ally', of: 'it' } }, '>', 1] } },
      },
    ],
  })
  const library = withCards(ally('Brute', 5, 3), punish)

  test('a raider plays what hits opponents with many allies where there is one, and keeps it where there is none', () => {
    const does = (cards: string[]): string => {
      const t = position({ library, boss: { cards }, raiders: [{ hand: ['Punish'], exhausted: true }], turn: 'R1' })
      return thought(t, makePlayer('raider', 1, 7, library)).does
    }
    expect(does(['Brute', 'Brute'])).toBe('play Punish')
    expect(does(['Brute'])).not.toBe('play Punish')
  })
})
