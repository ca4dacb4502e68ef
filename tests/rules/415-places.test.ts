import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { ally, filler, instant, withCards } from './own.ts'

describe('copies, control and places', () => {
  test('402.2, 402.2a, 402.2b a copy of a card elsewhere is played by whoever makes it, and ceases', () => {
    const t = table({
      players: [{ hand: ['Dig for a Copy'] }, { graveyard: ['Vanquish'], cards: ['Kor Cindervein'] }],
    })
    t.play('Dig for a Copy').resolve()
    const link = t.game.s.links[t.game.s.chain[0]!.links[0]!]!
    expect([link.controller, t.game.s.cards[link.card]!.def, t.game.s.cards[link.card]!.owner]).toEqual([
      0,
      'Vanquish',
      0,
    ])
    t.resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Kor Cindervein', 'Vanquish'])
    expect(t.zone('A', 'graveyard')).toEqual(['Dig for a Copy'])
  })

  test('401.3a modifiers go on with a card that changes controllers', () => {
    const t = table({
      players: [
        { cards: ['Dummy 2/3', { name: "Malfurion's Gift", on: 'Dummy 2/3' }] },
        { hand: ['Borrowed for a Turn'] },
      ],
      turn: 'B',
    })
    t.play('Borrowed for a Turn').resolve()
    t.expect('Dummy 2/3', { controller: 1, atk: 4, health: 5 })
  })

  test('402.3c choices made about the other card are not copied', () => {
    const t = table({ players: [{ hand: ['Mirror Shape'], cards: ['Dummy 1/1'] }, { cards: ['Dummy 2/2'] }] })
    const [one, two] = [t.id('Dummy 1/1'), t.id('Dummy 2/2')]
    t.play('Mirror Shape', 'Dummy 1/1').resolve()
    expect(t.game.s.cards[one]).toMatchObject({ def: t.game.s.cards[two]!.def, names: {}, x: 0 })
  })

  test('415.3b a shuffled deck is known to nobody', () => {
    const t = table({
      players: [{ hand: ['Boundless Spark'], cards: ['Open Book'], deck: ['Dummy 1/1', 'Dummy 2/2'] }, {}],
    })
    t.play('Boundless Spark').resolve().resolve('yes')
    const deck = t.game.s.zones[8]!.cards
    expect(deck.filter((id) => view(t.game, 1).cards[id] !== undefined)).toEqual([deck[deck.length - 1]])
  })

  test('415.5a, 415.6a graveyards and the chain are open to all, a resource being placed face down is not', () => {
    const t = table({
      players: [{ resources: 4, hand: ['Vanquish', 'Dummy 1/1'], graveyard: ['Dummy 2/2'] }, { cards: ['Dummy 3/3'] }],
    })
    expect(view(t.game, 1).cards[t.id('Dummy 2/2')]).toMatchObject({ def: 'Dummy 2/2', zone: 'graveyard' })
    t.place('Dummy 1/1')
    const link = t.game.s.links[t.game.s.chain[0]!.links[0]!]!
    expect([view(t.game, 0).cards[link.card]!.def, view(t.game, 1).cards[link.card]!.def]).toEqual(['Dummy 1/1', null])
    t.resolve().play('Vanquish')
    expect(view(t.game, 1).cards[t.id('Vanquish')]).toMatchObject({ def: 'Vanquish', zone: 'chain' })
  })

  test('415.8a, 415.8b, 415.9d a card enters its controller’s party, and a destroyed one leaves it for its owner’s graveyard', () => {
    const t = table({ players: [{ resources: 6, hand: ['Dummy 1/1', 'Vanquish'] }, {}] })
    t.play('Dummy 1/1').resolve()
    expect(t.zone('A', 'party')).toEqual(['Dummy 1/1', 'Hero A'])
    t.play('Vanquish').resolve()
    expect(t.zone('A', 'party')).toEqual(['Hero A'])
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/1', 'Vanquish'])
  })

  test('415.9c what triggers off a card can find the attachment that was destroyed with it', () => {
    const t = table({
      players: [
        { resources: 4, hand: ['Vanquish'], cards: ['Dummy 1/1', { name: 'Faithful Blade', on: 'Dummy 1/1' }] },
        {},
      ],
    })
    t.play('Vanquish').resolve().resolve()
    expect(t.zone('A', 'hand')).toEqual(['Faithful Blade'])
  })

  test('415.8, 708.1 Stash: shown for a moment as it is placed face down, and its text triggers', () => {
    const t = table({ players: [{ hand: ['Hidden Blade'] }, {}] })
    t.place('Hidden Blade').resolve('yes').resolve()
    t.expect('Hero B', { damage: 2 })
    expect(t.resources('A')).toEqual({ ready: 1, all: 1 })
    const no = table({ players: [{ hand: ['Hidden Blade'] }, {}] })
    no.place('Hidden Blade').resolve('no').expect('Hero B', { damage: 0 })
    expect(view(no.game, 1).cards[no.game.s.zones[2]!.cards[0]!]!.def).toBe(null)
  })

  test('415.8, 708.1 Stash also as an effect puts the card into the row face down, whoever does it; not face up', () => {
    const stasher = ally('Stasher', 1, 1, { powers: [{ keyword: 'Stash', then: [{ do: 'draw', n: 1 }] }] })
    const place = (face: { face?: 'down' }) =>
      instant('Put Away', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'resources', ...face }] })
    const put = (face: { face?: 'down' }) =>
      table({
        library: withCards(stasher, place(face)),
        players: [{ hand: ['Put Away'] }, { cards: ['Stasher'] }],
      }).play('Put Away')
    const t = put({ face: 'down' }).resolve()
    expect(t.asked()).toBe('B: yes-no')
    t.say('yes').resolve()
    expect([t.zone('B', 'hand').length, t.resources('B').all]).toEqual([1, 1])
    const no = put({ face: 'down' }).resolve('no')
    expect([no.game.s.chain[0]!.links, no.zone('B', 'hand').length]).toEqual([[], 0])
    const up = put({}).resolve()
    expect([up.asked(), up.resources('B').all]).toEqual(['A: priority', 1])
  })

  test('412.1a-b, 415.8 Stash is no placing face up, and neither is an effect that puts or turns a card face up; it turns face down', () => {
    const coin = (what: string) => [{ do: 'put', n: 1, what, to: 'self' }] as const
    const rider = ally('Rider', 1, 1, {
      powers: [
        { when: { on: 'place', by: 'you', what: { is: 'resource', state: 'faceUp' } }, then: coin('up') },
        { when: { on: 'place', by: 'you' }, then: coin('placed') },
        { when: { on: 'turn', what: { is: 'resource', of: 'you' }, to: 'back' }, then: coin('down') },
      ],
    })
    const stasher = ally('Stasher', 1, 1, { powers: [{ keyword: 'Stash', then: [{ do: 'draw', n: 1 }] }] })
    const top = { top: 1, in: 'deck', of: 'you' } as const
    const library = withCards(
      rider,
      stasher,
      instant('Add', { text: [{ do: 'place', what: top }] }),
      instant('Put', { text: [{ do: 'move', what: top, to: 'resources' }] }),
      instant('Put Down', { text: [{ do: 'move', what: top, to: 'resources', face: 'down' }] }),
      instant('Turn Up', { text: [{ do: 'turn', what: { is: 'resource', of: 'you' }, face: 'up' }] }),
    )
    const quest = 'In Dreams'
    const start = (...hand: string[]) =>
      table({
        library,
        players: [{ hand, cards: ['Rider'], deck: [hand[0] === 'Put Down' ? 'Stasher' : quest, ...filler] }, {}],
      })
    const counters = (t: Table) => t.card('Rider').counters
    // Placed: face up only as that is chosen, also as an additional resource (412.1c).
    expect(counters(start(quest).place(quest, true).settle())).toEqual({ up: 1, placed: 1 })
    expect(counters(start(quest).place(quest).settle())).toEqual({ placed: 1 })
    expect(counters(start('Add').play('Add').resolve('up').settle())).toEqual({
      up: 1,
      placed: 1,
    })
    // Stashed: placed face down, and turned face down as it enters.
    expect(counters(start('Stasher').place('Stasher').resolve().resolve('yes').settle())).toEqual({
      placed: 1,
      down: 1,
    })
    expect(counters(start('Stasher').place('Stasher').resolve().resolve('no').settle())).toEqual({ placed: 1 })
    expect(counters(start('Put Down').play('Put Down').resolve('yes').settle())).toEqual({ down: 1 })
    // Not placed at all.
    expect(counters(start('Put').play('Put').settle())).toEqual({})
    expect(counters(start(quest, 'Turn Up').place(quest).settle().play('Turn Up').settle())).toEqual({
      placed: 1,
    })
  })
})
