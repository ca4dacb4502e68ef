/** A raid as text: one JSON file that can be passed on, or a TypeScript module to go on writing. Both have all of it, in the same order. */
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
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Object.entries(value).map(([key, v]) => {
    const name = Array.isArray(value) ? '' : `${style.key(key)}: `
    return inner + name + literal(v, style, inner, inner.length + name.length + 1)
  })
  return `${open}\n${lines.join(',\n')}${style.last}\n${indent}${close}`
}

const scalar = (value: unknown, style: Style): string => (typeof value === 'string' ? style.text(value) : String(value))

/** The same on one line, or undefined if that is longer than `room`. */
function inline(value: unknown, style: Style, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = scalar(value, style)
    return text.length <= room ? text : undefined
  }
  const list = Array.isArray(value)
  const parts: string[] = []
  let left = room - 4
  for (const [key, v] of Object.entries(value)) {
    const name = list ? '' : `${style.key(key)}: `
    const part = inline(v, style, left - name.length)
    if (part === undefined) return undefined
    parts.push(name + part)
    left -= name.length + part.length + 2
  }
  if (left < 0) return undefined
  if (list) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{${style.pad}${parts.join(', ')}${style.pad}}`
}

/**
 * A raid as the text of one file, `NAME.raid.json`.
 * @param raid - The raid, from `readRaid`: with its parts in the order of the format, so that the same raid gives the same text.
 * @returns JSON with `$schema` first, and with English where the raid's file has it.
 */
export const packRaid = (raid: RaidDef): string => packData({ $schema: schemaFile, ...asWritten(raid) })

/** Plain data as the text of a JSON file. */
export const packData = (data: object): string => `${literal(data, json, '', 0)}\n`

/** In two parts, so that it is not taken for an import of this file. */
const head = (type: string): string => [`import type { ${type} }`, "from 'raidkeeper/raid'"].join(' ')
const opening = (type: string): string => `export const raid: ${type} = `

/** A raid as a TypeScript module that only imports a type; its pictures and sounds may be named as files. */
export const unpackRaid = (raid: object, type: 'RaidDef' | 'RaidFile' = 'RaidDef'): string =>
  `${head(type)}\n\n${opening(type)}${literal(raid, typescript, '', opening(type).length)}\n`
