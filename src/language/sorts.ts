/**
 * The sorts of a Who: players, cards in different places, effects on the chain, piles.
 * Each place of the grammar with a Who has its usable sorts; anything else there would have no effect.
 */
import { isOneOf, under } from './look-up.ts'
import { type CommonType, cardTypes, type SetWho, type Stat } from './types.ts'

const cardSorts = ['play', 'hand', 'deck', 'graveyard', 'removed', 'chain', 'collection'] as const
/** Chosen words: the name of a card, a tag, a card type, a damage type; a word from a list may be any of the first two. */
export const wordSorts = ['card name', 'tag', 'card type', 'damage type'] as const
export const sorts = [
  'player',
  'raid',
  'pile',
  'effect',
  ...cardSorts,
  'number',
  'roll',
  ...wordSorts,
  'guess',
] as const
export type Sort = (typeof sorts)[number]
export type Sorts = readonly Sort[]

/** Players, who act. */
export const people: Sorts = ['player']
/** Cards in play. */
export const sortsInPlay: Sorts = ['play']
/** Things that counters can lie on. */
export const bearers: Sorts = ['player', 'raid', 'play']
/** Cards wherever they are. */
export const anyCard: Sorts = cardSorts
/** Cards and effects on the chain. */
export const onChain: Sorts = ['chain', 'effect']
/** Whatever a link may target. */
export const anything: Sorts = ['player', 'pile', 'effect', ...cardSorts]

const peopleKinds: ReadonlySet<unknown> = new Set(['player', 'opponent', 'friend'])
const pileKinds: ReadonlySet<unknown> = new Set(['deck', 'graveyard', 'hand'])
const linkKinds: ReadonlySet<unknown> = new Set(['effect', 'reward'])

/** The groups of the rules (300.1). */
export const typeGroups: { readonly [kind: string]: readonly CommonType[] | undefined } = {
  character: ['hero', 'ally'],
  equipment: ['armor', 'weapon', 'item'],
}

/** The card types that a set requires; none if any will do. */
export function typesOf(set: unknown): readonly string[] {
  if (!isData(set)) return []
  const types = [set.is ?? []].flat().flatMap((kind) => typeGroups[String(kind)] ?? String(kind))
  return types.every((type) => isOneOf(cardTypes, type)) ? types : []
}

/** Whether a kind is of players, piles or effects, not cards. */
export const isNoCard = (kind: unknown): boolean => peopleKinds.has(kind) || pileKinds.has(kind) || linkKinds.has(kind)

const fixed: Readonly<Record<string, Sorts>> = {
  self: anyCard,
  host: sortsInPlay,
  yourHero: sortsInPlay,
  boss: sortsInPlay,
  startingHero: anyCard,
  you: people,
  opponents: people,
  friends: people,
  players: people,
  raid: ['raid'],
  it: anything,
}

/** The meaning of a name, and whether it may be several things. */
export interface Meaning {
  sorts: Sorts
  many: boolean
  /** Whether it is the result of an effect, which may have been done or not. */
  deed?: boolean
  /** Its card types, if they are given. */
  types?: readonly string[]
}

/** The meaning of names, if determined. */
export type Named = (name: string) => Meaning | undefined

/** The interpretation of a Who in its place. */
export interface Reading {
  named: Named
  /** Whether a set without a zone means cards anywhere, as in events. */
  anywhere?: boolean
  /** The zone of the card with this text. */
  self?: Sorts
}

type Data = Readonly<Record<string, unknown>>
const isData = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)

/** The sorts that a Who may mean. Unknown names and invalid values may mean anything; they are reported elsewhere. */
export function sortsOf(v: unknown, at: Reading): Sorts {
  const of = (w: unknown): Sorts => sortsOf(w, at)
  if (v === 'self') return at.self ?? anyCard
  if (typeof v === 'string') return v.startsWith('$') ? (at.named(v)?.sorts ?? sorts) : (under(fixed, v) ?? sorts)
  if (Array.isArray(v)) return union(v.map(of))
  if (!isData(v)) return sorts
  if ('controller' in v || 'owner' in v) return people
  if ('together' in v) return of(v.together)
  if ('case' in v && Array.isArray(v.case)) return union([...v.case.map((c) => of(c?.use)), of(v.else)])
  return sortsOfSet(v, at)
}

const union = (all: readonly Sorts[]): Sorts => sorts.filter((s) => all.some((a) => a.includes(s)))

function sortsOfSet(v: Data, at: Reading): Sorts {
  const kinds = [v.is ?? []].flat()
  const out: Sort[] = []
  if (kinds.some((k) => peopleKinds.has(k))) out.push('player')
  if (kinds.some((k) => pileKinds.has(k))) out.push('pile')
  if (kinds.some((k) => linkKinds.has(k))) out.push('effect')
  if (kinds.length > 0 && kinds.every(isNoCard)) return out
  if (v.in !== undefined) return [...out, ...lying(v.in)]
  if (v.among === undefined) return [...out, ...(at.anywhere ? anyCard : sortsInPlay)]
  const among = sortsOf(v.among, at)
  return kinds.length === 0 ? [...out, ...among] : [...out, ...among.filter((s) => anyCard.includes(s))]
}

/** Whether it may be several things. */
export function manyOf(v: unknown, named: Named): boolean {
  const of = (w: unknown): boolean => manyOf(w, named)
  if (typeof v === 'string') return v.startsWith('$') ? (named(v)?.many ?? false) : several.has(v)
  if (Array.isArray(v)) return v.length > 1 || of(v[0])
  if (!isData(v)) return false
  if ('controller' in v) return of(v.controller)
  if ('owner' in v) return of(v.owner)
  if ('together' in v) return false
  if ('case' in v && Array.isArray(v.case)) return v.case.some((c) => of(c?.use)) || of(v.else)
  if (v.most !== undefined || v.least !== undefined) return false
  if (v.ofEach !== undefined && of(v.ofEach)) return true
  if (v.top !== undefined && of(v.of)) return true
  const pick = v.target ?? v.choose ?? v.random ?? v.top
  if (pick !== undefined) return pick !== 1 && !(isData(pick) && pick.upTo === 1)
  if (v.among !== undefined) return of(v.among)
  if (v.is === 'hero' || pileKinds.has(v.is)) return v.of === undefined || of(v.of) // 301.1: a party has one hero
  return v.name === undefined
}

const alone: ReadonlySet<unknown> = new Set([
  ...['self', 'host', 'yourHero', 'boss', 'startingHero', 'you', 'raid', 'it'],
])

/** Whether a Who by itself means exactly one card or player; a name may mean several. */
export const isAlone = (v: unknown): boolean =>
  alone.has(v) || (isData(v) && ('controller' in v || 'owner' in v) && isAlone(v.controller ?? v.owner))

const several: ReadonlySet<string> = new Set(['opponents', 'friends', 'players'])

function lying(zone: unknown): Sorts {
  if (isData(zone)) return ['graveyard']
  const kinds = [zone].flat().map((name) => (typeof name === 'string' ? name.split(':')[0] : undefined))
  return cardSorts.filter((s) => kinds.includes(s) || (kinds.includes('everywhere') && s !== 'collection'))
}

/** Fields of a set that apply only to some things; all other fields apply to anything. */
export const fieldSorts: { readonly [F in keyof SetWho]?: Sorts } = {
  top: ['deck', 'graveyard'],
  place: ['deck', 'graveyard'],
  ofEach: ['pile', 'effect', ...cardSorts],
  ofOne: ['play', 'graveyard'],
  of: ['pile', 'effect', ...cardSorts],
  owned: ['play'],
  deck: anyCard,
  in: ['pile', 'effect', ...cardSorts],
  tag: ['player', ...anyCard],
  trait: ['player', ...cardSorts],
  icon: anyCard,
  reputation: anyCard,
  requires: anyCard,
  name: anyCard,
  nameWith: anyCard,
  damageType: anyCard,
  state: ['play', 'removed'],
  has: ['play'],
  where: ['player', ...cardSorts],
  same: anyCard,
  differ: anyCard,
  combined: anyCard,
  attachedTo: ['play'],
  fighting: ['play'],
  targeting: onChain,
  couldTarget: ['hand', 'chain', 'graveyard', 'deck', 'removed', 'play'],
  did: ['player', ...cardSorts],
  rolled: people,
}

/** States that follow from what is printed on a card, so that it has them wherever it is (305.2, 400.1). */
export const isPrinted = (state: unknown): boolean =>
  [state].flat().every((one) => one === 'ongoing' || one === 'attached')

/** Numbers that only some things have. */
export const statSorts: { readonly [S in Stat | 'counters']: Sorts } = {
  atk: anyCard,
  health: anyCard,
  def: anyCard,
  cost: anyCard,
  strike: anyCard,
  damage: sortsInPlay,
  remaining: anyCard,
  counters: sortsInPlay,
  hand: people,
  threat: anyCard,
  maxHand: people,
}
