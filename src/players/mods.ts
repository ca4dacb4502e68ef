/** What modifiers are worth to this seat's team: for a turn judged by the present situation, for longer by their potential. */
import type { CardView, Obj } from '../engine/types.ts'
import { amount, bounds, listed } from '../language/index.ts'
import type { Duration, Effect, EventPattern, Mod, Who } from '../language/types.ts'
import { isPlayer } from '../state/ids.ts'
import { changed } from './changed.ts'
import { bestAttack, exchange } from './combat.ts'
import { incoming, thisBlow } from './coming.ts'
import type { ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import { pieceAt } from './pointer.ts'
import { attackStrength } from './strength.ts'
import { cardOf, defOf, has, healthLeft, isRaider, isType, sideOfObj, type Table } from './table.ts'
import { harm, relief, threat, worth } from './worth.ts'

export type Span = Duration | 'ever'
type Judge = (t: Table, f: ReadFrame, text: readonly Effect[]) => number

const short = (span: Span): boolean => span === 'turn' || span === 'combat'

export function judgeMods(t: Table, f: ReadFrame, mods: readonly Mod[], span: Span, judgeText: Judge): number {
  return mods.reduce((sum, mod) => sum + judgeMod({ t, f, span, judgeText }, mod), 0)
}

/** The context of a modifier: the table, the text that it is part of, its duration, and the function that judges a text. */
interface Reading {
  t: Table
  f: ReadFrame
  span: Span
  judgeText: Judge
}

const nothing = (): number => 0

/** What each kind of modifier is worth; a missing kind does not compile. Some can't be judged in advance. */
const worths: { readonly [K in Mod['mod']]: (r: Reading, mod: Extract<Mod, { mod: K }>) => number } = {
  stat: (r, mod) => over(r, mod.what, (card) => statValue(r.t, card, mod.stat, amount(r.t, mod.n, r.f), r.span)),
  keyword: (r, mod) => over(r, mod.what, (card) => keywordValue(r.t, card, mod.keyword, r.span)),
  power: (r, mod) => over(r, mod.what, () => 1),
  fixed: () => 0,
  noPowers: (r, mod) => over(r, mod.what, (card) => -0.5 - (defOf(r.t, card.id)?.powers?.length ?? 0)),
  noKeyword: (r, mod) => over(r, mod.what, () => -0.5),
  control: ({ t, f }, mod) =>
    resolve(t, f, mod.what).reduce((sum, o) => {
      const card = cardOf(t, o)
      const ours = resolve(t, f, mod.by).some((s) => sideOfObj(t, s) > 0)
      return card && sideOfObj(t, o) > 0 !== ours ? sum + (ours ? 1.6 : -1.6) * worth(t, card) : sum
    }, 0),
  cannot: ({ t, f, span }, mod) => forbidden(t, f, mod, span),
  cost: (r, mod) =>
    (mod.by === undefined ? sideOfObj(r.t, -1 - r.f.you) : over(r, mod.by, () => 1)) *
    -0.8 *
    amount(r.t, mod.n ?? 0, r.f),
  prevent: ({ t, f, span }, mod) => prevented(t, f, mod, span),
  when: ({ t, f, judgeText }, mod) => 0.6 * judgeText(t, f, mod.then),
  instead: ({ t, f }) => sideOfObj(t, -1 - f.you) * 0.8,
  can: (r, mod) => over(r, mod.by, () => 0.5),
  double: nothing,
  switch: nothing,
  rewards: nothing,
  is: nothing,
  see: nothing,
  copy: nothing,
  must: nothing,
  limit: nothing,
  enters: nothing,
}

const over = ({ t, f }: Reading, who: Who | undefined, value: (card: CardView) => number): number =>
  resolve(t, f, who).reduce((sum, o) => sum + sideOfObj(t, o) * valueOn(t, o, value), 0)

function judgeMod<K extends Mod['mod']>(r: Reading, mod: Extract<Mod, { mod: K }> & { mod: K }): number {
  if (isAlreadySo(r, mod)) return 0
  const value: (r: Reading, mod: Extract<Mod, { mod: K }>) => number = worths[mod.mod]
  return value(r, mod)
}

/** Modifiers that change nothing if the same is already in force. */
const single: ReadonlySet<Mod['mod']> = new Set(['cannot', 'keyword', 'can', 'must'])

/** Whether an effect of the same words, of the same player, on the same cards is already in force. */
const isAlreadySo = ({ t, f }: Reading, mod: Mod): boolean =>
  single.has(mod.mod) &&
  t.view.modifiers.some(
    ({ code, controller, on }) =>
      controller === f.you &&
      pieceAt(t.words, code) === mod &&
      ('what' in mod && on.length > 0 ? resolve(t, f, mod.what).every((o) => on.includes(o)) : on.length === 0),
  )

const valueOn = (t: Table, obj: Obj, value: (card: CardView) => number): number => {
  const card = cardOf(t, obj)
  return card ? value(card) : isPlayer(obj) ? 1 : 0
}

/** Could this card still fight in this turn? */
const fights = (t: Table, card: CardView): boolean =>
  card.role !== '' ||
  (t.view.turn.seat === card.controller && t.view.turn.phase === 'action' && !card.exhausted && !card.fresh)

function statValue(t: Table, card: CardView, stat: string, n: number, span: Span): number {
  if (stat === 'health')
    return isType(card, 'hero') ? relief(t, changed(card, { damage: card.damage + 1 }), Math.min(n, 8)) : 0.5 * n
  if (stat === 'maxHand') return 0.4 * n
  if (stat === 'def') return n
  if (!isType(card, 'hero') && !isType(card, 'ally')) return short(span) ? 0.3 * n : 1.2 * n
  if (short(span)) return fights(t, card) ? fightGain(t, card, n) : 0
  return 1.6 * n
}

/** What n more ATK is worth in the current combat, or in the best one to come. */
function fightGain(t: Table, card: CardView, n: number): number {
  const combat = t.view.combat
  const attacker = card.role === 'attacker' || card.role === 'proposed attacker'
  const other = attacker ? cardOf(t, combat?.defender || combat?.proposed || 0) : cardOf(t, combat?.attacker ?? 0)
  if (card.role !== '' && other) {
    const now = attackStrength(t, card)
    return harm(t, other, now + n) - harm(t, other, now)
  }
  const stronger = changed(card, { atk: (card.atk ?? 0) + n })
  return Math.max(0, bestAttack(t, stronger).gain - Math.max(0, bestAttack(t, card).gain))
}

function keywordValue(t: Table, card: CardView, keyword: string, span: Span): number {
  if (has(card, keyword)) return 0
  if (keyword === 'Ferocity') return card.fresh && !card.exhausted ? 0.6 * attackStrength(t, card) : 0
  if (keyword === 'Protector') return short(span) ? Math.max(0.4, stepsIn(t, card)) : standsGuard(t, card)
  return short(span) ? (fights(t, card) ? 0.6 : 0) : 1.2
}

/** What it is worth to this character's side if it protects in the attack that is proposed. */
function stepsIn(t: Table, card: CardView): number {
  const proposal = t.view.chain.find(({ kind }) => kind === 'proposal')
  const attacker = cardOf(t, proposal?.attacker ?? 0)
  const defender = cardOf(t, proposal?.defender ?? 0)
  if (!attacker || !defender || card.exhausted || defender.id === card.id) return 0
  if (sideOfObj(t, card.id) !== sideOfObj(t, defender.id) || has(attacker, 'Stealth')) return 0
  return exchange(t, attacker, defender).gain - exchange(t, attacker, card, true).gain
}

/** A hero of the raid who protects from now on takes a blow each round for whoever can bear it least. */
const standsGuard = (t: Table, card: CardView): number =>
  isRaider(t) && isType(card, 'hero') ? 1 + 0.6 * Math.min(healthLeft(card) / 3, threat(t) + 4) : 1

/** Verbs whose prohibition hurts the player or card that would do or enjoy them; prohibiting any other verb protects its object. */
export const wanted = new Set([
  'attack',
  'protect',
  'ready',
  'play',
  'strike',
  'complete',
  'use',
  'place',
  'heal',
  'draw',
  'flip',
  'activate',
])

function forbidden(t: Table, f: ReadFrame, mod: Extract<Mod, { mod: 'cannot' }>, span: Span): number {
  const verbs: readonly string[] = mod.purpose === undefined ? listed(mod.on) : listed(mod.purpose).map(banned)
  return verbs.reduce((sum, verb) => {
    const hurts = wanted.has(verb)
    const who = subject(mod, hurts)
    return (
      sum +
      resolve(t, f, who).reduce(
        (total, o) => total + sideOfObj(t, o) * (hurts ? -loss(t, o, verb, span) : shelter(span)),
        0,
      )
    )
  }, 0)
}

/** What a character can't do if it can't exhaust for a purpose; a purpose it can't pay for counts like a power it can't use. */
const banned = (purpose: string): string => (purpose === 'pay' || purpose === 'prevent' ? 'activate' : purpose)

export const subject = (mod: EventPattern, hurts: boolean): Who | undefined => {
  const to = mod.to === 'front' || mod.to === 'back' ? undefined : mod.to
  return hurts ? (mod.by ?? mod.what ?? to) : (mod.what ?? to)
}
const shelter = (span: Span): number => (short(span) ? 0.4 : 1.2)

function loss(t: Table, obj: Obj, verb: string, span: Span): number {
  const card = cardOf(t, obj)
  if (!card) return verb === 'play' ? 2.5 : 1.5
  const strength = attackStrength(t, card)
  if (verb === 'attack') return short(span) ? (fights(t, card) ? 0.6 * strength : 0) : 0.9 * strength
  if (verb === 'ready') return 0.3 + 0.7 * strength
  if (verb === 'protect') return has(card, 'Protector') ? 1 : 0.1
  return 0.8
}

function prevented(t: Table, f: ReadFrame, mod: Extract<Mod, { mod: 'prevent' }>, span: Span): number {
  const to = mod.would.to === 'front' || mod.would.to === 'back' ? undefined : mod.would.to
  if (to === undefined) return resolve(t, f, mod.would.by).reduce((sum, o) => sum - sideOfObj(t, o) * shelter(span), 0)
  return resolve(t, f, to).reduce((sum, o) => {
    const card = cardOf(t, o)
    if (!card) return sum
    // For a turn, a prevention waits for a blow that it would prevent.
    const blow = short(span) ? thisBlow(t, card) : 0
    const coming = !short(span) ? incoming(t, card) : blow === 0 ? 0 : mod.n === 'all' ? incoming(t, card) : blow
    const saved = harm(t, card, coming) - harm(t, card, Math.max(0, coming - most(t, f, mod, coming)))
    return sum + sideOfObj(t, o) * (saved + (short(span) ? 0 : 1.5))
  }, 0)
}

/** How much of the coming damage a prevention could prevent. */
function most(t: Table, f: ReadFrame, mod: Extract<Mod, { mod: 'prevent' }>, coming: number): number {
  const n = mod.n
  if (n === 'all') return coming
  if (typeof n === 'object' && 'next' in n) return amount(t, n.next, f)
  if (typeof n === 'object' && 'first' in n) return amount(t, n.first, f)
  if (typeof n === 'object' && 'allBut' in n) return coming - bounds(t, n.allBut, f, coming).max
  return amount(t, n, f)
}
