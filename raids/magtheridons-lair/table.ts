/** What the table shows of this raid: a brick pit in fel light, his chains, his Blood, who mans the Cubes, and when the Nova comes. */
import type { Who } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'
import { unleashed } from './words.ts'

const cube = { is: 'Cube' } as const
const channelers: Who = { tag: 'Channeler', of: 'you' }
export const table: RaidTable = {
  hall: { built: 'brick', lights: ['fel', 'fel'] },
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
  lessons: [
    {
      when: 'bound',
      title: 'Chained',
      text: 'The pit lord can’t attack, be attacked or be hurt while he is chained. He breaks free when the last Channeler has left, or with his fifth resource. Until then build your parties, and choose the turn: leave one Channeler alive until everybody is ready.',
    },
    {
      when: 'bound',
      title: 'Channelers',
      text: 'Each Channeler holds a chain, and hits harder for every Warlock that has fallen. Two of them summon Abyssals, two burn a whole party, one heals. They attack heroes only. One that falls is removed from the game.',
    },
    {
      when: 'free',
      title: 'Unleashed',
      text: 'Now he attacks, draws two cards a turn and gains a Blood each turn; what is left of the Channelers fights on. Damage on him decides the raid: a hundred of it.',
    },
    {
      when: 'pool',
      title: 'Blood',
      text: 'His Bloods add to his ATK as he attacks, doubled once ten are in play. Some cards wait for a number of them: seven, ten, fifteen. The gauge beside the drop shows how far he is. Nobody can touch them, so the raid is a race.',
    },
    {
      when: 'post',
      title: 'Cubes',
      text: 'On your own turn you can exhaust a hero or ally, however new, to man a Cube. One Cube for each character; it lets go when the character readies or leaves. So who mans a Cube early must stay exhausted until the Nova has passed.',
    },
    {
      when: 'near',
      title: 'The Nova',
      text: 'The Lair turns over at the end of each of his turns. With the Nova side up, his next turn starts with 10 fire damage to every hero and ally, unless all Cubes are manned. The red plate counts them: agree who mans which.',
    },
  ],
}
