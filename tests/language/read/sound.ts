import { expect } from 'vitest'
import { readCard } from '../../../src/language/read/index.ts'
import { checkCard } from '../../../src/language/schema.ts'
import type { CardDef } from '../../../src/language/types.ts'

/** The card that this text makes of a printed line; fails where the text is refused, or the language finds fault with what it became. */
export function soundly(line: CardDef, text: string): CardDef {
  const reading = readCard(line, text)
  if ('refusal' in reading) throw new Error(JSON.stringify(reading.refusal))
  expect(checkCard(reading.card)).toEqual([])
  return reading.card
}
