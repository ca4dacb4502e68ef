/**
 * What a raider keeps in hand although there is no use for it yet (R3, R5, R10): a heal or two, an answer, an area spell for the Whelps to come,
 * a hero who protects. What can't be paid for in the next turns is better laid.
 */

import type { CardId } from '../engine/types.ts'
import { once } from '../language/index.ts'
import type { CardDef, Effect, Mod } from '../language/types.ts'
import { isGuarded } from './plan.ts'
import { cardOf, characters, defOf, foes, handOf, healthLeft, isType, seatView, type Table } from './table.ts'

/** How many turns ahead a hand is planned, with one resource more in each. */
const horizon = 3

/** What a card in hand is worth beyond what it could do now. */
export function inStore(t: Table, id: CardId): number {
  const def = defOf(t, id)
  if (!def) return 0
  const rows = seatView(t, t.me)?.resources.length ?? 0
  if ((def.cost ?? 0) > rows + horizon) return -3
  const alike = handOf(t).filter((other) => other < id && kindOf(defOf(t, other)) === kindOf(def)).length
  const same = handOf(t).some((other) => other < id && cardOf(t, other)?.def === def.name)
  const kind = kindOf(def)
  if (kind === 'guard') return same ? 0 : 5
  return kind === undefined || alike >= kept[kind] ? 0 : stored[kind]
}

type Kind = 'guard' | 'heal' | 'answer' | 'area'
const kept = { heal: 2, answer: 2, area: 1 } as const
const stored = { heal: 2, answer: 2, area: 4 } as const

/** What a card is kept for. */
const kinds = once((def: CardDef): { kind?: Kind } => {
  const text = [...(def.text ?? [])]
  const always = (def.powers ?? []).flatMap((p): readonly Mod[] => ('always' in p ? p.always : []))
  if (always.some((m) => m.mod === 'keyword' && m.keyword === 'Protector' && m.what === 'yourHero'))
    return { kind: 'guard' }
  if (text.some(isWide)) return { kind: 'area' }
  if (text.some((e) => e.do === 'interrupt' || isDispel(e))) return { kind: 'answer' }
  if (def.instant && text.some(holdsBack)) return { kind: 'answer' }
  if (text.some((e) => e.do === 'heal')) return { kind: 'heal' }
  return {}
})
const kindOf = (def: CardDef | undefined): Kind | undefined => def && kinds(def).kind

/** The health that an ally of hers has at most if an area spell is likely to destroy it, and for how many Whelps' worth of them it waits (R5). */
const small = 3
const swarm = 3

/** Whether an area spell waits for her to bring more allies; not if it holds back attacks while a hero of the raid could fall. */
export function awaitsMore(t: Table, id: CardId): boolean {
  const def = defOf(t, id)
  if (kindOf(def) !== 'area' || (isGuarded(t) && def?.text?.some(holdsBack))) return false
  const allies = characters(t, foes(t)).filter((card) => isType(card, 'ally') && healthLeft(card) <= small)
  return allies.reduce((sum, card) => sum + Math.max(1, card.atk ?? 0), 0) < swarm
}

/** Whether it destroys an ability. */
const isDispel = (e: Effect): boolean =>
  e.do === 'destroy' && typeof e.what === 'object' && 'is' in e.what && e.what.is === 'ability'

/** Damage to everyone of a set at once. */
const isWide = (e: Effect): boolean =>
  e.do === 'deal' && typeof e.to === 'object' && 'is' in e.to && !('target' in e.to) && !('n' in e.to) && 'of' in e.to

/** Whether an effect keeps its target from attacking this turn, so that it is better used on the target's own turn. */
export const holdsBack = (e: Effect): boolean =>
  e.do === 'modify' && e.until === 'turn' && e.mods.some((m) => m.mod === 'cannot' && m.on === 'attack')
