/**
 * Waiting effects whose order can't matter (708.1a): effects of one power that do the same to the same things, on one card or on copies of it.
 * If the text refers to its own card, or depends on its source, the cards must be twins: exchanging them changes only their identity.
 * All other effects are arranged by their player.
 */
import { must } from '../state/must.ts'
import type { Card, CardId, Names, Obj, Waiting } from '../state/types.ts'
import { attachmentsOf } from './core/facts.ts'
import { card, codeOf, combat, type Game, misc, player, turn } from './core/game.ts'
import { effectsAt } from './core/texts.ts'

/** Verbs whose events do not depend on their source card in any way that a text could notice. */
const traceless: ReadonlySet<string> = new Set([
  'choose',
  'create',
  'discard',
  'draw',
  'exhaust',
  'forEach',
  'if',
  'modify',
  'put',
  'ready',
  'remove',
  'repeat',
  'roll',
  'say',
  'search',
  'shuffle',
  'table',
  'try',
])

/** The parts of a text's frame that distinguish two of its effects. */
interface Said {
  names: readonly string[]
  /** Whether it refers to its own card, or its outcome depends on which card that is. */
  own: boolean
}

const known = new WeakMap<object, Said>()

function saidBy(g: Game, w: Waiting): Said {
  const then = effectsAt(g, w.code)
  let said = known.get(then)
  if (said === undefined) {
    const told = JSON.stringify([then, g.code.at.get(w.check)])
    const verbs = [...told.matchAll(/"do":"(\w+)"/g)].map((m) => m[1] ?? '')
    said = {
      names: ['granted', ...[...told.matchAll(/"\$(\w+)|"(?:done|right)":"\$?(\w+)/g)].map((m) => m[1] ?? m[2] ?? '')],
      own: /"(self|host)"|this\.|"other":true|"empowered"/.test(told) || !verbs.every((v) => traceless.has(v)),
    }
    known.set(then, said)
  }
  return said
}

type Swap = ReadonlyMap<Obj, Obj>
const nobody: Swap = new Map()

/** Whether it can't matter in which order these two are added. */
export function areAlike(g: Game, a: Waiting, b: Waiting): boolean {
  if (a.code !== b.code || a.check !== b.check || a.x !== b.x || a.controller !== b.controller) return false
  const said = saidBy(g, a)
  if (a.card === b.card) return sameNames(said, a.names, b.names, nobody)
  if (!samePrint(g.s.cards[a.card], g.s.cards[b.card])) return false
  if (!said.own) return sameNames(said, a.names, b.names, nobody)
  const swap = twins(g, a.card, b.card)
  return swap !== null && sameNames(said, a.names, b.names, swap)
}

const sameNames = (said: Said, a: Names, b: Names, swap: Swap): boolean =>
  said.names.every((n) => isExchanged(a[n], b[n], swap, false))

const samePrint = (a: Card | undefined, b: Card | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.def === b.def &&
  a.type === b.type &&
  JSON.stringify(a.specified) === JSON.stringify(b.specified)

/** Fields that hold cards. */
const holding: ReadonlySet<string> = new Set([
  'attached',
  'attacker',
  'became',
  'by',
  'card',
  'choosers',
  'chosen',
  'defender',
  'for',
  'from',
  'host',
  'kept',
  'left',
  'moved',
  'o',
  'picks',
  'proposed',
  'proposedToo',
  'protecting',
  'second',
  'self',
  'strikes',
  'targets',
  'to',
  'tos',
  'what',
  'with',
  'withs',
])

/** Anything with parts: a row of the state, an object in it, or a list. */
type Row = Readonly<Record<string, unknown>>
const isRow = (v: unknown): v is Row => typeof v === 'object' && v !== null
const fieldsOf = (v: Row): string[] => Object.keys(v).filter((k) => v[k] !== undefined)

/** The same value with the cards exchanged. */
function exchanged(v: unknown, swap: Swap, on: boolean): unknown {
  if (typeof v === 'number') return on ? (swap.get(v) ?? v) : v
  if (Array.isArray(v)) return v.map((x) => exchanged(x, swap, on))
  if (typeof v !== 'object' || v === null) return v
  return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, exchanged(x, swap, on || holding.has(k))]))
}

/** Whether one value equals the other with the cards exchanged. */
function isExchanged(v: unknown, other: unknown, swap: Swap, on: boolean): boolean {
  if (typeof v === 'number') return (on ? (swap.get(v) ?? v) : v) === other
  if (!isRow(v) || !isRow(other)) return v === other
  const [fields, others] = [fieldsOf(v), fieldsOf(other)]
  return (
    fields.length === others.length &&
    fields.every((k, i) => k === others[i] && isExchanged(v[k], other[k], swap, on || holding.has(k)))
  )
}

/** Whether any of the cards occurs in it, so that exchanging them changes it. */
function speaksOf(v: unknown, swap: Swap, on: boolean): boolean {
  if (typeof v === 'number') return on && swap.has(v)
  if (!isRow(v)) return false
  for (const k in v) if (speaksOf(v[k], swap, on || holding.has(k))) return true
  return false
}

/** Whether exchanging the cards leaves the same rows, in whatever order. */
function symmetric(rows: readonly unknown[], swap: Swap): boolean {
  const as = (list: readonly unknown[]): string =>
    list
      .map((x) => JSON.stringify(x))
      .sort()
      .join()
  const told = rows.filter((x) => speaksOf(x, swap, false))
  return as(told) === as(told.map((x) => exchanged(x, swap, false)))
}

/** Exchangeable cards, paired with their hosts, their attachments and their later selves; null if they aren't exchangeable. */
function twins(g: Game, a: CardId, b: CardId): Swap | null {
  const swap = new Map<Obj, Obj>()
  const open: [CardId, CardId][] = [[a, b]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [x, y] = pair
    if (x === y || swap.get(x) === y) continue
    const [c, d] = [g.s.cards[x], g.s.cards[y]]
    if (!c || !d || swap.has(x) || swap.has(y) || !samePrint(c, d)) return null
    // 718.1: of two continuous powers one is the older, whatever else they share.
    if (codeOf(g, c).has.always || codeOf(g, c).has.keyword) return null
    swap.set(x, y).set(y, x)
    const [on, off] = [attachmentsOf(g, x), attachmentsOf(g, y)]
    if (on.length !== off.length || on.length > 1) return null
    open.push(...related(c, d), ...on.map((id, i): [CardId, CardId] => [id, must(off[i])]))
  }
  for (const [x, y] of swap) if (!isExchanged(bare(g, card(g, x)), bare(g, card(g, y)), swap, false)) return null
  return isSymmetric(g, swap) ? swap : null
}

const pair = (c: CardId, d: CardId): [CardId, CardId][] => (c > 0 && d > 0 ? [[c, d]] : [])
const related = (c: Card, d: Card): [CardId, CardId][] => [...pair(c.host, d.host), ...pair(c.became, d.became)]

/** A card without its id and its age, except whether it is new to its party (302.2). */
const bare = (g: Game, c: Card): unknown => ({
  ...c,
  id: 0,
  stamp: 0,
  since: c.since > (g.s.players[c.controller]?.turnStamp ?? 0),
})

/** Whether nothing else in the game distinguishes the cards: links, modifiers, events of this turn, combat, heroes. */
function isSymmetric(g: Game, swap: Swap): boolean {
  const { s } = g
  // Which of those that left at once was the last is settled by then.
  const log = Object.values(s.log).map((h) => (h.past ? { ...h, past: [], ahead: [] } : h))
  const tables = [Object.values(s.links), Object.values(s.mods), log, s.waiting[0].list, [combat(g)]]
  if (!tables.every((rows) => symmetric(rows, swap))) return false
  const { leftTokens, taken, copies, muted, struck } = misc(g)
  const lists = [leftTokens, taken, copies, muted, Object.keys(struck).map(Number), Object.values(struck)]
  for (const seat of turn(g).order) {
    const p = player(g, seat)
    lists.push([p.hero, p.starting], p.retired, p.brought)
  }
  for (let p = s.agenda[0].top; p; p = p.under) lists.push((JSON.stringify(p.step).match(/\d+/g) ?? []).map(Number))
  return lists.every((list) => [...swap].every(([x, y]) => list.includes(x) === list.includes(y)))
}
