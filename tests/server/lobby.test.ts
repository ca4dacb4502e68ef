/** People in a room before the raid: seats, decks, who leads, who may do what. */
import { describe, expect, test } from 'vitest'
import { library, loadAllCards } from '../../src/content.ts'
import { roomFor } from '../../src/server/room.ts'
import { ask, beginRaid, must, newClient, roomOf } from './table.ts'

const why = (done: ReturnType<typeof ask>): string => (done && 'no' in done ? done.no.why : '')

test('who comes in takes the first free seat; who finds none looks on; the first leads', () => {
  const { room, clients } = roomOf({}, ['Ann', 'Ben', 'Cid'])
  const [ann, ben, cid] = clients.map(({ who }) => roomFor(room, who))
  expect([ann.seat, ben.seat, cid.seat]).toEqual([1, 2, -1])
  expect([ann.host, ann.you, ben.you]).toEqual([1, 1, 2])
  expect(ann.seats.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual([
    'bot normal',
    'person raider',
    'person raider',
    'bot raider',
  ])
  expect(JSON.stringify(ann)).not.toContain('key of')
})

test('the Boss’s seat is the last that somebody gets who does not ask for it', () => {
  const { room, clients } = roomOf({ boss: 'person', raiders: ['person', 'person'] })
  const [ann] = clients
  expect(clients.map(({ who }) => roomFor(room, who).seat)).toEqual([1, 2])
  expect(roomFor(room, ann.who).waits).toBe('The Boss’s seat is still free.')
  must(room, ann, 'sit', { seat: 0 })
  expect(roomFor(room, newClient(room, 'Cid').who).seat).toBe(1)
  must(room, ann, 'sit', { seat: null })
  expect(roomFor(room, newClient(room, 'Dan').who).seat).toBe(0)
})

test('the room says what it waits for, and begins when nothing is left', () => {
  const { room, clients } = roomOf({}, ['Ann'])
  const waits = () => roomFor(room, 1).waits
  expect(waits()).toBe('One seat is still free.')
  const ben = newClient(room, 'Ben')
  expect(waits()).toBe('Not ready yet: Ann, Ben.')
  expect(why(ask(room, clients[0], 'begin', {}))).toBe('Not ready yet: Ann, Ben.')
  must(room, clients[0], 'ready', { ready: true })
  must(room, ben, 'ready', { ready: true })
  expect(waits()).toBe('')
  expect(why(ask(room, ben, 'begin', {}))).toBe('Only Ann can do that.')
  must(room, clients[0], 'begin', {})
  expect(roomFor(room, 1).phase).toBe('game')
  expect(why(ask(room, clients[0], 'begin', {}))).toBe('The raid has begun.')
  expect(why(ask(room, clients[0], 'again', {}))).toBe('The raid is not over.')
})

describe('decks', () => {
  test('are chosen for the own seat, and by the host for a bot’s; then one has to be ready anew', () => {
    const { room, clients } = roomOf()
    const [ann, ben] = clients
    const [, , third] = library.decks
    must(room, ann, 'ready', { ready: true })
    must(room, ann, 'deck', { seat: 1, deck: third.id })
    expect(roomFor(room, 1).seats[1]).toMatchObject({
      deck: { id: third.id, hero: third.hero, own: false },
      ready: false,
    })
    expect(why(ask(room, ben, 'deck', { seat: 1, deck: third.id }))).toBe('That is not your seat.')
    expect(why(ask(room, ben, 'deck', { seat: 3, deck: third.id }))).toBe('That is not your seat.')
    must(room, ann, 'deck', { seat: 3, deck: third.id })
    expect(why(ask(room, ann, 'deck', { seat: 0, deck: third.id }))).toBe('That seat has no deck to choose.')
    expect(why(ask(room, ann, 'deck', { seat: 1, deck: 'none' }))).toContain('the deck "none" is not known')
  })

  test('of one’s own are checked by the rules', () => {
    const { room, clients } = roomOf()
    const [first] = library.decks
    const own = { ...first, id: 'mine', name: 'Mine' } as Parameters<typeof must<'deck'>>[3]['deck']
    must(room, clients[0], 'deck', { seat: 1, deck: own })
    expect(roomFor(room, 1).seats[1].deck).toMatchObject({ name: 'Mine', own: true })
    const cheat = { ...(own as object), cards: [[60, 'Crush']] } as typeof own
    expect(why(ask(room, clients[0], 'deck', { seat: 1, deck: cheat }))).not.toBe('')
    const boss = { ...(own as object), hero: 'Onyxia' } as typeof own
    expect(why(ask(room, clients[0], 'deck', { seat: 1, deck: boss }))).not.toBe('')
  })

  test('may have cards of all sets, which the server has loaded', async () => {
    await loadAllCards()
    const { room, clients } = roomOf()
    const [first] = library.decks
    const own = { ...first, id: 'mine', cards: [...first!.cards, [2, 'Apprentice Merry'], [2, 'No Such Card']] }
    const deck = own as unknown as Parameters<typeof must<'deck'>>[3]['deck']
    expect(why(ask(room, clients[0], 'deck', { seat: 1, deck }))).toMatch(/"No Such Card" is not known/)
    const known = { ...(deck as object), cards: own.cards.slice(0, -1) } as typeof deck
    must(room, clients[0], 'deck', { seat: 1, deck: known })
  })
})

test('terms are the host’s to change, and only what can be played', () => {
  const { room, clients } = roomOf()
  const [ann, ben] = clients
  const { terms } = room.people
  expect(why(ask(room, ben, 'terms', terms))).toBe('Only Ann can do that.')
  expect(why(ask(room, ann, 'terms', { ...terms, raid: 'nowhere' }))).toBe('This server has no raid “nowhere”.')
  expect(why(ask(room, ann, 'terms', { ...terms, boss: 'raider' }))).toBe('“raider” can’t play there.')
  expect(why(ask(room, ann, 'terms', { ...terms, mode: 'x' }))).toContain('has no mode “x”')
  must(room, ann, 'terms', { ...terms, boss: 'person', raiders: ['person', 'raider', 'raider'] })
  expect(roomFor(room, ben.who).seat).toBe(-1)
  must(room, ben, 'sit', { seat: 0 })
  expect(roomFor(room, ben.who).seat).toBe(0)
  expect(why(ask(room, ben, 'sit', { seat: 1 }))).toBe('Ann has that seat.')
  expect(why(ask(room, ben, 'sit', { seat: 2 }))).toBe('That seat is not for a person.')
  must(room, ben, 'sit', { seat: null })
  expect(roomFor(room, ben.who).seat).toBe(-1)
})

describe('among people', () => {
  test('the host shows out, mutes, and lets somebody else lead', () => {
    const { room, clients } = roomOf({}, ['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = clients
    expect(why(ask(room, ben, 'kick', { who: ann.who }))).toBe('Only Ann can do that.')
    must(room, ann, 'mute', { who: ben.who, on: true })
    expect(why(ask(room, ben, 'say', { text: 'hello' }))).toBe('The host has muted you.')
    expect(why(ask(room, ben, 'ping', { what: 'wait', on: 1 }))).toBe('The host has muted you.')
    must(room, ann, 'mute', { who: ben.who, on: false })
    must(room, ben, 'say', { text: 'hello' })
    expect(room.people.said.at(-1)).toEqual({ who: ben.who, name: 'Ben', text: 'hello' })
    must(room, ann, 'kick', { who: ben.who })
    expect(room.out).toEqual([
      { to: ben.who, name: 'bye', message: expect.objectContaining({ why: 'The host has shown you out.' }) },
    ])
    expect(why(ask(room, ben, 'say', { text: 'again' }))).toBe('You are not in this room.')
    must(room, cid, 'sit', { seat: 2 })
    must(room, ann, 'host', { who: cid.who })
    expect(why(ask(room, ann, 'begin', {}))).toBe('Only Cid can do that.')
    expect(why(ask(room, cid, 'kick', { who: cid.who }))).toBe('You can’t show yourself out.')
    expect(why(ask(room, cid, 'mute', { who: 99, on: true }))).toBe('They are not in this room.')
  })

  test('seats are handed over: one’s own, or by the host a bot’s', () => {
    const { room, clients } = roomOf({}, ['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = clients
    beginRaid(room, [ann, ben])
    expect(why(ask(room, ben, 'hand', { seat: 1, to: cid.who }))).toBe('That is not your seat.')
    expect(why(ask(room, ben, 'hand', { seat: 2, to: ann.who }))).toBe('Ann already has a seat.')
    must(room, ben, 'hand', { seat: 2, to: cid.who })
    expect([ben, cid].map(({ who }) => roomFor(room, who).seat)).toEqual([-1, 2])
    expect(room.play?.session.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person', 'bot'])
    must(room, ann, 'hand', { seat: 3, to: ben.who })
    expect(room.play?.session.seats[3].kind).toBe('person')
    expect(roomFor(room, ben.who).seat).toBe(3)
  })

  test('no room is fuller than it may be', () => {
    const { room } = roomOf()
    for (let n = 0; n < 20; n++) newClient(room, 'Eve', true)
    expect(() => newClient(room, 'Eve', true)).toThrow('The room is full.')
    expect(room.people.all.map(({ name }) => name).slice(-2)).toEqual(['Eve 19', 'Eve 20'])
  })
})
