/** Black Temple (R500-R505): setup, standing numbers and rules, and the statechart of its nine Bosses. */
import type { Effect, Mod, SetWho } from '../../src/language/types.ts'
import type { DoAction, RaidDef, RaidStateNode, RaidTransition } from '../../src/raid/format.ts'
import { bosses } from './bosses.ts'
import { betrayerEvents, events } from './events.ts'
import { mainDeck } from './main-deck.ts'
import { minions } from './minions.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { advice, tactics } from './tactics.ts'
import { tokens } from './tokens.ts'

/** Copies of each card of a deck. The box's own numbers are not established; these are the project's choice (README). */
const copies = { main: 2, minion: 2 }

/** R503.3a */
const newHand: readonly Effect[] = [
  { do: 'discard', what: { in: 'hand', of: 'you' } },
  { do: 'move', what: { top: 7, in: 'deck:main', of: 'you' }, to: 'hand' },
]

/**
 * R502.2c: the Bosses in their order, how many Events lie face down while each is in play, the tokens that come along, and what else is
 * done as he comes; nothing is fatal to one who is `immortal`.
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

const now = (...does: Effect[]): DoAction => ({ type: 'do', params: { how: 'now', do: does } })

const faceDown = (deck: string): SetWho => ({ is: 'resource', of: 'you', state: 'faceDown', deck })

/** R504.1a: a Minion that would leave play for that zone is destroyed. */
const destroyedInstead = (zone: 'hand' | 'deck' | 'removed'): Mod => ({
  mod: 'instead',
  would: { on: 'move', what: { is: 'ally', owned: 'you', in: 'play', deck: 'minion' }, zone },
  then: [{ do: 'destroy', what: '$what' }],
})

/** R501.2: as the Minion phase starts, the top Minion becomes a resource; nobody looks at it. */
const minionPhase: RaidTransition = {
  actions: [now({ do: 'move', what: { top: 1, in: 'deck:minion', of: 'you' }, to: 'resources', face: 'down' })],
}

/** R502.1c: the next Event is turned up and added to the chain. Nobody has looked at them, so it may be any. */
const turnsUp = now({ do: 'play', what: { random: 1, ...faceDown('event') }, cost: 0 })

/** R502.1d, R502.2: the Minions leave the row face up; they enter play with the next Boss, his tokens and his Events. */
const comes = ({ boss, title = boss, events: n, with: beside = [], then = [] }: Coming): readonly DoAction[] => [
  now({ do: 'move', what: faceDown('minion'), to: 'removed', face: 'up', as: 'minions' }),
  {
    type: 'do',
    params: {
      how: 'sealed',
      called: `${title} comes`,
      do: [
        { do: 'bring', cards: [[1, boss], ...beside], what: '$minions' },
        // R502.2b
        { do: 'move', what: { top: n, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
        ...then,
      ],
    },
  },
]

/** Some Event is still face down. */
const more = { type: 'if', params: { some: faceDown('event') } } as const
/** R502.1b */
const eventsEnd = now({ do: 'destroy', what: { is: 'event', of: 'you' } })

/** A Boss, and if he has Events the state in which they are turned up once he has fallen (R502.1). */
function chapter(here: Coming, stage: number, next: Coming): [string, RaidStateNode][] {
  const falls = `${here.state} falls`
  const turned = { target: falls, guard: more, actions: [eventsEnd, turnsUp] }
  const fight: RaidStateNode = {
    meta: { stage, title: here.title ?? here.boss },
    on: {
      minion: minionPhase,
      ...(here.immortal ? {} : { fatallyDamaged: { actions: [now({ do: 'destroy', what: 'yourHero' })] } }),
      bossFalls: [...(here.events > 0 ? [turned] : []), { target: next.state, actions: [eventsEnd, ...comes(next)] }],
    },
  }
  const burst: RaidStateNode = {
    meta: { stage, title: 'You are not prepared!' },
    on: {
      eventResolved: [
        { guard: more, actions: [turnsUp] },
        { target: next.state, actions: comes(next) },
      ],
    },
  }
  return here.events > 0
    ? [
        [here.state, fight],
        [falls, burst],
      ]
    : [[here.state, fight]]
}

/** He is the last: nothing of what waits in his row is ever turned up (R503.3b). */
const last: RaidStateNode = {
  meta: { stage: order.length, title: 'The Betrayer' },
  on: {
    // R501.1b, R503.3c
    betrayer: {
      guard: { type: 'if', params: { some: { in: 'deck:betrayer', of: 'you' } } },
      actions: [now({ do: 'play', what: { top: 1, in: 'deck:betrayer', of: 'you' }, cost: 0 })],
    },
    minion: minionPhase,
    // R100.2
    fatallyDamaged: { actions: [now({ do: 'lose', by: 'you' })] },
  },
}

const states: Record<string, RaidStateNode> = {
  ...Object.fromEntries(order.slice(0, -1).flatMap((here, i) => chapter(here, i + 1, order[i + 1] as Coming))),
  betrayer: last,
}

export const blackTemple: RaidDef = {
  id: 'black-temple',
  name: 'Black Temple',
  rules,
  about:
    'Nine Bosses, up to the Betrayer himself. While one lives, Minions and Events gather face down; when he falls they burst out together with the next.',
  raiders: { min: 1, max: 5, meant: [3, 5] },
  calls: 'your hero',
  player: 'The Boss',
  they: 'he',
  nouns: {
    stage: { one: "Boss's number", many: "Bosses' numbers" },
    ghost: { one: 'ghost', many: 'ghosts' },
    'Council Member': { one: 'Council Member', many: 'Council Members' },
  },
  modes: [
    { id: 'standard', name: 'By the rules', about: 'Teron Gorefiend brings four Shadowy Constructs each turn.' },
    // The house rule for few raiders (docs/deviations.md): a single one has but one turn against four Constructs.
    {
      id: 'one-construct-each',
      name: 'One Construct each',
      about:
        'House rule for few raiders: Teron Gorefiend brings one Shadowy Construct a turn for each raider, four at most.',
      suggested: [1, 2],
      always: [
        {
          mod: 'instead',
          would: { on: 'create', by: 'you', n: ['=', 4] },
          then: [{ do: 'create', n: { count: { is: 'opponent' } }, token: 'Shadowy Construct' }],
          while: { compare: [{ count: { is: 'opponent' } }, '<', 4] },
        },
      ],
    },
  ],
  // R500.2
  starts: "High Warlord Naj'entus",
  cards: [...bosses, ...mainDeck, ...minions, ...events, ...betrayerEvents, ...tokens],
  // R500.1
  decks: {
    main: mainDeck.map((card) => [copies.main, card.name]),
    minion: minions.map((card) => [copies.minion, card.name]),
    event: events.map((card) => [1, card.name]),
    betrayer: betrayerEvents.map((card) => [1, card.name]),
  },
  tokens: tokens.map((card) => card.name),
  // R504.1b: the Minions, and what only a Traitor may have of the main deck.
  regular: [...minions, ...mainDeck.filter((card) => card.requires === 'Traitor')].map((card) => card.name),
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
            choose: { minus: [{ count: { is: 'resource', of: '$turn' } }, { stat: 'threat', of: 'yourHero' }] },
            is: 'resource',
            of: '$turn',
          },
          if: {
            all: [
              { match: 'yourHero', where: ['threat', '>', 0] },
              { compare: [{ count: { is: 'resource', of: '$turn' } }, '>', { stat: 'threat', of: 'yourHero' }] },
            ],
          },
        },
      ],
    },
  ],
  // R501.1a
  draws: 1,
  // R100.4
  handMax: 10,
  // R500.4
  firstTurn: 'left of boss',
  skipsFirstDraw: false,
  // R500.3
  bossMulligans: true,
  // R501.1-R501.3, R100.4
  turn: ['ready', 'draw', 'betrayer', 'minion', 'action', 'end', 'wrap-up'],
  phases: { betrayer: 'Betrayer Event step', minion: 'Minion phase' },
  listens: { bossFalls: { on: 'destroy', what: 'yourHero' } },
  tactics,
  advice,
  machine: { id: 'black-temple', initial: 'najentus', states },
  table,
}
