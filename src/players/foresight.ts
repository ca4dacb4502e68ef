/** What helps a person to read their answers: which attacks are for nothing, and on which side targets are best sought. */
import type { Decision, Library, View } from '../engine/types.ts'
import { weigh } from './general.ts'
import { table } from './meaning.ts'
import { newMind } from './mind.ts'
import { isIdle } from './prohibitions.ts'
import { attackStrength } from './strength.ts'
import { cardOf, sideOfObj, wordsOf } from './table.ts'

/**
 * The attacks that deal nothing to anybody: their attackers have no ATK and no weapon to strike with, or all their damage is prevented.
 * @param library - The content of the game, for the texts of its cards.
 * @param view - The view of the seat that decides.
 * @param decision - The open decision.
 * @returns The answers, by their indices.
 */
export function idleAttacks(library: Library, view: View, decision: Decision): number[] {
  const t = table(view, wordsOf(library, view.raid.id), decision.seat, decision)
  return decision.answers.flatMap((answer, index) => {
    const card = answer.do === 'attack' ? cardOf(t, answer.card ?? 0) : undefined
    return card && (attackStrength(t, card) <= 0 || isIdle(t, card.id)) ? [index] : []
  })
}

/**
 * Whether the best answers are characters and players of the other side.
 * @param library - The content of the game, for the texts of its cards.
 * @param view - The view of the seat that decides.
 * @param decision - The open decision.
 * @returns True for what harms, false for what helps and for questions about no card.
 */
export function aimsAtFoes(library: Library, view: View, decision: Decision): boolean {
  if (decision.kind === 'attacker-target') return true
  if (decision.kind !== 'target' && decision.kind !== 'choose') return false
  const t = table(view, wordsOf(library, view.raid.id), decision.seat, decision)
  const picks = weigh(t, decision, newMind()).filter(({ answer }) => decision.answers[answer]?.card !== undefined)
  if (picks.length === 0) return false
  const best = picks.reduce((a, b) => (b.score > a.score ? b : a))
  return sideOfObj(t, decision.answers[best.answer]?.card ?? 0) < 0
}
