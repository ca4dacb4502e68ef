/** Molten Core (R300-R303): setup in both modes, standing numbers and rules, and the statechart of its ten Bosses. */
import type { Effect, Who } from '../../src/language/types.ts'
import { between, copies, goes, march, names, now, only, raid, sealed, stage, stays } from '../../src/raid/build.ts'
import type { DoAction, RaidTransition } from '../../src/raid/format.ts'
import { about, face } from './about.ts'
import { bosses } from './bosses.ts'
import { mainDeck } from './main-deck.ts'
import { minions } from './minions.ts'
import { ragnarosDeck } from './ragnaros-deck.ts'
import { rules } from './rules.ts'
import { runes } from './runes.ts'
import { table } from './table.ts'
import { tactics } from './tactics.ts'
import { tokens } from './tokens.ts'

/** Copies of each card of a deck. The printed box's numbers are uncertain; these are the project's choice (README). */
const each = { main: 2, minion: 3, ragnaros: 2 }

/** The Bosses after the first, in the order of their numbers, with the rune that announces each and the ally tokens that come with it (R301.5a). */
const order: readonly Next[] = [
  { state: 'magmadar', boss: 'Magmadar', rune: 'Rune of Kress' },
  { state: 'gehennas', boss: 'Gehennas', rune: 'Rune of Mohn', with: [[2, 'Flamewaker']] },
  { state: 'garr', boss: 'Garr', rune: 'Rune of Blaz', with: [[8, 'Firesworn']] },
  { state: 'geddon', boss: 'Baron Geddon', rune: 'Rune of Zeth' },
  { state: 'shazzrah', boss: 'Shazzrah', rune: 'Rune of Mazj' },
  { state: 'sulfuron', boss: 'Sulfuron Harbinger', rune: 'Rune of Koro', with: [[4, 'Flamewaker Priest']] },
  { state: 'golemagg', boss: 'Golemagg the Incinerator', rune: 'Rune of Theri', with: [[2, 'Core Rager']] },
]
/** R301.5a: he comes next when no rune is left. */
const executus: Next = {
  state: 'executus',
  boss: 'Majordomo Executus',
  with: [
    [4, 'Flamewaker Elite'],
    [4, 'Flamewaker Healer'],
  ],
}
interface Next {
  state: string
  boss: string
  rune?: string
  with?: readonly (readonly [count: number, token: string])[]
}

const nextRune: Who = { top: 1, in: 'deck:rune', of: 'you' }

/** R301.3, R303.2a: as a Minion phase starts, the top Minion becomes a resource, which nobody looks at. */
const minion = stays(now({ do: 'move', what: { top: 1, in: 'deck:minion', of: 'you' }, to: 'resources', face: 'down' }))

/** R301.5a: the Boss, its rune and its tokens enter play at the same time. */
const comes = ({ boss, rune, with: beside = [] }: Next): DoAction =>
  sealed(`${boss} comes`, { do: 'bring', cards: [[1, boss], ...beside], ...(rune ? { what: nextRune } : {}) })

/** R302.1, R303.1a: Minion cards leave the resource row face up; the effect that brings them back names them `$minions`. */
const uncover: Effect = { do: 'move', what: { is: 'resource', of: 'you' }, to: 'removed', face: 'up', as: 'minions' }
/** R302.2, R303.1b: they become allies. */
const join: Effect = { do: 'move', what: '$minions', to: 'play' }

/** R302: after the Boss is removed from the game, runes turn face down and the Minions are revealed, without the chain; then the Minions join, on the chain. */
const bossFalls = goes(
  'between',
  now({ do: 'turn', what: { is: 'Rune', of: 'you', state: 'faceUp' }, face: 'down' }, uncover),
  sealed('The Minions join the fight', join),
)

/** A Boss who can be destroyed. */
const fight = { minion, fatallyDamaged: stays(now({ do: 'destroy', what: 'boss' })), bossFalls }

/** R301.5a: the next rune of the deck determines the next Boss; it is revealed as the phase starts. */
const announced = (next: Next): RaidTransition =>
  next.rune
    ? only({ match: nextRune, name: next.rune }, goes(next.state, now({ do: 'reveal', what: nextRune }), comes(next)))
    : only({ not: { some: { in: 'deck:rune', of: 'you' } } }, goes(next.state, comes(next)))

/** R303.1b, in the order of the rule; the Boss player draws from the Ragnaros deck for the rest of the raid. */
const rises: readonly Effect[] = [
  { do: 'bring', cards: [[1, 'Ragnaros']] },
  { do: 'shuffle', what: { is: 'deck', in: 'deck:ragnaros', of: 'you' } },
  { do: 'drawFrom', deck: 'ragnaros' },
  { do: 'move', what: { top: 7, in: 'deck:ragnaros', of: 'you' }, to: 'hand' },
]

export const moltenCore = raid(
  {
    rules,
    calls: 'your hero',
    player: 'The Boss',
    they: 'he',
    nouns: { Firesworn: { one: 'Firesworn', many: 'Firesworn' } },
    // R303.3a
    types: { Rune: { one: 'rune', many: 'runes', pays: true } },
    // R300.4
    starts: 'Lucifron',
    startsWith: [[2, 'Flamewaker Protector']],
    // R300.2
    ...about,
    face,
    cards: [...bosses, ...runes, ...mainDeck, ...minions, ...ragnarosDeck, ...tokens],
    decks: {
      main: copies(each.main, mainDeck),
      minion: copies(each.minion, minions),
      ragnaros: copies(each.ragnaros, ragnarosDeck),
      rune: copies(1, runes),
    },
    // R300.3: from the lowest Boss number to the highest, as in the list.
    ordered: ['rune'],
    // R303.2a
    resourceDeck: 'minion',
    tokens: names(tokens),
    always: [
      // R303.2b: Minions and tokens that the Boss player put into play leave it only by being destroyed.
      { mod: 'cannot', on: 'move', what: { is: 'ally', owned: 'you', in: 'play', not: { name: 'Core Rager' } } },
      // R303.3c
      { mod: 'cannot', on: 'leave', what: { is: 'Rune', owned: 'you' } },
    ],
  },
  {
    // The defaults apply: draw one card (R301.1), keep ten (R100.4), the raider to the left begins (R300.6).
    // R300.5
    bossMulligans: false,
    // R301.1, R301.2, R301.3, R301.4, R100.4
    turn: ['ready', 'draw', 'newBoss', 'minion', 'action', 'end', 'wrap-up'],
    phases: { newBoss: 'New Boss phase', minion: 'Minion phase' },
    listens: {
      bossFalls: { on: 'destroy', what: 'boss' },
      bossFlips: { on: 'flip', what: 'boss' },
    },
    table,
    machine: {
      initial: 'lucifron',
      states: {
        lucifron: stage(1, 'Lucifron', fight),
        between: between('No Boss in play', { newBoss: [...order, executus].map(announced) }),
        ...march(order, (next, i) => ({
          [next.state]: stage(i + 2, next.boss, fight, next.rune),
        })),
        executus: stage(9, 'Majordomo Executus', {
          minion,
          // R303.1a, in the order of the rule: no damage is fatal to him; as he flips, his master awakens.
          bossFlips: goes(
            'ragnaros',
            now(
              { do: 'move', what: 'boss', to: 'removed' },
              // The graveyard first: an empty deck would take it back (R101.3c).
              {
                do: 'move',
                what: [
                  { in: 'graveyard:main', of: 'you' },
                  { in: 'deck:main', of: 'you' },
                ],
                to: 'removed',
              },
              { do: 'move', what: { in: 'hand', of: 'you' }, to: 'removed' },
              { do: 'move', what: { is: 'ally', of: 'you' }, to: 'removed' },
              uncover,
            ),
            sealed('Ragnaros awakens', join, ...rises),
          ),
        }),
        ragnaros: stage(10, 'Ragnaros', {
          minion,
          // R100.2: he is the final Boss.
          fatallyDamaged: stays(now({ do: 'lose', by: 'you' })),
        }),
      },
    },
    tactics,
  },
)
