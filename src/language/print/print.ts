/**
 * English printed from card data (7.4 wording): whole cards, and the single phrases of prompts and the log.
 * It covers all of src/language/types.ts: unknown data is refused with card and path, never printed as a gap.
 */

import { once } from '../once.ts'
import { inWords, lower, type Noun, nameNoun } from '../phrases.ts'
import type { CardDef, Condition, Effect, EventPattern, Mod, Power, Who } from '../types.ts'
import { amountNoun, figure, quantityText } from './amounts.ts'
import { condition } from './conditions.ts'
import { deckWords } from './deck.ts'
import { effects, may, sentence } from './effects.ts'
import { didText, eventClause, nthText } from './events.ts'
import { modSentences } from './mods.ts'
import { costs, paragraphs, power } from './powers.ts'
import type { Grammar, NounFrame, RaidWords } from './scope.ts'
import { newScope, type Scope, Unprintable } from './scope.ts'
import { setThing } from './sets.ts'
import { typeLine } from './typeline.ts'
import { who } from './who.ts'

export type { Noun, RaidWords }

const grammar: Grammar = {
  set: setThing,
  quantity: quantityText,
  amount: amountNoun,
  figure,
  condition: (s, c) => condition(s, c),
  did: (s, e, since) => didText(s, e, since),
  effects,
  sentence,
  may,
  power,
}

/** Words of a game without a named Boss. */
export const plainWords: RaidWords = { boss: 'the Boss' }

/** The source of a raid's words; see src/raid/format.ts. */
export interface RaidNames {
  calls: string
  they?: RaidWords['they']
  nouns?: Readonly<Record<string, Noun>>
  cards?: readonly CardDef[]
  types?: Readonly<Record<string, Noun>>
  tokens?: readonly string[]
}

/** Words of a raid: the Boss by the raid's name for it, tokens by the raid's nouns; without a raid, plain ones. */
export const raidWords = (raid: RaidNames | null | undefined): RaidWords => (raid ? wordsOf(raid) : plainWords)

const wordsOf = once(
  (raid: RaidNames): RaidWords => ({
    boss: raid.calls === 'your hero' ? plainWords.boss : raid.calls,
    they: raid.they ?? 'it',
    token: (name) => raid.nouns?.[name] ?? (raid.tokens?.includes(name) ? nameNoun(name) : null),
    heroes: (raid.cards ?? []).filter((c) => c.type === 'hero'),
    types: raid.types ?? {},
  }),
)

/** A card in print: its type line, its rules text with one paragraph for each power, and the text of its other side, null without one. */
export interface PrintedText {
  type: string
  text: string
  back: string | null
}

/** Type line and rules text, a paragraph a power; a hero's or Boss's two sides. Throws PrintError for an unknown word. */
export function printCard(def: CardDef, words: RaidWords): PrintedText {
  return guarded(def, () => {
    const { text, back } = sides(def, words, null)
    return { type: typeLine(def), text, back }
  })
}

function sides(def: CardDef, words: RaidWords, watch: Scope['watch']): { text: string; back: string | null } {
  const scope = (): Scope => ({ ...newScope(grammar, words, def), watch })
  // Of a power's names only those that stay with the card are known to the others.
  const kept: Scope['refs'] = {}
  const side = (powers: readonly Power[] = [], side: 'front' | 'back'): string =>
    powers
      .map((p) => {
        const s = { ...scope(), side }
        Object.assign(s.refs, kept)
        const text = clean(power(s, p))
        for (const [name, ref] of Object.entries(s.refs)) if (name.startsWith('this.')) kept[name] = ref
        return text
      })
      .join('\n')
  const bold = (text: string): string => [...deckWords(def), standing(def), text].filter(Boolean).join('\n')
  const [front, back] = def.sides ?? []
  if (def.front || def.back)
    return {
      text: bold([front, side(def.front, 'front')].filter(Boolean).join('\n')),
      back: [back, numbers(def), side(def.back, 'back')].filter(Boolean).join('\n'),
    }
  return {
    text: [standing(def), ...paragraphs(scope(), def).map(clean)].filter(Boolean).join('\n'),
    back: null,
  }
}

/** Lines before its text: its capacity, its threat level. */
const standing = (def: CardDef): string => capacity(def) || threat(def)

/** The number of resources that raiders may keep while this Boss is in play (R504.2). */
const threat = ({ threat: n }: CardDef): string => (n === undefined ? '' : `Threat level ${n}`)

/** The capacity of a location (306.3). */
function capacity({ capacity: holds }: CardDef): string {
  if (holds === undefined) return ''
  const [counter, n] = holds
  return `This location holds up to ${inWords(n)} ${counter} counter${n === 1 ? '' : 's'}.`
}

/** Numbers of a hero's other side (301.2b). */
const numbers = ({ turned }: CardDef): string =>
  [turned?.atk === undefined ? '' : `${turned.atk} ATK`, turned?.health === undefined ? '' : `${turned.health} health`]
    .filter(Boolean)
    .join(' / ')

/** A set, effect or list of effects as it reads on its card, with all names bound; '' if it has no text of its own there. */
export function printPiece(def: CardDef, node: unknown, words: RaidWords): string {
  const watch = { node, text: '' }
  return guarded(def, () => {
    sides(def, words, watch)
    return clean(watch.text)
  })
}

/** Sentences of a list of effects. `def` is the card they stand on. */
export const printEffects = (list: readonly Effect[], words: RaidWords, def: CardDef = nobody): string =>
  guarded(def, () => clean(effects(loose(words, def), list)), list)

/** "target ally", "each opposing hero". */
export const printWho = (w: Who, words: RaidWords, def: CardDef = nobody, frame: NounFrame = 'all'): string =>
  guarded(def, () => clean(who(loose(words, def), w, frame)), w)

/** The clause after "if". */
export const printCondition = (c: Condition, words: RaidWords, def: CardDef = nobody): string =>
  guarded(def, () => clean(condition(loose(words, def), c)), c)

/** "Garr is destroyed": an event awaited. */
export const printEvent = (e: EventPattern, words: RaidWords, def: CardDef = nobody): string =>
  guarded(
    def,
    () => {
      const s = loose(words, def)
      const { said, verb } = eventClause(s, e, 'present', 'a', ['nth'])
      return clean(`${said} ${verb}${nthText(s, e).text}`)
    },
    e,
  )

/** "(2), exhaust this card": as part of a sentence. */
export const printCost = (pay: readonly Effect[], words: RaidWords, def: CardDef = nobody): string =>
  guarded(def, () => clean(costs(loose(words, def), pay, lower)), pay)

export const printMod = (mod: Mod, words: RaidWords, def: CardDef = nobody): string =>
  guarded(def, () => clean(modSentences(loose(words, def), [mod])), mod)

export const printPower = (p: Power, words: RaidWords, def: CardDef = nobody): string =>
  guarded(def, () => clean(power(loose(words, def), p)), p)

/** The card of words that stand alone. */
const nobody: CardDef = { name: 'this card', type: 'ability', set: '', number: 0 }

/** A scope in which every name of the card is "that card": for pieces printed out of their place. */
function loose(words: RaidWords, def: CardDef): Scope {
  const s = newScope(grammar, words, def)
  if (def === nobody) s.selfNoun = 'card'
  const known = s.refs
  s.refs = new Proxy(known, {
    get: (t, name) => (typeof name === 'string' && !(name in t) ? unknownRef(name) : Reflect.get(t, name)),
  })
  return s
}

const unknownRef = (name: string): Scope['refs'][string] => ({
  number: 'that number',
  thing: {
    key: `$${name}`,
    first: 'that card',
    later: 'that card',
    noun: '',
    plural: false,
    you: false,
    player: false,
    pron: 'it',
    owner: '',
    zone: '',
    tail: '',
    way: '',
    count: 0,
    living: false,
  },
})

/** The error for a card that can't be printed: card, problem and fix. */
export class PrintError extends Error {
  readonly card: string
  readonly path: string
  readonly what: string
  readonly fix: string
  constructor(card: string, path: string, what: string, fix = '') {
    super(`${card}${path ? `, ${path}` : ''}: ${what}`)
    this.name = 'PrintError'
    this.card = card
    this.path = path
    this.what = what
    this.fix = fix
  }
}

function guarded<T>(def: CardDef, print: () => T, root: unknown = def): T {
  try {
    return print()
  } catch (error) {
    if (error instanceof Unprintable) {
      throw new PrintError(def.name, pathTo(root, error.node) ?? '', error.message, error.fix)
    }
    if (error instanceof TypeError)
      throw new PrintError(def.name, '', `a word is missing or of the wrong kind (${error.message})`)
    throw error
  }
}

/** The path of a node in a card: 'text[0].what'. */
function pathTo(root: unknown, node: unknown, at = ''): string | null {
  if (root === node) return at
  if (typeof root !== 'object' || root === null) return null
  for (const [key, value] of Object.entries(root)) {
    const found = pathTo(value, node, Array.isArray(root) ? `${at}[${key}]` : at ? `${at}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

/** No double spaces, no space before a stop; a hole is a fault, not a text. */
function clean(text: string): string {
  const tidy = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .replace(/\.\.$/, '.')
    .replace(/\."\./g, '."')
    .trim()
  if (/undefined|\[object|\bNaN\b/.test(tidy)) throw new Unprintable(`printed a hole: ${tidy}`, null)
  return tidy
}
