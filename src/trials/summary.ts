/** The balance report as data: the output of `--json`, and the source of text and page. README.md documents it. Pure. */

import { engineVersion } from '../engine/index.ts'
import { under } from '../language/look-up.ts'
import { type CardRow, cardEffects } from './card-rows.ts'
import { type Counts, noResults, type Results } from './counts.ts'
import type { Content } from './game-counts.ts'
import type { Plan } from './plan.ts'
import { type Estimate, type Spread, spreadOf, wilson } from './statistics.ts'

/** Games with their results: the share that the raiders won, with its 95 % interval; null without games. */
export interface Rate extends Results {
  winRate: Estimate | null
}

export interface SizeRow extends Rate {
  raiders: number
  /** Boss's turns, and decisions. */
  rounds: Spread
  decisions: Spread
}

export interface DeckRow extends Rate {
  deck: string
  name: string
  /** The number of games in which its raider fell. */
  fell: number
  bySize: (Rate & { raiders: number })[]
}

export interface StageRow extends Rate {
  /** The state of the raid's machine, its title and its stage. `games`: those that reached it. */
  state: string
  title: string
  stage: number | null
  /** The share of all games that reached it; the number that ended there. */
  reached: Estimate | null
  ended: number
  /** The Boss's turns that began in it, in the average game that reached it. */
  rounds: number
}

export interface BossRow extends Rate {
  boss: string
  reached: Estimate | null
  ended: number
  /** Raiders who fell while it was in play. */
  fell: number
}

export interface Count {
  key: string
  n: number
}

export interface Report {
  report: 'raidkeeper-balance'
  version: 1
  engine: string
  raid: { id: string; name: string; version: string }
  mode: string | null
  seed: number
  /** The number of games requested; fewer were played if somebody stopped them. */
  asked: number
  sizes: number[]
  bosses: string[]
  bots: string[]
  all: Rate & { rounds: Spread; decisions: Spread }
  bySize: SizeRow[]
  byDeck: DeckRow[]
  byBossPlayer: (Rate & { player: string; bySize: (Rate & { raiders: number })[] })[]
  stages: StageRow[]
  byBoss: BossRow[]
  /** Raiders who fell, and the causes of allies' deaths, the most frequent first. */
  falls: {
    raiders: number
    byStage: Count[]
    byRound: Count[]
    byBoss: Count[]
    byCause: (Count & { allies: number })[]
  }
  /** Raids that the raiders won, and the others, by what ended them, the most frequent first. */
  ends: { cause: string; won: number; lost: number }[]
  /** The raid's cards and those of the decks. */
  cards: CardRow[]
  neverPlayed: { deck: string; card: string; drawn: number }[]
  checksum: string
}

export function summary(counts: Counts, content: Content, plan: Plan): Report {
  const { raid } = content
  const all = total(Object.values(counts.sizes))
  const cards = cardEffects(counts, content)
  const spreads = (size: string) => ({
    rounds: spreadOf(counts.rounds[size] ?? {}),
    decisions: spreadOf(counts.decisions[size] ?? {}),
  })
  return {
    report: 'raidkeeper-balance',
    version: 1,
    engine: engineVersion,
    raid: { id: raid.id, name: raid.name, version: raid.version },
    mode: plan.mode ?? null,
    seed: plan.seed,
    asked: plan.games,
    sizes: [...plan.sizes],
    bosses: [...plan.bosses],
    bots: [...plan.bots],
    all: {
      ...rate(all),
      rounds: spreadOf(merged(Object.values(counts.rounds))),
      decisions: spreadOf(merged(Object.values(counts.decisions))),
    },
    bySize: Object.entries(counts.sizes).map(([size, r]) => ({ raiders: Number(size), ...rate(r), ...spreads(size) })),
    byDeck: plan.decks.flatMap((deck): DeckRow[] => {
      const sizes = counts.decks[deck]
      if (!sizes) return []
      const fell = Object.values(sizes).reduce((sum, one) => sum + one.fell, 0)
      const name = content.decks[deck]?.name ?? deck
      return [{ deck, name, ...rate(total(Object.values(sizes))), fell, bySize: sizeRates(sizes) }]
    }),
    byBossPlayer: Object.entries(counts.players).map(([player, sizes]) => ({
      player,
      ...rate(total(Object.values(sizes))),
      bySize: sizeRates(sizes),
    })),
    stages: stageRows(counts, content, all.games - all.broken),
    byBoss: raid.cards.flatMap(({ name }): BossRow[] => {
      const found = under(counts.bosses, name)
      if (!found) return []
      const { ended, ...results } = found
      const reached = wilson(found.games, all.games - all.broken)
      return [{ boss: name, ...rate(results), reached, ended, fell: under(counts.falls.boss, name) ?? 0 }]
    }),
    falls: fallRows(counts, content),
    ends: endRows(counts),
    cards,
    neverPlayed: cards.flatMap(({ deck, card, drawn, played }) => (played === 0 ? [{ deck, card, drawn }] : [])),
    checksum: Math.trunc(counts.sum % 0x100000000)
      .toString(16)
      .padStart(8, '0'),
  }
}

/** Win rates leave out games that stalled or crashed. */
const rate = ({ games, won, lost, drawn, broken }: Results): Rate => ({
  ...{ games, won, lost, drawn, broken },
  winRate: wilson(won, games - broken),
})

const sizeRates = (sizes: Readonly<Record<string, Results>>): (Rate & { raiders: number })[] =>
  Object.entries(sizes).map(([size, results]) => ({ raiders: Number(size), ...rate(results) }))

function total(all: readonly Results[]): Results {
  const sum = noResults()
  for (const one of all) for (const key of Object.keys(sum) as (keyof Results)[]) sum[key] += one[key]
  return sum
}

function merged(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const one of all) for (const [key, n] of Object.entries(one)) out[key] = (out[key] ?? 0) + n
  return out
}

/** The states of the machine in the order of the raid. */
function stageRows(counts: Counts, { raid }: Content, games: number): StageRow[] {
  return statesOf(raid.machine.states, counts.states).map(({ state, title, stage }) => {
    const { ended, rounds, ...results } = under(counts.states, state) ?? { ...noResults(), ended: 0, rounds: 0 }
    const all = { ...rate(results), reached: wilson(results.games, games), ended }
    return { state, title, stage, ...all, rounds: rounds / Math.max(1, results.games) }
  })
}

type States = Content['raid']['machine']['states']

/** The named states, and any compound ones that came up, which have their value as a name. */
function statesOf(states: States, seen: Readonly<Record<string, unknown>>) {
  const known = Object.entries(states).map(([state, { meta }]) => ({
    state,
    title: meta?.title ?? state,
    stage: meta?.stage ?? null,
  }))
  const more = Object.keys(seen).filter((state) => !Object.hasOwn(states, state))
  return [...known, ...more.map((state) => ({ state, title: state, stage: null }))]
}

const titled = ({ raid }: Content, state: string): string => under(raid.machine.states, state)?.meta?.title ?? state

function fallRows({ falls }: Counts, content: Content): Report['falls'] {
  const rows = (table: Readonly<Record<string, number>>): Count[] =>
    Object.entries(table).map(([key, n]) => ({ key, n }))
  const byMost = (list: Count[]): Count[] => list.sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1))
  const names = [...new Set([...Object.keys(falls.cause), ...Object.keys(falls.allies)])]
  return {
    raiders: Object.values(falls.round).reduce((sum, n) => sum + n, 0),
    byStage: byMost(rows(falls.state)).map(({ key, n }) => ({ key: titled(content, key), n })),
    byRound: rows(falls.round),
    byBoss: byMost(rows(falls.boss)).map(({ key, n }) => ({ key: key || 'no Boss in play', n })),
    byCause: names
      .map((key) => ({ key, n: under(falls.cause, key) ?? 0, allies: under(falls.allies, key) ?? 0 }))
      .sort((a, b) => b.n - a.n || b.allies - a.allies || (a.key < b.key ? -1 : 1)),
  }
}

const endRows = ({ ends: { won, lost } }: Counts): Report['ends'] =>
  [...new Set([...Object.keys(won), ...Object.keys(lost)])]
    .map((cause) => ({ cause, won: under(won, cause) ?? 0, lost: under(lost, cause) ?? 0 }))
    .sort((a, b) => b.won + b.lost - a.won - a.lost || (a.cause < b.cause ? -1 : 1))
