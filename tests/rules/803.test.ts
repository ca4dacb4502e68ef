// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const lib = withCards(
  // Two that ready each other for nothing, and one that does it for others.
  ally('Tumbler', 1, 3, {
    powers: [{ pay: [{ do: 'say', words: 'Hop' }], then: [{ do: 'heal', n: 1, by: 'self', from: 'self' }] }],
  }),
  ally('Swapper', 1, 3, {
    powers: [
      {
        pay: [{ do: 'say', words: 'Up' }],
        then: [{ do: 'ready', what: { target: 1, is: 'ally', state: 'exhausted' } }],
      },
    ],
  }),
  ally('Napper', 1, 3, {
    powers: [{ pay: [{ do: 'exhaust', what: 'self' }], then: [{ do: 'heal', n: 1, by: 'self', from: 'self' }] }],
  }),
  ally('Waker', 1, 3, {
    powers: [
      {
        pay: [{ do: 'say', words: 'Wake' }],
        then: [{ do: 'ready', what: { target: 1, is: 'ally', state: 'exhausted', of: 'opponents' } }],
      },
    ],
  }),
  ally('Phoenix', 0, 1, {
    powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'move', what: '$what', to: 'play' }] }],
  }),
  ally('Polite Phoenix', 0, 1, {
    powers: [
      {
        when: { on: 'destroy', what: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'move', what: '$what', to: 'play' }] }],
      },
    ],
  }),
  ally('Breeder', 0, 3, {
    powers: [
      {
        when: { on: 'enter', what: { is: 'ally', of: 'you' }, zone: 'play' },
        then: [{ do: 'create', n: 1, token: 'Wisp' }],
      },
    ],
  }),
  ability('Gloom', { powers: [{ always: [{ mod: 'stat', what: { name: 'Phoenix' }, stat: 'health', n: -1 }] }] }),
  ability('Doom', { powers: [{ always: [{ mod: 'stat', what: { name: 'Polite Phoenix' }, stat: 'health', n: -1 }] }] }),
  instant('Banish', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'removed' }] }),
  ally('Tick', 1, 3, {
    powers: [
      {
        when: { on: 'exhaust', what: { is: 'ally' } },
        then: [{ do: 'try', may: 'you', these: [{ do: 'ready', what: '$what' }] }],
      },
    ],
  }),
  ally('Tock', 1, 3, {
    powers: [
      {
        when: { on: 'ready', what: { is: 'ally' } },
        then: [{ do: 'try', may: 'you', these: [{ do: 'exhaust', what: '$what' }] }],
      },
    ],
  }),
  instant('Nudge', { text: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }),
  instant('Forever', {
    text: [
      {
        do: 'repeat',
        these: [
          { do: 'exhaust', what: 'yourHero' },
          { do: 'ready', what: 'yourHero' },
        ],
        while: { some: 'you' },
      },
    ],
  }),
)

describe('803 loops', () => {
  test('CR-EX-803.3-1 a mandatory loop of triggers: one iteration, a number over a million, then it does not trigger', () => {
    const t = table({
      players: [
        {
          cards: ['High Priestess Tyrande Whisperwind', 'Wisp'],
          hand: ['PX-238 Winter Wondervolt'],
          resources: 3,
        },
        { hand: ['Withering Shout'], resources: 4 },
      ],
    })
    t.play('PX-238 Winter Wondervolt').resolve('word Night Elf').until('B', 'action').play('Withering Shout').resolve()
    expect(t.asked()).toBe('B: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.asked()).toBe('A: number')
    expect(t.legal()).toEqual(['number 1000001', 'number 2000000', 'number 1000000000'])
    t.say('number 2000000')
    expect(t.asked()).toBe('B: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'High Priestess Tyrande Whisperwind', 'PX-238 Winter Wondervolt'])
    t.expect('High Priestess Tyrande Whisperwind', { health: 3 })
    expect(t.result()).toBeNull()
  })

  test('803.3 with three players, and someone who breaks it (803.4)', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Gloom'], resources: 1 }, { cards: ['Phoenix'] }, { hand: ['Banish'] }],
    })
    t.play('Gloom').resolve()
    expect(t.asked()).toBe('A: priority')
    t.say('pass').say('pass').say('pass')
    expect(t.asked()).toBe('B: number')
    t.say('number 1000001')
    expect(t.zone('B', 'graveyard')).toEqual(['Phoenix'])
    expect(t.asked()).toBe('A: priority')
  })

  test('803.3 one that grows and never comes back to the same position ends after some rounds', () => {
    const t = table({ library: lib, players: [{ cards: ['Breeder'], hand: ['Dummy 1/1'], resources: 2 }, {}] })
    t.play('Dummy 1/1').resolve()
    for (let i = 0; i < 600 && t.asked().endsWith('priority'); i++) t.say('pass')
    expect(t.asked()).toBe('A: number')
    t.say('number 1000001')
    expect(t.asked()).toBe('A: priority')
    expect(t.count('A', 'Wisp')).toBe(200)
  })

  test('803.2 one player: after a full iteration he names a number, and can’t go on with it', () => {
    const t = table({ library: lib, players: [{ cards: ['Tumbler'] }, {}] })
    t.use('Tumbler').resolve().use('Tumbler')
    expect(t.asked()).toBe('A: number')
    expect(t.legal()).toContain('number 0')
    t.say('number 1000')
    expect(t.asked()).toBe('A: priority')
    expect(t.legal()).toEqual(['pass', 'attack Hero A', 'attack Tumbler'])
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('803.2 the same action with another target is not the loop', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Swapper', { name: 'Dummy 1/1', exhausted: true }, { name: 'Dummy 1/2', exhausted: true }] },
        {},
      ],
    })
    t.use('Swapper', 'Dummy 1/1').resolve().use('Swapper')
    expect(t.asked()).toBe('A: priority')
    t.resolve()
    expect(t.legal()).not.toContain('use Swapper')
  })

  test('803.2 a power that costs nothing can’t be piled up on one chain for ever', () => {
    const t = table({ library: lib, players: [{ cards: ['Tumbler'] }, {}] })
    t.use('Tumbler').use('Tumbler').use('Tumbler')
    expect(t.asked()).toBe('A: number')
    t.say('number 3')
    expect(t.legal()).toEqual(['pass'])
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
  })

  test('803.2 two players: the other one may choose a smaller number, and then it is he who stops', () => {
    const start = () => {
      const t = table({ library: lib, players: [{ cards: ['Napper'] }, { cards: ['Waker'] }] })
      return t.use('Napper').as('B').use('Waker').resolve().resolve()
    }
    const t = start()
    expect(t.asked()).toBe('A: priority')
    t.use('Napper')
    expect(t.asked()).toBe('A: number')
    t.say('number 5')
    expect(t.asked()).toBe('B: number')
    expect(t.legal()).toEqual(['done', 'number 0', 'number 1', 'number 2', 'number 3', 'number 4'])
    t.say('number 2')
    expect(t.asked()).toBe('A: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.as('B')
    expect(t.legal()).toContain('use Waker')
    t.say('use Waker')
    expect(t.asked()).toBe('B: priority')
    expect(t.legal()).toEqual(['pass'])
    const u = start()
    u.use('Napper').say('number 3').say('done')
    expect(u.asked()).toBe('A: priority')
    expect(u.legal()).toEqual(['pass', 'attack Hero A', 'attack Napper'])
  })

  test('803.2 "may" in a triggered effect is an optional action: he stops saying yes', () => {
    const t = table({ library: lib, players: [{ hand: ['Doom'], resources: 1 }, { cards: ['Polite Phoenix'] }, {}] })
    t.play('Doom').resolve().resolve('yes')
    expect(t.asked()).toBe('B: number')
    t.say('number 10')
    t.resolve()
    expect(t.asked()).toBe('B: yes-no')
    expect(t.legal()).toEqual(['no'])
    t.say('no')
    expect(t.zone('B', 'graveyard')).toEqual(['Polite Phoenix'])
    expect(t.asked()).toBe('A: priority')
  })

  /** Says yes and passes until something else is asked. */
  const agree = (t: ReturnType<typeof table>): string => {
    for (let i = 0; i < 40 && (t.legal().includes('yes') || t.game.s.chain[0]!.links.length > 0); i++) {
      if (!['pass', 'yes'].includes(t.legal()[0]!)) break
      t.say(t.legal()[0]!)
    }
    return t.asked()
  }

  test('803.2 a loop through two players’ "may": the number is asked once, and whoever names the smaller one stops', () => {
    const t = table({ library: lib, players: [{ cards: ['Tick'], hand: ['Nudge'] }, { cards: ['Tock'] }] })
    t.play('Nudge', 'Tick').resolve()
    expect(agree(t)).toBe('A: number')
    t.say('number 5')
    expect(t.asked()).toBe('B: number')
    t.say('number 3')
    expect(agree(t)).toBe('B: yes-no')
    expect(t.legal()).toEqual(['no'])
    t.say('no')
    expect(agree(t)).toBe('A: priority')
    t.expect('Tick', { exhausted: false })
  })

  test('803.2 a loop through two "may" of one player: he names the number once, and stops with the first', () => {
    const t = table({ library: lib, players: [{ cards: ['Tick', 'Tock'], hand: ['Nudge'] }, {}] })
    t.play('Nudge', 'Tick').resolve()
    expect(agree(t)).toBe('A: number')
    t.say('number 5')
    expect(agree(t)).toBe('A: yes-no')
    expect(t.legal()).toEqual(['no'])
    t.say('no')
    expect(agree(t)).toBe('A: priority')
    t.expect('Tick', { exhausted: true })
  })

  test('803.5 a loop of neither actions nor triggers that nobody can end is a draw', () => {
    const t = table({ library: lib, players: [{ hand: ['Forever'] }, {}, {}] })
    t.play('Forever').say('pass').say('pass').say('pass')
    expect(t.result()).toBe('draw')
  })

  test('803.1 what merely happens often is no loop', () => {
    const t = table({ library: lib, players: [{ cards: ['Tumbler', 'Napper'] }, {}] })
    t.use('Tumbler').resolve().use('Napper').resolve().use('Tumbler').resolve()
    expect(t.asked()).toBe('A: priority')
  })
})
