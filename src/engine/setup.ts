/** Checks a setup: players and decks, raid, cards in play from the start. A bad setup is refused with a list of all problems. */

import { checkBounds } from '../language/bounded.ts'
import type { Code } from '../language/compile.ts'
import { listed } from '../language/nodes.ts'
import { notPlain } from '../language/plain-text.ts'
import { didYouMean, type Problem, sparingly } from '../language/problem.ts'
import type { DeckDef } from '../language/types.ts'
import type { RaidDef, RaidMode } from '../raid/format.ts'
import { checkDeck } from '../rules/100-decks.ts'
import { bounds } from '../state/bounds.ts'
import { codeFor } from './compiled.ts'
import { cardByHand, checkedLibrary, heroFault, nameInKey, seatsOf } from './library.ts'
import { positionProblems } from './position/check.ts'
import { SetupError } from './setup-error.ts'
import type { Library, Position, RaidSetup, SeatSetup, Setup, TableSetup } from './types.ts'

/** The most pairs of letters compared to suggest names for unknown cards of decks: enough for the first dozens. */
const guessing = 10_000_000

/** Checks a setup; returns the raid, if there is one, and the decks. Throws a SetupError with all problems. */
export function readSetup(from: Library, setup: Setup): { raid: RaidDef | null; decks: DeckDef[] } {
  const library = checkedLibrary(from)
  const problems: Problem[] = checkBounds(setup, '')
  if (problems.length === 0) problems.push(...checkSizes(setup))
  if (problems.length > 0) throw new SetupError(problems)
  if (!Number.isSafeInteger(setup.seed))
    problems.push({
      where: 'seed',
      what: `${String(setup.seed)} is not a whole number.`,
      fix: 'Give a whole number, such as 1.',
    })
  const raid = 'raid' in setup ? readRaid(library, setup, problems) : null
  if (!('raid' in setup)) readTable(setup, problems)
  const { code, raids } = codeFor(library, raid)
  const only = new Set(Object.values(raids).flatMap((r) => [...r.only]))
  const decks = sparingly(guessing, () =>
    readDecks(library, { code, only: only }, seatsOf(setup), raid ? 'raider' : 'player', problems),
  )
  const factions = new Set(decks.map((d) => code.cards.get(d.hero)?.def.faction).filter(Boolean))
  if (raid && factions.size > 1)
    problems.push({
      where: 'raiders',
      what: 'The heroes belong to both factions (R100.1).',
      fix: 'Choose Alliance heroes only, or Horde heroes only.',
    })
  if ('raid' in setup && !setup.raiders.some(({ real }) => real)) {
    const fix = 'Give somebody real cards, or leave this out.'
    if (setup.dice !== undefined) problems.push({ where: 'dice', what: 'dice that nobody at a table can roll.', fix })
    if (setup.raidDecks !== undefined)
      problems.push({ where: 'raidDecks', what: 'decks of the raid that nobody at a table can draw from.', fix })
  }
  if (setup.position && seatsOf(setup).some(({ real }) => real))
    problems.push({
      where: 'position',
      what: 'a position with real cards.',
      fix: 'Begin with the opening, or without real cards.',
    })
  if (setup.position && problems.length === 0) {
    const names = [...(raid ? [raid.calls] : []), ...seatsOf(setup).map(({ name }) => name)]
    problems.push(...sparingly(guessing, () => positionProblems(setup.position as Position, { code, raid, names })))
  }
  if (problems.length > 0) throw new SetupError(problems)
  return { raid, decks }
}

/** Checks sizes before anything is built from them: players' names, their own decks, and their cards outside the game. */
function checkSizes(setup: Setup): Problem[] {
  return seatsOf(setup).flatMap(({ name, deck, collection = [], kept = [] }, i): Problem[] => {
    const where = `seat ${i + 1}`
    const wrong = notPlain(name, bounds.name)
    const own = typeof deck === 'string' ? [] : [...deck.cards, ...(deck.side ?? [])]
    const large = (what: string, n: number, most: number): Problem[] =>
      n <= most ? [] : [{ where, what: `${what}: ${n}.`, fix: `Take at most ${most}.` }]
    return [
      ...(wrong ? [{ where: `${where}, name`, what: `${wrong}.`, fix: 'Write a short name on one line.' }] : []),
      ...large('cards in deck and side deck', sum(own), bounds.deck),
      ...large('cards in the collection', sum(collection), bounds.collection),
      ...large('cards in play from the start', kept.length, bounds.deck),
    ]
  })
}

const sum = (rows: DeckDef['cards']): number => rows.reduce((all, [n]) => all + Math.max(1, n), 0)

function readTable(setup: TableSetup, problems: Problem[]): void {
  const n = Array.isArray(setup.players) ? setup.players.length : 0
  if (n < 2 || n > 6)
    problems.push({ where: 'players', what: `${n} players.`, fix: 'A table without a raid has two to six.' })
  const teams = (setup.players ?? []).map((p) => p.team)
  if (n > 1 && teams[0] !== undefined && teams.every((t) => t === teams[0]))
    problems.push({ where: 'players', what: 'All players are on one team.', fix: 'Put someone on another team.' })
}

function readRaid(library: Library, setup: RaidSetup, problems: Problem[]): RaidDef {
  const raid = library.raids.find((r) => r.id === setup.raid)
  if (!raid) {
    const ids = library.raids.map((r) => r.id)
    throw new SetupError([
      {
        where: 'raid',
        what: `"${setup.raid}" is not known.`,
        fix: didYouMean(String(setup.raid), ids, `Known: ${ids.join(', ')}.`),
      },
    ])
  }
  const n = Array.isArray(setup.raiders) ? setup.raiders.length : 0
  if (n < raid.raiders.min || n > raid.raiders.max) {
    problems.push({
      where: 'raiders',
      what: `${n} raiders.`,
      fix: `${raid.name} is played by ${raid.raiders.min} to ${raid.raiders.max}.`,
    })
  }
  if (setup.mode !== undefined && !modeOf(raid, setup)) {
    const ids = (raid.modes ?? []).map((m) => m.id)
    problems.push({
      where: 'mode',
      what: `"${String(setup.mode)}" is not a mode of ${raid.name}.`,
      fix:
        ids.length > 0
          ? didYouMean(String(setup.mode), ids, `Known: ${ids.join(', ')}.`)
          : 'It has no modes: leave this out.',
    })
  }
  problems.push(...checkLeft(raid, setup))
  return raid
}

/** Refuses counters left by earlier raids that this one doesn't leave, too. */
function checkLeft({ name, leaves = [] }: RaidDef, { left = {} }: RaidSetup): Problem[] {
  return Object.entries(left).flatMap(([counter, n]) => {
    if (!leaves.includes(counter))
      return [
        {
          where: 'left',
          what: `"${counter}" is not left by ${name}.`,
          fix: didYouMean(counter, leaves, 'Leave it out.'),
        },
      ]
    return Number.isInteger(n) && n >= 0 && n <= bounds.deck
      ? []
      : [{ where: 'left', what: `${n} ${counter}.`, fix: `Write a number from 0 to ${bounds.deck}.` }]
  })
}

/** The mode that a setup names, or the raid's first; undefined if the raid has no modes. */
export function modeOf(raid: RaidDef, setup: Setup): RaidMode | undefined {
  const asked = 'raid' in setup ? setup.mode : undefined
  return asked === undefined ? raid.modes?.[0] : raid.modes?.find((m) => m.id === asked)
}

function readDecks(
  library: Library,
  { code, only }: { code: Code; only: ReadonlySet<string> },
  seats: readonly SeatSetup[],
  who: string,
  problems: Problem[],
): DeckDef[] {
  const decks: DeckDef[] = []
  const checked = new Set<DeckDef>()
  for (const r of seats) {
    const written = typeof r.deck === 'string' ? library.decks.find((d) => d.id === r.deck) : r.deck
    const deck = written && withKeys(code, written)
    if (!deck) {
      const ids = library.decks.map((d) => d.id)
      problems.push({
        where: `${who} ${r.name}`,
        what: `the deck "${String(r.deck)}" is not known.`,
        fix: didYouMean(String(r.deck), ids, `Known: ${ids.join(', ')}.`),
      })
      continue
    }
    const checkedAs = typeof r.real === 'object' ? { ...deck, format: 'open' as const } : deck
    const led = heroFault(library, deck, r.real !== undefined)
    if (led) problems.push(led)
    else if (!checked.has(deck)) problems.push(...checkDeck(code, checkedAs), ...ofTheBoss(checkedAs, only))
    if (r.real === undefined) problems.push(...ofRealTables(library, deck))
    problems.push(...checkReal(r, deck, `${who} ${r.name}`))
    problems.push(...checkKept(code, deck, keptOf(code, r.kept), `${who} ${r.name}`))
    checked.add(deck)
    decks.push(deck)
  }
  return decks
}

/** The rows of a list with the keys of the cards: a raider's card may have the name of one of the raid's own (200.2). */
export const keysOf = ({ brought }: Code, rows: DeckDef['cards']): DeckDef['cards'] =>
  brought.size === 0 ? rows : rows.map(([n, name]) => [n, brought.get(name) ?? name])

/** Equipment that starts in play, by the keys of this game; what comes from another game may have the key of that one. */
export const keptOf = ({ brought, cards }: Code, kept: NonNullable<SeatSetup['kept']> = []): typeof kept =>
  kept.map((one) => {
    const name = cards.has(one.card) ? one.card : nameInKey(one.card)
    return { ...one, card: brought.get(name) ?? name }
  })

const withKeys = (code: Code, deck: DeckDef): DeckDef =>
  code.brought.size === 0
    ? deck
    : { ...deck, cards: keysOf(code, deck.cards), ...(deck.side ? { side: keysOf(code, deck.side) } : {}) }

/** Refuses cards whose text nobody but a real table can carry out. */
const ofRealTables = (library: Library, { id, name, cards, side = [] }: DeckDef): Problem[] =>
  [...new Set([...cards, ...side].map(([, one]) => one))].flatMap((one) =>
    cardByHand(library, one)
      ? [{ where: `deck "${name || id}"`, what: `${one} is not playable here yet.`, fix: 'Take it out.' }]
      : [],
  )

/** Refuses cards of a raid that only its Boss player may use (R504.1b), except where everything is allowed. */
const ofTheBoss = ({ id, name, format, cards, side = [] }: DeckDef, only: ReadonlySet<string>): Problem[] =>
  format === 'open'
    ? []
    : [...new Set([...cards, ...side].map(([, card]) => card))].flatMap((card) =>
        only.has(card)
          ? [
              {
                where: `deck "${name || id}"`,
                what: `${card} is for the Boss player only (R504.1b).`,
                fix: 'Take it out.',
              },
            ]
          : [],
      )

/** Checks what is said of real cards: a list or a number, and beside a deck that nobody has told nothing. */
function checkReal({ real, collection }: SeatSetup, { cards, side = [] }: DeckDef, where: string): Problem[] {
  if (real === undefined) return []
  const told = cards.length > 0
  const out: Problem[] = []
  if (typeof real === 'object' && told)
    out.push({ where, what: 'both a list of the deck and a number of its cards.', fix: 'Give one of them.' })
  if (real === true && !told)
    out.push({ where, what: 'real cards without a list of the deck.', fix: 'Say how many they are: { cards: 60 }.' })
  if (typeof real === 'object' && !(Number.isInteger(real.cards) && real.cards >= 30 && real.cards <= bounds.deck))
    out.push({ where, what: `a real deck of ${String(real.cards)} cards.`, fix: `Say 30 to ${bounds.deck}.` })
  if (typeof real === 'object' && (collection || side.length > 0))
    out.push({
      where,
      what: `a ${side.length > 0 ? 'side deck' : 'collection'} beside a deck whose list nobody has told.`,
      fix: 'Give the list of the deck, too, or leave it out.',
    })
  return out
}

/** Checks cards in play from the start: they must be equipment, and count as cards of that deck or its side deck (800.1d). */
function checkKept(code: Code, deck: DeckDef, kept: NonNullable<SeatSetup['kept']>, where: string): Problem[] {
  const out: Problem[] = []
  for (const name of new Set(kept.map((k) => k.card))) {
    const n = kept.filter((k) => k.card === name).length
    const has = [...deck.cards, ...(deck.side ?? [])].reduce((sum, [m, def]) => sum + (def === name ? m : 0), 0)
    if (n > has)
      out.push({
        where,
        what: `${n} of ${name} are in play from the start, but only ${has} in deck and side deck (800.1d).`,
        fix: 'Kept equipment stays part of the deck: leave it in, or do not keep it.',
      })
  }
  for (const { card, type, counters } of kept) {
    const types = type === undefined ? code.cards.get(card)?.def.type : type
    if (!listed(types).some((t) => t === 'armor' || t === 'weapon' || t === 'item'))
      out.push({ where, what: `${card} is not equipment (800.1c).`, fix: 'Only equipment is kept for the next game.' })
    for (const [name, n] of Object.entries(counters ?? {}))
      if (!Number.isInteger(n) || n < 1)
        out.push({ where, what: `${card}: ${String(n)} ${name} counters.`, fix: 'Give a whole number of at least 1.' })
  }
  return out
}

/** The cards of a list by name, one entry per card, without those in `inPlay`, from which they are removed. */
export function without(rows: DeckDef['cards'], inPlay: string[]): string[] {
  return rows.flatMap(([n, def]) => {
    const out: string[] = []
    for (let k = 0; k < n; k++) {
      const at = inPlay.indexOf(def)
      if (at < 0) out.push(def)
      else inPlay.splice(at, 1)
    }
    return out
  })
}
