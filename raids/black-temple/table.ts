/** What the table shows for this raid: the temple in the light of each Boss, threat, the cards that wait face down, who stands in for the Council; and its lessons. */
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
  threat: { called: 'Threat level', level: { stat: 'threat', of: 'yourHero' } },
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
      n: { stat: 'damage', of: 'yourHero' },
      at: 15,
      says: 'she flips: her shadow can reach everyone',
      near: 3,
    },
  ],
  lessons: [
    {
      when: 'counters',
      title: 'Spines',
      text: 'Each turn Naj’entus drives a spine into a hero, and nobody can hurt him. On your own turn you can pay 2 and exhaust a hero or ally without a spine to pull out all spines and flip him. So keep two resources ready, and one character without a spine.',
    },
    {
      when: 'threat',
      title: 'Threat',
      text: 'Each Boss has a threat level. If you have more resources than that when your turn ends, you must choose some to lose. The meter beside your resources counts them. Once you reach the level, play your cards instead of placing them. Each new Boss allows one more resource, except the last two.',
    },
    {
      when: 'waiting',
      title: 'Minions and Events',
      text: 'Each turn a Minion joins the Boss’s resources face down, beside face-down Events. When the Boss falls, all of them burst out together with the next Boss. A slow fight makes the next one worse, but don’t strike the last blow before your parties are ready.',
    },
    {
      when: 'realms',
      title: 'Ghosts',
      text: 'Ghosts can’t attack, protect or target the living, and the living can’t do so to them. Only ghosts can fight the Shadowy Constructs, who attack the living. When the last Construct is gone, all ghosts return. If every raider is a ghost when the Boss’s turn starts, the raid is lost.',
    },
    {
      when: 'standins',
      title: 'The Council',
      text: 'Nobody can hurt the Council itself: fight its four members. A member with fatal damage stays in play, still attacks, and can be healed. You beat the Council only when all four have fatal damage at the same time, so spread your attacks and finish them together.',
    },
    {
      when: 'last',
      title: 'The Betrayer',
      text: 'The last Boss has a new hand of seven cards and fifty health. He heals 15 when he can, and turns up one of his own five Events each turn. No more Minions gather, and there is no threat: place all the resources you can, and hurt him faster than he heals.',
    },
  ],
}
