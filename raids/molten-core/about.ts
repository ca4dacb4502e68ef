/** The raid on the start screen, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'
import {
  alone,
  bossDraws,
  doubled,
  extraCards,
  hardier,
  hardMode,
  raidersDraw,
  rests,
  several,
  tougher,
} from '../house-rules.ts'
import levels from './levels.json' with { type: 'json' }

/** A house rule that is played with the runes of Standard. */
const asInStandard = <M extends { about: string }>(mode: M) => ({
  ...mode,
  about: `${mode.about} Three of the seven middle Bosses, as in Standard.`,
  lots: { rune: 3 },
})

export const about: RaidAbout = {
  id: 'molten-core',
  name: 'Molten Core',
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'A long march through the mountain: one Boss after another, each announced by a rune, until their master is called. When a Boss falls, the Minions among its resources rise to fight.',
  // Measured: `raid calibrate molten-core --write`.
  levels: levels as RaidAbout['levels'],
  modes: [
    {
      id: 'standard',
      name: 'Standard',
      about: 'Only three of the seven middle Bosses, drawn at random; the raiders do not know which.',
      lots: { rune: 3 },
    },
    asInStandard(extraCards),
    asInStandard(hardMode),
    // A house rule for few raiders (docs/deviations.md), who have fewer turns against each of the Bosses'.
    {
      id: 'small-party',
      name: 'Small party',
      about:
        'House rule for few raiders: two raiders draw one more card each turn, and Bosses have 4 more health against them; a single hero has 15 more health, and what a single raider deals to Bosses is doubled. After each Boss’s turn the Bosses skip the next if there are two raiders, the next three if there is one; in the turns that they take they draw one more card. Three of the seven middle Bosses, as in Standard.',
      suggested: [1, 2],
      handicap: 'boss',
      lots: { rune: 3 },
      always: [
        ...rests(1, 3),
        hardier(0, 15),
        { ...raidersDraw, if: several },
        bossDraws,
        { ...tougher(4), while: several },
        { ...doubled({ is: 'hero', tag: 'Boss', of: 'you' }), while: alone },
      ],
    },
    { id: 'full-clear', name: 'Full clear', about: 'All ten Bosses, for large raids with strong decks.' },
  ],
}

export const face: RaidFace = {
  name: 'Ragnaros',
  tags: ['Elemental', 'Boss', 'Boss 10'],
  health: 50,
  place: 2,
  treasure: 'MCT',
  minutes: 25,
  hard: 'Very hard',
}
