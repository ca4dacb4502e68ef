/** All that a card shows: what its print says, and the fields that stand on it as they are (cards --json has them all). */
import { printCard } from '../../../src/language/print/index.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { wordsOf } from './raid.ts'

/** Numbers, icons and lines that are shown as they are. */
const asTheyAre = [
  ...([
    'name',
    'set',
    'number',
    'cost',
    'x',
    'atk',
    'damageType',
    'health',
    'def',
    'strike',
    'classes',
    'prompts',
    'ruling',
  ] as const),
]

export function faceOf(card: CardDef): string {
  const { type, text, back } = printCard(card, wordsOf(card))
  return [type, ...asTheyAre.map((key) => JSON.stringify(card[key]) ?? ''), text, back ?? ''].join('\n')
}
