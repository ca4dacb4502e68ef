/** The source of a view: the game and the seat, the cards it may know, and data shared by several cards. */

import type { PowerCode } from '../../language/meta.ts'
import { type Keyword, keywords } from '../../language/types.ts'
import {
  active,
  granting,
  lentKeywords,
  powersGiven,
  printedPowers,
} from '../../rules/714-continuous-modifiers/modifiers.ts'
import { card } from '../../rules/core/game.ts'
import { knowers } from '../../rules/core/recorder.ts'
import { isAway } from '../../rules/R503-realms.ts'
import { PARTY, ROW, zoneId } from '../../state/ids.ts'
import { writesOf } from '../../state/journal.ts'
import type { Card, CardId, Counters, Obj, Seat } from '../../state/types.ts'
import type { RunningGame } from '../game.ts'
import { realmOf } from '../raid-table.ts'

/** Whether a seat (-1: an onlooker) may know what a card is. */
export const knows = (g: RunningGame, c: Card, seat: Seat): boolean => {
  const bits = knowers(g, c)
  return bits === -1 || (seat >= 0 && (bits & (1 << seat)) !== 0)
}

/** The word for a card or player in the other realm; '' for all others. */
export const realmWord = (g: RunningGame, o: Obj): string => (g.def && isAway(g, o) ? (realmOf(g.def)?.one ?? '') : '')

const keywordIn = (node: unknown): string => (node as { keyword?: string }).keyword ?? ''

/** Keywords that cards may have although they are not printed on them, in the order of the list: granted by a modifier, or lent by a weapon (303.2b). */
function keywordsAround(g: RunningGame): readonly Keyword[] {
  const words = new Set<string>(active(g, 'keyword').map((a) => a.mod.keyword))
  for (const a of granting(g)) for (const p of powersGiven(g, a)) words.add(keywordIn(p.node))
  if (g.s.combat[0].strikes.length > 0) for (const word of lentKeywords) words.add(word)
  return words.size === 0 ? none : keywords.filter((word) => words.has(word))
}

/** The keywords printed on a side of a card: in the order of the card, and in that of the list. */
interface Printed {
  all: readonly string[]
  sorted: readonly Keyword[]
}
const printed = new WeakMap<readonly PowerCode[], Printed>()

/** The keywords printed on the side that shows; read once for each. */
export function printedKeywords(g: RunningGame, c: Card): Printed {
  const powers = printedPowers(g, c)
  let words = printed.get(powers)
  if (words === undefined) {
    const all = powers.flatMap((p) => (p.shape === 'keyword' ? [keywordIn(p.node)] : []))
    words = { all, sorted: keywords.filter((word) => all.includes(word)) }
    printed.set(powers, words)
  }
  return words
}

/** The source of a view: the game and the seat. Data shared by several cards is computed once. */
export class Look {
  readonly g: RunningGame
  readonly seat: Seat
  readonly #at: number
  #attached: ReadonlyMap<CardId, CardId[]> | undefined
  #around: readonly Keyword[] | undefined
  constructor(g: RunningGame, seat: Seat) {
    this.g = g
    this.seat = seat
    this.#at = writesOf(g)
  }
  /** Refuses to read a game that has gone on. */
  still(): void {
    if (writesOf(this.g) !== this.#at)
      throw new Error(
        'The game has gone on: what is read by need can be read until the next choice only. Glance again, or take a view.',
      )
  }
  get attached(): ReadonlyMap<CardId, CardId[]> {
    this.#attached ??= attachedTo(this.g)
    return this.#attached
  }
  get around(): readonly Keyword[] {
    this.#around ??= keywordsAround(this.g)
    return this.#around
  }
}

/** Something in a view. */
export class Part {
  readonly look: Look
  readonly g: RunningGame
  constructor(look: Look) {
    this.look = look
    this.g = look.g
  }
  still(): void {
    this.look.still()
  }
}

export const none: readonly never[] = []

/** Counters on a player or on the raid, without those that are gone. */
export function countersIn({ counters }: { counters?: Counters }): Counters | undefined {
  const left = counters ? Object.entries(counters).filter(([, n]) => n > 0) : none
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** The attachments of each card in play. */
function attachedTo(g: RunningGame): Map<CardId, CardId[]> {
  const attached = new Map<CardId, CardId[]>()
  for (const s of g.s.turn[0].order) {
    for (const kind of [PARTY, ROW])
      for (const id of g.s.zones[zoneId(s, kind)]?.cards ?? []) {
        const host = card(g, id).host
        if (host) attached.set(host, [...(attached.get(host) ?? []), id])
      }
  }
  return attached
}
