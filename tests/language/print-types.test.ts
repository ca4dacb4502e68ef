// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** The words of card types, heroes and places (300-306) in print. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Power } from '../../src/language/types.ts'

const E = (...text: Effect[]): CardDef => ({ name: 'Test', type: 'ability', set: 'test', number: 1, cost: 1, text })
const H = (...powers: Power[]): CardDef => ({
  name: 'Neptulon',
  type: 'hero',
  master: true,
  set: 'test',
  number: 1,
  health: 30,
  powers,
})

const rows: readonly (readonly [CardDef, string])[] = [
  [
    H({ when: { on: 'become', what: 'self' }, then: [{ do: 'draw', n: 1 }] }),
    'When your hero becomes Neptulon, draw a card.',
  ],
  [
    H({ when: { on: 'start', turn: 'you' }, then: [{ do: 'move', what: 'startingHero', to: 'play' }] }),
    'At the start of your turn, put your starting hero into play.',
  ],
  [
    E({ do: 'move', what: { target: 1, is: 'ability', in: 'graveyard', of: 'you' }, to: 'play', type: 'item' }),
    'Put target ability card from your graveyard into play as an item.',
  ],
  [
    E(
      { do: 'move', what: 'yourHero', to: 'removed', as: 'hero' },
      { do: 'move', what: '$hero', to: 'play', same: true },
    ),
    'Remove your hero from the game. Put a card removed this way into play flipped the same way and with the same damage.',
  ],
  [
    E({
      do: 'modify',
      mods: [{ mod: 'is', what: { target: 1, is: 'ally' }, type: 'ability', becomes: true }],
      until: 'turn',
    }),
    'Target ally becomes an ability this turn.',
  ],
  [
    E({
      do: 'modify',
      mods: [{ mod: 'when', event: { on: 'start', turn: 'you' }, next: true, as: true, then: [{ do: 'draw', n: 1 }] }],
    }),
    'As your next turn starts, draw a card.',
  ],
  [E({ do: 'keyword', keyword: 'Delve' }), 'Delve.'],
  [
    E({ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'hero' } }, { do: 'keyword', keyword: 'Delve' }),
    'Your hero deals 1 damage to target hero. Delve.',
  ],
  [
    E({ do: 'ready', what: { target: 1, in: 'play', same: ['any type', 'yourHero'] } }),
    'Ready target card that shares a card type with your hero.',
  ],
  [
    E({ do: 'ready', what: { target: 1, in: 'play', same: ['type', 'yourHero'] } }),
    'Ready target card with the same card type as your hero.',
  ],
]

test.each(rows)('%#', (def, text) => {
  expect(checkCard(def)).toEqual([])
  expect(printCard(def, plainWords).text.split('\n').join('|')).toBe(text)
})

test('Delve is done, no power that a card has; other keywords are powers, and not done', () => {
  const problem = (def: unknown): string =>
    checkCard(def)
      .map((p) => `${p.what}; ${p.fix}`)
      .join()
  expect(problem(H({ keyword: 'Delve' }))).toContain('Delve is an effect')
  expect(problem(E({ do: 'keyword', keyword: 'Protector' }))).toContain('"Protector" is no')
})
