/** Once for one event (703.1, 715.1): also where whatever sees the event afterwards is looked for again. */
import { expect, test } from 'vitest'
import type { CardDef, EventPattern } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

/** While it is about, an ally that is destroyed also enters a watched graveyard. */
const digger = ally('Digger', 1, 1, {
  powers: [{ when: { on: 'enter', what: { is: 'ally' }, zone: 'graveyard' }, then: [{ do: 'draw', n: 1 }] }],
})
const coin = [{ do: 'put', n: 1, what: 'coin', to: 'yourHero' }] as const

/** Puts something on the table that waits, has an ally of B destroyed, and counts how often it triggered. */
function coins(waits: CardDef, more: readonly CardDef[] = []): number {
  const t = table({
    library: withCards(digger, waits, ...more),
    players: [
      { hand: [waits.name, 'Slay an Ally'], cards: ['Digger', ...more.map((c) => c.name)], resources: 4 },
      { cards: ['Dummy 1/3'] },
    ],
  })
  t.play(waits.name).settle()
  t.play('Slay an Ally', 'Dummy 1/3').settle()
  expect(t.zone('A', 'hand')).toHaveLength(1) // the Digger's
  return t.card('Hero A').counters.coin ?? 0
}

const doom = (event: EventPattern, next?: true): CardDef =>
  instant('Doom', {
    text: [
      { do: 'exhaust', what: { target: 1, is: 'ally', of: 'opponents', as: 'it' } },
      { do: 'modify', mods: [{ mod: 'when', event, next, then: coin }], until: next ? undefined : 'turn' },
    ],
  })

test('703.1, 715.1 what waits for a destruction triggers once, also if something sees what enters a graveyard', () => {
  const foe = { is: 'ally', of: 'opponents' } as const
  for (const next of [undefined, true] as const)
    for (const what of ['$it', foe] as const)
      for (const on of ['destroy', 'leave'] as const) expect(coins(doom({ on, what }, next)), `${on} ${what}`).toBe(1)
})

test('703.1, 714.3 an ongoing “when …” and a power that a modifier grants trigger once, too', () => {
  const when = { on: 'destroy', what: { is: 'ally', of: 'opponents' } } as const
  const lasting = ability('Wake', { powers: [{ always: [{ mod: 'when', event: when, then: coin }] }] })
  const grants = ability('Gift', {
    powers: [{ always: [{ mod: 'power', what: 'yourHero', power: { when, then: coin } }] }],
  })
  expect([coins(lasting), coins(grants), coins(grants, [{ ...grants, name: 'Another Gift' }])]).toEqual([1, 1, 2])
})

test('703.3b a power that works in several zones triggers once as its card goes from one to the other', () => {
  const guest: CardDef = ally('Guest', 1, 1, {
    cost: 0,
    powers: [{ in: ['play', 'chain'], when: { on: 'enter', what: { is: 'ally' } }, then: coin }],
  })
  const ghost: CardDef = ally('Ghost', 1, 3, {
    powers: [{ in: ['play', 'graveyard'], when: { on: 'destroy', what: { is: 'ally' } }, then: coin }],
  })
  const library = withCards(guest, ghost, digger)
  const t = table({ library, players: [{ hand: ['Guest'] }, {}] })
    .play('Guest')
    .settle()
  expect(t.card('Hero A').counters.coin).toBe(1)
  const players = [{ hand: ['Slay an Ally'], resources: 2, cards: ['Ghost', 'Digger'] }, {}]
  const u = table({ library, players }).play('Slay an Ally', 'Ghost').settle()
  expect(u.card('Hero A').counters.coin).toBe(1)
})

test('703.3a, 703.3b a power of a hand and a graveyard triggers once as its card is discarded', () => {
  const scroll = ability('Scroll', {
    powers: [{ in: ['hand', 'graveyard'], when: { on: 'discard', what: 'self' }, then: coin }],
  })
  const players = [{ hand: ['Throw Away', 'Scroll'], resources: 4, cards: ['Digger'] }, {}]
  const t = table({ library: withCards(scroll, digger), players })
    .play('Throw Away')
    .settle()
  expect(t.card('Hero A').counters.coin).toBe(1)
})

test('703.3c, 715.1 what a card made as it enters has seen what followed, and does not see it again', () => {
  const sage = ally('Sage', 1, 5, {
    cost: 0,
    powers: [
      {
        as: { on: 'enter', what: 'self' },
        then: [
          { do: 'modify', mods: [{ mod: 'when', event: { on: 'draw', by: 'you' }, then: coin }], until: 'turn' },
          { do: 'draw', n: 1 },
        ],
      },
    ],
  })
  const t = table({ library: withCards(sage), players: [{ hand: ['Sage'] }, {}] })
    .play('Sage')
    .settle()
  expect(t.card('Hero A').counters.coin).toBe(1)
})
