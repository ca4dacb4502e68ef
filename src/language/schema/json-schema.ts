/**
 * Writes the grammar as a JSON Schema (draft 2020-12), from the forms of the same checks.
 * It covers the form of data; only the checks cover the context of a place (which picks, which names, which objects).
 */
import type { Check, Field, Form, TextKind } from './shape.ts'

export type Json = { readonly [key: string]: unknown }

/** The description of a named part of the grammar, or of one of its fields; editors show it. */
export type Tell = (name: string, field?: string) => Json | undefined

/** A `$name`, or a text that is none. */
const bound = '^\\$[A-Za-z][\\w.]*$'
const patterns: { readonly [K in TextKind]?: string } = {
  name: '^[^$]',
  $name: bound,
  zone: '^(deck|graveyard):.',
}

/** The state of writing: the definitions so far, and the fields of each. */
interface Writing {
  tell: Tell
  defs: Map<string, Json>
  keysOf: Map<string, string>
}

/** The schema of one check, with a definition of each named part of the grammar that it leads to. */
export function jsonSchema(check: Check, tell: Tell = () => undefined): Json {
  const w: Writing = { tell, defs: new Map(), keysOf: new Map() }
  const root = bare(check.form())
  const top = written(w, root)
  const told = root.name === undefined ? {} : tell(root.name)
  return { ...told, ...top, $defs: Object.fromEntries([...w.defs].sort(byName)) }
}

function schemaOf(w: Writing, check: Check): Json {
  const form = bare(check.form())
  return form.name === undefined ? written(w, form) : referred(w, form, form.name)
}

/** A reference to the definition of this name. Records of the same name with other fields get one of their own. */
function referred(w: Writing, form: Form, name: string): Json {
  const keys = form.is === 'record' ? Object.keys(form.fields).join() : ''
  let id = idOf(name)
  for (let n = 2; w.keysOf.has(id) && w.keysOf.get(id) !== keys; n++) id = `${idOf(name)}-${n}`
  if (!w.keysOf.has(id)) {
    w.keysOf.set(id, keys)
    w.defs.set(id, { ...w.tell(name), ...written(w, form) })
  }
  return { $ref: `#/$defs/${id}` }
}

function written(w: Writing, form: Form): Json {
  switch (form.is) {
    case 'value':
      return { const: form.value }
    case 'words':
      return form.own ? { anyOf: [{ enum: form.words }, { type: 'string', pattern: '^[A-Z]' }] } : { enum: form.words }
    case 'text':
      return {
        type: 'string',
        ...(patterns[form.of] ? { pattern: patterns[form.of] } : { minLength: 1 }),
        ...(form.usual ? { examples: form.usual } : {}),
      }
    case 'number':
      return {
        type: form.fraction ? 'number' : 'integer',
        ...(form.least === undefined ? {} : { minimum: form.least }),
        ...(form.most === undefined ? {} : { maximum: form.most }),
      }
    case 'list':
      return form.english ? sayableList(w, form) : listSchema(form, schemaOf(w, form.of))
    case 'tuple': {
      const n = form.of.length
      return { type: 'array', prefixItems: form.of.map((part) => schemaOf(w, part)), minItems: n, maxItems: n }
    }
    case 'map':
      return {
        type: 'object',
        additionalProperties: schemaOf(w, form.of),
        maxProperties: form.most,
        ...(form.usual ? { propertyNames: { examples: form.usual } } : {}),
      }
    case 'here':
      return schemaOf(w, form.of)
    case 'record':
      return recordSchema(w, form.fields, form.name)
    case 'one of':
      return choice(w, [...form.of, ...(form.rarely ?? [])])
  }
}

type List = Extract<Form, { is: 'list' }>
const listSchema = ({ least }: List, items: Json): Json => ({
  type: 'array',
  items,
  ...(least > 0 ? { minItems: least } : {}),
})

/** Data, sentences, or both; or one sentence. */
const sayableList = (w: Writing, form: List): Json => ({
  anyOf: [listSchema(form, { anyOf: [schemaOf(w, form.of), sentence] }), sentence],
})
const sentence: Json = {
  type: 'string',
  pattern: '^[A-Z(\\["“]',
  description: 'In the cards’ own English: "Target opponent discards a card."',
}

type Fields = Readonly<Record<string, Field>>

function recordSchema(w: Writing, fields: Fields, name?: string): Json {
  const property = ([key, { check }]: readonly [string, Field]): [string, Json] => {
    const told = name === undefined ? undefined : w.tell(name, key)
    return [key, { ...schemaOf(w, check), ...told }]
  }
  return {
    type: 'object',
    required: needed(fields),
    properties: Object.fromEntries(Object.entries(fields).map(property)),
    additionalProperties: false,
  }
}

/** One of several: told apart by a word; or a shared record for records with common fields, with the valid combinations; otherwise any of these. */
function choice(w: Writing, of: readonly Check[]): Json {
  const forms = of.map((check) => bare(check.form()))
  const apart = toldApart(w, of, forms)
  if (apart) return apart
  const records = forms.flatMap((form) => (form.is === 'record' && form.name === undefined ? [form.fields] : []))
  if (records.length > 1 && records.length === forms.length && agree(w, records)) return merged(w, records)
  const schemas = new Map(of.map((check) => schemaOf(w, check)).map((schema) => [JSON.stringify(schema), schema]))
  // Editors tell of the first: of a misspelt word that it is none, not that a list was expected.
  const lists = [...schemas.values()].filter(({ type }) => type === 'array')
  return anyOf([...schemas.values()].filter(({ type }) => type !== 'array').concat(lists))
}

const anyOf = (all: readonly Json[]): Json => (all.length === 1 && all[0] ? all[0] : { anyOf: all })

/** The word that this field of a record must be, if it must be one. */
function wordIn(form: Form, key: string): string | undefined {
  const field = form.is === 'record' ? form.fields[key] : undefined
  const only = field && bare(field.check.form())
  return only?.is === 'value' && typeof only.value === 'string' ? only.value : undefined
}

/** Records that the word of one field tells apart: an editor offers every word, and then the fields of that one. Null if they are others. */
function toldApart(w: Writing, of: readonly Check[], forms: readonly Form[]): Json | null {
  const [first] = forms
  const keys = first?.is === 'record' ? Object.keys(first.fields) : []
  const key = keys.find((one) => forms.every((form) => wordIn(form, one) !== undefined))
  const words = [...new Set(forms.map((form) => wordIn(form, key ?? '')))]
  if (key === undefined || words.length < 2) return null
  const about = words.map(
    (word) => w.tell(forms.find((one) => wordIn(one, key) === word)?.name ?? '')?.description ?? '',
  )
  const rules = words.map((word) => {
    const own = of.filter((_, i) => wordIn(forms[i]!, key) === word).map((check) => schemaOf(w, check))
    return {
      if: { properties: { [key]: { const: word } }, required: [key] },
      then: anyOf(own),
    }
  })
  return {
    type: 'object',
    required: [key],
    properties: { [key]: { enum: words, markdownEnumDescriptions: about } },
    allOf: rules,
  }
}

/** Whether a field that several of them have is the same in each. */
function agree(w: Writing, records: readonly Fields[]): boolean {
  const seen = new Map<string, string>()
  const same = (key: string, check: Check): boolean => {
    const text = JSON.stringify(schemaOf(w, check))
    if (!seen.has(key)) seen.set(key, text)
    return seen.get(key) === text
  }
  return records.every((fields) => Object.entries(fields).every(([key, { check }]) => same(key, check)))
}

function merged(w: Writing, records: readonly Fields[]): Json {
  return {
    ...recordSchema(w, Object.assign({}, ...records)),
    required: [],
    minProperties: 1,
    anyOf: records.map((fields) => ({ required: needed(fields), propertyNames: { enum: Object.keys(fields) } })),
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** Without the contexts around it, which a schema can't express. */
function bare(form: Form): Form {
  let inner = form
  while (inner.is === 'here' && inner.name === undefined) inner = inner.of.form()
  return inner
}

const needed = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, { optional }]) => (optional ? [] : [key]))

/** The name of a definition: 'do deal' is do-deal. */
const idOf = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-')
