/** What a printed sentence knows: what names stand for, what has been mentioned, and how to point at it again. */
import type { Amount, CardDef, CommonKind, Condition, Effect, EventPattern, Kind, Power, SetWho } from '../types.ts'
import { isOwnType } from '../types.ts'
import type { Noun, Pronoun } from './nouns.ts'
import { kindNouns, nameNoun, possessive } from './nouns.ts'

export interface Words {
  /** How "your hero" is called: 'your hero', or a Boss by name ('Onyxia'). */
  hero: string
  /** Pronoun of a hero that is called by name. */
  they?: Pronoun
  /** Printed noun of a token or designation, by name ('Onyxian Whelp': Whelp, Whelps); null if there is none. */
  token?: (name: string) => Noun | null
  /** Heroes that texts call by name: a raid's Bosses. */
  heroes?: readonly CardDef[]
  /** Nouns of a raid's own card types. */
  types?: Readonly<Record<string, Noun>>
}

/** What a noun phrase denotes. */
export interface Thing {
  /** Identity: two things with one key are the same. */
  key: string
  /** In full, as said first. */
  first: string
  /** As said later: 'that ally', 'those cards'. */
  later: string
  /** Its kind in one word, for 'that die'; '' for a card. */
  noun: string
  plural: boolean
  you: boolean
  player: boolean
  pron: Pronoun
  /** Possessive of whose hand, deck or graveyard it lies in; '' for cards in play. */
  owner: string
  /** Its zone, for words that take it from there. */
  zone: string
  /** Said at the end of the clause: 'for each Blood in play'. */
  tail: string
  /** What was done with it: 'revealed', for "revealed this way". */
  way: string
  /** Exact number of things, 0 if it varies. */
  count: number
}

/** What a `$name` stands for: things, a number, or both. */
export interface Ref {
  thing?: Thing
  /** "that much", "that many" take this noun when a full noun is needed: 'the number rolled'. */
  number?: string
}

/**
 * How a set without a pick is said: "each ally", "all allies", "an ally" (any one that an event is about),
 * "allies" (joined by and, or by or), "ally" (after "for each").
 */
export type Frame = 'each' | 'all' | 'a' | 'bare' | 'bareOr' | 'per'

/** The parts of the printer that earlier parts need: the grammar is recursive, the files are not. */
export interface Grammar {
  set(s: Scope, w: SetWho, frame: Frame): Thing
  quantity(s: Scope, a: Amount): { text: string; many: boolean; tail: string }
  amount(s: Scope, a: Amount): string
  condition(s: Scope, c: Condition): string
  did(s: Scope, e: EventPattern): string
  effects(s: Scope, list: readonly Effect[]): string
  sentence(s: Scope, list: readonly Effect[]): string
  power(s: Scope, p: Power): string
}

export interface Scope {
  readonly g: Grammar
  readonly words: Words
  readonly def: CardDef
  refs: Record<string, Ref>
  /** Mentioned in this sentence, and in the one before. */
  said: Thing[]
  before: Thing[]
  /** Subject of the clause being made. */
  subject: Thing | null
  /** What X stands for, said at the end of the sentence. */
  where: string[]
  /** What ends the clause: ' for each Blood in play'. */
  tails: string[]
  /** Sentences that follow this one ("You settle ties."). */
  after: string[]
  /** 'in' or 'from': which preposition cards outside play take. */
  zoneWord: 'in' | 'from'
  /** Zone other than play in which the power works: where 'self' is moved from. */
  selfZone: string
  /** How 'self' is called, if not by the card's own type: in a power granted to others. */
  selfNoun: string
  /** The card has been attached in this sentence: `host` is "it". */
  attached: boolean
  /** A piece of the card whose own text is wanted: it is kept as the whole card is printed, with all names bound. */
  watch: { readonly node: unknown; text: string } | null
  /** Counts unnamed things. */
  fresh: { n: number }
}

/** A word the printer does not know, with the piece of card data that holds it. */
export class Unprintable extends Error {
  readonly node: unknown
  constructor(what: string, node: unknown) {
    super(what)
    this.name = 'Unprintable'
    this.node = node
  }
}

export function newScope(g: Grammar, words: Words, def: CardDef): Scope {
  return {
    g,
    words,
    def,
    refs: {},
    said: [],
    before: [],
    subject: null,
    where: [],
    tails: [],
    after: [],
    zoneWord: 'in',
    selfZone: '',
    selfNoun: '',
    attached: false,
    watch: null,
    fresh: { n: 0 },
  }
}

/** The noun of a kind of card or player; a raid says what cards of its own types are called. */
export function kindNoun(s: Scope, kind: Kind): Noun {
  const noun = isOwnType(kind) ? (s.words.types?.[kind] ?? nameNoun(kind)) : kindNouns[kind as CommonKind]
  if (!noun) throw new Unprintable(`"${kind}" is no kind of card or player`, kind)
  return noun
}

/** The same scope with other memory of what was said: for quoted powers and conditions of their own. */
export const inner = (s: Scope): Scope => ({
  ...s,
  refs: { ...s.refs },
  said: [],
  before: [],
  subject: null,
  where: [],
  tails: [],
  after: [],
})

/** A sentence has ended: pronouns reach back one sentence only. */
export function endSentence(s: Scope): void {
  s.before = s.said
  s.said = []
  s.subject = null
  s.attached = false
}

export function makeThing(s: Scope, part: Partial<Thing> & { first: string }): Thing {
  const plural = part.plural ?? false
  const player = part.player ?? false
  return {
    key: `#${s.fresh.n++}`,
    later: part.first,
    plural,
    noun: '',
    you: false,
    player,
    pron: plural ? 'they' : player ? 'he' : 'it',
    owner: '',
    zone: '',
    tail: '',
    way: '',
    count: plural ? 0 : 1,
    ...part,
  }
}

const forms: Record<Pronoun, { object: string; his: string; self: string }> = {
  it: { object: 'it', his: 'its', self: 'itself' },
  he: { object: 'him', his: 'his', self: 'himself' },
  she: { object: 'her', his: 'her', self: 'herself' },
  they: { object: 'them', his: 'their', self: 'themselves' },
  you: { object: 'you', his: 'your', self: 'yourself' },
}

export type Case = 'subject' | 'object' | 'his'

/**
 * Says a thing: by pronoun if it was mentioned and nothing else that the pronoun fits was, else in full (a bound name
 * comes as "that ally" already). Names reach back one sentence, all else to the start of this one.
 */
export function say(s: Scope, t: Thing, as: Case): string {
  if (t.you) return as === 'his' ? 'your' : as === 'object' && s.subject?.you ? 'yourself' : 'you'
  const f = forms[t.pron]
  if (as === 'object' && s.subject?.key === t.key) return f.self
  const here = s.said.some((o) => o.key === t.key)
  const there = !t.player && t.key.startsWith('$') && s.before.some((o) => o.key === t.key)
  const short = (here || there) && clear(s, t, as, here)
  if (!here) s.said.push(t)
  if (short) return as === 'subject' ? t.pron : f[as]
  if (as === 'his') return t.first === 'it' ? 'its' : possessive(t.first, t.plural)
  return t.first
}

/** Nothing else was mentioned that the pronoun could mean. The subject is no rival of an object: that would be "itself". */
function clear(s: Scope, t: Thing, as: Case, here: boolean): boolean {
  const near = here ? s.said : [...s.before, ...s.said]
  return !near.some((o) => o.key !== t.key && o.pron === t.pron && !(as === 'object' && o.key === s.subject?.key))
}

/** Keeps the text of the piece that is watched for. Returns the text. */
export function noticed(s: Scope, node: unknown, text: string): string {
  if (s.watch && s.watch.node === node && s.watch.text === '') s.watch.text = text
  return text
}

/** Binds a name: from now on `$name` is this thing. */
export function bind(s: Scope, name: string | undefined, ref: Ref): void {
  if (name) s.refs[name] = { ...s.refs[name], ...ref }
}

/** What `$name` or `$name.n` stands for; an unbound one is a fault of the card. */
export function lookUp(s: Scope, name: string): Ref {
  const key = name.replace(/^\$/, '').replace(/\.n$/, '')
  const ref = s.refs[key]
  if (!ref) throw new Unprintable(`nothing is called ${name} here`, name)
  return ref
}
