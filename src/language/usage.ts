/** The words of the language in a piece of data, as reported by the schema. */
import { power, texts } from './schema/powers.ts'
import type { Check } from './schema/shape.ts'
import { cardType, who } from './schema/words.ts'
import type { CardDef } from './types.ts'

/** The places of texts, powers and modifiers inside others: their words count only where they work. */
const inner = /\.(then|else|these|reward|mods|always|powers|power)\b|\.when\[|\.of\[\d+\]\[/

/** The words of a piece of card data; with `all` also those of the texts inside it. */
export function wordsOf(check: Check, data: unknown, all: boolean): Set<string> {
  const found = new Set<string>()
  check(data, '', { push: () => {}, word: (w, at) => (all || !inner.test(at)) && found.add(w) })
  return found
}

/** The words on a card: its type, and those of its text. */
export function wordsOn(card: CardDef): Set<string> {
  const types = [card.type].flat().map((type) => [cardType, type] as const)
  const powers = [card.powers, card.front, card.back].flatMap((side) => side ?? []).map((p) => [power, p] as const)
  const found = new Set<string>()
  for (const [check, data] of [
    ...types,
    [who, card.attach ?? []] as const,
    [texts, card.text ?? []] as const,
    ...powers,
  ])
    for (const w of wordsOf(check, data, true)) found.add(w)
  return found
}
