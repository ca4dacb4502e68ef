/** Parts of a grammar: each is read once at each place of a text, gives all of its readings, and notes the words possible where it stops. */
import type { Found, Furthest, Grammar, P, Starts, Text, Word } from './parser.ts'
import type { World } from './world.ts'

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

/** Notes the possible words here: a word, or a function that lists several (the same each time, called only if reading stops here). */
function note({ at, of: { furthest } }: Word, label: string | (() => readonly string[])): void {
  if (at < furthest.at) return
  if (at > furthest.at) {
    furthest.at = at
    furthest.expected.clear()
  }
  furthest.expected.add(label)
}

/** No reading here, where this was possible. */
export function fail(word: Word, label: string): [] {
  note(word, label)
  return []
}

/** The most readings of one place that are followed. */
const mostReadings = 40

/** A part of the grammar: made once, when it is first needed, and read once at each place of a text. */
export function part<T>(make: () => P<T>): P<T> {
  let made: P<T> | undefined
  const known = new WeakMap<Word, readonly Found<T>[]>()
  return {
    starts: lazily(() => {
      made ??= make()
      return startsOf(made)
    }),
    parse(word) {
      made ??= make()
      const before = known.get(word)
      if (before) return before
      known.set(word, []) // a part that begins with itself
      const readings = few(made.parse(word))
      known.set(word, readings)
      return readings
    },
  }
}

/** Two readings of the same words that are the same data are one. */
function few<T>(readings: readonly Found<T>[]): readonly Found<T>[] {
  if (readings.length < 2) return readings
  const seen = new Set<string>()
  let made = 0
  // What is still to be finished can't be compared.
  const own = (_: string, value: unknown): unknown => (typeof value === 'function' ? ++made : value)
  return readings
    .filter(({ next, value }) => {
      const key = `${next.at}:${JSON.stringify(value, own)}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, mostReadings)
}

const plain = (text: string): string => text.toLowerCase().replace('’', "'")

/** A table of phrases: reads any of them, whatever its capitals, as its value. */
export function table<T>(phrases: Readonly<Record<string, T>> | readonly (readonly [string, T])[]): P<T> {
  const rows = (Array.isArray(phrases) ? phrases : Object.entries(phrases)) as readonly (readonly [string, T])[]
  const byFirst = new Map<string, { words: readonly string[]; value: T; label: string }[]>()
  for (const [label, value] of rows) {
    const words = wordsIn(label).map(({ text }) => plain(text))
    const [first] = words
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value, label }])
  }
  const labels = rows.map(([phrase]) => phrase)
  const starts = { words: new Set(byFirst.keys()), empty: false }
  return {
    starts: () => starts,
    parse(word) {
      const here = byFirst.get(plain(word.text))
      if (!here) {
        for (const label of labels.slice(0, 6)) note(word, label)
        return []
      }
      return here.flatMap(({ words, value, label }) => {
        let next = word
        for (const said of words) {
          if (plain(next.text) !== said) return fail(next, label)
          next = next.next
        }
        return [{ value, next }]
      })
    },
  }
}

/** Any of these phrases, as it was written. */
export const said = (...phrases: readonly string[]): P<string> => table(phrases.map((p) => [p, p] as const))
/** Any of these phrases. */
export const w = (...phrases: readonly string[]): Bare => ({ ...said(...phrases), bare: true })

/** A word that fits, as a value; `label` describes it. */
export const token = <T>(label: string, value: (text: string, of: Text) => T | undefined): P<T> => ({
  parse(word) {
    const v = word.text === '' ? undefined : value(word.text, word.of)
    return v === undefined ? fail(word, label) : [{ value: v, next: word.next }]
  },
})

const leftOut: Starts = { words: new Set(), empty: true }

/** The place of the next word: for things that are referred to later. */
export const here: P<number> = { starts: () => leftOut, parse: (word) => [{ value: word.at, next: word }] }

/** Nothing, as this value. */
export const nothing = <T>(value: T): P<T> => ({ starts: () => leftOut, parse: (next) => [{ value, next }] })

/** Words needed only for their place: their value is left out. */
type Bare = P<string> & { readonly bare: true }

/** The values of parts, without bare words; and the text. */
type Values<Ps extends readonly unknown[]> = Ps extends readonly [infer First, ...infer Rest]
  ? First extends Bare
    ? Values<Rest>
    : First extends P<infer V>
      ? [V, ...Values<Rest>]
      : never
  : [Text]

/** One part after another, made into a value; a value of undefined is no reading. */
export function all<const Ps extends readonly P<unknown>[], R>(
  parts: Ps,
  make: (...values: Values<Ps>) => R | undefined,
): P<R> {
  return {
    starts: lazily(() => inRow(parts)),
    parse(first) {
      let paths: { values: unknown[]; next: Word }[] = [{ values: [], next: first }]
      for (const p of parts) {
        const more: typeof paths = []
        for (const { values, next } of paths)
          for (const found of p.parse(next))
            more.push({ values: 'bare' in p ? values : [...values, found.value], next: found.next })
        paths = more.slice(0, 4 * mostReadings)
        if (paths.length === 0) return []
      }
      return paths.flatMap(({ values, next }) => {
        const value = make(...([...values, first.of] as unknown as Values<Ps>))
        return value === undefined ? [] : [{ value, next }]
      })
    },
  }
}

/** As many parts of one kind as there are, one after another. */
export const inOrder = <T>(parts: readonly P<T>[]): P<T[]> =>
  parts.reduce<P<T[]>>((before, p) => all([before, p], (list, value) => [...list, value]), nothing([]))

/** One of several parts, with all readings of all of them. */
export function either<T>(...parts: readonly P<T>[]): P<T> {
  const [only] = parts
  if (only && parts.length === 1) return only
  const known = new Map<string, Choice<T>>()
  let begins: ReadonlySet<string> | undefined
  return {
    starts: lazily(() => together(parts.map(startsOf))),
    parse(word) {
      begins ??= new Set(parts.flatMap((p) => [...(startsOf(p).words ?? [])]))
      const said = plain(word.text)
      // Words that nothing begins with are alike.
      const key = begins.has(said) ? said : ''
      const choice = known.get(key) ?? choiceAt(key, parts)
      known.set(key, choice)
      if (choice.fits.length < parts.length) note(word, choice.others)
      return choice.fits.flatMap((p) => p.parse(word))
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
    parts.flatMap((p) => (fits.includes(p) ? [] : [...(startsOf(p).words ?? [])].slice(0, 3)))
  return { fits, others }
}

const orEmpty = (p: P<unknown>) => (): Starts => ({ ...startsOf(p), empty: true })

/** The part, or nothing. */
export const maybe = <T>(p: P<T>): P<T | undefined> => ({
  starts: orEmpty(p),
  parse: (word) => [...p.parse(word), { value: undefined, next: word }],
})
/** The part if it is there. */
export const ifThere = <T>(p: P<T>): P<T | undefined> => ({
  starts: orEmpty(p),
  parse(word) {
    const readings = p.parse(word)
    return readings.length > 0 ? readings : [{ value: undefined, next: word }]
  },
})

/** Any number of them, none too, as few or many as can be read. */
export const some = <T>(p: P<T>): P<T[]> => ({
  starts: orEmpty(p),
  parse: (word) => [...rows(p, word), { value: [], next: word }],
})
/** As many of them as there are. */
export const most = <T>(p: P<T>): P<T[]> => ({
  starts: orEmpty(p),
  parse(word) {
    const longest = rows(p, word, true)
    return longest.length > 0 ? longest : [{ value: [], next: word }]
  },
})

/** One of them and more. `all`: not fewer than there are. */
const rows = <T>(p: P<T>, word: Word, all = false): Found<T[]>[] =>
  p.parse(word).flatMap(({ value, next }) => {
    if (next === word) return []
    const more = rows(p, next, all).map((rest) => ({ value: [value, ...rest.value], next: rest.next }))
    return all && more.length > 0 ? more : [...more, { value: [value], next }]
  })

/** The value of a part, made into another; undefined is no reading. */
export const as = <A, B>(p: P<A>, make: (value: A, of: Text) => B | undefined): P<B> => ({
  starts: () => startsOf(p),
  parse: (word) =>
    p.parse(word).flatMap(({ next, value }) => {
      const made = make(value, word.of)
      return made === undefined ? [] : [{ value: made, next }]
    }),
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

/** The only one of a list, or the list. */
export const oneOrMore = <T>(list: readonly T[]): T | readonly T[] =>
  list.length === 1 && list[0] !== undefined ? list[0] : list

/** The same with at least two. */
export const listOfTwo = <T>(p: P<T>, word: P<unknown>): P<T[]> =>
  as(listOf(p, word), (list) => (list.length > 1 ? list : undefined))

const end: P<true> = {
  parse: (word) => (word.text === '' ? [{ value: true, next: word }] : fail(word, 'the end')),
}

/** A word, a number or a mark; anything else is a sign that no card has. */
const piece =
  /(?<known>[A-Za-zÀ-ÿ]+(?:['’](?!s\b)[A-Za-zÀ-ÿ]+)*(?:-[A-Za-zÀ-ÿ0-9]+(?:['’](?!s\b)[A-Za-zÀ-ÿ]+)*)*|\d+(?:-\d+)?|>>>|['’]s\b|[.,;:"()[\]+/'’!?&#*–—=<>~%-])|\S/g

interface Piece {
  text: string
  at: number
  known: boolean
}

const wordsIn = (text: string): Piece[] =>
  [...text.matchAll(piece)].map((m) => ({ text: m[0], at: m.index, known: m.groups?.known !== undefined }))

/** A quotation with its full stop ends the sentence: 'say "Now!" Draw a card.' */
const ended = (text: string): string => text.replace(/(\bsay "[^"]*[!.?])" (?=[A-Z])/gi, '$1".')

/** The first word of a text, with the others behind it. */
function firstOf(pieces: readonly Piece[], length: number, of: Text): Word {
  const last: { text: string; at: number; of: Text; next: Word } = {
    text: '',
    at: length,
    of,
    get next() {
      return last
    },
  }
  return pieces.reduceRight<Word>((next, { text, at }) => ({ text, at, of, next }), last)
}

/** Whether this place of the text is in quotation marks: then it is a power given to something. */
export const isQuoted = (at: number, { quotes }: Text): boolean => quotes.some(([from, to]) => from < at && at < to)

/** The place where reading stopped: the first word that no reading got past, and the words possible there. */
export interface Stop {
  /** Index in the text; its length if the text ended too soon. */
  at: number
  word: string
  expected: readonly string[]
}

/** The text and its context. */
export interface Source {
  text: string
  world: World
  grammar: Grammar
}

/** All readings of a whole text, or where it stopped. */
export function readAll<T>(p: P<T>, { text, world, grammar }: Source): { readings: T[] } | { stop: Stop } {
  const pieces = wordsIn(ended(text))
  const strange = pieces.find(({ known }) => !known)
  if (strange) return { stop: { at: strange.at, word: strange.text, expected: ['a word, a number or a mark'] } }
  const quotes = [...text.matchAll(/"[^"]*"/g)].map((m) => [m.index, m.index + m[0].length] as const)
  const furthest: Furthest = { at: 0, expected: new Set() }
  const readings = all([p, end], (v) => v).parse(firstOf(pieces, text.length, { world, grammar, quotes, furthest }))
  if (readings.length > 0) return { readings: readings.map(({ value }) => value) }
  const { at } = furthest
  const expected = [...furthest.expected].flatMap((label) => (typeof label === 'string' ? [label] : label()))
  return { stop: { at, word: /^\S*/.exec(text.slice(at))?.[0] ?? '', expected: [...new Set(expected)] } }
}
