/** This raid's table: the minions that wait, and each Boss's next threat. */
import type { Amount, Who } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'

const damage: Amount = { stat: 'damage', of: 'boss' }
const count = (what: Who): Amount => ({ count: what })
const resources = count({ is: 'resource', of: 'you' })

export const table: RaidTable = {
  // R301.3: what they become when the Boss falls.
  waits: [{ one: 'minion', many: 'minions', n: resources }],
  clocks: [
    {
      boss: 'Lucifron',
      side: 'front',
      counts: 'Turns',
      n: 'turns',
      at: 3,
      says: 'he flips: 6 shadow damage to every hero, each turn',
      near: 1,
    },
    {
      boss: 'Garr',
      side: 'front',
      counts: 'Firesworn',
      n: count({ name: 'Firesworn', of: 'you' }),
      at: 4,
      says: 'he flips and can blow up the rest',
      near: 1,
      down: true,
    },
    {
      boss: 'Baron Geddon',
      counts: 'Damage',
      n: damage,
      at: 12,
      says: 'he can blow up: 12 fire damage to everyone',
      near: 3,
    },
    {
      boss: 'Golemagg the Incinerator',
      side: 'front',
      counts: 'Damage',
      n: damage,
      at: 15,
      says: 'he flips and hits back for 5 whenever he is hurt',
      near: 3,
    },
    {
      boss: 'Majordomo Executus',
      side: 'front',
      counts: 'Allies',
      n: count({ is: 'ally', of: 'you' }),
      at: 0,
      says: 'Ragnaros awakens',
      near: 1,
      down: true,
    },
    {
      boss: 'Ragnaros',
      side: 'back',
      counts: 'Resources',
      n: resources,
      at: 3,
      says: 'eight Sons of Flame rise and he submerges',
      near: 1,
    },
  ],
  lessons: [
    {
      when: 'waiting',
      title: 'Minions',
      text: 'Each turn a Minion joins the Boss’s resources, face down. When the Boss falls, all of them rise to fight.',
    },
    {
      when: 'between',
      title: 'Between Bosses',
      text: 'The Boss has fallen, and the next one comes on the Boss’s turn. Kill the Minions, heal, rebuild.',
    },
    {
      when: 'row',
      title: 'Runes',
      text: 'This Boss came with a rune. It pays for the Boss’s cards, and its power works while it is face up.',
    },
    {
      when: 'falling',
      title: 'Spread out',
      text: 'A card is about to fall on the table. Move your characters apart, so that it hits few.',
    },
    {
      when: 'last',
      title: 'The master',
      text: 'This is the last Boss, with a deck and a hand of his own. Hit him with all you have.',
    },
  ],
}
