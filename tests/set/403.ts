/** "Another" in costs (403.1): other than the card whose cost it is, or than what is paid for. */
import type { CardDef, Effect, Power, SetWho } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ally = (
  name: string,
  [cost, atk, health]: readonly [number, number, number],
  more: Partial<CardDef>,
): CardDef => ({ ...base, name, type: 'ally', cost, atk, damageType: 'melee', health, ...more })
const quest = (name: string, ...powers: Power[]): CardDef => ({ ...base, name, type: 'quest', powers })
const pay = (n: number): Effect => ({ do: 'pay', n })
const activate: Effect = { do: 'activate' }
const mine = { turnOf: 'you' } as const
/** Another ally you control, or so many others. */
const another = (n = 1, more: SetWho = {}): SetWho => ({ ...more, choose: n, is: 'ally', of: 'you', other: true })
const thing: SetWho = { choose: 1, is: ['ability', 'ally', 'equipment'], of: 'you', other: true }

export const others: readonly CardDef[] = [
  ally('Aknot Whetstone', [2, 0, 4], {
    faction: 'Horde',
    tags: ['Orc', 'Warrior'],
    powers: [
      { keyword: 'Protector' },
      { keyword: 'Hardiness' },
      {
        pay: [pay(2), { do: 'destroy', what: another() }],
        then: [{ do: 'destroy', what: { target: 1, is: 'weapon' } }],
      },
    ],
  }),
  ally('Commander Molotov', [6, 3, 8], {
    faction: 'Horde',
    tags: ['Goblin', 'Warrior', 'Molotov (1)'],
    powers: [
      { keyword: 'Time is Money' },
      {
        pay: [activate, { do: 'destroy', what: another(1, { as: 'fuel' }) }],
        then: [
          {
            do: 'deal',
            n: { stat: 'cost', of: '$fuel' },
            type: 'fire',
            by: 'self',
            to: { target: 1, is: 'character' },
          },
        ],
      },
    ],
  }),
  {
    ...base,
    name: "Fool's Gold",
    type: 'ability',
    cost: 3,
    powers: [
      { when: { on: 'end', turn: 'you' }, then: [{ do: 'draw', by: 'opponents' }] },
      {
        only: mine,
        pay: [{ do: 'destroy', what: thing }],
        then: [{ do: 'modify', mods: [{ mod: 'control', what: 'self', by: { target: 1, is: 'player' } }] }],
      },
    ],
  },
  ally("Idra'kess Enchantress", [4, 2, 5], {
    tags: ['Naga', 'Mage', 'Monster'],
    powers: [{ pay: [activate, { do: 'destroy', what: ['self', another(2)] }], then: [{ do: 'draw', n: 4 }] }],
  }),
  ally('Neferset Sentry', [3, 1, 4], {
    powers: [
      {
        only: mine,
        pay: [{ do: 'exhaust', what: another() }],
        then: [{ do: 'modify', mods: [{ mod: 'stat', what: 'self', stat: 'atk', n: 2 }], until: 'turn' }],
      },
    ],
  }),
  ally('Roger Mortis', [6, 4, 5], {
    faction: 'Horde',
    tags: ['Undead', 'Warlock'],
    powers: [
      {
        only: mine,
        pay: [pay(1), { do: 'put', n: 1, what: 'damage', to: another() }],
        then: [{ do: 'deal', n: 1, type: 'fire', by: 'self', to: { target: 1, is: 'character' } }],
      },
    ],
  }),
  ally('Grave Walker', [2, 2, 2], {
    powers: [
      {
        in: 'graveyard',
        pay: [
          {
            do: 'move',
            what: { choose: 1, is: 'ally', in: 'graveyard', of: 'you', other: true },
            to: 'removed',
          },
        ],
        then: [{ do: 'move', what: 'self', to: 'hand' }],
      },
    ],
  }),
  ally('Slippery Thief', [1, 1, 1], {
    powers: [
      {
        pay: [
          { do: 'move', what: 'self', to: 'hand' },
          { do: 'discard', what: { choose: 1, in: 'hand', of: 'you', other: true } },
        ],
        then: [{ do: 'draw', n: 2 }],
      },
    ],
  }),
  {
    ...base,
    name: 'Burnt Pages',
    type: 'ability',
    cost: 0,
    powers: [{ play: { add: [{ do: 'discard', what: { choose: 1, in: 'hand', of: 'you', other: true } }] } }],
    text: [{ do: 'draw', n: 2 }],
  },
  quest(
    'Old Debts',
    { play: { add: [{ do: 'destroy', what: { choose: 1, is: 'quest', of: 'you', other: true } }] } },
    { pay: [pay(1)], reward: [{ do: 'draw', n: 2 }] },
  ),
  quest('Spirits of Auchindoun', {
    pay: [{ do: 'turn', what: { choose: 1, is: 'resource', state: 'faceUp', of: 'you', other: true }, face: 'down' }],
    reward: [{ do: 'draw' }],
  }),
  {
    ...base,
    name: 'Hot Geyser',
    type: 'ability',
    requires: 'Traitor',
    cost: 2,
    powers: [
      {
        always: [
          {
            mod: 'cost',
            on: 'complete',
            by: 'opponents',
            what: { is: 'quest' },
            add: [
              {
                do: 'turn',
                what: { choose: 1, is: 'quest', state: 'faceUp', of: '$by', other: '$what' },
                face: 'down',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Twin Grip',
    type: 'ability',
    cost: 1,
    powers: [
      {
        always: [
          {
            mod: 'cost',
            on: 'strike',
            by: 'you',
            with: { is: 'weapon', of: 'you' },
            add: [{ do: 'exhaust', what: { choose: 1, is: 'equipment', of: 'you', other: '$with' } }],
          },
        ],
      },
    ],
  },
]
