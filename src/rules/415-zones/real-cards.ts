/**
 * Cards that lie on a real table: the game has only their number until its rules must know one.
 *
 * In a hand or deck such a card has the definition `unknownCard`. As all come to see it (415.1), or another player does, its owner says which card it is.
 */
import type { CardCode, Code } from '../../language/compile.ts'
import { unknownName } from '../../language/unknown-card.ts'
import { CHAIN, DECK, HAND, REMOVED, RESOURCES, zoneKind } from '../../state/ids.ts'
import { mark, put, rewind } from '../../state/journal.ts'
import type { Answer, Card, CardId, Seat, ZoneId } from '../../state/types.ts'
import { unfit } from '../100-decks.ts'
import { card, decide, type Game, misc, player, question, turn } from '../core/game.ts'

export const isUnknown = (c: Card | undefined): boolean => c?.def === unknownName

/** Whether some player's cards are real. */
export const isReal = (g: Game): boolean => turn(g).order.some((seat) => player(g, seat).real !== undefined)

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
 * The cards that the real ones of this player can still be, with their numbers: of the deck's list, or at most four of each that suits the hero (100.2, 100.4).
 * `isKnown`: for whom; without it for the game, which knows all that were named.
 */
export function cardsLeft(
  g: Game,
  seat: Seat,
  isKnown: (c: Card) => boolean = () => true,
): (readonly [count: number, name: string])[] {
  const { real = [], starting } = player(g, seat)
  const known = new Map<string, number>()
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0 || c.owner !== seat || c.token || c.duplicate || !isKnown(c)) continue
    const { def } = c.proper ?? c
    known.set(def, (known.get(def) ?? 0) + 1)
  }
  const hero = g.code.cards.get(g.s.cards[starting]?.def ?? '')
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
const namesLeft = (g: Game, seat: Seat): string[] =>
  cardsLeft(g, seat)
    .map(([, name]) => name)
    .sort()

/** Whether a card that goes there can be seen, so that all learn which it is. */
export function goesOpen(zone: ZoneId, faceDown: boolean | undefined): boolean {
  const kind = zoneKind(zone)
  if (kind === HAND || kind === DECK) return false
  return !((kind === RESOURCES || kind === REMOVED || kind === CHAIN) && faceDown)
}

/** The names with which a real card would pass a test, of those that it can still have. */
function namesWith(g: Game, id: CardId, is: () => boolean): string[] {
  const before = mark(g)
  return namesLeft(g, card(g, id).owner).filter((name) => {
    put(g, 'cards', id, 'def', name)
    const fits = is()
    rewind(g, before)
    return fits
  })
}

/**
 * Learns which card this is, if it is a real one that nobody has named: its owner is asked (`decide`). Cards of players who are out stay unknown (102.2).
 * @param is - What the card must be. Nothing is asked if any card will do, or if none that is left in the deck would.
 */
export function learn(g: Game, id: CardId, is?: () => boolean): void {
  const c = g.s.cards[id]
  if (c === undefined || !isUnknown(c) || is?.()) return
  const { owner } = c
  if (player(g, owner).lost || misc(g).losing.some(([seat]) => seat === owner)) return
  const names = is ? namesWith(g, id, is) : namesLeft(g, owner)
  const [only] = names
  if (only === undefined) return
  const answers = names.map((word): Answer => ({ do: 'word', word }))
  const rule = zoneKind(c.zone) === HAND ? '415.4a' : '415.3a'
  const said =
    names.length === 1 ? only : decide(g, question(owner, 'choose', rule, answers, { card: id, why: 'real' })).word
  put(g, 'cards', id, 'def', said ?? only)
}

/** Real cards that are shuffled on the table (415.3b) lie where nobody knows: whichever had been named are unknown again. */
export function forget(g: Game, ids: readonly CardId[]): void {
  for (const id of ids) {
    const { def, owner, token, proper } = card(g, id)
    const { real } = player(g, owner)
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
