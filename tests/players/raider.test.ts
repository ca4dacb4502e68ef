import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { Answer } from '../../src/engine/types.ts'
import { makePlayer, playerNames } from '../../src/players/index.ts'
import { decisionKinds } from '../../src/state/types.ts'
import { ask, decide, pass, picks, stage } from './stage.ts'

const raiders = ['raider', 'protector', 'healer', 'damage', 'control', 'careful'] as const

describe.each(raiders)('%s', (name) => {
  test('attacks the Boss, who deals no damage as she defends', () => {
    const s = stage({ turn: 1, raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'] }] })
    const attack: Answer = { do: 'attack', card: s.id('Kor Cindervein') }
    expect(ask(name, s, decide(1, 'priority', [pass, attack])).answer).toEqual(attack)
    const d = decide(1, 'attacker-target', picks(s, 'Onyxia (Stage 1)'), { card: s.id('Kor Cindervein') })
    expect(ask(name, s, d).why).toBe('Kor Cindervein attacks Onyxia: 3 damage, nothing back.')
  })

  test('does not attack with a card that deals no damage', () => {
    const s = stage({ turn: 1, raiders: [{ hero: 'Warrax', party: ['Crazy Igvand'] }] })
    const d = decide(1, 'priority', [pass, { do: 'attack', card: s.id('Crazy Igvand') }])
    expect(ask(name, s, d).answer).toEqual(pass)
  })

  test('heals the most hurt friend, never the Boss', () => {
    const s = stage({
      turn: 1,
      boss: { hero: { def: 'Onyxia (Stage 1)', damage: 15 } },
      raiders: [
        { hero: { def: 'Boris Brightbeard', damage: 2 }, hand: ['Flash Heal'] },
        { hero: { def: 'Warrax', damage: 20 } },
      ],
    })
    const names = ['Onyxia (Stage 1)', 'Boris Brightbeard', 'Warrax']
    const d = decide(1, 'target', picks(s, ...names), { card: s.id('Flash Heal'), code: 'Flash Heal#text.0.from' })
    expect(ask(name, s, d).answer.card).toBe(s.id('Warrax'))
  })

  test('heals nobody who is whole', () => {
    const s = stage({ turn: 1, raiders: [{ hero: 'Boris Brightbeard', hand: ['Heal'], ready: 2 }] })
    expect(ask(name, s, decide(1, 'priority', [pass, { do: 'play', card: s.id('Heal') }])).answer).toEqual(pass)
  })

  test('never aims harm at a friend while an opponent can be chosen', () => {
    const harmful = [
      ['Smite', 'Smite#text.0.to'],
      ['Rend', 'Rend#attach'],
      ['Chastise', 'Chastise#text.0.to'],
      ['Hammer of Justice', 'Hammer of Justice#text.0.what'],
      ['Shadow Word: Pain', 'Shadow Word: Pain#attach'],
      ['Quick Strike', 'Quick Strike#text.0.to'],
    ] as const
    for (const [card, code] of harmful) {
      const s = stage({
        turn: 1,
        boss: { party: [{ def: 'Onyxian Whelp', token: true }] },
        raiders: [
          { hero: { def: 'Graccus', damage: 25 }, party: ['Kor Cindervein'], hand: [card] },
          { hero: { def: 'Warrax', damage: 28 }, party: ['Treesong'] },
        ],
      })
      const names = ['Graccus', 'Warrax', 'Treesong', 'Kor Cindervein', 'Onyxian Whelp', 'Onyxia (Stage 1)']
      const d = decide(1, 'target', picks(s, ...names), { card: s.id(card), code })
      expect([s.id('Onyxian Whelp'), s.id('Onyxia (Stage 1)')], card).toContain(ask(name, s, d).answer.card)
    }
  })

  test('gives its blessings to friends', () => {
    const s = stage({ turn: 1, raiders: [{ hero: 'Graccus', hand: ['Blessing of Might', 'Power Word: Fortitude'] }] })
    for (const card of ['Blessing of Might', 'Power Word: Fortitude']) {
      const d = decide(1, 'target', picks(s, 'Onyxia (Stage 1)', 'Graccus'), {
        card: s.id(card),
        code: `${card}#attach`,
      })
      expect(ask(name, s, d).answer.card, card).toBe(s.id('Graccus'))
    }
  })

  test('protects a hero who would be destroyed, and not one who can take it', () => {
    const hit = (damage: number) => {
      const s = stage({
        turn: 0,
        seat: 1,
        stage: 3,
        boss: { party: ['Tooth and Claw'] },
        raiders: [{ hero: 'Graccus', party: ['Crazy Igvand'] }, { hero: { def: 'Warrax', damage } }],
        combat: { attacker: 'Onyxia (Stage 3)', defender: 'Warrax', window: 'protect' },
      })
      const boss = s.view.cards[s.id('Onyxia (Stage 3)')]
      const view = { ...s.view, cards: { ...s.view.cards, [boss.id]: { ...boss, atk: 8 } } }
      const d = decide(1, 'protect', [pass, { do: 'protect', card: s.id('Crazy Igvand') }])
      return ask(name, { ...s, view }, d)
    }
    expect(hit(25).answer.do).toBe('protect')
    expect(hit(25).why).toContain('would die')
  })

  test('uses armor against damage to itself', () => {
    const s = stage({
      turn: 0,
      seat: 1,
      raiders: [{ hero: 'Graccus', party: ['Golem Skull Helm', 'Draconian Deflector'] }],
    })
    const packet = { n: 4, types: ['fire'], by: s.id('Onyxia (Stage 1)'), to: s.id('Graccus'), combat: false }
    const prevents: Answer[] = ['Golem Skull Helm', 'Draconian Deflector'].map((n) => ({
      do: 'prevent',
      card: s.id(n),
    }))
    expect(ask(name, s, decide(1, 'armor', [pass, ...prevents], { packet })).answer).toEqual(prevents[1])
  })

  test('strikes with a weapon when it can pay', () => {
    const s = stage({
      turn: 1,
      raiders: [{ hero: 'Warrax', party: ['Krol Blade'], ready: 1 }],
      combat: { attacker: 'Warrax', window: 'attack' },
    })
    const view = { ...s.view, combat: { ...s.view.combat!, proposed: s.id('Onyxia (Stage 1)') } }
    const d = decide(1, 'strike', [pass, { do: 'strike', card: s.id('Krol Blade') }])
    expect(ask(name, { ...s, view }, d).answer.do).toBe('strike')
  })

  test('makes a quest its resource, face up', () => {
    const s = stage({ turn: 1, raiders: [{ hero: 'Warrax', hand: ['In Dreams', 'Kor Cindervein'], resources: 2 }] })
    const place = (card: string, n: number): Answer => ({ do: 'place', card: s.id(card), n })
    const d = decide(1, 'priority', [pass, place('Kor Cindervein', 0), place('In Dreams', 0), place('In Dreams', 1)])
    expect(ask(name, s, d).answer).toEqual(place('In Dreams', 1))
  })
})

// A healer plays Maxum Ironbrew, who heals.
test.each(raiders.filter((name) => name !== 'healer'))(
  '%s plays the set of cards that its resources are best spent on',
  (name) => {
    const s = stage({
      turn: 1,
      raiders: [{ hero: 'Warrax', hand: ['Maxum Ironbrew', 'Kor Cindervein', 'Crazy Igvand'], ready: 5 }],
    })
    const play = (card: string): Answer => ({ do: 'play', card: s.id(card) })
    const d = decide(1, 'priority', [pass, play('Maxum Ironbrew'), play('Kor Cindervein'), play('Crazy Igvand')])
    expect(ask(name, s, d).answer).not.toEqual(play('Maxum Ironbrew'))
    expect(ask(name, s, d).answer.do).toBe('play')
  },
)

describe('every player', () => {
  const kinds = decisionKinds.map((kind) => kind)

  test.each(playerNames.map((p) => [p.name, p.for] as const))(
    '%s answers every kind of decision with a reason',
    (name, side) => {
      const seat = side === 'boss' ? 0 : 1
      const s = stage({
        turn: seat,
        boss: { hand: ['Crush'] },
        raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'], hand: ['Rend'] }],
      })
      const bare: Answer[] = [
        { do: 'pass' },
        { do: 'pick', card: s.id('Warrax') },
        { do: 'number', n: 2 },
        { do: 'mode', n: 1 },
        { do: 'yes' },
        { do: 'trigger', n: 0 },
        { do: 'prevent', code: 'Nobody#powers.0' },
        { do: 'use', card: 9999, code: 'Nobody#powers.0' },
        { do: 'pick', card: -1 },
        { do: 'pick', card: -1001 },
      ]
      for (const kind of kinds)
        for (const answers of [bare, bare.slice(1), bare.slice(3, 4)])
          for (const code of [undefined, 'Crush#text.0.what', 'Nobody#nowhere', 'Crush']) {
            const choice = makePlayer(name, seat, 3, library).choose(s.view, decide(seat, kind, answers, { code }))
            expect(answers[choice.answer], kind).toBeDefined()
            const act = kind === 'priority' && ['pass', 'use'].includes(answers[choice.answer]!.do)
            // What is done by chance has nothing to say but of whole acts, and nobody of an order that makes no difference.
            if (act || (kind !== 'order' && name !== 'random')) expect(choice.why, kind).toMatch(/^\S.*\.$/)
            else expect(choice.why, kind).toMatch(/^(\S.*\.)?$/)
          }
    },
  )

  test.each(playerNames.map((p) => [p.name, p.for] as const))(
    '%s gives the same answers to the same questions',
    (name, side) => {
      const seat = side === 'boss' ? 0 : 1
      const s = stage({
        turn: seat,
        boss: { hand: ['Crush', 'Flame Breath'], ready: 3 },
        raiders: [{ hero: 'Warrax', hand: ['Rend'], ready: 1 }],
      })
      const answers: Answer[] = [pass, ...s.view.seats[seat].hand.map((card): Answer => ({ do: 'play', card }))]
      const run = () => {
        const player = makePlayer(name, seat, 11, library)
        return Array.from({ length: 40 }, () => player.choose(s.view, decide(seat, 'priority', answers)))
      }
      expect(run()).toEqual(run())
    },
  )

  test('the random player depends on its seed and its seat', () => {
    const s = stage({})
    const answers = Array.from({ length: 50 }, (_, n): Answer => ({ do: 'number', n }))
    const run = (seat: number, seed: number) => {
      const player = makePlayer('random', seat, seed, library)
      return Array.from({ length: 20 }, () => player.choose(s.view, decide(seat, 'number', answers)).answer).join()
    }
    expect(new Set([run(0, 1), run(1, 1), run(0, 2), run(1, 2)]).size).toBe(4)
  })

  test('the same free power is not used for ever', () => {
    const s = stage({
      boss: { hero: { def: 'Onyxia (Stage 1)', exhausted: true }, party: ['Thrash', 'Tooth and Claw'] },
      raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'] }],
    })
    const player = makePlayer('tactics', 0, 1, library)
    const d = decide(0, 'priority', [pass, { do: 'use', card: s.id('Thrash'), code: 'Thrash#powers.0' }])
    const uses = Array.from({ length: 20 }, () => player.choose(s.view, d).answer)
    expect(uses.filter((n) => n === 1).length).toBe(3)
  })

  test('unknown names and wrong seats are refused with what would fit', () => {
    expect(() => makePlayer('tatics', 0, 1, library)).toThrow(
      'There is no player "tatics". For this seat there are "tactics", "gentle", "story", "normal", "heroic", "mythic", "ahead", "briefly", "random".',
    )
    expect(() => makePlayer('raider', 0, 1, library)).toThrow('not seat 0')
    expect(() => makePlayer('tactics', 2, 1, library)).toThrow(
      '"raider", "protector", "healer", "damage", "control", "careful", "ahead", "briefly", "random"',
    )
  })
})
