/**
 * The layer over typescript-parsec that makes a grammar of parts: every parser gives all of its readings, is run once for each
 * place of a text, and a word that stops it is noted with what could stand there.
 */
import { buildLexer, opt, type Parser, rep, type Token } from 'typescript-parsec'

export type Kind = 'word' | 'number' | 'mark' | 'space'
/** The words that a part can begin with, null if any; `empty`: it may be left out. */
interface Starts {
  words: ReadonlySet<string> | null
  empty: boolean
}

export interface P<T> extends Parser<Kind, T> {
  /** So that a choice need not try what can't begin here. */
  starts?: () => Starts
}

const anything: Starts = { words: null, empty: false }
const startsOf = (p: P<unknown>): Starts => p.starts?.() ?? anything

/** Those of several: of the parts of a choice. */
function together(list: readonly Starts[]): Starts {
  const words = list.some((s) => s.words === null) ? null : new Set(list.flatMap((s) => [...(s.words ?? [])]))
  return { words, empty: list.some((s) => s.empty) }
}

/** Those of a row: of its first parts, as long as they may be left out. */
function inRow(parts: readonly P<unknown>[]): Starts {
  const list: Starts[] = []
  for (const p of parts) {
    const s = startsOf(p)
    list.push(s)
    if (!s.empty) return { ...together(list), empty: false }
  }
  return { ...together(list), empty: true }
}

/** Worked out once. */
function lazily(make: () => Starts): () => Starts {
  let known: Starts | undefined
  let busy = false
  return () => {
    if (known) return known
    if (busy) return anything
    busy = true
    known = make()
    busy = false
    return known
  }
}
export type At = Token<Kind> | undefined

const lexer = buildLexer<Kind>([
  [true, /^[A-Za-zÀ-ÿ]+(?:['’](?!s\b)[A-Za-zÀ-ÿ]+)*(?:-[A-Za-zÀ-ÿ0-9]+(?:['’](?!s\b)[A-Za-zÀ-ÿ]+)*)*/g, 'word'],
  [true, /^[0-9]+(?:-[0-9]+)?/g, 'number'],
  [true, /^(?:>>>|['’]s\b|[.,;:"“”()[\]+/'’!?&#*–—=<>~%-])/g, 'mark'],
  [false, /^\s+/g, 'space'],
])

/** Where reading stopped: the first word that no reading got past, and what could stand there. */
export interface Stop {
  /** Index in the text; its length if the text ended too soon. */
  at: number
  word: string
  expected: readonly string[]
}

const stop = { at: -1, expected: new Set<string | (() => readonly string[])>() }

/** What could stand here: a word, or what tells several (the same function each time, which is asked only if reading stops here). */
function note(token: At, label: string | (() => readonly string[])): void {
  const at = token?.pos.index ?? Number.MAX_SAFE_INTEGER
  if (at < stop.at) return
  if (at > stop.at) {
    stop.at = at
    stop.expected.clear()
  }
  stop.expected.add(label)
}

const failed = (token: At) => ({ successful: false, error: { kind: 'Error', pos: token?.pos, message: '' } }) as const

/** No reading here, where this could stand. */
export function fail(token: At, label: string) {
  note(token, label)
  return failed(token)
}

const found = <T>(token: At, nextToken: At, result: T) => ({
  candidates: [{ firstToken: token, nextToken, result }],
  successful: true as const,
  error: undefined,
})

/** More readings of one place than this are not followed: nobody could tell them apart. */
const mostReadings = 40

/** A part of the grammar: made once, when it is first needed, and read once at each place of a text. */
export function part<T>(make: () => P<T>): P<T> {
  let made: P<T> | undefined
  const known = new WeakMap<object, ReturnType<P<T>['parse']>>()
  return {
    starts: lazily(() => {
      made ??= make()
      return startsOf(made)
    }),
    parse(token) {
      made ??= make()
      if (token === undefined) return made.parse(token)
      const before = known.get(token)
      if (before) return before
      known.set(token, failed(token)) // a part that begins with itself
      const output = made.parse(token)
      if (output.successful) output.candidates = few(output.candidates)
      known.set(token, output)
      return output
    },
  }
}

/** Two readings of the same words that are the same data are one. */
function few<C extends { nextToken: At; result: unknown }>(candidates: C[]): C[] {
  if (candidates.length < 2) return candidates
  const seen = new Set<string>()
  let made = 0
  // What is still to be finished can't be compared.
  const own = (_: string, value: unknown): unknown => (typeof value === 'function' ? ++made : value)
  return candidates
    .filter((c) => {
      const key = `${c.nextToken?.pos.index}:${JSON.stringify(c.result, own)}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, mostReadings)
}

const plain = (text: string): string => text.toLowerCase().replace('’', "'")

interface Phrase<T> {
  words: readonly string[]
  value: T
  label: string
}

const splits = new Map<string, readonly string[]>()

/** Words of a phrase as the lexer sees them. */
function split(phrase: string): readonly string[] {
  const known = splits.get(phrase)
  if (known) return known
  const words: string[] = []
  splits.set(phrase, words)
  for (let t = lexer.parse(phrase); t; t = t.next) words.push(plain(t.text))
  return words
}

/** A table of phrases: reads any of them, whatever its capitals, as its value. */
export function table<T>(phrases: Readonly<Record<string, T>> | readonly (readonly [string, T])[]): P<T> {
  const rows = (Array.isArray(phrases) ? phrases : Object.entries(phrases)) as readonly (readonly [string, T])[]
  const byFirst = new Map<string, Phrase<T>[]>()
  for (const [phrase, value] of rows) {
    const words = split(phrase)
    const [first] = words
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value, label: phrase }])
  }
  const labels = rows.map(([phrase]) => phrase)
  const starts = { words: new Set(byFirst.keys()), empty: false }
  return {
    starts: () => starts,
    parse(token) {
      const here = token && byFirst.get(plain(token.text))
      if (!here) {
        for (const label of labels.slice(0, 6)) note(token, label)
        return failed(token)
      }
      const candidates = here.flatMap(({ words, value, label }) => {
        let at: At = token
        for (const word of words) {
          if (at === undefined || plain(at.text) !== word) {
            note(at, label)
            return []
          }
          at = at.next
        }
        return [{ firstToken: token, nextToken: at, result: value }]
      })
      return candidates.length > 0 ? { candidates, successful: true, error: undefined } : failed(token)
    },
  }
}

/** Any of these phrases, as it was said. */
export const said = (...phrases: readonly string[]): P<string> => table(phrases.map((p) => [p, p] as const))
/** Any of these phrases. */
export const w = (...phrases: readonly string[]): Bare => ({ ...said(...phrases), bare: true })

/** A token that fits, as a value; `label` is what could stand there. */
export const token = <T>(label: string, value: (text: string, at: number) => T | undefined): P<T> => ({
  parse(t) {
    const v = t === undefined ? undefined : value(t.text, t.pos.index)
    if (t === undefined || v === undefined) {
      note(t, label)
      return failed(t)
    }
    return found(t, t.next, v)
  },
})

/** Where the next word stands: for things that are referred to later. */
const leftOut: Starts = { words: new Set(), empty: true }

export const here: P<number> = { starts: () => leftOut, parse: (t) => found(t, t, t?.pos.index ?? 1e9) }

/** Nothing, as this value. */
export const nothing = <T>(value: T): P<T> => ({ starts: () => leftOut, parse: (t) => found(t, t, value) })

/** Words that say nothing but where they stand: their value is left out. */
type Bare = P<string> & { readonly bare: true }

/** What parts give, without bare words. */
type Values<Ps extends readonly unknown[]> = Ps extends readonly [infer First, ...infer Rest]
  ? First extends Bare
    ? Values<Rest>
    : First extends P<infer V>
      ? [V, ...Values<Rest>]
      : never
  : []

/** One part after another, made into a value; a value of undefined is no reading. */
export function all<const Ps extends readonly P<unknown>[], R>(
  parts: Ps,
  make: (...values: Values<Ps>) => R | undefined,
): P<R> {
  return {
    starts: lazily(() => inRow(parts)),
    parse(first) {
      let paths: { values: unknown[]; next: At }[] = [{ values: [], next: first }]
      for (const p of parts) {
        const more: typeof paths = []
        for (const { values, next } of paths) {
          const output = p.parse(next)
          if (output.successful)
            for (const c of output.candidates)
              more.push({ values: 'bare' in p ? values : [...values, c.result], next: c.nextToken })
        }
        paths = more.slice(0, 4 * mostReadings)
        if (paths.length === 0) return failed(first)
      }
      const candidates = paths.flatMap(({ values, next }) => {
        const result = make(...(values as unknown as Values<Ps>))
        return result === undefined ? [] : [{ firstToken: first, nextToken: next, result }]
      })
      return candidates.length > 0 ? { candidates, successful: true, error: undefined } : failed(first)
    },
  }
}

/** One of several parts, with all readings of all of them. */
export function either<T>(...parts: readonly P<T>[]): P<T> {
  const [only] = parts
  if (only && parts.length === 1) return only
  const known = new Map<string, Choice<T>>()
  let begins: ReadonlySet<string> | undefined
  return {
    starts: lazily(() => together(parts.map(startsOf))),
    parse(t) {
      begins ??= new Set(parts.flatMap((p) => [...(startsOf(p).words ?? [])]))
      const said = t ? plain(t.text) : ''
      // Words that nothing begins with are alike.
      const word = begins.has(said) ? said : ''
      const choice = known.get(word) ?? choiceAt(word, parts)
      known.set(word, choice)
      if (choice.fits.length < parts.length) note(t, choice.others)
      const candidates: Candidate<T>[] = []
      for (const p of choice.fits) {
        const output = p.parse(t)
        if (output.successful) candidates.push(...output.candidates)
      }
      return candidates.length > 0 ? { candidates, successful: true, error: undefined } : failed(t)
    },
  }
}

/** Of a choice at some word: the parts that could begin with it, and words with which the others would. */
interface Choice<T> {
  fits: readonly P<T>[]
  others: () => readonly string[]
}

function choiceAt<T>(word: string, parts: readonly P<T>[]): Choice<T> {
  const fits = parts.filter((p) => {
    const { words, empty } = startsOf(p)
    return words === null || empty || words.has(word)
  })
  const others = (): string[] =>
    parts.flatMap((p) => (fits.includes(p) ? [] : first(startsOf(p).words ?? new Set(), 3)))
  return { fits, others }
}

interface Candidate<T> {
  firstToken: At
  nextToken: At
  result: T
}

function first(words: ReadonlySet<string>, n: number): string[] {
  const list: string[] = []
  for (const word of words) {
    if (list.length >= n) break
    list.push(word)
  }
  return list
}

/** The part, or nothing. */
export const maybe = <T>(p: P<T>): P<T | undefined> => ({ ...opt(p), starts: () => ({ ...startsOf(p), empty: true }) })
/** The part if it is there. */
export const ifThere = <T>(p: P<T>): P<T | undefined> => ({
  starts: () => ({ ...startsOf(p), empty: true }),
  parse(t) {
    const output = p.parse(t)
    return output.successful && output.candidates.length > 0 ? output : found(t, t, undefined)
  },
})

/** Any number of them, none too, as few or many as can be read. */
export const some = <T>(p: P<T>): P<T[]> => ({ ...rep(p), starts: () => ({ ...startsOf(p), empty: true }) })
/** As many of them as there are. */
export const most = <T>(p: P<T>): P<T[]> => ({
  starts: () => ({ ...startsOf(p), empty: true }),
  parse(t) {
    const one = p.parse(t)
    if (!one.successful || one.candidates.length === 0) return found(t, t, [])
    const candidates = one.candidates.flatMap((c) => {
      if (c.nextToken === t) return []
      const rest = most(p).parse(c.nextToken)
      return rest.successful
        ? rest.candidates.map((r) => ({ firstToken: t, nextToken: r.nextToken, result: [c.result, ...r.result] }))
        : []
    })
    return candidates.length > 0 ? { candidates, successful: true, error: undefined } : found(t, t, [])
  },
})

/** The value of a part, made into another; undefined is no reading. */
export const as = <A, B>(p: P<A>, make: (value: A) => B | undefined): P<B> => ({
  starts: () => startsOf(p),
  parse(t) {
    const output = p.parse(t)
    if (!output.successful) return output
    const candidates = output.candidates.flatMap(({ nextToken, result }) => {
      const made = make(result)
      return made === undefined ? [] : [{ firstToken: t, nextToken, result: made }]
    })
    return candidates.length > 0 ? { candidates, successful: true, error: undefined } : failed(t)
  },
})

/** "a", "a and b", "a, b, and c". */
export function listOf<T>(p: P<T>, word: P<unknown>): P<T[]> {
  const last = all([ifThere(w(',')), as(word, () => ''), p], (_comma, _word, v) => v)
  const middle = all([w(','), p], (v) => v)
  return either(
    as(p, (v) => [v]),
    all([p, most(middle), last], (first, between, end) => [first, ...between, end]),
  )
}

/** The same with at least two. */
export const listOfTwo = <T>(p: P<T>, word: P<unknown>): P<T[]> =>
  as(listOf(p, word), (list) => (list.length > 1 ? list : undefined))

const end: P<true> = {
  parse(t) {
    if (t === undefined) return found(t, t, true)
    note(t, 'the end')
    return failed(t)
  },
}

/** The first word; or where a sign is that no card has. */
function tokens(text: string): At | number {
  try {
    const first = lexer.parse(text)
    // Words are cut off one by one: a sign further on is found by going through them.
    for (let t = first; t; t = t.next);
    return first
  } catch (error) {
    const { pos } = error as { pos?: { index: number } }
    return pos?.index ?? 0
  }
}

const expected = (): string[] => [
  ...new Set([...stop.expected].flatMap((label) => (typeof label === 'string' ? [label] : label()))),
]

let quotes: readonly (readonly [from: number, to: number])[] = []
/** Whether this place of the text stands in quotation marks: what it says is a power that something is given. */
export const isQuoted = (at: number): boolean => quotes.some(([from, to]) => from < at && at < to)

/** All readings of a whole text, or where it stopped. */
export function readAll<T>(p: P<T>, text: string): { readings: T[] } | { stop: Stop } {
  stop.at = -1
  stop.expected.clear()
  quotes = [...text.matchAll(/["“][^"”]*["”]/g)].map((m) => [m.index, m.index + m[0].length] as const)
  const first = tokens(text)
  if (typeof first === 'number') {
    const word = text.charAt(first)
    return { stop: { at: first, word, expected: ['a word, a number or a mark'] } }
  }
  const output = all([p, end], (v) => v).parse(first)
  if (output.successful && output.candidates.length > 0) return { readings: output.candidates.map((c) => c.result) }
  const at = Math.min(Math.max(stop.at, 0), text.length)
  const word = /^\S*/.exec(text.slice(at))?.[0] ?? ''
  return { stop: { at, word, expected: expected() } }
}
