/** The table of a room on one page: an answer on its way to the server, and the hands of friends. */
import { expect, test } from 'vitest'
import type { WireUse } from '../../../src/app/room/connect.ts'
import { enterRoom } from '../../../src/app/room/in-room.ts'
import { makeRoomSession } from '../../../src/app/room/room-session.ts'
import { readSettings } from '../../../src/app/storage/settings.ts'
import { library } from '../../../src/content.ts'
import { newTold, nextFrame, sightOf } from '../../../src/server/frames.ts'
import { dropOut, type RaidRoom, roomFor } from '../../../src/server/room.ts'
import { type Terms, wireVersion } from '../../../src/wire/index.ts'
import { beginRaid, must, roomOf, run } from '../../server/table.ts'

/** Ann's page at the table of a room; `tell`: what the server says to it. */
async function atTable(given: Partial<Terms> = { raiders: ['person'] }, names = ['Ann']) {
  const { room, clients } = roomOf(given, names)
  beginRaid(room, clients)
  run(room)
  const [{ who }] = clients
  let use: WireUse | undefined
  const sent: [string, object][] = []
  const join = { version: wireVersion, name: 'Ann' }
  const inRoom = await enterRoom(
    { code: 'TESTTEST', join },
    {
      connect: async (_, heard) => {
        use = heard
        return { code: 'TESTTEST', send: (name, ask) => sent.push([name, ask]), leave: () => undefined }
      },
    },
  )
  const tell = (name: string, data: unknown): void => use?.tell(name, JSON.parse(JSON.stringify(data)))
  tell('welcome', { version: wireVersion, code: 'TESTTEST', who, now: 0, token: 'secret-token', said: [] })
  tell('room', roomFor(room, who))
  const told = newTold()
  tell('frame', nextFrame(room, who, told))
  /** What follows once Ann has kept her hand. */
  const again = () => {
    must(room, { who }, 'answer', { question: room.play?.question ?? 0, answer: 0 })
    run(room)
    return nextFrame(room, who, told)
  }
  let shown = 0
  const session = makeRoomSession(library, inRoom, {
    ...{ settings: readSettings, rest: () => 0, reading: () => 0, held: () => false },
    changed: () => shown++,
  })
  /** The last of them loses the connection. */
  const loses = () => {
    dropOut(room, clients.at(-1)!.who, 0)
    tell('room', roomFor(room, who))
  }
  return {
    session,
    tell,
    again,
    loses,
    room,
    told,
    sent,
    who,
    breaks: () => use?.gone(),
    shown: () => shown,
    stop: () => inRoom.leave(false),
  }
}

const sightNow = (room: RaidRoom) => sightOf(room, room.play!, 0)

test.each([
  [
    'is refused',
    { re: 'answer', why: 'That question is over.', fix: 'Look again.', rule: '' },
    'That question is over. Look again.',
  ],
  ['breaks a rule', { re: 'answer', why: 'It is exhausted.', fix: '', rule: '708.1a' }, 'It is exhausted.'],
])('an answer that %s takes its mark away, says why, and can be given again', async (_, refused, why) => {
  const { session, tell, shown } = await atTable()
  const reply = session.answer(1)
  expect([session.scene().sent, session.asks()]).toEqual([1, false])
  expect(await session.answer(0)).toBeNull()
  expect(session.scene().sent).toBe(1)
  const before = shown()
  tell('refused', refused)
  expect(await reply).toMatchObject({ why, rule: refused.rule })
  expect([session.scene().sent, session.asks()]).toEqual([undefined, true])
  expect(shown()).toBeGreaterThan(before)
})

test('an answer that a broken line took along takes its mark away, too', async () => {
  const { session, breaks, stop } = await atTable()
  const reply = session.answer(0)
  breaks()
  expect(await reply).toMatchObject({ why: expect.stringMatching(/can’t be reached/) as string })
  expect(session.scene().sent).toBeUndefined()
  stop()
})

test('with open hands those of friends are looked at in their turn, until one is asked anew; otherwise nobody else’s', async () => {
  const raiders = ['person', 'raider', 'raider']
  const { session, tell, again } = await atTable({ raiders, openHands: true })
  const shown = () => {
    const { view, decision } = session.scene()
    const known = view.seats[view.seat]?.hand.map((id) => view.cards[id]?.def !== null)
    return { seat: view.seat, known, asks: decision !== null }
  }
  const all = Array.from({ length: 7 }, () => true)
  expect(session.own()).toEqual([1, 2, 3])
  session.look()
  expect(shown()).toEqual({ seat: 2, known: all, asks: false })
  session.look(3)
  expect(shown()).toEqual({ seat: 3, known: all, asks: false })
  session.look()
  expect(shown()).toEqual({ seat: 1, known: all, asks: true })
  session.look(2)
  void session.answer(0)
  tell('frame', again())
  expect(shown()).toMatchObject({ seat: 1, asks: true })
  const closed = await atTable({ raiders })
  expect(closed.session.own()).toEqual([1])
  closed.session.look()
  expect(closed.session.scene().view.seat).toBe(1)
})

test('whoever is waited for is named, and if they are gone, that is said', async () => {
  const { session, tell, again, loses } = await atTable({ raiders: ['person', 'person'] }, ['Ann', 'Ben'])
  tell('frame', again())
  expect(session.scene().waiting).toBe('Ben decides: Keep this hand, or take a mulligan')
  loses()
  expect(session.scene().waiting).toBe('Ben is gone. To be decided: Keep this hand, or take a mulligan')
})

test('real cards are looked up by the host, each question once, and shown by the place of an act', async () => {
  const { session, tell, room, told, sent, who } = await atTable({ raiders: ['person', 'person'], real: 'cards' }, [
    'Ann',
    'Ben',
  ])
  expect(session.mayName?.()).toBe(false) // a hand is kept or not, unnamed
  for (let n = 0; n < 60 && !session.mayName?.(); n++) {
    const { deciding, question } = sightNow(room)
    for (const seat of deciding) must(room, { who: room.people.places[seat]!.who }, 'answer', { question, answer: 0 })
    run(room)
    tell('frame', nextFrame(room, who, told))
  }
  expect(session.mayName?.()).toBe(true)
  // The table is to draw its hands.
  expect(session.instructions?.(0).flatMap(({ does }) => does)).toContain('Ann: draw a card.')
  expect(
    session
      .instructions?.(0)
      .flatMap(({ does }) => does)
      .join(),
  ).not.toContain('Ben:')
  expect(session.meant?.('a')).toBeNull()
  expect(session.meant?.('ap')).toBeNull()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toEqual([['meant', { id: 1, letters: 'ap' }]])
  const place = { do: 'place', card: 5, n: 0 } as const
  const card = { name: 'Apprentice', acts: [{ answer: place, text: 'Resource' }], main: -1, whyNot: '' }
  tell('meant', { id: 1, list: [card] })
  await expect.poll(() => session.meant?.('ap')).toEqual([card])
  const act = session.meant?.('ap')?.[0]?.acts[0]?.answer
  void session.say?.('Apprentice', act)
  expect(sent.at(-1)).toEqual(['show', { question: sightNow(room).question, name: 'Apprentice', act: 0 }])
  expect(session.mayName?.()).toBe(false) // it is on its way
})
