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
  [E({ do: 'destroy', what: { target: 1, is: 'ally', state: 'protecting' } }), 'Destroy target protecting ally.'],
  [
    E({
      do: 'modify',
      mods: [
        { mod: 'stat', what: { target: 1, is: 'character' }, stat: 'atk', n: -4, while: ['attacking', 'protecting'] },
      ],
      until: 'turn',
    }),
    'Target hero or ally has -4 ATK while attacking or protecting this turn.',
  ],
  [
    Y({
      always: [{ mod: 'prevent', n: 'all', would: { on: 'deal', to: 'yourHero', combat: true }, while: 'protecting' }],
    }),
    'Prevent all combat damage that would be dealt to your hero while protecting.',
  ],
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
  [
    E(
      { do: 'uncombat', what: { target: 1, is: 'ally', of: 'friends', state: 'defending', as: 'it' } },
      { do: 'defend', what: 'yourHero' },
    ),
    'Remove target defending friendly ally from combat. Your hero becomes a defender.',
  ],
  [
    Y({ when: { on: 'fight', by: { is: 'ally' }, against: 'self' }, then: [{ do: 'destroy', what: '$by' }] }),
    'When an ally enters combat with this ally, destroy that ally.',
  ],
  [Y({ keyword: 'Sabotage', of: { is: 'resource' } }), 'Sabotage: Resource'],
  [
    Y({ when: { on: 'sabotage', by: 'self', what: { is: 'resource' } }, then: [{ do: 'destroy', what: '$what' }] }),
    'When this ally sabotages a resource, destroy that resource.',
  ],
  [Y({ keyword: 'Sabotage', of: { is: 'deck' } }), 'Sabotage: Deck'],
  [Y({ keyword: 'Sabotage', of: { is: 'hand' } }), 'Sabotage: Hand'],
  [
    Y({ keyword: 'Inspire', of: [{ is: 'ability' }, { is: 'ally' }, { is: 'hero' }] }),
    'Inspire: Ability, ally, and hero',
  ],
  [Y({ keyword: 'Inspire', of: { is: ['ability', 'ally', 'hero'] } }), 'Inspire: Ability, ally, or hero'],
  [
    Y({ when: { on: 'inspire', by: 'self', what: { is: 'quest' } }, then: [{ do: 'draw', n: 1 }] }),
    'When this ally inspires a quest, draw a card.',
  ],
  [
    Y({ always: [{ mod: 'can', on: 'protect', by: 'yourHero', against: { is: 'hero', of: 'opponents' } }] }),
    'Your hero can protect against opposing heroes.',
  ],
  [
    Y({ always: [{ mod: 'cost', on: 'exhaust', what: { is: 'ally', of: 'opponents' }, n: 2 }] }),
    "Opposing allies can't exhaust unless their controller pays (2).",
  ],
  [
    Y({ when: { on: 'propose', by: 'opponents' }, then: [{ do: 'try', may: 'you', these: [{ do: 'retarget' }] }] }),
    'When an opponent proposes a combat, you may change the proposed defender.',
  ],
  [
    Y({ always: [{ mod: 'can', on: 'attackTwo', by: 'self' }] }),
    'This ally can attack two opposing heroes and/or allies at the same time.',
  ],
  [Y({ as: { on: 'start', turn: 'players' }, then: [{ do: 'draw', n: 1 }] }), 'As each turn starts, draw a card.'],
  [
    E({
      do: 'modify',
      mods: [{ mod: 'when', event: { on: 'start', turn: 'you' }, next: true, as: true, then: [{ do: 'draw', n: 1 }] }],
    }),
    'As your next turn starts, draw a card.',
  ],
  ...(
    [
      [{ on: 'end', turn: 'you' }, 'turn', 'At the end of your next turn'],
      [{ on: 'end', turn: 'you' }, true, 'At the end of your turn'],
      [{ on: 'end', turn: 'players' }, 'turn', 'At the end of the next turn'],
      [{ on: 'end', turn: 'players' }, true, 'At end of turn'],
      [{ on: 'start', turn: 'players' }, true, 'At the start of the next turn'],
      [{ on: 'start', turn: 'opponents' }, true, "At the start of an opponent's next turn"],
    ] as const
  ).map(
    ([event, next, text]) =>
      [
        E({ do: 'modify', mods: [{ mod: 'when', event, next, then: [{ do: 'draw', n: 1 }] }] }),
        `${text}, draw a card.`,
      ] as const,
  ),
  [
    E({
      do: 'modify',
      mods: [{ mod: 'when', event: { on: 'start', turn: 'players' }, then: [{ do: 'draw', n: 1 }] }],
      until: { until: { on: 'end', turn: 'you' }, next: true },
    }),
    'At the start of each turn until the end of your next turn, draw a card.',
  ],
  [
    E({
      do: 'modify',
      mods: [{ mod: 'cannot', on: 'ready', what: 'self' }],
      until: { until: { on: 'end', turn: 'players' }, next: true },
    }),
    "This ability can't ready until the end of the next turn.",
  ],
  [Y({ as: { on: 'start', turn: 'you' }, then: [{ do: 'draw', n: 1 }] }), 'As your turn starts, draw a card.'],
  [
    Y({
      tagWord: 'Tribe',
      when: { on: 'enter', what: { is: 'ally', of: 'you', other: true }, zone: 'play' },
      then: [{ do: 'draw', n: 1 }],
    }),
    'Tribe: When another ally you control enters play, draw a card.',
  ],
  [Y({ always: [skip({ turn: 'opponents', step: 'draw' })] }), 'Each opponent skips his draw step.'],
]

for (const [def, text] of rows)
  test(text, () => {
    expect(checkCard(def)).toEqual([])
    expect(printCard(def, plainWords).text).toBe(text)
  })
