/** Edit, and see the same moment: a game's choices made again with another version of its raid. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  choices,
  choose,
  decision,
  hash,
  playAgain,
  SetupError,
  type Stop,
  view,
  withRaid,
} from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { readRaid } from '../../src/raid/read.ts'
import { add, both, drop, type Edit, set } from '../raid/mistakes/edit.ts'
import { playedAtRandom } from '../soak/edits.ts'

const bell = library.raids.find(({ id }) => id === 'drowned-bell')!
const game = playedAtRandom('drowned-bell', 400)

function again(...edits: Edit[]): { now: Game; stop: Stop | null; shared: number } {
  const raid = structuredClone(bell)
  both(...edits)(raid)
  const read = readRaid(raid, library)
  if ('problems' in read) throw new Error(read.problems.map(({ where, what }) => where + what).join(' '))
  const { game: now, stop, shared } = playAgain(game, withRaid(library, read.raid), 1)
  return { now, stop, shared }
}

const card = (name: string): string => `cards.${bell.cards.findIndex((one) => one.name === name)}`

test('nothing changed: the same game', () => {
  const { now, stop, shared } = again()
  expect([stop, hash(now), choices(now), shared]).toEqual([null, hash(game), 400, 400])
})

test('a text that has changed is there at the same moment, and the old game stays', () => {
  const before = hash(game)
  const { now, stop } = again(set(`${card('Undertow')}.text.0`, { do: 'draw', n: 3 }), set('version', '1.0.1'))
  expect([stop, choices(now), hash(now)]).toEqual([null, 400, before])
  expect(running(now).code.cards.get('Undertow')?.def.text).toEqual([{ do: 'draw', n: 3 }])
  expect(view(now, 1).turn).toEqual(view(game, 1).turn)
  expect(choose(now, decision(now)!.answers.length - 1)).toBeNull()
})

test('a card that is gone stops the game where it was played, and the game goes on from there', () => {
  const rows = both(set('decks.main.1.0', 6), drop('decks.main.0'))
  const { now, stop, shared } = again(
    drop(card('Lantern Eel')),
    rows,
    drop('modes'),
    drop('levels'),
    drop('art.beings.Lantern Eel'),
    drop('art.emblems.Lantern Eel'),
    drop('tactics'),
    drop('advice'),
  )
  expect(stop).toEqual({
    choice: 149,
    text: 'The Bellkeeper: “Play Lantern Eel (1)”. There is no Lantern Eel any more.',
  })
  expect([choices(now), shared]).toEqual([148, 148])
  expect(choose(now, 0)).toBeNull()
})

test('a card that was renamed is the same card', () => {
  const renamed = (raid: RaidDef): RaidDef => JSON.parse(JSON.stringify(raid).replaceAll('Lantern Eel', 'Lamp Eel'))
  const { now, stop } = again((raid) => Object.assign(raid, renamed(raid)))
  expect([stop, choices(now)]).toEqual([null, 400])
  expect(Object.values(running(now).s.cards).map(({ def }) => def)).toContain('Lamp Eel')
})

test('windows in which nobody responds come and go', () => {
  const own = { when: { on: 'start', turn: 'you' }, then: [{ do: 'heal', n: 1, by: 'boss', from: 'boss' }] }
  const more = again(add(`${card('The Bellkeeper (At Ebb)')}.front`, own))
  expect([more.stop, more.shared < 400, choices(more.now) > 400]).toEqual([null, true, true])
})

test('a raid that can’t be started with these raiders is told as a setup is', () => {
  const edits = [drop('modes'), drop('levels'), set('raiders', { min: 4, max: 5, meant: [4, 5] })]
  expect(() => again(...edits)).toThrow(SetupError)
})
