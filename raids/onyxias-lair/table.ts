/** This raid's table: the effect of her resources in each stage; and its lessons. */
import type { Amount } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'

const resources: Amount = { count: { is: 'resource', of: 'you' } }

export const table: RaidTable = {
  clocks: [
    {
      boss: 'Onyxia (Stage 1)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 10,
      says: 'a hero dies',
      near: 2,
    },
    {
      boss: 'Onyxia (Stage 2)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 2,
      says: 'she can hatch a Whelp for each',
      near: 0,
    },
    {
      boss: 'Onyxia (Stage 3)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 20,
      says: 'every hero dies',
      near: 4,
    },
  ],
  lessons: [
    {
      when: 'event',
      title: 'Events',
      text: 'Each event becomes one of Onyxia’s resources.',
      lit: 'bossResources',
    },
    {
      when: 'clock',
      title: 'Her clock',
      text: 'With ten resources she can destroy a hero. End the stage before that.',
    },
    {
      when: 'swarm',
      title: 'Whelps',
      text: 'Whelps attack every turn. Kill them before they are many.',
    },
    {
      when: 'later',
      title: 'Stage 2',
      text: 'Now she can bring a Whelp for each of her resources.',
    },
    {
      when: 'last',
      title: 'Stage 3',
      text: 'The last stage: with twenty resources she can destroy every hero.',
    },
  ],
}
