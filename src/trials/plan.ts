/** The games of a balance report: every size, deck, place at the table and Boss player equally often. Pure. */
import type { Library, RaidSetup } from '../engine/types.ts'
import type { DeckDef } from '../language/types.ts'
import { mix } from '../state/dice.ts'

export interface Plan {
  raid: string
  /** The mode; the raid's first if left out. */
  mode?: string | undefined
  sizes: readonly number[]
  /** The ids of the decks that take part. */
  decks: readonly string[]
  /** Those among them that the library does not have. */
  own?: readonly DeckDef[]
  /** The players of the Boss, and of the raiders. */
  bosses: readonly string[]
  bots: readonly string[]
  games: number
  seed: number
}

export interface PlannedGame {
  setup: RaidSetup
  players: readonly string[]
  boss: string
  decks: readonly string[]
}

/**
 * The i-th game. Sizes take turns, then the Boss's players, so that a stopped run is still balanced.
 * In each block of as many games as decks, every deck has each place at the table once: parties are windows on a circle of shuffled decks.
 */
export function plannedGame({ raid, mode, sizes, decks, own, bosses, bots, seed }: Plan, i: number): PlannedGame {
  const size = sizes[i % sizes.length] ?? 1
  const k = Math.floor(i / sizes.length)
  const boss = bosses[k % bosses.length] ?? ''
  const at = Math.floor(k / bosses.length)
  const circle = shuffled(decks, mix(seed, size, Math.floor(at / decks.length)))
  const party = Array.from({ length: size }, (_, s) => circle[((at % decks.length) + s) % decks.length] ?? '')
  const raiders = party.map((id, s) => ({
    name: `Raider ${s + 1}`,
    deck: own?.find((deck) => deck.id === id) ?? id,
  }))
  return {
    setup: { raid, ...(mode ? { mode } : {}), raiders, seed: mix(seed, 0x7265706f, i) },
    players: [boss, ...party.map((_, s) => bots[s % bots.length] ?? '')],
    boss,
    decks: party,
  }
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const k = mix(seed, i, 0x73687566) % (i + 1)
    const [a, b] = [out[i] as T, out[k] as T]
    out[i] = b
    out[k] = a
  }
  return out
}

/** The library's decks that share the first deck's faction (R100.1), in order. */
export function usualDecks(library: Library): DeckDef[] {
  const factionOf = ({ hero }: DeckDef) => library.cards.find(({ name }) => name === hero)?.faction
  const [first] = library.decks
  return library.decks.filter((deck) => first && factionOf(deck) === factionOf(first))
}
