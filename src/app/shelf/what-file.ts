/** The kind of an opened text: a saved game, a raid, decks, or none of these. Pure. */
import { isDeckLike } from '../../decks/index.ts'
import { bounds } from '../../state/bounds.ts'

export type WhatFile =
  | { is: 'game' }
  | { is: 'deck' }
  | { is: 'history' }
  | { is: 'raid'; value: Readonly<Record<string, unknown>>; text: string }
  | { is: 'neither'; why: string }

/** Parts of a raid; a value with two of them is meant as one, however broken it is. */
const parts = ['id', 'name', 'cards', 'decks', 'machine', 'starts'] as const

/** The files of lists of cards, and of other programs. */
const deckFile = /\.(?:txt|text|md|csv|tsv|o8d|mwdeck|dec|dek|xml)$/i

const fix = 'Choose a game or a deck that raidkeeper saved, or a raid’s .raid.json file.'
const neither = (why: string): WhatFile => ({
  is: 'neither',
  why: `This is neither a saved game nor a raid${why}. ${fix}`,
})

/** `name`: of the file, '' if there is none. */
export function whatFile(text: string, name = ''): WhatFile {
  if (/\.[cm]?[jt]sx?$/i.test(name))
    return neither(
      ', but a program: a page opens data only. If it is a raid in TypeScript, `npm run -s raid -- pack` makes a file that can be opened',
    )
  if (text.length > bounds.file) return neither(`: it is larger than ${bounds.file / 2 ** 20} MB`)
  if (deckFile.test(name)) return { is: 'deck' } // lists of cards have no form by which to tell them
  const plain = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(plain)
  } catch (error) {
    return neither(`: it is not valid JSON${placeIn(error)}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return isDeckLike(value) ? { is: 'deck' } : neither('')
  const data = value as Readonly<Record<string, unknown>>
  if (data.format === 'raidkeeper-record') return { is: 'game' }
  if (data.format === 'raidkeeper-deck' || data.format === 'raidkeeper-decks') return { is: 'deck' }
  if (data.format === 'raidkeeper-history') return { is: 'history' }
  const has = parts.filter((part) => Object.hasOwn(data, part)).length
  if (isDeckLike(value)) return { is: 'deck' }
  return has >= 2 ? { is: 'raid', value: data, text: plain } : neither('')
}

/** The place of a fault in JSON, if the browser reports it. */
function placeIn(error: unknown): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
  return line ? ` (line ${line}, column ${column})` : ''
}
