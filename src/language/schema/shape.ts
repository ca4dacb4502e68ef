/** Small checks that are put together into the grammar of card data; each reports what is wrong, where, and what would be right. */
import { nearest, type Problem } from '../problem.ts'

export type { Problem }

/** Looks at a value and reports into `out`. */
export type Check = (value: unknown, at: string, out: Problem[]) => void

/** A field of a record: its check, and whether it may be left out. */
export interface Field {
  check: Check
  optional: boolean
}
export const must = (check: Check): Field => ({ check, optional: false })
export const may = (check: Check): Field => ({ check, optional: true })

/** One field for every key of T: a key that the types gain and the schema lacks does not compile. */
export type Fields<T> = { [K in keyof T]-?: Field }

export type Data = Readonly<Record<string, unknown>>
export const isRecord = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)

export const show = (v: unknown): string => {
  const text = JSON.stringify(v) ?? String(v)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

export const report = (out: Problem[], where: string, what: string, fix: string): void => {
  out.push({ where, what, fix })
}

/** One of these words. */
export const word =
  (words: readonly string[], kind = 'word'): Check =>
  (v, at, out) => {
    if (typeof v === 'string' && words.includes(v)) return
    report(out, at, `${show(v)} is no ${kind}`, suggest(v, words))
  }

export function suggest(v: unknown, words: readonly string[]): string {
  const near = typeof v === 'string' ? nearest(v, words) : null
  return near ? `Did you mean "${near}"?` : `Use one of: ${words.join(', ')}.`
}

export const text: Check = (v, at, out) => {
  if (typeof v !== 'string' || v === '') report(out, at, `${show(v)} is no text`, 'Write a text.')
}

export const number: Check = (v, at, out) => {
  if (typeof v !== 'number' || !Number.isInteger(v)) report(out, at, `${show(v)} is no number`, 'Write a whole number.')
}

export const yes: Check = (v, at, out) => {
  if (v !== true) report(out, at, `${show(v)} is not true`, 'Write true, or leave it out.')
}

export const flag: Check = (v, at, out) => {
  if (typeof v !== 'boolean') report(out, at, `${show(v)} is neither true nor false`, 'Write true or false.')
}

export const only =
  (value: unknown): Check =>
  (v, at, out) => {
    if (v !== value) report(out, at, `${show(v)} is not ${show(value)}`, `Write ${show(value)}.`)
  }

export const list =
  (item: Check, least = 0): Check =>
  (v, at, out) => {
    if (!Array.isArray(v)) return report(out, at, `${show(v)} is no list`, 'Put it in [ ].')
    if (v.length < least) report(out, at, 'the list is empty', `Name at least ${least}.`)
    for (const [i, part] of v.entries()) item(part, `${at}[${i}]`, out)
  }

/** A list of exactly these parts. */
export const tuple =
  (...items: Check[]): Check =>
  (v, at, out) => {
    if (!Array.isArray(v) || v.length !== items.length)
      return report(out, at, `${show(v)} has not ${items.length} parts`, `Write a list of ${items.length}.`)
    for (const [i, check] of items.entries()) check(v[i], `${at}[${i}]`, out)
  }

/** One, or a list of them. */
export const oneOrMore =
  (item: Check): Check =>
  (v, at, out) =>
    Array.isArray(v) ? list(item, 1)(v, at, out) : item(v, at, out)

/** A record with these fields and no others. */
export const record =
  (fields: Readonly<Record<string, Field>>): Check =>
  (v, at, out) => {
    if (!isRecord(v))
      return report(out, at, `${show(v)} is no record`, `Write { ${Object.keys(fields).slice(0, 4).join(', ')} … }.`)
    checkFields(v, fields, at, out)
  }

export function checkFields(v: Data, fields: Readonly<Record<string, Field>>, at: string, out: Problem[]): void {
  const known = Object.keys(fields)
  for (const [key, value] of Object.entries(v)) {
    if (!Object.hasOwn(fields, key)) report(out, `${at}.${key}`, `"${key}" is not known here`, suggest(key, known))
    else if (value !== undefined) fields[key].check(value, `${at}.${key}`, out)
    else if (!fields[key].optional) report(out, `${at}.${key}`, 'it is undefined', 'Give it a value.')
  }
  for (const key of known) {
    if (!fields[key].optional && !Object.hasOwn(v, key)) report(out, at, `"${key}" is missing`, `Add "${key}".`)
  }
}

/** A record whose `key` says which fields it has: `do`, `mod`. */
export const tagged =
  (key: string, kind: string, variants: Readonly<Record<string, Readonly<Record<string, Field>>>>): Check =>
  (v, at, out) => {
    if (!isRecord(v)) return report(out, at, `${show(v)} is no ${kind}`, `Write { ${key}: … }.`)
    const tag = v[key]
    if (tag === undefined) return report(out, at, `"${key}" is missing`, `Say which ${kind} it is.`)
    if (typeof tag !== 'string' || !Object.hasOwn(variants, tag))
      return word(Object.keys(variants), kind)(tag, `${at}.${key}`, out)
    checkFields(v, { [key]: must(only(tag)), ...variants[tag] }, at, out)
  }

/** A record told by which of these keys it has. */
export const keyed =
  (kind: string, variants: Readonly<Record<string, Readonly<Record<string, Field>>>>): Check =>
  (v, at, out) => {
    if (!isRecord(v))
      return report(
        out,
        at,
        `${show(v)} is no ${kind}`,
        `Write a record with one of: ${Object.keys(variants).join(', ')}.`,
      )
    const key = Object.keys(variants).find((k) => Object.hasOwn(v, k))
    if (key) return checkFields(v, variants[key], at, out)
    const wrong = Object.keys(v)[0]
    report(out, wrong ? `${at}.${wrong}` : at, `it is no ${kind}`, suggest(wrong, Object.keys(variants)))
  }

export const nonEmpty = (v: Data, at: string, out: Problem[], what: string): void => {
  if (Object.keys(v).length === 0) report(out, at, `${what} that says nothing`, 'Say what it holds.')
}
