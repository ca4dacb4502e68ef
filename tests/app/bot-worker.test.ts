/** The worker in which bots think, when it is asked again before it has answered. */
import { afterEach, expect, test, vi } from 'vitest'
import { isPlanned } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import { choose, decision, glance, played, start } from '../../src/engine/index.ts'
import type { BotProgress, BotQuestion, BotReply } from '../../src/session/bot-replica.ts'

afterEach(() => vi.unstubAllGlobals())

test('whoever is no longer waited for is told so, and the next question is answered', async () => {
  const [{ id: deck }] = library.decks as [(typeof library.decks)[number]]
  const game = start(library, { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck }], seed: 3 })
  for (let open = decision(game)!; !isPlanned(glance(game, open.seat), open); open = decision(game)!) choose(game, 0)
  const { setup, choices } = played(game)
  const replies: BotReply[] = []
  let ask = (_: { data: BotQuestion }): void => undefined
  const worker = {
    postMessage: (data: BotReply | BotProgress) => void ('done' in data || replies.push(data)),
    set onmessage(on: typeof ask) {
      ask = on
    },
  }
  vi.stubGlobal('self', worker)
  await import('../../src/app/local/bot-worker.ts')
  ask({ data: { id: 1, setup, keep: 0, more: choices, bot: 'ahead' } })
  ask({ data: { id: 2, keep: choices.length, more: [], bot: 'briefly' } })
  await vi.waitFor(() => expect(replies).toHaveLength(2), 20_000)
  expect(replies).toMatchObject([
    { id: 1, trouble: expect.stringMatching(/meanwhile/) },
    { id: 2, move: {} },
  ])
})
