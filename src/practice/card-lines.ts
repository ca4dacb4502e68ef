/** Cards of a table as people write them: one a line, with their state in parentheses. */
import type { Placed, PlacedCard } from '../engine/types.ts'

/** The words that a line may have, and what each says of the card. */
const words: readonly (readonly [RegExp, (found: string) => Partial<PlacedCard>])[] = [
  [/^exhausted$/i, () => ({ exhausted: true })],
  [/^face down$/i, () => ({ faceDown: true })],
  [/^new$/i, () => ({ fresh: true })],
  [/^(\d{1,3}) damage$/i, (n) => ({ damage: Number(n) })],
  [/^on (.+)$/i, (on) => ({ on })],
]

/** Reads lines such as '2 Parvink' and 'Krol Blade (exhausted, 1 damage)'; a parenthesis with other words belongs to the name. */
export function cardsIn(text: string): Placed[] {
  return text.split('\n').flatMap((line): Placed[] => {
    const [, n = '1', rest = ''] = /^\s*(?:(\d{1,2})\s*x?\s+)?(.*?)\s*$/.exec(line) ?? []
    if (rest === '') return []
    const [, name = '', said = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(rest) ?? []
    const parts = said.split(',').map((part) => stateIn(part.trim()))
    const card = said !== '' && parts.every(Boolean) ? Object.assign({ name }, ...parts) : rest
    return Array.from({ length: Number(n) }, () => card as Placed)
  })
}

function stateIn(part: string): Partial<PlacedCard> | null {
  for (const [form, made] of words) {
    const found = form.exec(part)
    if (found) return made(found[1] ?? '')
  }
  return null
}

/** Writes cards as `cardsIn` reads them, equal ones on one line. */
export function linesOf(cards: readonly Placed[]): string {
  const lines = cards.map((card) => (typeof card === 'string' ? card : lineOf(card)))
  return [...new Set(lines)]
    .map((line) => {
      const n = lines.filter((one) => one === line).length
      return n > 1 ? `${n} ${line}` : line
    })
    .join('\n')
}

function lineOf({ name, exhausted, faceDown, fresh, damage, on }: PlacedCard): string {
  const parts = [
    ...(exhausted ? ['exhausted'] : []),
    ...(faceDown ? ['face down'] : []),
    ...(fresh ? ['new'] : []),
    ...(damage ? [`${damage} damage`] : []),
    ...(on === undefined ? [] : [`on ${on}`]),
  ]
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name
}
