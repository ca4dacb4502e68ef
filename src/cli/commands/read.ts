import { type Refusal, readCard } from '../../language/read/index.ts'
import { type CardDef, type CommonType, cardTypes, damageTypes } from '../../language/types.ts'
import { cardTable, type Listed, readListed } from '../card-table.ts'
import { type Keeping, keeping, leftOut, writeKept } from '../kept-cards.ts'
import { type Common, pathOption, SEEDS, wholeNumber } from '../options.ts'
import { columns, say, sayJson } from '../output.ts'
import { CliError, unknown } from '../problem.ts'
import { sampled } from './read-sample.ts'

interface Options extends Common {
  report?: boolean
  text?: string
  type?: string
  name?: string
  keep?: unknown
  without?: string
  sample?: unknown
  seed?: unknown
}

/** Reads the English of printed cards: those of a file, or one text. */
export function read(file: string | undefined, options: Options): boolean | undefined | Promise<undefined> {
  if (options.text !== undefined) return one(String(options.text), options)
  if (file === undefined)
    throw new CliError(
      'nothing to read',
      'raid read',
      'Name a file of cards, or give a text: --text "Draw a card." --type ability.',
    )
  const cards = cardTable(file)
  if (options.sample !== undefined) {
    const most = wholeNumber(options.sample, '--sample', 200, 1, 50_000)
    return sampled(file, cards, {
      most,
      seed: wholeNumber(options.seed, '--seed', 1, 0, SEEDS - 1),
      json: options.json === true,
    })
  }
  const kept = pathOption(options.keep, '--keep')
  if (kept !== undefined) keep(file, cards, kept, options)
  else if (options.report || options.json) report(file, cards, options)
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
  const got = readListed(file, card)
  if ('problem' in got) say(`${got.where}${got.name && `, ${got.name}`}: ${got.problem}. ${got.fix}`)
  else if ('card' in got.reading) say(JSON.stringify(got.reading.card))
  else {
    const { why, word } = got.reading.refusal
    say(`${file}, line ${card.line}, ${got.def.name}: ${why} at "${word}"`)
  }
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
    count.rows++
    const got = readListed(file, card)
    const stopped = (stop: string, name: string): unknown => stops.set(stop, [...(stops.get(stop) ?? []), name])
    if ('problem' in got) stopped(got.problem, got.name || got.where)
    else if ('card' in got.reading) count.read++
    else stopped(stopOf(got.reading.refusal), got.def.name)
  }
  const rows = cards.length
  const read = Object.values(sets).reduce((sum, s) => sum + s.read, 0)
  if (options.json) sayJson({ rows, read, share: Math.round((1000 * read) / rows) / 1000, sets })
  else tellReport({ rows, read }, sets, stops)
}

/** Writes the cards that are read as data, and tells how many of each set, and why the others are not kept. */
function keep(file: string, cards: readonly Listed[], folder: string, { without, json }: Options): void {
  const kept = keeping(file, cards, without === undefined ? new Map() : leftOut(String(without)))
  writeKept(folder, kept)
  const sets = Object.fromEntries(
    [...kept.sets].map(([code, { names, cards }]) => [code, { names, kept: cards.length }]),
  )
  const left = Object.fromEntries([...kept.left].map(([why, names]) => [why, names.length]))
  if (json) sayJson({ kept: keptOf(kept), sets, left })
  else {
    for (const text of columns(Object.entries(sets).map(([code, s]) => [code, `${s.kept} of ${s.names}`]))) say(text)
    say(`all   ${keptOf(kept)}`)
    say('\nNot kept:\n')
    for (const text of columns(Object.entries(left).map(([why, n]) => [String(n), why]))) say(text)
  }
}

const keptOf = ({ sets }: Keeping): number => [...sets.values()].reduce((sum, { cards }) => sum + cards.length, 0)

/** What refusals are grouped by: the shape of the clause around the word that stopped the reader, or what would have been said otherwise. */
function stopOf({ line, at, word, expected, why }: Refusal): string {
  if (why === 'not read')
    return `at ${shape(line.slice(0, at)).slice(-2).join(' ')} | ${shape(line.slice(at)).slice(0, 2).join(' ')}`
  if (why.startsWith('would be printed')) return `"${firstTwo(word)}" would be printed "${firstTwo(expected[0] ?? '')}"`
  return why
    .replace(/\bof [A-Z].*?(?=[.:(]|$)|\(.*\)$/g, '')
    .replace(/\$\w+/g, '$…')
    .trim()
}

/** The words of a clause, so that clauses of one kind are alike: a number is N, a damage type TYPE, a word with a capital inside a sentence a Tag. */
function shape(text: string): string[] {
  const words = text.match(/[\w'’+-]+|>>>|[^\w\s]/g) ?? []
  return words.map((word, i) =>
    /^[+-]?(?:\d+|X)$/.test(word)
      ? 'N'
      : (damageTypes as readonly string[]).includes(word.toLowerCase())
        ? 'TYPE'
        : i > 0 && /^[A-Z]/.test(word) && /^[\w'’,]/.test(words[i - 1] ?? '')
          ? 'Tag'
          : word.toLowerCase(),
  )
}

const firstTwo = (text: string): string => text.split(' ').slice(0, 2).join(' ')

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
