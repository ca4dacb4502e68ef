/** Leaving and entering a party (415.8b): a card does both as it changes controllers, and neither is leaving or entering play. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { CardDef, Effect, EventPattern } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const coin: readonly Effect[] = [{ do: 'put', n: 1, what: 'coin', to: 'self' }]
const guard = ally('Guard', 1, 1, { tags: ['Guard'] })
/** An ongoing ability that gets a coin for each such event. */
const watch = (when: EventPattern): CardDef => ability('Watch', { powers: [{ when, then: coin }] })
const takeAll = instant('Take All', {
  text: [
    { do: 'reveal', what: { is: 'ally', of: 'opponents', as: 'they' } },
    { do: 'modify', mods: [{ mod: 'control', what: '$they', by: 'you' }], until: 'turn' },
  ],
})
const slayAll = instant('Slay All', { text: [{ do: 'destroy', what: { is: 'ally' } }] })
/** B is the one with the Guards, A takes them. */
const set = (mine: CardDef, guards: number, hand: readonly string[]): Table =>
  table({
    library: withCards(guard, mine, takeAll, slayAll),
    players: [{ hand, resources: 8 }, { cards: [mine.name, ...Array(guards).fill('Guard')] }],
  })
const coins = (t: Table, card = 'Watch'): number => t.card(card).counters.coin ?? 0

const last: EventPattern = { on: 'leave', what: { tag: 'Guard', of: 'you' }, zone: 'party', last: true }

test('415.8b the last one leaves a party also as an opponent takes control of it', () => {
  const t = set(watch(last), 2, ['Borrowed for a Turn', 'Borrowed for a Turn'])
  t.play('Borrowed for a Turn', 'Guard').settle()
  expect(coins(t)).toBe(0)
  t.play('Borrowed for a Turn').settle()
  expect(coins(t)).toBe(1)
  // It comes back as the turn ends, and leaves again.
  t.until('B', 'action')
  expect([t.count('B', 'Guard'), coins(t)]).toEqual([2, 1])
})

test('415.8b, 703.1 of several that are taken, or destroyed, at once, one is the last', () => {
  for (const word of ['Take All', 'Slay All']) {
    const t = set(watch(last), 3, [word])
    t.play(word).settle()
    expect(coins(t), word).toBe(1)
  }
})

test('415.8b one that an opponent has, or one in another party, is not in this party', () => {
  const t = set(watch({ on: 'leave', what: { tag: 'Guard' }, zone: 'party', last: true }), 2, [
    'Borrowed for a Turn',
    'Slay an Ally',
  ])
  t.play('Borrowed for a Turn', 'Guard').settle()
  t.play('Slay an Ally', 'Guard#2').settle()
  expect([t.count('A', 'Guard'), t.count('B', 'Guard'), coins(t)]).toEqual([1, 0, 1])
})

test('415.8b leaving play is another thing: the last one in play is the last of all parties', () => {
  const t = set(watch({ on: 'leave', what: { tag: 'Guard' }, last: true }), 2, [
    'Borrowed for a Turn',
    'Slay an Ally',
    'Slay an Ally',
  ])
  t.play('Borrowed for a Turn', 'Guard').settle()
  t.play('Slay an Ally', 'Guard#2').settle()
  expect(coins(t)).toBe(0)
  t.play('Slay an Ally').settle()
  expect(coins(t)).toBe(1)
})

test('415.8b what enters a party by a change of control, there and back', () => {
  const enters = (zone: 'party' | 'play'): CardDef => watch({ on: 'enter', what: { is: 'ally' }, zone, of: 'you' })
  const t = set(enters('party'), 1, ['Borrowed for a Turn']).play('Borrowed for a Turn').settle()
  expect(coins(t)).toBe(0)
  expect(coins(t.until('B', 'action').settle())).toBe(1)
  const u = set(enters('play'), 1, ['Borrowed for a Turn']).play('Borrowed for a Turn').settle()
  expect(coins(u.until('B', 'action').settle())).toBe(0)
})

test('415.8b, 712.3 looked back on: whose party it left, not whose it is in by now', () => {
  const left = (what: object): CardDef => {
    const e = { on: 'leave', zone: 'party', ...what } as EventPattern
    return ally('Counter', 0, 5, {
      powers: [
        { always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { often: e, since: 'turn' } }] },
        { always: [{ mod: 'stat', what: 'self', stat: 'health', n: { often: e, since: 'game' } }] },
      ],
    })
  }
  for (const what of [{ what: { tag: 'Guard', of: 'you' } }, { what: { tag: 'Guard' }, of: 'you' }]) {
    const t = set(left(what), 2, ['Borrowed for a Turn', 'Slay an Ally'])
    t.play('Borrowed for a Turn', 'Guard').settle().expect('Counter', { atk: 1, health: 6 })
    t.play('Slay an Ally', 'Guard#2').settle().expect('Counter', { atk: 2, health: 7 })
    t.until('B', 'action').expect('Counter', { atk: 0, health: 7 })
  }
})

test('415.8b for the first time each turn: what left another party does not count', () => {
  const t = set(watch({ on: 'leave', what: { is: 'ally', of: 'you' }, zone: 'party', nth: { n: 1, per: 'turn' } }), 2, [
    'Borrowed for a Turn',
    'Slay an Ally',
  ])
  t.play('Borrowed for a Turn', 'Guard').settle()
  t.play('Slay an Ally', 'Guard#2').settle()
  expect(coins(t)).toBe(1)
})

test('405.2, 703.1 the last that is dealt fatal damage: once, though several are at once', () => {
  const tough = ally('Guard', 1, 2, {
    tags: ['Guard'],
    powers: [{ always: [{ mod: 'cannot', on: 'leave', what: 'self' }] }],
  })
  const doom = watch({ on: 'deal', to: { tag: 'Guard', of: 'you' }, fatal: true, last: true })
  const burn = instant('Burn', {
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { is: 'ally', of: 'opponents' } }],
  })
  const bolt = instant('Bolt', {
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }],
  })
  const start = (): Table =>
    table({
      library: withCards(tough, doom, burn, bolt),
      players: [{ hand: ['Bolt', 'Bolt', 'Burn', 'Burn'] }, { cards: ['Watch', 'Guard', 'Guard', 'Guard'] }],
    })
  const t = start().play('Burn').settle()
  expect(coins(t)).toBe(1)
  t.play('Burn').settle()
  expect(coins(t)).toBe(2) // fatal damage again, and again one of them is the last
  const u = start().play('Bolt', 'Guard').settle().play('Bolt', 'Guard#2').settle()
  expect(coins(u)).toBe(0)
  u.play('Burn').settle()
  expect(coins(u)).toBe(1)
})

test('415.8b cards of the sets that speak of entering a party see an ally that changes sides', async () => {
  const names = ['Skymistress Taranna', 'Blood Guard Gulmok', 'Elder Huntsman Swiftshot', 'Gladiator Ryno']
  const library = withCards(
    ...(await cardsNamed(new Set(names))),
    ally('Mage', 2, 3, { damageType: 'arcane', faction: 'Horde', tags: ['Arena'] }),
    ally('Archer', 2, 3, { damageType: 'ranged' }),
  )
  const seen = (card: string, other: string): Table =>
    table({ library, players: [{ hand: ['Borrowed for a Turn'], cards: [card] }, { cards: [other] }] })
      .play('Borrowed for a Turn')
      .resolve()
  for (const [card, other] of [
    ['Skymistress Taranna', 'Mage'],
    ['Blood Guard Gulmok', 'Mage'],
    ['Gladiator Ryno', 'Mage'],
    ['Elder Huntsman Swiftshot', 'Archer'],
  ] as const) {
    const waits = (t: Table): number => t.game.s.chain[0]!.links.length + (t.asked().endsWith('target') ? 1 : 0)
    expect(waits(seen(card, other)), card).toBeGreaterThan(0)
    expect(waits(seen(card, 'Dummy 2/3')), card).toBe(0)
  }
})
