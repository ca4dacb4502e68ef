import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, concede, decision, type Game, played, start, undo } from '../../src/engine/index.ts'
import { atOnce, makeBots } from '../../src/session/bot-move.ts'
import { type BotQuestion, type BotReply, changesSince, makeReplica } from '../../src/session/bot-replica.ts'

const seed = 4
const begin = (): Game =>
  start(library, {
    raid: library.raids[0].id,
    seed,
    raiders: library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id })),
  })

/** Asks a replica as the page does: only by what a message can carry. */
function asking(): (game: Game, bot: string) => BotReply {
  const reply = makeReplica(library)
  let known: readonly number[] | null = null
  return (game, bot) => {
    const question: BotQuestion = { id: 1, ...changesSince(game, known), bot }
    known = played(game).choices
    return structuredClone(atOnce(reply(structuredClone(question))))
  }
}

test('a replica in a worker moves as bots on the page do, choice by choice', () => {
  const game = begin()
  const bots = makeBots(library, seed)
  const ask = asking()
  for (let i = 0; i < 150; i++) {
    const open = decision(game)
    if (!open) break
    const bot = open.seat === 0 ? 'story' : open.seat === 1 ? 'careful' : 'raider'
    const move = bots.move(game, bot)
    expect(ask(game, bot)).toEqual({ id: 1, move })
    expect(choose(game, move.answer)).toBeNull()
  }
})

test('it follows through undo, other answers and conceding', () => {
  const game = begin()
  const ask = asking()
  const moves = (): void => {
    const bot = decision(game)?.seat === 0 ? 'tactics' : 'raider'
    expect(ask(game, bot)).toEqual({ id: 1, move: makeBots(library, seed).move(game, bot) })
  }
  for (let i = 0; i < 20; i++) choose(game, 0)
  moves()
  for (let i = 0; i < 7; i++) undo(game)
  const answers = decision(game)?.answers.length ?? 1
  choose(game, answers - 1)
  moves()
  concede(game, 2)
  moves()
  undo(game)
  moves()
})

test('a replica that cannot reply says so', () => {
  const reply = makeReplica(library)
  expect(atOnce(reply({ id: 3, keep: 0, more: [], bot: 'raider' }))).toEqual({
    id: 3,
    trouble: 'No game has been started.',
  })
  const { setup } = played(begin())
  expect(atOnce(reply({ id: 4, setup, keep: 0, more: [99], bot: 'raider' }))).toEqual({
    id: 4,
    trouble: expect.stringContaining('There is no answer'),
  })
})
