/**
 * Raids among bots: every raid in every mode, every size of the party, every player of the Boss and of the raiders in turn. Each raid ends, each
 * answer is legal, nobody ends its own game, and what a seat may not know changes no answer and no reason of any bot. `npm run soak -- --bots` plays them.
 */
import { library } from '../../src/content.ts'
import { outcome, type RunningGame, running } from '../../src/engine/game.ts'
import { glance } from '../../src/engine/index.ts'
import { start } from '../../src/engine/new-game.ts'
import type { Decision, RaidSetup } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { makePlayer, playerNames, type Thinker } from '../../src/players/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { mix } from '../../src/state/dice.ts'
import { type Checks, playOut, tainted } from './checks.ts'
import { ownEnds } from './own-ends.ts'

export interface BotRaid {
  raid: string
  mode?: string
  raiders: number
  boss: string
  bots: readonly string[]
}

const namesFor = (side: 'boss' | 'raider'): string[] =>
  playerNames.flatMap(({ name, for: seats }) => (seats === side || seats === 'both' ? [name] : []))

type Hall = readonly [RaidDef, { id: string } | undefined]
const halls: readonly Hall[] = library.raids.flatMap((raid): Hall[] =>
  raid.modes ? raid.modes.map((mode): Hall => [raid, mode]) : [[raid, undefined]],
)

/** One of the raids: seeds in turn go through all of them, with every fifth party of bots of several kinds. `among`: of this raid alone. */
export function botRaid(seed: number, among?: string): BotRaid {
  const open = halls.filter(([{ id }]) => among === undefined || id === among)
  let rest = seed
  const next = <T>(list: readonly T[]): T => {
    const one = list[rest % list.length]!
    rest = Math.floor(rest / list.length)
    return one
  }
  const [{ id, raiders }, mode] = next(open)
  const size = next(Array.from({ length: raiders.max - raiders.min + 1 }, (_, i) => raiders.min + i))
  const boss = next(namesFor('boss'))
  const known = namesFor('raider')
  const kind = next([...known, null])
  const bots = Array.from({ length: size }, (_, i) => kind ?? known[mix(seed, 0x626f7473, i) % known.length]!)
  return { raid: id, ...(mode ? { mode: mode.id } : {}), raiders: size, boss, bots }
}

/** A raid of bots that is looked at as it goes on, and what they answer. */
export function watched(seed: number): { g: RunningGame; answer: (d: Decision) => number } {
  const setup = botRaid(seed)
  const players = [setup.boss, ...setup.bots].map((name, seat) => makePlayer(name, seat, seed, library))
  const g = begun(setup, seed, true)
  return { g, answer: (d) => (d.answers.length === 1 ? 0 : players[d.seat]!.choose(glance(g, d.seat), d).answer) }
}

/** So many cards of a deck, as they come. */
function part(deck: DeckDef, size: number, seed: number): DeckDef {
  const all = deck.cards.flatMap(([n, name]) => Array.from({ length: n }, () => name))
  const order = all.map((name, i) => ({ name, at: mix(seed, 0x6465636b, i) })).sort((a, b) => a.at - b.at)
  return { ...deck, format: 'open', cards: order.slice(0, size).map(({ name }) => [1, name]) }
}

/** Its setup. `size`: so many cards of each deck. */
export function setupFor({ raid, mode, raiders }: BotRaid, seed: number, size?: number): RaidSetup {
  const decks = library.decks.slice(0, 5) // of one faction (R100.1)
  const party = Array.from({ length: raiders }, (_, i) => {
    const deck = decks[(seed + i) % decks.length]!
    return { name: `R${i + 1}`, deck: size === undefined ? deck.id : part(deck, size, seed + i) }
  })
  return { raid, ...(mode ? { mode } : {}), raiders: party, seed }
}

/** A raid at its first decision. */
export const begun = (raid: BotRaid, seed: number, events: boolean, size?: number): RunningGame =>
  running(start(library, setupFor(raid, seed, size), { events }))

/** Whether what the seat may not know changes what any of these bots thinks of any answer. */
function areTainted(g: RunningGame, d: Decision, n: number, minds: readonly Thinker[]): boolean {
  return tainted(g, d.seat, n, (now) => {
    const seen = glance(now, d.seat)
    return minds.map((mind) => [mind.copy().choose(seen, d), mind.copy().weigh(seen, d)])
  })
}

export interface BotChecks extends Checks {
  events?: boolean
  /** Every how many choices all bots that may play the seat are asked, with and without other hidden cards. */
  taint: number
  raid?: string | undefined
  /** How many cards each raider's deck has; a whole deck if left out. */
  deck?: number | undefined
}

/** Plays one raid to its end. Throws at the first thing that is wrong, with seed and choice. */
export function playBots(seed: number, { taint, raid, deck, ...checks }: BotChecks): RunningGame {
  const setup = botRaid(seed, raid)
  const g = begun(setup, seed, checks.events === true, deck)
  const names = [setup.boss, ...setup.bots]
  const ends = ownEnds(g, names)
  const players = names.map((name, seat) => makePlayer(name, seat, seed, library))
  const fresh = (seat: number) =>
    namesFor(seat === 0 ? 'boss' : 'raider').map((name) => [name, makePlayer(name, seat, seed, library)] as const)
  const answer = (d: Decision): number => {
    const n = g.choices.length
    if (d.answers.length === 1) return 0
    if (taint > 0 && mix(seed, n, 0x7461696e) % taint === 0) {
      const minds = new Map([...fresh(d.seat), [`${names[d.seat]} who plays`, players[d.seat]!]])
      if (areTainted(g, d, n, [...minds.values()])) {
        const told = [...minds].flatMap(([name, mind]) => (areTainted(g, d, n, [mind]) ? [name] : []))
        throw new Error(`${told}: what seat ${d.seat} may not know changes what they think (${d.kind})`)
      }
    }
    const { answer: i, why } = players[d.seat]!.choose(glance(g, d.seat), d)
    if (!Number.isInteger(i) || !d.answers[i]) throw new Error(`seat ${d.seat} gives no answer: ${i} (${d.kind})`)
    if (why !== '' && !/^\S.*\.$/.test(why)) throw new Error(`seat ${d.seat} says "${why}"`)
    return i
  }
  try {
    playOut(g, seed, { ...checks, answer, watch: ends.look })
    ends.look()
    if (ends.told().length > 0) throw new Error(`seed ${seed}: ${ends.told().join('; ')}`)
    if (!outcome(g) && !checks.enough?.()) throw new Error(`seed ${seed}: the raid does not end`)
    return g
  } catch (error) {
    throw new Error(`${(error as Error).message}\n  in ${JSON.stringify(setup)}`)
  }
}
