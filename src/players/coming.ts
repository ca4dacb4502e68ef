/** The damage that is about to be dealt, as far as the table shows: by this blow, and by all that may follow in the turn. */
import type { CardView, LinkView } from '../engine/types.ts'
import type { Effect, Mod } from '../language/types.ts'
import { attackersLeft } from './attackers.ts'
import { combatDamage } from './combat.ts'
import { firstPick } from './picks.ts'
import { follow, pieceAt, pieces } from './pointer.ts'
import { hurts } from './prohibitions.ts'
import { attackStrength, strengthOf } from './strength.ts'
import {
  characters,
  defOf,
  foes,
  has,
  healthLeft,
  isType,
  myTurn,
  partyCards,
  seatView,
  sideOfObj,
  type Table,
  teamOf,
} from './table.ts'
import { frame, resolve } from './who.ts'
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

/** Whether the bot's attacks of this turn, the present one too, destroy a character even if every protector and armor stops what it can. */
export function isWithinReach(t: Table, attacker: CardView | undefined, target: CardView): boolean {
  const stops = protectorsOf(t, target)
  const others = attackersLeft(t).filter(({ card }) => card.id !== attacker?.id)
  const blows = [...others.map(({ n }) => n), attacker ? attackStrength(t, attacker) : 0].sort((a, b) => a - b)
  const armor = partyOf(t, target).filter((c) => isType(c, 'armor') && !c.exhausted)
  const n = total(blows.slice(0, blows.length - stops)) - total(armor.map((c) => c.def_ ?? 0))
  return n >= healthLeft(target) && hurts(t, target)
}

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const partyOf = (t: Table, card: CardView): CardView[] =>
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
