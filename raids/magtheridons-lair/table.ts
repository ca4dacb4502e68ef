/** What the table shows for this raid: a brick pit in fel light, his chains, his Blood, who mans the Cubes, and when the Nova comes. */
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
      text: 'While he is chained, the pit lord can’t attack, be attacked or be hurt. He breaks free when the last Channeler is gone, or when he gets his fifth resource. Use the time to build your parties, and leave one Channeler alive until everyone is ready.',
    },
    {
      when: 'bound',
      title: 'Channelers',
      text: 'Each Channeler holds a chain, and hits harder for every Warlock that has fallen. Two of them summon Abyssals, two burn a whole party, and one heals. They only attack heroes. When one falls, it is removed from the game.',
    },
    {
      when: 'free',
      title: 'Unleashed',
      text: 'Now he attacks, and each turn he draws two cards and gains a Blood. Any Channelers still alive fight on. Deal him a hundred damage to win the raid.',
    },
    {
      when: 'pool',
      title: 'Blood',
      text: 'Each Blood adds to his ATK when he attacks, and twice as much once ten are in play. Some of his cards need seven, ten or fifteen Bloods; the gauge shows how close he is. You can’t destroy Bloods, so the raid is a race.',
    },
    {
      when: 'post',
      title: 'Cubes',
      text: 'On your own turn you can exhaust a hero or ally, even one that has just come into play, to man a Cube. A character can man only one Cube, and lets go of it when it readies or leaves play. So a character that mans a Cube early must stay exhausted until the Nova has passed.',
    },
    {
      when: 'near',
      title: 'The Nova',
      text: 'The Lair flips at the end of each of his turns. If the Nova side is up, his next turn starts with 10 fire damage to every hero and ally, unless all Cubes are manned. The red plate counts them: agree who mans which.',
    },
  ],
}
