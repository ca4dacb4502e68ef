/** Checks the situations of tactics against a view. */
import type { CardView, SeatView } from '../engine/types.ts'
import { compare, countersOn, isMarked } from '../language/index.ts'
import type { Circumstance, Marked, Measure, Situation } from '../language/tactics.ts'
import { assaultToCome, incoming, thisBlow } from './coming.ts'
import { joined, onceFor } from './once.ts'
import { attackStrength } from './strength.ts'
import {
  alive,
  cardOf,
  cardsInPlay,
  characters,
  foes,
  handOf,
  has,
  healthLeft,
  heroOf,
  isType,
  lastBeforeMe,
  mainTime,
  myTurn,
  partyCards,
  seatView,
  seen,
  type Table,
  teamOf,
} from './table.ts'
import { comingAttacks } from './worth.ts'

export function situation(t: Table, s: Situation): boolean {
  if (typeof s === 'string') return circumstance(t, s)
  if (isComparison(s)) return compare(measure(t, s[0]), s[1], typeof s[2] === 'number' ? s[2] : measure(t, s[2]))
  if ('holds' in s) return handOf(t).some((id) => cardOf(t, id)?.def === s.holds)
  if ('controls' in s) return cardsInPlay(t).some((c) => c.controller === t.me && c.def === s.controls)
  if ('next' in s) return (seatView(t, t.me)?.decks ?? []).some(({ top = 0 }) => cardOf(t, top)?.def === s.next)
  if ('played' in s) return t.played.has(s.played)
  if ('lasts' in s) return t.view.modifiers.some(({ code }) => code.startsWith(`${s.lasts}#`))
  if ('turned' in s) return onTable(t, s.turned).some((c) => c.faceDown)
  if ('all' in s) return s.all.every((x) => situation(t, x))
  if ('any' in s) return s.any.some((x) => situation(t, x))
  return !situation(t, s.not)
}

/** Whether other players can't know if it is true, because it depends on the hand or the top card of a deck. */
export function isSecret(s: Situation): boolean {
  if (typeof s === 'string' || isComparison(s)) return false
  if ('all' in s) return s.all.some(isSecret)
  if ('any' in s) return s.any.some(isSecret)
  if ('not' in s) return isSecret(s.not)
  return 'holds' in s || 'next' in s
}

const isComparison = (s: Situation): s is Extract<Situation, readonly unknown[]> => Array.isArray(s)

function circumstance(t: Table, c: Circumstance): boolean {
  const hero = heroOf(t, t.me)
  switch (c) {
    case 'own main time':
      return mainTime(t)
    case 'own turn':
      return myTurn(t)
    case "another's turn":
      return !myTurn(t)
    case 'last turn before the own':
      return !myTurn(t) && lastBeforeMe(t)
    case 'turn ending':
      return t.view.turn.phase === 'end'
    case 'hero ready':
      return !!hero && !hero.exhausted
    case 'hero flipped':
      return !!hero?.faceDown
    case 'hero attacking':
      return hero?.role === 'attacker' || hero?.role === 'proposed attacker'
    case 'hero defending':
      return hero?.role === 'defender'
    case 'protected':
      return characters(t, foes(t)).some((c) => !c.exhausted && has(c, 'Protector'))
    case 'opposing card on the chain':
      return t.view.chain.some((l) => l.kind === 'card' && teamOf(t, l.controller) !== t.team)
  }
}

const isNamed = (names: string | readonly string[], name: string | null): boolean =>
  typeof names === 'string' ? names === name : names.includes(name ?? '')

/** Cards with these names, or so marked, in play: in the parties and beside them. */
const onTable = (t: Table, which: string | readonly string[] | Marked): CardView[] =>
  [...cardsInPlay(t), ...joined(alive(t), (s) => seen(t, s.row))].filter((c) =>
    typeof which === 'string' || Array.isArray(which)
      ? isNamed(which as string, c.def)
      : isMarked(t.view, c, which as Marked),
  )

/** The number of counters of this name on the raid, or on those of one side: its cards in play and its players. */
const counters = (t: Table, { counters: name, on = 'raid' }: Extract<Measure, { counters: unknown }>): number =>
  on === 'raid'
    ? (t.view.raid.counters?.[name] ?? 0)
    : onTable(t, {})
        .filter(({ controller }) => (on === 'own' ? controller === t.me : teamOf(t, controller) !== t.team))
        .reduce((n, c) => n + countersOn(t.view, c, name), 0)

const ready = (cards: readonly CardView[]): number => cards.filter((c) => !c.exhausted).length

/** Friends who have a turn, in which their cards ready, before the next opponent has one. */
export function friendsToCome(t: Table): SeatView[] {
  const order = t.view.turn.order.filter((s) => !seatView(t, s)?.lost)
  const at = order.indexOf(t.view.turn.seat)
  const later = order.map((_, i) => seatView(t, order[(at + 1 + i) % order.length]!)!)
  const end = later.findIndex((s) => s.team !== t.team)
  return later.slice(0, end < 0 ? later.length : end).filter((s) => s.seat !== t.me)
}

/** The cards in the opponents' parties. */
const opposing = onceFor((t: Table): readonly CardView[] => joined(foes(t), (s) => partyCards(t, s)))

/** A number of the table; every one of them is known to all who look on. */
export function measure(t: Table, m: Measure): number {
  const me = seatView(t, t.me)
  const hero = heroOf(t, t.me)
  if (typeof m === 'object') {
    if ('counters' in m) return counters(t, m)
    if ('opposing' in m) return onTable(t, m.opposing).filter((c) => teamOf(t, c.controller) !== t.team).length
    if ('own' in m) return onTable(t, m.own).filter((c) => c.controller === t.me).length
    if ('unattached' in m) return onTable(t, m.unattached).filter((c) => c.host === 0).length
    if ('waiting' in m) return t.view.raid.waits?.find(({ one }) => one === m.waiting)?.n ?? 0
    return me?.decks.find(({ name }) => name === m.deck)?.count ?? 0
  }
  const sum = (kinds: readonly string[]) => opposing(t).filter((c) => kinds.some((k) => isType(c, k))).length
  switch (m) {
    case 'stage':
      return t.view.raid.stage
    case 'round':
      return me?.turns ?? 0
    case 'resources':
      return me?.resources.length ?? 0
    case 'ready resources':
      return me?.readyResources ?? 0
    case 'hand':
      return me?.handCount ?? 0
    case 'room in hand':
      return (me?.maxHand ?? 0) - (me?.handCount ?? 0)
    case 'own allies':
      return me ? partyCards(t, me).filter((c) => isType(c, 'ally')).length : 0
    case 'attack':
      return hero ? attackStrength(t, hero) : 0
    case 'health left':
      return hero ? Math.max(0, healthLeft(hero)) : 0
    case 'damage':
      return hero?.damage ?? 0
    case 'damage coming':
      return hero ? incoming(t, hero) : 0
    case 'this blow':
      return hero ? thisBlow(t, hero) : 0
    case 'assault to come':
      return assaultToCome(t)
    case 'attacks to come':
      return comingAttacks(t)
    case 'opposing heroes':
      return sum(['hero'])
    case 'opposing allies':
      return sum(['ally'])
    case 'ready opposing allies':
      return opposing(t).filter((c) => isType(c, 'ally') && !c.exhausted).length
    case 'opposing abilities':
      return sum(['ability'])
    case 'opposing equipment':
      return sum(['armor', 'weapon', 'item'])
    case 'own ready characters':
      return me ? ready(characters(t, [me])) : 0
    case 'characters before the next opponent':
      return friendsToCome(t).reduce((n, s) => n + characters(t, [s]).length, me ? ready(characters(t, [me])) : 0)
    case 'half the characters still to come':
      return friendsToCome(t).reduce((n, s) => n + Math.floor(characters(t, [s]).length / 2), 0)
    case 'friends':
      return alive(t).filter((s) => s.team === t.team && s.seat !== t.me).length
    case 'opposing resources':
      return foes(t).reduce((n, s) => n + s.resources.length, 0)
    case 'opposing ready resources':
      return foes(t).reduce((n, s) => n + s.readyResources, 0)
    case 'least health of an opposing hero':
      return Math.min(
        99,
        ...opposing(t)
          .filter((c) => isType(c, 'hero'))
          .map(healthLeft),
      )
  }
}
