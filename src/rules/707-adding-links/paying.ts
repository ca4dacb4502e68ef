/**
 * Total costs (707.1e): a link's cost with its alternatives, whether it can be paid, and the payment:
 * Other payers must agree (403.1), and the parts are paid in an order that works.
 */

import { meta, type PowerCode, ptrOf } from '../../language/compile.ts'
import { type Effect, type PlayTerms, races } from '../../language/types.ts'
import { playerObj } from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Answer, CardId, CostPart, Decision, Happening, Link, Obj, Seat, Step, StepOf } from '../../state/types.ts'
import {
  actorsOf,
  addedCosts,
  alternates,
  type Change,
  type Cost,
  canDoAll,
  isCostModified,
  isPlain,
  modifiedCost,
} from '../403-costs.ts'
import { canOrder, mayHelp, type Part } from '../403-orders.ts'
import { exhaustResources, readyResources } from '../412-resources.ts'
import { happen } from '../703-triggers/events.ts'
import { textStep } from '../709-resolving-links/text.ts'
import { active, granting, grants, losesKeyword, losesPowers } from '../714-continuous-modifiers/modifiers.ts'
import { concedes, mates } from '../800-hearthing.ts'
import { readFor } from '../core/env.ts'
import { card, codeOf, type Game, living, player, push, pushAll, question, type StepDefs } from '../core/game.ts'
import { isUndone, leaveUndone } from '../core/notes.ts'
import { effectsAt } from '../core/texts.ts'
import { amount, type Env, envFor, envOf, holds } from '../core/words.ts'

type List = readonly Effect[]

/** A way to pay for a link: its total resource cost and its other parts. `which`: 0 for the printed cost, from 1 on for alternate costs (403.3). */
export interface Price {
  which: number
  n: number
  lists: readonly Cost[]
  /** The verb that is paid for, which is the purpose for exhausting cards. */
  on: string
}

const none: readonly never[] = []

/** The playing conditions of a card, and the env to read them in. */
interface Terms {
  play: PlayTerms
  env: Env
}

/** The playing conditions of a card that apply now: its own and granted ones. */
export function playTerms(g: Game, seat: Seat, id: CardId): readonly Terms[] {
  const lent = granting(g)
  const { has, sides } = codeOf(g, card(g, id))
  if ((!has.play && lent.length === 0) || losesPowers(g, id)) return none
  const env = envFor(seat, id)
  const out: Terms[] = []
  const add = (p: PowerCode, env: Env): void => {
    if (p.shape === 'play' && !(p.word && losesKeyword(g, id, p.word)) && (!p.node.if || holds(g, p.node.if, env)))
      out.push({ play: p.node.play, env })
  }
  for (const p of sides[0]) add(p, env)
  for (const a of lent) if (grants(g, a, id)) for (const p of meta(a.mod).means) add(p, { ...env, grant: a })
  return out
}

/** The happening "this player plays this card". */
export const playing = (seat: Seat, id: CardId): Happening => ({
  on: 'play',
  by: playerObj(seat),
  what: id,
  cause: seat,
})

/** Normalizes costs: a number in brackets is that many resources (403.6b). */
const resources = (g: Game, list: List, env: Env): number =>
  list.reduce((n, e) => (isPlain(e) ? n + amount(g, e.n, env) : n), 0)

/** A resource cost, and further lists of costs. */
interface Asking {
  base: number
  lists: readonly Cost[]
}

/** The price of a link with this resource cost and these other costs, after all modifiers. */
function price(g: Game, { base, lists }: Asking, h: Happening, env: Env, own: readonly Change[]): Price {
  const n = lists.reduce((sum, { list }) => sum + resources(g, list, env), base)
  return { which: 0, n: modifiedCost(g, n, h, own), lists, on: h.on }
}

/** Whether a price can be paid in full (403.1): directly, or in an order in which one part enables another. */
export const canPay = (g: Game, p: Price, whole: Env): boolean => {
  const isShort = p.n > 0 && p.n > readyResources(g, whole.you)
  if (isShort && !mayHelp(listsOf(p), true)) return false
  const env = g.code.purposes ? { ...whole, purpose: p.on } : whole
  const straight = canPayNow(g, p, env)
  if (straight ? isSimple(p.lists) : !mayHelp(listsOf(p), isShort)) return straight
  const parts = p.lists.flatMap(piecesOf)
  return canOrder(g, modelled(g, p.n > 0 ? [resourcesDue(p.n), ...parts] : parts, env), env)
}

const listsOf = (p: Price): List[] => p.lists.map((c) => c.list)

/** Whether each part could be paid right now. */
const canPayNow = (g: Game, p: Price, env: Env): boolean =>
  p.lists.length === 1 ? canPayList(g, p, p.lists[0]!, env) : canPayLists(g, p, env)

const canPayList = (g: Game, p: Price, c: Cost, env: Env): boolean =>
  canDoAll(g, c.list, readFor(env, c), p.n - resources(g, c.list, env))

function canPayLists(g: Game, p: Price, env: Env): boolean {
  const of = (c: Cost): boolean => canPayList(g, p, c, env)
  const isOwn = (c: Cost): boolean => c.self === 0 && c.roles === undefined
  const own = p.lists.flatMap((c) => (isOwn(c) ? c.list : none))
  return of(its(own)) && p.lists.every((c) => isOwn(c) || of(c))
}

/** The card's own cost. */
export const its = (list: List): Cost => ({ list, self: 0 })

/**
 * The ways to play a card that can be paid in full, with this X. `free`: an effect plays it without paying its cost.
 * If a race is still to be chosen, the ways are computed for the race that helps most.
 */
export function waysToPlay(g: Game, seat: Seat, id: CardId, env: Env, free = false): Price[] {
  const own = playTerms(g, seat, id)
  if (env.names.race === undefined && own.some((t) => t.play.choose))
    return racesFor(g, seat, id, env, free).reduce<Price[]>((best, n) => {
      const ways = waysToPlay(g, seat, id, withRace(env, n), free)
      return (ways[0]?.n ?? Number.POSITIVE_INFINITY) < (best[0]?.n ?? Number.POSITIVE_INFINITY) || best.length === 0
        ? ways
        : best
    }, [])
  const h = playing(seat, id)
  const isPrinted = own.length === 0 && active(g, 'cost').length === 0
  const added: readonly Cost[] = isPrinted
    ? none
    : [
        ...own.flatMap(({ play }) => (play.add ? [its(play.add)] : [])),
        ...addedCosts(g, h), // 707.1e: all of them
      ]
  const changes = isPrinted ? none : changesIn(g, own, { ...env, it: id })
  const code = codeOf(g, card(g, id))
  const x = code.def.x ? env.x : 0
  const out: Price[] = []
  const take = (p: Price, which: number): void => {
    if (canPay(g, p, env)) out.push({ ...p, which })
  }
  take(price(g, { base: free ? 0 : code.cost + x, lists: added }, h, env, changes), 0) // 403.6a
  if (free || isPrinted) return out
  rathers(g, own, h).forEach((list, i) => {
    if (list.length === 0 && x > 0) return // 707.1b: without paying, X is 0
    take(price(g, { base: 0, lists: [its(list), ...added] }, h, env, changes), i + 1)
  })
  return out
}

const withRace = (env: Env, n: number): Env => ({ ...env, names: { ...env.names, race: { n, w: races[n] } } })

/** The numbers of the races that let this card be paid for. All other races are equivalent. */
const racesFor = (g: Game, seat: Seat, id: CardId, env: Env, free = false): number[] =>
  races.flatMap((_, n) => (waysToPlay(g, seat, id, withRace(env, n), free).length > 0 ? [n] : []))

/** The question for a race, if the card asks for one (707.1e). */
export const askRace = (g: Game, l: Link, free = false): Decision =>
  question(
    l.controller,
    'choose',
    '707.1e',
    racesFor(g, l.controller, l.card, envOf(l), free).map((n): Answer => ({ do: 'number', n, code: `#${races[n]}` })),
    concerning(l),
  )

/** Changes of a card's resource cost in its own text (707.1e). */
export const changesIn = (g: Game, own: ReturnType<typeof playTerms>, env: Env): Change[] =>
  own.flatMap(({ play, env: his }) =>
    play.n === undefined ? [] : [{ n: amount(g, play.n, { ...env, grant: his.grant }), min: play.min }],
  )

/** Alternate costs of a card, its own and those that modifiers offer (403.3); at most one is used. */
const rathers = (g: Game, own: readonly Terms[], h: Happening): List[] => [
  ...own.flatMap(({ play }) => (play.rather ? [play.rather] : [])),
  ...alternates(g, h).map((ptr) => effectsAt(g, ptr)),
]

/** The cost of using a power, completing a quest or striking. `base`: resources that the card itself asks for. */
export function priceOf(g: Game, pay: List, h: Happening, env: Env, base = 0): Price {
  if (!isCostModified(g, h)) return { which: 0, n: base + resources(g, pay, env), lists: [its(pay)], on: h.on }
  return price(g, { base, lists: [its(pay), ...addedCosts(g, h)] }, h, env, none)
}

/** The question which way to pay, if there are several (403.3). */
export function askWay(l: Link, open: readonly Price[]): Decision {
  return question(
    l.controller,
    'cost',
    '403.3',
    open.map(({ which, lists }): Answer => (which === 0 ? { do: 'number', n: 0 } : way(which, must(lists[0]).list))),
    { link: l.id, card: l.card },
  )
}

const way = (n: number, list: List): Answer => ({ do: 'number', n, code: ptrOf(list) })

/** Parts of a cost that move no card: they can always be paid first. */
const quiet: ReadonlySet<string> = new Set([
  'pay',
  'activate',
  'exhaust',
  'ready',
  'put',
  'remove',
  'say',
  'reveal',
  'name',
  'choose',
])

function piecesOf({ list, ...speaker }: Cost): CostPart[] {
  const code = ptrOf(list)
  return list.flatMap((e, at) => {
    if (isPlain(e) || e.do === 'concede') return none // 800.1: last of all
    return { ...speaker, code, at, rank: !quiet.has(e.do) ? 3 : meta(e).picks.length > 0 ? 2 : 1 }
  })
}

const resourcesDue = (n: number): CostPart => ({ self: 0, code: '', at: n, rank: 0 })
const effectAt = (g: Game, x: CostPart): Effect => must(effectsAt(g, x.code)[x.at])

const awkward = new WeakMap<object, number>()

/** The number of pieces of a cost that choose or move something. Exhausting given cards counts too beside others that are chosen to exhaust. */
function countAwkward(cost: Cost): number {
  let n = awkward.get(cost.list)
  if (n === undefined) {
    const chosen = cost.list.some((e) => e.do === 'exhaust' && meta(e).picks.length > 0)
    const tires = (e: Effect): boolean => e.do === 'activate' || (e.do === 'exhaust' && meta(e).picks.length === 0)
    n = piecesOf(cost).filter((x) => x.rank > 1).length + (chosen ? cost.list.filter(tires).length : 0)
    awkward.set(cost.list, n)
  }
  return n
}

/** Whether at most one piece chooses or moves something, so that the pieces can't prevent each other. */
const isSimple = (lists: readonly Cost[]): boolean => lists.reduce((n, c) => n + countAwkward(c), 0) < 2

/** The pieces for the simulation; those whose condition is false cost nothing. */
const modelled = (g: Game, parts: readonly CostPart[], env: Env): Part[] =>
  parts.flatMap((x) => {
    if (x.code === '') return { e: null, n: x.at, self: 0 }
    const e = effectAt(g, x)
    return e.if && !holds(g, e.if, env) ? none : { ...x, e, n: 0 }
  })

const steps = (linkId: number, { self, roles, code, at }: CostPart): Step =>
  code === ''
    ? { step: 'pay', link: linkId, n: at }
    : textStep(linkId, code, {
        cost: true,
        whole: 'cost',
        at,
        only: true,
        ...(self ? { self } : {}),
        ...(roles ? { roles } : {}),
      })

/** Pays a price if everyone who must act agrees. `done` follows in either case; a note records that it was not paid (707.2). */
export function pay(g: Game, l: Link, p: Price, done: Step): void {
  if (p.lists.length === 0) {
    push(g, done)
    if (p.n > 0 || l.kind === 'card') push(g, { step: 'pay', link: l.id, n: p.n })
    return
  }
  const due = p.n > 0 || l.kind === 'card' || p.lists.some(({ list }) => list.some(isPlain))
  const parts = [...(due ? [resourcesDue(p.n)] : none), ...p.lists.flatMap(piecesOf)]
  const inRank = [...parts].sort((a, b) => a.rank - b.rank)
  const asTheyStand = isSimple(p.lists) && canPayNow(g, p, envOf(l))
  const others = payers(g, p.lists, envOf(l)).filter((s) => s !== l.controller)
  pushAll(g, [
    ...others.map((seat): Step => ({ step: 'agree', link: l.id, seat })),
    ...(concedes(g, l) ? mates(g, l.controller) : none).map(
      (seat): Step => ({ step: 'agree', link: l.id, seat, mate: true }),
    ),
    ...(asTheyStand ? inRank.map((x) => steps(l.id, x)) : [{ step: 'pay-parts', link: l.id, parts } as const]),
    done,
  ])
}

/** Everyone who must act to pay it (403.1). Other players' characters are destroyed without asking them (403.5). */
const payers = (g: Game, lists: readonly Cost[], env: Env): Seat[] => {
  const seats = new Set(lists.flatMap((c) => c.list.flatMap((e) => actorsOf(g, e, readFor(env, c)))))
  return living(g).filter((s) => seats.has(s))
}

/** The object of a question about a cost. */
const concerning = (l: Link): { link: number; card: Obj } => ({ link: l.id, card: l.card })

export const payingSteps = {
  /** 403.1: a player who must pay a part of another player's cost has to agree; so does a team if one of its players concedes for it (800.1b). */
  agree: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l) return null
      if (player(g, step.seat).lost) {
        if (step.mate) return null // 800.1b: only who remains is asked
        leaveUndone(g, l.id, 'cost') // who has left the game pays nothing
        return null
      }
      const it = g.s.cards[l.card]?.def ?? 'this'
      const why = step.mate ? `let your whole side concede the game, for ${it}?` : `pay your part of the cost of ${it}?`
      const rule = step.mate ? '800.1b' : '403.1'
      return question(step.seat, 'yes-no', rule, [{ do: 'yes' }, { do: 'no' }], { ...concerning(l), why })
    },
    answer(g, step, answer) {
      if (answer.do === 'no') leaveUndone(g, step.link, 'cost')
    },
  },
  pay: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l) return null
      const n = step.n
      if (isUndone(l, 'cost')) return null
      if (n > 0 && exhaustResources(g, l.controller, n) < n) leaveUndone(g, l.id, 'cost')
      else happen(g, { on: 'pay', by: playerObj(l.controller), n })
      return null
    },
  },
  /** 403.1: parts that may prevent each other are paid in an order that works; if there are several, the payer chooses. */
  'pay-parts': {
    run(g, step) {
      const l = g.s.links[step.link]
      const { parts } = step
      if (!l || isUndone(l, 'cost') || parts.length === 0) return null
      const env = envOf(l)
      const able = parts.filter((x) => canBegin(g, parts, x, env))
      const open = able.length > 0 ? able : parts
      const first = open.reduce((a, b) => (b.rank < a.rank ? b : a))
      const loud = open.filter((x) => x.rank === first.rank)
      if (first.rank < 3 || loud.length === 1) {
        payFirst(g, step, first)
        return null
      }
      return question(
        l.controller,
        'cost',
        '403.1',
        loud.map((p): Answer => ({ do: 'number', n: parts.indexOf(p), code: `${p.code}.${p.at}` })),
        concerning(l),
      )
    },
    answer(g, step, answer) {
      payFirst(g, step, must(step.parts[must(answer.n)]))
    },
  },
} satisfies Partial<StepDefs>

/** Whether the others can still be paid after this one. */
function canBegin(g: Game, parts: readonly CostPart[], x: CostPart, env: Env): boolean {
  const [mine] = modelled(g, [x], env)
  const rest = modelled(
    g,
    parts.filter((p) => p !== x),
    env,
  )
  return mine === undefined ? canOrder(g, rest, env) : canOrder(g, [mine, ...rest], env, 0)
}

function payFirst(g: Game, step: StepOf<'pay-parts'>, x: CostPart): void {
  const parts = step.parts.filter((p) => p !== x)
  pushAll(g, [steps(step.link, x), { ...step, parts }])
}
