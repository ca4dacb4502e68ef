/** What the start screen tells and shows of the raid, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'

export const about: RaidAbout = {
  id: 'black-temple',
  name: 'Black Temple',
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'Nine Bosses, up to the Betrayer himself. While a Boss lives, Minions and Events gather face down; when it falls, they burst out together with the next.',
  modes: [
    { id: 'standard', name: 'By the rules', about: 'Teron Gorefiend brings four Shadowy Constructs each turn.' },
    // The house rule for few raiders (docs/deviations.md): a single raider has only one turn against four Constructs.
    {
      id: 'one-construct-each',
      name: 'One Construct each',
      about:
        'House rule for few raiders: each turn Teron Gorefiend brings one Shadowy Construct per raider, four at most.',
      suggested: [1, 2],
      always: [
        {
          mod: 'instead',
          would: { on: 'create', by: 'you', n: ['=', 4] },
          then: [{ do: 'create', n: { count: { is: 'opponent' } }, token: 'Shadowy Construct' }],
          while: { compare: [{ count: { is: 'opponent' } }, '<', 4] },
        },
      ],
    },
  ],
}

export const face: RaidFace = {
  name: 'The Betrayer',
  tags: ['Night Elf Demon', 'Demonhunter', 'Traitor', 'Boss'],
  health: 50,
  place: 4,
  minutes: 30,
  hard: 'Brutal',
  hall: {
    built: 'temple',
    lights: ['frost', 'ember', 'holy', 'shadow', 'magma', 'arcane', 'shadow', 'holy', 'fel'],
  },
}
