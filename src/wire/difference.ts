/**
 * The difference of two JSON values, as small as is simple. Pure. `[value]` replaces a value, `0` removes a key.
 * A record changes the entries that it names: keys of a record, or places of a list of unchanged length. An empty record changes nothing.
 */
import { z } from 'zod'

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type Difference = readonly [Json] | 0 | { readonly [key: string]: Difference }

type Fields = { readonly [key: string]: Json }

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the places of a list are compared one by one: lists of records that have kept their length. */
const isSteady = (before: readonly Json[], after: readonly Json[]): boolean =>
  before.length === after.length && after.every((value) => isRecord(value) || isList(value))

/**
 * The difference of two values.
 * @param before - A value.
 * @param after - Another. A key whose value is undefined counts as left out.
 * @returns The change for `applied`, from the first to the second; `isSame` recognizes an empty one.
 */
export function difference(before: Json | undefined, after: Json): Difference {
  if (before === after) return same
  if (isList(before) && isList(after)) return isSteady(before, after) ? places(before, after) : whole(before, after)
  if (isRecord(before) && isRecord(after)) return changes(before, after)
  return [after]
}

/** A server compares each seat's sight after each choice, and most of it is unchanged: nothing is allocated for that. */
const same: Difference = {}

const whole = (before: readonly Json[], after: readonly Json[]): Difference =>
  JSON.stringify(before) === JSON.stringify(after) ? same : [after]

function places(before: readonly Json[], after: readonly Json[]): Difference {
  const found: [string, Difference][] = []
  for (const [place, value] of after.entries()) {
    const change = difference(before[place], value)
    if (!isSame(change)) found.push([String(place), change])
  }
  return found.length > 0 ? Object.fromEntries(found) : same
}

function changes(before: Fields, after: Fields): Difference {
  const found: [string, Difference][] = []
  const keys = Object.keys(before)
  let kept = 0
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (value === undefined) continue
    const known = Object.hasOwn(before, key)
    if (known) kept++
    const change = difference(known ? before[key] : undefined, value)
    if (!isSame(change)) found.push([key, change])
  }
  if (kept < keys.length)
    for (const key of keys) if (before[key] !== undefined && own(after, key) === undefined) found.push([key, 0])
  return found.length > 0 ? Object.fromEntries(found) : same
}

/** Keys are anybody's words: `toString` must not find what every object has. */
const own = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Whether a difference changes nothing. */
export const isSame = (change: Difference): boolean =>
  change === same || (change !== 0 && !Array.isArray(change) && Object.keys(change).length === 0)

/**
 * The value with the difference applied. Parts that have not changed are the same objects as before.
 * @param before - The value that the difference was made from; it is not changed.
 * @param change - The difference.
 * @returns The new value.
 * @throws Error if the difference was made from another value.
 */
export function applied(before: Json | undefined, change: Difference): Json {
  if (change === 0) throw new Error('Only a part of a value can be taken out.')
  if (isPut(change)) return change[0]
  if (isSame(change) && before !== undefined) return before
  if (isList(before)) {
    const list = [...before]
    for (const [place, one] of Object.entries(change)) {
      if (!(Number(place) in list)) throw new Error(`There is no place ${place} in the list that is to be changed.`)
      list[Number(place)] = applied(list[Number(place)], one)
    }
    return list
  }
  if (!isRecord(before)) throw new Error('What is to be changed is not there.')
  const parts = new Map(Object.entries(before))
  for (const [key, one] of Object.entries(change)) {
    if (one === 0) parts.delete(key)
    else parts.set(key, applied(parts.get(key), one))
  }
  return Object.fromEntries(parts)
}

const isPut = (change: Difference): change is readonly [Json] => Array.isArray(change)

/** The depth limit of a difference: a sight has eight levels. */
const deepest = 32

const isDifference = (value: unknown, depth = 0): boolean =>
  value === 0 ||
  (Array.isArray(value)
    ? value.length === 1
    : typeof value === 'object' &&
      value !== null &&
      depth < deepest &&
      Object.values(value).every((one) => isDifference(one, depth + 1)))

export const differenceShape = z.custom<Difference>((value) => isDifference(value), 'not a difference')
