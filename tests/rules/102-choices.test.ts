import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const lib = withCards(
  ability('His Choice', {
    text: [
      {
        do: 'modes',
        n: 1,
        by: { choose: 1, is: 'opponent', as: 'he' },
        of: [
          [{ do: 'destroy', what: { target: 1, is: 'ally', of: '$he' } }],
          [{ do: 'exhaust', what: { target: 1, is: 'ally', of: '$he' } }],
        ],
      },
    ],
  }),
  instant('Show Mine', { text: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'players' } }] }),
  ally('Twinfang', 2, 9, { powers: [{ always: [{ mod: 'can', on: 'attackTwo', by: 'self' }] }] }),
  ally('Walled', 1, 9, {
    powers: [{ always: [{ mod: 'cannot', on: 'attack', what: { is: 'character', of: 'you' } }] }],
  }),
  ally('Tumbler', 1, 3, {
    powers: [{ pay: [{ do: 'say', words: 'Hop' }], then: [{ do: 'heal', n: 1, by: 'self', from: 'self' }] }],
  }),
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
  ability('Mimicry', {
    text: [
      { do: 'reveal', what: { choose: 1, is: 'ability', in: 'graveyard', of: 'opponents', as: 'it' } },
      { do: 'discard', by: 'opponents', n: 1 },
      { do: 'play', what: '$it', cost: 0, copy: true },
      { do: 'draw', n: 1 },
    ],
  }),
  ability('Round Robin', {
    text: [{ do: 'forEach', of: 'opponents', order: 'you', as: 'he', then: [{ do: 'discard', by: '$he', n: 1 }] }],
  }),
  instant('New Deck', { text: [{ do: 'rebuild', n: 10 }] }),
  instant('Strike Down', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Nudge', { text: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }),
  ability('Silence', {
    text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { is: 'ally' } }] }],
  }),
  ally('Giant', 1, 9, { powers: [{ always: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 7, set: true }] }] }),
  ally('Dwarf', 1, 9, { powers: [{ always: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 2, set: true }] }] }),
)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('102.3 who leaves while something is still to be chosen', () => {
  test('102.3, 707.1c the opponent who was to choose the mode leaves: another is chosen, and chooses', () => {
    const t = play({
      players: [{ hand: ['His Choice'] }, { cards: ['Dummy 2/2'] }, { cards: ['Dummy 1/1'] }, { cards: ['Dummy 3/3'] }],
    })
    t.say('play His Choice').say('pick C')
    expect(t.asked()).toBe('C: mode')
    t.concede('C')
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['pick B', 'pick D']])
    t.say('pick D')
    expect(t.asked()).toBe('D: mode')
    t.concede('D') // there is only one left
    expect(t.asked()).toBe('B: mode')
    t.say('mode 0').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 2/2'])
  })

  test('102.3, 707.2 with no such opponent left the card is taken back', () => {
    const t = play({ players: [{ hand: ['His Choice'] }, { cards: ['Dummy 1/1'] }, {}] })
    t.say('play His Choice')
    expect(t.asked()).toBe('B: mode')
    t.concede('B')
    expect(t.asked()).toBe('A: priority')
    expect(t.zone('A', 'hand')).toEqual(['His Choice'])
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('102.2, 802 one of those whose turn in a text is still to come leaves: the others are chosen among', () => {
    const t = play({ players: [{ hand: ['Round Robin'] }, {}, {}, {}] })
    t.play('Round Robin').resolve()
    expect(t.legal()).toEqual(['pick B', 'pick C', 'pick D'])
    t.concede('C')
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['pick B', 'pick D']])
  })

  test('102.3, 712.7 who warps a card leaves before saying whether to play it: nobody is asked', () => {
    const deck = ['Time Walker', 'Dummy 1/1']
    const t = play({ players: [{ hand: ['Show Mine'], deck: ['Filler'] }, { deck }, {}] })
    t.play('Show Mine').resolve().say('pick Time Walker')
    expect(t.asked()).toBe('B: yes-no')
    t.concede('B')
    expect(t.asked()).toBe('A: priority')
    expect(t.zone('B', 'removed')).toContain('Time Walker')
  })

  test('102.3, 402.1c who makes a copy leaves while choosing its targets', () => {
    const t = play({
      players: [
        { cards: ['Dummy 2/2'] },
        { hand: ['Strike Down'], cards: ['Lightning Overload'] },
        { cards: ['Kor Cindervein', 'Dummy 1/1'] },
      ],
    })
    t.say('pass').as('B').play('Strike Down', 'Kor Cindervein').resolve()
    expect([t.asked(), t.legal()]).toEqual(['B: target', ['done', 'pick Dummy 2/2', 'pick Dummy 1/1']])
    t.concede('B')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.asked()).toBe('A: priority')
    expect(t.zone('C', 'party')).toEqual(['Dummy 1/1', 'Hero C', 'Kor Cindervein'])
  })

  test('102.3, 800.2b who builds a new deck leaves: the others play on', () => {
    const t = play({ players: [{}, { hand: ['New Deck'] }, {}] })
    t.say('pass').as('B').play('New Deck').resolve()
    expect(t.asked()).toBe('B: choose')
    t.concede('B')
    expect(t.asked()).toBe('A: priority')
  })

  test('102.3, 601.2 everyone who could be attacked leaves: the attack is taken back', () => {
    const t = play({ players: [{ cards: ['Dummy 3/3'] }, { cards: ['Dummy 1/1'] }, { cards: ['Walled'] }] })
    t.say('attack Dummy 3/3')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Dummy 1/1'])
    t.concede('B')
    expect([t.asked(), t.legal()]).toEqual(['A: priority', ['pass']])
    t.expect('Dummy 3/3', { exhausted: false })
  })

  test('102.3, 601.2 the first of two proposed defenders leaves: a first is chosen anew', () => {
    const t = play({ players: [{ cards: ['Twinfang'] }, { cards: ['Dummy 1/1'] }, { cards: ['Dummy 2/2'] }] })
    t.say('attack Twinfang').say('pick Dummy 1/1')
    expect(t.legal()).toEqual(['done', 'pick Hero B', 'pick Hero C', 'pick Dummy 2/2'])
    t.concede('B')
    expect([t.asked(), t.legal()]).toEqual(['A: attacker-target', ['pick Hero C', 'pick Dummy 2/2']])
    t.say('pick Dummy 2/2').say('pick Hero C')
    expect(t.game.s.links[t.game.s.chain[0]!.links[0]!]).toMatchObject({
      defender: t.id('Dummy 2/2'),
      second: t.id('Hero C'),
    })
  })

  test('102.2, 718.3 powers come back as somebody leaves: who has them orders them', () => {
    const t = play({ players: [{ hand: ['Silence'] }, { cards: ['Giant', 'Dwarf'] }, {}] })
    t.play('Silence').resolve()
    t.expect('Giant', { atk: 1 })
    t.concede('A')
    expect([t.asked(), t.legal()]).toEqual(['B: choose', ['pick Giant', 'pick Dwarf']])
    t.say('pick Dwarf')
    t.expect('Dwarf', { atk: 7 })
    expect(t.game.s.players[0]!.lost).toBe(true)
  })

  test('102.2, 402.2 the owner of a card that is to be copied leaves before: there is nothing to copy, and the text goes on', () => {
    const t = play({ players: [{ hand: ['Mimicry'] }, { graveyard: ['Nudge'], hand: ['Filler', 'Nudge'] }, {}] })
    t.play('Mimicry').resolve()
    expect(t.asked()).toBe('B: discard')
    t.concede('B')
    expect(t.asked()).toBe('A: priority')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['Filler'], ['Mimicry']])
  })

  test('102.3, 803.2 who is asked how often a loop goes round leaves, and it is broken (803.4)', () => {
    const t = play({ players: [{}, { cards: ['Tumbler'] }, {}] })
    t.say('pass').as('B').use('Tumbler').resolve().as('B').use('Tumbler')
    expect(t.asked()).toBe('B: number')
    t.concede('B')
    expect(t.asked()).toBe('C: priority')
  })

  test('102.3, 803.2 two go round and round: one leaves as the numbers are asked, and the effect that waited goes on', () => {
    const t = play({ players: [{ cards: ['Tick'], hand: ['Nudge'] }, { cards: ['Tock'] }, {}] })
    t.play('Nudge', 'Tock').resolve()
    for (let i = 0; i < 60 && !t.asked().endsWith('number'); i++) t.say(t.legal().includes('yes') ? 'yes' : 'pass')
    expect(t.asked()).toBe('A: number')
    t.concede('B')
    expect(t.asked()).toBe('A: priority')
  })
})
