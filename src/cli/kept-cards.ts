/** The cards of a list that the language has whole, as files of data by set: a card a line, and no sentence of any card. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { heroesOfAzeroth } from '../cards/heroes-of-azeroth/index.ts'
import { cardSets } from '../cards/sets/list.ts'
import { library } from '../content.ts'
import { compile } from '../language/compile.ts'
import { readCard } from '../language/read/index.ts'
import { checkCard } from '../language/schema.ts'
import type { CardDef } from '../language/types.ts'
import { type Listed, readListed } from './card-table.ts'
import { howToWrite, isThere, readText, writeWhole } from './files.ts'
import { CliError } from './problem.ts'

/** The printings of one name, the first one first. */
type Printings = readonly { code: string; card: Listed; def: CardDef }[]

/** What becomes of a name: its card, or why it is not kept. */
type Kept = { code: string; card: CardDef } | { why: string }

export interface Keeping {
  /** By set: the cards that are kept, and how many names were first printed in it. */
  sets: ReadonlyMap<string, { names: number; cards: readonly CardDef[] }>
  /** Why the others are not kept, and which these are. */
  left: ReadonlyMap<string, readonly string[]>
}

const order = new Map<string, number>(cardSets.map(([code], i) => [code, i]))
const nameOf = new Map<string, string>(cardSets)

/**
 * The cards of a list to keep. Cards of one name are one card (200.2, 100.4): its line is that of its first printing, its text that of the
 * first printing whose text is read. Cards that are written by hand, and those of raids, are not read again.
 * @param file - The list's path, for errors.
 * @param listed - Its lines.
 * @param without - Cards that are not kept though they are read, and why.
 */
export function keeping(file: string, listed: readonly Listed[], without: ReadonlyMap<string, string>): Keeping {
  const own = new Set(heroesOfAzeroth.map(({ name }) => name))
  const raids = new Set(library.raids.flatMap((raid) => raid.cards.map(({ name }) => name)))
  const sets = new Map<string, { names: number; cards: CardDef[] }>()
  const left = new Map<string, string[]>()
  for (const printings of byName(file, listed).values()) {
    const [first] = printings
    if (!first) continue
    const { name } = first.def
    const set = sets.get(first.code) ?? { names: 0, cards: [] }
    sets.set(first.code, set)
    set.names++
    const kept: Kept = own.has(name)
      ? { why: 'written by hand' }
      : raids.has(name)
        ? { why: 'a card of a raid has this name' }
        : without.has(name)
          ? { why: without.get(name) ?? '' }
          : readAny(printings)
    if ('card' in kept) set.cards.push(kept.card)
    else left.set(kept.why, [...(left.get(kept.why) ?? []), name])
  }
  for (const { cards } of sets.values()) cards.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1))
  return { sets, left }
}

/** The printings of each name in sets of raiders' cards, in order; capital letters make no other name (200.2). */
function byName(file: string, listed: readonly Listed[]): ReadonlyMap<string, Printings> {
  const names = new Map<string, { code: string; card: Listed; def: CardDef }[]>()
  for (const card of listed) {
    const code = card.row.setcode ?? ''
    const got = order.has(code) ? readListed(file, card) : undefined
    if (!got || 'problem' in got) continue
    const { set: _, ...line } = got.def
    const all = names.get(line.name.toLowerCase()) ?? []
    names.set(line.name.toLowerCase(), all)
    all.push({ code, card, def: { ...line, set: nameOf.get(code) ?? code } })
  }
  for (const all of names.values()) all.sort((a, b) => (order.get(a.code) ?? 0) - (order.get(b.code) ?? 0))
  return names
}

/** The card as some printing has it, with the line of the first; a later card of another type or cost is another card. */
function readAny(printings: Printings): Kept {
  const [first] = printings
  if (!first) return { why: 'not read' }
  for (const { card: listed, def } of printings) {
    if (String(def.type) !== String(first.def.type) || def.cost !== first.def.cost) continue
    const reading = readCard(first.def, listed.row.rules ?? '')
    if ('refusal' in reading) continue
    const card = complete(reading.card)
    const why = unfit(card)
    return why === null ? { code: first.code, card } : { why }
  }
  return { why: 'not read' }
}

/** With what a list leaves out because it goes without saying: a hero's empty back, and melee where no damage type is printed (408.3a). */
const complete = (card: CardDef): CardDef => ({
  ...card,
  ...(card.front && !card.back ? { back: [] } : {}),
  ...(card.atk !== undefined && !card.damageType ? { damageType: 'melee' } : {}),
})

/** Why the engine can't have this card; null if it can. */
function unfit(card: CardDef): string | null {
  if (JSON.stringify(card).includes('"do":"say"')) return 'a printed sentence that is said aloud'
  const [problem] = checkCard(card)
  if (problem) return problem.what
  try {
    compile([card])
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The fields of a card in the order in which they are written; its set is that of the file. */
const fields = [
  ...(['name', 'number', 'type', 'instant', 'faction', 'classes', 'race', 'spec', 'tags', 'master'] as const),
  ...(['requires', 'reputation', 'deckbuilding', 'cost', 'x', 'atk', 'damageType', 'health', 'def'] as const),
  ...(['strike', 'threat', 'capacity', 'turned', 'sides', 'they', 'ruling', 'attach', 'text', 'powers'] as const),
  ...(['front', 'back'] as const),
] satisfies (keyof CardDef)[]

const line = (card: CardDef): string => JSON.stringify(Object.fromEntries(fields.map((field) => [field, card[field]])))

/** A set as the text of its file. */
export const setText = (name: string, cards: readonly CardDef[]): string =>
  `{\n"set": ${JSON.stringify(name)},\n"cards": [\n${cards.map(line).join(',\n')}\n]\n}\n`

/** What stands in no text: the line of each card, and the code of its set, by name. */
export function indexText(sets: Keeping['sets']): string {
  const rows = [...sets].flatMap(([code, { cards }]) => cards.map((card) => ({ code, card })))
  rows.sort((a, b) => (a.card.name < b.card.name ? -1 : 1))
  const told = rows.map(({ code, card: { attach: _a, text: _t, powers: _p, front: _f, back: _b, ...printed } }) =>
    line(printed as CardDef).replace(/^\{"name":("(?:[^"\\]|\\.)*")/, `{"name":$1,"set":${JSON.stringify(code)}`),
  )
  return `[\n${told.join(',\n')}\n]\n`
}

/**
 * Writes each set as CODE.json, and index.json; takes away the files of sets that have no card any more. Refuses a folder that it can't write, and
 * one with an index.json of something else.
 */
export function writeKept(folder: string, { sets }: Keeping): void {
  const index = join(folder, 'index.json')
  if (isThere(index) && !/^\[\n(?:\{"name":|\n)/.test(readText(index, 2 ** 26, 'Name another folder.')))
    throw new CliError('this file is no index of cards, so it is not overwritten', index, 'Name another folder.')
  try {
    mkdirSync(folder, { recursive: true })
    const full = [...sets].filter(([, { cards }]) => cards.length > 0)
    const files = new Map(full.map(([code, { cards }]) => [fileOf(code), setText(nameOf.get(code) ?? code, cards)]))
    files.set('index.json', indexText(sets))
    for (const [code] of cardSets) if (!files.has(fileOf(code))) rmSync(join(folder, fileOf(code)), { force: true })
    for (const [name, text] of files) writeWhole(join(folder, name), text)
  } catch (error) {
    throw new CliError(`can't be written: ${(error as Error).message}`, folder, howToWrite(error))
  }
}

const fileOf = (code: string): string => `${code.toLowerCase()}.json`

/** The cards that are not kept though they are read, from a page of the docs: "- Name: reason". */
export function leftOut(file: string): ReadonlyMap<string, string> {
  const lines = readText(file, 2 ** 20, 'Name a file with lines such as "- Card: reason".').split(/\r?\n/)
  return new Map(
    lines.flatMap((text): [string, string][] => {
      const m = /^- (.+?): (.+)$/.exec(text)
      return m?.[1] && m[2] ? [[m[1], m[2]]] : []
    }),
  )
}
