/** Actions while attacking or defending: a role of an event that is one card in a state of combat. */
import { type CombatState, combatStates } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import type { FixedWho, Who } from '../types.ts'

const single = ['self', 'it', 'host', 'yourHero', 'boss'] as const

/** One of these cards while acting in a combat: it is the subject, and "while attacking" stands at the end. */
export function acting(role: Who | undefined): { who: FixedWho; state: CombatState } | null {
  if (typeof role !== 'object' || !('among' in role) || Object.keys(role).length !== 2) return null
  const { among, state } = role
  return isOneOf(combatStates, state) && isOneOf(single, among) ? { who: among, state } : null
}
export const actor = (role: Who): Who => acting(role)?.who ?? role
