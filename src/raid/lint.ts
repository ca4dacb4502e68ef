/** Checks a raid before anyone plays it: its form first, then everything in it, each problem with place, path and fix. */
import type { Problem } from '../language/problem.ts'
import { checkAgain } from '../language/read/again.ts'
import { raidWorld } from '../language/read/index.ts'
import { checkMods } from '../language/schema.ts'
import type { CardDef } from '../language/types.ts'
import type { RaidDef } from './format.ts'
import { lintCards, lintUnused } from './lint/cards.ts'
import { lintCosts } from './lint/costs.ts'
import { lintDecks } from './lint/decks.ts'
import { lintEnds } from './lint/ends.ts'
import { lintLoops } from './lint/loops.ts'
import { lintMachine } from './lint/machine.ts'
import { lintNames } from './lint/names.ts'
import { type Lint, linter } from './lint/report.ts'
import { lintTable } from './lint/table.ts'
import { lintTactics } from './lint/tactics.ts'
import { lintTurn } from './lint/turn.ts'
import { ownModes } from './modules.ts'
import { inWords } from './path.ts'
import { checkRaid } from './shape.ts'

export type { Problem }

/** The parts of the linter; those that look at the names in texts come after those that check the texts. */
const parts: readonly ((lint: Lint) => void)[] = [
  lintCards,
  lintDecks,
  lintTurn,
  lintTable,
  lintAlways,
  lintMachine,
  lintEnds,
  lintCosts,
  lintLoops,
  lintTactics,
  lintNames,
  lintUnused,
]

/** All problems of a raid; an empty list if it can be played. `library`: other cards that it may name. */
export function lintRaid(def: RaidDef, library: { cards: readonly CardDef[] } = { cards: [] }): Problem[] {
  const out = checkRaid(def)
  if (out.length > 0) return out
  const lint = linter(inTurn(def), library.cards, out)
  for (const part of parts) part(lint)
  return out.map((problem) => inModule(def, problem))
}

/** The raid with its modules as modes of their own, so that each is checked once. */
const inTurn = (def: RaidDef): RaidDef => (def.modules ? { ...def, modes: [...ownModes(def), ...def.modules] } : def)

/** A problem of a module, at its place in the file. */
function inModule(def: RaidDef, problem: Problem): Problem {
  const own = ownModes(def).length
  const [part, i, ...rest] = problem.path ?? []
  if (!def.modules || part !== 'modes' || typeof i !== 'number' || i < own) return problem
  const path = ['modules', i - own, ...rest]
  return { ...problem, where: `${def.id}.${inWords(def, path)}`, path }
}

/**
 * Finds the cards of a raid without other problems whose texts mean something else than their data. Reads their texts, some ten milliseconds for a card.
 * `known`: cards as JSON that were read before.
 */
export function lintTexts(def: RaidDef, known: ReadonlySet<string> = new Set()): Problem[] {
  const out: Problem[] = []
  const { text } = linter(def, [], out)
  const world = raidWorld(def)
  for (const [i, card] of def.cards.entries())
    if (!known.has(JSON.stringify(card))) text(['cards', i], (where) => checkAgain(card, where, world), card.name)
  return out
}

/** Its own modifiers. */
function lintAlways({ def, text, types }: Lint): void {
  const { always } = def
  if (always) text(['always'], (where, heard) => checkMods(always, where, types, heard))
}
