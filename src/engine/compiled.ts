/** The content of a game, compiled once for each library and raid. */

import { type Code, compile } from '../language/compile.ts'
import { listed } from '../language/nodes.ts'
import { once } from '../language/once.ts'
import type { CardDef } from '../language/types.ts'
import { unknownCard } from '../language/unknown-card.ts'
import type { RaidDef, RaidMode } from '../raid/format.ts'
import { raidRules, textsOf } from '../raid/machine.ts'
import type { RaidRules } from '../rules/core/game.ts'
import { hashText } from '../state/dice.ts'
import { checkedLibrary } from './library.ts'
import type { Library } from './types.ts'

export interface Compiled {
  code: Code
  hash: string
  /** The raid, and the hash of it alone; null for a table without one. */
  raid: { def: RaidDef; hash: string } | null
  raids: Readonly<Record<string, RaidRules>>
}
const compiled = new WeakMap<Library, Map<string, Compiled>>()

/** The raid of this id, or without one those that some card of the library can start (800.3). */
function raidsOf(library: Library, id: string): readonly RaidDef[] {
  if (id !== '') return library.raids.filter((raid) => raid.id === id).slice(0, 1)
  const named = new Set(raidsIn(library.cards))
  return library.raids.filter((r) => named.has(r.id))
}

/** The raids that a text names as it starts one. */
function raidsIn(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'do' in node && node.do === 'startRaid' && 'raid' in node ? [node.raid] : []
  return [...own, ...Object.values(node).flatMap(raidsIn)]
}

/**
 * The cards of a game in which these raids may be played: their own and the library's, which may have the names of the raids' own (`keyed`).
 * Includes cards of other raids that may be in any player's deck (R504.1b), unless these raids have cards of the same name.
 * @param played - The raids, or the id of the one that is played; '' at a table without a raid.
 */
export function cardsFor(library: Library, played: readonly RaidDef[] | string): readonly CardDef[] {
  const raids = typeof played === 'string' ? raidsOf(library, played) : played
  const own = raids.flatMap((r) => r.cards)
  const taken = new Set(own.map(({ name }) => name))
  const others = library.raids.filter(({ id }) => !raids.some((r) => r.id === id))
  const regular = others.flatMap((r) => r.cards.filter(({ name }) => r.regular?.includes(name) && !taken.has(name)))
  return [...own, ...regular, ...library.cards]
}

/** The content of a raid (null: of a table without a raid) with all raiders' cards, compiled once. Throws a SetupError for an unplayable library. */
export function codeFor(from: Library, raid: Pick<RaidDef, 'id'> | null): Compiled {
  const library = checkedLibrary(from)
  const known = compiled.get(library) ?? new Map<string, Compiled>()
  compiled.set(library, known)
  const have = known.get(raid?.id ?? '')
  if (have) return have
  const raids = raidsOf(library, raid?.id ?? '')
  const defs = cardsFor(library, raids)
  const [def] = raid ? raids : []
  const made = {
    raid: def ? { def, hash: hashOf([playedPart(def), def.cards]) } : null,
    code: compile(
      [...defs, unknownCard],
      Object.assign({}, ...raids.map(textsOf)),
      Object.assign({}, ...raids.map((r) => r.types)),
      new Set(raids.flatMap((r) => r.cards.map(({ name }) => name))),
    ),
    raids: Object.fromEntries(raids.map((r) => [r.id, raidRules(r)])),
    hash: hashOf([def ? playedPart(def) : null, defs]),
  }
  known.set(raid?.id ?? '', made)
  return made
}

const hashOf = (data: unknown): string => hashText(JSON.stringify(data)).toString(16).padStart(8, '0')

/** Parts of a raid that are only shown, or read by bots: no record depends on them. Its cards are hashed with all other cards. */
const toldOnly = [
  ...(['format', 'name', 'version', 'author', 'licence', 'language', 'about', 'rules', 'they', 'nouns'] as const),
  ...(['modules', 'table', 'tactics', 'advice', 'levels', 'face', 'art', 'cards'] as const),
] satisfies (keyof RaidDef)[]
const told: ReadonlySet<string> = new Set(toldOnly)

/** The parts of a raid that the rules play, except its cards. */
function playedPart({ modes, ...raid }: RaidDef): unknown {
  const settings = Object.entries(raid).filter(([part]) => !told.has(part))
  return [settings, modes?.map((mode) => [mode.id, mode.lots, mode.always, ...changesOf(mode)])]
}

/** A mode's changes of the settings, decks and starts; empty for most. */
function changesOf({ draws, handMax, skipsFirstDraw, starts, startsWith, decks }: RaidMode): unknown[] {
  const changes = Object.entries({ draws, handMax, skipsFirstDraw, starts, startsWith, decks })
  const own = changes.filter(([, value]) => value !== undefined)
  return own.length > 0 ? [own] : []
}

/** Whether a card may use cards that its owner has outside the game (800.2). */
export const callsBeside = once((def: CardDef): boolean => callsIn(def))

function callsIn(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { do: verb, in: zone } = node as { do?: unknown; in?: unknown }
  return verb === 'rebuild' || listed(zone).includes('collection') || Object.values(node).some(callsIn)
}
