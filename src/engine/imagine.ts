/** For players who think ahead: copies of a game, and games that could be true for a seat. */
import type { DeckDef } from '../language/types.ts'
import { cardsLeft, isUnknown, listOf, pileName } from '../rules/415-zones/real-cards.ts'
import { bossSeat, card, playedNow, player, pop, push } from '../rules/core/game.ts'
import { draw, shuffled } from '../state/dice.ts'
import { newHasher } from '../state/hash.ts'
import { DECK, NOWHERE, zoneHome, zoneId, zoneKind } from '../state/ids.ts'
import { newStore, put, type TableName, tables } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, Seat, State } from '../state/types.ts'
import { playedAgain } from './choices.ts'
import { decision, type RunningGame, running } from './game.ts'
import { advance } from './loop.ts'
import { gameOf } from './new-game.ts'
import type { Game } from './types.ts'
import { knows } from './view/look.ts'

/** Rows are written in place, their values never are: so a copy of each row is a copy of the state. */
function copyState(s: State): State {
  const copy: Partial<Record<TableName, object>> = {}
  for (const table of tables) {
    const from = s[table]
    const rows: Record<number, object> = {}
    for (const row in from) rows[row] = { ...from[row] }
    copy[table] = rows
  }
  return copy as State
}

/** A copy of the game, without its events; it can't be undone beyond this point. */
function copied(g: RunningGame): RunningGame {
  const { code, raids, def, raid, content, library, setup } = g
  const store = newStore(copyState(g.s))
  const copy = gameOf(store, { code, raids, def, raid, content, library, setup })
  // What was written since an action was begun is taken back if it can't be completed (707.2).
  copy.journal = { ...g.journal, writes: g.journal.writes.slice() }
  copy.marks = g.marks.slice()
  copy.eventMarks = g.eventMarks.slice().fill(0)
  copy.choices = g.choices.slice()
  copy.choice = g.choice
  copy.hashes = g.hashes.slice()
  copy.first = g.choices.length
  copy.imagined = g.imagined
  return hashedNow(copy)
}

/** The game, with a hash that counts from here. */
function hashedNow(g: RunningGame): RunningGame {
  g.hasher = newHasher(g)
  g.hashed = g.journal.writes.length
  return g
}

/**
 * A copy of a game at its open decision, which goes on apart from it.
 * @param game - The game; it is not changed.
 * @returns The copy. It records no events, and can be undone back to here.
 */
export function copy(game: Game): Game {
  const g = running(game)
  return copied(g.keeps ? g : playedAgain(g))
}

/** The cards whose definitions a seat may not know, by owner and deck, each in the order of the places where they lie. */
function hiddenFrom(g: RunningGame, seat: Seat): Map<string, Card[]> {
  const found = new Map<string, Card[]>()
  const zones = Object.keys(g.s.zones)
    .map(Number)
    .sort((a, b) => a - b)
  for (const zone of zones) {
    if (zone === NOWHERE) continue
    for (const id of must(g.s.zones[zone]).cards) {
      const c = card(g, id)
      if (c.token || c.proper || c.specified || knows(g, c, seat)) continue
      const pile = `${c.owner}.${zoneKind(zone) === DECK ? zoneHome(zone) : c.home}`
      const others = found.get(pile)
      if (others) others.push(c)
      else found.set(pile, [c])
    }
  }
  return found
}

/**
 * A game that could be true for a seat: the cards hidden from it are sorted, shuffled by the seed and dealt to the same places, deck by deck; new
 * dice.
 * So the result depends only on that seat's information and on the seed. The deck lists of all players are public.
 * @param game - The game; it is not changed.
 * @param seat - The seat, as for `view`.
 * @param seed - An integer. The same position and seed give the same imagined game.
 * @returns The imagined game, at its open decision: if this seat is asked, that of the real game.
 * It is played like any other, records no events, has no record, and can be undone back to this point.
 */
export function imagine(game: Game, seat: Seat, seed: number): Game {
  const g = copied(running(game))
  g.imagined = true
  dealt(g, seat, seed)
  return hashedNow(g)
}

/**
 * Deals an imagined game anew, in place: what `imagine` does, without its copy. `mark` before and `back` afterwards bring back how it was dealt.
 * @param game - A game from `imagine`, at the position for which it was imagined; it is changed.
 * @param seat - The seat for which it was imagined.
 * @param seed - An integer. The game is then the one that `imagine` gives for it.
 * @throws Error if the game was not imagined: a real game is never dealt anew.
 */
export function deal(game: Game, seat: Seat, seed: number): void {
  const g = running(game)
  if (!g.imagined) throw new Error('Only an imagined game can be dealt anew: use `imagine` first.')
  dealt(g, seat, seed)
}

function dealt(g: RunningGame, seat: Seat, seed: number): void {
  g.setup = { ...g.setup, seed }
  put(g, 'misc', 0, 'seed', seed | 0)
  put(g, 'dice', 0, 'at', {})
  nameReal(g, seat)
  if (g.s.dice[0].told) put(g, 'dice', 0, 'told', false)
  for (const [pile, cards] of [...hiddenFrom(g, seat)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const defs = shuffled(g, `imagined.${pile}`, cards.map(({ def }) => def).sort())
    cards.forEach((c, i) => {
      put(g, 'cards', c.id, 'def', must(defs[i]))
    })
  }
  keepOrder(g, seat)
  // What is kept of a zone is kept for its list: other cards make it another list.
  for (const zone in g.s.zones) put(g, 'zones', Number(zone), 'cards', must(g.s.zones[zone]).cards.slice())
  redrawSecrets(g, seat)
  put(g, 'dice', 0, 'at', {})
  put(g, 'decision', 0, 'open', null)
  if (!g.s.misc[0].outcome) advance(g)
}

/** Gives the real cards that a seat can't know names: of what is left of the deck's list; if nobody has told it, of a deck that suits the hero. */
function nameReal(g: RunningGame, seat: Seat): void {
  const piles = new Map<string, Card[]>()
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0 || c.token || c.duplicate || !listOf(g, c) || knows(g, c, seat)) continue
    const pile = pileName(c)
    piles.set(pile, [...(piles.get(pile) ?? []), c])
  }
  for (const [pile, hidden] of piles) {
    const [first] = hidden
    const { owner, home } = must(first)
    const real = must(listOf(g, must(first)))
    const isListed = (def: string): boolean => real.length === 0 || real.some(([, name]) => name === def)
    const list =
      real.length > 0
        ? cardsLeft(g, { owner, home }, (c) => knows(g, c, seat))
        : usual(g, g.s.cards[player(g, owner).starting]?.def ?? '')
    const names = shuffled(g, `imagined.real.${pile}`, list.flatMap(([n, name]) => Array<string>(n).fill(name)).sort())
    for (const [i, { id }] of hidden.filter((c) => isUnknown(c) || isListed(c.def)).entries()) {
      const name = names[i % names.length]
      if (name !== undefined) put(g, 'cards', id, 'def', name)
    }
  }
}

/** The cards of a deck of the library for this hero, or for one of its class. */
function usual({ library, code }: RunningGame, hero: string): DeckDef['cards'] {
  const classes = code.cards.get(hero)?.def.classes ?? []
  const ofClass = (name: string): boolean =>
    code.cards.get(name)?.def.classes?.some((c) => classes.includes(c)) ?? false
  const { decks } = library
  const deck = decks.find((d) => d.hero === hero) ?? decks.find((d) => ofClass(d.hero)) ?? decks[0]
  return must(deck).cards
}

/** Replaces the answers of others to a secret question of several by any of its answers. */
function redrawSecrets(g: RunningGame, seat: Seat): void {
  const open = decision(g)
  const step = g.s.agenda[0].top?.step
  if (!open?.about.secret || !step?.answered) return
  const any = (): Answer => must(open.answers[draw(g, 'imagined', open.answers.length)])
  const answered = step.answered.map((a) => (a.kept === undefined || a.kept === seat ? a : { ...any(), kept: a.kept }))
  pop(g)
  push(g, { ...step, answered })
}

/** A deck that its raid keeps in order has that order in every imagined game (R300.3). */
function keepOrder(g: RunningGame, seat: Seat): void {
  if (!g.raid) return
  const boss = bossSeat(g)
  const { decks } = playedNow(g, g.raid)
  for (const name of g.raid.ordered) {
    const home = player(g, boss).decks.indexOf(name)
    const list = (decks[name] ?? []).map(([, card]) => card)
    const lying = (g.s.zones[zoneId(boss, DECK, home)]?.cards ?? [])
      .map((id) => card(g, id))
      .filter((c) => !knows(g, c, seat))
    const defs = lying.map(({ def }) => def).sort((a, b) => list.indexOf(b) - list.indexOf(a))
    lying.forEach((c, i) => {
      put(g, 'cards', c.id, 'def', must(defs[i]))
    })
  }
}
