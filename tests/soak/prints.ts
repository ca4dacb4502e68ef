/** Every card of the project printed and read back (src/language/read/again.ts): raids with their sides and tokens, the first set, all that are kept. */
import { raids } from '../../raids/index.ts'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { again, inFull } from '../../src/language/read/again.ts'
import { plainWorld, raidWorld, type World } from '../../src/language/read/index.ts'
import type { CardDef } from '../../src/language/types.ts'

export interface Prints {
  cards: number
  same: number
  /** What the reader does not know yet: the card, and why. */
  unread: readonly string[]
  /** What came back as other data: the card, and both. */
  other: readonly string[]
}

/** Each card with what its text is read for. `kept`: of the kept cards, which. */
export const printed = (kept: readonly CardDef[]): (readonly [CardDef, (def: CardDef) => World])[] => [
  ...raids.flatMap((raid) => raid.cards.map((card) => [card, raidWorld(raid)] as const)),
  ...[...heroesOfAzeroth, ...kept].map((card) => [card, plainWorld] as const),
]

/** Reads them all back; `told` hears of each that is not the same. */
export function readBack(
  cards: readonly (readonly [CardDef, (def: CardDef) => World])[],
  told: (line: string) => void = () => {},
): Prints {
  const [unread, other]: [string[], string[]] = [[], []]
  for (const [card, world] of cards) {
    const result = again(card, world)
    if ('same' in result) continue
    const line =
      'unread' in result
        ? `${card.name}: not read: ${result.unread}`
        : `${card.name}: read as other data\n${inFull(result.other)}`
    ;('unread' in result ? unread : other).push(line)
    told(line)
  }
  return { cards: cards.length, same: cards.length - unread.length - other.length, unread, other }
}
