/** A room from its opening to its end, without a server. */
import { describe, expect, test } from 'vitest'
import { choices, hash, outcome, played, view } from '../../src/engine/index.ts'
import { sightOf } from '../../src/server/frames.ts'
import { comeBack, dropOut, leave, nextAbsence, phaseOf, roomFor, standIn } from '../../src/server/room.ts'
import { answerOne, ask, beginRaid, hear, must, roomOf, run, seen } from './table.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const why = (done: ReturnType<typeof ask>): string => (done && 'no' in done ? done.no.why : '')

/** A raid that has begun, at the first question to a person. */
function begun(...given: Parameters<typeof roomOf>) {
  const { room, clients } = roomOf(...given)
  beginRaid(room, clients.slice(0, 2))
  run(room)
  for (const client of clients) hear(room, client)
  const play = room.play!
  const asked = () => clients.find((client) => seen(client).seen.mine)!
  return { room, clients, play, asked, game: play.session.game }
}

/** Both people keep their hands. */
function keepHands({ room, clients }: Pick<ReturnType<typeof begun>, 'room' | 'clients'>): void {
  for (const client of clients.slice(0, 2)) must(room, client, 'answer', { question: seen(client).question, answer: 0 })
  run(room)
  for (const client of clients) hear(room, client)
}

test('two people and a bot play a raid to its end from what they are told, and know what their seats may know', () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  const bots = new Map()
  const play = room.play!
  for (let n = 0; run(room) === 'person'; n++) {
    expect(answerOne(room, clients, bots)).toBe(true)
    if (n % 20 > 0) continue
    for (const client of clients) {
      hear(room, client)
      expect(client.sight).toEqual(plain(sightOf(room, play, client.who)))
      expect(seen(client).seen.view).toEqual(plain(view(play.session.game, client.who)))
    }
  }
  for (const client of clients) hear(room, client)
  expect(phaseOf(room)).toBe('over')
  expect(seen(clients[0]).seen.view.outcome).toEqual(plain(outcome(play.session.game)))
  const bytes = clients.flatMap(({ bytes }) => bytes.slice(1)).sort((a, b) => a - b)
  expect(bytes.length).toBeGreaterThan(50)
  must(room, clients[0], 'again', {})
  expect(roomFor(room, 1)).toMatchObject({ phase: 'lobby', waits: 'Not ready yet: Ann, Ben.' })
})

describe('an answer', () => {
  test('to another question, from somebody else, or that is not there is refused with a reason and changes nothing', () => {
    const { room, clients, asked, game } = begun({}, ['Ann', 'Ben', 'Eve'])
    keepHands({ room, clients })
    const one = asked()
    const { question } = seen(one)
    const other = clients.find((client) => client !== one)!
    const before = [hash(game), choices(game)]
    expect(why(ask(room, one, 'answer', { question: question - 1, answer: 0 }))).toBe(
      'That question is no longer open.',
    )
    expect(why(ask(room, other, 'answer', { question, answer: 0 }))).toMatch(/ decides now\.$/)
    expect(why(ask(room, one, 'answer', { question, answer: 500 }))).toBe('There is no such answer.')
    expect(why(ask(room, clients[2], 'answer', { question, answer: 0 }))).toBe('You are watching.')
    expect(why(ask(room, one, 'agree', { question, parts: [] }))).toBe('This is not decided together.')
    expect(why(ask(room, one, 'cancel', { question }))).toBe('That can’t be taken back any more.')
    expect([hash(game), choices(game)]).toEqual(before)
    must(room, one, 'answer', { question, answer: 0 })
    expect(choices(game)).toBeGreaterThan(before[1] as number)
  })

  test('101.2 whether to mulligan is given in any order to one question; nobody is told an early one, and it is done in turn', () => {
    const { room, clients, play, game } = begun({}, ['Ann', 'Ben', 'Eve'])
    const [ann, ben, eve] = clients
    const { question } = seen(ann!)
    expect(clients.map((client) => seen(client).deciding)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect([seen(ben!).question, seen(ben!).seen.mine?.kind]).toEqual([question, 'mulligan'])
    const before = [choices(game), JSON.stringify(ann!.sight), JSON.stringify(eve!.sight)]
    must(room, ben!, 'answer', { question, answer: 1 })
    run(room)
    for (const client of clients) hear(room, client)
    expect(choices(game)).toBe(before[0])
    expect(seen(ben!).seen.mine).toBeNull()
    for (const [i, client] of [ann!, eve!].entries())
      expect(JSON.stringify({ ...seen(client), deciding: [1, 2] })).toBe(
        JSON.stringify({ ...JSON.parse(before[i + 1] as string), deciding: [1, 2] }),
      )
    expect(why(ask(room, ben!, 'answer', { question, answer: 0 }))).toMatch(/ decides now\.$/)
    must(room, ann!, 'answer', { question, answer: 0 })
    run(room)
    expect(
      played(game)
        .choices.slice(before[0] as number)
        .slice(0, 2),
    ).toEqual([0, 1])
    expect(play.question).toBeGreaterThan(question)
    for (const client of clients) hear(room, client)
    expect(eve!.events.filter(({ on }) => on === 'mulligan')).toHaveLength(1)
  })

  test('that was meant for a question before an undo is refused after it', () => {
    const { room, clients, asked } = begun({ undo: 'free' })
    const one = asked()
    const { question, choices: made } = seen(one)
    must(room, one, 'answer', { question, answer: 0 })
    must(room, one, 'undo', { way: 'back' })
    for (const client of clients) hear(room, client)
    expect(seen(one)).toMatchObject({ choices: made, seen: { mine: { seat: one.who } } })
    expect(why(ask(room, one, 'answer', { question, answer: 0 }))).toBe('That question is no longer open.')
    must(room, one, 'answer', { question: seen(one).question, answer: 0 })
  })
})

describe('taking back', () => {
  const answered = (...given: Parameters<typeof begun>) => {
    const all = begun(...given)
    const one = all.asked()
    must(all.room, one, 'answer', { question: seen(one).question, answer: 0 })
    const other = all.clients.find((client) => client !== one)!
    return { ...all, one, other, made: choices(all.game) }
  }

  test('by vote waits for everybody who is here', () => {
    const { room, one: other, other: one, game, made } = answered({ undo: 'vote' })
    must(room, one, 'undo', { way: 'back' })
    hear(room, other)
    const what = 'Keep this hand (Ann)'
    expect(seen(other).undo.vote).toEqual({ by: one.who, way: 'back', what, yes: [one.who], needs: [other.who] })
    expect(choices(game)).toBe(made)
    expect(why(ask(room, one, 'vote', { yes: true }))).toBe('There is no undo vote to answer.')
    must(room, other, 'vote', { yes: false })
    expect(room.play?.vote).toBeNull()
    must(room, one, 'undo', { way: 'back' })
    must(room, one, 'vote', { yes: false })
    expect(room.play?.vote).toBeNull()
    must(room, one, 'undo', { way: 'back' })
    must(room, other, 'vote', { yes: true })
    expect(choices(game)).toBeLessThan(made)
    must(room, one, 'undo', { way: 'forward' })
    must(room, other, 'vote', { yes: true })
    expect(choices(game)).toBe(made)
  })

  test('is done at once where nobody else has chosen or learned anything since', () => {
    const { room, one, game, made } = answered({ undo: 'vote' })
    must(room, one, 'undo', { way: 'back' })
    expect([room.play?.vote, choices(game)]).toEqual([null, made - 1])
    must(room, one, 'undo', { way: 'forward' })
    expect([room.play?.vote, choices(game)]).toEqual([null, made])
  })

  test('is voted on once others have chosen or cards were drawn; asking changes nothing', () => {
    const { room, clients, game, asked } = begun({ undo: 'vote' })
    keepHands({ room, clients })
    const before = [hash(game), choices(game), asked().who]
    for (const one of clients) {
      must(room, one, 'undo', { way: 'back' })
      expect(room.play?.vote?.what).toMatch(/^Keep this hand/)
      expect([hash(game), choices(game), asked().who]).toEqual(before)
    }
  })

  test('is the host’s, anybody’s, or nobody’s, as the room chose', () => {
    const host = answered({ undo: 'host' })
    expect(host.one).toBe(host.clients[0])
    must(host.room, host.clients[1], 'undo', { way: 'back' })
    expect(host.room.play?.vote?.needs).toEqual([1])
    must(host.room, host.clients[0], 'undo', { way: 'back' })
    expect(choices(host.game)).toBeLessThan(host.made)
    const off = answered({ undo: 'off' })
    expect(why(ask(off.room, off.one, 'undo', { way: 'back' }))).toBe('Undo is off in this room.')
    hear(off.room, off.one)
    expect(seen(off.one).undo).toEqual({ back: false, forward: false, vote: null, before: null })
    const free = answered({ undo: 'free' })
    must(free.room, free.other, 'undo', { way: 'back' })
    expect(choices(free.game)).toBeLessThan(free.made)
  })
})

describe('whoever is gone', () => {
  test('keeps the seat for the room’s time; then a bot plays it until they are back', () => {
    const { room, asked, play } = begun()
    const one = asked()
    dropOut(room, one.who, 1000)
    expect(roomFor(room, 1).members.find(({ who }) => who === one.who)?.here).toBe(false)
    expect(nextAbsence(room, 1000)).toBe(60_000)
    standIn(room, 60_999)
    expect(play.session.seats[one.who].kind).toBe('person')
    standIn(room, 61_000)
    expect(play.session.seats[one.who].kind).toBe('bot')
    expect(roomFor(room, 1).seats[one.who]).toMatchObject({ who: one.who, stands: true })
    expect(nextAbsence(room, 62_000)).toBeNull()
    const before = choices(play.session.game)
    run(room)
    expect(choices(play.session.game)).toBeGreaterThan(before)
    comeBack(room, one.who)
    expect(play.session.seats[one.who].kind).toBe('person')
    expect(room.people.said.at(-1)?.text).toMatch(/plays again\.$/)
  })

  test('and leaves for good leaves a free seat that a bot plays; the host’s leaving ends nothing', () => {
    const { room, clients, play } = begun({}, ['Ann', 'Ben', 'Eve'])
    leave(room, 1)
    expect(roomFor(room, 2)).toMatchObject({ host: 2, phase: 'game' })
    expect(roomFor(room, 2).seats[1]).toMatchObject({ kind: 'free', who: 0, stands: true })
    expect(play.session.seats[1].kind).toBe('bot')
    must(room, clients[2], 'sit', { seat: 1 })
    expect(play.session.seats[1].kind).toBe('person')
    expect(roomFor(room, 3).seat).toBe(1)
  })
})

test('with open hands raiders see each other’s hands, and nobody the Boss’s', () => {
  for (const openHands of [false, true]) {
    const { clients } = begun({ openHands })
    const { view: own } = seen(clients[0]).seen
    const others = own.seats[2].hand
    expect(others.length > 0).toBe(openHands)
    for (const id of others) expect(own.cards[id].def).not.toBeNull()
    expect(own.seats[0].hand).toEqual([])
  }
})

test('why not, and where a number comes from, is told of what the seat knows', () => {
  const { room, clients, asked } = begun()
  const one = asked()
  const { view: own } = seen(one).seen
  const [card] = own.seats[one.who].hand
  const done = ask(room, one, 'whyNot', { id: 4, what: card })
  expect(done).toMatchObject({ reply: { name: 'reason', message: { id: 4, text: expect.stringMatching(/\w/) } } })
  const hero = own.seats[0].hero
  expect(ask(room, one, 'explain', { id: 5, card: hero, stat: 'health' })).toMatchObject({
    reply: { message: { ledger: { total: own.cards[hero].health } } },
  })
  const other = clients.find((client) => client !== one)!
  const [hidden] = seen(other).seen.view.seats[other.who].hand
  expect(ask(room, one, 'explain', { id: 6, card: hidden, stat: 'cost' })).toMatchObject({
    reply: { message: { ledger: null } },
  })
})

describe('what seats silence and wish', () => {
  test('is of cards that they see, and limited', () => {
    const here = begun({ raiders: ['person', 'person', 'raider'] })
    keepHands(here)
    const { room, clients, play } = here
    const [ann] = clients
    const known = Object.values(view(play.session.game, 1).cards).find(({ def }) => def !== null)!.def!
    expect(why(ask(room, ann!, 'silence', { card: 'zzz', to: 'quiet' }))).toBe('There is no such card on the table.')
    expect(ask(room, ann!, 'silence', { card: known, to: 'quiet' })).toBeNull()
    expect(Object.keys(play.session.seats[1]!.silent ?? {})).toEqual([known])
    expect(ask(room, ann!, 'silence', { card: known, to: null })).toBeNull()
    expect(why(ask(room, ann!, 'wish', { what: 'attack', card: 0 }))).toBe('Nobody beside you can do that.')
    const said = Array.from({ length: 40 }, () => ask(room, ann!, 'wish', { what: 'hold', card: 0 }))
    expect(why(said.at(-1)!)).toBe('That has been asked of the bots again and again.')
    expect(play.session.reasons.length).toBeLessThan(60)
  })

  test('tells nothing of whether a card is there that the seat can’t see', () => {
    const here = begun()
    keepHands(here)
    const { room, play, asked } = here
    const one = asked()
    const now = view(play.session.game, seen(one).seen.view.seat)
    const mine = Object.values(now.cards).find(({ controller, zone }) => controller === now.seat && zone === 'party')!
    const texts = new Set<string>()
    for (let to = 1; to < 600; to++) {
      if (now.cards[to]) continue
      const done = ask(room, one, 'whyNot', { id: 1, what: mine.id, to })
      texts.add(JSON.stringify(done))
    }
    expect(texts.size).toBe(1)
  })
})
