import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { table } from '../table.ts'
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
})
