/** The meaning of dropping a card: the possible answers, and their aim. Pure. */
import type { Answer, Decision, Obj, View } from '../../engine/types.ts'
import type { Regions } from '../places/layout.ts'
import type { Rect } from '../places/pack.ts'
import { seatOfObj } from '../scene.ts'

export interface Drop {
  /** The possible answers: one is given at once; if there are several, the player is asked; if there are none, the drop is illegal. */
  answers: readonly number[]
  /** The target to choose when the game asks for it; 0 for none. */
  aim: Obj
}

/** The card or player of a place, 0 if none. */
export function objOf(key: string): Obj {
  const [kind, id = ''] = key.split(':')
  if (kind === 'card' && id !== '') return Number(id)
  return kind === 'seat' && id !== '' ? -1 - Number(id) : 0
}

/** A part of the table that takes a dragged card, and the effect of dropping it there, in a word. */
export interface DropZone {
  key: string
  rect: Rect
  word: string
}

/**
 * The parts of the table that take a card of the viewer: their resource row, their party, and the Boss's side for an attacker.
 * A card that can only be placed may go anywhere on their side.
 */
export function dropZones(decision: Decision, view: View, from: Obj, at: Regions): DropZone[] {
  const can = (...kinds: readonly Answer['do'][]): boolean =>
    decision.answers.some(({ do: what, card }) => card === from && kinds.includes(what))
  const own = at.focus?.seat === view.seat ? at.focus : null
  const { bossHero, bossParty, gap } = at
  const zones: DropZone[] = []
  const plays = view.cards[from]?.zone === 'hand' && can('play', 'use')
  if (own && can('place', 'complete')) {
    const word = can('place') ? 'Resource' : 'Complete'
    const row = { ...own.header, h: own.header.h + gap }
    zones.push({ key: `row:${view.seat}`, rect: plays ? row : own.all, word })
  }
  const body = own && { ...own.all, y: own.header.y + own.header.h + gap, h: own.all.h - own.header.h - gap }
  if (body && plays) zones.push({ key: `panel:${view.seat}`, rect: body, word: 'Play' })
  if (can('attack')) {
    const right = Math.max(bossHero.x + bossHero.w, bossParty.x + bossParty.w)
    zones.push({ key: 'panel:hall', rect: { ...bossHero, w: right - bossHero.x }, word: 'Attack' })
  }
  return zones
}

/**
 * The answers of dropping a card on the place `key`, or null. On the viewer's own resources or name it is placed.
 * On a possible target it attacks, is played or is used with that aim; anywhere else on the table it is played or used.
 */
export function dropped(decision: Decision, view: View, from: Obj, key: string): Drop | null {
  const onto = objOf(key)
  if (key === '' || key === 'panel:hand' || onto === from || key.startsWith('answer:')) return null
  const acts = (...kinds: readonly Answer['do'][]): number[] =>
    decision.answers.flatMap((answer, index) => (answer.card === from && kinds.includes(answer.do) ? [index] : []))
  if (key === `row:${view.seat}`) return { answers: acts('place', 'complete'), aim: 0 }
  const card = view.cards[onto]
  const mine = card ? card.controller === view.seat : seatOfObj(onto) === view.seat
  if ((mine && card?.zone === 'resources') || seatOfObj(onto) === view.seat)
    return { answers: acts('place', 'complete'), aim: 0 }
  if (onto === 0) return { answers: acts('play', 'use', 'complete'), aim: 0 }
  const attack = mine ? [] : acts('attack')
  return { answers: attack.length > 0 ? attack : acts('play', 'use'), aim: onto }
}

/** The answer that chooses the aim as a target or defender; null if the question is a different one, or the aim is not an answer. */
export function aimed(decision: Decision, aim: Obj): number | null {
  if (decision.kind !== 'target' && decision.kind !== 'attacker-target') return null
  const index = decision.answers.findIndex(({ card }) => card === aim)
  return index < 0 ? null : index
}

/** Whether an aim outlasts this question, because it belongs to the same action. */
export const keepsAim = ({ kind }: Decision): boolean => kind === 'x' || kind === 'mode' || kind === 'cost'
