/** What the table shows of this raid: the temple in the light of each Boss, threat, what waits face down, who stands in for the Council; and its lessons. */
import type { Amount, Condition, SetWho } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'

/** R503.3b: with the last Boss in play nothing is turned up any more. */
const last: Condition = { some: { name: 'The Betrayer', of: 'you' } }
const waiting = (deck: string): Amount => ({
  case: [{ if: last, use: 0 }],
  else: { count: { is: 'resource', of: 'you', state: 'faceDown', deck } },
})
const council: SetWho = { tag: 'Council Member', of: 'you' }

export const table: RaidTable = {
  hall: {
    built: 'temple',
    lights: ['frost', 'ember', 'holy', 'shadow', 'magma', 'arcane', 'shadow', 'holy', 'fel'],
  },
  // R502.1, R502.2: nobody may know what they are.
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
  lessons: [
    {
      when: 'counters',
      title: 'Spines',
      text: 'Each turn Naj’entus drives a spine into a hero, and nobody can hurt him. On your own turn you can pay 2 and exhaust a hero or ally without a spine: all spines are pulled out, and he flips. So keep two resources and one character free of spines.',
    },
    {
      when: 'threat',
      title: 'Threat',
      text: 'The Boss has a threat level. If you have more resources than that as your turn ends, you choose which to lose. The meter beside your resources counts them. At the level, play your cards and don’t place them; each Boss but the last two allows one more.',
    },
    {
      when: 'waiting',
      title: 'What waits',
      text: 'A Minion joins the Boss’s resources face down each turn, and Events lie there, too. When he falls, all of it bursts out at once with the next Boss. So a slow fight makes the next one worse; but strike the last blow only once your parties are ready.',
    },
    {
      when: 'realms',
      title: 'Ghosts',
      text: 'A ghost and the others can’t attack, protect or target one another. Only a ghost can fight the Shadowy Constructs, and they hurt everybody else. When the last of them leaves, all return. If every raider is a ghost as the Boss’s turn starts, the raid is lost.',
    },
    {
      when: 'standins',
      title: 'The Council',
      text: 'Nobody can hurt the Council itself: fight its four members. One with fatal damage stays, attacks and can be healed. Only when all four have fatal damage at the same time is the Council beaten, so spread your blows and finish them together.',
    },
    {
      when: 'last',
      title: 'The Betrayer',
      text: 'He has a new hand of seven and fifty health, heals 15 where he can, and turns up one of five Events of his own each turn. Nothing waits any more, and there is no threat: place all you can, and hurt him faster than he heals.',
    },
  ],
}
