/** The log of a game as one seat may read it: what happened, and before it the reasons of those who chose. */
import type { LogLine } from '../board/index.ts'
import { eventCount, events, type Game } from '../engine/index.ts'
import type { GameEvent, Seat, View } from '../engine/types.ts'
import type { Reason } from './saves.ts'

export interface Chronicle {
  /** `events` is the same list, grown, as long as it tells the same game to the same seat. */
  tell(seat: Seat, view: View): { log: readonly LogLine[]; lastEvent: string; events: readonly GameEvent[] }
  /** After undo or redo: read everything anew. */
  forget(): void
}

/** `eventCards` names the cards of the event deck. */
export function makeChronicle(
  game: Game,
  eventCards: ReadonlySet<string>,
  reasons: () => readonly Reason[],
): Chronicle {
  let known: GameEvent[] = []
  let reader: Seat | null = null
  return {
    forget() {
      reader = null
    },
    tell(seat, view) {
      if (reader !== seat || eventCount(game) < known.length) known = []
      reader = seat
      known.push(...events(game, known.length, seat))
      const last = known.findLast(({ on, what, names }) => on === 'play' && eventCards.has(names[what ?? 0]))
      return { log: merge(known, reasons(), view), lastEvent: last ? last.names[last.what ?? 0] : '', events: known }
    },
  }
}

function merge(known: readonly GameEvent[], reasons: readonly Reason[], view: View): LogLine[] {
  const lines: LogLine[] = []
  let next = 0
  const tellReasons = (upTo: number): void => {
    while (next < reasons.length && reasons[next].choice < upTo) {
      const { choice, seat, text, secret } = reasons[next++]
      if (secret && seat !== view.seat && !view.outcome) continue
      lines.push({ key: `r${choice}`, kind: 'reason', text: `${view.seats[seat]?.name ?? ''}: ${text}` })
    }
  }
  for (const event of known) {
    tellReasons(event.choice)
    if (event.text) lines.push({ key: `e${event.i}`, kind: event.on === 'start' ? 'turn' : 'event', text: event.text })
  }
  tellReasons(Number.POSITIVE_INFINITY)
  return lines
}
