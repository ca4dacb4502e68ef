/** How the files of src/cards/sets/data are written: the printed line of a card on a line of its own, and each text and power below it. */
import type { CardDef } from '../../src/language/types.ts'

/** What is printed outside the text box, in the order in which it is written; its set is that of the file. */
const line = [
  ...(['name', 'number', 'type', 'instant', 'faction', 'classes', 'race', 'spec', 'tags', 'master'] as const),
  ...(['requires', 'reputation', 'deckbuilding', 'cost', 'x', 'atk', 'damageType', 'health', 'def'] as const),
  ...(['strike', 'threat', 'capacity', 'turned', 'sides', 'they', 'ruling'] as const),
] satisfies (keyof CardDef)[]

/** What the text box says. */
const box = ['attach', 'text', 'powers', 'front', 'back'] as const satisfies (keyof CardDef)[]

const fieldsOf = (card: CardDef, keys: readonly (keyof CardDef)[]): Partial<CardDef> =>
  Object.fromEntries(keys.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]])))

/** A field of the text box: an entry of a list has a line. */
function boxField(key: string, value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return ` "${key}":${JSON.stringify(value)}`
  return ` "${key}":[\n${value.map((part) => `  ${JSON.stringify(part)}`).join(',\n')}\n ]`
}

function cardText(card: CardDef): string {
  const below = Object.entries(fieldsOf(card, box)).map(([key, value]) => boxField(key, value))
  return [JSON.stringify(fieldsOf(card, line)).slice(0, -1), ...below].join(',\n').concat('}')
}

/** A set as the text of its file. */
export const setText = (name: string, cards: readonly CardDef[]): string =>
  `{\n"set": ${JSON.stringify(name)},\n"cards": [\n${cards.map(cardText).join(',\n')}\n]\n}\n`

/** The text of the index: the line of each card, and the code of its set, by name. */
export function indexText(sets: readonly { code: string; cards: readonly CardDef[] }[]): string {
  const rows = sets.flatMap(({ code, cards }) => cards.map((card) => ({ code, card })))
  rows.sort((a, b) => (a.card.name < b.card.name ? -1 : 1))
  const told = rows.map(({ code, card }) => {
    const { name, ...printed } = fieldsOf(card, line)
    return JSON.stringify({ name, set: code, ...printed })
  })
  return `[\n${told.join(',\n')}\n]\n`
}
