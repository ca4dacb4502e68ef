/** What to do with priority: a plan for the bot's own turn that uses the resources, responses on other turns. */
import type { CardView, Decision, Seat, View } from '../engine/types.ts'
import type { CardDef } from '../language/types.ts'
import { actOf, type BotAct } from './acts.ts'
import { bestAttack, protectors } from './combat.ts'
import { type Mind, tired } from './mind.ts'
import { because, plainReason } from './reason.ts'
import { holdsBack } from './store.ts'
import { attackStrength, bestWeapon, defenceStrength, powersOf } from './strength.ts'
import { edge } from './strikes.ts'
import {
  cardOf,
  characters,
  defOf,
  foes,
  funds,
  has,
  healthLeft,
  isRaider,
  isType,
  lastBeforeMe,
  mainTime,
  myTurn,
  seatView,
  type Table,
} from './table.ts'
import type { Weighed } from './types.ts'
import { par, threat } from './worth.ts'

/** Why a bot passes outside its own main time. */
export const nothingNow = 'Nothing worth doing now.'

export interface Style {
  /** How much the strongest opposing attack counts for keeping a protector ready: 0 not at all, 1 fully. */
  guard: number
  /** Goes easy on the opponents (gentle.ts). */
  easy?: boolean
}

export function weighPriority(t: Table, d: Decision, mind: Mind, style: Style): Weighed[] {
  const pass: Weighed = {
    answer: d.answers.findIndex((a) => a.do === 'pass'),
    score: 0,
    ...plainReason(nothingNow),
  }
  const rest = d.answers.map((a, i) => ({ a, i })).filter(({ a }) => a.do !== 'pass')
  const acts = rest.filter(({ a }) => a.do !== 'attack').map(({ a, i }) => actOf(t, a, i))
  const fresh = acts.filter((act) => !tired(mind, act.key))
  if (!mainTime(t)) return [pass, ...respond(t, fresh)]
  const attacks = rest
    .filter(({ a }) => a.do === 'attack' && !tired(mind, `attack ${a.card}`))
    .map(({ a, i }) => weighAttack(t, a.card ?? 0, i, style))
  return [
    { ...pass, ...plainReason('Done for this turn.') },
    ...plan(t, [...fresh, ...strikes(t, d)]),
    ...attacks,
  ].filter((w) => w.answer >= 0)
}

/**
 * Scores an attack with its risk: an exhausted protector can't protect until it readies. Allies attack after effects that strengthen
 * them and before other allies are played; heroes attack last, because their strikes cost resources.
 */
function weighAttack(t: Table, id: number, answer: number, style: Style): Weighed {
  const card = cardOf(t, id)
  if (!card) return { answer, score: -1, ...plainReason('The attacker is hidden.') }
  const { gain, defender, only } = bestAttack(t, card)
  const guards = has(card, 'Protector') && !readiesItself(t, card)
  const kept = guards ? style.guard * threat(t) + 0.5 * deterred(t, card) : 0
  const strength = attackStrength(t, card)
  if (!defender || strength <= 0) return { answer, score: -1, ...because(t)`${{ of: id }} would deal no damage.` }
  const score = gain - kept
  // If there is a choice, the reason is given with it.
  const why = only ? because(t)`${{ of: id }} can hit ${{ of: defender.id }} for ${strength}.` : plainReason('')
  const first = isType(card, 'ally') ? 45 : 20
  // The weakest goes first if somebody could protect.
  const order = protectors(t, card, defender).length > 0 ? 10 - Math.min(10, strength) : score
  return { answer, score: score > 0.3 ? first + order : score - 0.3, ...why }
}

/** Whether it readies as its controller's turn ends: then attacking doesn't keep it from protecting. */
const readiesItself = (t: Table, card: CardView): boolean =>
  powersOf(defOf(t, card.id), card.faceDown).some(
    (p) => 'when' in p && p.when.on === 'end' && p.then.some((e) => e.do === 'ready' && e.what === 'self'),
  )

/** The number of small attackers that a ready protector deters because it would destroy them. */
const deterred = (t: Table, card: CardView): number =>
  characters(t, foes(t)).filter((c) => isType(c, 'ally') && healthLeft(c) <= defenceStrength(t, card)).length

/** The resources that heroes' attacks with weapons will cost; the plan reserves them. */
function strikes(t: Table, d: Decision): BotAct[] {
  return d.answers.flatMap((a) => {
    const hero = a.do === 'attack' ? cardOf(t, a.card ?? 0) : undefined
    const weapon = hero && bestWeapon(t, hero)
    if (!hero || !weapon) return []
    const { gain } = bestAttack(t, hero)
    const value = isRaider(t) ? 1.3 * gain + 2 + edge(t, weapon) : gain + 1
    return [
      {
        answer: -1,
        kind: 'strike',
        card: weapon.id,
        cost: weapon.strike ?? 0,
        value: () => value,
        instant: false,
        key: '',
      },
    ]
  })
}

/** The set of plays that is worth most for the ready resources. Instants that can wait are saved, with the resources for them. */
function plan(t: Table, acts: readonly BotAct[]): Weighed[] {
  const placing = acts.filter((a) => a.kind === 'place').map((a) => weighPlace(t, a))
  const wanted = acts.filter((a) => a.kind !== 'place').map((a) => ({ ...a, value: a.value(), later: later(t, a) }))
  const chosen = bestSet(
    wanted.filter((a) => Math.max(a.value, a.later) > 0.3),
    funds(t),
  )
  const now = wanted.map((a): Weighed => ({ ...wait(a), value: a.value }))
  return [...placing, ...now]

  function wait(a: (typeof wanted)[number]): Weighed {
    const { answer } = a
    const say = because(t)
    if (!chosen.has(a)) {
      const score = Math.min(a.value, 0) - 0.1
      return { answer, score, ...say`${{ of: a.card }} is not the best use of resources.` }
    }
    if (a.later > a.value) return { answer, score: -0.1, ...say`${{ of: a.card }} is saved for other players’ turns.` }
    const first = a.kind === 'play' && defOf(t, a.card)?.type === 'ally' ? 30 : 60
    const score = first + a.value / (1 + 0.2 * a.cost)
    if (a.cost === 0) return { answer, score, ...say`${{ of: a.card }} is free and worth it.` }
    return { answer, score, ...say`${{ of: a.card }} is the best use of ${a.cost} resource${a.cost === 1 ? '' : 's'}.` }
  }
}

function weighPlace(t: Table, a: BotAct): Weighed {
  const quest = defOf(t, a.card)?.type === 'quest'
  const rest = quest ? 'as a resource: a quest to complete later.' : 'is the easiest card to give up.'
  return { answer: a.answer, score: a.value() > 1 ? 90 + a.value() : -1, ...because(t)`${{ of: a.card }} ${rest}` }
}

/** Whether a card should come as soon as possible because it stays in play; a card that ends by itself waits for its moment. */
const stays = (def: CardDef | undefined): boolean =>
  !!def?.attach && (def.powers ?? []).some((p) => 'when' in p && p.when.on === 'start')

/** What an instant may be worth on other players' turns, if it is worth saving. */
function later(t: Table, a: BotAct): number {
  if (isHeroPower(t, a)) return forHerAttack(t, a)
  if (!a.instant || (a.kind !== 'play' && a.cost === 0)) return a.kind === 'use' && a.instant ? 0.6 : 0
  if (a.kind !== 'play' || stays(defOf(t, a.card))) return 0
  const text = defOf(t, a.card)?.text ?? []
  if (text.some(holdsBack)) return a.value() + 0.5 * threat(t) - 0.8
  const draws = text.some((e) => e.do === 'draw')
  return draws ? 0 : (seatView(t, t.me)?.boss ? 0.75 : 0.5) * par(defOf(t, a.card))
}

/** Whether it is a power of the raider's own hero, which works once. */
const isHeroPower = (t: Table, a: BotAct): boolean =>
  isRaider(t) && a.kind === 'use' && a.instant && isType(cardOf(t, a.card), 'hero')

/** What the hero's power may be worth in the Boss's turn: much if it keeps her from attacking, or steps in her way (R4). */
function forHerAttack(t: Table, a: BotAct): number {
  const power = powersOf(defOf(t, a.card), false).find((p) => 'pay' in p && 'then' in p)
  const holds = !!power && 'then' in power && power.then.some(holdsBack)
  return holds ? 0.6 * threat(t) - 2.5 : 0.6
}

/** The affordable set of actions with the greatest total value (exact, since there are few actions and few resources). */
function bestSet<T extends { cost: number; value: number; later: number }>(acts: readonly T[], money: number): Set<T> {
  let best: { sum: number; set: T[] }[] = Array.from({ length: money + 1 }, () => ({ sum: 0, set: [] }))
  for (const act of acts) {
    const gain = Math.max(act.value, act.later)
    best = best.map((row, m) => {
      const under = act.cost <= m ? best[m - act.cost] : undefined
      return under && under.sum + gain > row.sum ? { sum: under.sum + gain, set: [...under.set, act] } : row
    })
  }
  return new Set(best[money]?.set)
}

/** On a raider's own turn resources are for the plan and for strikes; only an interrupt can't wait. */
const interrupts = (t: Table, a: BotAct): boolean => (defOf(t, a.card)?.text ?? []).some((e) => e.do === 'interrupt')

/**
 * Whether everything can wait, outside the bot's own main time: a friend's link is on top of the chain, or nothing is going on in a window of
 * its own turn.
 */
export function allWaits({ chain, turn, combat, seats }: View, me: Seat): boolean {
  const top = chain.at(-1)
  if (!top) return turn.seat === me && turn.phase !== 'end' && turn.phase !== 'action' && !combat
  if (top.kind === 'proposal') return false
  const team = (seat: Seat) => seats.find((s) => s.seat === seat)?.team
  return team(top.controller) === team(me)
}

/** Outside the bot's own main time: an instant or a power, if this is the moment for it. */
function respond(t: Table, acts: readonly BotAct[]): Weighed[] {
  const raiding = myTurn(t) && t.view.turn.phase !== 'end' && !seatView(t, t.me)?.boss
  const all = allWaits(t.view, t.me)
  return acts.map((a): Weighed => {
    if (all || (raiding && a.cost > 0 && !interrupts(t, a)))
      return { answer: a.answer, score: -1, ...because(t)`${{ of: a.card }} can wait.`, value: -1 }
    const value = a.value()
    const rest = value > 4 ? ' is worth a lot right now.' : ': better now than later.'
    return { answer: a.answer, score: value - held(t, a), ...because(t)`${{ of: a.card }}${rest}`, value }
  })
}

/** What it is worth to save an instant for later. */
function held(t: Table, a: BotAct): number {
  const last = lastBeforeMe(t) && t.view.turn.seat !== t.me
  if (a.kind !== 'play') return a.cost === 0 || last ? 0.3 : 0.8 + 0.1 * a.cost
  const share = last && t.view.turn.phase === 'end' ? 0.15 : last ? 0.4 : seatView(t, t.me)?.boss ? 0.6 : 0.55
  return share * par(defOf(t, a.card))
}
