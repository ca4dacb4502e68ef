/** The damage that is about to be dealt, as far as the table shows: by this blow, and by all that may follow in the turn. */

import type { CardId, CardView, LinkView } from '../engine/types.ts'
import { holds } from '../language/index.ts'
import type { Effect, Mod } from '../language/types.ts'
import { attackersLeft } from './attackers.ts'
import { combatDamage } from './combat.ts'
import { frame } from './frame.ts'
import { amountAt, resolve } from './meaning.ts'
import { bindPicks, candidates, firstPick, pickedBy } from './picks.ts'
import { follow, pieceAt, pieces } from './pointer.ts'
import { hurts } from './prohibitions.ts'
import { attackStrength, strengthOf } from './strength.ts'
import {
  cardOf,
  characters,
  defOf,
  foes,
  funds,
  handOf,
  has,
  healthLeft,
  isCharacter,
  isType,
  myTurn,
  partyCards,
  seatView,
  sideOfObj,
  type Table,
  teamOf,
} from './table.ts'
import { comingAttacks } from './worth.ts'

/** The damage that a card is about to be dealt: by this combat, by the chain, by characters that can still attack. */
export function incoming(t: Table, card: CardView): number {
  const more = isType(card, 'hero') && sideOfObj(t, card.id) > 0 ? 0.7 * comingAttacks(t) : 0
  return combatDamage(t, card.id) + chainDamage(t, card) + more
}

/**
 * The damage that is about to fall: of the chain, and of this combat once its defend window is open (before that somebody may still protect or
 * strike); less what is already going to be prevented.
 */
export function thisBlow(t: Table, card: CardView): number {
  const fight = t.view.combat?.window === 'defend' ? combatDamage(t, card.id) : 0
  const n = fight + chainDamage(t, card)
  return n <= 0 || !hurts(t, card) ? 0 : Math.max(0, n - preventedYet(t, card))
}

/** The damage that opposing links on the chain would deal to a card. */
function chainDamage(t: Table, card: CardView): number {
  return t.view.chain.reduce((sum, link) => sum + (link.kind === 'proposal' ? 0 : linkDamage(t, link, card)), 0)
}

function linkDamage(t: Table, link: LinkView, card: CardView): number {
  const f = { ...frame(link.controller, link.card, 0, link.x), it: card.id }
  const aimed = link.targets.includes(card.id)
  return textOf(t, link).reduce((sum, e) => {
    if (e.do !== 'deal') return sum
    if (!(firstPick(e.to, f) ? aimed : resolve(t, f, e.to).includes(card.id))) return sum
    return sum + (typeof e.n === 'number' ? e.n : e.n === 'X' ? link.x : 2)
  }, 0)
}

/** What a link does as it resolves. */
function textOf(t: Table, link: LinkView): readonly Effect[] {
  const found = follow(t.words, link.code)
  const power = found ? pieces(found).power : undefined
  return (power && 'then' in power ? power.then : defOf(t, link.card)?.text) ?? []
}

/** The damage with which opponents can still attack before the bot's next turn. */
export function assaultToCome(t: Table): number {
  if (!myTurn(t)) return t.team === teamOf(t, t.view.turn.seat) ? 0 : total(attackersLeft(t).map(({ n }) => n))
  return strengthOf(t, foes(t))
}

/**
 * Whether all that the bot can do this turn destroys a character: its attacks, the present one too, even if every protector and armor stops what it
 * can, and the cards in hand that deal damage, as far as the resources go. `source`: the attacker, or the card that is being played.
 */
export function isWithinReach(t: Table, source: CardView | undefined, target: CardView): boolean {
  const stops = protectorsOf(t, target)
  const isAttack = !!source && isCharacter(source)
  const others = attackersLeft(t).filter(({ card }) => card.id !== source?.id)
  const blows = [...others.map(({ n }) => n), isAttack ? attackStrength(t, source) : 0].sort((a, b) => a - b)
  const armor = partyOf(t, target).filter((c) => isType(c, 'armor') && !c.exhausted)
  const played = source && !isAttack ? damageOf(t, source.id, target) : 0
  const money = funds(t) - (source && !isAttack ? (source.cost ?? 0) : 0)
  const cards = played + burn(t, target, money)
  const n = total(blows.slice(0, Math.max(0, blows.length - stops))) + cards - total(armor.map((c) => c.def_ ?? 0))
  return n >= healthLeft(target) && hurts(t, target)
}

/** The most damage that cards in hand can deal to a character for so many resources. */
function burn(t: Table, target: CardView, money: number): number {
  const best = Array.from({ length: Math.max(0, money) + 1 }, () => 0)
  for (const id of handOf(t)) {
    const cost = cardOf(t, id)?.cost ?? Infinity
    const n = cost <= money ? damageOf(t, id, target) : 0
    for (let m = money; n > 0 && m >= cost; m--) best[m] = Math.max(best[m] ?? 0, (best[m - cost] ?? 0) + n)
  }
  return best.at(-1) ?? 0
}

/** The damage that a card deals to a character as it is played, if it can be aimed there. */
function damageOf(t: Table, id: CardId, target: CardView): number {
  const def = defOf(t, id)
  if (!def) return 0
  const f = frame(t.me, id, def.attach ? target.id : 0)
  const host = def.attach && firstPick(def.attach, f)
  if (host && !candidates(t, f, host).includes(target.id)) return 0
  return total(
    (def.text ?? []).map((e) => {
      if (e.do !== 'deal' || (e.if && !holds(t, e.if, f))) return 0
      const set = firstPick(e.to, f)
      const reached = set
        ? pickedBy(t, f, set) === 'us' &&
          candidates(t, f, set).some((o) => resolve(t, bindPicks(f, set, [o]), e.to).includes(target.id))
        : resolve(t, f, e.to).includes(target.id)
      return reached ? amountAt(t, f, e.n, 0) : 0
    }),
  )
}

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const partyOf = (t: Table, card: CardView): readonly CardView[] =>
  isType(card, 'hero') ? partyCards(t, seatView(t, card.controller)!) : []
const protectorsOf = (t: Table, card: CardView): number =>
  characters(t, foes(t)).filter((c) => c.id !== card.id && !c.exhausted && has(c, 'Protector')).length

/** The amount that effects in force will still prevent of the damage to a card. */
function preventedYet(t: Table, card: CardView): number {
  return t.view.modifiers.reduce((sum, row) => {
    const mod = pieceAt(t.words, row.code) as Mod | undefined
    if (mod?.mod !== 'prevent' || typeof mod.n !== 'object' || !('next' in mod.n)) return sum
    const { to } = mod.would
    if (to === undefined || to === 'front' || to === 'back') return sum
    const on = row.on.includes(card.id) || resolve(t, frame(row.controller, row.card), to).includes(card.id)
    return on ? sum + row.n : sum
  }, 0)
}
