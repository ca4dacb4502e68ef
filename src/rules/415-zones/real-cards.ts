/**
 * Cards that lie on a real table: the game has only their number until its rules must know one.
 *
 * In a hand or deck such a card has the definition `unknownCard`. As all come to see it (415.1), or another player does, its owner says which card it is.
 */
import type { CardCode, Code } from '../../language/compile.ts'
import type { DeckDef } from '../../language/types.ts'
import { unknownName } from '../../language/unknown-card.ts'
import { draw } from '../../state/dice.ts'
import { CHAIN, DECK, HAND, REMOVED, RESOURCES, zoneKind, zoneSeat } from '../../state/ids.ts'
import { mark, put, rewind } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Card, CardId, Seat, ZoneId } from '../../state/types.ts'
import { unfit } from '../100-decks.ts'
import { card, decide, type Game, living, misc, playedNow, player, question, turn } from '../core/game.ts'
import { recordEvent } from '../core/recorder.ts'

export const isUnknown = (c: Card | undefined): boolean => c?.def === unknownName

/** Whether some player's cards are real. */
export const isReal = (g: Game): boolean => turn(g).order.some((seat) => player(g, seat).real !== undefined)

type Pile = Pick<Card, 'owner' | 'home'>

/** The list that a real card is of, empty if nobody has told it: of its owner's deck, or of that deck of the raid; undefined if it isn't real. */
export function listOf(g: Game, { owner, home }: Pile): DeckDef['cards'] | undefined {
  const { boss, real, decks } = player(g, owner)
  if (!boss) return real
  const name = decks[home] ?? ''
  return g.s.raid[0].drawn && g.raid && !g.raid.ordered.includes(name) ? playedNow(g, g.raid).decks[name] : undefined
}

/** A name for all cards of one list: a raider has one, each deck of the raid its own. */
export const pileName = ({ owner, home }: Pile): string => (owner === 0 ? `0.${home}` : `${owner}`)

/** Whoever says at a real table what a die shows or which card of the raid's is drawn: the first raider there who is in the game. */
export const teller = (g: Game): Seat | undefined => living(g).find((seat) => player(g, seat).real !== undefined)

/** Cards that a deck of this hero may have, for a deck whose list nobody has told. */
const fitting = new WeakMap<Code, Map<string, readonly CardCode[]>>()

function cardsFitting(g: Game, hero: CardCode): readonly CardCode[] {
  const known = fitting.get(g.code) ?? new Map<string, readonly CardCode[]>()
  fitting.set(g.code, known)
  const before = known.get(hero.key)
  if (before) return before
  const only = new Set(Object.values(g.raids).flatMap((raid) => [...raid.only]))
  const all = [...g.code.cards.values()].filter(
    (c) => c.def.set !== 'token' && c.key !== unknownName && !only.has(c.key) && unfit(c, hero).length === 0,
  )
  known.set(hero.key, all)
  return all
}

/**
 * The cards that the real ones of this pile can still be, with their numbers: of the deck's list, or at most four of each that suits the hero (100.2, 100.4).
 * `isKnown`: for whom; without it for the game, which knows all that were named.
 */
export function cardsLeft(
  g: Game,
  pile: Pile,
  isKnown: (c: Card) => boolean = () => true,
): (readonly [count: number, name: string])[] {
  const known = new Map<string, number>()
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0 || c.token || c.duplicate || pileName(c) !== pileName(pile) || !isKnown(c)) continue
    const { def } = c.proper ?? c
    known.set(def, (known.get(def) ?? 0) + 1)
  }
  const real = listOf(g, pile) ?? []
  const hero = g.code.cards.get(g.s.cards[player(g, pile.owner).starting]?.def ?? '')
  const most: readonly (readonly [number, string])[] =
    real.length > 0 || !hero
      ? real
      : cardsFitting(g, hero).map((c) => [c.tags.includes('Unlimited') ? Number.POSITIVE_INFINITY : 4, c.key])
  const listed = new Map<string, number>()
  for (const [n, name] of most) listed.set(name, (listed.get(name) ?? 0) + n)
  return [...listed].flatMap(([name, n]) => {
    const left = n - (known.get(name) ?? 0)
    return left > 0 ? [[left, name] as const] : []
  })
}

/** Their names, sorted. */
const namesLeft = (g: Game, pile: Pile): string[] =>
  cardsLeft(g, pile)
    .map(([, name]) => name)
    .sort()

/**
 * Cards that a real one of this pile can't be, each with the reason: not in the list, not in decks of this hero, all copies named (100.2, 100.4).
 * @param isMeant - The names that are meant, and not among the answers.
 */
export function neverOf(g: Game, pile: Pile, isMeant: (name: string) => boolean): { name: string; why: string }[] {
  const left = new Set(namesLeft(g, pile))
  const list = listOf(g, pile) ?? []
  const { boss, starting } = player(g, pile.owner)
  const hero = boss ? undefined : g.code.cards.get(g.s.cards[starting]?.def ?? '')
  const ofRaids = new Set(Object.values(g.raids).flatMap((raid) => [...raid.only]))
  return [...g.code.cards.values()].flatMap((c) => {
    const { name, set, type } = c.def
    if (set === 'token' || type === 'hero' || name === unknownName || ofRaids.has(name) !== boss || !isMeant(name))
      return []
    if (left.has(name)) return [{ name, why: 'it is not what is asked for.' }]
    const copies = list.reduce((sum, [n, one]) => (one === name ? sum + n : sum), 0)
    const [no = 'four of that name have been named (100.4).'] = hero ? unfit(c, hero) : []
    const inList = copies > 0 ? `all ${copies} of the list have been named.` : 'it is not in the list of this deck.'
    return [{ name, why: list.length > 0 ? inList : no }]
  })
}

/** Whether a card that goes there can be seen, so that all learn which it is. */
function goesOpen(zone: ZoneId, faceDown: boolean | undefined): boolean {
  const kind = zoneKind(zone)
  if (kind === HAND || kind === DECK) return false
  return !((kind === RESOURCES || kind === REMOVED || kind === CHAIN) && faceDown)
}

/** The names with which a real card would pass a test, of those that it can still have. */
function namesWith(g: Game, id: CardId, is: () => boolean): string[] {
  const before = mark(g)
  return namesLeft(g, card(g, id)).filter((name) => {
    put(g, 'cards', id, 'def', name)
    const fits = is()
    rewind(g, before)
    return fits
  })
}

/** Learns a card that goes where all see it, or into the hand of the Boss player, who is no person (415.1). */
export function learnGoing(g: Game, id: CardId, zone: ZoneId, faceDown: boolean | undefined): void {
  if (goesOpen(zone, faceDown) || (zoneKind(zone) === HAND && player(g, zoneSeat(zone)).boss)) learn(g, id)
}

/** Learns a card that these seats look at (415.3e): its owner sees it on the table, unless that is the Boss player. */
export function learnFor(g: Game, id: CardId, seats: readonly Seat[]): void {
  const owner = g.s.cards[id]?.owner
  if (seats.some((seat) => seat !== owner || player(g, seat).boss)) learn(g, id)
}

/**
 * Learns which card this is, if it is a real one that nobody has named: its owner is asked (`decide`). Cards of players who are out stay unknown (102.2).
 * Of the raid's own cards the Boss chooses those that a text lets him find; the teller says the others, and if nobody is left who could, chance does.
 * @param is - What the card must be. Nothing is asked if any card will do, or if none that is left in the deck would.
 */
export function learn(g: Game, id: CardId, is?: () => boolean): void {
  const c = g.s.cards[id]
  if (c === undefined || !isUnknown(c) || is?.()) return
  const { owner } = c
  const { boss, lost } = player(g, owner)
  if (lost || misc(g).losing.some(([seat]) => seat === owner)) return
  const names = is ? namesWith(g, id, is) : namesLeft(g, c)
  const [only] = names
  if (only === undefined) return
  const seat = boss && !is ? teller(g) : owner
  const def = names.length === 1 ? only : seat === undefined ? drawn(g, c) : said(g, c, names, seat)
  put(g, 'cards', id, 'def', def)
  // Whoever moves the raid's cards must know which one the Boss has found.
  if (boss && is)
    recordEvent(g, { on: 'say', what: player(g, owner).hero, type: `Take ${def} out of the deck.`, seat: owner })
}

/** Asks somebody which of these a card is. */
function said(g: Game, { id, zone, owner }: Card, names: readonly string[], seat: Seat): string {
  const answers = names.map((word): Answer => ({ do: 'word', word }))
  const whose = seat === owner ? {} : { whose: owner }
  const rule = zoneKind(zone) === HAND ? '415.4a' : '415.3a'
  return must(decide(g, question(seat, 'choose', rule, answers, { card: id, why: 'real', ...whose })).word)
}

function drawn(g: Game, c: Card): string {
  const all = cardsLeft(g, c).flatMap(([n, name]) => Array<string>(n).fill(name))
  return must(all[draw(g, `drawn.${pileName(c)}`, all.length)])
}

/** Real cards that are shuffled on the table (415.3b) lie where nobody knows: whichever had been named are unknown again. */
export function forget(g: Game, ids: readonly CardId[]): void {
  if (g.imagined) return
  for (const id of ids) {
    const c = card(g, id)
    const { def, token, proper } = c
    const real = listOf(g, c)
    if (real === undefined || token || proper || def === unknownName) continue
    if (real.length === 0 || real.some(([, name]) => name === def)) put(g, 'cards', id, 'def', unknownName)
  }
}

/** Real cards among these that could be what a text asks for, though nobody knows: those for which a fitting name is left. */
export function couldBe(g: Game, ids: readonly CardId[], is: (id: CardId) => boolean): CardId[] {
  if (!isReal(g)) return []
  const fits = new Map<string, boolean>()
  return ids.filter((id) => {
    const c = g.s.cards[id]
    if (c === undefined || !isUnknown(c)) return false
    // Unknown cards of one pile are alike.
    const key = `${c.owner}.${c.zone}`
    const known = fits.get(key) ?? namesWith(g, id, () => is(id)).length > 0
    fits.set(key, known)
    return known
  })
}

/** Lets whoever holds real cards name one before it is used, which makes it a card like any other. */
export const showing = {
  show: {
    run(g: Game, step: { card: CardId }) {
      learn(g, step.card)
      return null
    },
  },
}
