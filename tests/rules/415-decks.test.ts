import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { instant, item, withCards } from './own.ts'

/** What a seat is shown of a deck, top card first. */
const shown = (t: Table, seat: string, of: string): (string | null)[] => {
  const v = view(t.game, t.seatNumber(seat))
  const zone = t.game.s.zones[t.seatNumber(of) * 32 + 8]!.cards
  return [...zone].reverse().map((id) => v.cards[id]?.def ?? null)
}

describe('415.3 decks', () => {
  test('415.3d a deck turned over: what was below is on top, all of it public; turned back it is hidden again', () => {
    const t = table({
      players: [
        {
          hand: ['Fortune Telling', 'Fortune Telling', 'Draw Two Cards'],
          deck: ['Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3'],
        },
        {},
        {},
      ],
    })
    t.play('Fortune Telling').resolve()
    for (const seat of ['A', 'B', 'C']) expect(shown(t, seat, 'A')).toEqual(['Dummy 3/3', 'Dummy 2/2', 'Dummy 1/1'])
    expect(t.zone('A', 'deck')).toEqual(['Dummy 3/3', 'Dummy 2/2', 'Dummy 1/1'])
    t.play('Fortune Telling').resolve()
    expect(shown(t, 'A', 'A')).toEqual([null, null, null])
    t.play('Draw Two Cards').resolve()
    expect(t.zone('A', 'hand')).toEqual(['Dummy 1/1', 'Dummy 2/2'])
  })

  test('415.3e the top card that one may look at is shown to him alone', () => {
    const t = table({ players: [{ cards: ['Peeking Glass'], deck: ['Dummy 1/1', 'Dummy 2/2'] }, {}] })
    expect(shown(t, 'A', 'A')).toEqual(['Dummy 1/1', null])
    expect(shown(t, 'B', 'A')).toEqual([null, null])
  })

  test('415.3e, 415.3f of several decks the top card of each is shown, to the one who may look or to all', () => {
    const glass = (name: string, by: 'you' | 'players') =>
      item(name, { powers: [{ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'opponents' }, by }] }] })
    const library = withCards(glass('Wide Glass', 'you'), glass('Wide Book', 'players'))
    const deck = ['Dummy 1/1', 'Dummy 2/2']
    for (const [card, toB] of [
      ['Wide Glass', [null, null]],
      ['Wide Book', ['Dummy 1/1', null]],
    ] as const) {
      const t = table({ library, players: [{ cards: [card], deck }, { deck }, { deck }] })
      for (const of of ['B', 'C']) expect(shown(t, 'A', of)).toEqual(['Dummy 1/1', null])
      expect([shown(t, 'B', 'C'), shown(t, 'B', 'A'), shown(t, 'A', 'A')]).toEqual([toB, [null, null], [null, null]])
    }
  })

  test('415.3f, 415.9f with the top card revealed all that is drawn is revealed, and the next once nobody is in the middle of anything', () => {
    const t = table({
      players: [
        { cards: ['Open Book'], hand: ['Draw Two Cards'], deck: ['Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3', 'Dummy 4/4'] },
        {},
      ],
    })
    expect(shown(t, 'B', 'A')).toEqual(['Dummy 1/1', null, null, null])
    t.play('Draw Two Cards').resolve()
    expect(shown(t, 'B', 'A')).toEqual(['Dummy 3/3', null])
    const seen = t.game.recorder!.list.filter(({ h }) => h.on === 'reveal')
    expect(seen).toHaveLength(3)
  })

  test('415.3f a top card that warps away shows the next one before anybody goes on', () => {
    const t = table({
      players: [{ cards: ['Open Book'], deck: ['Time Walker', 'Time Walker', 'Dummy 1/1', 'Dummy 2/2'] }, {}],
    })
    for (let left = 4; left > 2; left--) {
      expect([t.asked(), t.legal()]).toEqual(['A: choose', ['done', 'pick Time Walker']])
      expect(shown(t, 'B', 'A')).toEqual(['Time Walker', ...Array(left - 1).fill(null)])
      t.say('pick Time Walker').say('no')
    }
    expect(t.asked()).toBe('A: priority')
    expect(shown(t, 'B', 'A')).toEqual(['Dummy 1/1', null])
    expect(t.zone('A', 'removed')).toEqual(['Time Walker', 'Time Walker'])
  })

  test('802.1 cards that warp as they are revealed together: each of their owners is asked, whatever the first one says', () => {
    const library = withCards(
      instant('Market Day', {
        text: [{ do: 'reveal', what: (['you', 'opponents'] as const).map((of) => ({ top: 1, in: 'deck', of })) }],
      }),
    )
    for (const first of ['done', 'pick Time Walker']) {
      const deck = ['Time Walker', 'Dummy 1/1']
      const t = table({ library, players: [{ hand: ['Market Day'], deck }, { deck }, {}] })
      t.play('Market Day').resolve()
      expect([t.asked(), t.legal()]).toEqual(['A: choose', ['done', 'pick Time Walker']])
      t.say(first)
      if (first !== 'done') t.say('no')
      expect([t.asked(), t.legal()]).toEqual(['B: choose', ['done', 'pick Time Walker']])
      t.say('pick Time Walker').say('no')
      expect(t.asked()).toBe('A: priority')
      expect([t.zone('A', 'removed').length, t.zone('B', 'removed').length]).toEqual([first === 'done' ? 0 : 1, 1])
    }
  })
})

describe('415.2, 415.7 whose zone it is', () => {
  test('415.2 a card put into another player’s hand is his for the rest of the game', () => {
    const t = table({
      players: [{ hand: ['Kidnapped for Good', 'Kidnapped for Good'] }, { cards: ['Kor Cindervein', 'Dummy 1/1'] }, {}],
    })
    t.play('Kidnapped for Good', 'Kor Cindervein').resolve()
    expect(t.zone('A', 'hand')).toEqual(['Kidnapped for Good', 'Kor Cindervein'])
    t.expect('Kor Cindervein', { owner: 0 })
    expect(view(t.game, 1).seats[0]!.hand).toEqual([])
  })

  test('415.7a, 415.7b a card removed face down is blank, and only its owner may look; from there it enters play as a face-down resource', () => {
    const t = table({ players: [{ hand: ['Veiled Away', 'Veil Lifted', 'Kor Cindervein'] }, {}] })
    t.play('Veiled Away').resolve()
    const [id] = t.game.s.zones[3]!.cards as [number]
    expect(view(t.game, 0).cards[id]).toMatchObject({
      def: 'Kor Cindervein',
      faceDown: true,
      types: [],
      zone: 'removed',
    })
    expect(view(t.game, 1).cards[id]).toMatchObject({ def: null, faceDown: true })
    t.play('Veil Lifted').resolve()
    expect(t.resources('A')).toEqual({ ready: 1, all: 1 })
    expect(t.zone('A', 'party')).toEqual(['Hero A'])
    const there = t.game.s.zones[2]!.cards[0]!
    expect(view(t.game, 0).cards[there]).toMatchObject({ def: 'Kor Cindervein', faceDown: true })
    expect(view(t.game, 1).cards[there]).toMatchObject({ def: null, faceDown: true })
  })
})

describe('415.9b, 400.1 cards that a text may find again', () => {
  test('415.9b a card that the text names and then moves is the card that it goes on about', () => {
    const lesson = instant('Lesson', {
      text: [
        { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'card' } },
        { do: 'move', what: '$card', to: 'hand' },
        { do: 'heal', n: { stat: 'cost', of: '$card' }, by: 'yourHero', from: 'yourHero' },
      ],
    })
    const t = table({
      library: withCards(lesson),
      players: [{ hand: ['Lesson'], deck: ['Kor Cindervein'], damage: 5 }, {}],
    })
    t.play('Lesson').resolve().expect('Hero A', { damage: 2 })
    expect(t.zone('A', 'hand')).toEqual(['Kor Cindervein'])
  })

  test('CR-EX-415.9b-1 Cat Form comes back at the end of the turn, not earlier', () => {
    const t = table({ players: [{ resources: 2, cards: ['Cat Form'], hand: ['Shatter an Ability'] }, {}] })
    t.play('Shatter an Ability').resolve().resolve('yes')
    expect(t.zone('A', 'graveyard')).toEqual(['Cat Form', 'Shatter an Ability'])
    t.until('A', 'end')
    expect(t.zone('A', 'graveyard')).toEqual(['Shatter an Ability'])
    expect(t.zone('A', 'hand')).toEqual(['Cat Form'])
  })

  test('CR-EX-415.9b-1 not if it has left the graveyard meanwhile, though it came back', () => {
    const t = table({
      players: [
        { resources: 2, cards: ['Cat Form'], hand: ['Shatter an Ability', 'Bury in Rubble', 'Dug Up Again'] },
        {},
      ],
    })
    t.play('Shatter an Ability').resolve().resolve('yes')
    t.play('Bury in Rubble', 'Cat Form').resolve().play('Dug Up Again').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Cat Form')
    t.until('B', 'action')
    expect(t.zone('A', 'graveyard')).toContain('Cat Form')
    expect(t.zone('A', 'hand')).toEqual([])
  })

  test('CR-EX-415.9b-1 not if nothing was paid', () => {
    const t = table({ players: [{ resources: 2, cards: ['Cat Form'], hand: ['Shatter an Ability'] }, {}] })
    t.play('Shatter an Ability').resolve().resolve('no').until('B', 'action')
    expect(t.zone('A', 'graveyard')).toEqual(['Cat Form', 'Shatter an Ability'])
  })

  test('CR-EX-400.1-1 400.1 the Icon makes an ally an attachment that inherits its attach description', () => {
    const t = table({
      players: [
        {
          cards: ['Icon of the Silver Crescent', { name: 'Kor Cindervein', damage: 1 }, "Inventor's Focal Sword"],
          resources: 2,
        },
        { resources: 4, hand: ['Vanquish'] },
        {},
      ],
      turn: 'B',
    })
    t.play('Vanquish').resolve()
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Hero C', 'pick Hero A'])
    t.say('pick Hero B')
    t.expect('Kor Cindervein', { zone: 'party', host: t.id('Hero B'), types: ['ability'], controller: 0, damage: 0 })
    expect(t.zone('A', 'graveyard')).toEqual([])
    t.until('A', 'action')
    t.expect('Hero B', { damage: 1 })
    // Moved by the Sword it can only go to another hero (400.7a).
    t.use("Inventor's Focal Sword").resolve()
    expect(t.legal()).toEqual(['pick Hero A', 'pick Hero C'])
    t.say('pick Hero C').expect('Kor Cindervein', { host: t.id('Hero C'), types: ['ability'] })
  })

  test('CR-EX-400.1-1 a token is not replaced', () => {
    const t = table({
      players: [
        { cards: ['Icon of the Silver Crescent', { name: 'Treant', token: true }] },
        { resources: 4, hand: ['Vanquish'] },
      ],
      turn: 'B',
    })
    t.play('Vanquish').resolve()
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'Icon of the Silver Crescent'])
  })
})
