/** Seats of people who are gone, of bots, and free ones: who gets them, and how. */
import { expect, test } from 'vitest'
import { setTerms } from '../../src/server/people.ts'
import { begin, deckIds, dropOut, leave, type RaidRoom, roomFor } from '../../src/server/room.ts'
import { ask, type Client, newClient, roomOf } from './table.ts'
import { terms } from './terms.ts'

const seats = (room: RaidRoom): string[] =>
  room.people.places.slice(1).map(({ who, stands, bot }) => {
    const name = room.people.all.find((one) => one.who === who)?.name
    return name ? `${name}${stands ? ' (bot)' : ''}` : bot
  })
const refusal = (done: ReturnType<typeof ask>): string => (done && 'no' in done ? done.no.why : '')
const three = { raiders: ['person', 'person', 'person'] }

/** Three people in the middle of a raid; the last one's phone dies. */
function withoutCy(): { room: RaidRoom; ann: Client; ben: Client; cy: Client } {
  const { room, clients } = roomOf(three, ['Ann', 'Ben', 'Cy'])
  const [ann, ben, cy] = clients as [Client, Client, Client]
  begin(room, { now: 0, seed: 7 })
  dropOut(room, cy.who, 0)
  return { room, ann, ben, cy }
}

test('whoever comes in with the name of somebody who is gone asks for that seat; the host’s yes gives it at once', () => {
  const { room, ann, ben, cy } = withoutCy()
  const again = newClient(room, 'cy')
  expect(roomFor(room, again.who)).toMatchObject({ seat: -1, claims: [{ by: again.who, seat: 3 }] })
  expect(roomFor(room, ann.who).claims[0]?.needs).toEqual([ann.who, ben.who])
  expect(ask(room, ann, 'vouch', { by: again.who, yes: true })).toBeNull()
  expect(seats(room)).toEqual(['Ann', 'Ben', 'Cy'])
  expect(roomFor(room, again.who)).toMatchObject({ seat: 3, claims: [] })
  expect(room.people.all.map(({ who }) => who)).toEqual([ann.who, ben.who, again.who])
  expect(room.play?.session.seats[3]?.kind).toBe('person')
  expect(ask(room, cy, 'ready', { ready: true })).toMatchObject({ no: { why: 'You are not in this room.' } })
})

test('two friends’ yes gives it as well, one alone where there is but one; the host’s no ends it', () => {
  const { room, ann, ben } = withoutCy()
  const again = newClient(room, 'Cy')
  dropOut(room, ann.who, 0)
  const dan = newClient(room, 'Dan', true)
  expect(refusal(ask(room, dan, 'vouch', { by: again.who, yes: true }))).toBe('Nobody asks you for that seat.')
  expect(ask(room, ben, 'vouch', { by: again.who, yes: true })).toBeNull()
  expect(seats(room)).toEqual(['Ann', 'Ben', 'Cy'])

  const other = withoutCy()
  const stranger = newClient(other.room, 'Cy')
  ask(other.room, other.ben, 'vouch', { by: stranger.who, yes: true })
  expect(roomFor(other.room, stranger.who).seat).toBe(-1)
  ask(other.room, other.ann, 'vouch', { by: stranger.who, yes: false })
  expect(roomFor(other.room, stranger.who)).toMatchObject({ seat: -1, claims: [] })
  expect(other.room.people.said.at(-1)?.text).toBe('Cy 2 doesn’t get the seat of Cy.')
})

test('a request ends as its seat’s person is back, and is not for seats of people who are here', () => {
  const { room, ann, cy } = withoutCy()
  const dan = newClient(room, 'Dan')
  expect(ask(room, dan, 'claim', { seat: 3 })).toBeNull()
  expect(refusal(ask(room, dan, 'claim', { seat: 1 }))).toBe('That seat is not to be given.')
  expect(refusal(ask(room, dan, 'claim', { seat: 0 }))).toBe(
    'Whoever takes the Boss’s seat now would see the Boss’s hand.',
  )
  expect(refusal(ask(room, ann, 'claim', { seat: 3 }))).toBe('You have a seat.')
  room.people.all.find(({ who }) => who === cy.who)!.here = true
  ask(room, dan, 'wait', { on: true })
  expect(roomFor(room, dan.who).claims).toEqual([])
})

test('of a full room one gets a bot’s seat as the others agree, or waits for the next free one', () => {
  const { room, clients } = roomOf({ raiders: ['person', 'person', 'raider'] }, ['Ann', 'Ben'])
  const [ann, ben] = clients as [Client, Client]
  const [cy, dan] = ['Cy', 'Dan'].map((name) => newClient(room, name)) as [Client, Client]
  expect(ask(room, cy, 'claim', { seat: 3 })).toBeNull()
  ask(room, ann, 'vouch', { by: cy.who, yes: true })
  expect(seats(room)).toEqual(['Ann', 'Ben', 'Cy'])
  expect(room.people.terms.raiders).toEqual(['person', 'person', 'person'])
  ask(room, dan, 'wait', { on: true })
  expect(roomFor(room, dan.who).members.at(-1)).toMatchObject({ name: 'Dan', waits: true })
  leave(room, ben.who)
  expect(seats(room)).toEqual(['Ann', 'Dan', 'Cy'])
  expect(roomFor(room, dan.who).members.at(-1)).toMatchObject({ name: 'Dan', waits: false })
})

test('a bot plays for somebody who is gone as soon as those who play want it', () => {
  const { room, ann, cy } = withoutCy()
  const dan = newClient(room, 'Dan', true)
  expect(refusal(ask(room, dan, 'standIn', { seat: 3 }))).toBe('Only those who play can do that.')
  expect(refusal(ask(room, ann, 'standIn', { seat: 2 }))).toBe('Nobody is gone from that seat.')
  expect(roomFor(room, ann.who).members.find(({ who }) => who === cy.who)?.gone).toBe(0)
  expect(ask(room, ann, 'standIn', { seat: 3 })).toBeNull()
  expect(seats(room)[2]).toBe('Cy (bot)')
})

test('the host puts a bot on a free seat and takes it away again; nobody has to be ready anew', () => {
  const { room, clients } = roomOf(three, ['Ann', 'Ben'])
  const [ann, ben] = clients as [Client, Client]
  ask(room, ben, 'ready', { ready: true })
  expect(refusal(ask(room, ben, 'bot', { seat: 3, on: true }))).toBe('Only Ann can do that.')
  expect(refusal(ask(room, ann, 'bot', { seat: 2, on: true }))).toBe('That seat is not free.')
  ask(room, ann, 'bot', { seat: 3, on: true })
  expect(roomFor(room, ann.who).waits).toBe('Not ready yet: Ann.')
  ask(room, ann, 'bot', { seat: 3, on: false })
  expect(roomFor(room, ann.who).waits).toBe('One seat is still free.')
})

test('changed terms take away the readiness that they concern, and no other', () => {
  const { room, clients } = roomOf({}, ['Ann', 'Ben'])
  for (const one of clients) ask(room, one, 'ready', { ready: true })
  const ready = (): boolean[] => room.people.places.slice(1).map((place) => place.ready)
  setTerms(room.people, { ...room.people.terms, speed: 2, clock: 60, grace: 15, aloud: true }, deckIds(room.library))
  expect(ready().slice(0, 2)).toEqual([true, true])
  setTerms(room.people, { ...terms, ...room.people.terms, boss: 'hard' }, deckIds(room.library))
  expect(ready().slice(0, 2)).toEqual([false, false])
})

test('people may be called something else, but not as another', () => {
  const { room, clients } = roomOf({}, ['Ann', 'Ben'])
  const [ann] = clients as [Client]
  ask(room, ann, 'name', { name: 'Anna' })
  ask(room, ann, 'name', { name: 'ben' })
  expect(room.people.all.map(({ name }) => name)).toEqual(['ben 2', 'Ben'])
  expect(room.people.said.map(({ text }) => text)).toContain('Ann is called Anna now.')
})

test('after the end anybody takes all back to the lobby, ready for the same again or not', () => {
  const { room, clients } = roomOf(three, ['Ann', 'Ben', 'Cy'])
  const [ann, ben] = clients as [Client, Client]
  begin(room, { now: 0, seed: 7 })
  expect(refusal(ask(room, ben, 'again', {}))).toBe('The raid is not over.')
  for (const one of clients) ask(room, one, 'concede', {})
  dropOut(room, ann.who, 0)
  expect(ask(room, ben, 'again', { ready: true })).toBeNull()
  expect(roomFor(room, ben.who)).toMatchObject({ phase: 'lobby', waits: 'Not ready yet: Ann, Cy.' })
})

test('after the end the host takes everybody to another raid, and is ready for it', () => {
  const { room, clients } = roomOf(three, ['Ann', 'Ben', 'Cy'])
  const [ann, ben] = clients as [Client, Client]
  begin(room, { now: 0, seed: 7 })
  for (const one of clients) ask(room, one, 'concede', {})
  const said = [
    ask(room, ann, 'again', {}),
    ask(room, ann, 'terms', { ...terms, ...three, raid: 'molten-core' }),
    ask(room, ann, 'ready', { ready: true }),
  ]
  expect(said).toEqual([null, null, null])
  expect(roomFor(room, ben.who)).toMatchObject({
    phase: 'lobby',
    terms: { raid: 'molten-core' },
    waits: 'Not ready yet: Ben, Cy.',
  })
})
