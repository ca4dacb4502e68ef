/** What each action with priority is worth: playing, using, completing, placing. */
import type { Answer, CardView, Obj } from '../engine/types.ts'
import { amount, holds, mentions, once } from '../language/index.ts'
import type { CardDef, Effect, Power } from '../language/types.ts'
import { bind } from './bindings.ts'
import { frame, type ReadFrame } from './frame.ts'
import { judgeText } from './judge.ts'
import { judgeMods } from './mods.ts'
import { onceForEach } from './once.ts'
import { bindPicks, candidates, firstPick, pickedBy } from './picks.ts'
import { inDanger, isGuarded, planOf } from './plan.ts'
import { follow, pieces } from './pointer.ts'
import { isDoomed, isScorched, isStopped } from './prohibitions.ts'
import type { Reason } from './reason.ts'
import { balanced, dearness } from './roles.ts'
import { inStore } from './store.ts'
import { armed, isEdge } from './strikes.ts'
import {
  asPlayed,
  cardOf,
  cardsInPlay,
  characters,
  defOf,
  foes,
  friends,
  funds,
  handOf,
  healthLeft,
  isRaider,
  isType,
  myTurn,
  seatView,
  sideOfObj,
  type Table,
} from './table.ts'
import { allyWorth, armorWorth, shieldWorth, weaponWorth, worth, worthKeeping } from './worth.ts'
import { valuesOfX } from './xs.ts'

export interface Act {
  kind: Answer['do']
  card: Obj
  /** The resources that it costs. */
  cost: number
  /** What it is worth now; worked out only if somebody asks, since many an act is not considered at all. */
  value: () => number
  instant: boolean
  key: string
}

/** An act, the answer that it is, and why it would be given. */
export interface BotAct extends Act {
  answer: number
  say: () => Reason
}

const types = (def: CardDef): readonly string[] => (typeof def.type === 'string' ? [def.type] : def.type)

/** The number of turns for which a card is expected to stay in play. */
const stay = 2.2

/** The number of turns for which an ongoing card works: on a Boss's hero it stays from stage to stage (R101.4). */
const lasting = (t: Table, f: ReadFrame): number => (f.host && isType(cardOf(t, f.host), 'hero') ? 4 : stay)

/** What powers are worth while their card is in play; less if it won't stay for long. */
export function ongoing(t: Table, f: ReadFrame, powers: readonly Power[]): number {
  const brief = powers.some((power) => 'when' in power && power.when.on === 'end' && endsItself(power.then))
  const all = powers.reduce((sum, power) => sum + ongoingPower(t, f, power, brief), 0)
  return isDoomed(t, f.self) ? 0.4 * all : all
}

const endsItself = (then: readonly Effect[]): boolean => then.some((e) => e.do === 'destroy' && e.what === 'self')

/** What one power is worth; `brief` if its card leaves at the end of the turn. */
function ongoingPower(t: Table, f: ReadFrame, power: Power, brief: boolean): number {
  if (power.in || (power.if && !holds(t, power.if, f))) return 0
  if ('keyword' in power) return 0.8
  if ('always' in power) {
    const now = judgeMods(t, f, power.always, brief ? 'turn' : 'ever', judgeText)
    return now === 0 && !f.host && !brief ? 0.8 : now
  }
  if ('when' in power) {
    if (endsItself(power.then)) return 0
    const every = power.when.on === 'start' || power.when.on === 'end'
    const once = judgeText(t, f, power.then)
    return every ? once * lasting(t, f) : Math.max(0.7 * once, once === 0 ? 1 : once)
  }
  if ('pay' in power && 'then' in power) {
    const again = power.pay.some((c) => c.do === 'activate')
    return Math.max(1.2, 0.8 * judgeText(t, f, power.then)) * (again ? 1.6 : 1)
  }
  return 0
}

/** The additional costs of playing a card that its powers impose (707.1e). */
export const added = once((def: CardDef): readonly Effect[] =>
  (def.powers ?? []).flatMap((power) => ('play' in power ? (power.play.add ?? []) : [])),
)

/** What playing a card now is worth, with the best choice of X and of free numbers. */
export function playValue(t: Table, id: Obj, fixed?: { x?: number; host?: Obj; number?: number }): number {
  return fixed ? asPlayed(t, () => played(t, id, fixed)) : playedNow(t, id)
}
const playedNow = onceForEach((t: Table, id: Obj) => asPlayed(t, () => played(t, id)))

function played(t: Table, id: Obj, fixed?: { x?: number; host?: Obj; number?: number }): number {
  const def = defOf(t, id)
  if (!def) return 0
  if (isStopped(t, t.me, def)) return -1
  const add = added(def)
  const free = add.find((e) => e.do === 'put' && typeof e.n === 'object' && 'upTo' in e.n && e.as)
  const cost = cardOf(t, id)?.cost ?? def.cost ?? 0
  const own = (): readonly number[] =>
    def.x ? range(Math.max(0, funds(t) - cost)) : valuesOfX(t, frame(t.me, id), add)
  const xs = fixed?.x !== undefined ? [fixed.x] : own()
  const numbers = free ? (fixed?.number !== undefined ? [fixed.number] : range(5)) : [0]
  let best = -Infinity
  for (const x of xs)
    for (const n of numbers) {
      const f = frame(t.me, id, fixed?.host ?? 0, x)
      if (free?.as) f.numbers = bind(f.numbers, free.as, n)
      best = Math.max(best, judgeText(t, f, add) + whole(t, f, def) - 0.3 * x)
    }
  return best
}

const range = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)

/** What the text and the powers that stay in play are worth, with the host that its picker prefers. */
function whole(t: Table, f: ReadFrame, def: CardDef): number {
  const set = def.attach && !f.host ? firstPick(def.attach, f) : null
  if (!set) return capped(t, f, judgeText(t, f, def.text ?? []) + body(t, f, def))

  const values = candidates(t, f, set).map((o) => whole(t, { ...bindPicks(f, set, [o]), host: o }, def))
  if (values.length === 0) return -1
  return pickedBy(t, f, set) === 'us' ? Math.max(...values) : Math.min(...values)
}

/** An attachment can't harm an ally more than destroying it would. */
export function capped(t: Table, f: ReadFrame, value: number): number {
  const host = cardOf(t, f.host)
  return host && isType(host, 'ally') && sideOfObj(t, host.id) < 0 ? Math.min(value, worth(t, host)) : value
}

/** What a card is worth in play, minus what it would replace (414). */
function body(t: Table, f: ReadFrame, def: CardDef): number {
  const is = types(def)
  const stays = ongoing(t, f, def.powers ?? [])
  if (is.includes('ally')) {
    const protects = (def.powers ?? []).some((p) => 'keyword' in p && p.keyword === 'Protector')
    if (isRaider(t) && attacksAtOnce(def) && !hasBoss(t)) return 0
    const shield = protects ? guard(t, def) : 0
    if (isScorched(t, def.health ?? 0) && !attacksAtOnce(def)) return shield + 0.5 * stays - replaced(t, def)
    // It deals its ATK this very turn, and stays for more.
    const now = isRaider(t) && attacksAtOnce(def) && myTurn(t) ? 0.5 * (def.atk ?? 0) : 0
    const value = now + 0.4 + 0.75 * allyWorth(def.atk ?? 0, def.health ?? 0) + shield + stays
    return value * crowding(t, def) - replaced(t, def)
  }
  if (is.includes('weapon')) return weaponIn(t, cardOf(t, f.self), def) - replaced(t, def)
  if (is.includes('armor')) return armorWorth(def.def ?? 0) + stays - replaced(t, def)
  return (is.includes('item') ? 0.8 : 0) + stays - replaced(t, def)
}

/** Between two Bosses, an ally who attacks at once waits for the next (R12). */
const hasBoss = (t: Table): boolean => characters(t, foes(t)).some((card) => isType(card, 'hero'))

/** Health that damage to a whole party is likely to destroy, how many such allies a raider has at most, and what one more is worth then (R2). */
const frail = 2
const crowd = 2
const oneTooMany = 0.75

function crowding(t: Table, def: CardDef): number {
  if (!isRaider(t) || (def.health ?? 0) > frail) return 1
  const mine = characters(t, friends(t)).filter((c) => c.controller === t.me && isType(c, 'ally'))
  return mine.filter((c) => healthLeft(c) <= frail).length < crowd ? 1 : oneTooMany
}

/** What a new protector is worth: more if a hero of the raid could fall, or if it can protect against one attack after another (R9). */
function guard(t: Table, def: CardDef): number {
  const health = def.health ?? 0
  if (!isRaider(t)) return shieldWorth(t, health)
  const all = readiesAtAttacks(def) ? Math.min(health, planOf(t).force) : 0
  return Math.max(all, shieldWorth(t, health)) + (isGuarded(t) ? 2 : 0)
}

const readiesAtAttacks = once((def: CardDef): boolean =>
  (def.powers ?? []).some(
    (power) =>
      'when' in power && power.when.on === 'attack' && power.then.some((e) => e.do === 'ready' && e.what === 'self'),
  ),
)

/** Whether it has Ferocity or can gain it. */
const attacksAtOnce = once((def: CardDef): boolean => mentions(def.powers, 'Ferocity'))

/** The worth of the card that would have to go because of uniqueness or limited tags (414). */
function replaced(t: Table, def: CardDef): number {
  const limited = (def.tags ?? []).filter((tag) => /\(\d+\)$/.test(tag))
  const unique = def.tags?.includes('Unique')
  const twins = cardsInPlay(t).filter(
    (c) =>
      c.controller === t.me &&
      ((unique && c.def === def.name) || limited.some((tag) => defOf(t, c.id)?.tags?.includes(tag))),
  )
  return twins.reduce((sum, c) => sum + equipped(t, c), 0)
}

/** What a card in play is worth with its powers; used to compare equipment with its replacement. */
export function equipped(t: Table, card: CardView): number {
  const def = defOf(t, card.id)
  if (def && isType(card, 'weapon')) return weaponIn(t, card, def)
  if (isType(card, 'ally') || !def) return worth(t, card)
  const stays = ongoing(t, frame(card.controller, card.id, card.host), def.powers ?? [])
  return stays + (isType(card, 'armor') ? armorWorth(def.def ?? 0) : isType(card, 'item') ? 0.8 : 0)
}

/** What a weapon is worth in play, or would be. */
function weaponIn(t: Table, card: CardView | undefined, def: CardDef): number {
  const f = frame(card?.controller ?? t.me, card?.id ?? 0, card?.host ?? 0)
  const powers = def.powers ?? []
  if (!isRaider(t)) return weaponWorth(def.atk ?? 0, def.strike ?? 0) + ongoing(t, f, powers)
  return (
    armed(t, card, def) +
    ongoing(
      t,
      f,
      powers.filter((power) => !isEdge(power)),
    )
  )
}

type Payment = Extract<Power, { pay: readonly Effect[] }>

/** What a payment power does, apart from its price. */
export const thenOf = (power: Payment): readonly Effect[] => ('reward' in power ? power.reward : power.then)

/** What happens as a payment power is used, apart from what is paid in resources. */
export const textOf = once((power: Payment): readonly Effect[] => [
  ...power.pay.filter((e) => e.do !== 'pay'),
  ...thenOf(power),
])

/** What a payment power is worth, apart from its resources: its cost in cards counts against it. */
function useValue(t: Table, id: Obj, power: Payment): number {
  const card = cardOf(t, id)
  const f = frame(t.me, id, card?.host ?? 0, funds(t))
  const text = textOf(power)
  let gain = -Infinity
  for (const x of valuesOfX(t, f, power.pay)) gain = Math.max(gain, judgeText(t, { ...f, x }, text))
  const kept = gain > 0 && isRaider(t) && isOnce(power) && card && isType(card, 'hero') && !inDanger(t, card)
  return kept ? gain - keptBack : gain
}

/** What a hero’s power must do beyond its price, since it is used once a game (R4), unless that hero could fall before it is used. */
const keptBack = 1.5

/** Whether a power turns its card over, and so works only once. */
const isOnce = (power: Power): boolean => 'pay' in power && power.pay.some((e) => e.do === 'flip' && e.what === 'self')

function priceOf(t: Table, id: Obj, power: Payment): number {
  return power.pay.reduce((sum, e) => (e.do === 'pay' ? sum + amount(t, e.n, frame(t.me, id, 0, funds(t))) : sum), 0)
}

/** How much the bot wants to play a card in hand: its worth in general and now, minus its cost. */
function wanted(t: Table, id: Obj): number {
  const cost = defOf(t, id)?.cost ?? 0
  const now = 0.5 * (worthKeeping(t, id, t.me) + Math.max(0, playValue(t, id))) - 0.7 * cost
  return isRaider(t) ? now + inStore(t, id) + dear(t, id) : now
}

/** How much dearer the card is to this bot's role than the others in its hand. */
function dear(t: Table, id: Obj): number {
  if (t.role === balanced) return 0
  const hand = handOf(t).map((card) => dearness(t.role, defOf(t, card)))
  return dearness(t.role, defOf(t, id)) - hand.reduce((sum, n) => sum + n, 0) / Math.max(1, hand.length)
}

/** What one more resource is worth to a raider: what they can pay for limits them more, and longer, than their cards do. */
const raidersNeed = (rows: number): number => (rows < 5 ? 4 : rows < 6 ? 2.5 : rows < 7 ? 2 : 1)

/** What it is worth to place a card as a resource: any card early on, later only cards that are not needed. */
function placeValue(t: Table, id: Obj, faceUp: boolean): number {
  const def = defOf(t, id)
  const rows = seatView(t, t.me)?.resources.length ?? 0
  if (rows >= (t.view.raid.threat?.level ?? Infinity)) return -1 // one would be lost as the turn ends
  const need = isRaider(t) ? raidersNeed(rows) : rows < 4 ? 4 : rows < 5 ? 2.5 : rows < 7 ? 0.9 : 0.2
  const quest = def && types(def).includes('quest')
  if (quest) return faceUp ? need + 3 : need
  const few = handOf(t).length <= 2 && rows >= 4
  const spare = !few ? 0 : isRaider(t) && handOf(t).length === 1 ? 3 : 1.5
  return need + 1 - 0.5 * wanted(t, id) - spare
}

/** The action behind an answer; attacks and passing are not handled here. */
export const actOf = onceForEach(readAct)

function readAct(t: Table, answer: Answer): Act {
  const card = cardOf(t, answer.card ?? 0)
  const def = defOf(t, answer.card ?? 0)
  const { do: kind, card: id = 0, code = '' } = answer
  const act = (cost: number, instant: boolean, worked: () => number): Act => {
    let known: number | undefined
    const value = (): number => {
      known ??= worked()
      return known
    }
    return { kind, card: id, cost, value, instant, key: `${kind} ${id} ${code}` }
  }
  const instant = !!def?.instant
  if (kind === 'play') return act(card?.cost ?? def?.cost ?? 0, instant, () => playValue(t, id))
  if (kind === 'place') return act(0, instant, () => placeValue(t, id, answer.n === 1))
  const power = powerOf(t, answer, card)
  if (!power) return act(0, instant, () => 0)
  const less = kind === 'complete' ? 0.3 : 0
  return act(priceOf(t, id, power), !onlyMyTurn(power), () => useValue(t, id, power) - less)
}

const onlyMyTurn = (power: Power): boolean => 'only' in power && !!power.only && 'turnOf' in power.only

/** The power that an answer uses, or completes a quest with. */
export function powerOf(t: Table, answer: Answer, card: CardView | undefined): Payment | null {
  const found = follow(t.words, answer.code)
  const power = found && pieces(found).power
  if (power && 'pay' in power) return power
  if (answer.do !== 'complete') return null
  const reward = (card && defOf(t, card.id)?.powers)?.find((p) => 'reward' in p)
  return reward && 'reward' in reward ? reward : null
}
