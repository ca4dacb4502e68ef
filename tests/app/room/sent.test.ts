/** An answer on its way to the server: marked at once, and given back with the reason if it is refused. */
import { expect, test } from 'vitest'
import type { WireUse } from '../../../src/app/room/connect.ts'
import { enterRoom } from '../../../src/app/room/in-room.ts'
import { makeRoomSession } from '../../../src/app/room/room-session.ts'
import { readSettings } from '../../../src/app/storage/settings.ts'
import { library } from '../../../src/content.ts'
import { newTold, nextFrame } from '../../../src/server/frames.ts'
import { roomFor } from '../../../src/server/room.ts'
import { wireVersion } from '../../../src/wire/index.ts'
import { beginRaid, roomOf, run } from '../../server/table.ts'

/** Ann's page at the table of a room; `tell`: what the server says to it. */
async function atTable() {
  const { room, clients } = roomOf({ raiders: ['person'] }, ['Ann'])
  beginRaid(room, clients)
  run(room)
  const [{ who }] = clients
  let use: WireUse | undefined
  const join = { version: wireVersion, name: 'Ann' }
  const inRoom = await enterRoom(
    { code: 'TESTTEST', join },
    {
      connect: async (_, heard) => {
        use = heard
        return { code: 'TESTTEST', send: () => undefined, leave: () => undefined }
      },
    },
  )
  const tell = (name: string, data: unknown): void => use?.tell(name, JSON.parse(JSON.stringify(data)))
  tell('welcome', { version: wireVersion, code: 'TESTTEST', who, now: 0, token: 'secret-token', said: [] })
  tell('room', roomFor(room, who))
  tell('frame', nextFrame(room, who, newTold()))
  let shown = 0
  const session = makeRoomSession(library, inRoom, {
    ...{ settings: readSettings, rest: () => 0, reading: () => 0, held: () => false },
    changed: () => shown++,
  })
  return { session, tell, breaks: () => use?.gone(), shown: () => shown, stop: () => inRoom.leave(false) }
}

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
