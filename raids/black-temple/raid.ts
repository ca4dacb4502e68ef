/** Black Temple (R500-R505): setup, standing numbers and rules, and the statechart of its nine Bosses. */
import type { Condition, Effect, Mod, SetWho } from '../../src/language/types.ts'
import {
  type Answers,
  copies,
  goes,
  march,
  names,
  now,
  only,
  raid,
  sealed,
  stage,
  stays,
} from '../../src/raid/build.ts'
import type { DoAction, RaidStateNode } from '../../src/raid/format.ts'
import { about, face } from './about.ts'
import { bosses } from './bosses.ts'
import { betrayerEvents, events } from './events.ts'
import { mainDeck } from './main-deck.ts'
import { minions } from './minions.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { advice, tactics } from './tactics.ts'
import { tokens } from './tokens.ts'

/** Copies of each card of a deck. The printed box's numbers are uncertain; these are the project's choice (README). */
const each = { main: 2, minion: 2 }

/** R503.3a */
const newHand: readonly Effect[] = [
  { do: 'discard', what: { in: 'hand', of: 'you' } },
  { do: 'move', what: { top: 7, in: 'deck:main', of: 'you' }, to: 'hand' },
]

/**
 * R502.2c: the Bosses in order, the number of Events face down while each is in play, their tokens, and their other effects as they come.
 * No damage is fatal to an `immortal` Boss.
 */
const order: readonly {
  state: string
  boss: string
  title?: string
  events: number
  with?: readonly (readonly [number, string])[]
  then?: readonly Effect[]
  immortal?: true
}[] = [
  { state: 'najentus', boss: "High Warlord Naj'entus", events: 0 },
  { state: 'supremus', boss: 'Supremus', events: 1 },
  { state: 'akama', boss: 'Shade of Akama', events: 2, with: [[6, 'Ashtongue Channeler']] },
  { state: 'teron', boss: 'Teron Gorefiend', events: 2 },
  { state: 'gurtogg', boss: 'Gurtogg Bloodboil', events: 3 },
  {
    state: 'reliquary',
    boss: 'Shrine of Lost Souls',
    title: 'Reliquary of Souls',
    events: 3,
    with: [[3, 'Soul Fragment']],
  },
  { state: 'shahraz', boss: 'Mother Shahraz', events: 3 },
  {
    state: 'council',
    boss: 'The Illidari Council',
    events: 4,
    immortal: true,
    with: [
      [1, 'Gathios the Shatterer'],
      [1, 'High Nethermancer Zerevor'],
      [1, 'Lady Malande'],
      [1, 'Veras Darkshadow'],
    ],
  },
  { state: 'betrayer', boss: 'The Betrayer', events: 5, then: newHand },
]
type Coming = (typeof order)[number]

const faceDown = (deck: string): SetWho => ({ is: 'resource', of: 'you', state: 'faceDown', deck })

/** R504.1a: a Minion that would leave play for that zone is destroyed. */
const destroyedInstead = (zone: 'hand' | 'deck' | 'removed'): Mod => ({
  mod: 'instead',
  would: { on: 'move', what: { is: 'ally', owned: 'you', in: 'play', deck: 'minion' }, zone },
  then: [{ do: 'destroy', what: '$what' }],
})

/** R501.2: as the Minion phase starts, the top Minion becomes a resource; nobody looks at it. */
const nextMinion = now({ do: 'move', what: { top: 1, in: 'deck:minion', of: 'you' }, to: 'resources', face: 'down' })

/** R502.1c: the next Event is turned up and added to the chain. Nobody has looked at the Events, so it is a random one. */
const turnsUp = now({ do: 'play', what: { random: 1, ...faceDown('event') }, cost: 0 })

/** R502.1d: the Minions leave the row face up. R502.2: the next Boss enters play with his tokens, his Events and those Minions. */
const comes = ({ boss, title = boss, events: n, with: beside = [], then = [] }: Coming): readonly DoAction[] => [
  now({ do: 'move', what: faceDown('minion'), to: 'removed', face: 'up', as: 'minions' }),
  sealed(
    `${title} comes`,
    { do: 'bring', cards: [[1, boss], ...beside], what: '$minions' },
    // R502.2b
    { do: 'move', what: { top: n, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
    ...then,
  ),
]

/** Some Event is still face down. */
const more: Condition = { some: faceDown('event') }
/** R502.1b */
const eventsEnd = now({ do: 'destroy', what: { is: 'event', of: 'you' } })

/** The state of a Boss, and, if he has Events, the state in which they are turned up after he has fallen (R502.1). */
function chapter(here: Coming, i: number, next: Coming): Record<string, RaidStateNode> {
  const { state, boss, title = boss } = here
  const falls = `${state} falls`
  const comesNext = goes(next.state, eventsEnd, ...comes(next))
  const fight: Answers = {
    minion: stays(nextMinion),
    ...(here.immortal ? {} : { fatallyDamaged: stays(now({ do: 'destroy', what: 'boss' })) }),
    bossFalls: here.events > 0 ? [only(more, goes(falls, eventsEnd, turnsUp)), comesNext] : [comesNext],
  }
  const burst: Answers = {
    eventResolved: [only(more, stays(turnsUp)), goes(next.state, ...comes(next))],
  }
  return {
    [state]: stage(i + 1, title, fight),
    ...(here.events > 0 ? { [falls]: stage(i + 1, 'You are not prepared!', burst) } : {}),
  }
}

/** The last Boss: the cards that wait in his row are never turned up (R503.3b). */
const last = stage(order.length, 'The Betrayer', {
  // R501.1b, R503.3c
  betrayer: only(
    { some: { in: 'deck:betrayer', of: 'you' } },
    stays(now({ do: 'play', what: { top: 1, in: 'deck:betrayer', of: 'you' }, cost: 0 })),
  ),
  minion: stays(nextMinion),
  // R100.2
  fatallyDamaged: stays(now({ do: 'lose', by: 'you' })),
})

export const blackTemple = raid(
  {
    rules,
    calls: 'your hero',
    player: 'The Boss',
    they: 'he',
    nouns: {
      stage: { one: "Boss's number", many: "Bosses' numbers" },
      ghost: { one: 'ghost', many: 'ghosts' },
      'Council Member': { one: 'Council Member', many: 'Council Members' },
    },
    ...about,
    face,
    // R500.2
    starts: "High Warlord Naj'entus",
    cards: [...bosses, ...mainDeck, ...minions, ...events, ...betrayerEvents, ...tokens],
    // R500.1
    decks: {
      main: copies(each.main, mainDeck),
      minion: copies(each.minion, minions),
      event: copies(1, events),
      betrayer: copies(1, betrayerEvents),
    },
    tokens: names(tokens),
    // R504.1b: the Minions, and the cards of the main deck that require a Traitor.
    regular: names([...minions, ...mainDeck.filter((card) => card.requires === 'Traitor')]),
    realm: 'ghost',
    always: [
      ...(['hand', 'deck', 'removed'] as const).map(destroyedInstead),
      // R504.2a
      {
        mod: 'when',
        as: true,
        event: { on: 'start', step: 'wrap-up', turn: 'opponents' },
        then: [
          {
            do: 'destroy',
            by: '$turn',
            what: {
              choose: { minus: [{ count: { is: 'resource', of: '$turn' } }, { stat: 'threat', of: 'boss' }] },
              is: 'resource',
              of: '$turn',
            },
            if: {
              all: [
                { match: 'boss', where: ['threat', '>', 0] },
                { compare: [{ count: { is: 'resource', of: '$turn' } }, '>', { stat: 'threat', of: 'boss' }] },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    // The defaults apply: draw one card (R501.1a), keep ten (R100.4), the raider to the left begins (R500.4), the Boss may mulligan
    // (R500.3).
    // R501.1-R501.3, R100.4
    turn: ['ready', 'draw', 'betrayer', 'minion', 'action', 'end', 'wrap-up'],
    phases: { betrayer: 'Betrayer Event step', minion: 'Minion phase' },
    listens: { bossFalls: { on: 'destroy', what: 'boss' } },
    tactics,
    advice,
    machine: {
      initial: 'najentus',
      states: { ...march(order.slice(0, -1), (here, i) => chapter(here, i, order[i + 1] as Coming)), betrayer: last },
    },
    table,
  },
)
