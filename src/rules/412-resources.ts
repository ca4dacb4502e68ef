/** Resources (412): placing them, also additional ones, the costs of placing one face up, choosing which to exhaust, and paying. */

import type { Effect, Power } from '../language/types.ts'
import { PARTY, playerObj, RESOURCES, ROW, zoneId, zoneKind } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, CardId, Happening, Seat, Step } from '../state/types.ts'
import { canExhaust, exhausting, exhaustOrReady } from './411-ready.ts'
import { relocate } from './415-zones/zones.ts'
import { happen } from './703-triggers/events.ts'
import { settle } from './710-entering.ts'
import { active, works } from './714-continuous-modifiers/modifiers.ts'
import { card, codeOf, decide, type Game, player, question } from './core/game.ts'
import { isIn, objs } from './core/words.ts'

type List = readonly Effect[]

/** The costs of placing a quest or location face up (412.1c): those that it adds to being "played". */
export const placingCosts = (g: Game, c: Card): List[] =>
  codeOf(g, c).has.play
    ? codeOf(g, c).sides[0].flatMap((p) => ('play' in p.node && p.node.play.add ? [p.node.play.add] : []))
    : []

/** Puts a card into play face down as this player's resource (412.1a). The player may look at it, except a Boss player (R100.3). */
export function layDown(g: Game, id: CardId, seat: Seat, exhausted = false): void {
  if (g.s.cards[id]?.became !== 0) return
  const h: Happening = { on: 'enter', what: id, zone: 'play', seat }
  const seen = player(g, seat).boss ? 0 : 1 << seat
  happen(g, h, () => ({
    ...h,
    what: settle(g, relocate(g, id, zoneId(seat, RESOURCES), { faceDown: true, seen, exhausted })),
  }))
}

/** Steps that place these cards one after another as additional resources (412.1c). */
export const placeAll = (ids: readonly CardId[], seat: Seat, exhausted: boolean): Step[] =>
  ids.map((id) => ({ step: 'place-free', card: id, seat, exhausted }))

const usesItself = (p: Power): boolean =>
  'pay' in p && p.pay.some((e) => e.do === 'activate' || (e.do === 'exhaust' && e.what === 'self'))

/** Whether a ready resource may be worth keeping ready: it is face up, with a power that exhausts it. All others pay alike. */
const special = (g: Game, c: Card): boolean =>
  zoneKind(c.zone) === PARTY || (!c.faceDown && codeOf(g, c).sides[0].some((p) => usesItself(p.node)))

/**
 * The ready resources that pay for a cost of n (412.2): those without a use of their own automatically, face-down ones first.
 * The player is asked only about resources that could do something else.
 */
function payers(g: Game, seat: Seat, n: number, ready: readonly CardId[]): readonly CardId[] {
  const sorted = [...ready.filter((id) => card(g, id).faceDown), ...ready.filter((id) => !card(g, id).faceDown)]
  if (n >= ready.length) return sorted
  const own = sorted.filter((id) => special(g, card(g, id)))
  const plain = sorted.filter((id) => !own.includes(id))
  const picked: CardId[] = []
  const min = Math.max(0, n - plain.length)
  while (picked.length < n && own.length > picked.length) {
    const left = own.filter((id) => !picked.includes(id))
    const answers: Answer[] = left.map((id) => ({ do: 'pick', card: id }))
    if (picked.length >= min) answers.unshift({ do: 'done' })
    const a = decide(g, question(seat, 'cost', '412.2', answers, { picked: [...picked], min, max: n }))
    if (a.do === 'done') break
    picked.push(must(a.card))
  }
  return [...picked, ...plain].slice(0, n)
}

/** Everything that can be exhausted for a resource cost: resources, and a raid's own cards that can pay (R303.3a). */
export const payingFor = (g: Game, seat: Seat): readonly CardId[] => {
  const resources = g.s.zones[zoneId(seat, RESOURCES)]?.cards ?? []
  const row = g.code.rows ? (g.s.zones[zoneId(seat, ROW)]?.cards ?? []) : []
  const others = row.filter((id) => codeOf(g, card(g, id)).pays).concat(lent(g, seat))
  return others.length === 0 ? resources : [...resources, ...others]
}

/** Cards in play that a modifier lets this player exhaust as though they were resources (412.2). */
const lent = (g: Game, seat: Seat): CardId[] => [
  ...new Set(
    active(g, 'can').flatMap((a) =>
      a.mod.on === 'pay' && isIn(g, a.mod.by, playerObj(seat), a.env)
        ? objs(g, must(a.mod.for), a.env).filter((o) => card(g, o).controller === seat && works(g, a, o))
        : [],
    ),
  ),
]

/** Those of them that could be exhausted now. While nothing forbids exhausting, they are kept until something about cards is written. */
function ableToPay(g: Game, seat: Seat): readonly CardId[] {
  const { funds } = g.cache
  const known = funds[seat]
  if (known?.epoch === g.epoch) return known.ready
  const ready = payingFor(g, seat).filter((id) => !card(g, id).exhausted)
  if (!isFree(g)) return ready.filter((id) => canExhaust(g, id, seat, 'pay'))
  funds[seat] = { epoch: g.epoch, ready }
  return ready
}

/** Whether no modifier forbids exhausting. */
const isFree = (g: Game): boolean => !active(g, 'cannot').some((a) => a.mod.on.includes('exhaust'))

/** The number of resources that this player could exhaust for a resource cost now (412.2). */
export const readyResources = (g: Game, seat: Seat): number => ableToPay(g, seat).length

/**
 * Exhausts resources for a resource cost (412.2), face-down ones first. They all pay alike, so nobody is asked.
 * Returns the number exhausted: n, or 0 if there are too few (403.1).
 */
export function exhaustResources(g: Game, seat: Seat, n: number): number {
  const ready = ableToPay(g, seat)
  if (ready.length < n) return 0
  return exhaustOrReady(g, payers(g, seat, n, ready), true, exhausting(seat, 'pay')).length
}
