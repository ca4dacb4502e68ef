/** Magtheridon's Lair (R400-R403): setup, standing numbers and rules, and the two halves of the raid. */
import { goes, now, raid, stage, stays } from '../../src/raid/build.ts'
import { about, face } from './about.ts'
import { blood, cube, lair } from './beside.ts'
import { bosses } from './bosses.ts'
import { abyssal, channelers } from './channelers.ts'
import { mainDeck } from './main-deck.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { advice, tactics } from './tactics.ts'
import { unleashed } from './words.ts'

/** 65 cards: two copies each of 31, three of one. Which card has three copies is uncertain; this is the project's choice (README). */
const threeOf = 'Bathe in Blood'

export const magtheridonsLair = raid(
  {
    rules,
    calls: 'Magtheridon',
    they: 'he',
    nouns: {
      "Magtheridon's Blood": { one: 'Blood', many: 'Bloods' },
      'Manticron Cube': { one: 'Cube', many: 'Cubes' },
      "Magtheridon's Lair": { one: 'Lair', many: 'Lairs' },
      Unleashed: { one: 'Unleashed', many: 'Unleashed', bare: true },
    },
    // R402.2b, R402.3a, R402.4a
    types: {
      Blood: { one: 'Blood', many: 'Bloods', apart: true },
      Cube: { one: 'Cube', many: 'Cubes', apart: true },
      Lair: { one: 'Lair', many: 'Lairs', apart: true },
    },
    ...about,
    face,
    // R400.2
    starts: 'Magtheridon (Chained)',
    startsWith: [
      [2, 'Summoner Channeler'],
      [1, 'Dark Mending Channeler'],
      [2, 'Shadow Channeler'],
    ],
    cards: [...bosses, ...mainDeck, ...channelers, abyssal, blood, cube, lair],
    // R400.1: all decks are shuffled, except those named in `ordered`.
    decks: { main: mainDeck.map((card) => [card.name === threeOf ? 3 : 2, card.name]) },
    tokens: ['Abyssal', "Magtheridon's Blood"],
    always: [
      // R401.1a: at the start of the Boss player's turn, together with readying, without the chain.
      {
        mod: 'when',
        as: true,
        event: { on: 'start', turn: 'you' },
        then: [
          { do: 'create', n: 1, token: "Magtheridon's Blood", to: 'resources' },
          { do: 'create', n: 1, token: "Magtheridon's Blood", if: unleashed },
        ],
      },
      // R402.1a
      {
        mod: 'instead',
        would: { on: 'leave', what: { tag: 'Channeler', owned: 'you' }, zone: 'play' },
        then: [{ do: 'move', what: '$what', to: 'removed' }],
      },
    ],
  },
  {
    // The defaults apply: keep ten cards (R100.4), the raider to the left begins (R400.4), the Boss may mulligan (R400.3), and the turn
    // has no steps of its own (R401.1-R401.2, R100.4).
    // R401.1b
    draws: { case: [{ if: unleashed, use: 2 }], else: 1 },
    listens: { freed: { on: 'swap' } },
    table,
    tactics,
    advice,
    machine: {
      initial: 'chained',
      states: {
        chained: stage(1, 'Chained', {
          freed: { ...goes('unleashed'), when: 'When the last Channeler leaves, or with his fifth resource' },
        }),
        // R100.2
        unleashed: stage(2, 'Unleashed', { fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }),
      },
    },
  },
)
