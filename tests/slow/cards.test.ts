/** Both promises of a card, on cards that nobody has written: see tests/soak/cards/guard.ts. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
/** Both promises of a card, on cards that nobody has written: see tests/soak/cards/guard.ts. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { guard } from '../soak/cards/guard.ts'
import { playCard } from '../soak/cards/play.ts'
import { raidWith } from '../soak/cards/raid.ts'

test('the sample raid in which they are tried has no fault of its own', () => {
  expect(lintRaid(raidWith(null))).toEqual([])
})

test('what the linter accepts prints all of its data, and does what its text says', () => {
  const { accepted, refused, faults, onlyPrinted, onlyRules, unbound, idle } = guard(120, 20_261, 12)
  expect(faults).toEqual([])
  expect({ onlyPrinted, onlyRules, unbound, idle }).toEqual({ onlyPrinted: [], onlyRules: [], unbound: [], idle: [] })
  expect(accepted).toBeGreaterThan(30)
  expect(accepted + [...refused.values()].reduce((sum, n) => sum + n, 0)).toBe(120)
})

/** Whether its cost could be paid, with X of some forty cards at random, was looked at for minutes: in each order, card by card (403.1). */
const heap = {
  name: 'Sample',
  type: 'location',
  set: 'test',
  number: 33,
  classes: ['Mage'],
  x: true,
  powers: [
    {
      if: { all: [{ empowered: 'Hunter' }] },
      pay: [
        { do: 'put', as: 'n0', n: { upTo: 3 }, what: 'time', to: { least: 'cost' }, by: 'opponents' },
        { do: 'destroy', what: { random: 'X', is: 'card', of: 'friends' } },
        {
          do: 'remove',
          n: { counters: 'damage', of: '$n3' },
          what: 'damage',
          from: { least: 'atk', as: 'n3', is: 'weapon' },
        },
      ],
      then: [
        {
          do: 'put',
          n: { double: '$n3', each: '$n0' },
          what: 'time',
          to: { target: 1, as: 'n5', is: 'token', of: 'opponents' },
          by: { target: 1, is: 'player' },
        },
        { do: 'flip', what: { target: 'X', ofEach: 'players', is: 'location', icon: 'none', attachedTo: 'yourHero' } },
      ],
    },
  ],
} as unknown as CardDef

test('403.1 a cost of X among many cards is looked at in bounded time', { timeout: 120_000 }, () => {
  const { wrong, choices } = playCard(heap, 715_921_635, 12)
  expect(wrong).toEqual([])
  expect(choices).toBe(12)
})

test('R303.3b, 415.2: a card of a raid’s own type comes into a row, also where a raider controls it', () => {
  const cage = (...effects: object[]): CardDef =>
    ({
      ...{ name: 'Sample', type: 'Cage', set: 'Sample Raid', number: 1 },
      powers: [{ when: { on: 'start', turn: 'opponents' }, then: effects }],
    }) as unknown as CardDef
  const moved = cage({ do: 'move', what: 'self', to: 'play', of: { choose: 1, is: 'opponent' } })
  const taken = cage({
    do: 'modify',
    mods: [{ mod: 'control', what: 'self', by: { choose: 1, is: 'opponent' } }],
  })
  for (const card of [moved, taken]) expect(playCard(card, 1, 200).wrong).toEqual([])
})

test('R301.5a, R101.4, R303.1b: words that only raids have do what they say at the guard’s table', () => {
  const words: readonly object[] = [
    {
      do: 'bring',
      cards: [
        [2, 'Imp'],
        [1, 'Spawn'],
      ],
    },
    { do: 'swap', what: 'yourHero', for: 'Vexna Unbound', keep: 'readiness' },
    { do: 'drawFrom', deck: 'minion' },
    { do: 'deal', n: { stat: 'threat', of: 'yourHero' }, type: 'fire', by: 'yourHero', to: { choose: 1, is: 'hero' } },
    { do: 'exhaust', what: { is: 'Rune', of: 'you' } },
  ]
  for (const word of words) {
    const card = { name: 'Sample', type: 'event', set: 'Sample Raid', number: 1, text: [word] } as unknown as CardDef
    const plays = [308, 385, 462, 539].map((seed) => playCard(card, seed))
    expect(plays.flatMap(({ wrong }) => wrong)).toEqual([])
    const did = plays.flatMap(({ effects }) => [...effects.values()]).reduce((sum, effect) => sum + effect.did, 0)
    expect(did, JSON.stringify(word)).toBeGreaterThan(0)
  }
})
