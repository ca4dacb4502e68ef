/** The state of a printed text: the meaning of names, the things mentioned, and how to refer to them again. */

import type { Noun, Pronoun } from '../phrases.ts'
import { kindNouns, nameNoun, ordinal, possessive } from '../phrases.ts'
import type { Amount, CardDef, Condition, Effect, EventPattern, Kind, Power, SetWho, Since, Who } from '../types.ts'
import { isOwnType } from '../types.ts'

export interface RaidWords {
  /** The noun for the Boss in every hand: its name ('Onyxia'), or 'the Boss' if there are several. */
  boss: string
  /** Pronoun of a Boss printed by name. */
  they?: Pronoun
  /** Printed noun of a token or designation, by name ('Onyxian Whelp': Whelp, Whelps); null if there is none. */
  token?: (name: string) => Noun | null
  /** Heroes that texts call by name: a raid's Bosses. */
  heroes?: readonly CardDef[]
  /** Nouns of a raid's own card types. */
  types?: Readonly<Record<string, Noun>>
}

/** The denotation of a noun phrase. */
export interface Thing {
  /** Identity: two things with one key are the same. */
  key: string
  /** In full, for the first mention. */
  first: string
  /** For later mentions: 'that ally', 'those cards'. */
  later: string
  /** Its kind in one word, for 'that die'; '' for a card. */
  noun: string
  plural: boolean
  you: boolean
  player: boolean
  pron: Pronoun
  /** Possessive of the owner of its hand, deck or graveyard; '' for cards in play. */
  owner: string
  /** Its zone, for words that take it from there. */
  zone: string
  /** Printed at the end of the clause: 'for each Blood in play'. */
  tail: string
  /** The verb of its event: 'revealed', for "revealed this way". */
  way: string
  /** Exact number of things, 0 if it varies. */
  count: number
  /** A hero or ally: "he" and "she" could mean it as well as a Boss. */
  living: boolean
}

/** The meaning of a `$name`: things, a number, or both. */
export interface Ref {
  thing?: Thing
  /** A guess: its maker, "you" or "that player". */
  guess?: string
  /** The verb by which each of several players got a number: "rolled", "chose". */
  each?: string
  /** "that much", "that many" take this noun when a full noun is needed: 'the number rolled'. */
  number?: string
  /** The same for how many things there are. */
  count?: string
}

/**
 * The form of a set without a pick: "each ally", "all allies", "an ally" (any one, in an event).
 * "allies" is for joining by "and" or "or", "ally" for "for each".
 */
export type NounFrame = 'each' | 'all' | 'a' | 'bare' | 'bareOr' | 'per'

/** The parts of the printer that earlier parts need: the grammar is recursive, the files are not. */
export interface Grammar {
  set(s: Scope, w: SetWho, frame: NounFrame): Thing
  quantity(s: Scope, a: Amount, alone?: boolean): { text: string; many: boolean; tail: string }
  amount(s: Scope, a: Amount): string
  /** As one word: '5', 'X'. */
  figure(s: Scope, a: Amount): string
  condition(s: Scope, c: Condition): string
  did(s: Scope, e: EventPattern, since?: Since): string
  effects(s: Scope, list: readonly Effect[]): string
  sentence(s: Scope, list: readonly Effect[], event?: 'event'): string
  may(s: Scope, list: readonly Effect[], t: Thing): string
  power(s: Scope, p: Power): string
}

export interface Scope {
  readonly g: Grammar
  readonly words: RaidWords
  readonly def: CardDef
  refs: Record<string, Ref>
  /** Mentioned in this sentence, and in the one before. */
  said: Thing[]
  before: Thing[]
  /** Mentioned anywhere in this text. */
  spoken: Thing[]
  /** Subject of the clause being made. */
  subject: Thing | null
  /** The acting player, if not you: they choose, and their things are "his", whatever the subject is. */
  actor: Thing | null
  /** Whether another player is addressed, so that your actions need "you". */
  aloud: boolean
  /** The meaning of X, printed at the end of the sentence. */
  where: string[]
  /** The end of the clause: ' for each Blood in play'. */
  tails: string[]
  /** The players who each have targets of their own: "each opponent". */
  each: string[]
  /** Sentences that follow this one ("You settle ties."). */
  after: string[]
  /** 'in' or 'from': which preposition cards outside play take. */
  zoneWord: 'in' | 'from'
  /** Zone other than play in which the power works: where 'self' is moved from. */
  selfZone: string
  /** Whether that was printed in front of the power. */
  zoneSaid: boolean
  /** The noun for 'self', if not the card's own type: in a power granted to others. */
  selfNoun: string
  /** The card has been attached in this sentence: `host` is "it". */
  attached: boolean
  /** A piece of the card whose text is wanted: it is kept while the whole card is printed, with all names bound. */
  watch: { readonly node: unknown; text: string } | null
  /** Counts unnamed things. */
  fresh: { n: number }
  /** The keys of named sets: a repeated set is the same thing, another set of that name is not. */
  keys: Map<object, string>
  /** Whether "it" is a candidate, so that nothing else may be "it". */
  looked: boolean
  /** The candidate, if its word is different: "that player", "they". */
  it: Thing | null
  /** Whether the text is processed as the card resolves: the card is then on the chain, not in play. */
  inText: boolean
  /** The Boss that "your hero" refers to, for its pronoun. */
  hero: CardDef | null
  /** The side of a card that is being printed. */
  side: 'front' | 'back' | ''
  /** The number that was named last: "that much". */
  last: Ref | undefined
}

/** Thrown for data that can't be expressed in English, with the piece of data and the fix. */
export class Unprintable extends Error {
  readonly node: unknown
  readonly fix: string
  constructor(what: string, node: unknown, fix = '') {
    super(what)
    this.name = 'Unprintable'
    this.node = node
    this.fix = fix
  }
}

/** For the end of an exhaustive switch: a new kind without words does not compile, and unknown data is refused. */
export function unsaid(why: string, node: never): never {
  throw new Unprintable(why, node)
}

/** Refuses a piece of data with a field that its sentence would not express. */
export function saysOnly(node: object, keys: readonly string[], of: string, fix = ''): void {
  for (const key of keysOf(node))
    if (!keys.includes(key)) throw new Unprintable(`"${key}" says nothing of ${of}`, node, fix || `Leave out "${key}".`)
}

/** The fields that a piece of data has; the compiler's own note does not count. */
export const keysOf = (node: object): string[] =>
  Object.entries(node).flatMap(([key, value]) => (value === undefined || key === '$' ? [] : [key]))

/** Whether a piece of data has no field besides these. */
export function hasOnly(node: object, ...keys: readonly string[]): boolean {
  for (const key in node)
    if (key !== '$' && !keys.includes(key) && (node as Record<string, unknown>)[key] !== undefined) return false
  return true
}

export function newScope(g: Grammar, words: RaidWords, def: CardDef): Scope {
  return {
    g,
    words,
    def,
    refs: {},
    ...atFirst(),
    zoneWord: 'in',
    selfZone: '',
    zoneSaid: false,
    selfNoun: '',
    attached: false,
    watch: null,
    fresh: { n: 0 },
    keys: new Map(),
    looked: false,
    it: null,
    inText: false,
    hero: null,
    side: '',
    last: undefined,
  }
}

/** Nothing mentioned yet, and nothing waiting for the end of a sentence. */
const atFirst = () => ({
  said: [],
  before: [],
  spoken: [],
  subject: null,
  actor: null,
  aloud: false,
  where: [],
  tails: [],
  each: [],
  after: [],
})

/** The noun of a kind of card or player; a raid names its own types. */
export function kindNoun(s: Scope, kind: Kind): Noun {
  const noun = isOwnType(kind) ? (s.words.types?.[kind] ?? nameNoun(kind)) : kindNouns[kind]
  if (!noun) throw new Unprintable(`"${kind}" is not a kind of card or player`, kind)
  return noun
}

/** The same scope without its mentions: for quoted powers and conditions of their own. */
export const inner = (s: Scope): Scope => ({
  ...s,
  refs: { ...s.refs },
  ...atFirst(),
})

/** Ends a text: anything still waiting for the end of a sentence would be lost. */
export function saidAll(s: Scope, node: unknown): void {
  const [left] = [...s.where, ...s.tails, ...s.after]
  if (left !== undefined)
    throw new Unprintable(
      `no sentence ends here to say "${left.trim()}"`,
      node,
      'Write a number, or say it in an effect.',
    )
}

/** A sentence has ended: pronouns reach back one sentence only. */
export function endSentence(s: Scope): void {
  s.before = s.said
  s.said = []
  s.subject = null
  s.attached = false
  s.hero = null
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
    living: false,
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
 * Prints a thing: by pronoun if it was mentioned and nothing else fits the pronoun, otherwise in full (a bound name as "that ally").
 * Names reach back one sentence, everything else to the start of this one.
 */
export function say(s: Scope, t: Thing, as: Case): string {
  if (t.you) return as === 'his' ? 'your' : as === 'object' && s.subject?.you ? 'yourself' : 'you'
  const f = forms[t.pron]
  if (as === 'object' && s.subject?.key === t.key) return f.self
  const here = s.said.some((o) => o.key === t.key)
  const there = !t.player && t.key.startsWith('$') && s.before.some((o) => o.key === t.key)
  const short =
    (here || there) &&
    isClear(s, t, as, here) &&
    !(s.looked && t.pron === 'it' && t.key !== 'it' && t.key !== s.it?.key)
  const text = short ? '' : inFull(s, t)
  if (!here) s.said.push(t)
  if (t.first !== t.later && !s.spoken.some((o) => o.key === t.key)) s.spoken.push(t)
  if (short) return as === 'subject' ? t.pron : f[as]
  if (as === 'his') return text === 'it' ? 'its' : possessive(text, t.plural)
  return text
}

/** Nothing else was mentioned that the pronoun could mean. The subject is no rival of an object in its own sentence: that would be "itself". */
function isClear(s: Scope, t: Thing, as: Case, here: boolean): boolean {
  const near = here ? s.said : [...s.before, ...s.said]
  const subject = as === 'object' && (here || t.plural) ? s.subject?.key : undefined
  return !near.some((o) => o.key !== t.key && o.key !== subject && couldMean(t, o))
}

/** Whether a pronoun could mean it, too: a Boss is "he" or "she", as players are, and a reader might use that for a hero or ally. */
const couldMean = (t: Thing, o: Thing): boolean =>
  o.pron === t.pron ||
  (t.pron === 'it' && t.living && o.living && (o.pron === 'he' || o.pron === 'she')) ||
  (!t.player && (t.pron === 'he' || t.pron === 'she') && (o.player || o.living) && !o.you)

/** In full; "the attacking ally" or "the second ally" if "that ally" is ambiguous among several mentioned. "Each player" doesn't count. */
function inFull(s: Scope, t: Thing): string {
  const noun = /^(?:that|those) (.*)$/.exec(t.later)?.[1]
  if (noun === undefined || t.first !== t.later) return t.first
  const alike = s.spoken.filter((o) => o.later === t.later && (o.key === t.key || !o.first.startsWith('each ')))
  const at = alike.findIndex((o) => o.key === t.key)
  if (at < 0 || alike.length < 2) return t.first
  const attacking = alike.filter(({ first }) => / attacking /.test(first))
  const which = attacking.length === 1 && attacking[0]?.key === t.key ? 'attacking' : ordinal(at + 1)
  return `the ${which} ${noun}`
}

/** Prints an amount in which "it" is the candidate: everything mentioned before is named again. */
export function looking<T>(s: Scope, amount: () => T): T {
  const { looked } = s
  s.looked = true
  const said = amount()
  s.looked = looked
  return said
}

/** Keeps the text if it is of the wanted piece, and returns it. */
export function noticed(s: Scope, node: unknown, text: string): string {
  if (s.watch && s.watch.node === node && s.watch.text === '') s.watch.text = text
  return text
}

/** The key of the data that binds a name: another piece that binds it later gives another thing. */
export function keyFor(s: Scope, name: string, node: object): string {
  const key = s.keys.get(node) ?? `$${name}#${s.fresh.n++}`
  s.keys.set(node, key)
  return key
}

/** The name that a word gives or points at. */
export const bindingName = (w: Who): string | undefined =>
  typeof w === 'string' ? (w.startsWith('$') ? w.slice(1) : undefined) : 'as' in w ? w.as : undefined

/** Binds a name: from now on `$name` is this thing. */
export function bindRef(s: Scope, name: string | undefined, ref: Ref): void {
  if (!name) return
  const known: Ref = { ...s.refs[name], ...ref }
  s.refs[name] = known
  if (ref.number !== undefined) s.last = known
}

/** The meaning of `$name` or `$name.n`; an unbound one is a fault of the card. */
export function lookUp(s: Scope, name: string): Ref {
  const key = name.replace(/^\$/, '').replace(/\.n$/, '')
  const ref = s.refs[key]
  if (!ref)
    throw new Unprintable(
      `nothing is called ${name} here`,
      name,
      'Bind it with "as" where it is chosen, or say in the event who that is.',
    )
  return ref
}

/** The words of what has been played: this card may be among them, "another ability", also where its text resolves. */
export function past<T>(s: Scope, { on }: EventPattern, words: () => T): T {
  const { inText } = s
  if (on === 'play') s.inText = false
  const said = words()
  s.inText = inText
  return said
}
