/** Rooms at a real table: a device a raider, whose cards lie there. Only the own device names them; nobody else is told a name or a list. */
import { expect, test } from 'vitest'
import { library, loadAllCards } from '../../src/content.ts'
import { choices, hash, load, record } from '../../src/engine/index.ts'
import { changeOf, newKept, slowly, waking } from '../../src/server/keep.ts'
import { dropOut, leave, nextAbsence, type RaidRoom, roomFor, seatAll, standIn } from '../../src/server/room.ts'
import { makeRunner } from '../../src/server/runner.ts'
import { openDesks } from '../../src/server/thinking.ts'
import { maySay } from '../../src/session/real-cards.ts'
import type { Terms } from '../../src/wire/index.ts'
import { ask, beginRaid, type Client, hear, must, newClient, roomOf, run, seen } from './table.ts'

const why = (done: ReturnType<typeof ask>): string => (done && 'no' in done ? done.no.why : '')

/** Cards that a client finds by letters. */
function meant(room: RaidRoom, client: Client, letters: string) {
  const done = ask(room, client, 'meant', { id: 1, letters })
  if (!done || !('reply' in done) || done.reply.name !== 'meant') throw new Error(JSON.stringify(done))
  return (
    done.reply.message as unknown as {
      list: { name: string; acts: { text: string; answer: { do: string } }[]; main: number }[]
    }
  ).list
}

/** Two raiders with real cards, and somebody who looks on; everybody keeps, and it is the first raider's own turn. */
function atTable(given: Partial<Terms> = {}) {
  const { room, clients } = roomOf({ real: 'cards', undo: 'free', ...given })
  const eve = newClient(room, 'Eve', true)
  beginRaid(room, clients)
  const all = [...clients, eve]
  for (let n = 0; n < 300; n++) {
    run(room)
    for (const client of all) hear(room, client)
    const [ann] = clients
    const { mine, view } = seen(ann).seen
    if (mine && view.turn.seat === 1 && mine.about.window === 'action') return { room, clients, eve, all }
    const one = clients.find((client) => seen(client).seen.mine)!
    const keep = seen(one).seen.mine!.answers.findIndex(({ do: what }) => ['pass', 'keep', 'done'].includes(what))
    must(room, one, 'answer', { question: seen(one).question, answer: Math.max(0, keep) })
  }
  throw new Error('Ann has no turn.')
}

/** Everything that a client has been told. */
const toldTo = (client: Client): string => JSON.stringify([client.sight, client.events, client.reasons])

const inLetters = (room: RaidRoom, client: Client): string => {
  const words = new Set('abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => meant(room, client, letter)))
  return [...words].find(({ acts }) => acts.some(({ answer }) => answer.do === 'place'))!.name
}

test('a device names its own card and uses it; nobody else is told the name before it is seen, and none is told a list', () => {
  const { room, clients, eve, all } = atTable()
  const [ann, ben] = clients
  expect(maySay(seen(ann).seen.mine!)).toBe(true)
  const name = inLetters(room, ann)
  expect(meant(room, ben, name.slice(0, 3))).toEqual([])
  expect(why(ask(room, eve, 'meant', { id: 1, letters: name }))).toBe('You are watching.')
  const before = choices(room.play!.session.game)
  must(room, ann, 'show', { question: seen(ann).question, name })
  expect(choices(room.play!.session.game)).toBe(before + 2)
  for (const client of all) hear(room, client)
  expect(toldTo(ann)).toContain(`"${name}"`)
  for (const client of [ben, eve]) expect(toldTo(client)).not.toContain(`"${name}"`)
  // The lists of the decks stay with the host.
  const list = library.decks.find(({ id }) => id === roomFor(room, ann.who).seats[1]?.deck?.id)!.cards
  for (const client of all)
    expect(list.filter(([, card]) => toldTo(client).includes(`"${card}"`)).length).toBeLessThan(list.length / 2)
  must(room, ann, 'undo', { way: 'back' })
  must(room, ann, 'undo', { way: 'back' })
  run(room)
  hear(room, ann)
  expect(toldTo(ann)).not.toContain(`"${name}"`)
})

test('an act with a card is done with its name, in one message; what is wrong is refused and changes nothing', () => {
  const { room, clients, all } = atTable()
  const [ann, ben] = clients
  const name = inLetters(room, ann)
  const [card] = meant(room, ann, name)
  const act = card!.acts.findIndex(({ answer }) => answer.do === 'place')
  const { question } = seen(ann)
  const game = room.play!.session.game
  const before = hash(game)
  expect(why(ask(room, ann, 'show', { question: question + 1, name }))).toBe('That question is no longer open.')
  expect(why(ask(room, ben, 'show', { question, name }))).toBe('That question is no longer open.')
  expect(why(ask(room, ann, 'show', { question, name: 'No Such Card' }))).toBe('No Such Card can’t be named now.')
  expect(why(ask(room, ann, 'show', { question, name, act: 99 }))).toBe(`That can’t be done with ${name} now.`)
  expect(hash(game)).toBe(before)
  must(room, ann, 'show', { question, name, act })
  run(room)
  for (const client of all) hear(room, client)
  expect(seen(ann).seen.view.seats[1]?.payers).toBeGreaterThan(0)
  expect(hash(load(library, record(game)))).toBe(hash(game))
})

test('whoever would take back that a card was named is not told its name', () => {
  const { room, clients } = atTable({ undo: 'vote' })
  const [ann, ben] = clients
  const name = inLetters(room, ann)
  must(room, ann, 'show', { question: seen(ann).question, name })
  must(room, ben, 'undo', { way: 'back' })
  hear(room, ben)
  expect(seen(ben).undo.vote?.what).toBe('a secret choice (Ann)')
  expect(toldTo(ben)).not.toContain(`"${name}"`)
})

test('the raid waits for whoever holds real cards: no bot plays for them, and whoever takes their seat has their cards', () => {
  const { room, clients, eve } = atTable({ clock: 60 })
  const [ann, ben] = clients
  const name = inLetters(room, ann)
  must(room, ann, 'show', { question: seen(ann).question, name })
  dropOut(room, ann.who, 0)
  expect(nextAbsence(room, 100)).toBe(59_900) // until another leads the room
  standIn(room, 10_000_000)
  expect(why(ask(room, ben, 'standIn', { seat: 1 }))).toContain('The cards of that seat are real')
  expect(roomFor(room, ben.who).seats[1]).toMatchObject({ kind: 'person', real: true, stands: false })
  expect(room.play!.session.seats[1]?.kind).toBe('person')
  leave(room, ann.who)
  expect(roomFor(room, ben.who).seats[1]).toMatchObject({ kind: 'free', who: 0, stands: false })
  expect(room.play!.session.seats[1]?.kind).toBe('person')
  expect(run(room)).toBe('person')
  hear(room, eve)
  expect(toldTo(eve)).not.toContain(`"${name}"`)
  must(room, eve, 'sit', { seat: 1 })
  run(room)
  hear(room, eve)
  expect(toldTo(eve)).toContain(`"${name}"`)
  hear(room, ben)
  expect(toldTo(ben)).not.toContain(`"${name}"`)
})

test.each([
  ['none answers for real cards', 'cards' as const, true],
  ['one answers for others', undefined, false],
])('where a bot answers for anybody who does not, %s', async (_, real, stays) => {
  const { room, clients } = atTable({ clock: 60, real })
  const [ann] = clients
  let now = 0
  const runner = makeRunner(room, {
    now: () => now,
    seed: () => 1,
    desks: openDesks(0),
    keep: async () => undefined,
    failed: (error) => {
      throw error
    },
  })
  const told: string[] = []
  const line = { send: (name: string) => told.push(name), close: () => undefined }
  await runner.connect(ann.who, 'token', line)
  const before = choices(room.play!.session.game)
  await runner.settled()
  now = 1_000_000
  await runner.hear(ann.who, 'whole', {})
  await runner.settled()
  runner.stop()
  expect(choices(room.play!.session.game) === before).toBe(stays)
  expect(told).toContain('frame')
})

test('a bot beside them has no real cards, nor has the Boss; whoever is new to the terms sees them', () => {
  const { room, clients } = roomOf({ real: 'dice' })
  const [ann] = clients
  expect(roomFor(room, ann.who).seats.map(({ real }) => real)).toEqual([false, true, true, false])
  must(room, ann, 'ready', { ready: true })
  must(room, ann, 'terms', { ...room.people.terms, real: undefined })
  expect(roomFor(room, ann.who).seats.map(({ real, ready }) => real || ready)).toEqual([false, false, false, false])
  expect(why(ask(room, ann, 'terms', { ...room.people.terms, real: 'all', boss: 'person' }))).toContain(
    'the Boss can’t draw',
  )
  must(room, ann, 'terms', { ...room.people.terms, real: 'dice' })
  beginRaid(room, clients)
  expect(record(room.play!.session.game).setup).toMatchObject({
    dice: 'told',
    raiders: [{ real: true }, { real: true }, {}],
  })
  seatAll(room)
  expect(roomFor(room, ann.who).seats.map(({ real }) => real)).toEqual([false, true, true, false])
})

test('a room that is woken goes on where it was', async () => {
  const { room, clients } = atTable()
  const [ann] = clients
  must(room, ann, 'show', { question: seen(ann).question, name: inLetters(room, ann) })
  const { moment } = changeOf(room, newKept)!
  const kept = {
    row: (moment.row as [never])[0],
    head: moment.head!,
    said: [],
    own: null,
    made: moment.made!.list,
    reasons: [],
  }
  const woken = await slowly(waking(library, kept as never, 0))
  expect(hash(woken.play!.session.game)).toBe(hash(room.play!.session.game))
  expect(roomFor(woken, ann.who).seats[1]).toMatchObject({ real: true, stands: false })
})

test('cards and heroes that can’t be played here yet are brought where they are real, and refused elsewhere', async () => {
  await loadAllCards()
  const cards = library.decks[0]!.cards.map(([n, name]): [number, string] => [n, name])
  const deck = { id: 'own', name: 'Own', about: '', format: 'open' as const, hero: 'Augh', cards }
  const { room, clients } = roomOf({ real: 'cards' })
  const [ann] = clients
  must(room, ann, 'deck', { seat: 1, deck })
  expect(why(ask(room, ann, 'deck', { seat: 1, deck: { ...deck, hero: 'Vad of the Four Winds' } }))).toContain('health')
  must(room, ann, 'deck', { seat: 1, deck: { ...deck, hero: 'Vad of the Four Winds', health: 29 } })
  must(room, ann, 'deck', { seat: 1, deck: { ...deck, cards: [...cards, [1, 'Sandbox Tiger']] } })
  expect(why(ask(room, ann, 'deck', { seat: 3, deck })), 'a bot’s seat').toContain('Augh is not playable here yet.')
  must(room, ann, 'terms', { ...room.people.terms, real: undefined })
  for (const client of clients) must(room, client, 'ready', { ready: true })
  expect(roomFor(room, ann.who).waits).toContain(
    'Augh is not playable here yet. Choose another hero, or play at a real table.',
  )
})

test('what followed an undo is offered to whoever undoes without asking, and made again after another choice', () => {
  const { room, clients, all } = atTable()
  const [ann, ben] = clients
  const hearAll = (): void => {
    run(room)
    for (const client of all) hear(room, client)
  }
  /** Answers for whoever is asked, until Ann may act in her own turn; then she does what is said. */
  const acts = (does: string): void => {
    hearAll()
    for (let n = 0; n < 20 && seen(ann).seen.mine?.about.window !== 'action' && !seen(ann).seen.mine?.about.why; n++) {
      const one = clients.find((client) => seen(client).seen.mine)!
      must(room, one, 'answer', { question: seen(one).question, answer: 0 })
      hearAll()
    }
    const { mine, words } = seen(ann).seen
    const is = ({ do: what }: { do: string }, i: number): boolean =>
      what === does || words!.answers[i]!.startsWith(does)
    must(room, ann, 'answer', { question: seen(ann).question, answer: mine!.answers.findIndex(is) })
  }
  const { game } = room.play!.session
  const from = choices(game)
  const place = (): void => acts('place')
  place()
  acts('mend')
  acts('One more resource')
  const whole = hash(game)
  while (choices(game) > from) must(room, ben, 'undo', { way: 'back' })
  hearAll()
  expect(seen(ben).undo.before).toBeNull()
  place()
  hearAll()
  expect(all.map((client) => seen(client).undo.before?.slice(0, 19) ?? null)).toEqual([
    'Put something right',
    'Put something right',
    null,
  ])
  must(room, ben, 'undo', { way: 'play' })
  expect(hash(game)).toBe(whole)
  hearAll()
  expect(seen(ben).undo.before).toBeNull()
  expect(why(ask(room, ben, 'undo', { way: 'play' }))).toBe('There is nothing to play again.')
})
