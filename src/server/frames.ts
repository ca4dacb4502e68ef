/** The frames for one client: the difference between its last sight and the present one. */
import { choices, describe, eventCount, events, view } from '../engine/index.ts'
import type { GameEvent, Seat, View } from '../engine/types.ts'
import { readableReasons } from '../session/game-log.ts'
import { nextAgain } from '../session/kept-line.ts'
import type { Reason } from '../session/saved-game.ts'
import { seenBy } from '../session/seen.ts'
import { onlooker, question, questionTo, standingReasons } from '../session/session.ts'
import type { Thought } from '../session/thoughts.ts'
import { questionToAll } from '../session/who-is-asked.ts'
import { difference, isSame, type Json, type Sight, type Tell } from '../wire/index.ts'
import { seatOf } from './people.ts'
import type { Play } from './play.ts'
import type { RaidRoom } from './room.ts'
import { mayGoOn, mayTravel } from './table-asks.ts'

/** The state of a client: its last frame. */
export interface Told {
  serial: number
  /** The game and the seat of its last frame. */
  play: Play | null
  seat: Seat
  /** Its last sight; undefined before the first frame, or if it has lost it. */
  sight: Json | undefined
  events: number
  /** Worded events from the first one on, for a whole frame. */
  worded: readonly GameEvent[]
  cuts: number
  reasons: readonly Reason[]
}

export const newTold = (): Told => ({
  serial: 0,
  play: null,
  seat: -1,
  sight: undefined,
  events: 0,
  worded: [],
  cuts: 0,
  reasons: [],
})

/** The client has lost its last frame: the next one is whole. */
export function forget(told: Told): void {
  Object.assign(told, { sight: undefined, events: 0, worded: [], reasons: [] })
}

/** The number of events worded before others have their turn: some milliseconds' work. */
const someEvents = 150

/** Words some events for a whole frame. Returns whether there are more; a long raid has thousands. */
export function wordSome(room: RaidRoom, who: number, told: Told): boolean {
  const { play } = room
  if (!play) return false
  const seat = seatOf(room.people, who)
  const begins = told.play !== play || told.seat !== seat
  if (begins) startOver(told, play, seat)
  if (told.sight !== undefined) return false
  const { game } = play.session
  if (eventCount(game) - told.worded.length <= someEvents) return false
  told.worded = [...told.worded, ...events(game, told.worded.length, seat, someEvents)]
  return true
}

function startOver(told: Told, play: Play, seat: Seat): void {
  forget(told)
  Object.assign(told, { play, seat, cuts: play.cuts.length })
}

/** The next frame for somebody's client; null if nothing has changed. */
export function nextFrame(room: RaidRoom, who: number, told: Told): Tell<'frame'> | null {
  const { play, people } = room
  if (!play) return null
  const seat = seatOf(people, who)
  if (told.play !== play || told.seat !== seat) startOver(told, play, seat)
  const { game } = play.session
  for (const cut of play.cuts.slice(told.cuts)) told.events = Math.min(told.events, cut.events)
  told.cuts = play.cuts.length
  const sight = sightOf(room, play, who) as unknown as Json
  const change = difference(told.sight, sight)
  const { worded } = told
  told.worded = []
  const fresh = [...worded, ...events(game, told.events + worded.length, seat)]
  const reasons = reasonsFor(play, seat)
  const same = reasons.findIndex((one, i) => one !== told.reasons[i])
  const from = same < 0 ? reasons.length : same
  if (told.sight !== undefined && isSame(change) && fresh.length === 0 && from === told.reasons.length) return null
  const frame = {
    serial: told.serial + 1,
    base: told.sight === undefined ? 0 : told.serial,
    change,
    events: { from: told.events, list: fresh },
    reasons: { from, list: reasons.slice(from).map((one) => reasonFor(one, seat, play)) },
  }
  Object.assign(told, { serial: frame.serial, sight, events: eventCount(game), reasons })
  return frame
}

/** Everything that somebody may see now. */
export function sightOf(room: RaidRoom, play: Play, who: number): Sight {
  const { session, vote } = play
  const { game } = session
  const seat = seatOf(room.people, who)
  const open = question(session)
  const seen = seenBy(session, seat)
  return {
    question: play.question,
    deciding: session.seats.flatMap((_, one) => (questionTo(session, one) ? [one] : [])),
    choices: choices(game),
    seen: { ...seen, view: withFriends(room, play, seen.view) },
    prompt: open ? questionToAll(onlooker(session), open, describe(game, open, -1).prompt) : '',
    pondered: play.pondered,
    intent: play.intent,
    lastReason: play.lastReason,
    undo: {
      back: mayTravel(room, play, who, 'back'),
      forward: mayTravel(room, play, who, 'forward'),
      vote,
      before: play.kept && mayGoOn(room, play, who) ? nextAgain(session, play.kept) : null,
    },
    passing: (session.screens.get(seat)?.passing ?? null) !== null,
    silent: session.seats[seat]?.silent ?? {},
    wishes: session.wishes.map(({ what, card, by }) => ({ what, card, by })),
  }
}

/** With open hands, raiders see the hands of the others on their side. */
function withFriends({ people }: RaidRoom, { session }: Play, own: View): View {
  const me = own.seats[own.seat]
  if (!people.terms.openHands || !me) return own
  const cards = { ...own.cards }
  const seats = own.seats.map((one) => {
    if (one.seat === own.seat || one.team !== me.team) return one
    const theirs = view(session.game, one.seat)
    const hand = theirs.seats[one.seat]?.hand ?? []
    for (const id of hand) if (theirs.cards[id]) cards[id] = theirs.cards[id]
    return { ...one, hand }
  })
  return { ...own, seats, cards }
}

/** The reasons of bots that this seat may read. */
const reasonsFor = (play: Play, seat: Seat): Reason[] => {
  const { outcome } = onlooker(play.session)
  return readableReasons(standingReasons(play.session), { seat, outcome })
}

/** A reason without thoughts that are secret from this seat. */
function reasonFor(reason: Reason, seat: Seat, { session }: Play): Reason {
  const { thoughts } = reason
  if (!thoughts || reason.seat === seat || onlooker(session).outcome !== null) return reason
  const kept = (thought: Thought): Thought => (thought.secret ? { text: '', worth: 0, secret: true } : thought)
  const [given, ...rest] = thoughts
  return { ...reason, thoughts: given ? [kept(given), ...rest.filter(({ secret }) => !secret)] : [] }
}
