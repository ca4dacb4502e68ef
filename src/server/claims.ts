/** Requests for the seat of a bot, or of somebody who is gone: granted by the host, or by two who play. */
import type { Seat } from '../engine/types.ts'
import type { Room } from '../wire/index.ts'
import { type Done, no } from './done.ts'
import {
  isForPerson,
  knowsTooMuch,
  nameOf,
  type Person,
  type Place,
  personOf,
  seatOf,
  setPlayer,
  tell,
} from './people.ts'
import type { RaidRoom } from './room.ts'

export interface Claim {
  readonly by: number
  readonly seat: Seat
  readonly yes: readonly number[]
  readonly no: readonly number[]
}

/** The number of players whose yes grants a seat without the host's. */
const enough = 2

/** Whether nobody is here who plays that seat, so that somebody else may ask for it; a free seat is just taken. */
const isOpen = ({ people }: RaidRoom, place: Place, seat: Seat): boolean =>
  place.who === 0 ? !isForPerson(people, seat) : personOf(people, place.who)?.here === false

/** The people who may say yes or no: the host, and all who play, as far as they are here. */
const asked = ({ people }: RaidRoom, by: number): number[] =>
  people.all.flatMap(({ who, here }) =>
    here && who !== by && (who === people.host || seatOf(people, who) >= 0) ? [who] : [],
  )

/** Asks the others for a seat. */
export function claim(room: RaidRoom, one: Person, seat: Seat): Done {
  const { people, play } = room
  const place = people.places[seat]
  if (!place || !isOpen(room, place, seat)) return no('That seat is not to be given.', 'Choose another seat.')
  if (seatOf(people, one.who) >= 0) return no('You have a seat.', 'Leave it first.')
  const knows = play && knowsTooMuch(people, one, seat, false)
  if (knows) return { no: knows }
  if (asked(room, one.who).length === 0) return no('Nobody is here who could say yes.', 'Wait for the others.')
  room.claims = [...room.claims.filter(({ by }) => by !== one.who), { by: one.who, seat, yes: [], no: [] }]
  tell(people, `${one.name} asks for ${whoseSeat(room, seat)}.`)
  return null
}

/** Somebody takes their request back. */
export function unclaim(room: RaidRoom, who: number): void {
  room.claims = room.claims.filter(({ by }) => by !== who)
}

/** Says yes or no to a request. The host's word ends it; so does the second yes of those who play, or the last no. */
export function vouch(room: RaidRoom, who: number, by: number, yes: boolean): Done {
  const { people } = room
  const open = room.claims.find((one) => one.by === by)
  const others = asked(room, by)
  if (!open || !others.includes(who)) return no('Nobody asks you for that seat.', 'Look at the room again.')
  const without = (list: readonly number[]): number[] => list.filter((one) => one !== who)
  const now: Claim = {
    ...open,
    yes: [...without(open.yes), ...(yes ? [who] : [])],
    no: [...without(open.no), ...(yes ? [] : [who])],
  }
  room.claims = room.claims.map((one) => (one === open ? now : one))
  const granted = now.yes.includes(people.host) || now.yes.length >= Math.min(enough, others.length)
  if (granted) grant(room, now)
  else if (now.no.includes(people.host) || now.no.length >= others.length) {
    unclaim(room, by)
    tell(people, `${nameOf(people, by)} doesn’t get ${whoseSeat(room, now.seat)}.`)
  }
  return null
}

/** Gives the seat; whoever was gone from it is here again as the one who asked, under the old name. */
function grant(room: RaidRoom, { by, seat }: Claim): void {
  const { people } = room
  unclaim(room, by)
  const [place, one] = [people.places[seat], personOf(people, by)]
  if (!place || !one || !isOpen(room, place, seat)) return
  const old = personOf(people, place.who)
  people.all = people.all.filter((other) => other !== old)
  if (old) one.name = old.name
  if (old && people.host === old.who) people.host = by
  Object.assign(place, { who: by, ready: false, stands: false })
  setPlayer(people, seat)
  tell(people, old ? `${one.name} is back.` : `${one.name} takes a bot’s seat.`)
}

/** Ends requests of people who are gone or have a seat, and for seats that are not to be had any longer. */
export function tidyClaims(room: RaidRoom): void {
  const { people } = room
  room.claims = room.claims.filter(({ by, seat }) => {
    const place = people.places[seat]
    return personOf(people, by)?.here && seatOf(people, by) < 0 && place && isOpen(room, place, seat)
  })
}

/** The requests as everybody in the room sees them; `needs`: the people who have not said yes or no. */
export const claimsNow = (room: RaidRoom): Room['claims'] =>
  room.claims.map((one) => ({
    ...{ by: one.by, seat: one.seat },
    needs: asked(room, one.by).filter((who) => !one.yes.includes(who) && !one.no.includes(who)),
  }))

/** The seat in words: “the seat of Cy”, “a bot’s seat”. */
function whoseSeat({ people }: RaidRoom, seat: Seat): string {
  const who = people.places[seat]?.who ?? 0
  return who > 0 ? `the seat of ${nameOf(people, who)}` : 'a bot’s seat'
}
