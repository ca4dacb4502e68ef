/** The table as last received from a host: the last whole frame, and all events. Pure. */
import type { GameEvent } from '../../engine/types.ts'
import type { Reason } from '../../session/saved-game.ts'
import { applied, type Json, type Sight, type Tell } from '../../wire/index.ts'

export interface Known {
  /** The frame that it is from. */
  readonly serial: number
  readonly sight: Sight
  readonly events: readonly GameEvent[]
  readonly reasons: readonly Reason[]
  /** The number of times that events were taken back, or replaced. */
  readonly cuts: number
}

/** The state after a frame; null if the frame does not follow the previous state: then a whole one is needed. */
export function taken(before: Known | null, frame: Tell<'frame'>): Known | null {
  const { serial, base, change, events, reasons } = frame
  const from = base === 0 ? undefined : before?.sight
  if (base !== 0 && base !== before?.serial) return null
  const [happened, said] = [joined(before?.events ?? [], events), joined(before?.reasons ?? [], reasons)]
  if (!happened || !said) return null
  try {
    const sight = applied(from as Json | undefined, change) as unknown as Sight
    const cut = before !== null && events.from < before.events.length
    return { serial, sight, events: happened, reasons: said, cuts: (before?.cuts ?? 0) + (cut ? 1 : 0) }
  } catch {
    return null
  }
}

/** A list with a new end; null if something between is missing. */
function joined<T>(before: readonly T[], { from, list }: { from: number; list: readonly T[] }): readonly T[] | null {
  if (from > before.length) return null
  return list.length === 0 && from === before.length ? before : [...before.slice(0, from), ...list]
}
