/** The raiders' cards of Molten Core's FAQ (R304), and an ally that nobody can target. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const faqCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Azuresong Mageblade',
    type: 'weapon',
    tags: ['One-Handed', 'Sword', 'Melee (1)'],
    cost: 4,
    atk: 1,
    damageType: 'melee',
    strike: 3,
    powers: [
      { when: { on: 'draw', by: 'you' }, then: [{ do: 'put', n: 1, what: 'verse', to: 'self' }] },
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'remove', n: 3, what: 'verse', from: 'self' },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  },
  {
    ...base,
    name: 'Benediction',
    type: 'weapon',
    classes: ['Priest'],
    tags: ['Two-Handed', 'Staff', 'Melee (1)'],
    cost: 5,
    atk: 1,
    damageType: 'melee',
    strike: 4,
    powers: [
      { when: { on: 'heal', by: 'yourHero', with: { is: 'ability' } }, then: [{ do: 'draw', n: 1 }] },
      {
        pay: [{ do: 'exhaust', what: 'yourHero' }],
        then: [
          { do: 'move', what: { choose: 1, is: 'card', name: 'Anathema', in: 'graveyard', of: 'you' }, to: 'play' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Anathema',
    type: 'weapon',
    classes: ['Priest'],
    tags: ['Two-Handed', 'Staff', 'Melee (1)'],
    cost: 5,
    atk: 1,
    damageType: 'melee',
    strike: 4,
  },
  {
    ...base,
    name: 'Shadowstrike',
    type: 'weapon',
    tags: ['Two-Handed', 'Polearm', 'Melee (1)'],
    cost: 3,
    atk: 3,
    damageType: 'melee',
    strike: 3,
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'draw', n: 2, if: { match: 'yourHero', trait: 'Enchanting' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Unseen Guest',
    type: 'ally',
    cost: 1,
    atk: 1,
    damageType: 'arcane',
    health: 4,
    powers: [{ keyword: 'Untargetable' }],
  },
]
