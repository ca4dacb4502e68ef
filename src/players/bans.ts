/** What the cards in play forbid, read once a decision: whom nothing hurts, heals or destroys, and what is interrupted as it is played. */
import type { CardView, Obj, Seat } from '../engine/types.ts'
import type { CardDef, EventPattern, SetWho } from '../language/types.ts'
import { powersOf } from './strength.ts'
import { cardOf, defOf, inPlay, rowCards, seatObj, type Table } from './table.ts'
import { type Frame, frame, holds, resolve } from './who.ts'

interface Bans {
  /** Whom no damage is dealt, or none of these types. */
  unhurt: ReadonlyMap<Obj, ReadonlySet<string> | 'any'>
  unhealed: ReadonlySet<Obj>
  lasting: ReadonlySet<Obj>
  /** Players whose cards of these types are interrupted as they are played. */
  stopped: readonly { seats: readonly Obj[]; types: readonly string[] }[]
}

const read = new WeakMap<Table, Bans>()

function bansOf(t: Table): Bans {
  const known = read.get(t)
  if (known) return known
  const unhurt = new Map<Obj, Set<string> | 'any'>()
  const unhealed = new Set<Obj>()
  const lasting = new Set<Obj>()
  const stopped: { seats: readonly Obj[]; types: readonly string[] }[] = []
  // What is still being read is asked for by nobody: numbers and conditions of bans do not depend on bans.
  read.set(t, { unhurt, unhealed, lasting, stopped })
  for (const card of [...inPlay(t), ...rowCards(t)]) {
    const f = frame(card.controller, card.id, card.host)
    for (const power of powersOf(defOf(t, card.id), card.faceDown)) {
      if ('when' in power && power.when.on === 'play' && power.then.some((e) => e.do === 'interrupt'))
        stopped.push({ seats: resolve(t, f, power.when.by), types: typesOf(power.when) })
      if (!('always' in power) || (power.while && !holds(t, f, power.while))) continue
      for (const mod of power.always) if (mod.mod === 'cannot') ban(t, f, mod)
    }
  }
  return { unhurt, unhealed, lasting, stopped }

  function ban(t: Table, f: Frame, mod: EventPattern): void {
    const verbs: readonly string[] = [mod.on].flat()
    if (verbs.includes('deal') && typeof mod.to !== 'undefined' && mod.to !== 'front' && mod.to !== 'back')
      for (const o of resolve(t, f, mod.to)) {
        const types = mod.type === undefined ? 'any' : new Set([mod.type].flat().map(String))
        if (unhurt.get(o) !== 'any') unhurt.set(o, types)
      }
    if (verbs.includes('heal')) for (const o of resolve(t, f, mod.from)) unhealed.add(o)
    if (verbs.includes('destroy')) for (const o of resolve(t, f, mod.what)) lasting.add(o)
  }
}

const typesOf = (pattern: EventPattern): readonly string[] => {
  const what = pattern.what as SetWho | undefined
  return what?.is === undefined ? [] : [what.is].flat()
}

/** Whether damage of this type, or of a type that is not known, does anything to the card. */
export function hurts(t: Table, card: CardView, type?: string): boolean {
  const types = bansOf(t).unhurt.get(card.id)
  return types === undefined || (types !== 'any' && (type === undefined || !types.has(type)))
}

export const heals = (t: Table, card: CardView): boolean => !bansOf(t).unhealed.has(card.id)
export const lasts = (t: Table, card: CardView): boolean => bansOf(t).lasting.has(card.id)

/** Whether a card of this seat would be interrupted as it is played. */
export const isStopped = (t: Table, seat: Seat, def: CardDef): boolean =>
  bansOf(t).stopped.some(
    ({ seats, types }) => seats.includes(seatObj(seat)) && [def.type].flat().some((type) => types.includes(type)),
  )

/** Damage that a card deals back to whatever hurts it, by its own words. */
export function revenge(t: Table, id: Obj, fatal: boolean): number {
  const card = cardOf(t, id)
  if (!card) return 0
  return powersOf(defOf(t, id), card.faceDown).reduce((sum, power) => {
    if (!('when' in power) || power.when.on !== 'deal' || power.when.to !== 'self' || power.when.by !== undefined)
      return sum
    if (power.when.fatal && !fatal) return sum
    return power.then.reduce(
      (n, e) => (e.do === 'deal' && e.to === '$by' && typeof e.n === 'number' ? n + e.n : n),
      sum,
    )
  }, 0)
}
