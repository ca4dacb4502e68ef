/** Every small change that the grammar allows somewhere in a card: a field left out, a word or number exchanged, an item less. */

import { type Check, type Field, type Form, isRecord, picks } from '../../../src/language/schema/shape.ts'
import { cardShape } from '../../../src/language/schema.ts'
import { isOwnType } from '../../../src/language/types.ts'
import { dictionary } from './dictionary.ts'
import { formOf } from './grow.ts'

export interface Change {
  /** Where, as the linter writes it: 'text[0].what.is'. */
  at: string
  how: string
  to: unknown
}

const anywhere = { picks, it: true, anywhere: false }

/** Whether a value is of this kind, whatever the names in it stand for. */
function takes(check: Check, v: unknown): boolean {
  let fine = true
  check(v, '', { push: () => (fine = false), here: anywhere })
  return fine
}

/** The one of several checks that a value meets. */
function meant(all: readonly Check[], v: unknown): Check | undefined {
  const near = all.filter((check) => looksLike(formOf(check), v))
  return near.length === 1 ? near[0] : near.find((check) => takes(check, v))
}

/** Told from afar: by its kind, and by the word that a record is told by. */
function looksLike(form: Form, v: unknown): boolean {
  switch (form.is) {
    case 'value':
      return v === form.value
    case 'words':
      return typeof v === 'string' && (form.words.includes(v) || (form.words.includes('ally') && isOwnType(v)))
    case 'text':
      return typeof v === 'string' && (form.of !== '$name' || v.startsWith('$'))
    case 'number':
      return typeof v === 'number'
    case 'list':
      return Array.isArray(v)
    case 'tuple':
      return Array.isArray(v) && v.length === form.of.length
    case 'here':
      return looksLike(formOf(form.of), v)
    case 'one of':
      return form.of.some((check) => looksLike(formOf(check), v))
    case 'map':
      return isRecord(v)
    case 'record':
      return (
        isRecord(v) &&
        Object.entries(form.fields).every(([key, f]) => (key in v ? true : f.optional)) &&
        Object.entries(form.fields).every(([key, f]) => {
          const inner = formOf(f.check)
          return inner.is !== 'value' || f.optional || v[key] === inner.value
        }) &&
        Object.keys(v).every((key) => Object.hasOwn(form.fields, key))
      )
  }
}

const others = (words: readonly string[], v: unknown, n: number): string[] => {
  const at = words.indexOf(String(v))
  return Array.from(
    { length: Math.min(n, words.length - 1) },
    (_, i) => words[(at + 1 + i * 7) % words.length] as string,
  ).filter((w) => w !== v)
}

/** The changes of one value. */
function* changes(check: Check, v: unknown, at: string, names: readonly string[]): Generator<Change> {
  const form = formOf(check)
  switch (form.is) {
    case 'words':
      for (const to of others(form.words, v, 2)) yield { at, how: `${String(v)} to ${to}`, to }
      return
    case 'text': {
      if (form.of === 'name') return
      const bare = form.of === 'named'
      const all =
        form.of === '$name' || bare
          ? names.map((n) => (bare ? n : `$${n}`))
          : dictionary[form.of as keyof typeof dictionary]
      for (const to of others(all, v, 1)) yield { at, how: `${String(v)} to ${to}`, to }
      return
    }
    case 'number':
      yield { at, how: 'one more', to: (v as number) + 1 }
      return
    case 'here':
      yield* changes(form.of, v, at, names)
      return
    case 'one of': {
      const one = meant(form.of, v)
      if (one) yield* changes(one, v, at, names)
      for (const other of form.of) {
        const inner = formOf(other)
        if (other !== one && inner.is === 'value' && inner.value !== v)
          yield { at, how: `${JSON.stringify(v).slice(0, 30)} to ${String(inner.value)}`, to: inner.value }
      }
      return
    }
    case 'list': {
      const list = v as readonly unknown[]
      for (const [i, item] of list.entries()) {
        if (list.length > form.least) yield { at: `${at}[${i}]`, how: 'left out', to: list.filter((_, k) => k !== i) }
        for (const c of changes(form.of, item, `${at}[${i}]`, names))
          yield { ...c, to: list.map((x, k) => (k === i ? c.to : x)) }
      }
      return
    }
    case 'tuple':
      for (const [i, part] of form.of.entries())
        for (const c of changes(part, (v as readonly unknown[])[i], `${at}[${i}]`, names))
          yield { ...c, to: (v as readonly unknown[]).map((x, k) => (k === i ? c.to : x)) }
      return
    case 'record':
      yield* changed(form.fields, v as Record<string, unknown>, at, names)
  }
}

function* changed(
  fields: Readonly<Record<string, Field>>,
  v: Readonly<Record<string, unknown>>,
  at: string,
  names: readonly string[],
): Generator<Change> {
  for (const [key, part] of Object.entries(v)) {
    const field = fields[key]
    const here = at ? `${at}.${key}` : key
    if (!field) continue
    const binds = formOf(field.check).is === 'text' && key === 'as'
    if (field.optional && !binds) {
      const { [key]: _, ...rest } = v
      yield { at: here, how: 'left out', to: rest }
    }
    for (const c of changes(field.check, part, here, names)) yield { ...c, to: { ...v, [key]: c.to } }
  }
}

/** Names that a card gives. */
function namesOf(node: unknown, out: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return out
  for (const [key, part] of Object.entries(node)) {
    if (key === 'as' && typeof part === 'string') out.push(part)
    else namesOf(part, out)
  }
  return out
}

export const changesOf = (card: unknown): Generator<Change> => changes(cardShape, card, '', namesOf(card))
