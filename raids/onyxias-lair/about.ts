/** What the start screen tells and shows of the raid, without its cards. */
import type { RaidAbout, RaidFace } from '../../src/raid/format.ts'

export const about: RaidAbout = {
  id: 'onyxias-lair',
  name: "Onyxia's Lair",
  about:
    'A black dragon and her brood. She grows stronger through three stages, and every event that strikes the raid feeds her resources.',
}

export const face: RaidFace = {
  name: 'Onyxia (Stage 3)',
  tags: ['Black Dragon', 'Boss', 'Stage 3'],
  health: 50,
}
