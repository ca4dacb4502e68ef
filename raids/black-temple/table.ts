/**
 * This raid's table: the temple in the light of each Boss, threat, the cards that wait face down, the Council in place of Illidan; and its lessons.
 */
import type { Amount, Condition, SetWho } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'
import { face } from './about.ts'

/** R503.3b: with the last Boss in play, no more cards are turned up. */
const last: Condition = { some: { name: 'The Betrayer', of: 'you' } }
const waiting = (deck: string): Amount => ({
  case: [{ if: last, use: 0 }],
  else: { count: { is: 'resource', of: 'you', state: 'faceDown', deck } },
})
const council: SetWho = { tag: 'Council Member', of: 'you' }

export const table: RaidTable = {
  hall: face.hall,
  // R502.1, R502.2: nobody may know which cards these are.
  waits: [
    { one: 'Minion', many: 'Minions', n: waiting('minion') },
    { one: 'Event', many: 'Events', n: waiting('event') },
  ],
  // R504.2
  threat: { called: 'Threat level', level: { stat: 'threat', of: 'boss' } },
  standins: {
    one: 'Council Member stands',
    many: 'Council Members stand',
    of: { count: council },
    left: { count: { ...council, not: { state: 'fatal' } } },
  },
  clocks: [
    {
      boss: 'Shade of Akama',
      side: 'front',
      counts: 'Channelers',
      n: { count: { name: 'Ashtongue Channeler', of: 'you' } },
      at: 0,
      says: 'he flips: you can hurt him, and he attacks',
      near: 1,
      down: true,
    },
    {
      boss: 'Teron Gorefiend',
      side: 'front',
      counts: 'Ghosts',
      n: { count: { is: 'opponent', tag: 'ghost' } },
      at: { count: { is: 'opponent' } },
      says: 'the raid is lost',
      near: 1,
    },
    {
      boss: 'Shrine of Lost Souls',
      side: 'front',
      counts: 'Soul Fragments',
      n: { count: { name: 'Soul Fragment', of: 'you' } },
      at: 0,
      says: 'Essence of Suffering appears',
      near: 1,
      down: true,
    },
    {
      boss: 'Mother Shahraz',
      side: 'front',
      counts: 'Damage',
      n: { stat: 'damage', of: 'boss' },
      at: 15,
      says: 'she flips: her shadow can reach everyone',
      near: 3,
    },
  ],
  lessons: [
    {
      when: 'counters',
      title: 'Spines',
      text: 'Nobody can hurt him until you pull out the spines: pay 2 and exhaust a character without one, on your turn.',
    },
    {
      when: 'threat',
      title: 'Threat',
      text: 'With more resources than the threat level at the end of your turn, you lose some. Play cards instead.',
    },
    {
      when: 'waiting',
      title: 'Minions and Events',
      text: 'These wait face down. When the Boss falls, all of them burst out with the next one.',
    },
    {
      when: 'realms',
      title: 'Ghosts',
      text: 'Only ghosts can fight Shadowy Constructs. If every raider is a ghost as the Boss’s turn starts, the raid is lost.',
    },
    {
      when: 'standins',
      title: 'The Council',
      text: 'The Council falls only when all four members have fatal damage at once. Spread your attacks.',
    },
    {
      when: 'last',
      title: 'The Betrayer',
      text: 'The last Boss heals 15 when he can. Threat is over: place every resource, and hurt him faster.',
    },
  ],
}
