// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Printed English of what raids bring: Bosses called by name, sides with names, numbers by the Boss in play. */
import { expect, test } from 'vitest'
import { printCard, raidWords } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Condition, Effect, Power } from '../../src/language/types.ts'

const boss = (name: string, more: Partial<CardDef> = {}): CardDef => ({
  ...{ name, type: 'hero', set: 'test', number: 1, tags: ['Boss'], they: 'he', front: [], back: [] },
  ...more,
})
const grub = boss('Grub the Deep', { sides: ['Buried', 'Awake'] })
const words = raidWords({
  calls: 'your hero',
  nouns: { 'Small Grub': { one: 'Grubling', many: 'Grublings' } },
  cards: [grub, boss('Lord Ember')],
})
const spell = (...text: Effect[]): CardDef => ({ name: 'Test', type: 'ability', set: 'test', number: 1, cost: 1, text })
const ally = (...powers: Power[]): CardDef => ({
  ...{ name: 'Small Grub', type: 'ally', set: 'test', number: 1, atk: 1, damageType: 'melee', health: 1 },
  powers,
})
const ember: Condition = { match: 'yourHero', name: 'Lord Ember' }
const flip: Effect = { do: 'flip', what: { name: 'Grub the Deep' } }

const rows: readonly (readonly [CardDef, string])[] = [
  [
    ally({ when: { on: 'start', turn: 'you', nth: { n: 3, per: 'game' } }, then: [{ do: 'draw', n: 1 }] }),
    'At the start of your third turn, draw a card.',
  ],
  [
    ally({ when: { on: 'leave', what: 'self', last: true }, then: [flip] }),
    'When the last Grubling leaves play, flip Grub.',
  ],
  [
    ally({ when: { on: 'end', turn: 'you' }, if: { match: { name: 'Grub the Deep' }, state: 'front' }, then: [flip] }),
    'At the end of your turn, if Grub is Buried, flip him.',
  ],
  [
    ally({ when: { on: 'end', turn: 'players' }, then: [{ do: 'ready', what: { name: 'Lord Ember' } }] }),
    'At the end of each turn, ready Lord Ember.',
  ],
  [
    ally({
      when: { on: 'end', turn: 'you' },
      if: { turnOf: 'you' },
      then: [{ do: 'deal', n: 1, by: { name: 'Lord Ember' }, to: { is: 'hero', of: 'opponents' } }],
    }),
    "At the end of your turn, if it's your turn, Lord Ember deals 1 damage to each opposing hero.",
  ],
  [
    spell({
      do: 'modes',
      n: { from: 1, to: { case: [{ if: ember, use: 2 }], else: 1 } },
      of: [[{ do: 'draw', n: 1 }], [{ do: 'destroy', what: { target: 1, is: 'ally' } }]],
    }),
    'Choose one, or both if your hero is Lord Ember: Draw a card; or destroy target ally.',
  ],
  [
    spell({
      do: 'modes',
      n: { from: 1, to: 2 },
      of: [[{ do: 'draw', n: 1 }], [{ do: 'destroy', what: { target: 1, is: 'ally' } }]],
    }),
    'Choose one or both: Draw a card; or destroy target ally.',
  ],
  [
    spell(
      { do: 'destroy', what: { target: 1, is: 'ally', as: 'it' } },
      { do: 'exhaust', what: { choose: 1, is: 'hero', of: { controller: '$it' } } },
    ),
    "Destroy target ally. Exhaust a hero in that ally's party.",
  ],
  [
    ally({
      always: (['atk', 'health'] as const).map((stat) => ({
        ...{ mod: 'stat', what: 'self', stat },
        n: { count: { is: 'resource', of: 'you' } },
      })),
    }),
    'This ally has +1 ATK and +1 health for each resource you control.',
  ],
  [
    ally({
      always: [
        { mod: 'cannot', on: 'destroy', what: { is: 'ally', of: 'you' } },
        { mod: 'cannot', on: 'leave', zone: 'party', of: 'you', what: { is: 'ally', of: 'you' } },
      ],
      while: ember,
    }),
    "Allies you control can't be destroyed and can't leave your party while your hero is Lord Ember.",
  ],
]

test.each(rows.map(([def, text]) => [text, def] as const))('%s', (text, def) => {
  expect(checkCard(def)).toEqual([])
  expect(printCard(def, words).text).toBe(text)
})

test('R101.1 a side with a name shows it first; R303.1a a Boss may be without health', () => {
  expect(checkCard(grub)).toEqual([])
  expect(printCard(grub, words)).toMatchObject({ text: 'Buried', back: 'Awake' })
})

test('205 a hero that is no Boss has health', () => {
  expect(checkCard({ ...grub, tags: ['Elemental'] })[0]?.what).toBe('"health" is missing')
})
