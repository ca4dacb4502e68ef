/** Onyxia's Lair (R200-R203): setup, standing numbers and the statechart of its stages. */
import { copies, goes, now, raid, stage, stays } from '../../src/raid/build.ts'
import type { RaidStateNode } from '../../src/raid/format.ts'
import { about, face } from './about.ts'
import { bosses, whelp } from './bosses.ts'
import { eventDeck } from './event-deck.ts'
import { mainDeck } from './main-deck.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { advice, tactics } from './tactics.ts'

/** R202.1: fatal damage swaps her for the next stage (R101.4), which is ready or exhausted as she was; nothing goes on the chain. */
const until = (n: number, next: string): RaidStateNode =>
  stage(n, `Stage ${n}`, {
    fatallyDamaged: goes(next, now({ do: 'swap', what: 'boss', for: `Onyxia (Stage ${n + 1})`, keep: 'readiness' })),
  })

export const onyxiasLair = raid(
  {
    ...about,
    face,
    rules,
    calls: 'Onyxia',
    they: 'she',
    nouns: { 'Onyxian Whelp': { one: 'Whelp', many: 'Whelps' } },
    // R200.2
    starts: 'Onyxia (Stage 1)',
    cards: [...bosses, ...mainDeck, ...eventDeck, whelp],
    // R200.1, R200.3: she draws from the main deck.
    decks: {
      main: copies(2, mainDeck),
      event: copies(1, eventDeck),
    },
    // R203.3a
    tokens: ['Onyxian Whelp'],
  },
  {
    // R201.1: she draws as many cards as the number of the stage.
    draws: { raid: 'stage' },
    // R200.4
    firstTurn: 'boss',
    skipsFirstDraw: true,
    // R201.1-R201.3, R100.4
    turn: ['ready', 'draw', 'event', 'action', 'end', 'wrap-up'],
    // R201.2, R203.2a: its top card each event phase.
    eventDeck: 'event',
    // R201.2a-b: face down at once, even an event whose effect lasts.
    afterEvent: 'resource',
    listens: {},
    table,
    tactics,
    advice,
    // R203.1a: the stage is the state; R202.2: after the third there is none.
    machine: {
      initial: 'one',
      states: {
        one: until(1, 'two'),
        two: until(2, 'three'),
        three: stage(3, 'Stage 3', { fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }),
      },
    },
  },
)
