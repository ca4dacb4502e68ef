/** A new game: its seats, cards and decks from the setup, up to the first decision. */

import type { Code } from '../language/compile.ts'
import { capital } from '../language/phrases.ts'
import { unknownName } from '../language/unknown-card.ts'
import type { RaidDef } from '../raid/format.ts'
import { playedAs } from '../raid/modes.ts'
import { newCache } from '../rules/core/cache.ts'
import { push, type RaidRules } from '../rules/core/game.ts'
import { ask } from '../rules/index.ts'
import { draw } from '../state/dice.ts'
import { newHasher, stateHash } from '../state/hash.ts'
import { ASIDE, CHAIN, DECK, GRAVEYARD, HAND, NOWHERE, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../state/ids.ts'
import { insert, newStore, put, type Store } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Player, Seat, State } from '../state/types.ts'
import { addCard } from './add-card.ts'
import { callsBeside, codeFor } from './compiled.ts'
import type { RunningGame } from './game.ts'
import { checkedLibrary, playable, seatsOf, withBrought } from './library.ts'
import { advance, allSteps, counted } from './loop.ts'
import { lay, openTurn } from './position/lay.ts'
import { keptOf, keysOf, modeOf, readSetup, without } from './setup.ts'
import type { Game, Library, SeatSetup, Setup } from './types.ts'

const emptyState = (seed: number): State => ({
  cards: {},
  players: {},
  zones: {},
  links: {},
  mods: {},
  log: {},
  agenda: { 0: { top: null } },
  chain: { 0: { links: [] } },
  waiting: { 0: { list: [] } },
  turn: { 0: { n: 0, seat: 0, first: 0, step: '', order: [], extra: [], usual: -1, phase: 'setup' } },
  combat: {
    0: {
      attacker: 0,
      defender: 0,
      proposed: 0,
      second: 0,
      proposedToo: 0,
      window: '',
      protecting: [],
      sabotage: false,
      strikes: [],
    },
  },
  dice: { 0: { at: {} } },
  raid: { 0: { id: '', mode: '', value: '', done: [] } },
  misc: {
    0: {
      seed: seed | 0,
      card: 0,
      link: 0,
      mod: 0,
      stamp: 0,
      log: 0,
      outcome: null,
      losing: [],
      leftTokens: [],
      taken: [],
      copies: [],
      muted: [],
      struck: {},
    },
  },
  loop: { 0: { turn: 0, n: 0, barred: [] } },
  marks: {},
  decision: { 0: { open: null } },
  deeds: {},
})

function bare(library: Library, def: RaidDef | null, setup: Setup, events: boolean): RunningGame {
  const { code, hash, raids } = codeFor(library, def)
  const raid = def ? (raids[def.id] as RaidRules) : null
  const g = gameOf(newStore(emptyState(setup.seed)), { code, raids, def, raid, content: hash, library, setup })
  if (events) g.recorder = { list: [], shown: [], lost: new Map() }
  return g
}

/** In play powers always work; elsewhere only if some card has one that does. */
function zonesOfPowers({ elsewhere }: Code): number {
  let bits = (1 << PARTY) | (1 << RESOURCES) | (1 << ROW)
  if (elsewhere.hand) bits |= 1 << HAND
  if (elsewhere.deck) bits |= 1 << DECK
  if (elsewhere.graveyard) bits |= 1 << GRAVEYARD
  if (elsewhere.removed) bits |= 1 << REMOVED
  return bits
}

type Content = Pick<RunningGame, 'code' | 'raids' | 'def' | 'raid' | 'content' | 'library' | 'setup'>

/** A game with this state, without events or choices. */
export function gameOf(store: Store, { code, raids, def, raid, content, library, setup }: Content): RunningGame {
  const made: Omit<RunningGame, keyof Game> = {
    // Written out, not spread: otherwise V8 would give every game object a new shape, and recompile everything for each.
    s: store.s,
    journal: store.journal,
    epoch: store.epoch,
    structure: store.structure,
    alive: zonesOfPowers(code),
    changes: store.changes,
    stale: store.stale,
    hashed: store.hashed,
    code,
    raid,
    raids,
    steps: allSteps,
    ask,
    recorder: null,
    choice: 0,
    cache: newCache(),
    answered: [],
    used: 0,
    looks: Infinity,
    library,
    setup,
    def,
    content,
    hasher: newHasher(store),
    choices: [],
    hashes: [],
    marks: [],
    eventMarks: [],
    undone: [],
    first: 0,
    keeps: true,
    imagined: false,
    called: [],
    asks: null,
  }
  return made as RunningGame
}

type Seated = Pick<Player, 'name' | 'team' | 'boss' | 'decks'>

function seat(g: RunningGame, s: Seat, { name, team, boss, decks }: Seated): void {
  insert(g, 'players', s, {
    seat: s,
    name,
    team,
    boss,
    decks,
    draws: 0,
    hero: 0,
    starting: 0,
    retired: [],
    brought: [],
    lost: false,
    decked: false,
    turnStamp: 0,
    placed: false,
    turns: 0,
    mulligan: false,
  })
}

/** Creates every zone, so that empty zones need no special case. */
function zones(g: RunningGame, s: Seat, decks: number): void {
  const add = (z: number): void => {
    if (!g.s.zones[z]) insert(g, 'zones', z, { cards: [], open: false })
  }
  for (let k = 0; k < 4; k++) add(zoneId(s, k))
  if (g.code.rows && g.s.players[s]?.boss) add(zoneId(s, ROW))
  for (let h = 0; h < decks; h++) {
    add(zoneId(s, DECK, h))
    add(zoneId(s, 20, h))
  }
}

/** Sets up seats, heroes and decks, before anything happens. Used by `start` and by the tests' table. */
export function seats(from: Library, setup: Setup, events: boolean, withDecks = true): RunningGame {
  const library = checkedLibrary(from)
  const { raid, decks } = readSetup(library, setup)
  const g = bare(library, raid, setup, events)
  for (const z of [NOWHERE, CHAIN]) insert(g, 'zones', z, { cards: [], open: false })
  const order: Seat[] = []
  if (raid) {
    const names = Object.keys(raid.decks)
    seat(g, 0, { name: capital(raid.player ?? raid.calls), team: 0, boss: true, decks: names })
    zones(g, 0, names.length)
    order.push(0)
  }
  const first = order.length
  seatsOf(setup).forEach((p: SeatSetup & { team?: number }, i) => {
    seat(g, first + i, { name: p.name, team: raid ? 1 : (p.team ?? -1 - i), boss: false, decks: ['deck'] })
    zones(g, first + i, 1)
    order.push(first + i)
  })
  put(g, 'turn', 0, 'order', order)
  const begins = raid ? (raid.firstTurn === 'boss' ? 0 : 1) : draw(g, 'first', order.length) // 101.1
  put(g, 'turn', 0, 'first', begins)
  put(g, 'turn', 0, 'seat', begins)
  const startsWith = (s: Seat, def: string): void => {
    const id = addCard(g, def, { owner: s, zone: zoneId(s, PARTY) })
    put(g, 'players', s, 'hero', id)
    put(g, 'players', s, 'starting', id)
  }
  const played = raid && playedAs(raid, modeOf(raid, setup)?.id ?? '')
  if (raid && played) {
    put(g, 'raid', 0, 'id', raid.id)
    put(g, 'raid', 0, 'mode', modeOf(raid, setup)?.id ?? '')
    if ('raid' in setup && setup.left) put(g, 'raid', 0, 'counters', setup.left)
    if (played.starts !== '') startsWith(0, played.starts)
    for (const [n, def] of withDecks && !setup.position ? played.startsWith : [])
      for (let k = 0; k < n; k++)
        addCard(g, def, { owner: 0, zone: zoneId(0, PARTY) }, { token: raid.tokens.includes(def) })
  }
  decks.forEach((d, i) => {
    startsWith(first + i, d.hero)
  })
  if ('raid' in setup && setup.dice === 'told') put(g, 'dice', 0, 'told', true)
  const drawn = 'raid' in setup && setup.raidDecks === 'drawn'
  if (drawn) put(g, 'raid', 0, 'drawn', true)
  const kept = seatsOf(setup).map((p) => keptOf(g.code, p.kept))
  kept.forEach((cards, i) => {
    for (const { card, counters = {}, exhausted = false, type = '', words = {} } of cards) {
      const names = Object.fromEntries(Object.entries(words).map(([name, w]) => [name, { w }]))
      addCard(g, card, { owner: first + i, zone: zoneId(first + i, PARTY) }, { counters, exhausted, type, names }) // 800.1d
    }
  })
  if (withDecks) {
    Object.keys(raid?.decks ?? {}).forEach((name, home) => {
      for (const [n, def] of played?.decks[name] ?? [])
        for (let k = 0; k < n; k++)
          addCard(g, drawn && !raid?.ordered?.includes(name) ? unknownName : def, {
            ...{ owner: 0, zone: zoneId(0, DECK, home), home },
          })
    })
    decks.forEach((d, i) => {
      const s = first + i
      const { real, ...seat } = seatsOf(setup)[i] as SeatSetup
      const collection = seat.collection && keysOf(g.code, seat.collection)
      const inPlay = (kept[i] ?? []).map((k) => k.card)
      const count = typeof real === 'object' ? real.cards - inPlay.length : 0
      const left = without(d.cards, inPlay)
      const add = (names: readonly string[], zone: number): number[] =>
        names.map((def) => addCard(g, def, { owner: s, zone }))
      add(real ? Array<string>(count || left.length).fill(unknownName) : left, zoneId(s, DECK))
      if (real) put(g, 'players', s, 'real', [...d.cards, ...inPlay.map((def) => [1, def] as const)])
      if (!d.cards.some(([, def]) => callsBeside(must(g.code.cards.get(def)).def))) return
      if (d.side || collection) put(g, 'players', s, 'listed', true)
      if (real) put(g, 'players', s, 'real', [...d.cards, ...(d.side ?? []), ...(collection ?? [])])
      add(without(d.side ?? [], inPlay), zoneId(s, ASIDE)) // 800.2a
      put(g, 'players', s, 'brought', add(without(collection ?? [], inPlay), zoneId(s, ASIDE))) // 800.2b
    })
  }
  return g
}

/**
 * Starts a game and plays on to its first decision.
 * @param library - The content: every raid, card and deck that the setup may name.
 * @param setup - A raid with its raiders, or a table without one, the random seed, and the position if it does not begin with its opening.
 * The same setup gives the same game on every machine.
 * @param options - `events: false` records no events, for programs that never ask for `events`.
 * `undo: false` is faster, for programs that only play on: no undo, no marks; `hash` and `record` are computed anew each time.
 * @returns The game, at its first decision.
 * @throws SetupError with every problem of the library and the setup, each with place and fix (100, R100.1).
 */
export function start(library: Library, setup: Setup, options: { events?: boolean; undo?: boolean } = {}): Game {
  const g = seats(playable(withBrought(library, setup)), setup, options.events ?? true)
  counted(g, () => {
    const { position } = setup
    if (position) {
      lay(g, position)
      openTurn(g, position)
    } else push(g, { step: 'start-game' })
    advance(g)
  })
  if (options.undo === false) g.keeps = false
  else stateHash(g, g.hasher)
  return g
}
