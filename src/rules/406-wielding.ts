/**
 * Wielding (406): the equipment that a player may have at the same time, and the weapons to strike with in one combat.
 * Uniqueness (414) and strikes (303) ask this section.
 */
import type { CardId, Seat } from '../state/types.ts'
import { limitsOf } from './202-tags.ts'
import { card, type Game, player } from './core/game.ts'

type Has = (keyword: string) => boolean

const heroHas =
  (g: Game, seat: Seat): Has =>
  (keyword) =>
    g.ask.keyword(g, player(g, seat).hero, keyword)

/** Tags with a number that limit wielding. Their limits and all exceptions are defined only here. */
export const wielded: ReadonlySet<string> = new Set(['Melee', 'Ranged', 'Off-Hand'])

const twoHanded = (g: Game, id: CardId): boolean => g.ask.tag(g, id, 'Two-Handed')
const oneHanded = (g: Game, id: CardId): boolean => !twoHanded(g, id)

/** Keywords of heroes that affect wielding. */
export const wielding: ReadonlySet<string> = new Set([
  'Dual Wield',
  'Two-Handed Dual Wield',
  'Ranged Dual Wield',
  'Dual Shield',
  'Sextuple Wield',
  'Infinite Wield',
])

/** Hands that weapons occupy (406.3). */
const hands = (g: Game, weapons: readonly CardId[]): number =>
  weapons.reduce((n, id) => n + (twoHanded(g, id) ? 2 : 1), 0)

/**
 * The first group of this seat's equipment that can't all be controlled at once (414.3b-c with the exceptions of 406); empty if all is well.
 * `cards`: the cards of its party; `more`: by how much modifiers raise a tag's limit.
 */
export function overfull(
  g: Game,
  seat: Seat,
  cards: readonly CardId[],
  more: (tag: string) => number,
): readonly CardId[] {
  const melee: CardId[] = []
  const ranged: CardId[] = []
  const off: CardId[] = []
  const two: CardId[] = []
  for (const id of cards) {
    for (const [tag] of limitsOf(g, card(g, id))) {
      if (tag === 'Melee') melee.push(id)
      else if (tag === 'Ranged') ranged.push(id)
      else if (tag === 'Off-Hand') off.push(id)
    }
    if (twoHanded(g, id)) two.push(id)
  }
  if (melee.length < 2 && ranged.length < 2 && off.length < 2 && (two.length === 0 || off.length === 0)) return []
  const has = heroHas(g, seat)
  const room = (tag: string, ids: readonly CardId[]): boolean => ids.length <= 1 || ids.length <= 1 + more(tag)
  if (!room('Ranged', ranged) && !(ranged.length === 2 && has('Ranged Dual Wield'))) return ranged // 406.4
  const shields = off.length === 2 && off.every((id) => g.ask.tag(g, id, 'Shield')) && has('Dual Shield') // 406.2
  if (!room('Off-Hand', off) && !shields) return off
  if (shields && melee.length > 0) return [...melee, ...off] // 406.2a
  const single = melee.every((id) => oneHanded(g, id))
  const infinite = single && has('Infinite Wield') // 406.5
  if (!infinite && has('Sextuple Wield')) return hands(g, melee) + off.length > 6 ? [...melee, ...off] : [] // 406.3, 406.3a
  const greater = has('Two-Handed Dual Wield')
  const pair = melee.length === 2 && ((single && has('Dual Wield')) || greater) // 406.2, 406.2b
  if (!room('Melee', melee) && !infinite && !pair) return melee
  if (off.length === 0) return []
  if (pair && !infinite && !room('Melee', melee)) return [...melee, ...off] // 406.2a
  if (two.length === 0 || (greater && two.length === 1 && two.every((id) => melee.includes(id)))) return [] // 406.2
  return [...two, ...off] // 414.3c
}

/** Whether one player may strike with all of these in one combat (303.2c, 406.6). */
export function mayStrikeTogether(g: Game, seat: Seat, weapons: readonly CardId[]): boolean {
  if (weapons.length < 2) return true
  const has = heroHas(g, seat)
  const melee = weapons.filter((id) => g.ask.tag(g, id, 'Melee')).length
  const ranged = weapons.filter((id) => g.ask.tag(g, id, 'Ranged')).length
  if (melee > 0 && ranged > 0) return false
  if (ranged === weapons.length) return weapons.length === 2 && has('Ranged Dual Wield')
  if (melee < weapons.length) return false
  if (weapons.length === 2 && (has('Dual Wield') || has('Two-Handed Dual Wield'))) return true
  if (has('Sextuple Wield') && hands(g, weapons) <= 6) return true
  return has('Infinite Wield') && weapons.every((id) => oneHanded(g, id))
}
