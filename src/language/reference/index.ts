/**
 * The reference of the language: every word with its meaning, its fields, its rule, and an example in data and in English.
 * A field's values come from the grammar, the English from the printer; so the reference can't be wrong about them.
 */
import { under } from '../look-up.ts'
import { type PrintedText, plainWords, printCard } from '../print/print.ts'
import type { Check, Field, Form } from '../schema/shape.ts'
import { cardShape } from '../schema.ts'
import type { CardDef } from '../types.ts'
import { cardEntries, commonEntries } from './cards.ts'
import { effectEntries } from './effects.ts'
import type { Entry } from './entry.ts'
import { eventEntries } from './events.ts'
import { fieldMeaning } from './fields.ts'
import { modEntries } from './mods.ts'
import { amountEntries, conditionEntries, durationEntries, quantityEntries } from './numbers.ts'
import { keywordEntries, powerEntries } from './powers.ts'
import { eventFieldEntries, kindEntries, statEntries, stateEntries, stepEntries, zoneEntries } from './roles.ts'
import { saidForm } from './say-form.ts'
import { setEntries, whoEntries } from './who.ts'

export interface WordField {
  name: string
  takes: string
  needed: boolean
  about: string
}

export interface Word {
  kind: string
  word: string
  /** Its anchor on the page: 'deal', 'event-deal'. */
  id: string
  about: string
  /** The number of its rule; '' if it is specific to this program. */
  rule: string
  fields: readonly WordField[]
  /** The example: part of a card, or of a raid. */
  example: unknown
  /** The same in print; '' if there is nothing to print. */
  english: string
}

/** The kinds of words, in their order, each with an introduction and its entries; `form`: the name of a word's form in the grammar. */
const kinds: readonly {
  kind: string
  entries: Readonly<Record<string, Entry>>
  form?: string
}[] = [
  { kind: 'effect', entries: effectEntries, form: 'do' },
  { kind: 'in any effect', entries: commonEntries },
  { kind: 'modifier', entries: modEntries, form: 'mod' },
  { kind: 'power', entries: powerEntries, form: 'power' },
  { kind: 'event', entries: eventEntries, form: 'when' },
  { kind: 'field of an event', entries: eventFieldEntries },
  { kind: 'Who', entries: whoEntries, form: 'Who' },
  { kind: 'field of a set', entries: setEntries },
  { kind: 'amount', entries: amountEntries, form: 'amount' },
  { kind: 'how many', entries: quantityEntries },
  { kind: 'condition', entries: conditionEntries, form: 'condition' },
  { kind: 'duration', entries: durationEntries, form: 'duration' },
  { kind: 'keyword', entries: keywordEntries },
  { kind: 'state', entries: stateEntries },
  { kind: 'number', entries: statEntries },
  { kind: 'kind of card or player', entries: kindEntries },
  { kind: 'zone', entries: zoneEntries },
  { kind: 'step', entries: stepEntries },
  { kind: 'field of a card', entries: cardEntries },
]

const slug = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()

/** Gives each word an anchor: the word itself for the first of that name, with its kind for the others. */
export function anchored<W extends { kind: string; word: string }>(words: readonly W[]): (W & { id: string })[] {
  const taken = new Set<string>()
  return words.map((word) => {
    const plain = slug(word.word)
    const id = taken.has(plain) ? `${slug(word.kind)}-${plain}` : plain
    taken.add(id)
    return { ...word, id }
  })
}

/** The card that shows a word: its parts, with a name and a number. */
export const sampleCard = (parts: Partial<CardDef>): CardDef =>
  Object.fromEntries(
    Object.entries({ name: 'Sample', type: 'ability', set: 'Samples', number: 1, ...parts }).filter(
      ([, v]) => v !== undefined,
    ),
  ) as unknown as CardDef

/** Each word of the language with the card that shows it; `form` is the name of its form in the grammar. */
export const samples = (): { kind: string; word: string; form: string; entry: Entry }[] =>
  kinds.flatMap(({ kind, entries, form }) =>
    Object.entries(entries).map(([word, entry]) => ({ kind, word, form: form ? `${form} ${word}` : '', entry })),
  )

/** Every word of the card language. */
export function languageWords(): Omit<Word, 'id'>[] {
  const forms = formsByName(cardShape)
  return samples().map(({ kind, word, form, entry: { about, rule, card } }) => {
    const def = sampleCard(card)
    return {
      kind,
      word,
      about,
      rule,
      fields: form ? fieldsOf(forms.get(form), form) : ownField(forms, kind, word, about),
      example: shownPart(kind, card, def),
      english: english(printCard(def, plainWords), kind),
    }
  })
}

/** The records that fields stand in, by their names in the grammar. */
const records: Readonly<Record<string, string>> = {
  'field of a card': 'card',
  'field of a set': 'set',
  'field of an event': 'when several',
  'in any effect': 'do draw',
}

/** A word that is a field itself: its values. */
function ownField(forms: ReadonlyMap<string, Form>, kind: string, word: string, about: string): WordField[] {
  const form = forms.get(records[kind] ?? '')
  const all = form?.is === 'one of' ? form.of.map((check) => check.form()) : form ? [form] : []
  const field = all.flatMap((one) => (one.is === 'record' && one.fields[word] ? [one.fields[word]] : []))[0]
  return field ? [{ name: word, takes: saidForm(field.check), needed: !field.optional, about }] : []
}

/** The shown part of the example: its text, its powers, or all of the card. */
function shownPart(kind: string, { text, powers, attach }: Partial<CardDef>, def: CardDef): unknown {
  if (kind === 'field of a card') return def
  const part = { ...(attach ? { attach } : {}), ...(text ? { text } : {}), ...(powers ? { powers } : {}) }
  return Object.keys(part).length > 0 ? part : def
}

const english = ({ type, text, back }: PrintedText, kind: string): string =>
  [...(kind === 'field of a card' ? [type] : []), text, back ?? ''].filter(Boolean).join('\n')

const meaningOf = (name: string, field: string): string =>
  (name.startsWith('when ') ? eventMeaning(field) : fieldMeaning(name, field)) ?? setMeaning(field)
const eventMeaning = (field: string): string | undefined => under<Entry>(eventFieldEntries, field)?.about

/** Of a condition that has the fields of a set. */
const setMeaning = (field: string): string => under<Entry>(setEntries, field)?.about ?? ''

/** The fields of a word, but not the word itself. */
export function fieldsOf(form: Form | undefined, name: string): WordField[] {
  if (form?.is !== 'record') return []
  return Object.entries(form.fields).flatMap(([field, { check, optional }]: [string, Field]) =>
    check.form().is === 'value' && ['do', 'mod', 'on'].includes(field)
      ? []
      : [
          {
            name: field,
            takes: saidForm(check),
            needed: !optional,
            about: meaningOf(name, field),
          },
        ],
  )
}

/** Every named form that a check leads to. */
export function formsByName(root: Check): ReadonlyMap<string, Form> {
  const found = new Map<string, Form>()
  const seen = new Set<Check>()
  const read = (check: Check): void => {
    if (seen.has(check)) return
    seen.add(check)
    const form = check.form()
    if (form.name !== undefined && found.has(form.name)) return
    if (form.name !== undefined) found.set(form.name, form)
    for (const part of partsOf(form)) read(part)
  }
  read(root)
  return found
}

function partsOf(form: Form): readonly Check[] {
  if (form.is === 'one of' || form.is === 'tuple') return form.of
  if (form.is === 'record') return Object.values(form.fields).map(({ check }) => check)
  return 'of' in form && typeof form.of === 'function' ? [form.of] : []
}
