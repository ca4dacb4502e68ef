/** The messages of the server to its clients, each with its schema. */
import { z } from 'zod'
import type { GameEvent, Ledger } from '../engine/types.ts'
import type { Meant } from '../session/real-cards.ts'
import type { Reason } from '../session/saved-game.ts'
import { bounds } from '../state/bounds.ts'
import { longest, pings, termsShape } from './asks.ts'
import { differenceShape } from './difference.ts'

z.config({ jitless: true }) // as in the engine's record.ts

const word = z.string().max(1000)
const count = z.number().int().min(0)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Lists and records of the engine: only this page's own server sends them, so only their outer form is checked. */
const objects = <T>() => z.array(z.custom<T>(isObject)).max(1_000_000)
/** A line of talk, or (`who` is 0) a report of the room. */
const saidShape = z.object({ who: count, name: word, text: word })
export type Said = z.infer<typeof saidShape>

/** Somebody in the room. Their number lasts as long as the room. */
const memberShape = z.object({
  who: count,
  name: word,
  /** Whether they are connected. */
  here: z.boolean(),
  /** The time since which they have been gone, in the server's milliseconds; null while they are here. */
  gone: z.number().nullable(),
  muted: z.boolean(),
  /** Whether they look on until a seat is free. */
  waits: z.boolean(),
})
export type Member = z.infer<typeof memberShape>

/** A seat of the room: the Boss's, then those of the raiders. */
const seatShape = z.object({
  /** The number of its person; 0 if nobody has it. */
  who: count,
  /** 'free': it waits for a person. */
  kind: z.enum(['person', 'bot', 'free']),
  /** The bot that plays it, or that takes over when its person is gone. */
  bot: word,
  /** Whether its cards lie on a real table: only whoever holds them can play them. */
  real: z.boolean(),
  /** Whether that bot plays now for a person who is gone. */
  stands: z.boolean(),
  /** Null where none is chosen, and for the Boss. */
  deck: z.object({ id: word, name: word, hero: word, own: z.boolean() }).nullable(),
  ready: z.boolean(),
})
export type RoomSeat = z.infer<typeof seatShape>

/** The room as everybody in it sees it, and who this client is in it. */
const roomShape = z.object({
  code: word,
  phase: z.enum(['lobby', 'game', 'over']),
  terms: termsShape,
  host: count,
  members: z.array(memberShape).max(1000),
  seats: z.array(seatShape).max(6),
  /** The number of this client's person, and their seat; -1 for those who look on. */
  you: count,
  seat: z.number().int().min(-1).max(5),
  /** Why the raid can't begin yet, in words; '' if it can. */
  waits: word,
  /** Requests for seats of bots, and of people who are gone; `needs`: the people whose yes or no is missing. */
  claims: z.array(z.object({ by: count, seat: count, needs: z.array(count).max(1000) })).max(1000),
})
export type Room = z.infer<typeof roomShape>

/** The number of lines of talk sent to somebody who comes in. */
export const mostTold = 50

export const tellShapes = {
  /** The first message. `token` brings the same person back, on any device, and is secret: whoever has it has their seat. */
  welcome: z.object({
    version: count,
    code: word,
    who: count,
    /** The server's time in milliseconds, to compare with `gone`. */
    now: z.number(),
    token: z.string().max(longest.token),
    said: z.array(saidShape).max(mostTold),
  }),
  /** Sent before the room if its host has brought a raid of their own: the JSON of that raid. */
  raid: z.object({ text: z.string().max(bounds.file) }),
  /** The room has changed. */
  room: roomShape,
  /** The table has changed: the difference of this seat's sight to an earlier frame. */
  frame: z.object({
    /** Counts the frames of this connection. */
    serial: count,
    /** The frame that `change` is a difference to; 0 for a whole `Sight`. */
    base: count,
    change: differenceShape,
    /** The events, as this seat may know them: they replace all from this place of the list on. */
    events: z.object({ from: count, list: objects<GameEvent>() }),
    /** The same for the reasons of bots that this seat may read. */
    reasons: z.object({ from: count, list: objects<Reason>() }),
  }),
  /** Something was refused; nothing has changed. `re`: the message's name. */
  refused: z.object({ re: word, why: word, fix: word, rule: word, id: count.optional() }),
  /** A line of somebody's talk, or of the room. */
  said: saidShape,
  pinged: z.object({ who: count, name: word, what: z.enum(pings), on: z.number().int() }),
  reason: z.object({ id: count, text: word }),
  /** The real cards that may be meant: told to whoever holds them alone. */
  meant: z.object({ id: count, list: objects<Meant>() }),
  ledger: z.object({ id: count, ledger: z.custom<Ledger>(isObject).nullable() }),
  /** The raid that is over, as the text of a saved game's file. */
  replay: z.object({ text: z.string().max(bounds.file) }),
  /** This client must leave: removed, replaced by another tab with the same seat, cut off. It should not reconnect by itself. */
  bye: z.object({ why: word, fix: word }),
} as const

export type TellName = keyof typeof tellShapes
export type Tell<N extends TellName = TellName> = z.infer<(typeof tellShapes)[N]>

/** A room that everybody may join, as listed (GET rooms.json). */
export const listedShape = z.object({
  code: word,
  raid: word,
  mode: word,
  host: word,
  phase: z.enum(['lobby', 'game', 'over']),
  people: count,
  free: count,
})
export type Listed = z.infer<typeof listedShape>
/** A server's answer to GET rooms.json: that it has rooms, the version of its clients, and the rooms that everybody may join. */
export const roomsShape = z.object({
  raidkeeper: z.object({ wire: count }),
  rooms: z.array(listedShape).max(1000),
  /** Addresses of the server that other machines reach; none if it does not know. */
  reach: z.array(word).max(50).optional(),
})
export type Rooms = z.infer<typeof roomsShape>

/** A server's answer to POST rooms: a place in a room, if the client connects within seconds to `at`, an address relative to that server. */
export const placeShape = z.object({ code: word, at: word })
/** Its answer without a place, with a status from 400 on: the reason. */
export const noPlaceShape = z.object({ error: word })
