/** Who may sit where while a raid goes on, who leads, who is kept out, and how far choices are taken back: nobody learns what their seat may not know. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, load, record, view } from '../../src/engine/index.ts'
import { dropOut, enter, leave, nextAbsence, type RaidRoom, roomFor, standIn } from '../../src/server/room.ts'
import type { Terms } from '../../src/wire/index.ts'
import { answerOne, ask, beginRaid, type Client, hear, must, newClient, roomOf, run, seen } from './table.ts'

const why = (done: ReturnType<typeof ask>): string => (done && 'no' in done ? done.no.why : '')
const handOf = (room: RaidRoom, client: Client, seat: number): (string | null)[] => {
  hear(room, client)
  const { view } = seen(client).seen
  return (view.seats[seat]?.hand ?? []).map((id) => view.cards[id]?.def ?? null)
}
const otherSide = 'From the other side of this raid you have seen cards that this seat may not know.'
const bossHand = 'Whoever takes the Boss’s seat now would see the Boss’s hand.'

test('the Boss’s seat can’t be taken from a bot in mid-raid: not by the host, not for a friend, not by somebody new', () => {
  const { room, clients } = roomOf()
  const [ann, ben] = clients
  beginRaid(room, clients)
  must(room, ann, 'sit', { seat: null })
  expect(why(ask(room, ann, 'hand', { seat: 0, to: ann.who }))).toBe(otherSide)
  const eve = newClient(room, 'Eve', true)
  expect(why(ask(room, ann, 'hand', { seat: 0, to: eve.who }))).toBe(bossHand)
  expect(why(ask(room, ben, 'hand', { seat: 0, to: eve.who }))).toBe('That is not your seat.')
  expect(why(ask(room, eve, 'sit', { seat: 0 }))).toBe('That seat is not for a person.')
  must(room, ann, 'sit', { seat: 1 })
  expect(handOf(room, ann, 0).every((name) => name === null)).toBe(true)
  expect(handOf(room, ann, 1)).not.toContain(null)
})

test('whoever has played the Boss raids no more in this raid, and no raider plays the Boss; in the next raid they may', () => {
  const { room, clients } = roomOf({ boss: 'person', raiders: ['person', 'person'] }, ['Ann', 'Ben', 'Bo'])
  const [ann, ben, bo] = clients
  beginRaid(room, clients)
  must(room, bo, 'sit', { seat: null })
  must(room, ann, 'sit', { seat: null })
  expect(why(ask(room, ann, 'sit', { seat: 0 }))).toBe(otherSide)
  expect(why(ask(room, bo, 'sit', { seat: 1 }))).toBe(otherSide)
  expect(why(ask(room, ben, 'hand', { seat: 2, to: bo.who }))).toBe(otherSide)
  must(room, bo, 'sit', { seat: 0 })
  must(room, ann, 'sit', { seat: 1 })
  must(room, bo, 'concede', {})
  run(room)
  must(room, bo, 'again', {})
  must(room, bo, 'sit', { seat: null })
  must(room, ann, 'sit', { seat: 0 })
  must(room, bo, 'sit', { seat: 1 })
  expect(roomFor(room, bo.who).seat).toBe(1)
})

test('the Boss’s player may hand the seat to somebody who has sat nowhere, and nobody comes back to the other side under a new name', () => {
  const { room, clients } = roomOf({ boss: 'person', raiders: ['person'] }, [])
  const bo = newClient(room, 'Bo', false, 'home of Bo')
  must(room, bo, 'sit', { seat: 0 })
  const ann = newClient(room, 'Ann', false, 'home of Ann')
  beginRaid(room, [bo, ann, ...clients])
  must(room, ann, 'sit', { seat: null })
  must(room, bo, 'kick', { who: ann.who })
  const friend = newClient(room, 'Friend', true, 'elsewhere')
  must(room, bo, 'hand', { seat: 0, to: friend.who })
  expect(roomFor(room, friend.who).seat).toBe(0)
  const again = newClient(room, 'Not Bo', false, 'home of Bo')
  expect(roomFor(room, again.who).seat).toBe(-1)
  expect(why(ask(room, again, 'sit', { seat: 1 }))).toBe(otherSide)
  const third = newClient(room, 'Cid', false, 'a third place')
  expect(roomFor(room, third.who).seat).toBe(1)
})

test('a raid that is over, and that all may look at in its replay, is not taken back; nobody changes sides before the next one', () => {
  const final = 'The raid is over, and its replay shows everybody’s cards.'
  const { room, clients } = roomOf({ boss: 'person', raiders: ['person', 'person'], undo: 'free' }, [
    'Ann',
    'Ben',
    'Bo',
  ])
  const [ann, , bo] = clients
  beginRaid(room, clients)
  run(room)
  must(room, bo, 'concede', {})
  run(room)
  must(room, bo, 'sit', { seat: null })
  must(room, ann, 'sit', { seat: null })
  expect(why(ask(room, ann, 'sit', { seat: 0 }))).toBe(otherSide)
  must(room, bo, 'sit', { seat: 0 })
  expect(why(ask(room, bo, 'undo', { way: 'back' }))).toBe(final)
  hear(room, bo)
  expect(seen(bo).undo).toMatchObject({ back: false, forward: false })
})

test('whoever is shown out is out for an hour, by their address; whoever is muted stays so', () => {
  const { room, clients } = roomOf({}, ['Ann'])
  const [ann] = clients
  const coming = (from: string, now: number) =>
    enter(room, { name: 'Ben', key: `${from} ${now}`, from, watch: true, now })
  const ben = newClient(room, 'Ben', false, 'home of Ben')
  const cid = newClient(room, 'Cid', true, 'home of Cid')
  must(room, ann, 'mute', { who: cid.who, on: true })
  must(room, ann, 'kick', { who: ben.who })
  must(room, ann, 'kick', { who: newClient(room, 'Dan', true).who })
  expect(coming('home of Ben', 1000)).toMatchObject({ why: 'You were shown out of this room.' })
  expect(coming('', 1000)).toHaveProperty('who')
  expect(coming('home of Cid', 1000)).toMatchObject({ muted: true })
  expect(coming('home of Ben', 3_600_001)).toMatchObject({ muted: false })
  must(room, ann, 'mute', { who: cid.who, on: false })
  expect(coming('home of Cid', 1001)).toMatchObject({ muted: false })
})

test('a minute without the host, and somebody who is here leads, rather one who plays', () => {
  const { room, clients } = roomOf()
  const [ann, ben] = clients
  newClient(room, 'Eve', true)
  dropOut(room, ann.who, 1000)
  expect(nextAbsence(room, 1000)).toBe(60_000)
  standIn(room, 60_999)
  expect(room.people.host).toBe(ann.who)
  expect(why(ask(room, ben, 'begin', {}))).toBe('Only Ann can do that.')
  standIn(room, 61_000)
  expect(room.people.host).toBe(ben.who)
  expect(nextAbsence(room, 61_000)).toBeNull()
  expect(room.people.said.at(-1)?.text).toBe('Ben leads the room now.')
})

test('a room that everybody has left has no leader to wait for', () => {
  const { room, clients } = roomOf({}, ['Ann'])
  dropOut(room, clients[0].who, 0)
  expect(nextAbsence(room, 0)).toBeNull()
  standIn(room, 1_000_000)
  expect(room.people.host).toBe(clients[0].who)
})

/** Plays so many questions with a room, each with whether something can be taken back afterwards. */
function backAfter(terms: Partial<Terms>, count: number): { room: RaidRoom; backs: boolean[]; ann: Client } {
  const { room, clients } = roomOf({ raiders: ['person'], undo: 'free', ...terms }, ['Ann'])
  beginRaid(room, clients)
  const bots = new Map()
  const backs: boolean[] = []
  for (let n = 0; n < count && run(room) === 'person'; n++) {
    answerOne(room, clients, bots)
    run(room)
    hear(room, clients[0])
    backs.push(seen(clients[0]).undo.back)
  }
  return { room, backs, ann: clients[0] }
}

test('among strangers nothing is taken back past a draw, a roll or a look; what showed nothing can be', () => {
  const { room, backs, ann } = backAfter({ listed: true }, 12)
  expect(new Set(backs)).toEqual(new Set([true, false]))
  const before = choices(room.play!.session.game)
  for (let n = 0; n < 100 && ask(room, ann, 'undo', { way: 'back' }) === null; n++);
  expect(why(ask(room, ann, 'undo', { way: 'back' }))).toBe(
    'In this room nothing is taken back past a draw, a roll or a look.',
  )
  const { least } = room.play!.guard!
  expect(choices(room.play!.session.game)).toBeGreaterThanOrEqual(least)
  expect(least).toBeGreaterThan(0)
  expect(least).toBeLessThanOrEqual(before)
})

test('among friends, or where it is agreed on, everything is taken back', () => {
  for (const terms of [{ listed: false }, { listed: true, peek: true }]) {
    const { room, backs, ann } = backAfter(terms, 12)
    expect(backs).not.toContain(false)
    for (let n = 0; n < 100 && ask(room, ann, 'undo', { way: 'back' }) === null; n++);
    expect(why(ask(room, ann, 'undo', { way: 'back' }))).toBe('There is nothing to take back.')
    expect(choices(room.play!.session.game)).toBeLessThan(5)
  }
})

test('a seat is called after whoever has it now: a person by any name, the bot’s hero once they have left; the record stays', () => {
  const { room, clients } = roomOf()
  const [ann, ben] = clients
  beginRaid(room, clients)
  const called = (): string[] => {
    hear(room, ann)
    return seen(ann)
      .seen.view.seats.slice(1, 3)
      .map(({ name }) => name)
  }
  expect(called()).toEqual(['Ann', 'Ben'])
  dropOut(room, ben.who, 0)
  standIn(room, 0, 2)
  expect(called()).toEqual(['Ann', 'Ben'])
  leave(room, ben.who)
  must(room, ann, 'name', { name: 'Anna' })
  expect(called()).toEqual(['Anna', 'Boris'])
  newClient(room, 'Cy')
  expect(called()).toEqual(['Anna', 'Cy'])
  const { game } = room.play!.session
  expect(view(load(library, record(game)), -1).seats[2]?.name).toBe('Ben')
})
