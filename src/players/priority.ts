/** What to do with priority: a plan for the bot's own turn that uses the resources, responses on other turns. */
import type { CardView, Decision, Seat, View } from '../engine/types.ts'
import type { CardDef } from '../language/types.ts'
import { type Act, actOf, type BotAct } from './actions.ts'
import { bestAttack, exchange, protectors } from './combat.ts'
import { heir } from './last-blow.ts'
import { type Mind, tired } from './mind.ts'
import { onceFor } from './once.ts'
import { isGuarded, onGuard, planOf } from './plan.ts'
import { because, plainReason, type Reason } from './reason.ts'
import { balanced, eagerness } from './roles.ts'
import { awaitsMore, holdsBack } from './store.ts'
import { attackStrength, bestWeapon, defenceStrength, powersOf } from './strength.ts'
import { edge } from './strikes.ts'
import {
  cardOf,
  characters,
  defOf,
  foes,
  friends,
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
import { saidOfAct } from './telling.ts'
import type { Weighed } from './types.ts'
import { isAsked } from './wishes.ts'
import { par, threat } from './worth.ts'

/** Why a bot passes outside its own main time. */
export const nothingNow = 'Nothing worth doing now.'
/** Why it ends its main time. */
const allDone = 'Done for this turn.'

export function weighPriority(t: Table, d: Decision, mind: Mind): Weighed[] {
  const pass: Weighed = {
    answer: d.answers.findIndex((a) => a.do === 'pass'),
    score: 0,
    say: () => plainReason(nothingNow),
  }
  const fresh: BotAct[] = []
  d.answers.forEach((a, answer) => {
    if (a.do === 'pass' || a.do === 'attack') return
    const { kind, card, cost, value, instant, key } = actOf(t, a)
    if (!tired(mind, key)) fresh.push({ answer, kind, card, cost, value, instant, key, say: () => saidOfAct(t, a) })
  })
  if (!mainTime(t)) return [pass, ...respond(t, fresh)]
  const attacks: Weighed[] = []
  d.answers.forEach((a, i) => {
    if (a.do === 'attack' && !tired(mind, `attack ${a.card}`)) attacks.push(weighAttack(t, a.card ?? 0, i))
  })
  const acts = [...plan(t, [...fresh, ...strikes(t, d)]), ...attacks]
  const say = () => (acts.some((w) => w.score > pass.score) ? plainReason(allDone) : done(t))
  return [{ ...pass, say }, ...acts].filter((w) => w.answer >= 0)
}

/** What a bot says as its turn is done: a raider tells to whom the last blow is left, or for whom a protector stays ready, so that friends can count on it. */
function done(t: Table): Reason {
  const last = heir(t)
  if (last) return because(t)`The last blow is left to ${{ of: last.id }}.`
  const weak = isRaider(t) ? planOf(t).endangered[0] : undefined
  const guard =
    weak && characters(t, friends(t)).find((c) => c.controller === t.me && !c.exhausted && has(c, 'Protector'))
  if (!weak || !guard || guard.id === weak.id) return plainReason(allDone)
  return because(t)`${{ of: guard.id }} stays ready: ${{ of: weak.id }} could fall.`
}

/** What an action is worth by itself, apart from waiting and other uses of resources; undefined if it is none, or was done too often. */
export function valueNow(t: Table, d: Decision, answer: number, mind: Mind): number | undefined {
  const a = d.answers[answer]
  if (d.kind !== 'priority' || !a || a.do === 'pass' || a.do === 'attack' || a.do === 'place') return undefined
  const act = actOf(t, a)
  if (tired(mind, act.key)) return undefined
  return !mainTime(t) && waits(t, act) ? -1 : act.value()
}

/**
 * Scores an attack with its risk: an exhausted protector can't protect until it readies. Allies attack after effects that strengthen
 * them and before other allies are played; heroes attack last, because their strikes cost resources.
 */
function weighAttack(t: Table, id: number, answer: number): Weighed {
  const card = cardOf(t, id)
  if (!card) return { answer, score: -1, say: () => plainReason('The attacker is hidden.') }
  const { gain, defender, only } = bestAttack(t, card)
  const guards = has(card, 'Protector') && !readiesItself(t, card)
  const kept = !guards ? 0 : isRaider(t) && isGuarded(t) ? onGuard : t.role.guard * threat(t) + 0.5 * deterred(t, card)
  const strength = attackStrength(t, card)
  if (!defender || strength <= 0)
    return { answer, score: -1, say: () => because(t)`${{ of: id }} would deal no damage.` }
  if (isAsked(t, 'hold'))
    return { answer, score: -1, say: () => because(t)`${{ of: id }} holds back, as asked.`, value: -1 }
  if (staysBack(t, card, defender))
    return { answer, score: -1, say: () => because(t)`${{ of: id }} stays back: it would fall.` }
  const score = gain - (isAsked(t, 'go') ? 0 : kept)
  // If there is a choice, the reason is given with it.
  const say = () => (only ? because(t)`${{ of: id }} can hit ${{ of: defender.id }} for ${strength}.` : plainReason(''))
  const first = isType(card, 'ally') ? t.role.first.attacks : t.role.first.heroes
  // The weakest goes first if somebody could protect.
  const order = t.role.weakFirst || protectors(t, card, defender).length > 0 ? 10 - Math.min(10, strength) : score
  return { answer, score: score > 0.3 ? first + order : score - 0.3, value: score, say }
}

/** Whether it is one of the last allies of a raider who keeps some back, and would fall. */
const staysBack = (t: Table, card: CardView, defender: CardView): boolean =>
  t.role.back > 0 &&
  !isAsked(t, 'go') &&
  isType(card, 'ally') &&
  characters(t, friends(t)).filter((c) => c.controller === t.me && isType(c, 'ally')).length <= t.role.back &&
  exchange(t, card, defender).dies

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
  if (isAsked(t, 'hold')) return []
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
        say: () => plainReason(''),
      },
    ]
  })
}

/** Whether a raider keeps a card for a better moment, whatever else there is to pay for. */
const isSaved = (t: Table, a: Act): boolean => isRaider(t) && a.kind === 'play' && awaitsMore(t, a.card)

/** The set of plays that is worth most for the ready resources. Instants that can wait are saved, with the resources for them. */
function plan(t: Table, acts: readonly BotAct[]): Weighed[] {
  const placing = acts.filter((a) => a.kind === 'place').map((a) => weighPlace(t, a))
  const wanted = acts
    .filter((a) => a.kind !== 'place')
    .map((a) =>
      isSaved(t, a)
        ? { ...a, value: -1, later: -1 }
        : { ...a, value: eager(t, a, a.value()), later: eager(t, a, later(t, a)) },
    )
  const chosen = bestSet(
    wanted.filter((a) => Math.max(a.value, a.later) > 0.3),
    funds(t),
  )
  const now = wanted.map((a): Weighed => ({ ...wait(a), value: a.value }))
  return [...placing, ...now]

  function wait(a: (typeof wanted)[number]): Weighed {
    const { answer, say } = a
    if (!chosen.has(a)) return { answer, score: Math.min(a.value, 0) - 0.1, say }
    if (a.later > a.value) return { answer, score: -0.1, say }
    return { answer, score: t.role.first[rankOf(t, a)] + a.value / (1 + 0.2 * a.cost), say }
  }
}

function weighPlace(t: Table, a: BotAct): Weighed {
  const quest = defOf(t, a.card)?.type === 'quest'
  const rest = quest
    ? 'as a resource: a quest to complete later.'
    : 'becomes a resource: no card in hand is worth less.'
  const value = a.value()
  return {
    answer: a.answer,
    score: value > 1 ? t.role.first.lay + value : -1,
    value,
    say: () => because(t)`${{ of: a.card }} ${rest}`,
  }
}

/** Whether a card should come as soon as possible because it stays in play; a card that ends by itself waits for its moment. */
const stays = (def: CardDef | undefined): boolean =>
  !!def?.attach && (def.powers ?? []).some((p) => 'when' in p && p.when.on === 'start')

/** Which kind of act it is, in a role's order. */
function rankOf(t: Table, a: Pick<Act, 'kind' | 'card'>): 'bodies' | 'cards' | 'quests' | 'powers' {
  if (a.kind === 'play') return defOf(t, a.card)?.type === 'ally' ? 'bodies' : 'cards'
  return a.kind === 'complete' ? 'quests' : 'powers'
}

/** What an act is worth to this bot's role. */
const eager = (t: Table, a: BotAct, value: number): number =>
  t.role === balanced || value <= 0 ? value : value * eagerness(t.role, defOf(t, a.card))

/** What an instant may be worth on other players' turns, if it is worth saving. */
function later(t: Table, a: BotAct): number {
  if (isHeroPower(t, a)) return forHerAttack(t, a)
  if (!a.instant || (a.kind !== 'play' && a.cost === 0)) return a.kind === 'use' && a.instant ? 0.6 : 0
  if (a.kind !== 'play' || stays(defOf(t, a.card))) return 0
  const text = defOf(t, a.card)?.text ?? []
  if (text.some(holdsBack)) return t.role.reserve * (a.value() + 0.5 * threat(t) - 0.8)
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
  if (isGuarded(t)) return holds ? 5 : 2
  return holds ? 0.6 * threat(t) - 2.5 : 0.6
}

/** The affordable set of actions with the greatest total value (exact, since there are few actions and few resources). */
function bestSet<T extends { cost: number; value: number; later: number }>(acts: readonly T[], money: number): Set<T> {
  let best: { sum: number; set: readonly T[] }[] = []
  for (let m = 0; m <= money; m++) best.push({ sum: 0, set: [] })
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
const interrupts = (t: Table, a: Act): boolean => (defOf(t, a.card)?.text ?? []).some((e) => e.do === 'interrupt')

/**
 * Whether everything can wait, outside the bot's own main time: a friend's link is on top of the chain, or nothing is going on in a window of
 * its own turn.
 */
export function allWaits(view: View, me: Seat): boolean {
  const top = view.chain.at(-1)
  if (!top) {
    const { seat, phase } = view.turn
    return seat === me && phase !== 'end' && phase !== 'action' && !view.combat
  }
  if (top.kind === 'proposal') return false
  const team = (seat: Seat) => view.seats.find((s) => s.seat === seat)?.team
  return team(top.controller) === team(me)
}

const allCanWait = onceFor((t: Table): boolean => allWaits(t.view, t.me))

/** Whether an action can wait, outside the bot's own main time. */
const waits = (t: Table, a: Act): boolean =>
  allCanWait(t) || (isRaiding(t) && a.cost > 0 && !interrupts(t, a)) || isSaved(t, a)

const isRaiding = (t: Table): boolean => myTurn(t) && t.view.turn.phase !== 'end' && !seatView(t, t.me)?.boss

/** Outside the bot's own main time: an instant or a power, if this is the moment for it. */
function respond(t: Table, acts: readonly BotAct[]): Weighed[] {
  return acts.map((a): Weighed => {
    const { answer, say } = a
    if (waits(t, a)) return { answer, score: -1, say: () => because(t)`${{ of: a.card }} can wait.`, value: -1 }
    const value = a.value()
    return { answer, score: value - held(t, a), say, value }
  })
}

/** Whether the Boss could still answer at the end of the raider's own turn; later, in her turn, she has spent what she needs for it (R15). */
const isAnswered = (t: Table): boolean =>
  isRaider(t) && myTurn(t) && foes(t).some((s) => s.boss && s.readyResources > 0 && s.handCount > 0)

const onHerTurn = (t: Table): boolean => !!seatView(t, t.view.turn.seat)?.boss

/** What it is worth to save an instant for later. */
function held(t: Table, a: BotAct): number {
  const last = lastBeforeMe(t) && t.view.turn.seat !== t.me
  if (a.kind !== 'play') return a.cost === 0 || last ? 0.3 : 0.8 + 0.1 * a.cost
  if (isAnswered(t)) return t.role.reserve * par(defOf(t, a.card))
  const share = last && t.view.turn.phase === 'end' ? 0.15 : last ? 0.4 : seatView(t, t.me)?.boss ? 0.6 : 0.55
  return (last || onHerTurn(t) ? 1 : t.role.reserve) * share * par(defOf(t, a.card))
}
