/** The content of a game, compiled once for each library and raid. */
import { type Code, compile } from '../language/compile.ts'
import type { CardDef } from '../language/types.ts'
import type { RaidDef } from '../raid/format.ts'
import { raidRules, textsOf } from '../raid/machine.ts'
import type { RaidRules } from '../rules/core/game.ts'
import { hashText } from '../state/dice.ts'
import type { Library } from './types.ts'

export interface Compiled {
  code: Code
  hash: string
  raids: Readonly<Record<string, RaidRules>>
}
const compiled = new WeakMap<Library, Map<string, Compiled>>()

/** Raids that some card of the library can start in a game without a raid (800.3). */
function startable(library: Library): readonly RaidDef[] {
  const named = new Set(raidsIn(library.cards))
  return library.raids.filter((r) => named.has(r.id))
}

/** The raids that a text names as it starts one. */
function raidsIn(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'do' in node && node.do === 'startRaid' && 'raid' in node ? [node.raid] : []
  return [...own, ...Object.values(node).flatMap(raidsIn)]
}

/** The cards of a game in which these raids may be played: the cards of these raids, cards of other raids that may be in any player's deck (R504.1b), and the library's. */
export function cardsFor(library: Library, raids: readonly RaidDef[]): readonly CardDef[] {
  const others = library.raids.filter((r) => !raids.includes(r))
  const regular = others.flatMap((r) => r.cards.filter((c) => r.regular?.includes(c.name)))
  return [...raids.flatMap((r) => r.cards), ...regular, ...library.cards]
}

/** The content of a raid (null: of a table without a raid) with all raiders' cards, compiled once. */
export function codeFor(library: Library, raid: RaidDef | null): Compiled {
  const known = compiled.get(library) ?? new Map<string, Compiled>()
  compiled.set(library, known)
  const have = known.get(raid?.id ?? '')
  if (have) return have
  const raids = raid ? [raid] : startable(library)
  const defs = cardsFor(library, raids)
  const made = {
    code: compile(defs, Object.assign({}, ...raids.map(textsOf)), Object.assign({}, ...raids.map((r) => r.types))),
    raids: Object.fromEntries(raids.map((r) => [r.id, raidRules(r)])),
    hash: hashText(JSON.stringify([raid && { ...raid, cards: [], rules: [] }, defs]))
      .toString(16)
      .padStart(8, '0'),
  }
  known.set(raid?.id ?? '', made)
  return made
}

/** Whether a card may use cards that its owner has outside the game (800.2). */
export const callsBeside = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false
  const { do: verb, in: zone } = node as { do?: unknown; in?: unknown }
  return verb === 'rebuild' || [zone].flat().includes('collection') || Object.values(node).some(callsBeside)
}
