/** Requests of people at the table. */
import { canRedo, canUndo, choices, explain, glance } from '../engine/index.ts'
import type { Refusal, Seat } from '../engine/types.ts'
import { canCancel, cancel } from '../session/cancel.ts'
import { canHush } from '../session/hush.ts'
import type { KeptWay } from '../session/kept-line.ts'
import { answerAs, answerTogetherAs, concedeSeat, hush, silence, startPassingAs } from '../session/moves.ts'
import { cardsMeant, sayCard } from '../session/real-cards.ts'
import { reasonAgainst } from '../session/reason-against.ts'
import { proposedNow } from '../session/seen.ts'
import { question, questionTo } from '../session/session.ts'
import { planTravel } from '../session/undo.ts'
import { ask, isWished, wishesFor } from '../session/wishing.ts'
import type { Ask, AskName } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import { type Asker, type Done, type Handler, no, refused } from './done.ts'
import { nameOf, personOf, seatOf, tell } from './people.ts'
import { asBefore, changed, forgetMove, type Play, travel, type Vote } from './play.ts'
import { phaseOf, type RaidRoom } from './room.ts'

type TableAsk =
  | 'answer'
  | 'agree'
  | 'cancel'
  | 'hush'
  | 'pass'
  | 'stops'
  | 'silence'
  | 'wish'
  | 'undo'
  | 'vote'
  | 'enough'
  | 'concede'
  | 'whyNot'
  | 'explain'
  | 'meant'
  | 'show'
  | 'whole'

const lobby = no('The raid has not begun.', 'Wait until the host begins it.')
const looksOn = no('You are watching.', 'Take a seat to play.')
const late = no('That question is no longer open.', 'Look at the table, and answer what is asked now.')

/** Handles a request for a seat of the game that its person plays. */
const seated =
  <N extends AskName>(make: (here: { play: Play; seat: Seat; asker: Asker }, ask: Parameters<Handler<N>>[1]) => Done) =>
  (asker: Asker, said: Parameters<Handler<N>>[1]): Done => {
    const { play, people } = asker.room
    const seat = seatOf(people, asker.who)
    if (!play) return lobby
    return seat < 0 ? looksOn : make({ play, seat, asker }, said)
  }

/** The same for an answer that names its question. */
const asked = <N extends 'answer' | 'agree' | 'cancel' | 'hush' | 'show'>(
  make: (here: { play: Play; seat: Seat; asker: Asker }, ask: Parameters<Handler<N>>[1]) => Done,
) => seated<N>((here, said) => (said.question === here.play.question ? make(here, said) : late))

/** Gives an answer; what is proposed by it, or agreed to, is told to everybody. */
function answered({ room }: Asker, play: Play, answer: () => Refusal | null): Done {
  const done = changed(play, answer)
  const proposed = proposedNow(play.session)
  if (done === null && proposed) tell(room.people, proposed)
  return refused(done)
}

export const atTable: { [N in TableAsk]: Handler<N> } = {
  answer: asked<'answer'>(({ play, seat, asker }, { answer }) =>
    answered(asker, play, () => answerAs(play.session, seat, answer)),
  ),
  agree: asked<'agree'>(({ play, seat, asker }, { parts }) =>
    answered(asker, play, () => answerTogetherAs(play.session, seat, new Map(parts))),
  ),
  cancel: asked<'cancel'>(({ play, seat }) => {
    if (question(play.session)?.seat !== seat || !canCancel(play.session))
      return no('That can’t be taken back any more.', 'Go on, or ask the others to take it back.')
    changed(play, () => cancel(play.session))
    return null
  }),
  hush: asked<'hush'>(({ play, seat }) => {
    const open = question(play.session)
    if (open?.seat !== seat || !canHush(open, glance(play.session.game, seat)))
      return no('This question can’t be passed for the rest of the turn.', 'Answer it.')
    changed(play, () => hush(play.session))
    return null
  }),
  pass: seated<'pass'>(({ play, seat }, { on }) => {
    changed(play, () => {
      const screen = play.session.screens.get(seat)
      if (on) startPassingAs(play.session, seat)
      else if (screen) screen.passing = null
    })
    return null
  }),
  stops: seated<'stops'>(({ play, seat }, stops) => {
    const screen = play.session.screens.get(seat)
    if (screen) screen.stops = stops
    return null
  }),
  silence: seated<'silence'>(({ play, seat }, { card, to }) => {
    const fault = to === null ? null : cantSilence(play, seat, card)
    if (!fault) changed(play, () => silence(play.session, seat, card, to))
    return fault
  }),
  wish: seated<'wish'>(({ play, seat }, { what, card }) => {
    const { session } = play
    if (!isWished(session, what, card) && !wishesFor(session, seat, card).includes(what))
      return no('Nobody beside you can do that.', 'Look at the table again.')
    if (saidSince(session) >= budgets.room.wishes)
      return no('That has been asked of the bots again and again.', 'Play on, and ask them then.')
    changed(play, () => ask(session, seat, what, card))
    forgetMove(play)
    return null
  }),
  undo: seated<'undo'>(({ play, seat, asker }, { way }) =>
    way === 'back' || way === 'forward' ? undo(asker, play, way) : again(asker, play, seat, way),
  ),
  vote: seated<'vote'>(({ play, asker }, { yes }) => vote(asker, play, yes)),
  enough({ room: { play } }) {
    if (play) play.enough = question(play.session)
    return null
  },
  concede: seated<'concede'>(({ play, seat }) => refused(changed(play, () => concedeSeat(play.session, seat)))),
  whyNot({ room: { play, people }, who }, { id, what, to }) {
    if (!play) return lobby
    return {
      reply: { name: 'reason', message: { id, text: reasonAgainst(play.session, seatOf(people, who), what, to) } },
    }
  },
  explain({ room: { play, people }, who }, { id, card, stat }) {
    if (!play) return lobby
    const known = glance(play.session.game, seatOf(people, who)).cards[card]?.def
    const ledger = known ? explain(play.session.game, card, stat) : null
    return { reply: { name: 'ledger', message: { id, ledger } } }
  },
  meant: seated<'meant'>(({ play: { session }, seat }, { id, letters }) => {
    const open = questionTo(session, seat)
    return { reply: { name: 'meant', message: { id, list: open ? cardsMeant(session, open, letters) : [] } } }
  }),
  show: asked<'show'>(({ play, seat }, said) => show(play, seat, said)),
  // The next frame is whole, because whoever sends them forgets what they have sent (runner.ts).
  whole: () => null,
}

/** Names a real card for whoever holds it, and does something with it. */
function show(play: Play, seat: Seat, { name, act }: Ask<'show'>): Done {
  const { session } = play
  const open = questionTo(session, seat)
  if (!open || open !== question(session)) return late
  const acts =
    act === undefined ? [] : cardsMeant(session, open, name).flatMap((one) => (one.name === name ? one.acts : []))
  const does = acts[act ?? 0]?.answer
  if (act !== undefined && !does) return no(`That can’t be done with ${name} now.`, 'Look at the table again.')
  return changed(play, () => sayCard(session, open, name, does))
    ? null
    : no(`${name} can’t be named now.`, 'Type some letters of a card that you hold.')
}

/** The refusal to silence a card, or null: only cards that the seat sees, and not too many, may be silenced. */
function cantSilence({ session }: Play, seat: Seat, name: string): Done {
  const silent = session.seats[seat]?.silent ?? {}
  if (Object.hasOwn(silent, name)) return null
  if (Object.keys(silent).length >= budgets.room.silent)
    return no('You have silenced too many cards.', 'Let some of them ask again.')
  const { cards } = glance(session.game, seat)
  return Object.values(cards).some(({ def }) => def === name)
    ? null
    : no('There is no such card on the table.', 'Choose one that you see.')
}

/** The number of reasons of bots since the last choice. */
const saidSince = ({ game, reasons }: Play['session']): number =>
  reasons.length - 1 - reasons.findLastIndex(({ choice }) => choice < choices(game) - 1)

/** Whether there is something to undo, or to redo. */
const canTravel = ({ session: { game }, guard }: Play, way: Vote['way']): boolean =>
  way === 'back' ? canUndo(game) && choices(game) > (guard?.least ?? 0) : canRedo(game)

/** The people who have to agree before this person may undo: nobody, or others who are here; null if it is never allowed. */
function whoMustAgree({ people }: RaidRoom, who: number): number[] | null {
  const playing = people.places.flatMap((place) =>
    place.who > 0 && personOf(people, place.who)?.here ? [place.who] : [],
  )
  switch (people.terms.undo) {
    case 'off':
      return null
    case 'free':
      return []
    case 'host':
      return people.host === who || !personOf(people, people.host)?.here ? [] : [people.host]
    case 'vote':
      return playing.filter((one) => one !== who)
  }
}

/** Whether the raid is over for good: its replay shows everybody everything, so nobody plays on who had something to hide. */
const isFinal = (room: RaidRoom, { guard }: Play): boolean =>
  phaseOf(room) === 'over' && (guard !== null || room.people.sat.some(({ boss }) => boss))

/** Whether this client may undo, or redo. */
export const mayTravel = (room: RaidRoom, play: Play, who: number, way: Vote['way']): boolean =>
  seatOf(room.people, who) >= 0 && whoMustAgree(room, who) !== null && !isFinal(room, play) && canTravel(play, way)

/** Whether this client may play on as before something was taken back: whoever undoes without asking. */
export const mayGoOn = (room: RaidRoom, play: Play, who: number): boolean =>
  seatOf(room.people, who) >= 0 && whoMustAgree(room, who)?.length === 0 && !isFinal(room, play)

function again({ room, who }: Asker, play: Play, seat: Seat, way: KeptWay): Done {
  if (!play.kept || !mayGoOn(room, play, who)) return no('There is nothing to play again.', 'Play on.')
  const why = asBefore(play, way, seat)
  if (way === 'play') tell(room.people, `${nameOf(room.people, who)} has played on as before.`)
  return why === '' ? null : no(why, 'Choose otherwise, or leave this out.')
}

const nothing = ({ guard }: Play): Done =>
  guard?.least
    ? no('In this room nothing is taken back past a draw, a roll or a look.', 'Play on.')
    : no('There is nothing to take back.', 'Play on.')

const journeys = { back: 'undo', forward: 'redo' } as const

/** Takes a choice back or makes it again: at once where that concerns nobody else, or else as the others agree. */
function undo({ room, who }: Asker, play: Play, way: Vote['way']): Done {
  const needs = whoMustAgree(room, who)
  if (!needs) return no('Undo is off in this room.', 'Play on.')
  if (isFinal(room, play)) return no('The raid is over, and its replay shows everybody’s cards.', 'Begin another.')
  const trip = canTravel(play, way) ? planTravel(play.session, journeys[way], play.guard?.least) : null
  if (!trip) return nothing(play)
  forgetMove(play)
  const mine = trip.seat === seatOf(room.people, who)
  if (needs.length === 0 || (mine && trip.alone)) return travelled(room, play, way, who)
  const name = glance(play.session.game, -1).seats[trip.seat]?.name ?? ''
  play.vote = { by: who, way, what: mine ? trip.text : `${trip.text} (${name})`, yes: [who], needs }
  return null
}

function vote({ room, who }: Asker, play: Play, yes: boolean): Done {
  const asking = play.vote
  if (asking?.by === who && !yes) {
    play.vote = null
    return null
  }
  if (!asking?.needs.includes(who)) return no('There is no undo vote to answer.', 'Play on.')
  if (!yes) {
    play.vote = null
    tell(room.people, `${nameOf(room.people, who)} would rather play on.`)
    return null
  }
  const agreed = [...asking.yes, who]
  const needs = asking.needs.filter((one) => one !== who)
  play.vote = { ...asking, yes: agreed, needs }
  return needs.length > 0 ? null : travelled(room, play, asking.way, asking.by)
}

function travelled({ people }: RaidRoom, play: Play, way: Vote['way'], who: number): Done {
  if (!travel(play, way)) return nothing(play)
  tell(people, `${nameOf(people, who)} ${way === 'back' ? 'takes something back' : 'does it again'}.`)
  return null
}
