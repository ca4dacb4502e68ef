/** Describes the values of a check in a few words: "amount", "players", "'up' or 'down'". */
import type { Check, Form } from '../schema/shape.ts'
import { anyCard, onChain, people, type Sorts, sortsInPlay } from '../sorts.ts'

/** More words than these are summed up by their name. */
const few = 8

const kinds: readonly (readonly [Sorts, one: string, many: string])[] = [
  [people, 'a player', 'players'],
  [sortsInPlay, 'a card in play', 'cards in play'],
  [onChain, 'a card or effect on the chain', 'cards or effects on the chain'],
  [anyCard, 'a card', 'cards'],
]

const same = (a: Sorts, b: Sorts): boolean => a.length === b.length && a.every((s) => b.includes(s))
const kindOf = (sorts: Sorts, one: boolean): string | undefined => {
  const found = kinds.find(([of]) => same(of, sorts))
  return found && (one ? found[1] : found[2])
}

const names: Readonly<Record<string, string>> = {
  happened: 'event',
  did: 'event',
  when: 'event',
  would: 'event',
  cost: 'cost',
  Who: 'cards or players',
}

const texts: Readonly<Record<string, string>> = {
  $name: '"$name"',
  named: 'a name',
  text: 'a text',
  card: 'the name of a card',
  deck: 'the name of a deck',
  counter: 'the name of a counter',
  raid: 'the id of a raid',
  zone: '"deck:…"',
}

export const saidForm = (check: Check): string => said(check.form(), {})

function said(form: Form, here: { sorts?: Sorts; one?: boolean }): string {
  if (form.name === 'Who' && here.sorts) return kindOf(here.sorts, here.one === true) ?? 'cards or players'
  if (form.name !== undefined) return names[form.name] ?? form.name
  switch (form.is) {
    case 'value':
      return JSON.stringify(form.value)
    case 'words':
      return form.words.length <= few ? either(form.words.map((w) => JSON.stringify(w))) : 'a word'
    case 'text':
      return texts[form.of] ?? `a ${form.of}`
    case 'number':
      return form.least === undefined ? 'a number' : `a number from ${form.least}`
    case 'list':
      return `list of ${plural(said(form.of.form(), here))}`
    case 'map':
      return `by name: ${said(form.of.form(), here)}`
    case 'tuple':
      return `[${form.of.map((part) => said(part.form(), here)).join(', ')}]`
    case 'here': {
      const { sorts, one } = form.here
      return said(form.of.form(), { ...here, ...(sorts ? { sorts, one: one === true } : {}) })
    }
    case 'record':
      return `{ ${Object.keys(form.fields).join(', ')} }`
    case 'one of':
      return either([...new Set(form.of.map((part) => said(part.form(), here)))])
  }
}

const plural = (text: string): string => (!/^[a-z]+$/.test(text) ? text : text.endsWith('s') ? text : `${text}s`)

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
