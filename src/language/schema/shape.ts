/**
 * Small checks that combine into the grammar of card data; each reports fault, place and fix.
 * Besides its function each check carries its form as data, for code that uses the grammar (a generator of random cards, a reference).
 */
import { bounds } from '../../state/bounds.ts'
import { under } from '../look-up.ts'
import { withArticle } from '../phrases.ts'
import { type Hint, hint, nearest, type Problem } from '../problem.ts'
import type { Named, Sorts } from '../sorts.ts'
import { otherMood, setKeys } from './moods.ts'

export type { Problem }

/** Collects the problems of a check, and, if `word` is given, each word of the language used. */
export interface Out {
  push(problem: Problem): unknown
  word?(word: string, at: string): void
  /** Each text that is not a word of the language: the name of a card, a deck, a counter. */
  name?(of: TextKind, text: string, at: string): void
  /** The raid's own card types. */
  types?: readonly string[]
  /** The context in the text; see `Here`. */
  here?: Here
  /** Postponed checks by path, which run once names are resolved. */
  notes?: Map<string, Note[]>
}

/** A check that runs once names are resolved. */
export type Note = (named: Named) => void

/** The context of a value; the innermost setting applies. */
export interface Here {
  /** The sorts that a Who may mean in this place; for the outermost Who only. */
  sorts?: Sorts
  /** Whether sets without a zone mean cards anywhere, as in events. */
  anywhere?: boolean
  /** The picks allowed: targets as a link is added, others as a text is processed. None if left out. */
  picks?: readonly Pick[]
  /** Excludes picks again. */
  less?: readonly Pick[]
  /** Whether there is a candidate that `it` stands for. */
  it?: boolean
  /** Whether a Who must stand for only one. */
  one?: boolean
  /** Whether players decide here, so that several may decide together. */
  group?: boolean
  /** The least sensible amount. */
  least?: number | undefined
  /** The zone of the card with this text. */
  self?: Sorts
  /** Whether it is carried out without the chain, so that modes are chosen as that is done (704.1b). */
  atOnce?: boolean
  /** Whether the top of several decks is possible. */
  tops?: boolean
  /** Whether cards outside the game can be used, too (800.2). */
  beside?: boolean
}
export const picks = ['target', 'choose', 'random', 'most', 'least'] as const
export type Pick = (typeof picks)[number]

/** The same collector with another context. */
const moved = (out: Out, here: Here): Out => ({
  push: (problem) => out.push(problem),
  word: out.word === undefined ? undefined : (word, at) => out.word?.(word, at),
  name: out.name,
  types: out.types,
  notes: out.notes,
  here,
})

/** Checks a value and reports to `out`; `form` describes what it accepts. */
export interface Check {
  (value: unknown, at: string, out: Out): void
  readonly form: () => Form
}

/** The values that a check accepts, as data; `name`: that of a word or of a part of the language, such as 'do deal' or 'amount'. */
export type Form = AnyForm & { name?: string }
type AnyForm =
  | { is: 'value'; value: unknown }
  /** `own`: also a raid's own card types. */
  | { is: 'words'; words: readonly string[]; own?: true }
  /** A text that is not a word of the language: a tag, the name of a card or a counter; a name being bound, or a bound name. */
  /** An editor offers the `usual` ones. */
  | { is: 'text'; of: TextKind; usual?: readonly string[] }
  | { is: 'number'; least?: number; most?: number; fraction?: true }
  /** `english`: in a raid's file also sentences, in the list or instead of it. */
  | { is: 'list'; of: Check; least: number; english?: true }
  | { is: 'tuple'; of: readonly Check[] }
  | { is: 'record'; fields: Readonly<Record<string, Field>> }
  /** A record of any keys; an editor offers the `usual` ones. */
  | { is: 'map'; of: Check; most: number; usual?: readonly string[] }
  /** `rarely`: values also accepted, which generators of data may leave out. */
  | { is: 'one of'; of: readonly Check[]; rarely?: readonly Check[] }
  | { is: 'here'; of: Check; here: Here }

export type TextKind = (typeof textKinds)[number]
export const textKinds = [
  ...([
    'text',
    'name',
    '$name',
    'named',
    'tag',
    'printed tag',
    'trait',
    'reputation',
    'card',
    'counter',
    'deck',
    'zone',
    'word',
    'raid',
    'title',
  ] as const),
]

export type Look = (value: unknown, at: string, out: Out) => void

/**
 * A check with this form. The form is computed on demand, because the grammar is recursive. `look` may be a
 * check with a form of its own, which it keeps.
 */
export const formed = (form: () => Form, look: Look): Check =>
  Object.assign((value: unknown, at: string, out: Out) => look(value, at, out), { form })

/** The same check; its form has a name. */
export const called = (name: string, check: Check): Check => formed(() => ({ ...check.form(), name }), check)

/** A check that is defined further down in the grammar. */
export const later = (check: () => Check): Check =>
  formed(
    () => check().form(),
    (v, at, out) => check()(v, at, out),
  )

/** The same check in another context; other settings are inherited. */
export const within = (here: Here, check: Check): Check =>
  formed(
    () => ({ is: 'here', of: check, here }),
    (v, at, out) => check(v, at, moved(out, further(out.here ?? {}, here))),
  )

/** The context one level further inside. */
export const further = (around: Here, { less = [], ...here }: Here): Here => {
  const now = { ...around, ...here }
  return { ...now, picks: now.picks?.filter((p) => !less.includes(p)) }
}

/** The same check, and then a check on the value as a whole. */
export const also = (check: Check, look: Look): Check =>
  formed(check.form, (v, at, out) => {
    check(v, at, out)
    look(v, at, out)
  })

/** Chooses one of these checks by the look of the value; the last one if no other fits. */
export function either(...cases: readonly (readonly [looks: (v: unknown) => boolean, check: Check] | Check)[]): Check {
  const checks = cases.map((c) => (typeof c === 'function' ? c : c[1]))
  return formed(
    () => ({ is: 'one of', of: checks }),
    (v, at, out) => {
      const meant = cases.find((c) => typeof c !== 'function' && c[0](v))
      ;(typeof meant === 'object' ? meant[1] : (checks.at(-1) as Check))(v, at, out)
    },
  )
}

/** A field of a record: its check, whether it is optional, and its word. */
export interface Field {
  check: Check
  optional: boolean
  word?: string
}
export const must = (check: Check): Field => ({ check, optional: false })
export const may = (check: Check): Field => ({ check, optional: true })

const known = new Set<string>()

/** Every word of the language: 'do deal', 'do deal: smash', 'mod stat', 'set: state', 'state ready'. The grammar fills it. */
export const vocabulary: ReadonlySet<string> = known

const learn = (name: string): string => {
  known.add(name)
  return name
}

/** Registers the fields of a record as words. A field shared by several records is one word, that of the first. */
export function namedFields<F extends Readonly<Record<string, Field>>>(kind: string, fields: F, key?: string): F {
  for (const [k, field] of Object.entries(fields)) field.word ??= learn(k === key ? kind : `${kind}: ${k}`)
  return fields
}

/** One field for every key of T: a key that is in the types but missing in the schema does not compile. */
export type Fields<T> = { [K in keyof T]-?: Field }

export type Data = Readonly<Record<string, unknown>>
export const isRecord = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)

export const show = (v: unknown): string => {
  const text = JSON.stringify(v) ?? String(v)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

/** The texts of a field that has one or several. */
export const textsIn = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string')

/** Reports a problem; `fix` may include the expected values. */
export const report = (out: Out, where: string, what: string, fix: string | Hint): void => {
  out.push({ where, what, ...(typeof fix === 'string' ? { fix } : fix) })
}

/** A fix for a value of the wrong kind. */
const wanted = (fix: string, ...expected: readonly string[]): Hint => ({ fix, expected })

/** One of these names, which are not words of the language. */
export const oneOf = (names: readonly string[], kind: string): Check =>
  formed(
    () => ({ is: 'words', words: names }),
    (v, at, out) => {
      if (typeof v === 'string' && names.includes(v)) return
      report(out, at, `${show(v)} is not ${withArticle(kind)}`, suggest(v, names))
    },
  )

export function word(words: readonly string[], kind: string): Check {
  for (const w of words) learn(`${kind} ${w}`)
  const check = oneOf(words, kind)
  return formed(check.form, (v, at, out) => {
    if (typeof v === 'string' && words.includes(v)) out.word?.(`${kind} ${v}`, at)
    else check(v, at, out)
  })
}

/** Either this value, which is a word of its own, or whatever another check accepts. */
export function or(value: unknown, name: string, otherwise: Check): Check {
  learn(name)
  return formed(
    () => ({ is: 'one of', of: [only(value), otherwise] }),
    (v, at, out) => (v === value ? out.word?.(name, at) : otherwise(v, at, out)),
  )
}

/** The words of these are registered elsewhere. */
export const quiet = (check: Check): Check =>
  formed(check.form, (v, at, out) =>
    check(v, at, { push: (problem) => out.push(problem), types: out.types, name: out.name }),
  )

export const suggest = (v: unknown, words: readonly string[]): Hint => hint(v, words)

export const textOf = (of: TextKind): Check =>
  formed(
    () => ({ is: 'text', of }),
    (v, at, out) => {
      if (typeof v !== 'string' || v === '')
        report(out, at, `${show(v)} is not a text`, wanted('Write a text.', 'a text'))
      else out.name?.(of, v, at)
    },
  )
export const text: Check = textOf('text')

export const number: Check = formed(
  () => ({ is: 'number' }),
  (v, at, out) => {
    if (typeof v !== 'number' || !Number.isInteger(v))
      report(out, at, `${show(v)} is not a number`, wanted('Write a whole number.', 'a whole number'))
  },
)

/** A printed number, which is never negative (104.2). */
export const printed: Check = formed(
  () => ({ is: 'number', least: 0 }),
  (v, at, out) => {
    number(v, at, out)
    if (typeof v === 'number' && v < 0)
      report(out, at, `it is ${v}`, wanted('A printed number is 0 or more.', '0 or more'))
  },
)

/** A number of at least 1. */
export const positive: Check = formed(
  () => ({ is: 'number', least: 1 }),
  (v, at, out) => {
    number(v, at, out)
    if (typeof v === 'number' && v < 1) report(out, at, `${v} is too few`, wanted('Write 1 or more.', '1 or more'))
  },
)

export const yes: Check = formed(
  () => ({ is: 'value', value: true }),
  (v, at, out) => {
    if (v !== true) report(out, at, `${show(v)} is not true`, wanted('Write true, or leave it out.', 'true'))
  },
)

export const only = (value: unknown): Check =>
  formed(
    () => ({ is: 'value', value }),
    (v, at, out) => {
      if (v !== value) report(out, at, `${show(v)} is not ${show(value)}`, wanted(`Write ${show(value)}.`, show(value)))
    },
  )

export const flag: Check = formed(
  () => ({ is: 'one of', of: [only(true), only(false)] }),
  (v, at, out) => {
    if (typeof v !== 'boolean')
      report(out, at, `${show(v)} is neither true nor false`, wanted('Write true or false.', 'true', 'false'))
  },
)

export const listOf = (item: Check, least = 0): Check =>
  formed(
    () => ({ is: 'list', of: item, least }),
    (v, at, out) => {
      if (!Array.isArray(v)) return report(out, at, `${show(v)} is not a list`, wanted('Put it in [ ].', 'a list'))
      if (v.length < least)
        report(out, at, 'the list is empty', wanted(`Name at least ${least}.`, `a list of at least ${least}`))
      for (const [i, part] of v.entries()) item(part, `${at}[${i}]`, out)
    },
  )

/** A list that a raid's file may have as English, which is read before anything is checked. */
export const sayable = (item: Check, least = 0): Check => {
  const list = listOf(item, least)
  return formed(
    () => ({ is: 'list', of: item, least, english: true }),
    (v, at, out) =>
      typeof v === 'string'
        ? report(out, at, `${show(v)} is English where data is meant`, wanted('Put data into [ ].', 'a list'))
        : list(v, at, out),
  )
}

/** A list with exactly these parts. */
export const tuple = (...items: Check[]): Check =>
  formed(
    () => ({ is: 'tuple', of: items }),
    (v, at, out) => {
      if (!Array.isArray(v) || v.length !== items.length)
        return report(
          out,
          at,
          `${show(v)} does not have ${items.length} parts`,
          wanted(`Write a list of ${items.length}.`, `a list of ${items.length}`),
        )
      for (const [i, check] of items.entries()) check(v[i], `${at}[${i}]`, out)
    },
  )

/** One, or a list of several. */
export const oneOrMore = (item: Check, least = 2): Check => either([Array.isArray, listOf(item, least)], item)

/** A record with only these fields; with a kind they are words. */
export function record(fields: Readonly<Record<string, Field>>, kind?: string): Check {
  if (kind) namedFields(kind, fields)
  return formed(
    () => ({ is: 'record', fields }),
    (v, at, out) => {
      if (!isRecord(v))
        return report(
          out,
          at,
          `${show(v)} is not a record`,
          wanted(`Write { ${Object.keys(fields).slice(0, 4).join(', ')} … }.`, 'a record'),
        )
      checkFields(v, fields, at, out)
    },
  )
}

/** `refused`: keys that are refused with a reason of their own, and their replacement. */
export function checkFields(
  v: Data,
  fields: Readonly<Record<string, Field>>,
  at: string,
  out: Out,
  refused: Readonly<Record<string, readonly [what: string, fix: string]>> = {},
): void {
  const keys = Object.keys(fields)
  for (const [key, value] of Object.entries(v)) {
    const field = under(fields, key)
    const why = field ? undefined : under(refused, key)
    if (why) report(out, `${at}.${key}`, why[0], { fix: why[1], expected: keys })
    else if (!field) {
      // A short word is like many: it is not meant for one that is there already.
      const meant = key.length > 2 ? keys : keys.filter((one) => !Object.hasOwn(v, one))
      report(out, `${at}.${key}`, `"${key}" is not known here`, suggest(key, meant))
    } else if (value !== undefined) {
      if (field.word) out.word?.(field.word, at)
      field.check(value, `${at}.${key}`, out)
    } else if (!field.optional) report(out, `${at}.${key}`, 'it is undefined', 'Give it a value.')
  }
  for (const key of keys) {
    if (!fields[key]?.optional && !Object.hasOwn(v, key))
      report(out, at, `"${key}" is missing`, wanted(`Add "${key}".`, key))
  }
}

/** Reports a record of another mood than is meant here; whether it is one. */
export function wrongMood(meant: string, v: Data, at: string, out: Out): boolean {
  const other = otherMood(meant, v)
  if (other) report(out, `${at}.${other.key}`, other.what, other.hint)
  return other !== undefined
}

type Variants = Readonly<Record<string, Readonly<Record<string, Field>>>>

/** A record whose `key` (`do`, `mod`) decides which fields it has. */
export function tagged(key: string, kind: string, variants: Variants): Check {
  const all = Object.fromEntries(
    Object.entries(variants).map(([tag, fields]) => [
      tag,
      { ...namedFields(`${key} ${tag}`, { [key]: must(only(tag)) }, key), ...namedFields(`${key} ${tag}`, fields) },
    ]),
  )
  return formed(anyOf(key, all), (v, at, out) => {
    if (!isRecord(v)) return report(out, at, `${show(v)} is not ${withArticle(kind)}`, `Write { ${key}: … }.`)
    const tag = v[key]
    if (tag === undefined) {
      if (!wrongMood(kind, v, at, out)) report(out, at, `"${key}" is missing`, wanted(`Say which ${kind} it is.`, key))
      return
    }
    const fields = under(all, tag)
    if (!fields) return oneOf(Object.keys(all), kind)(tag, `${at}.${key}`, out)
    checkFields(v, fields, at, out)
  })
}

const anyOf = (kind: string, variants: Variants) => (): Form => ({
  is: 'one of',
  of: Object.entries(variants).map(([key, fields]) => called(`${kind} ${key}`, record(fields))),
})

/** A record whose kind depends on which of these keys it has. */
export function keyed(kind: string, variants: Variants): Check {
  const keys = Object.keys(variants)
  for (const [key, fields] of Object.entries(variants)) namedFields(`${kind} ${key}`, fields, key)
  return formed(anyOf(kind, variants), (v, at, out) => {
    if (!isRecord(v))
      return report(
        out,
        at,
        `${show(v)} is not ${withArticle(kind)}`,
        `Write a record with one of: ${keys.join(', ')}.`,
      )
    const found = Object.entries(variants).find(([k]) => Object.hasOwn(v, k))
    if (found) return checkFields(v, found[1], at, out)
    const typo = Object.keys(v).find((k) => !setKeys.includes(k) && nearest(k, keys))
    const other = otherMood(kind, v)
    if (other && !(typo && other.weak)) return report(out, `${at}.${other.key}`, other.what, other.hint)
    const wrong = typo ?? Object.keys(v)[0]
    report(out, wrong ? `${at}.${wrong}` : at, `it is not ${withArticle(kind)}`, suggest(wrong, keys))
  })
}

export const nonEmpty = (v: Data, at: string, out: Out, what: string): void => {
  if (Object.keys(v).length === 0) report(out, at, `${what} is empty`, 'Give it at least one field.')
}

/** A record of any keys. */
export const each = (item: Check, most: number = bounds.values, usual?: readonly string[]): Check =>
  formed(
    () => ({ is: 'map', of: item, most, ...(usual ? { usual } : {}) }),
    (v, at, out) => {
      if (!isRecord(v))
        return report(out, at, `${show(v)} is not a record`, { fix: 'Write { name: … }.', expected: ['a record'] })
      const keys = Object.keys(v)
      if (keys.length > most) report(out, at, `${keys.length} of them`, `Use at most ${most}.`)
      for (const key of keys) item(v[key], `${at}.${key}`, out)
    },
  )
