/** A deck as JSON, alone or with others, and as a link: `#deck-data=` and its JSON, packed. */
import { z } from 'zod'
import { deckShape, few } from '../language/deck-shape.ts'
import { outsideProblem } from '../language/outside.ts'
import { areLetters, canUnpack, packed, unpacked } from '../language/packed.ts'
import { decoded, plainText } from '../language/plain-text.ts'
import type { DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { longestDeck } from './text.ts'

const start = '#deck-data='

/** Letters of a link with a deck: one of a hundred different cards has 1,500. */
export const longestDeckLink = 8000

/** Letters of a deck's JSON or XML. */
export const largest = 2 * longestDeck

/** Decks of one file. */
const mostDecks = 500

const counts = (rows: readonly (readonly [number, string])[] = []): boolean =>
  rows.every(([n]) => n >= 1 && n <= bounds.deck)
const whole = deckShape.refine(({ cards, side }) => counts(cards) && counts(side), {
  message: `each card must have a count of 1 to ${bounds.deck}`,
})
const alone = z.object({ format: z.literal('raidkeeper-deck'), version: z.literal(1), deck: whole })
/** A deck without the rest of its file is accepted, too, as other programs write it. */
const file = z.preprocess(
  (value) => (isBare(value) ? { format: 'raidkeeper-deck', version: 1, deck: value } : value),
  alone,
)
const files = z.object({
  format: z.literal('raidkeeper-decks'),
  version: z.literal(1),
  decks: few(whole, mostDecks),
})

/** A deck as a file; `readDeckJson` reads it back. */
export const deckJson = (deck: DeckDef): string =>
  `${JSON.stringify({ format: 'raidkeeper-deck', version: 1, deck }, null, 1)}\n`

/** Whether it says that raidkeeper wrote it. */
const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && String(value.format).startsWith('raidkeeper')

const isBare = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, 'cards')

/** Several decks as one file; `readDecksJson` reads them back. */
export const decksJson = (decks: readonly DeckDef[]): string =>
  `${JSON.stringify({ format: 'raidkeeper-decks', version: 1, decks }, null, 1)}\n`

/** The deck in a file, or its fault with the place, and the value that may be of another program. Does not check whether its cards are legal. */
export function readDeckJson(text: string): { deck: DeckDef } | { wrong: string; value?: unknown } {
  if (text.length > largest) return { wrong: `The deck has more than ${largest.toLocaleString('en')} letters.` }
  const read = parsed(text, file)
  return 'wrong' in read ? read : { deck: read.data.deck }
}

/** The decks in a file of several, or its fault with the place. */
export function readDecksJson(text: string): { decks: readonly DeckDef[] } | { wrong: string } {
  if (text.length > bounds.file) return { wrong: `The file is larger than ${bounds.file / 2 ** 20} MB.` }
  const read = parsed(text, files)
  return 'wrong' in read ? read : { decks: read.data.decks }
}

/** Whether a text is JSON of several decks, judged by its beginning, since it may be large. */
export const areDecks = (text: string): boolean => text.slice(0, 200).includes('"raidkeeper-decks"')

function parsed<T>(text: string, shape: z.ZodType<T>): { data: T } | { wrong: string; value?: unknown } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { wrong: 'This is not valid JSON, or not all of it: use a complete copy.' }
  }
  const read = shape.safeParse(value)
  if (read.success) return { data: read.data }
  const { path, what } = outsideProblem(read.error)
  const wrong = plainText(`${path.join('.') || 'the file'}: ${what}. Use a deck that raidkeeper wrote.`, bounds.text)
  return isOurs(value) ? { wrong } : { wrong, value }
}

export const isDeckLink = (text: string): boolean => text.includes(start)

/** The link's hash for a deck; null if it would be too long, or if this browser can't pack. */
export async function deckLink(deck: DeckDef): Promise<string | null> {
  const letters = await packed(deckJson(deck))
  return letters === null || start.length + letters.length > longestDeckLink ? null : start + letters
}

/** The deck in a link, or the link's fault. `link` may be a whole address. */
export async function readDeckLink(link: string): Promise<{ deck: DeckDef } | { wrong: string }> {
  const code = link.slice(link.indexOf(start) + start.length).trim()
  if (code.length > longestDeckLink)
    return {
      wrong: `This link is longer than ${longestDeckLink.toLocaleString('en')} letters: ask for the deck as text.`,
    }
  if (!canUnpack()) return { wrong: 'This browser can’t unpack decks from links: ask for the deck as text.' }
  if (!areLetters(code)) return { wrong: damaged }
  try {
    const bytes = await unpacked(code, largest)
    return bytes ? readDeckJson(decoded(bytes)) : { wrong: 'The deck in this link is too large: ask for it as text.' }
  } catch {
    return { wrong: damaged }
  }
}

const damaged = 'This link is damaged, or not all of it was copied: copy it again, or ask for the deck as text.'
