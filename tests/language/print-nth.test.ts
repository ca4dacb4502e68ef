// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Printed English of what is counted: "for the first time each turn", of each by itself or of all together. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Condition, Effect, EventPattern, Mod, Power } from '../../src/language/types.ts'

const draw: Effect = { do: 'draw' }
const Y = (...powers: Power[]): CardDef => ({
  ...{ name: 'Test', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, damageType: 'melee', health: 1 },
  powers,
})
const when = (event: EventPattern): CardDef => Y({ when: event, then: [draw] })
const made = (...mods: Mod[]): CardDef =>
  Y({ pay: [{ do: 'activate' }], then: [{ do: 'modify', mods, until: 'turn' }] })
const iff = (c: Condition): CardDef => Y({ when: { on: 'end', turn: 'players' }, if: c, then: [draw] })
const allies = { is: 'ally', of: 'you' } as const
const once = { n: 1, per: 'turn' } as const

const rows: readonly (readonly [CardDef, string])[] = [
  [when({ on: 'attack', by: 'self', nth: once }), 'When this ally attacks for the first time each turn, draw a card.'],
  [
    when({ on: 'attack', by: allies, nth: { ...once, each: 'by' } }),
    'When each ally you control attacks for the first time each turn, draw a card.',
  ],
  [
    when({ on: 'attack', by: { ...allies, other: true }, nth: { ...once, each: 'by' } }),
    'When each other ally you control attacks for the first time each turn, draw a card.',
  ],
  [
    when({ on: 'play', by: 'opponents', what: { is: 'ally' }, nth: { ...once, each: 'by' } }),
    'When each opponent plays an ally for the first time each turn, draw a card.',
  ],
  [
    when({ on: 'deal', by: 'self', to: { is: 'hero' }, combat: true, nth: { ...once, each: 'to' } }),
    'When this ally deals combat damage to each hero for the first time each turn, draw a card.',
  ],
  [
    when({ on: 'deal', by: 'self', to: { is: 'hero' }, combat: true, nth: once }),
    'When this ally deals combat damage to a hero for the first time each turn, draw a card.',
  ],
  [
    when({ on: 'attack', by: allies, nth: { n: 2, per: 'turn' } }),
    'The second time each turn that an ally you control attacks, draw a card.',
  ],
  [
    when({ on: 'attack', by: allies, nth: { n: 21, per: 'turn', of: 'you' } }),
    'The 21st time on each of your turns that an ally you control attacks, draw a card.',
  ],
  [
    when({ on: 'play', by: 'you', what: { is: 'ability' }, nth: { ...once, of: 'you' } }),
    'When you play an ability for the first time on each of your turns, draw a card.',
  ],
  [when({ on: 'start', turn: 'you', nth: { n: 3, per: 'game' } }), 'At the start of your third turn, draw a card.'],
  [
    when({ on: 'end', turn: 'players', nth: { n: 12, per: 'game' } }),
    "At the end of each player's twelfth turn, draw a card.",
  ],
  [
    when({ on: 'start', step: 'draw', turn: 'opponents', nth: { n: 1, per: 'game' } }),
    "At the start of each opponent's first turn's draw step, draw a card.",
  ],
  [
    made({ mod: 'when', event: { on: 'attack', by: 'yourHero', nth: once }, then: [draw] }),
    '[Activate] >>> When your hero attacks for the first time this turn, draw a card.',
  ],
  [
    made({ mod: 'when', event: { on: 'attack', by: allies, nth: once }, then: [draw], next: true }),
    '[Activate] >>> Once, the first time this turn that an ally you control attacks, draw a card.',
  ],
  [
    Y({ always: [{ mod: 'cannot', on: 'attack', by: { is: 'ally' }, nth: { n: 2, per: 'turn' } }] }),
    "Allies can't attack for the second time in all each turn.",
  ],
  [
    Y({ always: [{ mod: 'cannot', on: 'attack', by: { is: 'ally' }, nth: { n: 2, per: 'turn', each: 'by' } }] }),
    "Allies can't attack for the second time each turn.",
  ],
  [
    iff({ happened: { on: 'attack', by: allies, nth: { n: 2, per: 'turn' } }, since: 'turn' }),
    'At the end of each turn, if allies you control attacked two or more times in all this turn, draw a card.',
  ],
  [
    iff({ happened: { on: 'attack', by: allies, nth: { n: 2, per: 'turn', each: 'by' } }, since: 'turn' }),
    'At the end of each turn, if an ally you control attacked two or more times this turn, draw a card.',
  ],
]

test.each(rows.map((row, i) => [i, ...row] as const))('%i', (_, card, text) => {
  expect(checkCard(card)).toEqual([])
  expect(printCard(card, plainWords).text).toBe(text)
})
