/**
 * Total costs (707.1e): what a link costs in all and in which ways it may be paid, whether it can be, and the paying itself:
 * who else must agree (403.1), in what order its parts are paid.
 */
import { meta, type PowerCode, ptrOf } from '../language/compile.ts'
import { type Effect, type PlayTerms, type Power, races } from '../language/types.ts'
import { playerObj } from '../state/ids.ts'
import type { Answer, CardId, Decision, Happening, Link, Obj, Ptr, Seat, Step } from '../state/types.ts'
import {
  actorsOf,
  addedCosts,
  alternates,
  type Change,
  type Cost,
  canDoAll,
  exhaustResources,
  modifiedCost,
} from './403-costs.ts'
import { happen } from './703-triggers.ts'
import { type TextStep, textStep } from './709-text.ts'
import { active, granting, grants, losesPowers } from './714-modifiers.ts'
import { concedes, mates } from './800-hearthing.ts'
import {
  bindName,
  card,
  codeOf,
  type Game,
  link,
  living,
  player,
  push,
  pushAll,
  question,
  type StepDef,
} from './game.ts'
import { amount, type Env, envFor, envOf, holds } from './words.ts'

type List = readonly Effect[]

/** A way to pay for a link: its resource cost in all, and its other parts. `which`: 0 as printed, 1 and up alternate costs (403.3). */
export interface Price {
  which: number
  n: number
  lists: readonly Cost[]
}

const none: readonly never[] = []

/** What a card says about being played, and from whose side that is read. */
interface Terms {
  play: PlayTerms
  env: Env
}

/** What a card says about being played, as far as it applies now: its own words, and those it was granted. */
export function playTerms(g: Game, seat: Seat, id: CardId): readonly Terms[] {
  const lent = granting(g)
  const { has, sides } = codeOf(g, card(g, id))
  if ((!has.play && lent.length === 0) || losesPowers(g, id)) return none
  const env = envFor(seat, id)
  const out: Terms[] = []
  const add = (p: PowerCode, env: Env): void => {
    if (p.shape === 'play' && (!p.node.if || holds(g, p.node.if, env)))
      out.push({ play: (p.node as Extract<Power, { play: PlayTerms }>).play, env })
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

/** A plain payment of the one who adds the link: part of its resource cost. */
const isPlain = (e: Effect): e is Extract<Effect, { do: 'pay' }> =>
  e.do === 'pay' && e.by === undefined && e.if === undefined && e.as === undefined

/** What they come to: a number in brackets is so many resources (403.6b). */
const resources = (g: Game, list: List, env: Env): number =>
  list.reduce((n, e) => (isPlain(e) ? n + amount(g, e.n, env) : n), 0)

/** The price of a link with this resource cost and these lists of further ones, after all that changes it. */
function price(g: Game, base: number, lists: readonly Cost[], h: Happening, env: Env, own: readonly Change[]): Price {
  const n = lists.reduce((sum, { list }) => sum + resources(g, list, env), base)
  return { which: 0, n: modifiedCost(g, n, h, own), lists }
}

export const canPay = (g: Game, p: Price, env: Env): boolean => {
  const of = (list: List, self: CardId): boolean =>
    canDoAll(g, list, self ? { ...env, self } : env, p.n - resources(g, list, env))
  if (p.lists.length === 1) return of((p.lists[0] as Cost).list, (p.lists[0] as Cost).self)
  const own = p.lists.flatMap((c) => (c.self === 0 ? c.list : none))
  return of(own, 0) && p.lists.every((c) => c.self === 0 || of(c.list, c.self))
}

/** What the card itself asks for. */
export const its = (list: List): Cost => ({ list, self: 0 })

const listAt = (g: Game, ptr: Ptr): List => g.code.at.get(ptr) as List

/**
 * The ways to play a card that can be paid in full, with this X. `free`: an effect plays it without paying its cost. Where a
 * race is yet to be chosen for it, with the race that helps most.
 */
export function waysToPlay(g: Game, seat: Seat, id: CardId, env: Env, free = false): Price[] {
  const own = playTerms(g, seat, id)
  if (env.names.race === undefined && own.some((t) => t.play.choose))
    return racesFor(g, seat, id, env, free).reduce<Price[]>((best, n) => {
      const ways = waysToPlay(g, seat, id, withRace(env, n), free)
      return best.length === 0 || (ways[0]?.n ?? 1e9) < (best[0] as Price).n ? ways : best
    }, [])
  const h = playing(seat, id)
  const added: Cost[] = [
    ...own.flatMap(({ play }) => (play.add ? [its(play.add)] : [])),
    ...addedCosts(g, h), // 707.1e: all of them
  ]
  const changes = changesIn(g, own, { ...env, it: id })
  const code = codeOf(g, card(g, id))
  const x = code.def.x ? env.x : 0
  const out: Price[] = []
  const take = (p: Price, which: number): void => {
    if (canPay(g, p, env)) out.push({ ...p, which })
  }
  take(price(g, free ? 0 : code.cost + x, added, h, env, changes), 0) // 403.6a
  if (free) return out
  rathers(g, own, h).forEach((list, i) => {
    if (list.length === 0 && x > 0) return // 707.1b: without paying, X is 0
    take(price(g, 0, [its(list), ...added], h, env, changes), i + 1)
  })
  return out
}

const withRace = (env: Env, n: number): Env => ({ ...env, names: { ...env.names, race: { n, w: races[n] } } })

/** Races that may be chosen for a card that asks for one, by number: with which it can be paid. All others are as good as each other. */
const racesFor = (g: Game, seat: Seat, id: CardId, env: Env, free = false): number[] =>
  races.flatMap((_, n) => (waysToPlay(g, seat, id, withRace(env, n), free).length > 0 ? [n] : []))

/** The question for a race, where the card asks for one (707.1e). */
export const askRace = (g: Game, l: Link, free = false): Decision =>
  question(
    l.controller,
    'choose',
    '707.1e',
    racesFor(g, l.controller, l.card, envOf(l), free).map((n): Answer => ({ do: 'number', n, code: `#${races[n]}` })),
    concerning(l),
  )

/** What a card's own words change of its resource cost (707.1e). */
export const changesIn = (g: Game, own: ReturnType<typeof playTerms>, env: Env): Change[] =>
  own.flatMap(({ play, env: his }) =>
    play.n === undefined ? [] : [{ n: amount(g, play.n, { ...env, grant: his.grant }), min: play.min }],
  )

/** Alternate costs of a card, its own and those that modifiers offer (403.3); at most one is used. */
const rathers = (g: Game, own: readonly Terms[], h: Happening): List[] => [
  ...own.flatMap(({ play }) => (play.rather ? [play.rather] : [])),
  ...alternates(g, h).map((ptr) => listAt(g, ptr)),
]

/** What using a power, completing a quest or striking costs; `base`: resources that the card itself asks for. */
export function priceOf(g: Game, pay: List, h: Happening, env: Env, base = 0): Price {
  if (active(g, 'cost').length === 0) return { which: 0, n: base + resources(g, pay, env), lists: [its(pay)] }
  return price(g, base, [its(pay), ...addedCosts(g, h)], h, env, none)
}

/** The question which way to pay, where there are several (403.3). */
export function askWay(l: Link, open: readonly Price[]): ReturnType<StepDef['run']> {
  return question(
    l.controller,
    'cost',
    '403.3',
    open.map(
      ({ which, lists }): Answer => (which === 0 ? { do: 'number', n: 0 } : way(which, (lists[0] as Cost).list)),
    ),
    { link: l.id, card: l.card },
  )
}

const way = (n: number, list: List): Answer => ({ do: 'number', n, code: ptrOf(list) })

/** Parts of a cost that move no card: whatever else is paid, they can be paid first, and nothing is lost by it. */
const quiet: ReadonlySet<string> = new Set(['pay', 'activate', 'exhaust', 'ready', 'put', 'remove', 'say', 'reveal'])

/** A piece of a cost that is paid in one go: one action, or several of which a later one speaks of an earlier one's choice. */
interface Part {
  self: CardId
  code: Ptr
  at: readonly number[]
  quiet: boolean
  /** Whether nothing is left to choose in it. */
  fixed: boolean
}

function partsOf({ list, self }: Cost): Part[] {
  const code = ptrOf(list)
  const all = list.map((e, i) => [e, i] as const).filter(([e]) => !isPlain(e) && e.do !== 'concede') // 800.1: last of all
  const isFixed = (e: Effect): boolean => meta(e).picks.length === 0
  if (list.some((e) => e.as !== undefined || meta(e).namers.length > 0))
    return all.length === 0
      ? []
      : [{ self, code, at: all.map(([, i]) => i), quiet: all.every(([e]) => quiet.has(e.do)), fixed: false }]
  return all.map(([e, i]) => ({ self, code, at: [i], quiet: quiet.has(e.do), fixed: isFixed(e) }))
}

const steps = (linkId: number, p: Part): TextStep[] =>
  p.at.map((at) =>
    textStep(linkId, p.code, { cost: true, mark: '~paid', at, only: true, ...(p.self ? { self: p.self } : {}) }),
  )

/** Pays a price, if all who must act agree; `done` follows either way, and finds the link marked if it was not paid (707.2). */
export function pay(g: Game, l: Link, p: Price, done: Step): void {
  if (p.lists.length === 0) {
    push(g, done)
    if (p.n > 0 || l.kind === 'card') push(g, { step: 'pay', link: l.id, n: p.n })
    return
  }
  if (!l.names['~paid']) bindName(g, l.id, '~paid', { n: 1 })
  const parts = p.lists.flatMap(partsOf)
  const rank = (x: Part): number => (x.quiet ? (x.fixed ? 0 : 1) : 2)
  parts.sort((a, b) => rank(a) - rank(b))
  const loud = parts.filter((x) => !x.quiet)
  const others = payers(g, p.lists, envOf(l)).filter((s) => s !== l.controller)
  pushAll(g, [
    ...others.map((seat): Step => ({ step: 'agree', link: l.id, seat })),
    ...(concedes(g, l) ? mates(g, l.controller) : none).map(
      (seat): Step => ({ step: 'agree', link: l.id, seat, mate: true }),
    ),
    ...(p.n > 0 || l.kind === 'card' || p.lists.some(({ list }) => list.some(isPlain))
      ? [{ step: 'pay', link: l.id, n: p.n }]
      : []),
    ...parts.filter((x) => x.quiet).flatMap((x) => steps(l.id, x)),
    ...(loud.length > 1 ? [{ step: 'pay-parts', link: l.id, parts: loud }] : loud.flatMap((x) => steps(l.id, x))),
    done,
  ])
}

/** Everybody who must act to pay it (403.1). Others' characters are destroyed without asking them (403.5). */
const payers = (g: Game, lists: readonly Cost[], env: Env): Seat[] => {
  const seats = new Set(lists.flatMap(({ list }) => list.flatMap((e) => actorsOf(g, e, env))))
  return living(g).filter((s) => seats.has(s))
}

/** The object that a question about a cost concerns. */
const concerning = (l: Link): { link: number; card: Obj } => ({ link: l.id, card: l.card })

export const payingSteps: Record<string, StepDef> = {
  /** 403.1: whoever is to pay a part of another's cost must agree to it; so must a team that one of it concedes for (800.1b). */
  agree: {
    run(g, raw) {
      const l = g.s.links[raw.link as number]
      if (!l) return null
      if (player(g, raw.seat as Seat).lost) {
        if (raw.mate) return null // 800.1b: only who remains is asked
        bindName(g, l.id, '~paid', { n: 0 }) // who has left the game pays nothing
        return null
      }
      const it = g.s.cards[l.card]?.def ?? 'this'
      const why = raw.mate ? `let your whole side concede the game, for ${it}?` : `pay your part of the cost of ${it}?`
      const rule = raw.mate ? '800.1b' : '403.1'
      return question(raw.seat as Seat, 'yes-no', rule, [{ do: 'yes' }, { do: 'no' }], { ...concerning(l), why })
    },
    answer(g, raw, answer) {
      if (answer.do === 'no') bindName(g, raw.link as number, '~paid', { n: 0 })
    },
  },
  pay: {
    run(g, raw) {
      const l = g.s.links[raw.link as number]
      if (!l) return null
      const n = raw.n as number
      if (l.names['~paid']?.n === 0) return null
      if (n > 0 && exhaustResources(g, l.controller, n) < n) bindName(g, l.id, '~paid', { n: 0 })
      else happen(g, { on: 'pay', by: playerObj(l.controller), n })
      return null
    },
  },
  /** 403.1: actions that may get into each other's way are taken in the order that the payer chooses. */
  'pay-parts': {
    run(g, raw) {
      const l = g.s.links[raw.link as number]
      if (!l || l.names['~paid']?.n === 0) return null
      const parts = raw.parts as readonly Part[]
      return question(
        l.controller,
        'cost',
        '403.1',
        parts.map((p, n): Answer => ({ do: 'number', n, code: `${p.code}.${p.at[0]}` })),
        concerning(l),
      )
    },
    answer(g, raw, answer) {
      const parts = raw.parts as readonly Part[]
      const l = link(g, raw.link as number)
      const left = parts.filter((_, i) => i !== answer.n)
      const rest = left.length > 1 ? [{ ...raw, parts: left }] : left.flatMap((p) => steps(l.id, p))
      pushAll(g, [...steps(l.id, parts[answer.n as number] as Part), ...rest])
    },
  },
}
