/**
 * Compiles card data: every piece that the state of a game may refer to gets a pointer ('<card>#<path>').
 * Data that the rules use often (the picks, targets and names of a text) is computed once. Pure: the definitions are copied, never changed.
 */
import { hashText } from '../state/dice.ts'
import { type Deed, deedsIn } from './history.ts'
import { keywordTable, meansOf } from './keywords.ts'
import { under } from './look-up.ts'
import {
  type Divider,
  emptyMeta,
  groupsIn,
  isObject,
  isSet,
  type Meta,
  meta,
  order,
  orderedIn,
  type PowerCode,
  type Ptr,
  ptrOf,
  type Shape,
  type Shaped,
} from './meta.ts'
import { isEffect, isPower, listed, mentions } from './nodes.ts'
import { type Survey, survey } from './survey.ts'
import { bareTag, limitOf, tagWords } from './tags.ts'
import { keyed, specsOf, tokenDef, tokenKey } from './tokens.ts'
import {
  type CardDef,
  type Effect,
  isOwnType,
  type Keyword,
  type KeywordWord,
  type Mod,
  type Power,
  type PowerZone,
  type SetWho,
  type Who,
} from './types.ts'

export { meta, type PowerCode, type Ptr, ptrOf, type Shape } from './meta.ts'

export interface CardCode {
  def: CardDef
  /** Its key in the state: its name, or for a token with a taken name a different one. */
  key: string
  ptr: Ptr
  types: readonly string[]
  /** Types with the groups of 300.1: equipment, character. */
  kinds: ReadonlySet<string>
  /** Whether it is of a raid's own type, which lies in the row beside the party (R303.3b). */
  row: boolean
  /** Whether it can be exhausted for a resource cost without being a resource (R303.3a). */
  pays: boolean
  /** Whether opponents can affect it only with its own powers (R402.2b). */
  apart: boolean
  /** Powers of the front (or only) side and of the back. */
  sides: readonly [readonly PowerCode[], readonly PowerCode[]]
  text: readonly Effect[]
  textPtr: Ptr
  attach: SetWho | null
  /** The mode in which it is attached, if it has other modes, too (305.2d). */
  mode: { ptr: Ptr; n: number } | null
  /** The part of the attach description about hosts in play (400.4); null if it is not an attachment. */
  fits: Who | null
  /** The description of its host, for "attached …" in its powers (400.6); null if that is not possible. */
  hosts: string | null
  ongoing: boolean
  /** The words of its type line besides its type, without numbers; for a hero also race and class, but not the talent spec (202.5). */
  tags: readonly string[]
  /** All words that refer to its tags (202.1a). */
  called: ReadonlySet<string>
  /** Whether its type line limits what its controller may control besides it (414). */
  restricted: boolean
  /** 'Pet (1)' as [tag, limit] (414.3b). */
  limits: readonly (readonly [string, number])[]
  instant: boolean
  cost: number
  /** The shapes of its powers on either side, and the zones other than play in which some of them work. */
  has: Readonly<Record<Shape | Exclude<PowerCode['zone'], 'play'>, boolean>>
  /** The highest count of past events of this turn that its text needs; 0 if none. */
  counts: number
  /** A number for its name. */
  nameHash: number
}

export interface Code extends Survey {
  /** Zones other than play in which some power of some card works. */
  elsewhere: Readonly<Record<Exclude<PowerZone, 'play'>, boolean>>
  cards: ReadonlyMap<string, CardCode>
  /** The keys of raiders' cards whose names the raid's own cards have, by name. */
  brought: ReadonlyMap<string, string>
  at: ReadonlyMap<Ptr, unknown>
  /** Tokens that texts describe, by the pointer of the description: their keys among the cards. */
  tokens: ReadonlyMap<Ptr, string>
  /** Pieces of texts that belong to the raid itself, not to a card. */
  ofRaid: ReadonlySet<Ptr>
  /** All names of cards and tokens (200.3). */
  names: ReadonlySet<string>
  /** The highest printed cost or ATK of any card. */
  highest: number
  /** Whether some card lies in a raid's own row (R303.3b). */
  rows: boolean
  /** The past events that texts ask about for the whole game, by verb. */
  deeds: ReadonlyMap<string, readonly Deed[]>
}

const none: readonly never[] = []

/** Keys with texts of their own: picks in them belong to those texts, not to the effect around them. */
const texts = new Set(['then', 'else', 'these', 'of', 'rows'])
const picking = ['choose', 'random', 'most', 'least'] as const

const isPick = (v: Record<string, unknown>): boolean => picking.some((k) => v[k] !== undefined)

/** The sets in the roles of an effect, innermost first, including those in modifiers that it makes but not in what these trigger. */
function rolesOf(node: unknown, found: Record<string, unknown>[], top: boolean): void {
  if (Array.isArray(node)) {
    for (const x of node) rolesOf(x, found, false)
    return
  }
  if (!isObject(node)) return
  const flow = top && node.do !== undefined
  for (const [k, v] of Object.entries(node)) {
    if (k === 'when' && node.do !== undefined) continue
    if (flow && texts.has(k) && Array.isArray(v) && (k !== 'of' || node.do === 'modes')) continue
    if (node.mod !== undefined && (later(node, k) || k === 'event' || (k === 'to' && node.mod === 'instead'))) continue
    if (k === 'token' && node.do === 'create') continue
    rolesOf(v, found, false)
  }
  if (!top && isSet(node)) found.push(node)
}

/** Targets below a node in text order, not those of powers and triggers that it grants (706.1c, 715.1). */
/** Powers that a modifier grants, and its later effects, have their own choices, made at that time (706.1c, 715.1). */
const modTexts = new Set(['power', 'then', 'these', 'add', 'rather'])
const later = (node: Record<string, unknown>, key: string): boolean =>
  (node.mod !== undefined && modTexts.has(key)) ||
  (node.do !== undefined && key === 'when') ||
  (node.do === 'create' && key === 'token')

function targetsOf(node: unknown, found: SetWho[]): void {
  if (Array.isArray(node)) {
    for (const x of node) targetsOf(x, found)
    return
  }
  if (!isObject(node)) return
  for (const [k, v] of Object.entries(node))
    if (!later(node, k) && !((node.do === 'modes' && k === 'of') || (node.do === 'empower' && k === 'then')))
      targetsOf(v, found)
  if (node.target !== undefined && isSet(node)) found.push(node)
}

/** The sets that look into a collection, in a text and in its own effects (800.2). */
function besideOf(node: unknown, found: SetWho[]): void {
  if (!isObject(node)) return
  for (const [k, v] of Object.entries(node)) if (!later(node, k)) besideOf(v, found)
  if (![node.in].flat().includes('collection')) return
  found.push(node.do === 'search' ? { ...(isObject(node.for) ? node.for : {}), of: node.of ?? 'you' } : node)
}

function modalOf(node: unknown, found: Effect[]): void {
  if (Array.isArray(node)) for (const x of node) modalOf(x, found)
  else if (isObject(node)) {
    if (isEffect(node) && (node.do === 'modes' || node.do === 'empower')) found.push(node)
    else for (const [k, v] of Object.entries(node)) if (!later(node, k)) modalOf(v, found)
  }
}

/** An exchange of control (415.8e) is two modifiers; the rules name the cards and players for them. */
const exchanged = [
  { mod: 'control', what: '$one', by: '$b' },
  { mod: 'control', what: '$other', by: '$a' },
]

/** "Discard two cards" in full: the player who discards chooses them from their own hand (709.2b). */
const spelledOut = (v: Record<string, unknown>): Record<string, unknown> =>
  v.do === 'discard' && v.what === undefined
    ? { ...v, n: v.n ?? 1, what: { choose: v.n ?? 1, in: 'hand', of: v.by === undefined ? 'you' : '$by' } }
    : v.do === 'keyword'
      ? { ...v, do: 'if', then: under(keywordTable, v.keyword)?.does ?? [] }
      : v.do === 'exchange'
        ? { ...v, mods: exchanged }
        : v

/** Keywords whose powers are being compiled; a keyword that grants itself reuses them. */
const open = new Map<string, PowerCode[]>()

/** The powers that a keyword stands for or that a modifier grants, each with its own pointer. */
function meaning(node: unknown, ptr: Ptr, at: Map<Ptr, unknown>): readonly PowerCode[] {
  if (!isObject(node) || ptr.endsWith('.has')) return none
  if (node.mod === 'power') return isPower(node.power) ? powerCodes(node.power) : none
  if (typeof node.keyword !== 'string' || node.do !== undefined || node.mod === 'noKeyword') return none
  const again = open.get(node.keyword)
  if (again) return again
  const made: PowerCode[] = []
  open.set(node.keyword, made)
  for (const [i, p] of meansOf(node as unknown as KeywordWord).entries())
    made.push(...powerCodes(copy(p, `${ptr}.means.${i}`, at)).map((one) => ({ ...one, word: node.keyword as Keyword })))
  open.delete(node.keyword)
  return made
}

/** "When damage is dealt this way, …" as a modifier (715.1). */
function whenDone(node: unknown, ptr: Ptr, at: Map<Ptr, unknown>): Mod | null {
  if (!isObject(node) || node.do === undefined || node.when === undefined) return null
  return copy<unknown>({ mod: 'when', event: { on: node.do, way: true }, then: node.when }, `${ptr}.way`, at) as Mod
}

const isDivider = (node: unknown): node is Divider => isObject(node) && node.divided === true

/** Makes a deep copy whose objects and arrays know their pointers, and enters it into `at`. */
function copy<T>(v: T, ptr: Ptr, at: Map<Ptr, unknown>): T
function copy(v: unknown, ptr: Ptr, at: Map<Ptr, unknown>): unknown {
  if (!isObject(v)) return v
  const out: Record<string, unknown> | unknown[] = Array.isArray(v)
    ? v.map((x, i) => copy(x, `${ptr}.${i}`, at))
    : Object.fromEntries(
        Object.entries(spelledOut(v)).map(([k, x]) => [
          k,
          copy(x, ptr.endsWith('#') ? `${ptr}${k}` : `${ptr}.${k}`, at),
        ]),
      )
  const roles: Record<string, unknown>[] = []
  if (!Array.isArray(out)) rolesOf(out, roles, out.do !== undefined)
  const asked: Record<string, unknown>[] = []
  if ('if' in out) rolesOf(out.if, asked, false)
  const targets: SetWho[] = []
  targetsOf(out, targets)
  const beside: SetWho[] = []
  if (out && 'do' in out) besideOf(out, beside)
  const modal: Effect[] = []
  modalOf(out, modal)
  const note: Meta = {
    ptr,
    picks: roles.filter(isPick),
    namers: roles.filter((r) => typeof r.as === 'string'),
    tops: roles.filter((r) => r.top !== undefined && !asked.includes(r)),
    beside,
    targets,
    modal,
    divides: null,
    ordered: false,
    means: meaning(out, ptr, at),
    when: whenDone(out, ptr, at),
    uses: groupsIn(out),
  }
  if (isDivider(out)) {
    const among = meta(out.do === 'heal' ? out.from : out.to)
    if (among !== emptyMeta) among.divides = out
  }
  for (const name of Array.isArray(out) ? orderedIn(out) : []) order(out, name)
  Object.defineProperty(out, '$', { value: note })
  at.set(ptr, out)
  return out
}

function shaped(node: Power): Shaped {
  if ('reward' in node) return { node, shape: 'reward' }
  if ('pay' in node) return { node, shape: 'pay' }
  if ('when' in node) return { node, shape: 'when' }
  if ('as' in node) return { node, shape: 'as' }
  if ('always' in node) return { node, shape: 'always' }
  if ('play' in node) return { node, shape: 'play' }
  return { node, shape: 'keyword' }
}

const nowhere = {
  pay: false,
  reward: false,
  when: false,
  as: false,
  always: false,
  keyword: false,
  play: false,
  chain: false,
  hand: false,
  deck: false,
  graveyard: false,
  removed: false,
}

const code = (node: Power): readonly PowerCode[] =>
  [node.in ?? 'play'].flat().map((zone) => ({ ...shaped(node), ptr: ptrOf(node), zone }))

/** A power, or for a keyword the powers that it stands for, which come and go with it (700.3). */
const powerCodes = (node: Power): readonly PowerCode[] => [...code(node), ...meta(node).means]

/** Whether a keyword itself works in play; if it stands for powers, those are checked instead (305.2). */
function lasts(node: Power): boolean {
  const entry = keywordTable[(node as KeywordWord).keyword]
  return entry.means === undefined && entry.away !== true
}

/** 400.4: the zone from which it is put into play is not part of the host's description. */
function hostOf(attach: SetWho): Who {
  if (attach.in === undefined || attach.in === 'play') return attach
  const { in: _in, of: _of, ...rest } = attach
  return rest
}

/** The mode of a card's text that attaches it: it is an ongoing attachment unless another mode is chosen (305.2d). */
function attachMode(def: CardDef): { modes: Effect; n: number; to: Who } | null {
  for (const modes of def.text ?? []) {
    if (modes.do !== 'modes') continue
    for (const [n, [e]] of modes.of.entries())
      if (e?.do === 'attach' && e.what === 'self' && e.to !== null) return { modes, n, to: e.to }
  }
  return null
}

/** The host description of a card (400.1), from its attach description or from the mode that attaches it. */
export const attachOf = (def: CardDef): Who | undefined => def.attach ?? attachMode(def)?.to

/** The word after "attached" (400.6): a single type; "character" for heroes and allies, "card" for other mixtures. */
export function attachedKind(attach: Who): string {
  if (attach === 'yourHero' || attach === 'boss') return 'hero'
  const is = typeof attach === 'object' && 'is' in attach ? attach.is : undefined
  if (typeof is === 'string') return is
  return is?.every((k) => k === 'hero' || k === 'ally') ? 'character' : 'card'
}

/** The highest count of past events of this turn in a card: its largest limit or "for the nth time", 1 for a plain "this turn". */
function counting(node: unknown): number {
  if (!isObject(node)) return 0
  let n = 'did' in node || 'happened' in node || 'often' in node ? 1 : 0
  for (const [k, v] of Object.entries(node)) {
    if ((k === 'limit' || k === 'nth') && isObject(v) && typeof v.n === 'number') n = Math.max(n, v.n)
    n = Math.max(n, counting(v))
  }
  return n
}

function compileCard(def: CardDef, at: Map<Ptr, unknown>, key = def.name): CardCode {
  const ptr = `${key}#`
  const d = copy(def, ptr, at)
  const types = listed(d.type)
  const kinds = new Set<string>(types) // all types in every zone, for Golems and Totems (304.4a, 305.3a)
  if (kinds.has('armor') || kinds.has('weapon') || kinds.has('item')) kinds.add('equipment')
  if (kinds.has('hero') || kinds.has('ally')) kinds.add('character')
  const front = (d.front ?? d.powers ?? []).flatMap(powerCodes)
  const row = types.some(isOwnType) || kinds.has('event')
  const same = d.front === undefined && !row // R303.3b: the powers of a raid's own cards work while they are face up
  const back = (d.back ?? (same ? d.powers : undefined) ?? []).flatMap(powerCodes)
  const has = { ...nowhere }
  for (const p of [...front, ...back]) {
    has[p.shape] = true
    if (p.zone !== 'play') has[p.zone] = true
  }
  const works = front.some((p) => p.zone === 'play' && p.shape !== 'play' && (p.shape !== 'keyword' || lasts(p.node)))
  const attach = (d.attach ?? null) as SetWho | null
  const mode = attachMode(d)
  const to = attach ?? ((mode?.to ?? null) as SetWho | null)
  const own = kinds.has('hero') ? [d.race, ...(d.classes ?? [])].filter((t) => t !== undefined) : []
  const tags = [...own, ...(d.tags ?? [])] // 206.1a
  const limits = tags.map(limitOf).filter((l) => l !== null)
  return {
    def: d,
    key,
    ptr,
    types,
    kinds,
    row,
    pays: false,
    apart: kinds.has('event'), // R501.1b, R502.1c
    sides: [front, back],
    text: d.text ?? [],
    textPtr: d.text ? ptrOf(d.text) : '',
    attach,
    mode: mode && { ptr: ptrOf(mode.modes), n: mode.n },
    fits: to && hostOf(to),
    hosts: to && mentions(d.powers, 'host') ? attachedKind(to) : null,
    ongoing: (kinds.has('ability') || kinds.has('event')) && (works || to !== null || kinds.has('ally')), // 305.3a
    tags: tags.map(bareTag),
    called: new Set(tags.flatMap(tagWords)),
    restricted: limits.length > 0 || tags.includes('Unique'),
    limits,
    instant: d.instant === true,
    cost: d.cost ?? 0,
    has,
    counts: counting(d),
    nameHash: hashText(def.name),
  }
}

/** Adds the tokens that an effect describes to the cards (404.2); tokens with the same description share a definition. */
function tokensOf(node: unknown, cards: Map<string, CardCode>, tokens: Map<Ptr, string>, at: Map<Ptr, unknown>): void {
  for (const spec of specsOf(node)) {
    const def = tokenDef(spec)
    const key = tokenKey((name) => cards.get(name)?.def, def)
    if (!cards.has(key)) {
      const own = new Map<Ptr, unknown>()
      cards.set(key, compileCard(def, own, key))
      for (const [ptr, below] of own) at.set(ptr, below)
      for (const below of own.values()) tokensOf(below, cards, tokens, at)
    }
    tokens.set(ptrOf(spec), key)
  }
}

/** A raid's own card types: which can be exhausted for resource costs, and which are apart. */
type OwnTypes = Readonly<Record<string, { pays?: true; apart?: true }>>

/** Cards compiled before, with their pointers. A definition never changes, so every library can share them. */
const before = new WeakMap<CardDef, { code: CardCode; at: ReadonlyMap<Ptr, unknown> }>()

function cardCode(def: CardDef, at: Map<Ptr, unknown>, own: OwnTypes, key: string): CardCode {
  let known = before.get(def)
  if (known?.code.key !== key) {
    const places = new Map<Ptr, unknown>()
    known = { code: compileCard(def, places, key), at: places }
    before.set(def, known)
  }
  for (const [ptr, node] of known.at) at.set(ptr, node)
  const { code } = known
  const types = code.types.flatMap((t) => own[t] ?? [])
  if (types.length === 0) return code
  return { ...code, pays: types.some(({ pays }) => pays), apart: code.apart || types.some(({ apart }) => apart) }
}

/** No names: those of no raid. */
const noNames: ReadonlySet<string> = new Set()

/**
 * Compiles all definitions; `own` are the card types of the raid at hand, `taken` the names of its cards, which others may have, too (200.2).
 * Throws if any other two have the same name, because the state refers to cards by name (200).
 */
export function compile(
  defs: readonly CardDef[],
  loose: Readonly<Record<string, unknown>> = {},
  own: OwnTypes = {},
  taken = noNames,
): Code {
  const at = new Map<Ptr, unknown>()
  const cards = new Map<string, CardCode>()
  const brought = new Map<string, string>()
  for (const [key, def] of keyed(defs)) {
    if (key !== def.name) {
      if (!taken.has(def.name) || cards.get(def.name)?.def.set === def.set)
        throw new Error(`Two cards are called "${def.name}": rename one of them.`)
      brought.set(def.name, key)
    }
    cards.set(key, cardCode(def, at, own, key))
  }
  const apart = new Map<Ptr, unknown>()
  for (const [name, v] of Object.entries(loose)) copy(v, `${name}#`, apart)
  for (const [ptr, node] of apart) at.set(ptr, node)
  const tokens = new Map<Ptr, string>()
  for (const node of [...at.values()]) tokensOf(node, cards, tokens, at)
  const all = [...cards.values()]
  const names = new Set(all.map((c) => c.def.name))
  const some = (zone: keyof CardCode['has']): boolean => all.some((c) => c.has[zone])
  const elsewhere = {
    chain: some('chain'),
    hand: some('hand'),
    deck: some('deck'),
    graveyard: some('graveyard'),
    removed: some('removed'),
  }
  const rows = all.some((c) => c.row)
  const highest = Math.max(0, ...all.flatMap(({ def }) => [def.cost ?? 0, def.atk ?? 0]))
  const deeds = deedsIn(at.values(), ptrOf)
  const ofRaid = new Set(apart.keys())
  return {
    cards,
    brought,
    at,
    ofRaid,
    tokens,
    names,
    elsewhere,
    ...survey(at),
    highest,
    rows,
    deeds,
  }
}
