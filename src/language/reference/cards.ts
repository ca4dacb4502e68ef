/** The fields of a card, and those that every effect may have. */
import type { CardDef, Effect } from '../types.ts'
import { card, type Entry, text } from './entry.ts'

const draw: Effect = { do: 'draw', n: 1 }
const ally = { type: 'ally', atk: 2, damageType: 'melee', health: 2 } as const
const hero = { type: 'hero', cost: undefined, health: 28, tags: ['Warrior'], front: [], back: [] } as const
const weapon = { type: 'weapon', atk: 2, damageType: 'melee', strike: 1, tags: ['Melee'] } as const

export const cardEntries: Readonly<Record<keyof CardDef, Entry>> = {
  name: card('Its name, by which decks and texts find it.', '200.1', ally),
  type: card('Its type, or several.', '300.1', { ...ally, type: ['item', 'ally'], tags: ['Golem'] }),
  set: card('The set that it is from.', '204.1', ally),
  number: card('Its number in the set.', '204.1', ally),
  instant: card('It can be played whenever its player has priority.', '409.1', {
    type: 'ability',
    instant: true,
    text: [draw],
  }),
  faction: card('Only for heroes of this faction.', '100.2a', { ...ally, faction: 'Horde' }),
  classes: card('Only for heroes of these classes.', '100.2a', { type: 'ability', classes: ['Mage'], text: [draw] }),
  tags: card('The words of its type line.', '202.1', { ...ally, tags: ['Elf', 'Mage'] }),
  requires: card('Only for heroes with this trait.', '100.2b', { ...ally, requires: 'Engineering' }),
  reputation: card('A deck may have cards of one Reputation only.', '100.2d', { ...ally, reputation: 'Aldor' }),
  deckbuilding: card('A hero’s own rules for its deck.', '100.2e', {
    ...hero,
    deckbuilding: { not: [{ is: 'ally', tag: 'Demon' }] },
  }),
  master: card('A Master Hero, which is played from the hand.', '301.4', {
    ...hero,
    front: undefined,
    back: undefined,
    cost: 3,
    master: true,
  }),
  race: card('A hero’s race.', '206.1', { ...hero, race: 'Orc' }),
  spec: card('A hero’s talent spec.', '202.5', { ...hero, spec: 'Fury' }),
  cost: card('The resources that playing it costs.', '201.1', { ...ally, cost: 2 }),
  x: card('Its cost has an X, too.', '201.3', {
    type: 'ability',
    x: true,
    text: [{ do: 'deal', n: 'X', by: 'yourHero', to: { target: 1, is: 'ally' } }],
  }),
  atk: card('What it deals in combat.', '205.1', ally),
  damageType: card('The type of its damage.', '205.1', { ...ally, damageType: 'fire' }),
  health: card('The damage that is fatal to it.', '301.1', ally),
  def: card('The damage that it prevents when it is exhausted for that.', '304.2', {
    type: 'armor',
    def: 2,
    tags: ['Chest'],
  }),
  strike: card('What striking with it costs.', '303.2', weapon),
  threat: card(
    'The threat level of a Boss or of its ally, a printed number: `threat: true` in the raid makes it a rule.',
    'R504.2',
    {
      ...hero,
      tags: ['Boss'],
      threat: 4,
    },
  ),
  capacity: card('The most counters of a name that a location can hold.', '306.3', {
    type: 'location',
    cost: 0,
    capacity: ['spark', 3],
    powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'put', n: 1, what: 'spark', to: 'self' }] }],
  }),
  turned: card('The numbers of a hero or an ally on its other side.', '301.2b', {
    ...hero,
    turned: { health: 30 },
    front: [
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'flip', what: 'self' },
        ],
        then: [draw],
      },
    ],
  }),
  attach: card('What it is attached to.', '400.1', {
    type: 'ability',
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 1 }] }],
  }),
  text: card(
    'What happens as the card resolves; in a raid’s file also in English, a sentence or all that the card prints (`raid read` tries one).',
    '709.2b',
    { type: 'ability', text: [draw] },
  ),
  powers: card('What it has in play; in a raid’s file also in English.', '700.1', {
    ...ally,
    powers: [{ keyword: 'Protector' }],
  }),
  front: card('The powers of its front.', '301.2a', {
    ...hero,
    front: [
      {
        pay: [
          { do: 'pay', n: 3 },
          { do: 'flip', what: 'self' },
        ],
        then: [draw],
      },
    ],
  }),
  back: card('The powers of its back.', '301.2a', {
    ...hero,
    front: [{ pay: [{ do: 'flip', what: 'self' }], then: [draw] }],
    back: [{ keyword: 'Protector' }],
  }),
  sides: card('The names of its two sides.', '301.2', {
    ...hero,
    sides: ['Calm', 'Angry'],
    front: [{ pay: [{ do: 'flip', what: 'self' }], then: [draw] }],
    back: [{ keyword: 'Protector' }],
  }),
  they: card('The pronoun in its own text.', '', {
    ...ally,
    they: 'she',
    powers: [{ when: { on: 'attack', by: 'self' }, then: [{ do: 'ready', what: 'self' }] }],
  }),
  prompts: card(
    'Own words for its questions and for using its powers, by their places in it. They are not printed.',
    '',
    {
      type: 'ability',
      text: [
        { do: 'choose', by: 'you', what: { choose: 1, is: 'player' }, as: 'she' },
        { do: 'draw', by: '$she', n: 2 },
      ],
      prompts: { 'text.0.what': 'Which player draws two cards?' },
    },
  ),
  ruling: card('A note that its text can’t show; nothing follows from it.', '', {
    ...ally,
    ruling: 'It may attack Totems.',
  }),
}

export const commonEntries: Readonly<Record<'if' | 'as' | 'when', Entry>> = {
  if: text('A condition, checked as this effect is processed.', '709.2b', {
    do: 'draw',
    n: 2,
    if: { some: { is: 'ally', of: 'you' } },
  }),
  as: text(
    'A name for what was really done, for later effects.',
    '714.3f',
    { do: 'destroy', what: { target: 1, is: 'ally' }, as: 'gone' },
    { do: 'draw', n: 1, if: { done: 'gone' } },
  ),
  when: text('What happens each time it is done this way.', '715.1', {
    do: 'deal',
    n: 1,
    by: 'yourHero',
    to: { is: 'ally', of: 'opponents' },
    when: [draw],
  }),
}
