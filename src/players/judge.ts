/** What effects are worth to this seat's team, as far as its view can tell, from the card's own text. */
import type { CardView, Obj, Seat } from '../engine/types.ts'
import { amount, bounds, holds, keywordTable, listed, mentions, once } from '../language/index.ts'
import type { Amount, Do, Effect, Of, TokenSpec, Who } from '../language/types.ts'
import { isPlayer, playerObj, seatOf } from '../state/ids.ts'
import { bind, boundTo } from './bindings.ts'
import { changed } from './changed.ts'
import { bestAttack, combatDamage } from './combat.ts'
import type { ReadFrame } from './frame.ts'
import { amountAt, resolve } from './meaning.ts'
import { judgeMods } from './mods.ts'
import { bestOf } from './picks.ts'
import { isGuarded, onGuard } from './plan.ts'
import { hurts, isIdle, lasts } from './prohibitions.ts'
import { attackStrength, powersOf, sharpness } from './strength.ts'
import {
  cardOf,
  cardsLeft,
  defOf,
  funds,
  has,
  healthLeft,
  isRaider,
  isType,
  seatView,
  sideOfObj,
  sideOfSeat,
  type Table,
  teamOf,
} from './table.ts'
import { cardWorth, harm, par, relief, shieldWorth, worth } from './worth.ts'

/** The worth of a ready resource this turn, and of one more resource for the rest of the game. */
const resourceNow = 0.4
const resourceEver = 2.2
/** The worth of an extra turn, with its draw, readying and attacks. */
const turnWorth = 6

/** The value of a text if everyone picks what is best for them. */
export function judgeText(t: Table, f: ReadFrame, text: readonly Effect[]): number {
  const { own, each } = split(text)
  const mine = bestOf(t, f, own, (bound, effects) => effects.reduce((sum, e) => sum + judge(t, bound, e), 0))
  return each.reduce((sum, e) => sum + judgeEach(t, f, e), mine)
}

/** The effects of a text that are done once, and those that several players do, each with their own cards. */
interface Split {
  own: readonly Effect[]
  each: readonly Effect[]
}

const split = once((text: readonly Effect[]): Split => {
  const each = text.filter(isForEach)
  return { own: each.length === 0 ? text : text.filter((e) => !isForEach(e)), each }
})

/** Whether several players do this, each with their own cards ("each opponent destroys a resource they control"). */
export const isForEach = once(
  (e: Effect): boolean => 'by' in e && e.by !== undefined && mentions({ ...e, by: undefined }, '$by'),
)

/** Each of them does it as is best for them. */
function judgeEach(t: Table, f: ReadFrame, e: Effect): number {
  if (e.if && !holds(t, e.if, f)) return 0
  const { by, ...one } = e as Effect & { by: Who }
  return resolve(t, f, by)
    .filter(isPlayer)
    .reduce((sum, o) => {
      const own = { ...f, names: bind(f.names, 'by', [o]), picker: seatOf(o) }
      return sum + bestOf(t, own, [one as Effect], (bound, [x]) => judge(t, bound, x!))
    }, 0)
}

/** Sums over the objects that a set means, with +1 for our cards and -1 for theirs. */
function each(
  t: Table,
  f: ReadFrame,
  who: Who | undefined,
  value: (card: CardView, side: number, i: number) => number,
): number {
  return resolve(t, f, who).reduce((sum, o, i) => {
    const card = cardOf(t, o)
    return card ? sum + value(card, sideOfSeat(t, card.controller), i) : sum
  }, 0)
}

function eachSeat(t: Table, f: ReadFrame, who: Who | undefined, value: (seat: number, side: number) => number): number {
  const objs = who === undefined ? [playerObj(f.you)] : resolve(t, f, who)
  return objs.reduce((sum, o) => (isPlayer(o) ? sum + value(seatOf(o), sideOfObj(t, o)) : sum), 0)
}

/** The value of one effect; binds the names of its expected results for the effects after it. */
function judge(t: Table, f: ReadFrame, e: Effect): number {
  if (e.if && e.do !== 'if' && !holds(t, e.if, f)) return 0
  const value = judgeVerb(t, f, e)
  if (e.as && 'n' in e && typeof e.n === 'number' && boundTo(f.numbers, e.as) === undefined)
    f.numbers = bind(f.numbers, e.as, e.n)
  return value
}

type Judge<D extends Do> = (t: Table, f: ReadFrame, e: Of<D>) => number

/** Effects that change nothing that is counted here. */
const nothing = (): number => 0

/** What each verb is worth; a missing verb does not compile. */
const verbs: { readonly [D in Do]: Judge<D> } = {
  deal(t, f, e) {
    const by = resolve(t, f, e.by)
    if (isIdle(t, f.self) || by.some((o) => isIdle(t, o))) return 0
    const type = typeof e.type === 'string' ? e.type : undefined
    return each(t, f, e.to, (card, side, i) => {
      const n = amountAt(t, f, e.n, i)
      return -side * (harm(t, card, n, type) + (hurts(t, card, type) && n >= healthLeft(card) ? stopped(t, card) : 0))
    })
  },
  heal: (t, f, e) =>
    each(t, f, e.from, (card, side, i) => side * relief(t, card, e.n === 'all' ? 'all' : amountAt(t, f, e.n, i))),
  put(t, f, e) {
    const most = typeof e.n === 'object' && 'upTo' in e.n ? amount(t, e.n.upTo, f) : amount(t, e.n, f)
    const n = boundTo(f.numbers, e.as ?? '') ?? most
    if (e.as) f.numbers = bind(f.numbers, e.as, n)
    if (e.to === 'raid') return ticks(t, e.what, e.set ? n - (t.view.raid.counters?.[e.what] ?? 0) : n)
    return each(t, f, e.to, (card, side) => (e.what === 'damage' ? -side * harm(t, card, n) : side * 0.4 * n))
  },
  remove(t, f, e) {
    const n = e.n === 'all' ? 'all' : amount(t, e.n, f)
    const there = t.view.raid.counters?.[e.what] ?? 0
    const gone = n === 'all' ? there : Math.min(n, there)
    if (e.from === 'raid' && e.as) f.numbers = bind(f.numbers, e.as, gone)
    if (e.from === 'raid') return ticks(t, e.what, -gone)
    if (e.as) f.numbers = bind(f.numbers, e.as, takenOff(t, f, e))
    return each(t, f, e.from, (c, side) => (e.what === 'damage' ? side * relief(t, c, n) : 0))
  },
  switch(t, f, e) {
    const [a, b] = [e.of, e.with].map((who) => cardOf(t, resolve(t, f, who)[0] ?? 0))
    return a && b ? damaged(t, a, b.damage) + damaged(t, b, a.damage) : 0
  },
  destroy: (t, f, e) =>
    each(
      t,
      f,
      e.what,
      (card, side) => -side * (isBossHero(t, card) || lasts(t, card) ? 0 : worth(t, card) + stopped(t, card)),
    ),
  discard(t, f, e) {
    let most = 0
    const worth = eachSeat(t, f, e.by, (seat, side) => {
      const n = discarded(t, f, e, seat)
      most = Math.max(most, n)
      return -side * cardWorth * 0.7 * n
    })
    if (e.as && most === 0) f.names = bind(f.names, e.as, [])
    return worth
  },
  draw: (t, f, e) =>
    eachSeat(t, f, e.by, (seat, side) => side * drawn(t, seat, e.until ? 'all' : amount(t, e.n ?? 1, f))),
  move: judgeMove,
  create(t, f, e) {
    const spec = typeof e.token === 'string' ? t.words.get(e.token) : (listed(e.token)[0] as TokenSpec)
    const size = (n: Amount | undefined): number => (n === undefined ? 0 : amount(t, n, f))
    const one = 0.6 + size(spec?.atk) + 0.5 * size(spec?.health)
    return eachSeat(t, f, e.by, (_, side) => side * one * amount(t, e.n, f))
  },
  bring(t, f, e) {
    const sizes = e.cards.map(([n, name]) => amount(t, n, f) * (0.6 + par(t.words.get(name))))
    return eachSeat(t, f, 'you', (_, side) => side * sizes.reduce((sum, n) => sum + n, 0))
  },
  search: () => cardWorth,
  place: (t, f, e) => each(t, f, e.what, (_, side) => side * resourceEver),
  turn: (t, f, e) => each(t, f, e.what, (_, side) => side * (e.face === 'up' ? 1 : -1)),
  exhaust: (t, f, e) => each(t, f, e.what, (card, side) => -side * standing(t, card)),
  ready: (t, f, e) => each(t, f, e.what, (card, side) => side * readying(t, card)),
  activate: (t, f) => each(t, f, 'self', (card, side) => -side * standing(t, card)),
  flip: (t, f, e) => each(t, f, e.what, (card, side) => side * (turned(t, card) - 1.2)),
  pay: (t, f, e) => eachSeat(t, f, e.by, (_, side) => -side * resourceNow * amount(t, e.n, f)),
  play: played,
  copy: played,
  /** What we give away is lost, what we get is gained. */
  exchange(t, f, e) {
    const given = each(t, f, e.what, (card, side) => -side * worth(t, card))
    return 2 * (given + each(t, f, e.for, (card, side) => -side * worth(t, card)))
  },
  interrupt: (t, f, e) => each(t, f, e.what, (card, side) => -side * par(defOf(t, card.id))),
  uncombat: (t, f, e) => each(t, f, e.what, (card, side) => -side * combatStopped(t, card)),
  extraTurn: (t, f, e) => eachSeat(t, f, e.by, (_, side) => side * turnWorth),
  concede: (t, f) => eachSeat(t, f, 'you', (_, side) => -side * 1000),
  win: (t, f, e) => eachSeat(t, f, e.by, (_, side) => side * 1000),
  lose: (t, f, e) => eachSeat(t, f, e.by, (_, side) => -side * 1000),

  // Words that control the flow of a text.
  modify: (t, f, e) => judgeMods(t, f, e.mods, e.until ?? 'ever', judgeText),
  if: (t, f, e) => judgeText(t, f, (!e.if || holds(t, e.if, f) ? e.then : e.else) ?? []),
  try(t, f, e) {
    const left = judgeText(t, f, e.else ?? [])
    // If there is nothing to destroy, nothing happens.
    if (e.these.every((x) => x.do === 'destroy' && resolve(t, f, x.what).length === 0)) return left
    const done = judgeText(t, f, [...e.these, ...(e.then ?? [])])
    if (!e.may) return done
    const ours = eachSeat(t, f, e.may, (_, side) => side) >= 0
    return ours ? Math.max(done, left) : Math.min(done, left)
  },
  modes(t, f, e) {
    const ours = eachSeat(t, f, e.by, (_, side) => side) >= 0
    const values = e.of.map((mode) => judgeText(t, f, mode)).sort((a, b) => (ours ? b - a : a - b))
    const { min, max } = bounds(t, e.n, f, values.length)
    return values.slice(0, max).reduce((sum, v, i) => (i < min || (ours ? v > 0 : v < 0) ? sum + v : sum), 0)
  },
  forEach: (t, f, e) =>
    resolve(t, f, e.of).reduce((sum, o) => {
      const names = e.as ? bind(f.names, e.as, [o]) : f.names
      return sum + judgeText(t, { ...f, names }, e.then)
    }, 0),
  repeat: (t, f, e) => judgeText(t, f, e.these),
  empower: (t, f, e) => (holds(t, { empowered: e.of }, f) ? judgeText(t, f, e.then) : 0),
  keyword: (t, f, e) => judgeText(t, f, keywordTable[e.keyword].does ?? []),
  table(t, f, e) {
    const share = (is: readonly [number, number] | 'odd' | 'even') => (typeof is === 'string' ? 3 : is[1] - is[0] + 1)
    const total = e.rows.reduce((sum, row) => sum + share(row.is), 0) || 1
    return e.rows.reduce((sum, row) => sum + (judgeText(t, f, row.then) * share(row.is)) / total, 0)
  },

  // They only define what later effects refer to.
  roll(_t, f, e) {
    if (e.as) f.numbers = bind(f.numbers, e.as, 3.5)
    return 0
  },
  drop(t, f, e) {
    // It lands on about one in ten of those that it could land on.
    const hit = resolve(t, f, e.onto).filter((_, i) => i % 10 === 0)
    if (e.as) f.names = bind(f.names, e.as, hit)
    return 0
  },
  choose(t, f, e) {
    if (e.as) f.names = bind(f.names, e.as, resolve(t, f, e.what))
    return 0
  },
  guess: nothing,
  name: nothing,
  reveal: nothing,
  say: nothing,
  shuffle: nothing,

  // Judged elsewhere (a host with the card that is attached, targets when they are asked for), or not predictable.
  attach: nothing,
  defend: nothing,
  drawFrom: nothing,
  endTurn: nothing,
  keep: nothing,
  rebuild: nothing,
  retarget: nothing,
  sit: nothing,
  startRaid: nothing,
  swap: nothing,
  trigger: nothing,
}

/** How many cards a player can discard by this. */
export const discarded = (t: Table, f: ReadFrame, { n = 1 }: Of<'discard'>, seat: Seat): number =>
  Math.min(amount(t, n, f), (seatView(t, seat)?.handCount ?? 0) - (seat === t.me ? t.leaving : 0))

/** How much damage, or how many counters, this takes off all that it means. */
export const takenOff = (t: Table, f: ReadFrame, { n, what, from }: Of<'remove'>): number =>
  resolve(t, f, from).reduce((sum, o) => {
    const card = cardOf(t, o)
    const there = (what === 'damage' ? card?.damage : card?.counters[what]) ?? 0
    return sum + (n === 'all' ? there : Math.min(there, amount(t, n, f)))
  }, 0)

const judgeVerb = (t: Table, f: ReadFrame, e: Effect): number => (verbs[e.do] as Judge<Do>)(t, f, e)

/** What it is worth if the clock of the raid goes on by so many of these counters: it is the raiders that it threatens. */
function ticks({ view: { raid, seats }, team }: Table, name: string, by: number): number {
  const { clock } = raid
  if (clock?.counts !== name) return 0
  const boss = seats.find((seat) => seat.boss)?.team === team ? 1 : -1
  const left = Math.max(1, clock.down ? clock.n - clock.at : clock.at - clock.n)
  return boss * (clock.down ? -by : by) * (1.5 + 12 / left)
}

/** What playing something for free is worth to the player. */
function played(t: Table, f: ReadFrame): number {
  return teamOf(t, f.you) === t.team ? 3 : -3
}

/** What it is worth if a card has `n` damage instead of its own. */
const damaged = (t: Table, card: CardView, n: number): number =>
  sideOfObj(t, card.id) * (n < card.damage ? relief(t, card, card.damage - n) : -harm(t, card, n - card.damage))

/** The worth of the ATK that a card's other side adds to its attacks, over several attacks. */
function turned(t: Table, card: CardView): number {
  const def = defOf(t, card.id)
  if (!def?.front || !def.back) return 0
  return 0.9 * (sharpness(powersOf(def, !card.faceDown)) - sharpness(powersOf(def, card.faceDown)))
}

const isBossHero = (t: Table, card: CardView): boolean => isType(card, 'hero') && !!seatView(t, card.controller)?.boss

/** The cards that a deck is to have left: each is one more turn before its player is decked (410.6b), which is worth more than a card in hand. */
const lastTurns = 3
const turnLeft = 4

/** Cards beyond the maximum hand size are worth little, and the last of a deck cost turns. */
function drawn(t: Table, seat: number, n: number | 'all'): number {
  const row = seatView(t, seat)
  const room = Math.max(0, (row?.maxHand ?? 7) - (row?.handCount ?? 0))
  const count = n === 'all' ? room : n
  const short = Math.max(0, count - Math.max(0, cardsLeft(t, seat) - lastTurns))
  return cardWorth * Math.min(count, room) + 0.4 * Math.max(0, count - room) - turnLeft * short
}

function judgeMove(t: Table, f: ReadFrame, e: Of<'move'>): number {
  const set = typeof e.what === 'object' && ('in' in e.what || 'among' in e.what) ? e.what : undefined
  if (typeof set?.in === 'string' && set.in.startsWith('deck')) {
    const n = set.top === undefined ? 1 : amount(t, set.top, f)
    if (e.to === 'hand') return eachSeat(t, f, set.of, (seat, side) => side * drawn(t, seat, n))
    const each = e.to === 'resources' ? resourceEver : e.to === 'play' ? 4 : -0.3
    return n * eachSeat(t, f, set.of, (_, side) => side * each)
  }
  // A collection always has something suitable.
  if (set && (boundTo(f.bound, set) ?? []).length === 0 && listed(set.in).some((zone) => zone === 'collection'))
    return eachSeat(t, f, set.of, (_, side) => side * (e.to === 'play' ? 4 : cardWorth))
  if (set?.among !== undefined && resolve(t, f, set.among).length === 0)
    return e.to === 'hand' ? sideOfObj(t, playerObj(f.decider ?? f.you)) * 1.1 * drawn(t, f.decider ?? f.you, 1) : 0
  return each(t, f, e.what, (card, side) => {
    const after = moved(t, card, e.to)
    return side * (after - (card.zone === 'party' || card.zone === 'resources' ? worth(t, card) : 0))
  })
}

/** What a card is worth in the zone it goes to; a token that leaves play is lost (404.2). */
function moved(t: Table, card: CardView, to: string): number {
  if (card.token && to !== 'play') return 0
  const worthInHand = Math.min(par(defOf(t, card.id)), 7)
  if (to === 'hand') return card.zone === 'hand' ? 0 : 0.5 * worthInHand
  if (to === 'play') return card.zone === 'party' ? worth(t, card) : 1.8 * Math.min(worthInHand, 4)
  if (to === 'resources') return resourceEver
  return to === 'deck' ? 0.2 : 0
}

const turnIsTheirs = (t: Table, card: CardView): boolean =>
  t.view.turn.seat === card.controller && t.view.turn.phase !== 'end'

/** What it is worth to be ready: an attack on the player's own turn, a protector on other turns. */
function standing(t: Table, card: CardView): number {
  if (card.exhausted) return 0
  if (turnIsTheirs(t, card) && !card.fresh) {
    const proposed = card.role === 'proposed attacker'
    return Math.max(guarding(t, card), (proposed ? 1.2 : 0.75) * attackStrength(t, card))
  }
  const protects = has(card, 'Protector') ? 1.2 : 0
  return protects + (isType(card, 'ally') ? 0.15 : 0.05)
}

/** What a raider’s protector is worth in the Boss’s turn to come, if it isn’t exhausted until then (R8). */
function guarding(t: Table, card: CardView): number {
  if (!has(card, 'Protector') || seatView(t, card.controller)?.boss) return 0.2
  return 0.8 * shieldWorth(t, healthLeft(card)) + (isRaider(t) && isGuarded(t) ? onGuard : 0)
}

function readying(t: Table, card: CardView): number {
  if (!card.exhausted) return 0
  if (isType(card, 'weapon')) return again(t, card)
  if (turnIsTheirs(t, card) && t.view.turn.phase === 'action' && !t.view.combat?.window)
    return isType(card, 'ally') && card.fresh && !has(card, 'Ferocity')
      ? 0
      : Math.max(0, bestAttack(t, changed(card, { exhausted: false })).gain)
  return has(card, 'Protector') ? 1 : 0.1
}

/** The worth of one more strike with a weapon, if it can be paid. */
function again(t: Table, weapon: CardView): number {
  const strike = weapon.strike ?? 0
  const now = turnIsTheirs(t, weapon) && t.view.turn.phase === 'action' && !t.view.combat?.window
  return now && strike <= funds(t, weapon.controller) ? 1.3 * (weapon.atk ?? 0) - 0.4 * strike : 0.2
}

/** What it is worth if the attacker of the current attack leaves before it deals damage. */
function stopped(t: Table, card: CardView): number {
  const attacks = card.role === 'attacker' || card.role === 'proposed attacker'
  const other = attacks ? cardOf(t, opponentInCombat(t, card.id)) : undefined
  return other ? harm(t, other, attackStrength(t, card)) : 0
}

/** What it is worth to take this card out of the current combat. */
function combatStopped(t: Table, card: CardView): number {
  const damage = combatDamage(t, card.id)
  const other = cardOf(t, opponentInCombat(t, card.id))
  const dealt = other ? harm(t, other, combatDamage(t, other.id)) : 0
  return dealt - harm(t, card, damage)
}

const opponentInCombat = (t: Table, id: Obj): Obj => {
  const combat = t.view.combat
  if (!combat) return 0
  return id === combat.attacker ? combat.defender || combat.proposed : combat.attacker
}
