/** A table on which the Boss's draw step is about to end, with these cards on top of the event deck; the first is turned up. */
import { type BossSpec, type Table, type TableSpec, table } from '../table/index.ts'

type EventSpec = Omit<TableSpec, 'boss' | 'turn' | 'at'> & { boss?: BossSpec }

/** Starts the event step with this card on top: it is added to the chain, up to its first question (R201.2). */
export function event(name: string, spec: EventSpec = {}): Table {
  const { boss, ...rest } = spec
  const t = table({ ...rest, boss: { ...boss, events: [name, ...(boss?.events ?? [])] }, turn: 'Boss', at: 'draw' })
  return t.passAll()
}

/** Three raiders, each with these cards in play. */
export const three = (...cards: readonly (readonly string[])[]): TableSpec['raiders'] =>
  [0, 1, 2].map((i) => ({ cards: cards[i] ?? [] }))
