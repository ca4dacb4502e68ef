import { type Refusal, readCard } from '../../language/read/index.ts'
import { type CardDef, type CommonType, cardTypes } from '../../language/types.ts'
import { cardTable, type Listed, readListed } from '../card-table.ts'
import type { Common } from '../options.ts'
import { columns, say, sayJson } from '../output.ts'
import { CliError, unknown } from '../problem.ts'

interface Options extends Common {
  report?: boolean
  text?: string
  type?: string
  name?: string
}

/** Reads the English of printed cards: those of a file, or one text. */
export function read(file: string | undefined, options: Options): boolean | undefined {
  if (options.text !== undefined) return one(String(options.text), options)
  if (file === undefined)
    throw new CliError(
      'nothing to read',
      'raid read',
      'Name a file of cards, or give a text: --text "Draw a card." --type ability.',
    )
  const cards = cardTable(file)
  if (options.report || options.json) report(file, cards, options)
  else for (const card of cards) tell(file, card)
  return undefined
}

/** One text: its data, or the line with a caret at the word that stopped the reader. */
function one(text: string, options: Options): boolean | undefined {
  const type = options.type ?? 'ability'
  if (!(cardTypes as readonly string[]).includes(type)) throw unknown('type', type, '--type', cardTypes)
  const def: CardDef = { name: options.name ?? 'This Card', type: type as CommonType, set: 'read', number: 0 }
  const reading = readCard(def, text)
  if ('refusal' in reading) {
    if (options.json) sayJson({ refusal: reading.refusal })
    else for (const line of refused(reading.refusal)) say(line)
    return false
  }
  sayJson(reading.card)
  return undefined
}

/** The line, a caret below the word, and what could stand there. */
function refused({ line, at, word, expected, why }: Refusal): string[] {
  const from = Math.max(0, at - 60)
  return [
    line.slice(from, at + 60),
    `${' '.repeat(at - from)}^`,
    why === 'not read' ? `"${word}" is not read here.` : `Not read: ${why}`,
    ...(expected.length > 0 ? [`There could stand: ${expected.slice(0, 12).join(', ')}.`] : []),
  ]
}

function tell(file: string, card: Listed): void {
  const { def, reading } = readListed(file, card)
  if ('card' in reading) say(JSON.stringify(reading.card))
  else say(`${file}, line ${card.line}, ${def.name}: ${reading.refusal.why} at "${reading.refusal.word}"`)
}

interface Count {
  rows: number
  read: number
}

/** How many cards of each set are read, and the words that stopped the others, the commonest first. */
function report(file: string, cards: readonly Listed[], options: Options): void {
  const sets: Record<string, Count> = {}
  const stops = new Map<string, string[]>()
  for (const card of cards) {
    const set = card.row.setcode || card.row.setname || 'all'
    const count = sets[set] ?? { rows: 0, read: 0 }
    sets[set] = count
    const { def, reading } = readListed(file, card)
    count.rows++
    if ('card' in reading) count.read++
    else {
      const stop = stopOf(reading.refusal)
      stops.set(stop, [...(stops.get(stop) ?? []), def.name])
    }
  }
  const rows = cards.length
  const read = Object.values(sets).reduce((sum, s) => sum + s.read, 0)
  if (options.json) sayJson({ rows, read, share: Math.round((1000 * read) / rows) / 1000, sets })
  else tellReport({ rows, read }, sets, stops)
}

const stopOf = ({ word, why }: Refusal): string =>
  why === 'not read' ? `at "${word.toLowerCase()}"` : why.replace(/:.*/, '')

function tellReport(
  all: Count,
  sets: Readonly<Record<string, Count>>,
  stops: ReadonlyMap<string, readonly string[]>,
): void {
  const line = (name: string, { rows, read }: Count): string[] => [
    name,
    `${read} of ${rows}`,
    `${((100 * read) / rows).toFixed(1)} %`,
  ]
  for (const text of columns([...Object.entries(sets).map(([name, s]) => line(name, s)), line('all', all)])) say(text)
  say('\nWhat stopped the reader:\n')
  const common = [...stops].sort((a, b) => b[1].length - a[1].length).slice(0, 60)
  for (const text of columns(common.map(([stop, names]) => [String(names.length), stop, names.slice(0, 3).join('; ')])))
    say(text)
}
