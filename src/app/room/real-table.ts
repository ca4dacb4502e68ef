/** Real cards in a room: a person's own cards, which the host looks up, and what is to be done with cardboard. */
import { signal } from '@preact/signals'
import type { GameEvent, Seat } from '../../engine/types.ts'
import type { LogReading } from '../../session/game-log.ts'
import { letsGoOn } from '../../session/passing.ts'
import { type Meant, maySay } from '../../session/real-cards.ts'
import { instructions, tableWork } from '../../session/table-work.ts'
import type { Room } from '../../wire/index.ts'
import type { TableSession } from '../table/table-session.ts'
import type { Known } from './frames.ts'
import type { InRoom } from './in-room.ts'

export interface RealUse {
  readonly inRoom: InRoom
  now(): { readonly known: Known; readonly room: Room }
  /** The log, as this seat may read it. */
  reading(): LogReading
  /** The open question, while this screen may answer it. */
  question: TableSession['question']
  /** Sends an act for the open question, once. */
  give(send: (question: number) => ReturnType<InRoom['does']>): ReturnType<InRoom['does']>
}

export interface RealTable
  extends Required<Pick<TableSession, 'mayName' | 'meant' | 'say' | 'instructions' | 'acted' | 'takenBack'>> {
  /** The host has told the next state of the table; `answer`: the one that this screen has just given. */
  told(before: Known, next: Known, answer: number): void
}

/** Milliseconds after the last letter until the host is asked. */
const typing = 150

/** Adds to a session in a room all that a table with real cards needs, on the screen of a raider or of somebody who looks on. */
export function realTable({ inRoom, now, reading, question, give }: RealUse): RealTable {
  const { known, room } = now()
  // Whoever comes in later, or again, goes on after what they did last; who looks on, after any raider.
  const isOwn = ({ on, whose }: GameEvent): boolean =>
    on === 'link' && (room.seat < 0 ? whose > 0 : whose === room.seat)
  let acted = known.events.findLastIndex(isOwn) + 1
  let back: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const found = signal<{ key: string; list: readonly Meant[] | null }>({ key: '', list: [] })
  const mine = (seat: Seat): boolean => now().room.seats[seat]?.real === true
  const isShown = (seat: Seat): boolean => {
    const { room } = now()
    return (mine(seat) || (seat === 0 && room.terms.real === 'all')) && (room.seat < 0 || seat === room.seat)
  }
  return {
    told(before, next, answer) {
      const isOver = before.sight.question !== next.sight.question
      if (isOver && hasActed(before, now().room.seat, answer)) {
        acted = before.events.length
        back = []
      }
      acted = Math.min(acted, next.events.length)
      if (next.sight.choices >= before.sight.choices) return
      const gone = before.events.filter((one, i) => next.events[i] !== one)
      back = [...back, ...tableWork(gone, before.sight.seen.view, isShown)]
    },
    takenBack: () => back,
    mayName() {
      const open = question()
      return mine(now().room.seat) ? open !== null && maySay(open) : null
    },
    meant(letters) {
      const key = `${now().known.sight.question} ${letters}`
      if (found.value.key === key) return found.value.list
      clearTimeout(timer)
      timer = setTimeout(() => {
        found.value = { key, list: null }
        void inRoom.meant(letters).then((list) => {
          if (found.peek().key === key) found.value = { key, list: list ?? [] }
        })
      }, typing)
      return null
    },
    say(name, act) {
      const acts = found.value.list?.find((card) => card.name === name)?.acts ?? []
      const at = acts.findIndex(({ answer }) => answer === act)
      return give((open) => inRoom.does('show', { question: open, name, ...(at < 0 ? {} : { act: at }) }))
    },
    acted: () => acted,
    instructions(from) {
      const { known, room } = now()
      const { asked, view } = known.sight.seen
      const all = instructions(reading(), from, view, isShown)
      const told = asked?.person === false ? all.slice(0, -1) : all
      // The screen in the middle tells what happens; a raider's own says what is theirs to do.
      return room.seat < 0 ? told : told.filter(({ does }) => does.length > 0)
    },
  }
}

/** Whether this person has acted, other than passing while others act; for those who look on, whoever has the turn. */
function hasActed({ sight: { seen } }: Known, seat: Seat, answer: number): boolean {
  const { mine, asked, view } = seen
  if (seat < 0) return asked?.person === true && asked.seat === view.turn.seat
  return mine !== null && !letsGoOn(view, mine, answer)
}
