import { describe, expect, test } from 'vitest'
import { decision, describe as describeDecision, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, filler, withCards } from './own.ts'

const lib = withCards(
  ability('Rummage', {
    text: [
      { do: 'search', in: 'graveyard', for: { choose: 1, is: 'ally' }, as: 'it' },
      { do: 'move', what: '$it', to: 'hand' },
    ],
  }),
)

describe('413 searching', () => {
  const deck = ['Charge', 'Kor Cindervein', 'Rend', 'Crazy Igvand']

  test('413.1, 413.3 whoever searches a deck sees what fits, and may fail to find', () => {
    const t = table({ raiders: [{ quests: ['The Missing Diplomat'], resources: 3, deck }], turn: 'R1' })
    t.complete('The Missing Diplomat').resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(['done', 'pick Kor Cindervein', 'pick Crazy Igvand'])
    t.say('done')
    expect(t.zone('R1', 'hand')).toEqual([])
    expect(t.zone('R1', 'deck').sort()).toEqual([...deck].sort())
  })

  test('413.2 the found card is revealed to all and comes to hand; the deck is shuffled', () => {
    const t = table({
      raiders: [{ quests: ['The Missing Diplomat'], resources: 3, deck: [...deck, ...filler, ...filler] }, {}],
      turn: 'R1',
    })
    const before = t.zone('R1', 'deck')
    t.complete('The Missing Diplomat').resolve('Kor Cindervein')
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    expect(t.zone('R1', 'deck')).not.toEqual(before.filter((n) => n !== 'Kor Cindervein'))
    expect(Object.values(t.game.s.log).some((h) => h.on === 'reveal')).toBe(true)
  })

  test('413.1 after the shuffle nobody knows the deck any more', () => {
    const t = table({ raiders: [{ quests: ['The Missing Diplomat'], resources: 3, deck }], turn: 'R1' })
    t.complete('The Missing Diplomat').resolve('done')
    const known = Object.values(view(t.game, 1).cards).filter((c) => c.zone === 'deck' && c.def !== null)
    expect(known).toEqual([])
  })

  test('413.2 an empty search still shuffles and goes on', () => {
    const t = table({
      raiders: [{ quests: ['The Missing Diplomat'], resources: 3, deck: ['Charge', 'Rend'] }],
      turn: 'R1',
    })
    t.complete('The Missing Diplomat').resolve()
    expect(t.asked()).toBe('R1: priority')
    expect(t.zone('R1', 'deck').sort()).toEqual(['Charge', 'Rend'])
  })

  test('413.2, 413.3 a graveyard is public: it is not shuffled', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Rummage'], graveyard: ['Charge', 'Kor Cindervein'], deck }],
      turn: 'R1',
    })
    t.play('Rummage').resolve('Kor Cindervein')
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    expect(t.zone('R1', 'deck')).toEqual(deck)
  })

  describe('CR-EX-413.3-1 413.2, 413.3 deck and/or graveyard', () => {
    const set = () =>
      table({
        players: [
          {
            hand: ['Swiftshift'],
            resources: 4,
            deck: ['Vanquish', 'Cat Form', 'Bloodclaw', 'Krol Blade', 'Hootie', 'Fury'],
            graveyard: ['Plain Bear Form', 'Charge'],
          },
          {},
        ],
      })
    const shuffles = (t: ReturnType<typeof table>): number =>
      Object.values(t.game.s.log).filter((h) => h.on === 'shuffle').length

    test('the searcher chooses the zones', () => {
      const t = set().play('Swiftshift').resolve()
      expect(t.asked()).toBe('A: choose')
      expect(describeNow(t)).toEqual(['Graveyard', 'Deck', 'Graveyard and deck'])
    })

    test('the deck alone: one may fail to find, and it is shuffled', () => {
      const t = set().play('Swiftshift').resolve('mode 1')
      expect(t.legal()).toEqual(['done', 'pick Cat Form'])
      t.say('done')
      expect(t.zone('A', 'hand')).toEqual([])
      expect(shuffles(t)).toBe(1)
    })

    test('the graveyard alone: it is public, so what is there is found; the deck is not shuffled', () => {
      const t = set().play('Swiftshift').resolve('mode 0')
      expect(t.legal()).toEqual(['pick Plain Bear Form'])
      t.say('pick Plain Bear Form')
      expect(t.zone('A', 'hand')).toEqual(['Plain Bear Form'])
      expect(shuffles(t)).toBe(0)
      expect(t.zone('A', 'deck').slice(0, 2)).toEqual(['Vanquish', 'Cat Form'])
    })

    test('both, found in the graveyard: the deck may be looked through or left alone', () => {
      for (const looks of ['yes', 'no']) {
        const t = set().play('Swiftshift').resolve('mode 2')
        expect(t.legal()).toEqual(['done', 'pick Plain Bear Form'])
        t.say('pick Plain Bear Form')
        expect(t.legal()).toEqual(['yes', 'no'])
        t.say(looks)
        expect(t.zone('A', 'hand')).toEqual(['Plain Bear Form'])
        expect(shuffles(t)).toBe(looks === 'yes' ? 1 : 0)
      }
    })

    test('both, passing over the graveyard: then the deck', () => {
      const t = set().play('Swiftshift').resolve('mode 2', 'done')
      expect(t.legal()).toEqual(['done', 'pick Cat Form'])
      t.say('pick Cat Form')
      expect(t.zone('A', 'hand')).toEqual(['Cat Form'])
      expect(shuffles(t)).toBe(1)
    })
  })

  test('413.3 searching for just "a card" finds one unless the zone is empty', () => {
    const t = table({ players: [{ hand: ['Rummage for Anything'], deck: ['Vanquish', 'Hootie'] }, {}] })
    t.play('Rummage for Anything').resolve()
    expect(t.legal()).toEqual(['pick Vanquish', 'pick Hootie'])
    const u = table({ players: [{ hand: ['Rummage for Anything'], deck: [] }, {}] })
    u.play('Rummage for Anything').resolve()
    expect(u.asked()).toBe('A: priority')
  })

  test('413.2 another player’s deck is seen by the searcher alone and shuffled by its owner', () => {
    const t = table({
      players: [{ hand: ['Look Over'] }, { deck: ['Vanquish', 'Bloodclaw', 'Hootie'] }, {}],
    })
    t.play('Look Over', 'B').resolve()
    const known = (seat: number): number =>
      Object.values(view(t.game, seat).cards).filter((c) => c.zone === 'deck' && c.owner === 1 && c.def !== null).length
    expect([known(0), known(1), known(2)]).toEqual([3, 0, 0])
    expect(t.legal()).toEqual(['done', 'pick Bloodclaw', 'pick Hootie'])
    t.say('pick Hootie')
    expect(t.zone('B', 'graveyard')).toEqual(['Hootie'])
    expect(Object.values(t.game.s.log).find((h) => h.on === 'shuffle')?.seat).toBe(1)
    expect([known(0), known(1), known(2)]).toEqual([0, 0, 0])
  })
})

const describeNow = (t: ReturnType<typeof table>): string[] => describeDecision(t.game, decision(t.game)!, 0).answers
