/** The raid of a room that is over, for whoever has the link. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { load, outcome, RecordError } from '../../src/engine/index.ts'
import { replayOf } from '../../src/server/replay.ts'
import { readSavedFile } from '../../src/session/saved-file.ts'
import { beginRaid, must, roomOf, run } from './table.ts'

test('there is a replay once the raid is over, and nothing of it before', () => {
  const { room, clients } = roomOf({ raiders: ['person', 'raider'] }, ['Ann'])
  const [ann] = clients
  expect(replayOf(room)).toMatchObject({ why: expect.stringContaining('before the raid is over') })
  beginRaid(room, clients)
  run(room)
  must(room, ann!, 'silence', { card: 'Parvink', to: 'no' })
  expect(replayOf(room)).toMatchObject({ why: expect.stringContaining('before the raid is over') })
  must(room, ann!, 'concede', {})
  expect(run(room)).toBe('over')
  const replay = replayOf(room)
  if ('why' in replay) throw new Error(replay.why)
  const opened = readSavedFile(replay.text)
  if (opened instanceof RecordError) throw opened
  expect(outcome(load(library, opened.record))).toEqual(outcome(room.play!.session.game))
  expect(opened.seats.map(({ kind, silent }) => [kind, silent])).toEqual([
    ['bot', undefined],
    ['person', undefined],
    ['bot', undefined],
  ])
  expect(opened.reasons.length).toBeGreaterThan(0)
})
