/** Two tries of the same cards side by side. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, describeAnswer, type Game, glance, played, start } from '../../src/engine/index.ts'
import type { Setup } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { sideBySide } from '../../src/session/tries.ts'
import { must } from '../../src/state/must.ts'

const setup: Setup = {
  raid: 'onyxias-lair',
  raiders: library.decks.slice(0, 2).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id })),
  seed: 5,
}

/** A raid among bots after these choices and as many more. */
function among(choices: readonly number[], more: number): Game {
  const game = start(library, setup)
  const players = ['tactics', 'raider', 'raider'].map((bot, seat) => makePlayer(bot, seat, 5, library))
  for (const choice of choices) choose(game, choice)
  for (let i = 0; i < more; i++) {
    const open = decision(game)
    if (!open) break
    choose(game, must(players[open.seat]).choose(glance(game, open.seat), open).answer)
  }
  return game
}

/** The first choices, until a raider has several cards to play. */
const before = (): readonly number[] => {
  for (let n = 40; ; n++) {
    const game = among([], n)
    const open = must(decision(game))
    if (open.seat > 0 && open.answers.filter(({ do: what }) => what === 'play').length > 0) return played(game).choices
  }
}

test('the choice where they part, and damage, losses and the way since then, up to the turn that both have come to', () => {
  const common = before()
  const game = among(common, 0)
  const open = must(decision(game))
  const plays = open.answers.findIndex(({ do: what }) => what === 'play')
  const passes = open.answers.findIndex(({ do: what }) => what === 'pass')
  const { choices: longer } = played(among([...common, plays], 200))
  const { choices: shorter } = played(among([...common, passes], 40))
  const both = must(sideBySide(library, setup, [longer, shorter], open.seat))
  expect(both.map(({ chose }) => chose)).toEqual(
    [plays, passes].map((answer) => describeAnswer(game, open, answer, open.seat)),
  )
  const [{ course: long, did }, { course: short }] = both
  expect(long[0]).toEqual(short[0])
  expect(long.length).toBeGreaterThan(short.length)
  // The numbers of the longer try are those that it had by then.
  const { turn } = glance(among([], common.length), -1)
  expect(long[0]).toMatchObject({ round: turn.round, seat: turn.seat })
  const same = must(sideBySide(library, setup, [longer, played(among([...common, passes], 200)).choices], -1))
  expect(same[0].did.dealt).toBeGreaterThanOrEqual(did.dealt)
  expect(same[0].did.dealt).toBeGreaterThan(0)
  expect(Object.values(did).every((n) => n >= 0)).toBe(true)
})

test('what a seat can’t know is not said: others read of a card that is laid face down no name', () => {
  const game = among([], 0)
  const choices: number[] = []
  let open = must(decision(game))
  while (!(open.seat > 0 && open.answers.some(({ do: what }) => what === 'place'))) {
    choices.push(0)
    choose(game, 0)
    open = must(decision(game))
  }
  const place = open.answers.findIndex(({ do: what }) => what === 'place')
  const tries = [
    [...choices, place],
    [...choices, open.answers.length - 1],
  ] as const
  const [own] = must(sideBySide(library, setup, tries, open.seat))
  const [known] = must(sideBySide(library, setup, tries, -1))
  expect(own.chose).not.toBe(known.chose)
  expect(known.chose).toBe(describeAnswer(game, open, place, -1))
})

test('one that is only the beginning of the other is not compared', () => {
  const { choices } = played(among([], 30))
  expect(sideBySide(library, setup, [choices, choices.slice(0, 20)], -1)).toBeNull()
  expect(sideBySide(library, setup, [choices, choices], -1)).toBeNull()
})
