/** Cards of the examples on powers, triggers, resolving and entering play (700-715), and a few of our own for what they leave out. */
import type { CardDef, Effect } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ally = (name: string, cost: number, atk: number, health: number, more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  name,
  type: 'ally',
  cost,
  atk,
  damageType: 'melee',
  health,
  ...more,
})
const instant = (name: string, text: readonly Effect[]): CardDef => ({
  ...base,
  name,
  type: 'ability',
  instant: true,
  cost: 0,
  text,
})
const draw: Effect = { do: 'draw', n: 1 }

export const powers: readonly CardDef[] = [
  ally('Bimble Blackout', 3, 4, 2, {
    damageType: 'shadow',
    faction: 'Alliance',
    tags: ['Gnome', 'Warlock'],
    powers: [{ in: 'removed', when: { on: 'enter', what: 'self', zone: 'removed' }, then: [draw] }],
  }),
  ally('Jubilee Arcspark', 3, 3, 3, {
    damageType: 'arcane',
    faction: 'Alliance',
    tags: ['Gnome', 'Mage'],
    powers: [
      { keyword: 'Untargetable' },
      { in: 'deck', when: { on: 'reveal', what: 'self', zone: 'deck', of: 'you', quest: true }, then: [draw] },
    ],
  }),
  ally('Dimzer the Prestidigitator', 5, 5, 6, {
    damageType: 'shadow',
    faction: 'Alliance',
    tags: ['Gnome', 'Warlock'],
    requires: 'Gnome',
    powers: [
      { keyword: 'Escape Artist' },
      {
        in: ['play', 'chain'],
        when: { on: 'play', by: 'you', what: { is: 'ally' } },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'modify', mods: [{ mod: 'enters', what: '$what', damage: 1 }] }],
            then: [draw],
          },
        ],
      },
    ],
  }),
  ally('Kaal Soulreaper', 7, 5, 6, {
    damageType: 'shadow',
    faction: 'Horde',
    tags: ['Orc', 'Warlock', 'Unique'],
    powers: [
      {
        pay: [
          { do: 'pay', n: 7 },
          { do: 'move', what: 'self', to: 'removed' },
        ],
        then: [{ do: 'move', by: 'players', what: { is: 'ally', in: 'graveyard', of: '$by' }, to: 'play' }],
      },
    ],
  }),
  ally("Watcher Mal'wi", 4, 3, 3, {
    damageType: 'ranged',
    faction: 'Horde',
    tags: ['Troll', 'Hunter'],
    powers: [
      {
        when: { on: 'enter', what: { is: 'ally', of: 'opponents' }, zone: 'play' },
        then: [{ do: 'deal', n: 1, type: 'ranged', by: 'self', to: '$what' }],
      },
    ],
  }),
  ally('Voss Treebender', 1, 2, 1, {
    damageType: 'nature',
    faction: 'Horde',
    tags: ['Tauren', 'Druid'],
    powers: [
      {
        when: { on: 'attack', by: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'exhaust', what: { target: 1, is: ['hero', 'ally'] } }] }],
      },
    ],
  }),
  ally('Brigg', 1, 1, 2, {
    faction: 'Horde',
    tags: ['Orc', 'Warrior'],
    powers: [
      {
        when: { on: 'deal', by: 'self', to: { is: 'ally', state: 'damaged' }, combat: true },
        then: [{ do: 'destroy', what: '$to' }],
      },
    ],
  }),
  ally('Hur Shieldsmasher', 3, 2, 2, {
    faction: 'Horde',
    tags: ['Orc', 'Warrior'],
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'armor' } }] }],
      },
    ],
  }),
  {
    ...base,
    name: 'Blessing of Freedom',
    type: 'ability',
    instant: true,
    cost: 1,
    classes: ['Paladin'],
    tags: ['Protection', 'Blessing'],
    attach: { target: 1, is: ['hero', 'ally'], of: 'you' },
    powers: [
      { always: [{ mod: 'keyword', what: 'host', keyword: 'Untargetable' }] },
      { when: { on: 'end', turn: 'players' }, then: [{ do: 'destroy', what: 'self' }] },
    ],
  },
  {
    ...base,
    name: 'Crown of Destruction',
    type: 'armor',
    cost: 5,
    def: 1,
    tags: ['Head (1)', 'Mail'],
    powers: [
      {
        when: { on: 'end', turn: 'players' },
        then: [{ do: 'destroy', by: '$turn', what: { choose: 1, is: ['ability', 'ally', 'equipment'], of: '$by' } }],
      },
    ],
  },
  ally('Kryton Barleybeard', 1, 2, 1, {
    damageType: 'holy',
    faction: 'Alliance',
    tags: ['Dwarf', 'Priest'],
    powers: [
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'move', what: { target: 1, is: 'ability' }, to: 'hand' }],
      },
    ],
  }),
  {
    ...base,
    name: "Tooga's Quest",
    type: 'quest',
    powers: [
      {
        only: { turnOf: 'you' },
        pay: [{ do: 'pay', n: 3 }],
        reward: [
          { do: 'create', n: 1, token: 'Tooga', as: 'turtle' },
          {
            do: 'modify',
            mods: [
              {
                mod: 'when',
                event: { on: 'start', turn: 'you' },
                next: true,
                then: [
                  {
                    do: 'try',
                    these: [{ do: 'move', what: '$turtle', to: 'removed' }],
                    then: [{ do: 'draw', n: 2 }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  ally('Tooga', 0, 1, 1, { tags: ['Turtle', 'Unique'] }),
  ally('Dramla Lifebender', 6, 4, 5, {
    damageType: 'fire',
    faction: 'Horde',
    tags: ['Undead', 'Warlock'],
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally', of: 'you' } },
            then: [{ do: 'move', what: '$what', to: 'removed' }],
          },
        ],
      },
    ],
  }),
  {
    ...base,
    name: 'Ritual Sacrifice',
    type: 'ability',
    cost: 2,
    classes: ['Warlock'],
    tags: ['Demonology'],
    powers: [
      {
        pay: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }],
        then: [{ do: 'deal', n: 1, type: 'shadow', by: 'yourHero', to: { target: 1, is: ['hero', 'ally'] } }],
      },
    ],
  },
  {
    ...base,
    name: 'Circle of Life',
    type: 'ability',
    cost: 8,
    classes: ['Druid'],
    tags: ['Restoration'],
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', as: 'dead' } },
        then: [
          {
            do: 'try',
            may: { controller: '$dead' },
            these: [
              {
                do: 'search',
                by: { controller: '$dead' },
                in: 'deck',
                for: { choose: 1, is: 'ally', same: ['name', '$dead'] },
                as: 'found',
              },
              {
                do: 'move',
                by: { controller: '$dead' },
                what: '$found',
                to: 'play',
                state: 'exhausted',
                of: { controller: '$dead' },
              },
            ],
          },
        ],
      },
    ],
  },
  ally('Manthos the Recently Sewn', 5, 4, 8, {
    faction: 'Horde',
    tags: ['Undead', 'Warrior'],
    powers: [{ always: [{ mod: 'enters', what: 'self', damage: 3 }] }],
  }),
  {
    ...base,
    name: 'Greatsword of Horrid Dreams',
    type: 'weapon',
    cost: 4,
    atk: 1,
    damageType: 'melee',
    strike: 3,
    tags: ['Sword', 'Melee (1)'],
    powers: [
      {
        as: { on: 'enter', what: { is: 'ally' }, zone: 'play', of: 'opponents' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'noPowers', what: '$what' }],
            until: { until: { on: 'start', turn: '$of' } },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: "Kil'zin of the Bloodscalp",
    type: 'hero',
    faction: 'Horde',
    race: 'Troll',
    classes: ['Shaman'],
    tags: ['Traitor'],
    health: 28,
    they: 'he',
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [
          {
            do: 'deal',
            n: 3,
            type: 'nature',
            by: 'self',
            to: { target: 1, is: ['hero', 'ally'], of: 'opponents' },
            when: [
              {
                do: 'deal',
                n: 3,
                type: 'nature',
                by: { is: 'hero', of: { controller: '$to' } },
                to: { target: 1, is: ['hero', 'ally'], by: { controller: '$to' } },
              },
            ],
          },
        ],
      },
    ],
  },
  // Our own, for what the examples need done.
  instant('Banish', [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'removed' }]),
  instant('Banish from Hand', [{ do: 'move', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' }, to: 'removed' }]),
  instant('Banish the Dead', [{ do: 'move', what: { target: 1, is: 'ally', in: 'graveyard' }, to: 'removed' }]),
  instant('Bury', [{ do: 'move', what: { target: 1, is: 'resource' }, to: 'removed', face: 'down' }]),
  instant('Slay an Ally', [{ do: 'destroy', what: { target: 1, is: 'ally' } }]),
  instant('Mill a Card', [{ do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'graveyard' }]),
  instant('Throw Away', [{ do: 'discard', n: 1 }]),
  instant('Peek at the Top', [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } }]),
  instant('Show Hand', [{ do: 'reveal', what: { in: 'hand', of: 'you' } }]),
  ally('Rattlebones', 1, 1, 1, { powers: [{ keyword: 'Death Rattle', then: [draw] }] }),
  ally('Immortal', 2, 1, 1, { powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'self' }] }] }),
  {
    ...base,
    name: 'Silent Graves',
    type: 'item',
    cost: 1,
    powers: [{ always: [{ mod: 'noPowers', what: { is: 'ally', in: 'graveyard' } }] }],
  },
  {
    ...base,
    name: 'Total Shield',
    type: 'item',
    cost: 1,
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'ally', of: 'you' } }, n: 'all' }] }],
  },
]
