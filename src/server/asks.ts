/**
 * Requests of people to a room, one function for each message. Each checks that it may be done, and either does it or refuses; a refusal changes
 * nothing.
 */
import { defaultPlayer } from '../players/index.ts'
import type { Ask, AskName, Fault } from '../wire/index.ts'
import { claim, unclaim, vouch } from './claims.ts'
import { type Asker, type Done, type Handler, no } from './done.ts'
import {
  bar,
  isForPerson,
  knowsTooMuch,
  leaveSeat,
  makeHost,
  nameOf,
  newName,
  person,
  personOf,
  say,
  seatOf,
  setPlayer,
  setTerms,
  takeSeat,
  tell,
} from './people.ts'
import { begin, deckIds, isReal, leave, phaseOf, seatAll, standIn } from './room.ts'
import { atTable } from './table-asks.ts'
import { deckFault, liesOnTable, termsFault, waitsFor } from './terms.ts'

/** Executes or refuses a request, whose message has been read by its schema. */
export function doAsk<N extends AskName>(asker: Asker, name: N, ask: Ask<N>): Done {
  if (!personOf(asker.room.people, asker.who)) return no('You are not in this room.', 'Join it again.')
  return handlers[name](asker, ask)
}

const onlyHost = ({ room: { people }, who }: Asker): Done =>
  people.host === who ? null : no(`Only ${nameOf(people, people.host)} can do that.`, 'Ask them.')

const onlyLobby = ({ room }: Asker): Done =>
  room.play === null ? null : no('The raid has begun.', 'Wait until it is over.')

const onlyHere = ({ room: { people } }: Asker, other: number): Done =>
  personOf(people, other) ? null : no('They are not in this room.', 'Choose somebody who is.')

/** The refusal of a seat that would reveal the other side's secrets during a raid; null if it may be taken. `handed`: by the one who has the seat. */
function tooMuch({ room }: Asker, who: number, seat: number, handed = false): Done {
  const one = personOf(room.people, who)
  return one && room.play ? faulty(knowsTooMuch(room.people, one, seat, handed)) : null
}

const muted = ({ room: { people }, who }: Asker): Done =>
  personOf(people, who)?.muted ? no('The host has muted you.', 'Ask the host.') : null

const inLobby: { [N in 'terms' | 'sit' | 'deck' | 'bot' | 'ready' | 'begin' | 'again']: Handler<N> } = {
  terms: (asker, terms) => {
    const { library, people, own } = asker.room
    const fault = onlyHost(asker) ?? onlyLobby(asker) ?? faulty(termsFault(library, terms, own))
    if (!fault) setTerms(people, terms, deckIds(library))
    seatAll(asker.room)
    return fault
  },
  sit(asker, { seat }) {
    const { room, who } = asker
    const { people } = room
    if (seat === null) {
      leaveSeat(people, who)
      seatAll(room)
      return null
    }
    const place = people.places[seat]
    if (!place || !isForPerson(people, seat)) return no('That seat is not for a person.', 'Choose a free seat.')
    if (place.who > 0) return no(`${nameOf(people, place.who)} has that seat.`, 'Choose a free seat.')
    const knows = tooMuch(asker, who, seat)
    if (knows) return knows
    takeSeat(people, who, place)
    seatAll(room)
    return null
  },
  deck(asker, { seat, deck }) {
    const { library, people } = asker.room
    const place = people.places[seat]
    if (!place || seat === 0) return no('That seat has no deck to choose.', 'Choose a raider’s seat.')
    const mine = place.who === asker.who
    const forBot = place.who === 0 && people.host === asker.who
    const fault =
      onlyLobby(asker) ?? (mine || forBot ? null : no('That is not your seat.', 'Choose a deck for your own seat.'))
    const wrong = fault ?? faulty(deckFault(library, people.terms, deck, liesOnTable(people, seat)))
    if (!wrong) Object.assign(place, { deck, ready: false })
    return wrong
  },
  bot(asker, { seat, on }) {
    const { library, people } = asker.room
    const place = people.places[seat]
    const fault = onlyHost(asker) ?? onlyLobby(asker)
    if (fault) return fault
    if (!place || seat === 0 || place.who > 0) return no('That seat is not free.', 'Choose a free raider’s seat.')
    setPlayer(people, seat, on ? defaultPlayer.raider : person)
    setTerms(people, people.terms, deckIds(library))
    seatAll(asker.room)
    return null
  },
  ready(asker, { ready }) {
    const { people } = asker.room
    const place = people.places[seatOf(people, asker.who)]
    if (!place) return no('You have no seat.', 'Take a free seat first.')
    const late = onlyLobby(asker)
    if (!late) place.ready = ready
    return late
  },
  begin(asker) {
    const { room, at } = asker
    const fault = onlyHost(asker) ?? onlyLobby(asker)
    if (fault) return fault
    const waits = waitsFor(room.library, room.people)
    if (waits) return no(waits, 'Begin when everybody is ready.')
    begin(room, at)
    return null
  },
  again({ room, who }, { ready = false }) {
    const { people } = room
    if (phaseOf(room) !== 'over') return no('The raid is not over.', 'Play it to its end first.')
    room.play = null
    for (const place of people.places) Object.assign(place, { ready: ready && place.who === who, stands: false })
    tell(people, `${nameOf(people, who)} takes everybody back to the lobby.`)
    seatAll(room)
    return null
  },
}

const amongPeople: {
  [N in
    | 'ping'
    | 'say'
    | 'name'
    | 'claim'
    | 'vouch'
    | 'wait'
    | 'standIn'
    | 'hand'
    | 'kick'
    | 'mute'
    | 'host']: Handler<N>
} = {
  ping(asker, { what, on }) {
    const { room, who } = asker
    const { people } = room
    if (seatOf(people, who) < 0) return no('Those who look on can’t point at the table.', 'Take a seat.')
    const fault = muted(asker)
    if (!fault) room.out.push({ to: 0, name: 'pinged', message: { who, name: nameOf(people, who), what, on } })
    return fault
  },
  say(asker, { text }) {
    const { people } = asker.room
    const fault = muted(asker)
    if (!fault) say(people, { who: asker.who, name: nameOf(people, asker.who), text })
    return fault
  },
  name({ room, who }, { name }) {
    const { people } = room
    const one = personOf(people, who)
    const now = newName(people, name, who)
    if (!one || one.name === now) return null
    tell(people, `${one.name} is called ${now} now.`)
    one.name = now
    seatAll(room)
    return null
  },
  claim({ room, who }, { seat }) {
    const one = personOf(room.people, who)
    if (one && seat !== null) return claim(room, one, seat)
    unclaim(room, who)
    return null
  },
  vouch({ room, who }, { by, yes }) {
    const said = vouch(room, who, by, yes)
    seatAll(room)
    return said
  },
  wait({ room, who }, { on }) {
    room.waiting = [...room.waiting.filter((one) => one !== who), ...(on ? [who] : [])]
    seatAll(room)
    return null
  },
  standIn({ room, who, at }, { seat }) {
    const { people, play } = room
    const place = people.places[seat]
    if (!play || seatOf(people, who) < 0) return no('Only those who play can do that.', 'Take a seat.')
    if (!place || place.stands || personOf(people, place.who)?.here !== false)
      return no('Nobody is gone from that seat.', 'Look at the table again.')
    if (isReal(room, seat))
      return no(
        'The cards of that seat are real: only whoever holds them can play them.',
        'Wait for them, or let somebody else take the seat.',
      )
    standIn(room, at.now, seat)
    return null
  },
  hand(asker, { seat, to }) {
    const { room, who } = asker
    const { people } = room
    const place = people.places[seat]
    if (!place) return no('There is no such seat.', 'Choose another seat.')
    const mine = place.who === who
    const hosts = people.host === who && (place.who === 0 || place.stands)
    if (!mine && !hosts) return no('That is not your seat.', 'Hand over your own seat.')
    const fault = onlyHere(asker, to)
    if (fault) return fault
    if (seatOf(people, to) >= 0) return no(`${nameOf(people, to)} already has a seat.`, 'Choose somebody who looks on.')
    const knows = tooMuch(asker, to, seat, mine)
    if (knows) return knows
    Object.assign(place, { who: to, ready: false, stands: false })
    setPlayer(people, seat)
    tell(people, `${nameOf(people, to)} takes over a seat.`)
    seatAll(room)
    return null
  },
  kick(asker, { who }) {
    const { room } = asker
    const fault = onlyHost(asker) ?? onlyHere(asker, who)
    if (fault) return fault
    if (who === asker.who) return no('You can’t show yourself out.', 'Leave the room instead.')
    const message = { why: 'The host has shown you out.', fix: 'Join another room, or open one.' }
    room.out.push({ to: who, name: 'bye', message })
    const one = personOf(room.people, who)
    if (one) bar(room.people, one, 'out', asker.at.now)
    leave(room, who, 'is shown out')
    return null
  },
  mute(asker, { who, on }) {
    const { people } = asker.room
    const fault = onlyHost(asker) ?? onlyHere(asker, who)
    const other = personOf(people, who)
    if (fault || !other) return fault
    other.muted = on
    bar(people, other, 'muted', on ? asker.at.now : null)
    return fault
  },
  host(asker, { who }) {
    const fault = onlyHost(asker) ?? onlyHere(asker, who)
    if (!fault) makeHost(asker.room.people, who)
    return fault
  },
}

const faulty = (fault: Fault | null): Done => fault && { no: fault }

const handlers: { [N in AskName]: Handler<N> } = { ...inLobby, ...amongPeople, ...atTable }
