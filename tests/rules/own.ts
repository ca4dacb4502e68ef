/** Small cards that the rules' tests define for themselves, and a library that has them beside the real ones and the test set. */
import type { Library } from '../../src/engine/types.ts'
import type { CardDef } from '../../src/language/types.ts'
import { library } from '../set/index.ts'

const base = { set: 'test', number: 0 } as const

/** The library and the test set with these cards added, or in the place of those of their names. */
export const withCards = (...cards: readonly CardDef[]): Library => {
  const mine = new Set(cards.map((c) => c.name))
  return { ...library, cards: [...library.cards.filter((c) => !mine.has(c.name)), ...cards] }
}

export const ally = (name: string, atk: number, health: number, more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  type: 'ally',
  name,
  atk,
  health,
  damageType: 'melee',
  cost: 2,
  ...more,
})

export const ability = (name: string, more: Partial<CardDef>): CardDef => ({
  ...base,
  type: 'ability',
  name,
  cost: 0,
  ...more,
})

export const instant = (name: string, more: Partial<CardDef>): CardDef => ability(name, { instant: true, ...more })

export const weapon = (name: string, atk: number, strike: number, tags: readonly string[]): CardDef => ({
  ...base,
  type: 'weapon',
  name,
  atk,
  strike,
  tags,
  damageType: 'melee',
  cost: 1,
})

export const armor = (name: string, def: number, more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  type: 'armor',
  name,
  def,
  cost: 1,
  ...more,
})

export const item = (name: string, more: Partial<CardDef>): CardDef => ({
  ...base,
  type: 'item',
  name,
  cost: 1,
  ...more,
})

export const hero = (name: string, more: Partial<CardDef>): CardDef => ({
  ...base,
  type: 'hero',
  name,
  health: 30,
  faction: 'Alliance',
  ...more,
})

/** A deck that nobody runs out of. */
export const filler: readonly string[] = Array.from({ length: 8 }, () => 'Crazy Igvand')
