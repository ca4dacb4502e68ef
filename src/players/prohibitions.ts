/**
 * What cards in play and temporary modifiers forbid, read once per decision: which characters can't be hurt, healed or destroyed, whose damage is
 * prevented, which cards are interrupted as they are played, which cards won't last.
 */
import type { CardView, ModView, Obj, Seat } from '../engine/types.ts'
import { amount, compare, holds, inSet, listed, mentions, once } from '../language/index.ts'
import type { Amount, CardDef, Effect, EventPattern, Mod, Of, Power, SetWho, Who } from '../language/types.ts'
import { playerObj } from '../state/ids.ts'
import { frame, type ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import { onceFor } from './once.ts'
import { isPick, pieceAt } from './pointer.ts'
import { namesWith, powersOf } from './strength.ts'
import { cardOf, cardsInPlay, defIn, type Lexicon, rowCards, sideOfObj, type Table } from './table.ts'

/** Most tables forbid little or nothing: what nobody forbids is left out. */
interface Prohibitions {
  /** Characters that can't be dealt damage, or not of these types. */
  unhurt?: Map<Obj, ReadonlySet<string> | 'any'>
  unhealed?: Set<Obj>
  lasting?: Set<Obj>
  /** Players whose cards of these types are interrupted as they play them. */
  stopped?: { seats: readonly Obj[]; types: readonly string[] }[]
  /** The next damage to characters that will be prevented. */
  shielded?: Map<Obj, number>
  /** Sources whose damage is prevented. */
  idle?: Set<Obj>
  idleToo?: Meant[]
  /** Cards that are destroyed as a turn ends, whoever controls them. */
  doomed?: Meant[]
  /** The damage to each of our allies as an opponent's next turn starts and ends. */
  scorch: number
}

/** Whatever a set means in a text. */
interface Meant {
  f: ReadFrame
  set: SetWho
}

/** Those of a card's powers that may forbid, interrupt, destroy or deal something as it is described above. */
const prohibiting = once((powers: readonly Power[]): readonly Power[] =>
  powers.filter((power) =>
    'when' in power
      ? power.when.on === 'play' || power.when.on === 'start' || power.when.on === 'end'
      : 'always' in power && power.always.some((mod) => mod.mod === 'cannot'),
  ),
)

/** The cards that have some, on either side: few do, and this is asked of all that are in play. */
const forbidders = once((words: Lexicon) => namesWith(words, (powers) => prohibiting(powers).length > 0))

/** What is known so far, and at last all of it. */
const read = onceFor((_: Table) => ({ bans: null as Prohibitions | null }))

function bansOf(t: Table): Prohibitions {
  const known = read(t)
  if (known.bans) return known.bans
  // The unfinished result is never used: numbers and conditions of prohibitions do not depend on prohibitions.
  const bans: Prohibitions = { scorch: 0 }
  known.bans = bans
  const any = forbidders(t.words)
  for (const card of cardsInPlay(t)) if (any.has(card.def ?? '')) noteCard(t, bans, card)
  for (const card of rowCards(t)) if (any.has(card.def ?? '')) noteCard(t, bans, card)
  for (const row of t.view.modifiers) {
    const mod = pieceAt(t.words, row.code) as Mod | undefined
    const f = frame(row.controller, row.card, 0, row.x)
    if (mod?.mod === 'cannot') ban(t, bans, { f, row }, mod)
    if (mod?.mod === 'prevent' && mod.n === 'all' && !mod.next && !mod.these) prevent(t, bans, { f, row }, mod.would)
    if (mod?.mod === 'prevent' && typeof mod.n === 'object' && 'next' in mod.n && isFromAnything(mod.would)) {
      bans.shielded ??= new Map()
      for (const o of row.on) bans.shielded.set(o, (bans.shielded.get(o) ?? 0) + row.n)
    }
  }
  return bans
}

function noteCard(t: Table, bans: Prohibitions, card: CardView): void {
  const powers = prohibiting(powersOf(defIn(t, card), card.faceDown))
  const f = frame(card.controller, card.id, card.host)
  for (const power of powers) {
    if ('when' in power && power.when.on === 'play' && power.then.some((e) => e.do === 'interrupt')) {
      bans.stopped ??= []
      bans.stopped.push({ seats: resolve(t, f, power.when.by), types: typesOf(power.when) })
    }
    if ('when' in power && power.when.on === 'end')
      for (const e of power.then)
        if (e.do === 'destroy' && isPlainSet(e.what)) {
          bans.doomed ??= []
          bans.doomed.push({ f, set: e.what })
        }
    if ('when' in power && sideOfObj(t, playerObj(f.you)) < 0) bans.scorch += scorch(t, f, power)
    if (!('always' in power) || (power.while && !holds(t, power.while, f))) continue
    for (const mod of power.always) if (mod.mod === 'cannot') ban(t, bans, { f }, mod)
  }
}

/** Where something is said: in the text of a card, or of a temporary modifier. */
interface Said {
  f: ReadFrame
  row?: ModView
}

function ban(t: Table, bans: Prohibitions, said: Said, mod: EventPattern): void {
  const verbs: readonly string[] = listed(mod.on)
  if (verbs.includes('deal')) shelter(t, bans, said, mod)
  if (verbs.includes('heal')) bans.unhealed = noted(bans.unhealed, named(t, said, mod.from))
  if (verbs.includes('destroy')) bans.lasting = noted(bans.lasting, named(t, said, mod.what))
}

function noted(all: Set<Obj> | undefined, more: readonly Obj[]): Set<Obj> {
  const set = all ?? new Set()
  for (const o of more) set.add(o)
  return set
}

/** Notes characters that can't be dealt damage. */
function shelter(t: Table, bans: Prohibitions, said: Said, mod: EventPattern): void {
  if (mod.to === undefined || mod.to === 'front' || mod.to === 'back' || mod.by !== undefined) return
  const types = mod.type === undefined ? 'any' : new Set(listed(mod.type).map(String))
  bans.unhurt ??= new Map()
  for (const o of named(t, said, mod.to)) if (bans.unhurt.get(o) !== 'any') bans.unhurt.set(o, types)
}

/** Notes characters and sources whose damage is all prevented as long as the modifier lasts. */
function prevent(t: Table, bans: Prohibitions, said: Said, would: EventPattern): void {
  if (would.combat !== undefined) return
  if (would.to !== undefined) shelter(t, bans, said, would)
  else if (isPlainSet(would.with)) {
    bans.idleToo ??= []
    bans.idleToo.push({ f: said.f, set: would.with })
  } else if (would.with === undefined && would.type === undefined)
    bans.idle = noted(bans.idle, named(t, said, would.by))
}

/** The damage that a power deals to each opposing ally as its controller's turns start or end. */
function scorch(t: Table, f: ReadFrame, power: Extract<Power, { when: unknown }>): number {
  const { on, turn } = power.when
  if ((on !== 'start' && on !== 'end') || turn !== 'you') return 0
  return power.then.reduce((sum, e) => {
    if (e.do !== 'deal' || !isPlainSet(e.to) || Array.isArray(e.n)) return sum
    const all = listed(e.to.is).some((is) => is === 'ally' || is === 'character') && e.to.of === 'opponents'
    return all ? sum + amount(t, e.n as Amount, f) : sum
  }, 0)
}

/** Whether an ally that comes now would be destroyed before it could attack, by what opponents' cards do each turn. */
export const isScorched = (t: Table, health: number): boolean => bansOf(t).scorch >= health

const isName = (part: unknown): boolean => typeof part === 'string' && part.startsWith('$')

/** The objects that a temporary modifier affects; the view has those that were picked or named as it was made. */
const named = (t: Table, { f, row }: Said, who: Who | undefined): readonly Obj[] =>
  row && who !== undefined && (isPick(who) || mentions(who, isName)) ? row.on : resolve(t, f, who)

const isPlainSet = (who: Who | undefined): who is SetWho => typeof who === 'object' && 'is' in who && !isPick(who)

const typesOf = (pattern: EventPattern): readonly string[] => {
  const what = pattern.what as SetWho | undefined
  return what?.is === undefined ? [] : listed(what.is)
}

/** Whether damage of this type, or of an unknown type, can hurt the card. */
export function hurts(t: Table, card: CardView, type?: string): boolean {
  const types = bansOf(t).unhurt?.get(card.id)
  return types === undefined || (types !== 'any' && (type === undefined || !types.has(type)))
}

/** What is left of a blow to a card after what its own powers always prevent, and the next damage that somebody has prevented. */
export function unprevented(t: Table, card: CardView, n: number): number {
  const left = preventing(powersOf(defIn(t, card), card.faceDown)).reduce(afterwards, n)
  return Math.max(0, left - (bansOf(t).shielded?.get(card.id) ?? 0))
}

type Prevention = Extract<Mod, { mod: 'prevent' }>
const preventing = once((powers: readonly Power[]): readonly Prevention[] =>
  powers.flatMap((power) =>
    'always' in power
      ? power.always.filter((m): m is Prevention => m.mod === 'prevent' && m.would.to === 'self' && isBySize(m.would))
      : [],
  ),
)

function afterwards(left: number, mod: Prevention): number {
  const [op, size] = mod.would.n ?? ['>=', 0]
  if (typeof size !== 'number' || !compare(left, op, size)) return left
  if (mod.n === 'all') return 0
  const most = typeof mod.n === 'object' && 'allBut' in mod.n ? mod.n.allBut : left
  return typeof most === 'number' ? Math.min(left, most) : left
}

/** Whether it is damage to certain characters, wherever it comes from. */
const isFromAnything = ({ on, to, ...more }: EventPattern): boolean =>
  on === 'deal' && to !== undefined && Object.keys(more).length === 0

/** Whether it asks for nothing but how much damage it is. */
const isBySize = ({ on, to, n, ...more }: EventPattern): boolean => on === 'deal' && Object.keys(more).length === 0

/** Whether all damage from this card is prevented now. */
export function isIdle(t: Table, id: Obj): boolean {
  const { idle, idleToo } = bansOf(t)
  return idle?.has(id) === true || idleToo?.some(({ f, set }) => inSet(t, set, id, f)) === true
}

/** Whether an opponent's card would destroy this one, which would otherwise stay in play, as soon as a turn ends. */
export const isDoomed = (t: Table, id: Obj): boolean =>
  bansOf(t).doomed?.some(({ f, set }) => sideOfObj(t, playerObj(f.you)) < 0 && inSet(t, set, id, f)) === true

export const heals = (t: Table, card: CardView): boolean => !bansOf(t).unhealed?.has(card.id)
export const lasts = (t: Table, card: CardView): boolean => bansOf(t).lasting?.has(card.id) === true

/** Whether a card of this seat would be interrupted as it is played. */
export const isStopped = (t: Table, seat: Seat, def: CardDef): boolean =>
  bansOf(t).stopped?.some(
    ({ seats, types }) => seats.includes(playerObj(seat)) && listed(def.type).some((type) => types.includes(type)),
  ) === true

/** The damage that a card's own power deals back to whatever hurts it. */
export function revenge(t: Table, id: Obj, fatal: boolean): number {
  const card = cardOf(t, id)
  if (!card) return 0
  return avenging(powersOf(defIn(t, card), card.faceDown)).reduce(
    (sum, { n, onlyFatal }) => (onlyFatal && !fatal ? sum : sum + n),
    0,
  )
}

/** What powers deal back. */
interface Revenge {
  n: number
  onlyFatal: boolean
}
const avenging = once((powers: readonly Power[]): readonly Revenge[] =>
  powers.flatMap((power) => {
    if (!('when' in power) || power.when.on !== 'deal' || power.when.to !== 'self' || power.when.by !== undefined)
      return []
    const n = power.then.reduce((sum, e) => (isBack(e) ? sum + e.n : sum), 0)
    return n === 0 ? [] : [{ n, onlyFatal: power.when.fatal === true }]
  }),
)
const isBack = (e: Effect): e is Of<'deal'> & { n: number } =>
  e.do === 'deal' && e.to === '$by' && typeof e.n === 'number'
