/** What the server tells its clients, each with its schema. */
import { z } from 'zod'
import type { GameEvent, Ledger } from '../engine/types.ts'
import type { Reason } from '../session/saved-game.ts'
import { bounds } from '../state/bounds.ts'
import { longest, pings, termsShape } from './asks.ts'
import { differenceShape } from './difference.ts'

z.config({ jitless: true }) // as in the engine's record.ts

const word = z.string().max(1000)
const count = z.number().int().min(0)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Lists and records of the engine: only what this page's own server says can be in them, so no more is checked than that they are such. */
const objects = <T>() => z.array(z.custom<T>(isObject)).max(1_000_000)
/** A line of talk, or (`who` is 0) of what happens in the room. */
const saidShape = z.object({ who: count, name: word, text: word })
export type Said = z.infer<typeof saidShape>

/** Somebody in the room. Their number lasts as long as the room. */
const memberShape = z.object({
  who: count,
  name: word,
  /** Whether they are connected. */
  here: z.boolean(),
  muted: z.boolean(),
})
export type Member = z.infer<typeof memberShape>

/** A seat of the room: the Boss's, then those of the raiders. */
const seatShape = z.object({
  /** The person who has it; 0 if nobody has. */
  who: count,
  /** 'free': it waits for a person. */
  kind: z.enum(['person', 'bot', 'free']),
  /** The bot that plays it, or that takes over when its person is gone. */
  bot: word,
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
  /** Who this client is, and their seat; -1 for those who look on. */
  you: count,
  seat: z.number().int().min(-1).max(5),
  /** Why the raid can't begin yet, in words; '' if it can. */
  waits: word,
})
export type Room = z.infer<typeof roomShape>

/** The number of lines of talk that somebody who comes in is told. */
export const mostTold = 50

export const tellShapes = {
  /** The first message. `token` brings the same person back, on any device: whoever has it has their seat, so it is shown to nobody. */
  welcome: z.object({
    version: count,
    code: word,
    who: count,
    token: z.string().max(longest.token),
    said: z.array(saidShape).max(mostTold),
  }),
  /** Comes before the room if its host has brought a raid of their own: the JSON of that raid. */
  raid: z.object({ text: z.string().max(bounds.file) }),
  /** The room has changed. */
  room: roomShape,
  /** The table has changed: what this seat sees of it, as the difference to an earlier frame. */
  frame: z.object({
    /** Counts the frames of this connection. */
    serial: count,
    /** The frame that `change` is a difference to; 0 if it makes a whole `Sight` of nothing. */
    base: count,
    change: differenceShape,
    /** What has happened, as this seat knows it: from this place of the list on, all is replaced by these. */
    events: z.object({ from: count, list: objects<GameEvent>() }),
    /** The same for what bots have said and this seat may read. */
    reasons: z.object({ from: count, list: objects<Reason>() }),
  }),
  /** Something was refused; nothing has changed. `re`: the message's name. */
  refused: z.object({ re: word, why: word, fix: word, rule: word, id: count.optional() }),
  /** What somebody says, or the room. */
  said: saidShape,
  pinged: z.object({ who: count, name: word, what: z.enum(pings), on: z.number().int() }),
  reason: z.object({ id: count, text: word }),
  ledger: z.object({ id: count, ledger: z.custom<Ledger>(isObject).nullable() }),
  /** The raid that is over, as the text of a saved game's file. */
  replay: z.object({ text: z.string().max(bounds.file) }),
  /** This client must leave: shown out, replaced by another tab with the same seat, cut off. It should not connect again by itself. */
  bye: z.object({ why: word, fix: word }),
} as const

export type TellName = keyof typeof tellShapes
export type Tell<N extends TellName = TellName> = z.infer<(typeof tellShapes)[N]>

/** A room that everybody may join, as a list of them shows it (GET rooms.json). */
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
/** What a server answers to GET rooms.json: that it has rooms, for clients of which version, and those that everybody may join. */
export const roomsShape = z.object({ raidkeeper: z.object({ wire: count }), rooms: z.array(listedShape).max(1000) })
export type Rooms = z.infer<typeof roomsShape>

/** What a server answers to POST rooms: a place in a room, for whoever connects within seconds to `at`, an address relative to the one that has answered. */
export const placeShape = z.object({ code: word, at: word })
/** What it answers instead, with a status from 400 on: why there is none. */
export const noPlaceShape = z.object({ error: word })
