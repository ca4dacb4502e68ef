/** The messages of a client to the server, each with its schema. The server trusts nothing: it checks every message before it reads it. */
import { z } from 'zod'
import { plainText } from '../language/plain-text.ts'
import { wishNames } from '../players/index.ts'
import { reals } from '../session/real-things.ts'
import { isMark, silences, stops } from '../session/stops.ts'
import { bounds } from '../state/bounds.ts'

z.config({ jitless: true }) // as in the engine's record.ts

/** The version of the messages. A client of another version is asked to reload the page. */
export const wireVersion = 8

/** Codes with which connections are closed: by a client that leaves for good; by a server that wants it no longer, has no place for it now, or begins anew. */
export const closes = { leaves: 4000, refused: 1008, later: 1013, again: 1012 } as const

/** Letters of a name and of a line of talk, of a code, a token and a packed raid. */
export const longest = { name: 24, line: 300, code: 12, token: 64, raid: 48_000 } as const
const seats = 6

const seat = z
  .number()
  .int()
  .min(0)
  .max(seats - 1)
const member = z.number().int().min(1).max(1_000_000)
/** The number of a request that is answered by a message of its own. */
const id = z.number().int().min(0).max(1_000_000_000)
const question = z.number().int().min(0).max(1_000_000_000)
const card = z.number().int().min(-200_000_000).max(200_000_000)
const word = z.string().min(1).max(bounds.name)
/** A name that people read: cleaned, and never empty. */
const name = z
  .string()
  .max(bounds.text)
  .transform((text) => plainText(text, longest.name))
  .refine((text) => text !== '', 'a name has letters')
const token = z
  .string()
  .max(longest.token)
  .regex(/^[\w-]+$/)
const version = z.number().int().min(0)

/** The players who may take choices back: everybody who plays by vote, the host, anybody, nobody. */
export const undoRules = ['vote', 'host', 'free', 'off'] as const
/** The meanings of a ping on a card or a player: “protect”, “attack this”, “wait”, “good idea”. */
export const pings = ['protect', 'attack', 'wait', 'good'] as const
/** The speeds of bots: as fast as one reads, twice as fast, or at once. */
export const speeds = [1, 2, 0] as const

const rows = (most: number) => z.array(z.tuple([z.number().int().min(1).max(bounds.deck), word])).max(most)
/** A deck of somebody's own; the rules decide whether it may be played. */
const ownDeck = z.object({
  id: word,
  name: word,
  hero: word,
  health: z.number().int().min(1).max(99).optional(),
  role: z.enum(['protector', 'healer', 'damage']).optional(),
  about: z.string().max(bounds.text),
  cards: rows(bounds.deck),
  side: rows(bounds.deck).optional(),
  format: z.enum(['constructed', 'limited', 'open']).optional(),
})

/** The terms for a room as it is opened; the host can change them until the raid begins. */
export const termsShape = z.object({
  raid: word,
  /** The raid's mode; left out for the usual one. */
  mode: word.optional(),
  /** The Boss's player: the name of a bot, which may be a level; or a person. */
  boss: word,
  /** For each raider: a seat for a person ('person'), or the name of the bot that plays it. */
  raiders: z
    .array(word)
    .min(1)
    .max(seats - 1),
  /** Whether the room is shown to everybody who looks for one, or found by its link and code alone. */
  listed: z.boolean(),
  undo: z.enum(undoRules),
  /** Whether choices may be undone that revealed something hidden: a draw, a roll, a look. By default only in rooms without strangers. */
  peek: z.boolean().optional(),
  /** Whether raiders see each other's hands: a house rule. */
  openHands: z.boolean(),
  /** The things that lie on a real table: the cards of the raiders whom people play, their dice, the raid's decks; left out, nothing does. */
  real: z.enum(reals).optional(),
  /** Whether bots think aloud. */
  aloud: z.boolean(),
  speed: z.literal(speeds),
  /** The seconds without an answer after which a bot answers for a person, once; 0: never. */
  clock: z.number().int().min(0).max(3600),
  /** The seconds that a seat is kept for a person who is gone before a bot plays it until they are back. */
  grace: z.number().int().min(0).max(3600),
})
export type Terms = z.infer<typeof termsShape>

/** Whether undo may reveal hidden information. In rooms that anybody can find, which are for strangers, only if the terms allow it. */
export const mayPeek = ({ peek, listed }: Pick<Terms, 'peek' | 'listed'>): boolean => peek ?? !listed

/** The HTTP request that opens a room, and makes its sender the host. `own`: a raid of their own, packed as for a link. */
export const openShape = termsShape.extend({
  version,
  name,
  own: z
    .string()
    .max(longest.raid)
    .regex(/^[\w-]+$/)
    .optional(),
})
export type Open = z.infer<typeof openShape>

/**
 * The HTTP request that joins a room: with a name as somebody new, or with the token of `welcome` as the same person, on any device.
 * `replay`: only fetches the finished raid, without joining.
 */
export const joinShape = z.union([
  z.object({ version, token }),
  z.object({ version, replay: z.literal(true) }),
  z.object({ version, name, watch: z.boolean().optional() }),
])
export type Join = z.infer<typeof joinShape>

/** Messages of a client, by their names. */
export const askShapes = {
  // --- before the raid ---
  /** The host changes the terms. */
  terms: termsShape,
  /** Takes a free seat, or (null) leaves the own one, to look on. */
  sit: z.object({ seat: seat.nullable() }),
  /** Chooses a deck for the own seat, or as the host for a bot's: one of the library by its id, or one's own. */
  deck: z.object({ seat, deck: z.union([word, ownDeck]) }),
  /** The host gives a seat that nobody has to a bot, or frees it for a person. */
  bot: z.object({ seat, on: z.boolean() }),
  /** Is ready to begin, or not yet. */
  ready: z.object({ ready: z.boolean() }),
  /** The host begins the raid: everybody who has a seat is ready. */
  begin: z.object({}),
  /** After the end: takes everybody back to the lobby, for another raid with the same people; `ready`: whoever asks is ready for the same again. */
  again: z.object({ ready: z.boolean().optional() }),

  // --- at the table ---
  /** Answers a question with the answer at this place of its list. */
  answer: z.object({ question, answer: z.number().int().min(0).max(100_000) }),
  /** Answers a question that several raiders decide at once: how much of each card. Where several persons decide, it is proposed to the others. */
  agree: z.object({
    question,
    parts: z.array(z.tuple([card, z.number().int().min(0).max(bounds.deck)])).max(bounds.deck),
  }),
  /** Takes back an open declaration: a card whose targets are still being chosen. */
  cancel: z.object({ question }),
  /** Passes the question, and silences the cards that caused it for this turn. */
  hush: z.object({ question }),
  /** Passes from now on until something happens, or no longer. */
  pass: z.object({ on: z.boolean() }),
  stops: z.object({ stop: z.enum(stops), marks: z.array(z.string().max(50).refine(isMark)).max(100) }),
  /** Silences a card for this seat for the rest of the game; null lets it ask again. */
  silence: z.object({ card: word, to: z.enum(silences).nullable() }),
  /** Asks something of the bots beside this seat, or withdraws it. */
  wish: z.object({ what: z.enum(Object.keys(wishNames) as [keyof typeof wishNames]), card }),
  /** Takes the last choice of a person back, or makes it again: at once, or as the others agree. */
  undo: z.object({ way: z.enum(['back', 'forward', 'play', 'leave out', 'forget']) }),
  /** Votes on taking something back; whoever asked for it withdraws it with a no. */
  vote: z.object({ yes: z.boolean() }),
  /** Has the bot think no longer that looks ahead now. */
  enough: z.object({}),
  /** Leaves the game (102.1b). */
  concede: z.object({}),
  /** Why a card can't be used, or not on that. Answered by `reason`. */
  whyNot: z.object({ id, what: card, to: card.optional() }),
  /** The sum behind a number of a card. Answered by `ledger`. */
  explain: z.object({ id, card, stat: z.enum(['atk', 'health', 'def', 'cost']) }),
  /** The real cards that a few letters mean, with what each allows now. Answered by `meant`. */
  meant: z.object({ id, letters: z.string().min(1).max(bounds.name) }),
  /** Says which card a real one is, and does with it what stands at this place of its acts. */
  show: z.object({ question, name: word, act: z.number().int().min(0).max(1000).optional() }),
  /** Requests a whole frame, since the one before is lost. */
  whole: z.object({}),

  // --- among people ---
  /** Points at a card or a player. */
  ping: z.object({ what: z.enum(pings), on: card }),
  say: z.object({
    text: z
      .string()
      .max(bounds.text)
      .transform((text) => plainText(text, longest.line))
      .refine((text) => text !== '', 'a line has letters'),
  }),
  /** Is called something else from now on. */
  name: z.object({ name }),
  /** Asks the others for the seat of a bot, or of somebody who is gone; null takes that back. */
  claim: z.object({ seat: seat.nullable() }),
  /** Says yes or no to somebody's request for a seat. */
  vouch: z.object({ by: member, yes: z.boolean() }),
  /** Waits for the next free seat, or no longer. */
  wait: z.object({ on: z.boolean() }),
  /** Has the bot play at once for somebody who is gone. */
  standIn: z.object({ seat }),
  /** Gives the own seat to another person of the room, or (as the host) that of a bot. */
  hand: z.object({ seat, to: member }),
  /** The host takes somebody's seat away and shows them out. */
  kick: z.object({ who: member }),
  /** The host mutes somebody's talk and pings for everybody, or unmutes them. */
  mute: z.object({ who: member, on: z.boolean() }),
  /** Makes somebody else the host. */
  host: z.object({ who: member }),
} as const

export type AskName = keyof typeof askShapes
export type Ask<N extends AskName = AskName> = z.infer<(typeof askShapes)[N]>
