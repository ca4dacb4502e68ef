/** The Boss at every level is somebody to lose to: no act of hers is foolish, and her reasons say what they bring (whole: `npm run soak -- --acts`). */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { glance } from '../../src/engine/index.ts'
import { start } from '../../src/engine/new-game.ts'
import { makePlayer } from '../../src/players/index.ts'
import { bossAt, judged, mostEmpty, playActs, saysSomething } from '../soak/acts.ts'

const seeds = [1, 6, 11, 16, 21]

test('in a raid of each kind at Normal nothing that the Boss does is foolish, and nearly every reason says something', () => {
  expect(new Set(seeds.map(bossAt))).toEqual(new Set(['normal']))
  const played = seeds.map((seed) => playActs(seed, {}))
  expect(played.flatMap(({ foolish }) => foolish)).toEqual([])
  const sum = (of: 'acts' | 'answers' | 'empty'): number => played.reduce((n, one) => n + one[of], 0)
  expect(sum('acts')).toBeGreaterThan(50)
  expect(sum('empty') / sum('answers')).toBeLessThanOrEqual(mostEmpty)
}, 120_000)

test('at Normal Onyxia destroys no Foolish Mortals! of her own, and plays no Devour for nothing, while Warrax ends his turns', () => {
  const seed = 46928
  const raiders = ['warrax', 'boris-brightbeard', 'litori-frostburn'].map((deck) => ({ name: deck, deck }))
  const g = running(start(library, { raid: 'onyxias-lair', raiders, seed }))
  const players = ['normal', 'raider', 'raider', 'raider'].map((name, seat) => makePlayer(name, seat, seed, library))
  const told = judged(g, seed, (d) => {
    const pass = d.answers.findIndex(({ do: what }) => what === 'pass' || what === 'keep')
    return d.seat === 1 && pass >= 0 ? { answer: pass, why: '' } : players[d.seat]!.choose(glance(g, d.seat), d)
  })
  expect(told.acts).toBeGreaterThan(10)
  expect(told.foolish).toEqual([])
}, 60_000)

test('praise says nothing, and neither does a name; what is dealt, kept or avoided does', () => {
  const names = ['Crush', 'Warrax', 'Foolish Mortals!']
  const said = (why: string): boolean => saysSomething(why, names)
  for (const why of [
    '',
    'Crush will do.',
    '2 will do.',
    'Crush is the best target for Warrax.',
    'Foolish Mortals! is free and worth it.',
    'Foolish Mortals! works from now on, for 2 resources.',
    'Crush uses its power.',
    'Crush takes Warrax, with 0 ATK and 22 health left.',
  ])
    expect(said(why), why).toBe(false)
  expect(said('Crush can destroy Warrax.')).toBe(true)
  expect(said('She attacks Warrax: 12 health left, and 7 ATK in that party.')).toBe(true)
})
