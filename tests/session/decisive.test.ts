import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, concede, decision, events, type Game, glance, outcome, start, view } from '../../src/engine/index.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { decisive } from '../../src/session/decisive.ts'
import { gameStats } from '../../src/session/game-stats.ts'

const raiders = library.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))

/** A raid among bots to its end. */
function played(raid: string, seed: number): Game {
  const game = start(library, { raid, raiders, seed })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'heroic' : 'random', seat, 1, library))
  for (let open = decision(game); open; open = decision(game))
    expect(choose(game, players[open.seat]!.choose(glance(game, open.seat), open).answer)).toBeNull()
  return game
}

test.each([
  ['molten-core', 11],
  ['onyxias-lair', 7],
])('%s: the last blow felled the last raider, no turn was worse than the worst', (raid, seed) => {
  const game = played(raid, seed)
  const [told, seen] = [events(game, 0, 1), view(game, 1)]
  const { blow, worst, conceded } = decisive(outcome(game)!, told, seen)
  expect(conceded).toEqual([])
  const heroes = seen.seats.flatMap(({ hero, boss }) => (boss ? [] : [hero]))
  const isHero = (o = 0): boolean => heroes.includes(o)
  const felled = told.findLast(
    ({ on, to, what }) => (on === 'deal' && isHero(to)) || (on === 'destroy' && isHero(what)),
  )!
  const dealt = told.filter(({ on, to, choice }) => on === 'deal' && isHero(to) && choice === felled.choice)
  expect(blow?.to).toContain(felled.names[felled.to ?? felled.what!])
  expect(blow?.round).toBe(seen.turn.round)
  expect([0, ...dealt.map(({ n }) => n)]).toContain(blow?.n)
  expect(worst?.n).toBeGreaterThanOrEqual(blow!.n)
  expect(worst?.round).toBeLessThanOrEqual(seen.turn.round)
  expect(decisive(outcome(game)!, events(game, 0, -1), view(game, -1))).toEqual({ blow, worst, conceded })
})

test('a hero who is destroyed without damage has been felled by what destroyed him', () => {
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  const seen = view(game, 1)
  const { hero } = seen.seats[1]!
  const told = events(game, 0, 1)
  const more = { i: 0, choice: 9, whose: 1, text: '', names: { [hero]: 'Warrax', 99: 'Volcanic Lair' } }
  const end: GameEvent[] = [...told, { ...more, on: 'destroy', what: hero, by: 99 }, { ...more, on: 'lose', seat: 1 }]
  const { blow } = decisive({ result: 'boss' }, end, seen)
  expect(blow).toEqual({ by: 'Volcanic Lair', n: 0, type: '', to: ['Warrax'], round: seen.turn.round })
})

test.each([
  [[0], ['Onyxia']],
  [[2, 1, 3], [2, 1, 3].map((seat) => raiders[seat - 1].name)],
])('102.1b who concedes is named, and no blow: seats %j, one after another', (seats, conceded) => {
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  for (const seat of seats) concede(game, seat)
  const decided = decisive(outcome(game)!, events(game, 0, 1), view(game, 1))
  expect(decided).toEqual({ conceded, blow: null, worst: null })
})

test('damage is theirs whose text makes it be dealt: what the Boss makes an ally deal is the Boss’s', () => {
  const game = played('molten-core', 11)
  const told = events(game, 0, 0)
  const seen = view(game, 0)
  const adders = new Map(
    told.flatMap((e) => (e.link && (e.on === 'link' || e.on === 'trigger') ? [[e.link.id, e.whose]] : [])),
  )
  const made = told.filter((e) => e.on === 'deal' && !e.combat && e.during && adders.get(e.during) === 0)
  const others = made.filter(({ whose }) => whose > 0)
  const direct = told.filter(
    (e) => e.on === 'deal' && e.whose === 0 && (e.combat || !e.during || adders.get(e.during) === 0),
  )
  const sum = (all: typeof told): number => all.reduce((n, e) => n + (e.n ?? 0), 0)
  expect(gameStats(told, seen)[0]?.dealt).toBe(sum(direct) + sum(others))
})
