/** The raid on the start screen, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'
import { extraCards, hardMode, nightmare, rests, tougher } from '../house-rules.ts'
import levels from './levels.json' with { type: 'json' }

export const about: RaidAbout = {
  id: 'magtheridons-lair',
  name: "Magtheridon's Lair",
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'Five Channelers hold a pit lord in chains. Once he is free the raid is a race: his Blood gathers, and before each Nova the raiders must man five Cubes.',
  // Measured: `raid calibrate magtheridons-lair --write`.
  levels: levels as RaidAbout['levels'],
  modes: [
    { id: 'standard', name: 'By the rules', about: 'All five Cubes must be manned before each Nova.' },
    extraCards,
    hardMode,
    nightmare,
    // The house rule for few raiders (docs/deviations.md): R402.1a puts all five Cubes into play, no matter how many raiders there are.
    {
      id: 'small-party',
      name: 'Small party',
      about:
        'House rule for one or two raiders: after each of his turns Magtheridon skips the next, against a single raider the next two. He draws two cards in the turns that he takes, and has 25 more health. As he breaks free, only one Cube per raider stays in the game.',
      suggested: [1, 2],
      draws: 2,
      always: [
        ...rests(1, 2),
        tougher(25),
        {
          mod: 'when',
          as: true,
          event: { on: 'enter', what: { is: 'Lair', of: 'you' }, zone: 'play' },
          then: [
            {
              do: 'move',
              what: { random: { minus: [{ count: { is: 'Cube' } }, { count: { is: 'opponent' } }] }, is: 'Cube' },
              to: 'removed',
            },
          ],
        },
      ],
    },
  ],
}

export const face: RaidFace = {
  name: 'Magtheridon (Chained)',
  tags: ['Pit Lord', 'Boss'],
  health: 100,
  place: 3,
  treasure: 'MLT',
  minutes: 20,
  hard: 'Hard',
  hall: { built: 'brick', lights: ['fel', 'fel'] },
}
