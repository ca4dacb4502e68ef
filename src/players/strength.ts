/** How hard a card hits: its ATK now, while it attacks or defends, and with a strike. */
import type { CardView, Obj, SeatView } from '../engine/types.ts'
import { amount, holds, listed, once } from '../language/index.ts'
import type { CardDef, Mod, Power, WhileState, Who } from '../language/types.ts'
import { frame, type ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import { onceFor, onceForEach } from './once.ts'
import {
  cardsInPlay,
  characters,
  defIn,
  funds,
  isType,
  type Lexicon,
  partyCards,
  seatView,
  type Table,
} from './table.ts'

export const powersOf = (def: CardDef | undefined, back: boolean): readonly Power[] =>
  (back ? def?.back : def?.front) ?? def?.powers ?? none
const none: readonly never[] = []

/** The names of the cards with such powers on either of their sides. */
export const namesWith = (words: Lexicon, are: (powers: readonly Power[]) => boolean): ReadonlySet<string> =>
  new Set([...words].flatMap(([name, def]) => (are(powersOf(def, false)) || are(powersOf(def, true)) ? [name] : [])))

/** The ATK that cards in play would add while it attacks (or defends, or protects); 0 if it does so already, since its ATK includes it then. */
function bonus(t: Table, card: CardView, when: Doing, other?: CardView): number {
  const now = when === 'protecting' && t.view.combat?.protecting.includes(card.id)
  if (now || card.role === 'attacker' || card.role === 'defender') return 0
  let sum = 0
  for (const one of bonuses(t)[when]) {
    const { f, mod, against } = one
    if (other && against && !resolve(t, f, against).includes(other.id)) continue
    if (mod.what === 'self' ? f.self === card.id : meant(t, one).includes(card.id)) sum += amount(t, mod.n, f)
  }
  return sum
}

const doings = ['attacking', 'defending', 'protecting'] as const
type Doing = (typeof doings)[number]
interface Bonus {
  f: ReadFrame
  mod: Extract<Mod, { mod: 'stat' }>
  /** Whom it means, once somebody has asked. */
  on?: readonly Obj[]
  /** In combat with whom alone it counts. */
  against?: Who | undefined
}
function meant(t: Table, bonus: Bonus): readonly Obj[] {
  bonus.on ??= resolve(t, bonus.f, bonus.mod.what)
  return bonus.on
}

/** Those among a card's powers, in reading order. */
const bonusesIn = once((powers: readonly Power[]) =>
  powers.flatMap((power) =>
    'always' in power
      ? power.always.flatMap((mod) => doings.flatMap((when) => (isBonus(mod, when) ? [{ power, mod, when }] : [])))
      : [],
  ),
)

/** The cards that have some, on either side: few do, and this is asked of all that are in play. */
const givers = once((words: Lexicon) => namesWith(words, (powers) => bonusesIn(powers).length > 0))

/** The modifiers that give such ATK, looked up once per decision. */
const bonuses = onceFor((t: Table): Record<Doing, Bonus[]> => {
  const out: Record<Doing, Bonus[]> = { attacking: [], defending: [], protecting: [] }
  const any = givers(t.words)
  for (const source of cardsInPlay(t)) {
    if (!any.has(source.def ?? '')) continue
    const granted = bonusesIn(powersOf(defIn(t, source), source.faceDown))
    const f = frame(source.controller, source.id, source.host)
    for (const { power, mod, when } of granted)
      if (!power.while || holds(t, power.while, f)) out[when].push({ f, mod, against: othersIn(mod.while, when) })
  }
  return out
})

/** The ATK that a card's own powers add while it attacks. */
export const sharpness = (powers: readonly Power[]): number =>
  powers.reduce((sum, power) => {
    const mods = 'always' in power ? power.always : []
    return mods.reduce(
      (n, m) => (isBonus(m, 'attacking') && m.what === 'self' && typeof m.n === 'number' ? n + m.n : n),
      sum,
    )
  }, 0)

const isBonus = (mod: Mod, when: Doing): mod is Extract<Mod, { mod: 'stat' }> =>
  mod.mod === 'stat' && mod.stat === 'atk' && sameTime(mod.while, when)
const sameTime = (state: WhileState | undefined, when: string): boolean =>
  listed(state).some((s) => s === when || (s === 'inCombat' && when !== 'protecting')) ||
  (typeof state === 'object' && when in state)

/** Whom such a state asks for on the other side of the combat; undefined if it is anybody. */
const othersIn = (state: WhileState | undefined, when: Doing): Who | undefined =>
  typeof state === 'object' && when in state ? (state as Partial<Record<Doing, Who>>)[when] : undefined

/** The ATK that does not count in a combat with this one, among all that it would have while attacking or defending. */
export const lostAgainst = (t: Table, card: CardView, when: Doing, other: CardView): number =>
  bonus(t, card, when) - bonus(t, card, when, other)

/** The weapons in a party, the best first. */
const weaponsOf = onceForEach((t: Table, seat: SeatView): readonly CardView[] =>
  partyCards(t, seat)
    .filter((c) => isType(c, 'weapon'))
    .sort((a, b) => (b.atk ?? 0) - (a.atk ?? 0) || (a.strike ?? 0) - (b.strike ?? 0) || a.id - b.id),
)

/** The best weapon that a hero could strike with and pay for now; `next`: on its next turn, when everything is ready. */
export function bestWeapon(t: Table, hero: CardView, next = false): CardView | undefined {
  if (!isType(hero, 'hero')) return undefined
  const seat = seatView(t, hero.controller)
  const money = next ? (seat?.resources.length ?? 0) : funds(t, hero.controller)
  return seat && weaponsOf(t, seat).find((c) => (next || !c.exhausted) && (c.strike ?? 0) <= money)
}

/** The ATK that a card would have in an attack now (or on its next turn), with bonuses and a strike (303.2). */
export function attackStrength(t: Table, card: CardView, next = false): number {
  const known = strengths(t)[next ? 'next' : 'now']
  let n = known.get(card)
  if (n === undefined) {
    n = card.role === 'attacker' ? (card.atk ?? 0) : unarmed(t, card) + (bestWeapon(t, card, next)?.atk ?? 0)
    known.set(card, n)
  }
  return n
}
const strengths = onceFor((_: Table) => ({ now: new Map<CardView, number>(), next: new Map<CardView, number>() }))

/** The same without a strike. */
const unarmed = onceForEach((t: Table, card: CardView): number => (card.atk ?? 0) + bonus(t, card, 'attacking'))

/** The same for a defender; `protecting`: for one that would protect (602.2). */
export function defenceStrength(t: Table, card: CardView, protecting = false): number {
  if (card.role === 'defender') return card.atk ?? 0
  const steps = protecting ? bonus(t, card, 'protecting') : 0
  return (card.atk ?? 0) + bonus(t, card, 'defending') + steps + (bestWeapon(t, card)?.atk ?? 0)
}

/** The damage with which these players' characters can attack on their next turns. */
export const strengthOf = (t: Table, seats: readonly SeatView[]): number =>
  characters(t, seats).reduce((sum, card) => sum + attackStrength(t, card, true), 0)
