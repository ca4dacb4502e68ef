/** A word's entry in the reference: its meaning, its rule, and a card as an example. */
import type { CardDef, Effect, Power } from '../types.ts'

export interface Entry {
  /** One sentence or two, in plain English. */
  about: string
  /** The number of its rule; '' if it is specific to this program. */
  rule: string
  /** The parts of a small card that has it. */
  card: Partial<CardDef>
}

/** Shown by an ability's text. */
export const text = (about: string, rule: string, ...effects: readonly Effect[]): Entry => ({
  about,
  rule,
  card: { type: 'ability', cost: 1, text: effects },
})

/** Shown by a power of an ally. */
export const power = (about: string, rule: string, ...powers: readonly Power[]): Entry => ({
  about,
  rule,
  card: { type: 'ally', cost: 1, atk: 1, damageType: 'melee', health: 4, powers },
})

/** Shown by a card that is described in full. */
export const card = (about: string, rule: string, parts: Partial<CardDef>): Entry => ({
  about,
  rule,
  card: { cost: 1, ...parts },
})
