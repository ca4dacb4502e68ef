/** What the start screen tells and shows of the raid, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'

export const about: RaidAbout = {
  id: 'molten-core',
  name: 'Molten Core',
  version: '1.0.0',
  author: 'The raidkeeper contributors',
  licence: 'MIT',
  about:
    'A long march through the mountain: one Boss after another, each announced by a rune, until their master is called. When a Boss falls, the Minions among its resources rise to fight.',
  modes: [
    {
      id: 'standard',
      name: 'Standard',
      about: 'Only three of the seven middle Bosses, drawn at random; the raiders do not know which.',
      lots: { rune: 3 },
    },
    { id: 'full-clear', name: 'Full clear', about: 'All ten Bosses, for large raids with strong decks.' },
  ],
}

export const face: RaidFace = {
  name: 'Ragnaros',
  tags: ['Elemental', 'Boss', 'Boss 10'],
  health: 50,
  place: 2,
  minutes: 25,
  hard: 'Very hard',
}
