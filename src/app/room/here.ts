/** This page's state and wishes in its room. */
import type { Signal } from '@preact/signals'
import type { Catalogue } from '../../catalogue.ts'
import { botTitle } from '../../players/index.ts'
import type { Member, Room, RoomSeat } from '../../wire/index.ts'
import type { InRoom } from './in-room.ts'

export interface Here {
  readonly inRoom: InRoom
  readonly catalogue: Catalogue
  /** The people whose talk and pings this page leaves out. */
  readonly deaf: Signal<ReadonlySet<number>>
  /** The address of this page that others reach. */
  readonly base: string
  /** Shows the raid that is over as a replay, without leaving the room. */
  replay(): void
  /** Leaves the room: for good, or keeping the seat. */
  leave(forGood: boolean): void
}

/** The screen of a room that this page shows. */
export type Shown = 'nothing' | 'lobby' | 'table' | 'replay' | 'replay, and the others go on'

/** The screen that comes after this one; `laid`: there is a table. Whoever looks at the replay hears once that the others go on. */
export function shownNext(shows: Shown, phase: Room['phase'], laid: boolean): Shown {
  const wanted = phase === 'lobby' || !laid ? 'lobby' : 'table'
  if (wanted === 'lobby' && phase !== 'lobby') return shows
  if (shows === 'replay' || shows === 'replay, and the others go on')
    return phase === 'over' ? shows : 'replay, and the others go on'
  return wanted
}

export const isHost = ({ host, you }: Room): boolean => host === you

export const memberOf = ({ members }: Room, who: number): Member | undefined =>
  members.find((member) => member.who === who)

export const seatOfMember = ({ seats }: Room, who: number): number => seats.findIndex((seat) => seat.who === who)

/** The player of a seat, in a few words. */
export function whoPlays(room: Room, { who, kind, bot, stands }: RoomSeat): string {
  const name = memberOf(room, who)?.name
  if (name) return `${name}${who === room.you ? ' (you)' : ''}${stands ? ', played by a bot' : ''}`
  return kind === 'free' ? 'Free seat' : `Bot: ${botTitle(bot)}`
}

/** Somebody's state, in a word or two: 'host', 'gone', 'muted'. */
export function stateOf(room: Room, { who, here, muted }: Member): string {
  return [who === room.host ? 'host' : '', here ? '' : 'gone', muted ? 'muted' : ''].filter(Boolean).join(', ')
}

/** Toggles whether this page leaves out somebody's talk. */
export function setDeaf({ deaf }: Here, who: number, on: boolean): void {
  const others = [...deaf.value].filter((one) => one !== who)
  deaf.value = new Set(on ? [...others, who] : others)
}
