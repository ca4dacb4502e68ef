/** Actions while attacking or defending: a role of an event that is one card in a state of combat. */
import { type CombatState, combatStates } from '../lists.ts'
import type { FixedWho, Who } from '../types.ts'

const single: ReadonlySet<unknown> = new Set(['self', 'it', 'host', 'yourHero', 'boss'])

/** One of these cards while acting in a combat: it is the subject, and "while attacking" stands at the end. */
export function acting(role: Who | undefined): { who: FixedWho; state: CombatState } | null {
  if (typeof role !== 'object' || !('among' in role) || Object.keys(role).length !== 2) return null
  const { among, state } = role
  const known = (combatStates as readonly unknown[]).includes(state)
  return known && single.has(among) ? { who: among as FixedWho, state: state as CombatState } : null
}
export const actor = (role: Who): Who => acting(role)?.who ?? role
