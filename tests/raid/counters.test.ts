// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** 404.1: counters on a player and on the raid itself, put, removed and set; hearing one kind of them; and where they are shown. */
import { describe, expect, test } from 'vitest'
import { situationText, tableText } from '../../src/cli/play/look.ts'
import { describeRaid, events, view } from '../../src/engine/index.ts'
import { plainWords, printCard, printCondition, printEvent } from '../../src/language/print/index.ts'
import { checkCard, checkEvent } from '../../src/language/schema.ts'
import type { CardDef, Effect } from '../../src/language/types.ts'
import { ability, ally, withCards } from '../rules/own.ts'
import { library } from '../set/index.ts'
import { type Table, table } from '../table/index.ts'

const spell = (...text: Effect[]): CardDef => ability('Omen', { text })
const put = (n: number, more: object = {}): Effect => ({ do: 'put', n, what: 'Doom', to: 'raid', ...more })
const take = (n: number | 'all'): Effect => ({ do: 'remove', n, what: 'Doom', from: 'raid' })

/** The Boss plays a card with this text, in a raid. */
function omen(...text: Effect[]): Table {
  const t = table({ library: withCards(spell(...text)), boss: { hand: ['Omen'] }, raiders: [{}, {}], turn: 'Boss' })
  t.play('Omen').resolve()
  return t
}
const onRaid = (t: Table) => view(t.game, 1).raid.counters

describe('counters on the raid', () => {
  test.each<[Effect[], object | undefined]>([
    [[put(1)], { Doom: 1 }],
    [[put(2), put(3)], { Doom: 5 }],
    [[put(3), take(1)], { Doom: 2 }],
    [[put(3), take(5)], undefined],
    [[put(3), take('all')], undefined],
    [[take(1)], undefined],
    [[put(5), put(2, { set: true })], { Doom: 2 }],
    [[put(2, { set: true }), put(5, { set: true })], { Doom: 5 }],
    [[put(4, { set: true }), put(4, { set: true })], { Doom: 4 }],
    [[put(2), { ...put(1), what: 'Time' } as Effect], { Doom: 2, Time: 1 }],
    [[put(2), put(1, { n: { counters: 'Doom', of: 'raid' } })], { Doom: 4 }],
    [
      [
        put(2),
        put(1, { if: { compare: [{ counters: 'Doom', of: 'raid' }, '>=', 2] } }),
        put(9, { if: { compare: [{ counters: 'Doom', of: 'raid' }, '>', 3] } }),
      ],
      { Doom: 3 },
    ],
  ])('%j', (text, counters) => {
    expect(onRaid(omen(...text))).toEqual(counters)
  })

  test('at a table without a raid there is nothing to put them on', () => {
    const t = table({ library: withCards(spell(put(2))), players: [{ hand: ['Omen'] }, {}] })
    t.play('Omen').resolve()
    expect(t.game.s.raid[0]!.counters).toBeUndefined()
  })

  test('as a cost, only as many as there are', () => {
    const priest = ally('Doomsayer', 1, 1, { powers: [{ pay: [take(2)], then: [{ do: 'draw', by: 'you' }] }] })
    const t = table({
      library: withCards(priest, spell(put(3))),
      boss: { hand: ['Omen'], cards: ['Doomsayer'] },
      turn: 'Boss',
    })
    const offers = (): boolean => t.game.s.decision[0]!.open?.answers.some(({ do: verb }) => verb === 'use') ?? false
    expect(offers()).toBe(false)
    t.play('Omen').resolve()
    expect(offers()).toBe(true)
  })
})

describe('counters on players', () => {
  test('each has their own, and they are shown beside the name', () => {
    const t = omen(put(2, { to: 'opponents', what: 'fear' }), put(1, { to: { owner: 'yourHero' }, what: 'joy' }))
    const seats = view(t.game, 1).seats
    expect(seats[0]!.counters).toEqual({ joy: 1 })
    expect(seats[1]!.counters).toEqual({ fear: 2 })
    expect(seats[2]!.counters).toEqual({ fear: 2 })
    expect(tableText(view(t.game, 1)).filter((line) => line.startsWith('Seat'))).toEqual([
      'Seat 0, Onyxia, the Boss, 1 joy:',
      'Seat 1, R1, 2 fear:',
      'Seat 2, R2, 2 fear:',
    ])
  })
})

describe('hearing one kind of counter', () => {
  const hears = (what: object): CardDef =>
    ally('Watcher', 1, 9, {
      powers: [{ when: { on: 'put', ...what }, then: [{ do: 'put', n: 1, what: 'seen', to: 'self' }] }],
    })
  const seen = (pattern: object, ...text: Effect[]): number => {
    const lib = withCards(hears(pattern), spell(...text))
    const t = table({ library: lib, boss: { hand: ['Omen'], cards: ['Watcher'] }, turn: 'Boss' })
    t.play('Omen').resolveAll()
    return t.card('Watcher').counters.seen ?? 0
  }
  const time: Effect = { do: 'put', n: 1, what: 'Time', to: 'raid' }
  test.each<[object, Effect[], number]>([
    [{ counter: 'Doom', what: 'raid' }, [put(1)], 1],
    [{ counter: 'Doom', what: 'raid' }, [time], 0],
    [{ counter: 'Doom', what: 'raid' }, [put(1, { to: 'yourHero' })], 0],
    [{ counter: 'Doom', what: 'yourHero' }, [put(1, { to: 'yourHero' })], 1],
    [{ counter: 'Doom', what: 'opponents' }, [put(1, { to: 'opponents' })], 1],
    [{ counter: 'Doom' }, [put(1), put(1, { to: 'opponents' })], 2],
    [{ counter: 'damage' }, [put(1), put(1, { what: 'damage', to: 'yourHero' })], 1],
    [{ counter: 'Doom', n: ['>=', 2] }, [put(1), put(2)], 1],
    [{ what: 'raid' }, [put(1), time], 2],
  ])('%j hears %j', (pattern, text, n) => {
    expect(seen(pattern, ...text)).toBe(n)
  })
})

describe('in words', () => {
  test.each<[Effect, string]>([
    [put(1), 'Put a Doom counter on the raid.'],
    [put(3), 'Put three Doom counters on the raid.'],
    [put(5, { set: true }), 'Set the number of Doom counters on the raid to five.'],
    [take(1), 'Remove a Doom counter from the raid.'],
    [take('all'), 'Remove all Doom counters from the raid.'],
    [put(1, { to: 'opponents' }), 'Put a Doom counter on each opponent.'],
    [{ do: 'draw', n: { counters: 'Doom', of: 'raid' } }, 'Draw a card for each Doom counter on the raid.'],
  ])('%j', (effect, text) => {
    expect(checkCard(spell(effect))).toEqual([])
    expect(printCard(spell(effect), plainWords).text).toBe(text)
  })

  test('conditions and events', () => {
    const doom = { counters: 'Doom', of: 'raid' } as const
    expect(printCondition({ compare: [doom, '>=', 10] }, plainWords)).toBe(
      'there are ten or more Doom counters on the raid',
    )
    expect(printCondition({ compare: [doom, '=', 1] }, plainWords)).toBe(
      'there is exactly one Doom counter on the raid',
    )
    expect(printEvent({ on: 'put', what: 'raid', counter: 'Doom' }, plainWords)).toBe(
      'a Doom counter is put on the raid',
    )
    expect(printEvent({ on: 'remove', what: 'players', counter: 'Doom' }, plainWords)).toBe(
      'a Doom counter is removed from a player',
    )
    expect(printEvent({ on: 'put', what: 'raid', counter: 'Doom', n: ['>=', 2] }, plainWords)).toBe(
      '2 or more Doom counters are put on the raid',
    )
  })

  test('the log, the table and the terminal say it', () => {
    const t = omen(put(2))
    expect(describeRaid(view(t.game, 1))).toContain('2 Doom counters on the raid.')
    expect(situationText(view(t.game, 2))).toContain('2 Doom counters on the raid.')
    expect(events(t.game, 0, 1).map(({ text }) => text)).toContain('2 Doom counters are put on the raid.')
  })
})

describe('refused', () => {
  const said = (...text: Effect[]): string[] => checkCard(spell(...text)).map(({ where, what }) => `${where}: ${what}`)
  test.each<[Effect, string]>([
    [put(1, { what: 'damage' }), 'Omen.text[0].to: raid stands for the raid, which can’t be used here'],
    [put(1, { what: 'damage', to: 'you' }), 'Omen.text[0].to: you stands for players, which can’t be used here'],
    [put(1, { to: 'yourHero', what: 'damage', set: true }), 'Omen.text[0].set: damage is put or removed, not set'],
    [put(1, { n: { upTo: 2 }, set: true }), 'Omen.text[0].set: a number is set to one amount'],
    [{ do: 'destroy', what: 'raid' }, 'Omen.text[0].what: raid stands for the raid, which can’t be used here'],
    [{ do: 'draw', by: 'raid' }, 'Omen.text[0].by: raid stands for the raid, which can’t be used here'],
  ])('%j', (effect, problem) => {
    expect(said(effect)).toEqual([problem])
  })

  test('a counter in an event that has none', () => {
    expect(checkEvent({ on: 'destroy', counter: 'Doom' }, 'e').map(({ what }) => what)).toEqual([
      '"destroy" has no "counter" here',
    ])
  })
})

test('the test set’s raid is in the library of the tests', () => {
  expect(library.raids.map(({ id }) => id)).toContain('siege-of-grey-gate')
})
