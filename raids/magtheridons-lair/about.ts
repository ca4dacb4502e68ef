/** What the start screen tells and shows of the raid, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'

export const about: RaidAbout = {
  id: 'magtheridons-lair',
  name: "Magtheridon's Lair",
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'Five Channelers hold a pit lord in chains. Once he is free the raid is a race: his Blood gathers, and before each Nova the raiders must man five Cubes.',
  modes: [
    { id: 'standard', name: 'By the rules', about: 'All five Cubes must be manned before each Nova.' },
    // The house rule for few raiders (docs/deviations.md): R402.1a puts all five Cubes into play, no matter how many raiders there are.
    {
      id: 'one-cube-each',
      name: 'One Cube each',
      about: 'House rule for few raiders: as he breaks free, only one Cube per raider stays in the game.',
      suggested: [1, 2],
      always: [
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
  minutes: 20,
  hard: 'Hard',
  hall: { built: 'brick', lights: ['fel', 'fel'] },
}
