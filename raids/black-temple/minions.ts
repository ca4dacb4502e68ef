/**
 * The Minion deck: 14 allies, which gather as resources and come into play with the next Boss (R502.2), without paying their cost (R504.1b).
 * All Bosses are Traitors, so the Traitors' Minions have all their powers here; the other two have powers for both kinds of hero.
 */
import type { CardDef, Condition, Power } from '../../src/language/types.ts'
import { always, deal, destroy, may, target, whenever } from '../../src/raid/build-cards.ts'
import { set, turnOneDown } from './words.ts'

const traitor: Condition = { match: 'yourHero', trait: 'Traitor' }
const loyal: Condition = { match: 'yourHero', trait: 'Loyal' }
const common = { type: 'ally', set, damageType: 'melee' } as const
const pact = { ...common, requires: 'Traitor' } as const

const enters = { on: 'enter', what: 'self', zone: 'play' } as const

/** "(2), Destroy an ally in your party >>> Each opponent destroys …" */
const tribute = (is: 'ally' | readonly ('ability' | 'equipment')[]): Power => ({
  pay: [{ do: 'pay', n: 2 }, destroy({ choose: 1, is: 'ally', of: 'you' })],
  then: [{ do: 'destroy', by: 'opponents', what: { choose: 1, is, of: '$by' } }],
})

export const minions: readonly CardDef[] = [
  {
    ...common,
    name: 'Ashtongue Battlelord',
    number: 29,
    tags: ['Broken', 'Warrior'],
    cost: 6,
    atk: 3,
    health: 2,
    powers: [
      { if: traitor, when: enters, then: [destroy({ target: 1, is: 'ally', of: 'opponents', state: 'undamaged' })] },
      { if: loyal, when: enters, then: [destroy({ is: 'ally', of: 'opponents', state: 'damaged' })] },
    ],
  },
  {
    ...common,
    name: 'Ashtongue Rogue',
    number: 30,
    tags: ['Broken', 'Rogue'],
    cost: 4,
    atk: 3,
    health: 1,
    powers: [
      { if: traitor, keyword: 'Elusive' },
      { if: traitor, keyword: 'Ferocity' },
      { if: loyal, keyword: 'Long-Range' },
      { if: loyal, keyword: 'Stealth' },
    ],
  },
  {
    ...pact,
    name: 'Bonechewer Behemoth',
    number: 31,
    tags: ['Fel Orc', 'Warrior', 'Traitor'],
    cost: 5,
    atk: 4,
    health: 3,
    they: 'he',
    powers: [whenever(enters, deal(4, 'fire', target('hero'), { by: 'self' }))],
  },
  {
    ...pact,
    name: 'Bonechewer Shield Disciple',
    number: 32,
    tags: ['Fel Orc', 'Warrior', 'Traitor'],
    cost: 4,
    atk: 2,
    health: 6,
    powers: [{ keyword: 'Protector' }],
  },
  {
    ...pact,
    name: 'Charming Courtesan',
    number: 33,
    tags: ['Human', 'Traitor'],
    cost: 4,
    atk: 3,
    health: 2,
    they: 'she',
    powers: [always({ mod: 'prevent', would: { on: 'deal', to: 'self', n: ['<=', 2] }, n: 'all' })],
  },
  {
    ...pact,
    name: 'Coilskar General',
    number: 34,
    tags: ['Naga', 'Warrior', 'Traitor'],
    cost: 6,
    atk: 3,
    health: 3,
    powers: [
      whenever(enters, { do: 'create', n: 3, token: { tags: ['Naga'], atk: 1, damageType: 'melee', health: 1 } }),
    ],
  },
  {
    ...pact,
    name: 'Coilskar Wrangler',
    number: 35,
    tags: ['Naga', 'Traitor'],
    cost: 3,
    atk: 2,
    damageType: 'nature',
    health: 2,
    powers: [tribute('ally')],
  },
  {
    ...pact,
    name: 'Illidari Archon',
    number: 36,
    tags: ['Blood Elf', 'Priest', 'Traitor'],
    cost: 3,
    atk: 2,
    damageType: 'shadow',
    health: 4,
    powers: [
      whenever({ on: 'attack', by: 'self' }, may({ do: 'ready', what: { choose: 1, is: 'resource', of: 'you' } })),
    ],
  },
  {
    ...pact,
    name: 'Illidari Blood Lord',
    number: 37,
    tags: ['Blood Elf', 'Paladin', 'Traitor'],
    cost: 2,
    atk: 2,
    health: 1,
    powers: [whenever(enters, turnOneDown('players'))],
  },
  {
    ...pact,
    name: 'Priestess of Dementia',
    number: 38,
    tags: ['Shivan Demon', 'Traitor'],
    cost: 4,
    atk: 4,
    health: 2,
    powers: [tribute(['ability', 'equipment'])],
  },
  {
    ...pact,
    name: 'Promenade Sentinel',
    number: 39,
    tags: ['Mechanical', 'Traitor'],
    cost: 7,
    atk: 5,
    damageType: 'arcane',
    health: 3,
    powers: [whenever(enters, deal(2, 'arcane', target('character', undefined, { upTo: 3 }), { by: 'self' }))],
  },
  {
    ...pact,
    name: 'Sister of Pain',
    number: 40,
    tags: ['Demon', 'Traitor'],
    cost: 1,
    atk: 1,
    damageType: 'shadow',
    health: 2,
    they: 'she',
    powers: [whenever({ on: 'attack', by: 'self' }, deal(1, 'shadow', target('hero', 'opponents'), { by: 'self' }))],
  },
  {
    ...pact,
    name: 'Sister of Pleasure',
    number: 41,
    tags: ['Demon', 'Traitor'],
    cost: 1,
    atk: 1,
    damageType: 'holy',
    health: 2,
    they: 'she',
    powers: [
      { keyword: 'Protector' },
      whenever({ on: 'defend', by: 'self' }, { do: 'heal', n: 1, by: 'self', from: target('character') }),
    ],
  },
  {
    ...pact,
    name: 'Temple Concubine',
    number: 42,
    tags: ['Blood Elf', 'Traitor'],
    cost: 4,
    atk: 2,
    health: 3,
    they: 'she',
    powers: [always({ mod: 'prevent', would: { on: 'deal', to: 'self', n: ['>=', 3] }, n: 'all' })],
  },
]
