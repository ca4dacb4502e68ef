/** Decks of other programs: tables (CSV), JSON with cards by name or by set and number, XML of OCTGN (.o8d). */
import { plainText } from '../language/plain-text.ts'
import { isRecord } from '../language/schema/shape.ts'
import { bounds } from '../state/bounds.ts'
import { addCard, type DeckRead, type Draft, deckRead, newDraft } from './draft.ts'
import type { Pile } from './edit.ts'
import { cardIn, unknown, type Written } from './forms.ts'
import { pileNamed } from './headings.ts'
import type { CardNames, Place } from './names.ts'
import { addCards } from './text.ts'

/** The names of columns and keys, in small letters without spaces and marks; the first that a row has counts. */
const keys = {
  n: [
    'count',
    'qty',
    'quantity',
    'amount',
    'copies',
    'numberofcopies',
    'anzahl',
    'menge',
    'stück',
    'stk',
    'n',
    'x',
    'need',
    'needed',
  ],
  name: ['name', 'cardname', 'card', 'title', 'karte', 'kartenname', 'englishname'],
  set: ['set', 'setcode', 'setname', 'edition', 'expansion', 'erweiterung', 'code'],
  number: [
    'number',
    'no',
    'nr',
    'num',
    'cardnumber',
    'collectornumber',
    'collectorsnumber',
    'setnumber',
    'nummer',
    'kartennummer',
  ],
  pile: ['section', 'board', 'pile', 'zone', 'deck', 'category', 'location', 'bereich', 'type', 'typ'],
} as const

type Field = keyof typeof keys

const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}]+/gu, '')

/** The value of a field in a record of another program, by any of its names. */
function fieldOf(record: Readonly<Record<string, unknown>>, field: Field): unknown {
  const known = Object.entries(record).map(([key, value]) => [plainKey(key), value] as const)
  for (const wanted of keys[field])
    for (const [key, value] of known) if (key === wanted && value !== '' && value != null) return value
  return undefined
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? plainText(String(value), bounds.text) : ''

interface Row extends Place {
  n: number
  name: string
}

function add(draft: Draft, { n, name, ...place }: Row, where: string, pile: Pile): void {
  const { names } = draft
  const found: Omit<Written, 'n'> | null = cardOf(name, place, names) ?? cardIn(name, names)
  const there = names.at(place)
  addCard(draft, { ...unknown(n, name, names), ...(there ? { there } : {}), ...found, n }, where, pile)
}

function cardOf(name: string, place: Place, names: CardNames): Omit<Written, 'n'> | null {
  const card = name === '' ? names.at(place) : names.find(name, place)
  return card ? { name, card } : null
}

/** The row of a record; null if it names no card. */
function rowOf(record: Readonly<Record<string, unknown>>): Row | null {
  const named = fieldOf(record, 'name')
  const of = isRecord(named) ? named : record
  const [name, set, number] = (['name', 'set', 'number'] as const).map((field) => {
    const value = fieldOf(of, field)
    return textOf(isRecord(value) ? (fieldOf(value, 'set') ?? fieldOf(value, 'name')) : value)
  }) as [string, string, string]
  if (name === '' && (set === '' || number === '')) return null
  const n = textOf(fieldOf(record, 'n')).replace(/^x|x$/gi, '')
  return { n: n === '' ? 1 : Number(n), name, set, number }
}

/** A table without the lines that Markdown draws around it. */
const undrawn = (text: string): string =>
  text
    .replace(/[│┃║]/g, '|')
    .replace(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replace(/^[ \t|:+=─-╿-]+(?:\r?\n|$)/gm, '')

/** The line with the names of columns, if a text is a table. */
function headOf(text: string): string | null {
  const line =
    undrawn(text)
      .trimStart()
      .split(/\r\n?|\n/, 1)[0] ?? ''
  const cells = line.split(/[,;|\t]/).map((cell) => plainKey(cell))
  const has = (field: Field): boolean => cells.some((cell) => (keys[field] as readonly string[]).includes(cell))
  return cells.length > 1 && (has('name') || (has('set') && has('number'))) ? line : null
}

export const isTable = (text: string): boolean => headOf(text) !== null

/** Reads a table whose first line names its columns. */
export async function readTable(text: string, names: CardNames): Promise<DeckRead> {
  const { default: papa } = await import('papaparse')
  const draft = newDraft(names)
  const { data } = papa.parse<Record<string, string>>(undrawn(text).trimStart(), {
    ...{ header: true, skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t', '|'] },
  })
  for (const [i, record] of data.entries()) {
    const where = `line ${i + 2}`
    const [, ns = ''] = Object.entries(record).find(([key]) => key.trim() === '#') ?? []
    const row = rowOf({ ...record, n: fieldOf(record, 'n') ?? ns.trim() })
    const pile = pileNamed(textOf(fieldOf(record, 'pile'))) ?? 'cards'
    if (row) add(draft, row, where, pile)
    else tell(draft, where, Object.values(record).flat().join(', '))
  }
  const counted = data.some(
    (record) => fieldOf(record, 'n') !== undefined || Object.keys(record).some((key) => key.trim() === '#'),
  )
  if (data.length > 0 && !counted) draft.remarks.push('a table without counts: one of each')
  return deckRead(draft)
}

const tell = (draft: Draft, where: string, text: string): unknown =>
  draft.problems.push({ where, what: `no card is named in "${plainText(text, bounds.name)}".`, fix: 'Write its name.' })

/** Lists within lists that are read. */
const deepest = 8

/** Reads the cards in JSON of another program; null if there are none. */
export function readForeign(value: unknown, names: CardNames): DeckRead | null {
  const draft = newDraft(names)
  if (isRecord(value)) draft.name = plainText(textOf(value.name ?? value.title), bounds.name)
  walk(draft, value, { where: 'the deck', pile: 'cards', depth: 0 })
  const { rows, hero, unknown } = draft
  const size = rows.cards.size + rows.side.size + (hero === '' ? 0 : 1)
  return size > unknown.length || (size > 0 && isDeckLike(value)) ? deckRead(draft) : null
}

/** Whether JSON of another program is meant as a deck: it has a list of cards with counts. */
export const isDeckLike = (value: unknown): boolean => {
  const lists = isRecord(value) ? Object.entries(value).flatMap(([key, one]) => (pileNamed(key) ? [one] : [])) : [value]
  return lists.some((list) => (Array.isArray(list) ? list.some(isCounted) : isRecord(list) && isMap(list)))
}

const isCounted = (one: unknown): boolean =>
  typeof one === 'string'
    ? /^\d/.test(one)
    : isRecord(one) && Number(fieldOf(one, 'n') ?? 0) > 0 && fieldOf(one, 'n') !== true

/** Whether all values are counts: names and how many of each. */
const isMap = (record: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(record).length > 0 && Object.values(record).every((n) => typeof n === 'number')

interface At {
  where: string
  pile: Pile
  depth: number
}

function walk(draft: Draft, value: unknown, at: At): void {
  const { where, pile, depth } = at
  if (depth > deepest) return
  if (typeof value === 'string') addCards(draft, plainText(value, bounds.text), where, pile)
  else if (Array.isArray(value))
    for (const [i, one] of value.entries()) walk(draft, one, { where: `${where}[${i}]`, pile, depth: depth + 1 })
  else if (isRecord(value)) walkRecord(draft, value, at)
}

function walkRecord(draft: Draft, record: Readonly<Record<string, unknown>>, { where, pile, depth }: At): void {
  const parts = Object.entries(record).flatMap(([key, value]) => {
    const named = typeof value === 'object' || key.toLowerCase() === 'hero' ? pileNamed(key) : undefined
    return named === undefined ? [] : [[key, value, named === 'side' ? named : pile] as const]
  })
  const counts = Object.entries(record)
  const map = isMap(record)
  const inside = counts.some(([, value]) => isRecord(value) && isMap(value))
  const row = parts.length > 0 || map || inside ? null : rowOf(record)
  if (row) add(draft, row, where, pileNamed(textOf(fieldOf(record, 'pile'))) ?? pile)
  else if (map) for (const [name, n] of counts) add(draft, { n: Number(n), name }, where, pile)
  else {
    const inner =
      parts.length > 0 ? parts : counts.flatMap(([k, v]) => (typeof v === 'object' ? [[k, v, pile] as const] : []))
    for (const [key, one, to] of inner)
      walk(draft, one, { where: `${where}.${plainText(key, bounds.name)}`, pile: to, depth: depth + 1 })
  }
}

export const isXml = (text: string): boolean => /^\s*<(?:\?xml|deck\b|cockatrice_deck\b|!)/i.test(text)

/** Reads a deck of OCTGN or Cockatrice: its sections or zones, with the count of each card. */
export async function readXml(text: string, names: CardNames): Promise<DeckRead | { wrong: string }> {
  const { DOMParser } = await import('@xmldom/xmldom')
  const draft = newDraft(names)
  try {
    // Whatever is no XML is an error: a list that is cut off would lose its last cards.
    const xml = new DOMParser({ onError: (_level, message) => fail(message) }).parseFromString(text, 'text/xml')
    for (const [i, card] of [...xml.getElementsByTagName('card')].entries()) {
      const { parentNode: pile } = card
      const section =
        pile && ['section', 'zone'].includes(pile.nodeName) ? (pile as typeof card).getAttribute('name') : ''
      const name = plainText(card.textContent || card.getAttribute('name') || '', bounds.text)
      const n =
        ['qty', 'quantity', 'number'].map((key) => card.getAttribute(key)).find((value) => value !== null) ?? '1'
      add(draft, { n: Number(n), name }, `card ${i + 1}`, pileNamed(section ?? '') ?? 'cards')
    }
  } catch {
    return { wrong: 'This is not valid XML, or not all of it: use a complete copy.' }
  }
  return deckRead(draft)
}

function fail(message: string): never {
  throw new Error(message)
}
