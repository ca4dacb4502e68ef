/**
 * The outlook of an answer: its damage if nobody else does anything. It is tried in a game that could be true for the seat.
 * So it tells nothing that the seat may not know.
 */
import { deedsOf } from '../language/deeds.ts'
import { once } from '../language/once.ts'
import type { CardDef } from '../language/types.ts'
import { combatPacket, isMade } from '../rules/408-packets.ts'
import { inPlayNow, value } from '../rules/714-continuous-modifiers/modifiers.ts'
import { combat, type Recorded } from '../rules/core/game.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Decision, Obj, Seat } from '../state/types.ts'
import { back, draws, mark, take } from './choices.ts'
import { decision, type RunningGame, running } from './game.ts'
import { imagine } from './imagine.ts'
import type { Game, Hit, Outlook } from './types.ts'
import { knows } from './view/look.ts'

/**
 * The outlook of each answer to the open decision: of attacks, and of targets, cards and powers whose text deals damage.
 * Nobody responds, protects or exhausts armor; the attacker strikes with its best weapons.
 * @param game - The game; it is not changed.
 * @param wanted - The answers to try, by their indices; all if left out.
 * @returns The damage that each answer leads to; null where that is open, where finding it would take too many choices, and for other answers.
 */
export function outlooks(game: Game, wanted?: readonly number[]): (Outlook | null)[] {
  const d = decision(game)
  if (!d) return []
  const g = running(game)
  const tries = d.answers.map((answer, i) => (wanted?.includes(i) ?? true) && mayDeal(g, d, answer))
  if (!tries.includes(true)) return tries.map(() => null)
  const own = running(imagine(game, d.seat, 1))
  own.asks = () => false
  const same = decision(own)?.answers.length === d.answers.length
  const hidden = new Set(Object.values(own.s.cards).flatMap((c) => (knows(own, c, d.seat) ? [] : [c.id])))
  const trial: Trial = { g: own, hidden, left: most }
  const firsts = firstAlike(g, d)
  const found = new Map<number, Outlook | null>()
  return tries.map((yes, i) => {
    const first = firsts[i] ?? i
    if (!yes || !same) return null
    if (!found.has(first)) found.set(first, outlook(trial, first))
    return moved(found.get(first) ?? null, d.answers[first]?.card, d.answers[i]?.card)
  })
}

/** For each answer the first with a target just like its own: with the same row, and nothing tells the two apart. Only one of them is tried. */
function firstAlike({ s }: RunningGame, { kind, answers }: Decision): number[] {
  if (kind !== 'attacker-target' && kind !== 'target') return []
  const beside = Object.values(s.cards).map((c) => [c.host, c.names])
  const named = new Set(numbersIn([s.mods, s.links, s.combat, s.waiting, s.agenda, s.log, beside]))
  const likes = answers.map(({ card = 0, ...rest }) => {
    const row = named.has(card) ? undefined : s.cards[card]
    return JSON.stringify([rest, row ? { ...row, id: 0, stamp: 0, since: 0 } : card])
  })
  return likes.map((like) => likes.indexOf(like))
}

/** Every number in plain data: objects are named by theirs. */
function* numbersIn(data: unknown): Generator<number> {
  if (typeof data === 'number') yield data
  else if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) yield* numbersIn(value)
}

/** The same outlook for another target. */
const moved = (out: Outlook | null, from: Obj | undefined, to: Obj | undefined): Outlook | null =>
  out && from !== undefined && to !== undefined && from !== to
    ? { ...out, hits: out.hits.map((hit) => (hit.obj === from ? { ...hit, obj: to } : hit)) }
    : out

/** Whether the answer may lead to damage by itself. */
function mayDeal(g: RunningGame, { kind, about }: Decision, { do: what, card = 0 }: Answer): boolean {
  if (kind === 'attacker-target') return true
  const acts = kind === 'priority' && (what === 'play' || what === 'use')
  const source = acts ? card : kind === 'target' && what === 'pick' ? (g.s.links[about.link ?? 0]?.card ?? 0) : 0
  const def = g.code.cards.get(g.s.cards[source]?.def ?? '')?.def
  return def !== undefined && (what !== 'play' || def.text !== undefined) && deals(def)
}
const deals = once((def: CardDef): boolean => deedsOf(def).some((deed) => deed.startsWith('deal ')))

/** The outlook of one answer: what it leads to whatever is chosen later. */
function outlook(trial: Trial, index: number): Outlook | null {
  const { kind, about, answers } = must(decision(trial.g))
  const first = tried(trial, index, 0)
  if (!first || first.options < 2) return first?.seen ?? null
  if (kind === 'priority') return null
  const fights = kind === 'attacker-target'
  let { hits } = first.seen
  for (let at = 1; at < first.options && (fights || hits.length > 0); at++) {
    const other = tried(trial, index, at)?.seen.hits
    const changed = (o: Obj | undefined): boolean => amountTo(hits, o) !== amountTo(other ?? [], o)
    if (!other || (fights && (changed(about.card) || changed(answers[index]?.card)))) return null
    hits = hits.filter(({ obj }) => !changed(obj))
  }
  return fights || hits.length > 0 ? { ...first.seen, hits } : null
}

const amountTo = (hits: readonly Hit[], o: Obj | undefined): number => hits.find(({ obj }) => obj === o)?.n ?? 0

/** The most choices that are tried for one question: a few dozen milliseconds. */
const most = 150

/** A game in which answers are tried, the cards that the seat doesn't know, and how many choices are left for that. */
interface Trial {
  readonly g: RunningGame
  readonly hidden: ReadonlySet<Obj>
  left: number
}

interface Tried {
  seen: Outlook
  /** The most answers of a question on the way. */
  options: number
}

/** Gives an answer, plays on until its act is over, and takes it all back; null if its result depends on dice or on hidden cards. */
function tried(trial: Trial, index: number, at: number): Tried | null {
  const { g, hidden } = trial
  const d = must(decision(g))
  const [before, rolled] = [mark(g), draws(g)]
  const list: Recorded[] = []
  g.recorder = { list, shown: [], lost: new Map() }
  const wall = wallAt(g, d, index)
  let options = 0
  let over = false
  take(g, index)
  for (; trial.left > 0 && !over; trial.left--) {
    const next = nextAnswer(g, d.seat, at)
    over = next === null || isOver(g, list, d.kind)
    if (next === null || over) break
    options = Math.max(options, next.options)
    take(g, next.index)
  }
  const seen = { hits: hitsIn(list, d.kind), strikes: strikesIn(list), ...wall }
  const sure = over && draws(g) === rolled && !reveals(list, hidden, d.seat)
  g.recorder = null
  back(g, before)
  return sure ? { seen, options } : null
}

/** Why an attack deals nothing although its attacker has ATK: nothing can deal damage to its defender. */
function wallAt(g: RunningGame, { kind, about, answers }: Decision, index: number): Pick<Outlook, 'immune'> {
  const [by, to] = [about.card ?? 0, answers[index]?.card ?? 0]
  if (kind !== 'attacker-target' || !inPlayNow(g, by) || !inPlayNow(g, to)) return {}
  const packet = { ...combatPacket(g, by, to), n: 1 }
  return isMade(g, packet) ? {} : { immune: true }
}

/** The next answer of the trial: nobody responds, and questions get the answer at this place, or their last; null if it can't go on. */
function nextAnswer(g: RunningGame, seat: Seat, at: number): { index: number; options: number } | null {
  const d = decision(g)
  if (!d) return null
  const { kind, answers } = d
  if (kind === 'strike' && d.seat === seat) return { index: bestWeapon(g, answers), options: 1 }
  const passes = answers[0]?.do === 'pass'
  if (kind === 'priority' && !passes) return null
  const options = passes ? 1 : answers.length
  return { index: Math.min(at, options - 1), options }
}

function bestWeapon(g: RunningGame, answers: readonly Answer[]): number {
  const atk = answers.map(({ card }) => (card === undefined ? 0 : value(g, card, 'atk')))
  return atk.indexOf(Math.max(...atk))
}

/** Whether the act is done with: its link has left the chain, or its combat is over, and somebody has priority again. */
function isOver(g: RunningGame, list: readonly Recorded[], kind: Decision['kind']): boolean {
  const open = decision(g)
  if (open && open.kind !== 'priority') return false
  const link = linkOf(list)
  const ended = link !== undefined && !g.s.chain[0].links.includes(link)
  return ended && (kind !== 'attacker-target' || combat(g).attacker === 0)
}

/** The link of the act: the first that was added. */
const linkOf = (list: readonly Recorded[]): number | undefined => list.find(({ h }) => h.on === 'link')?.link?.id

/** The damage of the act: of a text all that its link deals, of an attack all that is dealt until its combat is over. */
function hitsIn(list: readonly Recorded[], kind: Decision['kind']): Hit[] {
  const link = linkOf(list)
  const end = list.findIndex(({ h }) => h.on === 'combat-over')
  const own =
    kind === 'attacker-target' ? list.slice(0, end < 0 ? undefined : end) : list.filter((e) => e.during === link)
  const sums = new Map<Obj, Hit>()
  for (const { h } of own) {
    const { on, to: obj = 0, n = 0, type = '' } = h
    if (on === 'deal' && n > 0) sums.set(obj, { obj, type, ...sums.get(obj), n: n + (sums.get(obj)?.n ?? 0) })
  }
  return [...sums.values()]
}

const strikesIn = (list: readonly Recorded[]): CardId[] =>
  list.flatMap(({ h }) => (h.on === 'strike' && h.with !== undefined ? [h.with] : []))

/** Whether a card is seen before the last damage that was hidden before. */
const reveals = (list: readonly Recorded[], hidden: ReadonlySet<Obj>, seat: Seat): boolean =>
  list
    .slice(0, list.findLastIndex(({ h }) => h.on === 'deal') + 1)
    .some(({ names }) =>
      Object.entries(names).some(
        ([o, { seen }]) => (seen === -1 || (seen & (1 << seat)) !== 0) && hidden.has(Number(o)),
      ),
    )
