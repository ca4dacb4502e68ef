/**
 * Marches through a raid from the first choice to the last, by raiders whom nothing withstands against a Boss player who only
 * passes: which states of the raid's machine are entered, and which of its transitions are taken. Random raiders don't get far.
 */
import { blackTemple } from '../../raids/black-temple/raid.ts'
import { magtheridonsLair } from '../../raids/magtheridons-lair/raid.ts'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { choose } from '../../src/engine/choices.ts'
import { decision, outcome, type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { Library } from '../../src/engine/types.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { stateName } from '../../src/raid/machine.ts'
import { PARTY, zoneId } from '../../src/state/ids.ts'
import { library as testSet } from '../set/index.ts'

/** A hero whom nothing withstands: a blow that nobody survives, an end to all allies, an end to the turn, a blow to all allies. */
const hero: CardDef = {
  name: 'Marcher',
  type: 'hero',
  set: 'test',
  number: 1,
  health: 999,
  front: [
    {
      pay: [{ do: 'pay', n: 0 }],
      then: [{ do: 'deal', n: 60, type: 'arcane', by: 'self', to: { is: 'hero', of: 'opponents' } }],
      limit: { n: 1, per: 'turn' },
    },
    {
      pay: [{ do: 'pay', n: 0 }],
      then: [{ do: 'destroy', what: { is: 'ally', of: 'opponents' } }],
      limit: { n: 1, per: 'turn' },
    },
    { pay: [{ do: 'pay', n: 0 }], then: [{ do: 'endTurn' }], limit: { n: 1, per: 'turn' } },
    {
      pay: [{ do: 'pay', n: 0 }],
      then: [{ do: 'deal', n: 60, type: 'arcane', by: 'self', to: { is: 'ally', of: 'opponents' } }],
      limit: { n: 1, per: 'turn' },
    },
  ],
  back: [],
}
/** Without the cards of the test set that a raid has, too. */
const ofRaids = new Set(testSet.raids.flatMap(({ cards }) => cards.map(({ name }) => name)))
const library: Library = { ...testSet, cards: [...testSet.cards.filter(({ name }) => !ofRaids.has(name)), hero] }
const deck: DeckDef = {
  id: 'march',
  name: 'March',
  hero: 'Marcher',
  about: 'for the march',
  format: 'open',
  cards: [[60, 'Filler']],
}

/** Choices after which a march does not get on. */
const STUCK = 6000
/** Allies of the Boss after which they are ended, for Lava Spawns double each turn: a march is long enough for a million. */
const CROWD = 20

export interface March {
  game: RunningGame
  /** States in the order in which they were entered. */
  states: readonly string[]
  /** Transitions, as `transitions` names them, each time that one was taken. */
  taken: readonly string[]
}

export interface Way {
  raid: RaidDef
  mode: string
  seed: number
  /** The raiders end each turn in which a Boss is about to come, once for each Boss, and each in which an Event has been turned up. */
  dusk?: boolean
  /** Turns before their first blow. */
  patience?: number
  /** They let each Boss have a turn before they strike. */
  slow?: boolean
}

/** How its raid is marched through, by what the table shows. */
interface Manner {
  /** A blow would bring them on now. */
  blow: (g: RunningGame) => boolean
  /** So would an end of all allies. */
  sweep: (g: RunningGame) => boolean
  /** So would a blow to all allies. */
  hurt?: (g: RunningGame) => boolean
  /** What else does: the index of an answer, -1 for none. */
  besides?: (g: RunningGame, d: Decision) => number
}

type Decision = NonNullable<ReturnType<typeof decision>>

const bossOf = (g: RunningGame) => g.s.cards[g.s.players[0]!.hero]!
const allies = (g: RunningGame): number => (g.s.zones[zoneId(0, PARTY)]?.cards.length ?? 0) - 1

const sheltered = ["High Warlord Naj'entus", 'Shade of Akama', 'Shrine of Lost Souls', 'The Illidari Council']

const manners: Readonly<Record<string, Manner>> = {
  // Nothing is fatal to Majordomo, whose allies must fall; nothing hurts Ragnaros while he is submerged.
  'molten-core': {
    blow: (g) => {
      const boss = bossOf(g)
      return boss.def !== 'Majordomo Executus' && (boss.def !== 'Ragnaros' || boss.faceDown)
    },
    sweep: (g) => allies(g) > (bossOf(g).def === 'Majordomo Executus' ? 0 : CROWD),
  },
  // The Channelers' end frees him; if nobody ends them in time, his fifth resource does.
  'magtheridons-lair': {
    blow: (g) => bossOf(g).def === 'Magtheridon (Unleashed)',
    sweep: (g) => allies(g) > 0,
  },
  // Some are Immune at first: Naj'entus until a raider pays for it, others until their tokens are gone; the Council's members can't leave.
  'black-temple': {
    blow: (g) => !(sheltered.includes(bossOf(g).def) && !bossOf(g).faceDown),
    sweep: (g) => allies(g) > 0 && bossOf(g).def !== sheltered[3],
    hurt: (g) => bossOf(g).def === sheltered[3],
    besides(g, d) {
      if (bossOf(g).def !== sheltered[0] || bossOf(g).faceDown) return -1
      const use = d.answers.findIndex((a) => a.do === 'use' && a.code?.startsWith(sheltered[0] as string))
      return use >= 0 ? use : d.answers.findIndex((a) => a.do === 'place')
    },
  },
}

const stateOf = (g: RunningGame): string => stateName(g.def as RaidDef, g.s.raid[0]!.value)

const named = (from: string, event: string, to: string): string => `${from} ${event}${to === from ? '' : ` → ${to}`}`

/** Every transition of the machine: where it starts, what it hears, where it leads if it leads on. */
const transitionsOf = ({ machine }: RaidDef): readonly string[] =>
  Object.entries(machine.states).flatMap(([from, { on = {} }]) =>
    Object.entries(on).flatMap(([event, some]) =>
      [some].flat().map(({ target = from }: { target?: string }) => named(from, event, target)),
    ),
  )
const statesOf = ({ machine }: RaidDef): readonly string[] => Object.keys(machine.states)

/** Plays it to its end. `entered` is called at the first decision in each state. */
export function march(
  { raid, mode, seed, dusk = false, patience = 0, slow = false }: Way,
  entered?: (g: RunningGame, n: number) => void,
): March {
  const raiders = [1, 2].map((n) => ({ name: `R${n}`, deck }))
  const game = running(start(library, { raid: raid.id, mode, raiders, seed }, { events: false }))
  const taken: string[] = []
  const path: string[] = [stateOf(game)]
  const rules = game.raid!
  const hear: typeof rules.hear = (g, event, roles) => {
    const before = stateOf(game)
    const did = rules.hear(g, event, roles)
    if (did || before !== stateOf(game)) taken.push(named(before, event, stateOf(game)))
    return did
  }
  game.raid = { ...rules, hear }
  game.raids = { ...game.raids, [raid.id]: game.raid }
  const ended = new Set(dusk ? [] : statesOf(raid))
  let came = -1
  for (let n = 0; !outcome(game) && n < STUCK; n++) {
    const d = decision(game)!
    const now = stateOf(game)
    if (path.at(-1) !== now) {
      path.push(now)
      came = game.s.players[0]!.turns
      entered?.(game, n)
    }
    const rests = slow && game.s.players[0]!.turns <= came
    const i = answer(game, d, !ended.has(now), rests ? Number.MAX_SAFE_INTEGER : patience)
    if (d.answers[i]!.code === 'Marcher#front.2' && !now.endsWith(' falls')) ended.add(now)
    const refusal = choose(game, i)
    if (refusal) throw new Error(`${mode}, seed ${seed}, choice ${n}: ${refusal.why} (${refusal.rule})`)
  }
  return { game, states: path, taken }
}

/** Their powers by what they do: 0 the blow, 1 the end of allies, 2 the end of the turn. */
function answer(g: RunningGame, d: Decision, dusk: boolean, patience: number): number {
  const power = (n: number): number => d.answers.findIndex((a) => a.do === 'use' && a.code === `Marcher#front.${n}`)
  const quiet = Math.max(
    0,
    d.answers.findIndex((a) => ['pass', 'keep', 'done', 'no'].includes(a.do)),
  )
  // Who must attack can't pass.
  const attack = d.answers.findIndex((a) => a.do === 'attack')
  if (d.seat === 0 && d.answers.every((a) => a.do !== 'pass') && attack >= 0) return attack
  if (d.kind !== 'priority' || d.seat === 0) return quiet
  const links = g.s.chain[0]!.links
  const { blow, sweep, hurt, besides } = manners[g.def!.id]!
  const comes = links.some((id) => g.s.links[id]!.kind === 'game') && stateOf(g) !== 'between'
  const waits = comes || (links.length > 0 && stateOf(g).endsWith(' falls'))
  if (dusk && waits && power(2) >= 0) return power(2)
  const mine = g.s.turn[0]!.seat === d.seat && g.s.turn[0]!.step === 'action'
  if (links.length > 0 || bossOf(g).became !== 0 || !mine || g.s.turn[0]!.n <= patience) return quiet
  if (sweep(g) && power(1) >= 0) return power(1)
  if (hurt?.(g) && power(3) >= 0) return power(3)
  const other = besides?.(g, d) ?? -1
  if (other >= 0) return other
  return blow(g) && power(0) >= 0 ? power(0) : quiet
}

/**
 * The marches of the report. Molten Core: slowly, with early nights as a Boss is about to come; in standard mode until all seven were met. Magtheridon's
 * Lair: freed by the last Channeler, and by the fifth resource. Black Temple: also slowly, and with early nights.
 */
const ways: readonly Way[] = [
  { raid: moltenCore, mode: 'full-clear', seed: 3, dusk: true, slow: true, patience: 3 },
  ...[1, 2, 3].map((seed): Way => ({ raid: moltenCore, mode: 'standard', seed, dusk: true, slow: true, patience: 3 })),
  ...['standard', 'small-party'].flatMap((mode) => [
    { raid: magtheridonsLair, mode, seed: 1 },
    { raid: magtheridonsLair, mode, seed: 2, patience: 15 },
  ]),
  ...['standard', 'small-party'].flatMap((mode) => [
    { raid: blackTemple, mode, seed: 1 },
    { raid: blackTemple, mode, seed: 2, slow: true },
    { raid: blackTemple, mode, seed: 3, dusk: true },
  ]),
]

/** Raids that are marched through, with those of their modes. */
export const marched: readonly (readonly [raid: RaidDef, mode: string])[] = [
  moltenCore,
  magtheridonsLair,
  blackTemple,
].flatMap((raid) =>
  [...new Set(ways.filter((way) => way.raid === raid).map(({ mode }) => mode))].map((mode) => [raid, mode] as const),
)

export interface Report {
  raid: RaidDef
  mode: string
  marches: number
  /** How often each state was entered, and each transition taken: also those that never were. */
  entered: ReadonlyMap<string, number>
  taken: ReadonlyMap<string, number>
}

/** Plays all ways of a raid's mode. Throws where a march does not end. */
export function report(raid: RaidDef, mode: string): Report {
  const entered = new Map(statesOf(raid).map((name) => [name, 0]))
  const taken = new Map(transitionsOf(raid).map((name) => [name, 0]))
  const marches = ways.filter((way) => way.raid === raid && way.mode === mode)
  const count = (all: Map<string, number>, name: string): unknown => all.set(name, (all.get(name) ?? 0) + 1)
  for (const way of marches) {
    const one = march(way)
    if (!outcome(one.game)) throw new Error(`${raid.name}, ${mode}, seed ${way.seed}: the march does not end.`)
    for (const name of one.states) count(entered, name)
    for (const name of one.taken) count(taken, name)
  }
  return { raid, mode, marches: marches.length, entered, taken }
}

const never = (all: ReadonlyMap<string, number>): string[] => [...all].flatMap(([name, n]) => (n === 0 ? [name] : []))
const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`

/** States and transitions that no march came by. */
export const missed = ({ entered, taken }: Report): string[] => [...never(entered), ...never(taken)]

/** The report in words: a line that sums it up, then each state with what was heard in it. */
export function inWords({ raid, mode, marches, entered, taken }: Report): string {
  const some = (what: string, all: ReadonlyMap<string, number>): string =>
    `${all.size - never(all).length} of ${all.size} ${what}`
  const lines = [...entered].flatMap(([state, n]) => [
    `  ${state}: entered ${times(n)}`,
    ...[...taken].flatMap(([way, m]) =>
      way.startsWith(`${state} `) ? [`    ${way.slice(state.length + 1)}: ${times(m)}`] : [],
    ),
  ])
  const head = `${raid.name}, ${mode}: ${some('states', entered)} entered, ${some('transitions', taken)} taken in ${marches} ${marches === 1 ? 'march' : 'marches'}.`
  return [head, ...lines].join('\n')
}
