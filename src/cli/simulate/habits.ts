/** Things that bots never do in many raids: tactics never followed, cards never played, and affordable cards that the Boss leaves. */
import { course, decision, type Game, view } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { under } from '../../language/look-up.ts'
import type { Choice } from '../../players/index.ts'
import type { RaidDef } from '../../raid/format.ts'
import { addAll, entry, tick } from '../../trials/counts.ts'
import { isPlayed } from '../../trials/game-counts.ts'
import { cardsByName } from '../named/lookup.ts'

/** The uses of a card of the raid. */
interface Uses {
  drawn: number
  played: number
  placed: number
  discarded: number
}

/** Plain data whose leaves are all numbers that add. Tactics by their places in the raid's lists: the Boss's, and the raiders' advice. */
export interface Habits {
  tactics: Record<string, number>
  advice: Record<string, number>
  cards: Record<string, Uses>
  /** By card: the number of the Boss's own turns in which it could have been played at the end. */
  left: Record<string, number>
}

export const noHabits = (): Habits => ({ tactics: {}, advice: {}, cards: {}, left: {} })

export const addHabits = (into: Habits, more: Habits): void => addAll(into, more)

/** Counts, for one game, the tactics that its bots follow, and the cards that the Boss leaves. Returns the function to call before each choice. */
export function listener(habits: Habits): (seat: number, choice: Choice, game: Game) => void {
  const leaves = leftBy(habits)
  return (seat, choice, game) => {
    for (const at of choice.tactics ?? []) tick(seat === 0 ? habits.tactics : habits.advice, at)
    if (seat === 0) leaves(game, choice)
  }
}

/** Counts what the Boss could still play as they pass in their action phase: each card once a turn. */
function leftBy({ left }: Habits): (game: Game, choice: Choice) => void {
  const counted = new Set<string>()
  return (game, { answer }) => {
    const open = decision(game)
    if (open?.kind !== 'priority' || open.answers[answer]?.do !== 'pass') return
    const { turn, chain, combat, cards } = view(game, 0)
    if (turn.seat !== 0 || turn.phase !== 'action' || chain.length > 0 || combat) return
    for (const a of open.answers) {
      const name = a.do === 'play' ? cards[a.card ?? 0]?.def : undefined
      const key = `${turn.n} ${name}`
      if (!name || counted.has(key)) continue
      counted.add(key)
      tick(left, name)
    }
  }
}

/** Counts the uses of the raid's cards in a game that kept its events. */
export function countUses({ cards }: Habits, library: Library, raid: string, game: Game): void {
  const known = cardsByName(library, raid)
  for (const e of course(game)) {
    const name = e.names[e.h.what ?? 0]?.def
    if (e.whose !== 0 || name === undefined) continue
    const uses = entry(cards, name, () => ({ drawn: 0, played: 0, placed: 0, discarded: 0 }))
    if (e.path?.from === 'deck' && e.path.to === 'hand') uses.drawn++
    if (isPlayed(e, known.get(name))) uses.played++
    else if (e.h.on === 'place') uses.placed++
    else if (e.path?.from === 'hand' && e.path.to === 'graveyard') uses.discarded++
  }
}

/** A tactic never followed, or a card never played: with the raid's reason for it, if there is one. */
export interface Never {
  what: string
  uses?: Uses
  why: string | null
}

export interface HabitReport {
  /** The Boss's tactics, and the raiders' advice, that were never followed. */
  tactics: Never[]
  advice: Never[]
  /** Cards of the raid's decks that were never played although they were drawn; and those that were never even drawn. */
  cards: Never[]
  unseen: string[]
  /** The raid's cards that the Boss could still have played as they passed, with the number of their turns; most often first. */
  left: { what: string; turns: number }[]
}

export function habitReport({ tactics, advice, cards, left }: Habits, raid: RaidDef): HabitReport {
  const never = (list: RaidDef['tactics'], counts: Readonly<Record<string, number>>): Never[] =>
    (list ?? []).flatMap(({ plain, say, seldom }, i) =>
      under(counts, String(i)) ? [] : [{ what: `${plain} ("${say}")`, why: seldom ?? null }],
    )
  const inDecks = [...new Set(Object.values(raid.decks).flatMap((deck) => deck.map(([, name]) => name)))]
  const used = inDecks.map((name) => ({ name, uses: under(cards, name) }))
  return {
    tactics: never(raid.tactics, tactics),
    advice: never(raid.advice, advice),
    cards: used.flatMap(({ name, uses }) =>
      uses && uses.played === 0 ? [{ what: name, uses, why: whySeldom(raid, name) }] : [],
    ),
    unseen: used.flatMap(({ name, uses }) => (uses ? [] : [name])),
    left: inDecks
      .map((what) => ({ what, turns: under(left, what) ?? 0 }))
      .filter(({ turns }) => turns > 0)
      .sort((a, b) => b.turns - a.turns),
  }
}

/** The reason from a tactic about playing this card. */
const whySeldom = ({ tactics = [] }: RaidDef, card: string): string | null =>
  tactics.find((tactic) => 'play' in tactic && [tactic.play].flat().includes(card) && tactic.seldom)?.seldom ?? null
