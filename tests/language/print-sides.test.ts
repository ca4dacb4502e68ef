// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Printed English of what players and cards are asked for: "who controls more allies than you". */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Compare, Condition, NumberOf, SetWho, Who } from '../../src/language/types.ts'

const card = (more: Partial<CardDef>): CardDef => ({
  name: 'Test',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  ...more,
})
const draws = (by: Who): CardDef => card({ text: [{ do: 'draw', by }] })
const iff = (c: Condition): CardDef => card({ text: [{ do: 'draw', if: c }] })
const allies = (of: Who): NumberOf => ({ count: { is: 'ally', of } })
const hand = (of: Who): NumberOf => ({ stat: 'hand', of })
const opponent = (where: SetWho['where'], more: SetWho = {}): SetWho => ({ ...more, is: 'opponent', where })
const against = (op: Compare): CardDef => draws(opponent([allies('it'), op, allies('you')]))

const rows: readonly (readonly [CardDef, string])[] = [
  [
    card({
      text: [
        {
          do: 'modify',
          mods: [
            {
              mod: 'cannot',
              on: 'play',
              by: 'opponents',
              what: { choose: 1, is: 'ally', in: 'graveyard', of: 'opponents' },
            },
          ],
          until: 'turn',
        },
      ],
    }),
    "Opponents can't play an ally card in an opponent's graveyard of your choice this turn.",
  ],
  [against('>'), 'Each opponent who controls more allies than you draws a card.'],
  [against('<'), 'Each opponent who controls fewer allies than you draws a card.'],
  [against('>='), 'Each opponent who controls at least as many allies as you draws a card.'],
  [against('<='), 'Each opponent who controls no more allies than you draws a card.'],
  [against('='), 'Each opponent who controls as many allies as you draws a card.'],
  [against('!='), 'Each opponent who controls another number of allies than you draws a card.'],
  [
    draws(opponent([allies('it'), '>=', 3], { target: 1 })),
    'Target opponent who controls three or more allies draws a card.',
  ],
  [draws(opponent([allies('it'), '=', 0], { choose: 1 })), 'An opponent who controls no allies draws a card.'],
  [draws(opponent([hand('it'), '>', hand('you')])), 'Each opponent with more cards in hand than you draws a card.'],
  [draws(opponent(['hand', '=', 0])), 'Each opponent with no cards in hand draws a card.'],
  [draws(opponent([hand('it'), 'odd'])), 'Each opponent with an odd number of cards in hand draws a card.'],
  [
    draws(opponent([{ sum: 'atk', of: { is: 'ally', of: 'it' } }, '>=', 5])),
    "Each opponent for whom the combined ATK of all allies in that player's party is at least 5 draws a card.",
  ],
  [
    draws({ most: allies('it'), is: 'player', ties: 'you' }),
    'The player with the most allies draws a card. You settle ties.',
  ],
  [
    draws({ least: hand('it'), is: 'opponent', ties: 'you' }),
    'The opponent with the fewest cards in hand draws a card. You settle ties.',
  ],
  [
    draws({ least: 'hand', is: 'opponent', ties: 'you' }),
    'The opponent with the fewest cards in hand draws a card. You settle ties.',
  ],
  [
    iff({ some: opponent([allies('it'), '>', allies('you')]) }),
    'If an opponent controls more allies than you, draw a card.',
  ],
  [
    iff({ not: { some: opponent([hand('it'), '>', hand('you')]) } }),
    'If no opponent has more cards in hand than you, draw a card.',
  ],
  [
    iff({ match: 'opponents', where: [allies('it'), '<', allies('you')] }),
    'If each opponent controls fewer allies than you, draw a card.',
  ],
  [
    card({
      text: [
        { do: 'choose', what: { choose: 1, is: 'opponent', as: 'he' } },
        { do: 'draw', if: { compare: [hand('$he'), '>=', hand('you')] } },
        { do: 'draw', if: { not: { compare: [allies('$he'), '>', allies('you')] } } },
      ],
    }),
    "Choose an opponent. If that player has at least as many cards in hand as you, draw a card. If that player doesn't control more allies than you, draw a card.",
  ],
  [
    iff({ compare: [{ count: opponent([allies('it'), '>=', 2]) }, '>=', 2] }),
    'If two or more opponents control two or more allies, draw a card.',
  ],
  [
    card({ text: [{ do: 'destroy', what: { is: 'ally', where: [{ counters: 'doom', of: 'it' }, '>=', 2] } }] }),
    'Destroy all allies with two or more doom counters.',
  ],
]

test.each(rows.map((row, i) => [i, ...row] as const))('%i', (_, def, text) => {
  expect(checkCard(def)).toEqual([])
  expect(printCard(def, plainWords).text).toBe(text)
})
