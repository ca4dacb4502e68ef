/** This raid's table: a brick pit in fel light, his chains, his Blood, the crews of the Cubes, and the time of the Nova. */
import type { Who } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'
import { face } from './about.ts'
import { bloods, unleashed } from './words.ts'

const cube = { is: 'Cube' } as const
const channelers: Who = { tag: 'Channeler', of: 'you' }
export const table: RaidTable = {
  hall: face.hall,
  types: {
    // R402.2; the marks are the thresholds that cards of the raid print.
    Blood: { as: 'pool', pile: 29, marks: [7, 10, 15] },
    // R402.3
    Cube: { as: 'post' },
    // R402.4
    Lair: { as: 'site' },
  },
  // R402.1a
  bonds: {
    one: 'Channeler holds his chains',
    many: 'Channelers hold his chains',
    of: 5,
    left: { case: [{ if: unleashed, use: 0 }], else: { count: channelers } },
  },
  // R402.4b, R402.4c
  looms: {
    called: 'Nova',
    card: "Magtheridon's Lair",
    side: 'back',
    met: { count: { ...cube, state: 'attached' } },
    of: { count: cube },
    by: 'Cubes manned',
  },
  clocks: [
    {
      boss: 'Magtheridon (Chained)',
      side: 'front',
      counts: 'Resources',
      n: { count: { is: 'resource', of: 'you' } },
      at: 5,
      says: 'he breaks free',
      near: 1,
    },
    {
      boss: 'Magtheridon (Unleashed)',
      side: 'front',
      counts: 'Bloods',
      n: bloods,
      at: 10,
      says: 'each Blood adds 2 ATK, not 1',
      near: 2,
    },
  ],
  lessons: [
    {
      when: 'bound',
      title: 'Chained',
      text: 'Chained, he can’t attack or be hurt. The last Channeler’s fall or his fifth resource frees him.',
    },
    {
      when: 'bound',
      title: 'Channelers',
      text: 'Leave one Channeler alive until everyone is ready. They attack only heroes.',
      lit: 'allies',
    },
    {
      when: 'free',
      title: 'Unleashed',
      text: 'He is free: deal him a hundred damage. Each turn he draws two cards and gains a Blood.',
    },
    {
      when: 'pool',
      title: 'Blood',
      text: 'Each Blood adds to his ATK as he attacks, from ten on twice. You can’t destroy Blood: be quick.',
    },
    {
      when: 'post',
      title: 'Cubes',
      text: 'On your turn, exhaust a hero or ally to man a Cube. It holds until that character readies.',
    },
    {
      when: 'near',
      title: 'The Nova',
      text: 'His next turn starts with 10 fire damage to every hero and ally, unless all Cubes are manned.',
    },
  ],
}
