/** What a bot remembers within a turn, so that it does nothing for ever. */
import type { Seat } from '../engine/types.ts'
import type { Table } from './table.ts'

/** How often the bot may do the same thing in one turn; this ends loops of free powers. */
const often = 3
const everything = 120

export interface Mind {
  /** The turn that the counts belong to. */
  turn: string
  done: Map<string, number>
  total: number
  /** The names of the cards played or used this turn. */
  names: Set<string>
  /** The seats whose characters it has attacked this turn. */
  attacked: Set<Seat>
}

export const newMind = (): Mind => ({ turn: '', done: new Map(), total: 0, names: new Set(), attacked: new Set() })

export const copyMind = ({ turn, done, total, names, attacked }: Mind): Mind => ({
  ...{ turn, done: new Map(done), total },
  ...{ names: new Set(names), attacked: new Set(attacked) },
})

/** Resets the counts if the turn has changed. */
export function attend(mind: Mind, t: Table): void {
  const turn = `${t.view.turn.n}/${t.view.turn.seat}`
  if (mind.turn === turn) return
  mind.turn = turn
  mind.done.clear()
  mind.names.clear()
  mind.attacked.clear()
  mind.total = 0
}

export function keepInMind(mind: Mind, key: string, name: string): void {
  mind.names.add(name)
  mind.done.set(key, (mind.done.get(key) ?? 0) + 1)
  mind.total++
}

/** Whether it has played or used a card this turn; attacking does not count. */
export const hasActed = (mind: Mind): boolean => [...mind.done.keys()].some((key) => !key.startsWith('attack '))

export const tired = (mind: Mind, key: string): boolean =>
  mind.total > 0 && ((mind.done.get(key) ?? 0) >= often || mind.total >= everything)
