/** The raid on the start screen, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'
import {
  doubled,
  extraCards,
  hardier,
  hardMode,
  raiders,
  raidersDraw,
  rests,
  restsOnce,
  several,
} from '../house-rules.ts'
import levels from './levels.json' with { type: 'json' }

export const about: RaidAbout = {
  id: 'black-temple',
  name: 'Black Temple',
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'Nine Bosses, up to the Betrayer himself. While a Boss lives, Minions and Events gather face down; when it falls, they burst out together with the next.',
  // Measured: `raid calibrate black-temple --write`.
  levels: levels as RaidAbout['levels'],
  modes: [
    { id: 'standard', name: 'By the rules', about: 'Teron Gorefiend brings four Shadowy Constructs each turn.' },
    // House rules for the levels (docs/deviations.md): no party wins this raid by the rules, not even against a Boss who errs in each act.
    {
      id: 'breathing-space',
      name: 'Breathing space',
      about:
        'House rule for parties who need help: each raider draws one more card each turn. Five raiders’ heroes have 20 more health each. Against three or four raiders the Bosses skip the turn after each of theirs; four raiders’ heroes have 12 less health each.',
      handicap: 'boss',
      always: [raidersDraw, { ...hardier(20), while: raiders(5) }, restsOnce, { ...hardier(-12), while: raiders(4) }],
    },
    extraCards,
    hardMode,
    // The house rule for few raiders (docs/deviations.md): a single raider has only one turn against four Constructs.
    {
      id: 'small-party',
      name: 'Small party',
      about:
        'House rule for few raiders: heroes have 20 more health each (40 for a single hero, none with four raiders), and two or more raiders draw one more card each turn. What they deal to Bosses and Council Members is doubled. After each Boss’s turn the Bosses skip the next two if there are two raiders, the next six if there is one, only the next if there are three or four. Teron Gorefiend brings one Shadowy Construct per raider.',
      suggested: [1, 2],
      handicap: 'boss',
      always: [
        ...rests(2, 6),
        restsOnce,
        { ...hardier(20, 40), while: { not: raiders(4) } },
        { ...raidersDraw, if: several },
        doubled({ is: ['hero', 'ally'], tag: ['Boss', 'Council Member'], of: 'you' }),
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
  treasure: 'BTT',
  minutes: 30,
  hard: 'Brutal',
  hall: {
    built: 'temple',
    lights: ['frost', 'ember', 'holy', 'shadow', 'magma', 'arcane', 'shadow', 'holy', 'fel'],
  },
}
