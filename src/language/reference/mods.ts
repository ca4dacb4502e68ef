/** The modifiers: what changes cards, numbers, events and permissions as long as it lasts. */
import type { Mod } from '../types.ts'
import { type Entry, power, text } from './entry.ts'

/** A modifier of an ally, in force while it is in play. */
const always = (about: string, rule: string, ...mods: readonly Mod[]): Entry => power(about, rule, { always: mods })
/** A modifier that an effect makes. */
const made = (about: string, rule: string, ...mods: readonly Mod[]): Entry =>
  text(about, rule, { do: 'modify', mods, until: 'turn' })

const yours = { is: 'ally', of: 'you', other: true } as const

export const modEntries: Readonly<Record<Mod['mod'], Entry>> = {
  stat: always('Adds to a number of cards or players, or with "set" replaces it.', '712.4', {
    mod: 'stat',
    what: yours,
    stat: 'atk',
    n: 1,
  }),
  double: made('Doubles a number, after everything else.', '719.4', {
    mod: 'double',
    what: { target: 1, is: 'ally' },
    stat: 'atk',
  }),
  switch: made('Switches ATK and health.', '712.9', { mod: 'switch', what: { target: 1, is: 'ally' } }),
  keyword: always('Gives a keyword.', '700.1', { mod: 'keyword', what: yours, keyword: 'Ferocity' }),
  power: always('Gives a power, or the powers printed on another card.', '700.1', {
    mod: 'power',
    what: yours,
    power: { when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'draw', n: 1 }] },
  }),
  rewards: always('Quests also have the rewards of other quests.', '702.2a', {
    mod: 'rewards',
    what: { is: 'quest', of: 'you' },
    of: { is: 'quest', of: 'you', other: 'it' },
  }),
  fixed: made(
    'Nothing adds to or takes from the ATK and health of cards; what gives them a value still does.',
    '714.2',
    {
      mod: 'fixed',
      what: { target: 1, is: 'ally' },
    },
  ),
  noPowers: made('Cards lose their powers and can’t have any.', '700.3', {
    mod: 'noPowers',
    what: { target: 1, is: 'ally' },
  }),
  noKeyword: made('Cards lose keywords and can’t have them.', '700.3', {
    mod: 'noKeyword',
    what: { is: 'character', of: 'opponents' },
    keyword: ['Elusive', 'Stealth'],
  }),
  is: made('Gives a tag, a type or a damage type, or takes a tag away.', '202.3', {
    mod: 'is',
    what: { target: 1, is: 'ally' },
    tag: 'Beast',
  }),
  control: made('Another player controls the cards.', '401.3', {
    mod: 'control',
    what: { target: 1, is: 'ally', of: 'opponents' },
    by: 'you',
  }),
  see: always('Shows the top card of a deck to a player or to everyone, or a hand to everyone.', '415.3f', {
    mod: 'see',
    what: { top: 1, in: 'deck', of: 'you' },
    by: 'players',
  }),
  copy: made('Cards become a copy of another card.', '402.3', {
    mod: 'copy',
    what: { target: 1, is: 'ally', of: 'you' },
    of: { target: 1, is: 'ally', of: 'opponents' },
  }),
  cannot: always('Forbids that something happens or is done.', '103.1', {
    mod: 'cannot',
    on: 'attack',
    by: { is: 'ally', of: 'opponents' },
    what: 'yourHero',
  }),
  must: always('Forces attacks, targets or strikes with weapons, if they are possible.', '600.2', {
    mod: 'must',
    on: 'attack',
    by: { is: 'ally', of: 'opponents' },
  }),
  can: always('Allows what the rules do not.', '103.1', {
    mod: 'can',
    on: 'protect',
    by: 'self',
    for: 'yourHero',
  }),
  cost: always('Changes what something costs: more, less, something besides or instead.', '707.1e', {
    mod: 'cost',
    on: 'play',
    by: 'you',
    what: { is: 'ally' },
    n: -1,
    min: 1,
  }),
  instead: always('Something else happens instead, or damage and healing are changed.', '716.1', {
    mod: 'instead',
    would: { on: 'deal', by: 'yourHero' },
    n: { plus: ['$n', 1] },
  }),
  prevent: always('Prevents damage.', '717.2', { mod: 'prevent', would: { on: 'deal', to: yours }, n: 1 }),
  limit: always('You may control more cards with a tag that has a number.', '414.3b', {
    mod: 'limit',
    tag: 'Pet',
    n: 1,
  }),
  when: made('Does something each time an event happens, or the next time.', '715.1', {
    mod: 'when',
    event: { on: 'destroy', what: { is: 'ally' } },
    then: [{ do: 'draw', n: 1 }],
  }),
  enters: always('Cards enter play exhausted, with counters or with damage.', '710.1b', {
    mod: 'enters',
    what: { is: 'ally', of: 'opponents' },
    state: 'exhausted',
  }),
}
