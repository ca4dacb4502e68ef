/** Onyxia's Lair (R200-R203): setup, standing numbers and the statechart of its stages. */
import type { RaidDef, RaidStateNode } from '../../src/raid/format.ts'
import { bosses, whelp } from './bosses.ts'
import { eventDeck } from './event-deck.ts'
import { mainDeck } from './main-deck.ts'
import { rules } from './rules.ts'
import { tactics } from './tactics.ts'

/** R202.1: fatal damage swaps her for the next stage (R101.4), as ready as she was; nothing goes on the chain. */
const until = (stage: number, next: string): RaidStateNode => ({
  meta: { stage, title: `Stage ${stage}` },
  on: {
    fatallyDamaged: {
      target: next,
      actions: [
        {
          type: 'do',
          params: {
            how: 'now',
            do: [{ do: 'swap', what: 'yourHero', for: `Onyxia (Stage ${stage + 1})`, keep: 'readiness' }],
          },
        },
      ],
    },
  },
})

export const onyxiasLair: RaidDef = {
  id: 'onyxias-lair',
  name: "Onyxia's Lair",
  rules,
  about:
    'A black dragon and her brood. She grows stronger through three stages, and every event that strikes the raid feeds her resources.',
  raiders: { min: 1, max: 5, meant: [3, 5] },
  calls: 'Onyxia',
  they: 'she',
  nouns: { 'Onyxian Whelp': { one: 'Whelp', many: 'Whelps' } },
  // R200.2
  starts: 'Onyxia (Stage 1)',
  cards: [...bosses, ...mainDeck, ...eventDeck, whelp],
  // R200.1, R200.3: the main deck is the one that she draws from.
  decks: {
    main: mainDeck.map((card) => [2, card.name]),
    event: eventDeck.map((card) => [1, card.name]),
  },
  // R203.3a
  tokens: ['Onyxian Whelp'],
  // R201.1: as many cards as the stage.
  draws: { raid: 'stage' },
  // R100.4
  handMax: 10,
  // R200.4
  firstTurn: 'boss',
  skipsFirstDraw: true,
  // R200.3
  bossMulligans: true,
  // R201.1-R201.3, R100.4
  turn: ['ready', 'draw', 'event', 'action', 'end', 'wrap-up'],
  // R201.2, R203.2a: its top card each event phase.
  eventDeck: 'event',
  // R201.2a-b: face down at once, also one whose words last.
  afterEvent: 'resource',
  listens: {},
  tactics,
  // R203.1a: the stage is the state; R202.2: after the third there is none.
  machine: {
    id: 'onyxias-lair',
    initial: 'one',
    states: {
      one: until(1, 'two'),
      two: until(2, 'three'),
      three: {
        meta: { stage: 3, title: 'Stage 3' },
        on: {
          fatallyDamaged: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'lose', by: 'you' }] } }] },
        },
      },
    },
  },
}
