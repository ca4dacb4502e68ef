/** Healing and damage of different amounts, each for one of several (707.1d). */
import type { CardDef, Effect, SetWho, Who } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ability = (name: string, cost: number, ...text: Effect[]): CardDef => ({
  ...base,
  name,
  type: 'ability',
  tags: ['Restoration'],
  cost,
  text,
})
const upTo = (n: number): SetWho => ({ target: { upTo: n }, is: 'character' })
const heal = (n: readonly number[], by: Who, from: Who): Effect => ({ do: 'heal', n, by, from })
const deal = (n: readonly number[], to: Who): Effect => ({ do: 'deal', n, type: 'nature', by: 'yourHero', to })

export const inOrder: readonly CardDef[] = [
  { ...ability('Chain Heal', 2, heal([3, 2, 1], 'yourHero', upTo(3))), classes: ['Shaman'] },
  {
    ...ability('Greater Chain Heal', 3, heal([5, 4, 3, 2, 1], 'yourHero', upTo(5))),
    classes: ['Shaman'],
    instant: true,
  },
  {
    ...base,
    name: 'Piana',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Draenei', 'Shaman'],
    cost: 1,
    atk: 0,
    damageType: 'nature',
    health: 2,
    powers: [{ pay: [{ do: 'activate' }], then: [heal([3, 2, 1], 'self', upTo(3))] }],
  },
  {
    ...ability(
      'Acid Breath',
      2,
      {
        do: 'choose',
        by: { target: 1, is: 'opponent', as: 'he' },
        what: { choose: 3, is: 'ally', of: '$by', as: 'they' },
      },
      deal([3, 2, 1], '$they'),
    ),
    requires: 'Traitor',
  },
]
