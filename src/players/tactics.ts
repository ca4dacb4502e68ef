/** Carries out the tactics of a raid: the first that fits a decision decides it. */
import { cardsOf } from '../engine/index.ts'
import type { Answer, CardView, Decision, Obj, View } from '../engine/types.ts'
import { countersOn, isMarked, listed, measures, once, onlyStage } from '../language/index.ts'
import type { Aim, Only, StageOfCard, Tactic } from '../language/tactics.ts'
import type { Power } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { actOf } from './actions.ts'
import { exchange } from './combat.ts'
import { isWithinReach } from './coming.ts'
import { best } from './general.ts'
import { onceForEach } from './once.ts'
import { gainsOf } from './picking.ts'
import { type Reason, sentenceOf, silence } from './reason.ts'
import { isSecret, measure, situation } from './situation.ts'
import { attackStrength, powersOf, strengthOf } from './strength.ts'
import {
  cardOf,
  cardsInPlay,
  characters,
  defOf,
  friends,
  funds,
  handOf,
  has,
  healthLeft,
  heroOf,
  isType,
  linkView,
  nameInView,
  seatView,
  sideOfObj,
  type Table,
  teamOf,
} from './table.ts'
import { saidOfAct } from './telling.ts'
import type { Choice, Weighed } from './types.ts'
import { worth } from './worth.ts'

const none: readonly never[] = []
const names = (list: string | readonly string[]): readonly string[] => (typeof list === 'string' ? [list] : list)
const nameMatches = (t: Table, list: string | readonly string[], obj: Obj | undefined): boolean => {
  const name = nameInView(t, obj)
  return typeof list === 'string' ? list === name : list.includes(name)
}

/**
 * The indices of the answers that no tactic holds back. If several tactics concern the same answer, the first decides: one that
 * would do it now (`value`: what general play thinks an answer is worth), or one that holds it.
 */
export function notHeld(
  t: Table,
  d: Decision,
  tactics: readonly Tactic[],
  value: (answer: number) => number | undefined,
): number[] {
  const all = d.answers.map((_, i) => i)
  if (d.kind !== 'priority' && d.kind !== 'x') return all
  const speaking: { tactic: Tactic; on: readonly number[] }[] = []
  for (const tactic of concerning(t, d, tactics)) {
    const on = spoken(t, d, tactic)
    if (on.length > 0) speaking.push({ tactic, on })
  }
  const last = speaking.findLastIndex(({ tactic }) => holds(tactic))
  if (last < 0) return all
  const settled = new Map<number, 'held' | 'wanted'>()
  for (const { tactic, on } of speaking.slice(0, last + 1)) {
    if (on.every((i) => settled.has(i)) || !fits(t, tactic)) continue
    for (const i of on) {
      if (settled.has(i)) continue
      if (holds(tactic)) {
        settled.set(i, 'held')
        t.followed.add(tactic)
      } else if ((value(i) ?? -Infinity) >= leastOf(tactic)) settled.set(i, 'wanted')
    }
  }
  return all.filter((i) => settled.get(i) !== 'held')
}

const holds = (tactic: Tactic): boolean => 'hold' in tactic || 'stay' in tactic || 'reserve' in tactic
/** Tactics about the bot's own actions. */
const acting = once((tactics: readonly Tactic[]): readonly Tactic[] => tactics.filter((x) => holds(x) || isDoing(x)))
const reserving = once((tactics: readonly Tactic[]): readonly Tactic[] => tactics.filter((x) => 'reserve' in x))

/** The cards that a tactic about the bot's own actions names. */
const actors = once((tactic: Tactic): readonly string[] =>
  'hold' in tactic
    ? names(tactic.hold)
    : 'stay' in tactic
      ? names(tactic.stay)
      : 'play' in tactic
        ? names(tactic.play)
        : 'use' in tactic
          ? names(tactic.use)
          : none,
)

/** The cards with which something could be done. */
const offered = onceForEach(
  (t: Table, d: Decision): ReadonlySet<string> => new Set(d.answers.map((a) => nameInView(t, a.card))),
)

/** All cards that such tactics name. */
const allActors = once(
  (tactics: readonly Tactic[]): ReadonlySet<string> => new Set(acting(tactics).flatMap((x) => actors(x))),
)

/** The tactics about the bot's own actions that could concern an answer: few decisions offer any of the cards that they name. */
function concerning(t: Table, d: Decision, tactics: readonly Tactic[]): readonly Tactic[] {
  const named = allActors(tactics)
  if (!d.answers.some((a) => named.has(nameInView(t, a.card)))) return reserving(tactics)
  const open = offered(t, d)
  return acting(tactics).filter((x) => 'reserve' in x || actors(x).some((name) => open.has(name)))
}

/** The answers that a tactic about the bot's own actions concerns. */
function spoken(t: Table, d: Decision, tactic: Tactic): readonly number[] {
  if ('reserve' in tactic) return spending(t, d, tactic)
  const open = offered(t, d)
  if (!actors(tactic).some((name) => open.has(name))) return none
  const all: number[] = []
  d.answers.forEach((a, i) => {
    if (speaksOf(t, tactic, a)) all.push(i)
  })
  return all
}

function speaksOf(t: Table, tactic: Tactic, a: Answer): boolean {
  if ('hold' in tactic) return isAct(a) && (tactic.from ?? a.do) === a.do && nameMatches(t, tactic.hold, a.card)
  if ('stay' in tactic) return a.do === 'attack' && nameMatches(t, tactic.stay, a.card)
  if ('play' in tactic) return a.do === 'play' && nameMatches(t, tactic.play, a.card)
  return 'use' in tactic && a.do === 'use' && isUsed(t, tactic, a.card)
}

type Reserve = Extract<Tactic, { reserve: unknown }>

/** The least X that brings something, which is part of what an act costs: once it is begun, this X is not held back any more. */
const leastX = (t: Table, { do: act, card = 0 }: Answer): number => (act === 'play' && defOf(t, card)?.x ? 1 : 0)

/** The acts, and the values of X, that would take what one of these cards costs. */
function spending(t: Table, d: Decision, tactic: Reserve): readonly number[] {
  if (d.kind === 'priority' && !d.answers.some(isAct)) return none
  const price = priceKept(t, tactic)
  const left = funds(t)
  if (left < price) return none
  const asked = d.kind === 'x' ? costBeforeX(t, d, tactic) : null
  return d.answers.flatMap((a, i) => {
    const own = isAct(a) && !nameMatches(t, tactic.reserve, a.card) ? actOf(t, a).cost + leastX(t, a) : 0
    const cost = asked === null ? own : (a.n ?? 0) > 1 ? asked + (a.n ?? 0) : 0
    return cost > 0 && left - cost < price ? [i] : []
  })
}

/** The least that one of these cards costs: to play it from the hand, or to use a power that it has in play; infinite if there is none. */
function priceKept(t: Table, { reserve, x = 0 }: Reserve): number {
  let least = Infinity
  for (const id of handOf(t))
    if (nameMatches(t, reserve, id)) least = Math.min(least, (cardOf(t, id)?.cost ?? 0) + (defOf(t, id)?.x ? x : 0))
  for (const c of cardsInPlay(t))
    if (c.controller === t.me && nameMatches(t, reserve, c.id))
      least = Math.min(least, leastPrice(powersOf(defOf(t, c.id), c.faceDown)))
  return least
}

/** The least that a use of one of these powers costs. */
const leastPrice = once((powers: readonly Power[]): number =>
  Math.min(
    ...powers.flatMap((power) =>
      'pay' in power ? power.pay.flatMap((e) => (e.do === 'pay' && typeof e.n === 'number' ? [e.n] : [])) : [],
    ),
  ),
)

/** What the card whose X is asked for costs without X; null if the resources are kept for that card. */
function costBeforeX(t: Table, d: Decision, { reserve }: Reserve): number | null {
  const card = cardOf(t, d.about.card ?? 0)
  if (nameMatches(t, reserve, card?.id)) return null
  return card && cardsInPlay(t).includes(card) ? 0 : (card?.cost ?? 0)
}

/** Whether this is one of the cards that a tactic uses. */
const isUsed = (t: Table, { use, which }: Extract<Tactic, { use: unknown }>, obj: Obj | undefined): boolean =>
  nameMatches(t, use, obj) && (which === undefined || cardOf(t, obj ?? 0)?.host === 0)

type Sparing = Extract<Tactic, { spare: unknown }>
const sparers = once((tactics: readonly Tactic[]): readonly Sparing[] =>
  tactics.filter((tactic): tactic is Sparing => 'spare' in tactic),
)

/** Which opposing cards tactics leave alone for now; found out as the first of the cards that they name is asked for. */
export function sparing(t: Table, tactics: readonly Tactic[]): (card: CardView) => boolean {
  const all = sparers(tactics)
  if (all.length === 0) return t.spares
  let applying: readonly Sparing[] | undefined
  const concerns = (tactic: Sparing, card: CardView): boolean => names(tactic.spare).includes(card.def ?? '')
  return (card) => {
    if (card.zone !== 'party' || teamOf(t, card.controller) === t.team) return false
    if (!all.some((tactic) => concerns(tactic, card))) return false
    applying ??= all.filter((tactic) => fits(t, tactic))
    const found = applying.filter((tactic) => concerns(tactic, card))
    for (const tactic of found) t.followed.add(tactic)
    return found.length > 0
  }
}

/** The least value that general play must see in an action for the tactic to apply. */
const leastOf = (tactic: Tactic): number => ('gains' in tactic ? (tactic.gains ?? 0) : 0)

/** The cards that some tactic plays or uses although it costs more than general play sees in it. */
const urged = once(
  (tactics: readonly Tactic[]): ReadonlySet<string> =>
    new Set(
      tactics.flatMap((tactic) => {
        const acts = 'play' in tactic ? tactic.play : 'use' in tactic ? tactic.use : []
        return leastOf(tactic) < 0 ? names(acts) : []
      }),
    ),
)

/** Whether a tactic might choose one of these answers although they can all wait. */
export function isUrged(view: View, d: Decision, tactics: readonly Tactic[]): boolean {
  const cards = urged(tactics)
  if (cards.size === 0) return false
  const card = cardsOf(view)
  return d.answers.some((a) => isAct(a) && cards.has(card(a.card ?? 0)?.def ?? ''))
}

const isAct = (a: Answer): boolean => a.do === 'play' || a.do === 'use'
const fits = (t: Table, tactic: Tactic): boolean => !tactic.if || situation(t, tactic.if)

/** What a choice is made from. */
interface Weighing {
  /** The answers that no tactic holds back. */
  open: readonly number[]
  /** What general play thinks an action is worth by itself. */
  value: (answer: number) => number | undefined
  /** What it thinks of all of them. */
  weighed: () => readonly Weighed[]
}

/**
 * The choice of the first tactic that makes one, otherwise that of general play. The reason is secret to the seat if a tactic
 * for the same answer depends on what only this seat knows, because others could learn from whether it fits.
 */
export function decide(t: Table, d: Decision, { open, value, weighed }: Weighing, tactics: readonly Tactic[]): Choice {
  const secretly: number[] = []
  const told = (choice: Choice): Choice => (secretly.includes(choice.answer) ? { ...choice, own: true } : choice)
  for (const tactic of choosing(t, d, tactics)) {
    const answer = advised(t, d, { open, value }, tactic)
    if (answer === null) continue
    if (tactic.if && isSecret(tactic.if)) secretly.push(answer)
    if (!fits(t, tactic)) continue
    t.followed.add(tactic)
    return told({ answer, ...(t.silent ? silence : said(t, d, tactic, d.answers[answer]!)) })
  }
  return told(best(t, weighed(), d))
}

/** The tactics that can choose an answer. */
const choosing = (t: Table, d: Decision, tactics: readonly Tactic[]): readonly Tactic[] =>
  d.kind === 'priority' ? concerning(t, d, tactics).filter(isDoing) : (byKind(tactics)[d.kind] ?? none)

type Doing = Extract<Tactic, { play: unknown } | { use: unknown }>
const isDoing = (tactic: Tactic): tactic is Doing => 'play' in tactic || 'use' in tactic

const byKind = once((tactics: readonly Tactic[]): Partial<Record<Decision['kind'], readonly Tactic[]>> => {
  const aims = tactics.filter((x) => 'aim' in x)
  return {
    target: aims,
    choose: aims,
    cost: aims,
    'attacker-target': tactics.filter((x) => 'attack' in x),
    'yes-no': tactics.filter((x) => 'answer' in x),
    discard: tactics.filter((x) => 'drop' in x),
  }
})

function advised(t: Table, d: Decision, acts: Omit<Weighing, 'weighed'>, tactic: Tactic): number | null {
  if (isDoing(tactic)) return act(t, d, acts, tactic)
  if ('aim' in tactic)
    return (d.kind === 'target' || d.kind === 'choose' || d.kind === 'cost') && nameMatches(t, tactic.for, source(t, d))
      ? aimed(t, d, tactic.aim, d.kind === 'cost' ? undefined : helps)
      : null
  if ('attack' in tactic)
    return d.kind === 'attacker-target' && isOurs(t, d, tactic.by ?? 'hero') ? aimed(t, d, tactic.attack, isHurt) : null
  if ('answer' in tactic && d.kind === 'yes-no' && nameMatches(t, tactic.for, source(t, d))) {
    const at = d.answers.findIndex((a) => a.do === tactic.answer)
    return at < 0 ? null : at
  }
  if ('drop' in tactic && d.kind === 'discard') return dropped(t, d, tactic.drop)
  return null
}

/** The first card of those names; of those of another stage, the one whose stage is farthest. */
function dropped(t: Table, d: Decision, drop: Extract<Tactic, { drop: unknown }>['drop']): number | null {
  const hand = d.answers.flatMap((a, answer) => (a.do === 'pick' ? [{ answer, card: a.card }] : []))
  if (!isOfStage(drop)) return hand.find(({ card }) => nameMatches(t, drop, card))?.answer ?? null
  const far = hand.flatMap(({ answer, card = 0 }) => {
    const stage = onlyStage(defOf(t, card))
    const by = stage === null ? 0 : stage - t.view.raid.stage
    return (drop.stage === 'past' ? by < 0 : by >= (drop.by ?? 1)) ? [{ answer, by: Math.abs(by) }] : []
  })
  return far.length === 0 ? null : far.reduce((a, b) => (b.by > a.by ? b : a)).answer
}

const isOfStage = (drop: Extract<Tactic, { drop: unknown }>['drop']): drop is StageOfCard =>
  typeof drop === 'object' && 'stage' in drop

/** The most valuable of the advised answers, if it is worth as much as the tactic requires and was not done too often. */
function act(t: Table, d: Decision, { open, value }: Omit<Weighing, 'weighed'>, tactic: Doing): number | null {
  let best: number | null = null
  let most = -Infinity
  for (const i of spoken(t, d, tactic)) {
    const n = open.includes(i) ? value(i) : undefined
    if (n === undefined || n < leastOf(tactic) || n <= most) continue
    best = i
    most = n
  }
  return best
}

const source = (t: Table, d: Decision): Obj => d.about.card || linkView(t, d.about.link)?.card || 0
const isOurs = (t: Table, d: Decision, type: 'hero' | 'ally'): boolean => {
  const card = cardOf(t, d.about.card || t.view.combat?.attacker || 0)
  return isType(card, type) && sideOfObj(t, card!.id) > 0
}

/** The object that the aim selects; null if none of the possible picks fits. */
function aimed(
  t: Table,
  d: Decision,
  aim: Aim,
  fits: (t: Table, d: Decision, card: CardView, answer: Answer) => boolean = () => true,
): number | null {
  const side = aim.of === 'own' ? 1 : -1
  const picks = d.answers
    .map((a, answer) => ({ answer, card: a.do === 'pick' ? shown(t, a.card ?? 0) : undefined }))
    .filter((p): p is { answer: number; card: CardView } => !!p.card && sideOfObj(t, p.card.id) === side)
    .filter((p) => fits(t, d, p.card, d.answers[p.answer]!))
    .filter((p) => aim.named === undefined || nameMatches(t, aim.named, p.card.id))
    .filter((p) => listed(aim.only ?? []).every((only) => isOnly(t, d, p.card, only)))
    .filter((p) => isMarked(t.view, p.card, aim))
    .filter((p) => aim.left === undefined || healthLeft(p.card) <= aim.left)
  if (picks.length === 0) return null
  const measure = (card: CardView) => (aim.most ? read(t, card, aim.most) : aim.least ? -read(t, card, aim.least) : 0)
  return picks.reduce((a, b) => (measure(b.card) > measure(a.card) ? b : a)).answer
}

/** Whether it is a pick that brings something, or none does. */
function helps(t: Table, d: Decision, _card: CardView, { card = 0 }: Answer): boolean {
  const gains = gainsOf(t, d)
  return (gains.get(card) ?? 0) > 0 || ![...gains.values()].some((gain) => gain > 0)
}

/** Whether the attack would do it any harm. */
function isHurt(t: Table, d: Decision, card: CardView): boolean {
  const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0)
  return !!attacker && exchange(t, attacker, card).done !== 0
}

/** The card; for a player, the hero. */
const shown = (t: Table, obj: Obj): CardView | undefined => (isPlayer(obj) ? heroOf(t, seatOf(obj)) : cardOf(t, obj))

const healers = ['Druid', 'Paladin', 'Priest', 'Shaman']

function isOnly(t: Table, d: Decision, card: CardView, only: Only): boolean {
  switch (only) {
    case 'ally':
    case 'hero':
    case 'ability':
      return isType(card, only)
    case 'equipment':
      return ['armor', 'weapon', 'item'].some((k) => isType(card, k))
    case 'attacking':
      return card.role === 'attacker' || card.role === 'proposed attacker'
    case 'protector':
      return has(card, 'Protector') && !card.exhausted
    case 'healer':
      return isHealer(t, card)
    case 'would be destroyed': {
      const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0)
      return !!attacker && exchange(t, attacker, card).kills
    }
    case 'within reach':
      return isWithinReach(t, cardOf(t, d.about.card || t.view.combat?.attacker || 0), card)
  }
}

const isHealer = (t: Table, card: CardView): boolean =>
  isType(card, 'hero') && healers.some((name) => defOf(t, card.id)?.classes?.includes(name as never))

/** A hero counts for its whole party. */
const party = (t: Table, card: CardView): readonly CardView[] => {
  const seat = isType(card, 'hero') ? seatView(t, card.controller) : undefined
  return seat ? characters(t, [seat]) : [card]
}

function read(t: Table, card: CardView, what: NonNullable<Aim['most']>): number {
  if (typeof what === 'object') return countersOn(t.view, card, what.counters)
  switch (what) {
    case 'ATK':
      return attackStrength(t, card)
    case 'attack left':
      // Among those that lose nothing, the one that can best take a blow.
      return (card.exhausted || card.fresh ? 0 : attackStrength(t, card)) - 0.001 * healthLeft(card)
    case 'allies':
      return party(t, card).filter((c) => isType(c, 'ally')).length
    case 'cost':
      return card.cost ?? defOf(t, card.id)?.cost ?? 0
    case 'damage':
      return card.damage
    case 'health left':
      return healthLeft(card)
    case 'lasting health':
      return healthLeft(card) + healed(t, card)
    case 'prize':
      return prize(t, card)
    case 'threat':
      return party(t, card).reduce((sum, c) => sum + attackStrength(t, c), 0)
    case 'worth':
      return worth(t, card)
  }
}

/** What is likely healed from a hero before our next turn: healers begin with themselves. */
const healed = (t: Table, card: CardView): number => (isHealer(t, card) ? 5 : 1)

/** A hero's fall takes the whole party with it; a hero who can heal takes longer to fall. */
function prize(t: Table, card: CardView): number {
  const each = Math.max(1, strengthOf(t, friends(t)))
  const more = healthLeft(card) - each + healed(t, card)
  const threat = party(t, card).reduce((sum, c) => sum + attackStrength(t, c, true), 0)
  return (6 + threat) / (1 + Math.max(0, more) / each)
}

/** The tactic's reason with its names filled in. */
function said(t: Table, d: Decision, tactic: Tactic, answer: Answer): Reason {
  const card = isAct(answer) || 'drop' in tactic ? answer.card : source(t, d)
  const target = shown(t, answer.card ?? 0)
  const parts = tactic.say.split(/(\{[^}]*\})/).map((part) => {
    if (part === '{card}') return { of: card }
    if (part === '{target}') return { of: answer.card }
    if (part === '{brings}') return saidOfAct(t, answer)
    if (part === '{health of target}') return target ? healthLeft(target) : 0
    if (part === '{ATK of target}') return target ? read(t, target, 'threat') : 0
    const number = measures.find((m) => part === `{${m}}`)
    return number ? Math.round(measure(t, number)) : part
  })
  return sentenceOf(t, parts)
}
