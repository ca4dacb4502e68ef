/** A raid as text: one JSON file that can be passed on, or a TypeScript module to go on writing. Both have all of it, in the same order. */
import { Call, raidWithCalls } from './constructors.ts'
import type { RaidDef } from './format.ts'
import { schemaFile } from './json-schema.ts'
import { asWritten } from './read.ts'

const wide = 120

interface Style {
  key(name: string): string
  text(text: string): string
  /** Between an opening bracket and what is in it, on one line. */
  pad: string
  /** After the last entry of several lines. */
  last: string
}

const json: Style = { key: JSON.stringify, text: JSON.stringify, pad: ' ', last: '' }
const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const typescript: Style = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  text: quoted,
  pad: ' ',
  last: ',',
}

/** Plain data as a literal: on one line if it fits, otherwise one line for each entry. */
function literal(value: unknown, style: Style, indent: string, used: number): string {
  const short = inline(value, style, wide - used)
  if (short !== undefined || typeof value !== 'object' || value === null) return short ?? scalar(value, style)
  const inner = `${indent}  `
  const { open, close, entries, list } = parts(value)
  const lines = entries.map(([key, v]) => {
    const name = list ? '' : `${style.key(key)}: `
    return inner + name + literal(v, style, inner, inner.length + name.length + 1)
  })
  if (value instanceof Call && !value.args) return value.name
  return `${open}\n${lines.join(',\n')}${style.last}\n${indent}${close}`
}

/** The brackets of a record, a list or a call, and what is between them. */
function parts(value: object): { open: string; close: string; entries: [string, unknown][]; list: boolean } {
  if (value instanceof Call)
    return { open: `${value.name}(`, close: ')', entries: Object.entries(value.args ?? []), list: true }
  const list = Array.isArray(value)
  return { open: list ? '[' : '{', close: list ? ']' : '}', entries: Object.entries(value), list }
}

const scalar = (value: unknown, style: Style): string => (typeof value === 'string' ? style.text(value) : String(value))

/** The same on one line, or undefined if that is longer than `room`. */
function inline(value: unknown, style: Style, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = scalar(value, style)
    return text.length <= room ? text : undefined
  }
  if (value instanceof Call && !value.args) return value.name.length <= room ? value.name : undefined
  const { open, close, entries, list } = parts(value)
  const out: string[] = []
  let left = room - open.length - 3
  for (const [key, v] of entries) {
    const name = list ? '' : `${style.key(key)}: `
    const part = inline(v, style, left - name.length)
    if (part === undefined) return undefined
    out.push(name + part)
    left -= name.length + part.length + 2
  }
  if (left < 0) return undefined
  const pad = list || out.length === 0 ? '' : style.pad
  return `${open}${pad}${out.join(', ')}${pad}${close}`
}

/**
 * A raid as the text of one file, `NAME.raid.json`.
 * @param raid - The raid, from `readRaid`: with its parts in the order of the format, so that the same raid gives the same text.
 * @returns JSON with `$schema` first, and with English where the raid's file has it.
 */
export const packRaid = (raid: RaidDef): string => packData({ $schema: schemaFile, ...asWritten(raid) })

/** Plain data as the text of a JSON file. */
export const packData = (data: object): string => `${literal(data, json, '', 0)}\n`

const opening = (type: string): string => `export const raid: ${type} = `

/** The names of constructors in a piece of data. */
function named(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (value instanceof Call) {
    found.add(value.name)
    for (const one of value.args ?? []) named(one, found)
  } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) named(one, found)
  return found
}

const ofLine = ['ability', 'instant', 'event']

/** A raid as a TypeScript module, with constructors wherever they build its data; its pictures and sounds may be named as files. */
export function unpackRaid(raid: object, type: 'RaidDef' | 'RaidFile' = 'RaidDef'): string {
  const { value, line } = raidWithCalls({ ...raid })
  const used = [...named(value)].sort()
  const own = used.filter((name) => ofLine.includes(name))
  const names = [...used.filter((name) => !own.includes(name)), ...(own.length > 0 ? ['cardsOf'] : [])].sort()
  // In parts, so that it is not taken for an import of this file.
  const head = ['import', `{ ${[...names, `type ${type}`].join(', ')} }`, "from 'raidkeeper/raid'"].join(' ')
  const makers =
    line && own.length > 0
      ? `const { ${own.join(', ')} } = cardsOf(${literal(line.set, typescript, '', 0)}, ${literal(line.tags, typescript, '', 0)})\n\n`
      : ''
  return `${head}\n\n${makers}${opening(type)}${literal(value, typescript, '', opening(type).length)}\n`
}
