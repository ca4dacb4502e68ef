/** The log of a game as one seat may read it: what happened, and before it the reasons of those who chose. */
import { eventCount, events, type Game } from '../engine/index.ts'
import type { CardId, EventKind, GameEvent, Seat, View } from '../engine/types.ts'
import type { Reason } from './saved-game.ts'

/** What lines of the log can be about. */
export const logAbouts = ['turns', 'chain', 'combat', 'damage', 'cards', 'reasons'] as const
export type LogAbout = (typeof logAbouts)[number]

/** One line of the log. Reasons are what a bot or the Boss said before it chose. */
export interface LogLine {
  key: string
  kind: 'event' | 'reason' | 'turn'
  text: string
  /** Whose doing it is, what it is about, and the cards that it speaks of by their names. */
  seat?: Seat | null
  about?: LogAbout
  cards?: readonly (readonly [card: CardId, name: string])[]
}

export interface GameLog {
  /** `events` is the same list, grown, as long as it tells the same game to the same seat. */
  read(seat: Seat, view: View): { log: readonly LogLine[]; lastEvent: string; events: readonly GameEvent[] }
  /** After undo or redo: read everything anew. */
  reset(): void
}

/** `eventCards` names the cards of the event deck. */
export function makeGameLog(game: Game, eventCards: ReadonlySet<string>, reasons: () => readonly Reason[]): GameLog {
  let known: GameEvent[] = []
  let reader: Seat | null = null
  return {
    reset() {
      reader = null
    },
    read(seat, view) {
      if (reader !== seat || eventCount(game) < known.length) known = []
      reader = seat
      known.push(...events(game, known.length, seat))
      const last = known.findLast(({ on, what, names }) => on === 'play' && eventCards.has(names[what ?? 0]))
      return { log: merge(known, reasons(), view), lastEvent: last ? last.names[last.what ?? 0] : '', events: known }
    },
  }
}

/** What lines are about, by the event; all others are about cards. */
const abouts: Partial<Record<EventKind, LogAbout>> = {
  start: 'turns',
  end: 'turns',
  extraTurn: 'turns',
  skip: 'turns',
  link: 'chain',
  resolve: 'chain',
  cease: 'chain',
  interrupt: 'chain',
  trigger: 'chain',
  play: 'chain',
  use: 'chain',
  complete: 'chain',
  copy: 'chain',
  target: 'chain',
  propose: 'combat',
  attack: 'combat',
  defend: 'combat',
  fight: 'combat',
  protect: 'combat',
  strike: 'combat',
  sabotage: 'combat',
  uncombat: 'combat',
  'combat-over': 'combat',
  deal: 'damage',
  heal: 'damage',
  prevent: 'damage',
  destroy: 'damage',
}

/** The cards of an event, each once. */
function cardsOf({ by, what, to, with: tool, names }: GameEvent): [CardId, string][] {
  const ids = new Set([by, what, to, tool, ...Object.keys(names).map(Number)])
  return [...ids].flatMap((id): [CardId, string][] =>
    id !== undefined && id > 0 && names[id] ? [[id, names[id]]] : [],
  )
}

function merge(known: readonly GameEvent[], reasons: readonly Reason[], view: View): LogLine[] {
  const lines: LogLine[] = []
  let next = 0
  const tellReasons = (upTo: number): void => {
    while (next < reasons.length && reasons[next].choice < upTo) {
      const { choice, seat, text, secret } = reasons[next++]
      if (secret && seat !== view.seat && !view.outcome) continue
      const told = `${view.seats[seat]?.name ?? ''}: ${text}`
      lines.push({ key: `r${choice}`, kind: 'reason', text: told, seat, about: 'reasons' })
    }
  }
  for (const event of known) {
    tellReasons(event.choice)
    if (!event.text) continue
    lines.push({
      key: `e${event.i}`,
      kind: event.on === 'start' ? 'turn' : 'event',
      text: event.text,
      seat: event.whose < 0 ? null : event.whose,
      about: abouts[event.on] ?? 'cards',
      cards: cardsOf(event),
    })
  }
  tellReasons(Number.POSITIVE_INFINITY)
  return lines
}
