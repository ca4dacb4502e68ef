// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Printed English of the words about the course of turns (500) and combats (600). */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Mod, Power } from '../../src/language/types.ts'

const E = (...text: Effect[]): CardDef => ({ name: 'Test', type: 'ability', set: 'test', number: 1, cost: 1, text })
const Y = (...powers: Power[]): CardDef => ({
  ...{ name: 'Test', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, damageType: 'melee', health: 1 },
  powers,
})
const skip = (mod: Partial<Extract<Mod, { mod: 'instead' }>['would']>, next?: true): Mod => ({
  mod: 'instead',
  would: { on: 'start', ...mod },
  then: [],
  ...(next ? { next } : {}),
})

const rows: readonly (readonly [CardDef, string])[] = [
  [E({ do: 'extraTurn' }), 'Take an extra turn after this one.'],
  [E({ do: 'extraTurn', by: { target: 1, is: 'player' } }), 'Target player takes an extra turn after this one.'],
  [E({ do: 'endTurn' }), 'End the turn.'],
  [
    E({ do: 'sit', to: { target: 1, is: 'friend', other: 'you' } }),
    'Move to the right of another target friendly player.',
  ],
  [E({ do: 'modify', mods: [skip({ turn: 'you' }, true)] }), 'Skip your next turn.'],
  [
    E({ do: 'modify', mods: [skip({ turn: { target: 1, is: 'player' } }, true)] }),
    'Target player skips his next turn.',
  ],
  [Y({ always: [skip({ turn: 'you', step: 'draw' })] }), 'Skip your draw step.'],
  [Y({ always: [skip({ turn: 'opponents', step: 'draw' })] }), 'Each opponent skips his draw step.'],
]

for (const [def, text] of rows)
  test(text, () => {
    expect(checkCard(def)).toEqual([])
    expect(printCard(def, plainWords).text).toBe(text)
  })
