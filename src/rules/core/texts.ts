/**
 * Looks up the piece of a text that a pointer in the state names, by its expected kind.
 * The table holds pieces of every kind; a pointer to the wrong kind can only come from a broken game, so it throws.
 */
import { isCondition, isEffect, isEffects, isMod, isMods, isPower, isSetWho } from '../../language/nodes.ts'
import type { Condition, Do, Effect, Mod, Of, Power, SetWho } from '../../language/types.ts'
import { usesX } from '../../language/xs.ts'
import type { Ptr } from '../../state/types.ts'
import type { Game } from './game.ts'

function nodeAt<T>(g: Game, ptr: Ptr, is: (node: unknown) => node is T, what: string): T {
  const node = g.code.at.get(ptr)
  if (!is(node)) throw new Error(`There is no ${what} at ${ptr}.`)
  return node
}

export const effectsAt = (g: Game, ptr: Ptr): readonly Effect[] => nodeAt(g, ptr, isEffects, 'list of effects')
export const modAt = (g: Game, ptr: Ptr): Mod => nodeAt(g, ptr, isMod, 'modifier')
export const modsAt = (g: Game, ptr: Ptr): readonly Mod[] => nodeAt(g, ptr, isMods, 'list of modifiers')
const powerAt = (g: Game, ptr: Ptr): Power => nodeAt(g, ptr, isPower, 'power')
export const setAt = (g: Game, ptr: Ptr): SetWho => nodeAt(g, ptr, isSetWho, 'set')
export const conditionAt = (g: Game, ptr: Ptr): Condition => nodeAt(g, ptr, isCondition, 'condition')

/** The effect of this verb there. */
export function effectAt<D extends Do>(g: Game, ptr: Ptr, verb: D): Of<D> {
  const is = (node: unknown): node is Of<D> => isEffect(node) && node.do === verb
  return nodeAt(g, ptr, is, `"${verb}"`)
}

/** The cost of the power or reward there; empty if there is none. */
export function paidAt(g: Game, ptr: Ptr): readonly Effect[] {
  const node = g.code.at.get(ptr)
  return isPower(node) && 'pay' in node ? node.pay : []
}

/** The condition of using or completing what is there, if it asks for the X that is paid. */
export function onlyWithX(g: Game, ptr: Ptr): Condition | undefined {
  const node = g.code.at.get(ptr)
  return isPower(node) && 'only' in node && usesX(node.only) ? node.only : undefined
}

/** The effects of the payment or reward power there (701, 702). */
export function textOf(g: Game, ptr: Ptr): readonly Effect[] {
  const power = powerAt(g, ptr)
  if ('reward' in power) return power.reward
  return 'pay' in power ? power.then : []
}
