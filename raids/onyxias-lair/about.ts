/** The raid on the start screen, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'
import { hardMode, nightmare, rests, tougher } from '../house-rules.ts'
import levels from './levels.json' with { type: 'json' }

export const about: RaidAbout = {
  id: 'onyxias-lair',
  name: "Onyxia's Lair",
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'A black dragon and her brood. She grows stronger through three stages, and every event that strikes the raid feeds her resources.',
  // Measured: `raid calibrate onyxias-lair --write`.
  levels: levels as RaidAbout['levels'],
  modes: [
    { id: 'standard', name: 'By the rules', about: 'Three stages, of 20, 30 and 50 health.' },
    hardMode,
    nightmare,
    // A house rule for few raiders (docs/deviations.md), who have fewer turns against each of hers.
    {
      id: 'small-party',
      name: 'Small party',
      about:
        'House rule for one or two raiders: after each of her turns Onyxia skips the next, against a single raider the next two. She draws two more cards in the turns that she takes, and has 15 more health in each stage.',
      suggested: [1, 2],
      draws: { plus: [{ raid: 'stage' }, 2] },
      always: [...rests(1, 2), tougher(15)],
    },
    // A house rule for learning (docs/deviations.md).
    {
      id: 'first-raid',
      name: 'First raid',
      about: 'House rule for learning: Onyxia has 6, 8 and 10 health.',
      learning: { seed: 79, decks: ['litori-frostburn', 'warrax', 'boris-brightbeard'] },
      always: [
        { mod: 'stat', what: { name: 'Onyxia (Stage 1)', of: 'you' }, stat: 'health', n: -14 },
        { mod: 'stat', what: { name: 'Onyxia (Stage 2)', of: 'you' }, stat: 'health', n: -22 },
        { mod: 'stat', what: { name: 'Onyxia (Stage 3)', of: 'you' }, stat: 'health', n: -40 },
      ],
    },
  ],
}

export const face: RaidFace = {
  name: 'Onyxia (Stage 3)',
  tags: ['Black Dragon', 'Boss', 'Stage 3'],
  health: 50,
  place: 1,
  treasure: 'OLT',
  minutes: 25,
  hard: 'Medium',
}
