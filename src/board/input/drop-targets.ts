/** What is meant by dragging a card and letting it go somewhere: the answers that may be meant, and what they aim at. Pure. */
import type { Answer, Decision, Obj, View } from '../../engine/types.ts'
import { seatOfObj } from '../scene.ts'

export interface Drop {
  /** Answers that it can mean: one is given, of several one is asked for, none is legal. */
  answers: readonly number[]
  /** What the answer is to be aimed at, as soon as that is asked; 0 for nothing in particular. */
  aim: Obj
}

/** The card or player that a place stands for, 0 if none. */
export function objOf(key: string): Obj {
  const [kind, id = ''] = key.split(':')
  if (kind === 'card' && id !== '') return Number(id)
  return kind === 'seat' && id !== '' ? -1 - Number(id) : 0
}

/**
 * A card that was let go on the place `key`. On one's own resources or name it is placed, on what can be fought or targeted it
 * attacks, is played or used with that aim, anywhere else on the table it is played or used. Null if nothing is meant.
 */
export function dropped(decision: Decision, view: View, from: Obj, key: string): Drop | null {
  const onto = objOf(key)
  if (key === '' || key === 'panel:hand' || onto === from || key.startsWith('answer:')) return null
  const acts = (...kinds: readonly Answer['do'][]): number[] =>
    decision.answers.flatMap((answer, index) => (answer.card === from && kinds.includes(answer.do) ? [index] : []))
  const card = view.cards[onto]
  const mine = card ? card.controller === view.seat : seatOfObj(onto) === view.seat
  if ((mine && card?.zone === 'resources') || seatOfObj(onto) === view.seat)
    return { answers: acts('place', 'complete'), aim: 0 }
  if (onto === 0) return { answers: acts('play', 'use', 'complete'), aim: 0 }
  const attack = mine ? [] : acts('attack')
  return { answers: attack.length > 0 ? attack : acts('play', 'use'), aim: onto }
}

/** The answer of a question for a target or defender that takes the aim; null if it is no such question, or the aim is no answer. */
export function aimed(decision: Decision, aim: Obj): number | null {
  if (decision.kind !== 'target' && decision.kind !== 'attacker-target') return null
  const index = decision.answers.findIndex(({ card }) => card === aim)
  return index < 0 ? null : index
}

/** Whether an aim outlasts this question: it belongs to the action that is being taken, not to what comes after it. */
export const keepsAim = ({ kind }: Decision): boolean => kind === 'x' || kind === 'mode' || kind === 'cost'
