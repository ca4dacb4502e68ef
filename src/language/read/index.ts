/** The door of the reader: English of cards as data. */
import { type PrintedText, plainWords } from '../print/index.ts'
import type { CardDef } from '../types.ts'
import { type Reading, readText } from './card.ts'
import './conditions.ts'
import './effects.ts'
import './events.ts'
import './nouns.ts'
import { reworded } from './reword.ts'
import type { World } from './world.ts'

export type { Reading, Refusal } from './card.ts'
export { reworded } from './reword.ts'
export { lineOf, type Row } from './rows.ts'
export type { World } from './world.ts'

/** A world without a raid. */
export const plainWorld = (def: CardDef): World => ({ def, words: plainWords, nouns: {}, types: {} })

/** Reads the printed text of a card whose line is known, whatever the year of its wording. */
export function readCard(def: CardDef, text: string, world: World = plainWorld(def)): Reading {
  return readText(world, reworded(def, text))
}

/** Reads a card that our printer printed: without rewordings. */
export const readPrinted = (def: CardDef, { text }: PrintedText, world: World = plainWorld(def)): Reading =>
  readText(world, text)
