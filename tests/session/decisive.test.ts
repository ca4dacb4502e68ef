import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, concede, decision, events, type Game, outcome, start, view } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { decisive } from '../../src/session/decisive.ts'
import { gameStats } from '../../src/session/game-stats.ts'

const raiders = library.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))

/** A raid among bots to its end. */
function played(raid: string, seed: number): Game {
  const game = start(library, { raid, raiders, seed })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'heroic' : 'raider', seat, 1, library))
  for (let open = decision(game); open; open = decision(game))
    expect(choose(game, players[open.seat]!.choose(view(game, open.seat), open).answer)).toBeNull()
  return game
}

const byRaids = [
  ['molten-core', 11, 'Volcanic Lair', 0],
  ['onyxias-lair', 7, '', 1],
] as const

test.each(byRaids)(
  '%s: the last blow is what felled the last raider, the worst turn that with most damage',
  (raid, seed, by, least) => {
    const game = played(raid, seed)
    const [told, seen] = [events(game, 0, 1), view(game, 1)]
    const { blow, worst, conceded } = decisive(outcome(game)!, told, seen)
    expect(conceded).toEqual([])
    const heroes = seen.seats.flatMap(({ hero, boss }) => (boss ? [] : [hero]))
    const felled = told.findLast(
      ({ on, to = 0, what = 0 }) =>
        (on === 'deal' && heroes.includes(to)) || (on === 'destroy' && heroes.includes(what)),
    )!
    expect(blow?.to).toContain(felled.names[felled.to ?? felled.what!])
    expect(blow?.round).toBe(seen.turn.round)
    expect(blow?.n).toBeGreaterThanOrEqual(least)
    if (by) expect(blow).toMatchObject({ by, n: 0 })
    expect(worst?.n).toBeGreaterThanOrEqual(blow!.n)
    expect(worst?.round).toBeLessThanOrEqual(seen.turn.round)
    expect(decisive(outcome(game)!, events(game, 0, -1), view(game, -1))).toEqual({ blow, worst, conceded })
  },
)

test('102.1b who concedes is named, and no blow', () => {
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  concede(game, 0)
  const decided = decisive(outcome(game)!, events(game, 0, 1), view(game, 1))
  expect(decided).toEqual({ conceded: ['Onyxia'], blow: null, worst: null })
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
