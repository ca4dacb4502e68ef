/** Powers that return to cards that had lost them begin anew (700.3, 718.2f), in an order that players may choose (718.3). */

import { aboutOf, isArray } from '../language/nodes.ts'
import type { Mod } from '../language/types.ts'
import { zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Answer, CardId, Seat } from '../state/types.ts'
import { cardsIn } from './415-zones/zones.ts'
import { active, losesPowers, printedPowers } from './714-continuous-modifiers/modifiers.ts'
import { areas, card, codeOf, decide, type Game, living, misc, next, question, turn } from './core/game.ts'

/** Cards in play that have lost their powers now. */
const mutedNow = (g: Game): CardId[] =>
  active(g, 'noPowers').length === 0
    ? []
    : turn(g).order.flatMap((s) =>
        areas(g).flatMap((kind) => cardsIn(g, zoneId(s, kind)).filter((id) => losesPowers(g, id))),
      )

/**
 * Notes which cards have lost their powers. Returning powers get a new timestamp, the turn player's cards first (718.3).
 * That may change which cards lose their powers, so it is checked once more; a card that loses them again has not had them in between.
 */
export function settlePowers(g: Game): void {
  const { muted } = misc(g)
  let now = mutedNow(g)
  if (muted.length + now.length === 0) return
  const lost = new Set(now)
  const back = muted.filter((id) => !lost.has(id) && g.s.cards[id]?.became === 0)
  for (const id of inOrder(g, back, (x) => [x, card(g, x).controller]))
    put(g, 'cards', id, 'powersSince', next(g, 'stamp')) // 718.2f
  if (back.length > 0) now = mutedNow(g)
  if (now.join() !== muted.join()) put(g, 'misc', 0, 'muted', now)
}

/**
 * Cards whose powers begin together, in timestamp order: the turn player's first.
 * Each player orders their own (718.3), and is asked only if it can matter.
 */
export function inOrder<T>(g: Game, list: readonly T[], of: (x: T) => readonly [CardId, Seat]): readonly T[] {
  if (list.length < 2 || !list.some((x, i) => list.some((y, j) => j < i && clash(g, of(x)[0], of(y)[0])))) return list
  const ordered = living(g).flatMap((seat) => {
    const left = list.filter((x) => of(x)[1] === seat)
    const out: T[] = []
    while (left.some((x, i) => left.some((y, j) => j < i && clash(g, of(x)[0], of(y)[0])))) {
      const answers = left.map((x): Answer => ({ do: 'pick', card: of(x)[0] }))
      const { card: id } = decide(g, question(seat, 'choose', '718.3', answers, { picked: [], min: 1, max: 1 }))
      out.push(
        ...left.splice(
          left.findIndex((x) => of(x)[0] === id),
          1,
        ),
      )
    }
    return [...out, ...left]
  })
  return [...ordered, ...list.filter((x) => !ordered.includes(x))]
}

/** Continuous modifiers printed on a card. */
const modsOf = (g: Game, id: CardId): readonly Mod[] =>
  codeOf(g, card(g, id)).has.always
    ? printedPowers(g, card(g, id)).flatMap((p) => (p.shape === 'always' ? p.node.always : []))
    : []

/** Whether it can matter which of two cards' modifiers is the older. */
const clash = (g: Game, a: CardId, b: CardId): boolean => {
  const others = modsOf(g, b)
  return others.length > 0 && modsOf(g, a).some((m) => others.some((n) => decides(m, n) || circular(m, n)))
}

/** Whether two modifiers affect the same thing so that the later one decides; modifiers of only their own cards never conflict. */
function decides(m: Mod, n: Mod): boolean {
  if (aboutOf(m) === 'self' && aboutOf(n) === 'self') return false
  if (m.mod === 'stat' && n.mod === 'stat')
    return m.stat === n.stat && (m.set || n.set) === true && !(m.set && n.set && m.n === n.n)
  if (m.mod === 'is' && n.mod === 'is') {
    const [one, other] = [m.loses !== undefined, n.loses !== undefined]
    if (one !== other) return (m.loses ?? n.loses) === (m.tag ?? n.tag)
    if (!m.becomes && !n.becomes) return false
    return (
      (m.tag !== undefined && n.tag !== undefined) ||
      (m.type !== undefined && n.type !== undefined) ||
      (m.damageType !== undefined && n.damageType !== undefined)
    )
  }
  if (m.mod === 'control') return n.mod === 'control'
  const loses = m.mod === 'noPowers' ? m : n.mod === 'noPowers' ? n : null
  const lent = loses === m ? n : m
  return loses?.gains === true && (lent.mod === 'power' || lent.mod === 'keyword') // 700.3: what it gained later is its own
}

/** Whether two modifiers may depend on each other, so that their timestamps decide (719.3). */
const circular = (m: Mod, n: Mod): boolean => dependsOn(m, n) && dependsOn(n, m)

const dependsOn = (m: Mod, n: Mod): boolean => {
  const asked = reads(m)
  return writes(n).some((w) => asked.has(w))
}

/** The characteristics that a modifier changes, in the words of `reads`. */
function writes(m: Mod): readonly string[] {
  switch (m.mod) {
    case 'stat':
    case 'double':
      return [m.stat]
    case 'fixed':
    case 'switch':
      return ['atk', 'health']
    case 'is':
      return [(m.tag ?? m.loses) ? 'tag' : '', m.type ? 'type' : '', m.damageType ? 'damageType' : ''].filter(Boolean)
    case 'control':
      return ['of']
    case 'noPowers':
      return ['powers']
    case 'keyword':
    case 'noKeyword':
    case 'power':
      return ['keyword']
    default:
      return nothing
  }
}
const nothing: readonly string[] = []

/** Words of sets, amounts and conditions, and the characteristic of a card that each depends on. */
const asks: Readonly<Record<string, string>> = {
  tag: 'tag',
  trait: 'tag',
  same: 'tag',
  is: 'type',
  damageType: 'damageType',
  of: 'of',
  controller: 'of',
  has: 'keyword',
}
/** Words whose value names the characteristic. */
const numbers = new Set(['stat', 'sum', 'highest', 'lowest', 'most', 'least'])

/** All characteristics that the sets, amounts and conditions of a modifier depend on, and whether its card has its powers (700.3). */
function reads(m: Mod): ReadonlySet<string> {
  const out = new Set(['powers', ...(m.mod === 'switch' ? ['atk', 'health'] : [])])
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, v] of Object.entries(node)) {
      const asked = asks[key]
      if (asked !== undefined) out.add(asked)
      if (numbers.has(key)) out.add(String(v))
      if (key === 'where' && isArray(v)) out.add(String(v[0]))
      walk(v)
    }
  }
  for (const part of Object.values(m)) walk(part)
  return out
}
