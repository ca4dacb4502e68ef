/**
 * What cards in play and temporary modifiers forbid, read once per decision: which characters can't be hurt, healed or destroyed, whose damage is
 * prevented, which cards are interrupted as they are played, which cards won't last.
 */
import type { CardView, ModView, Obj, Seat } from '../engine/types.ts'
import { compare } from '../language/index.ts'
import type { Amount, CardDef, EventPattern, Mod, Power, SetWho, Who } from '../language/types.ts'
import { once, onceFor } from './once.ts'
import { isPick, pieceAt } from './pointer.ts'
import { powersOf } from './strength.ts'
import { cardOf, cardsInPlay, defIn, rowCards, seatObj, sideOfObj, type Table } from './table.ts'
import { amountOf, fits, frame, holds, type ReadFrame, resolve } from './who.ts'

interface Prohibitions {
  /** Characters that can't be dealt damage, or not of these types. */
  unhurt: ReadonlyMap<Obj, ReadonlySet<string> | 'any'>
  unhealed: ReadonlySet<Obj>
  lasting: ReadonlySet<Obj>
  /** Players whose cards of these types are interrupted as they play them. */
  stopped: readonly { seats: readonly Obj[]; types: readonly string[] }[]
  /** Sources whose damage is prevented. */
  idle: ReadonlySet<Obj>
  idleToo: readonly { f: ReadFrame; set: SetWho }[]
  /** Cards that are destroyed as a turn ends, whoever controls them. */
  doomed: readonly { f: ReadFrame; set: SetWho }[]
  /** The damage to each of our allies as an opponent's next turn starts and ends. */
  scorch: number
}

/** Those of a card's powers that may forbid, interrupt, destroy or deal something as it is described above. */
const prohibiting = once((powers: readonly Power[]): readonly Power[] =>
  powers.filter((power) =>
    'when' in power
      ? power.when.on === 'play' || power.when.on === 'start' || power.when.on === 'end'
      : 'always' in power && power.always.some((mod) => mod.mod === 'cannot'),
  ),
)

/** What is known so far, and at last all of it. */
const read = onceFor((_: Table) => ({ bans: null as Prohibitions | null }))

function bansOf(t: Table): Prohibitions {
  const known = read(t)
  if (known.bans) return known.bans
  const unhurt = new Map<Obj, Set<string> | 'any'>()
  const unhealed = new Set<Obj>()
  const lasting = new Set<Obj>()
  const stopped: { seats: readonly Obj[]; types: readonly string[] }[] = []
  const idle = new Set<Obj>()
  const idleToo: { f: ReadFrame; set: SetWho }[] = []
  const doomed: { f: ReadFrame; set: SetWho }[] = []
  // The unfinished result is never used: numbers and conditions of prohibitions do not depend on prohibitions.
  const bans: Prohibitions = { unhurt, unhealed, lasting, stopped, idle, idleToo, doomed, scorch: 0 }
  known.bans = bans
  for (const card of [...cardsInPlay(t), ...rowCards(t)]) {
    const powers = prohibiting(powersOf(defIn(t, card), card.faceDown))
    if (powers.length === 0) continue
    const f = frame(card.controller, card.id, card.host)
    for (const power of powers) {
      if ('when' in power && power.when.on === 'play' && power.then.some((e) => e.do === 'interrupt'))
        stopped.push({ seats: resolve(t, f, power.when.by), types: typesOf(power.when) })
      if ('when' in power && power.when.on === 'end')
        for (const e of power.then) if (e.do === 'destroy' && isPlainSet(e.what)) doomed.push({ f, set: e.what })
      if ('when' in power && sideOfObj(t, seatObj(f.you)) < 0) bans.scorch += scorch(t, f, power)
      if (!('always' in power) || (power.while && !holds(t, f, power.while))) continue
      for (const mod of power.always) if (mod.mod === 'cannot') ban(t, f, mod)
    }
  }
  for (const row of t.view.modifiers) {
    const mod = pieceAt(t.words, row.code) as Mod | undefined
    const f = frame(row.controller, row.card, 0, row.x)
    if (mod?.mod === 'cannot') ban(t, f, mod, row)
    if (mod?.mod === 'prevent' && mod.n === 'all' && !mod.next && !mod.these) prevent(f, mod.would, row)
  }
  return bans

  function ban(t: Table, f: ReadFrame, mod: EventPattern, row?: ModView): void {
    const verbs: readonly string[] = [mod.on].flat()
    if (verbs.includes('deal')) shelter(f, mod, row)
    if (verbs.includes('heal')) for (const o of named(t, f, mod.from, row)) unhealed.add(o)
    if (verbs.includes('destroy')) for (const o of named(t, f, mod.what, row)) lasting.add(o)
  }

  /** Notes characters that can't be dealt damage. */
  function shelter(f: ReadFrame, mod: EventPattern, row?: ModView): void {
    if (mod.to === undefined || mod.to === 'front' || mod.to === 'back' || mod.by !== undefined) return
    const types = mod.type === undefined ? 'any' : new Set([mod.type].flat().map(String))
    for (const o of named(t, f, mod.to, row)) if (unhurt.get(o) !== 'any') unhurt.set(o, types)
  }

  /** Notes characters and sources whose damage is all prevented as long as the modifier lasts. */
  function prevent(f: ReadFrame, would: EventPattern, row: ModView): void {
    if (would.combat !== undefined) return
    if (would.to !== undefined) shelter(f, would, row)
    else if (isPlainSet(would.with)) idleToo.push({ f, set: would.with })
    else if (would.with === undefined && would.type === undefined)
      for (const o of named(t, f, would.by, row)) idle.add(o)
  }
}

/** The damage that a power deals to each opposing ally as its controller's turns start or end. */
function scorch(t: Table, f: ReadFrame, power: Extract<Power, { when: unknown }>): number {
  const { on, turn } = power.when
  if ((on !== 'start' && on !== 'end') || turn !== 'you') return 0
  return power.then.reduce((sum, e) => {
    if (e.do !== 'deal' || !isPlainSet(e.to) || Array.isArray(e.n)) return sum
    const all = [e.to.is].flat().some((is) => is === 'ally' || is === 'character') && e.to.of === 'opponents'
    return all ? sum + amountOf(t, f, e.n as Amount) : sum
  }, 0)
}

/** Whether an ally that comes now would be destroyed before it could attack, by what opponents' cards do each turn. */
export const isScorched = (t: Table, health: number): boolean => bansOf(t).scorch >= health

/** The objects that a temporary modifier affects; the view has those that were picked or named as it was made. */
const named = (t: Table, f: ReadFrame, who: Who | undefined, row: ModView | undefined): readonly Obj[] =>
  row && who !== undefined && (isPick(who) || JSON.stringify(who).includes('"$')) ? row.on : resolve(t, f, who)

const isPlainSet = (who: Who | undefined): who is SetWho => typeof who === 'object' && 'is' in who && !isPick(who)

const typesOf = (pattern: EventPattern): readonly string[] => {
  const what = pattern.what as SetWho | undefined
  return what?.is === undefined ? [] : [what.is].flat()
}

/** Whether damage of this type, or of an unknown type, can hurt the card. */
export function hurts(t: Table, card: CardView, type?: string): boolean {
  const types = bansOf(t).unhurt.get(card.id)
  return types === undefined || (types !== 'any' && (type === undefined || !types.has(type)))
}

/** What is left of a blow to a card after what its own powers always prevent. */
export const unprevented = (t: Table, card: CardView, n: number): number =>
  preventing(powersOf(defIn(t, card), card.faceDown)).reduce(afterwards, n)

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

/** Whether it asks for nothing but how much damage it is. */
const isBySize = ({ on, to, n, ...more }: EventPattern): boolean => on === 'deal' && Object.keys(more).length === 0

/** Whether all damage from this card is prevented now. */
export function isIdle(t: Table, id: Obj): boolean {
  const { idle, idleToo } = bansOf(t)
  return idle.has(id) || idleToo.some(({ f, set }) => fits(t, f, id, set))
}

/** Whether an opponent's card would destroy this one, which would otherwise stay in play, as soon as a turn ends. */
export const isDoomed = (t: Table, id: Obj): boolean =>
  bansOf(t).doomed.some(({ f, set }) => sideOfObj(t, seatObj(f.you)) < 0 && fits(t, f, id, set))

export const heals = (t: Table, card: CardView): boolean => !bansOf(t).unhealed.has(card.id)
export const lasts = (t: Table, card: CardView): boolean => bansOf(t).lasting.has(card.id)

/** Whether a card of this seat would be interrupted as it is played. */
export const isStopped = (t: Table, seat: Seat, def: CardDef): boolean =>
  bansOf(t).stopped.some(
    ({ seats, types }) => seats.includes(seatObj(seat)) && [def.type].flat().some((type) => types.includes(type)),
  )

/** The damage that a card's own power deals back to whatever hurts it. */
export function revenge(t: Table, id: Obj, fatal: boolean): number {
  const card = cardOf(t, id)
  if (!card) return 0
  return powersOf(defIn(t, card), card.faceDown).reduce((sum, power) => {
    if (!('when' in power) || power.when.on !== 'deal' || power.when.to !== 'self' || power.when.by !== undefined)
      return sum
    if (power.when.fatal && !fatal) return sum
    return power.then.reduce(
      (n, e) => (e.do === 'deal' && e.to === '$by' && typeof e.n === 'number' ? n + e.n : n),
      sum,
    )
  }, 0)
}
