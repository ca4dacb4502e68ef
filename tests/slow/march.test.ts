/** Whole marches, and what the map says at each stage of what lies ahead; a report of what they visit. */
import { describe, expect, test } from 'vitest'
import { blackTemple } from '../../raids/black-temple/raid.ts'
import { magtheridonsLair } from '../../raids/magtheridons-lair/raid.ts'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { encounterMap } from '../../src/app/dialogs/raid-map.ts'
import { hash, redo, slowHash, undo } from '../../src/engine/choices.ts'
import { decision, outcome, type RunningGame } from '../../src/engine/game.ts'
import { view, describe as wordsOf } from '../../src/engine/index.ts'
import { newCache } from '../../src/rules/core/cache.ts'
import { RESOURCES, zoneId } from '../../src/state/ids.ts'
import { tainted } from '../soak/checks.ts'
import { inWords, march, marched, missed, report, type Way } from '../soak/march.ts'

const bosses = ['magmadar', 'gehennas', 'garr', 'geddon', 'shazzrah', 'sulfuron', 'golemagg']
const between = (list: readonly string[]): string[] => list.flatMap((name) => ['between', name])

/** A march that is examined in each state, what the map shows to a raider there, and how many resources the Boss has. */
function watched(way: Way) {
  const maps: string[] = []
  const resources: number[] = []
  const one = march(way, (g, n) => {
    examine(g, n)
    resources.push(g.s.zones[zoneId(0, RESOURCES)]!.cards.length)
    maps.push(
      encounterMap(way.raid, view(g, 1))
        .map((node) => node.fate || (node.here ? 'here' : node.past ? 'past' : '-'))
        .join(' '),
    )
  })
  return { ...one, maps, resources }
}

/** Hash, JSON, taking back, and nothing shown that may not be known. */
function examine(g: RunningGame, n: number): void {
  const before = hash(g)
  expect(slowHash(g)).toBe(before)
  g.s = JSON.parse(JSON.stringify(g.s))
  g.cache = newCache()
  g.epoch++
  g.structure++
  expect(slowHash(g)).toBe(before)
  if (undo(g)) redo(g)
  expect(hash(g)).toBe(before)
  const d = decision(g)
  for (const seat of [-1, 1])
    expect(tainted(g, seat, n, (now) => [view(now, seat), d && d.seat !== seat && wordsOf(now, d, seat)])).toBe(false)
}

test('R301.5a, R302, R303.1 full clear: all ten Bosses in their order, to the raiders’ victory', () => {
  const { game, states, maps } = watched({ raid: moltenCore, mode: 'full-clear', seed: 1 })
  expect(outcome(game)).toMatchObject({ result: 'raiders', rule: 'R100.2' })
  expect(states).toEqual(['lucifron', ...between([...bosses, 'executus']), 'ragnaros'])
  expect(maps[0]).toBe('past here comes comes comes comes comes comes comes - -')
  expect(maps.at(-1)).toBe('past past past past past past past past past past here')
})

test('R300.2, R301.5a standard: three Bosses of seven, whom the map keeps secret until they come', () => {
  const { game, states, maps } = watched({ raid: moltenCore, mode: 'standard', seed: 2 })
  expect(outcome(game)).toMatchObject({ result: 'raiders' })
  const met = states.filter((name) => bosses.includes(name))
  expect(met).toHaveLength(3)
  expect(met).toEqual(bosses.filter((name) => met.includes(name)))
  expect(states).toEqual(['lucifron', ...between([...met, 'executus']), 'ragnaros'])
  expect(maps[0]).toBe('past here secret secret secret secret secret secret secret - -')
  const last = maps.at(-1)!.split(' ')
  expect(last.filter((fate) => fate === 'out')).toHaveLength(4)
  expect(last).not.toContain('secret')
})

test.each([false, true])('R502, R100.2 Black Temple: nine Bosses, to the raiders’ victory; slowly: %s', (slow) => {
  const { game, states } = watched({ raid: blackTemple, mode: 'standard', seed: 7, slow })
  expect(outcome(game)).toMatchObject({ result: 'raiders', rule: 'R100.2' })
  expect(states.filter((name) => !name.endsWith(' falls'))).toEqual([
    ...['najentus', 'supremus', 'akama', 'teron', 'gurtogg', 'reliquary', 'shahraz', 'council', 'betrayer'],
  ])
})

test.each(['standard', 'small-party'])(
  'R402.1a, R100.2 Magtheridon, %s: freed by the last Channeler or by the fifth resource, then his end',
  (mode) => {
    const hasty = watched({ raid: magtheridonsLair, mode, seed: 1 })
    const patient = watched({ raid: magtheridonsLair, mode, seed: 2, patience: mode === 'small-party' ? 30 : 15 })
    for (const { game, states, taken, maps } of [hasty, patient]) {
      expect(outcome(game)).toMatchObject({ result: 'raiders', rule: 'R100.2' })
      expect(states).toEqual(['chained', 'unleashed'])
      expect([...new Set(taken)]).toEqual(['chained freed → unleashed', 'unleashed fatallyDamaged'])
      expect(maps).toEqual(['past here'])
    }
    expect(hasty.resources.at(-1)).toBeLessThan(5)
    expect(patient.resources.at(-1)).toBe(5)
  },
)

/**
 * What no march comes by: in Black Temple a Boss who falls without any Event in waiting, and Supremus with more than his one.
 * tests/raids/black-temple/R502.test.ts plays them.
 */
const elsewhere = (raid: string): string[] =>
  raid !== 'black-temple'
    ? []
    : [
        'supremus bossFalls → akama',
        'supremus falls eventResolved',
        'akama bossFalls → teron',
        'teron bossFalls → gurtogg',
        'gurtogg bossFalls → reliquary',
        'reliquary bossFalls → shahraz',
        'shahraz bossFalls → council',
        'council bossFalls → betrayer',
      ]

describe('every state of the machine is entered and every transition taken, also where turns end before their time', () => {
  test.each(marched.map(([raid, mode]) => ({ raid, mode, name: raid.name })))('$name, $mode', ({ raid, mode }) => {
    const told = report(raid, mode)
    console.log(inWords(told))
    expect(missed(told).toSorted()).toEqual(elsewhere(raid.id).toSorted())
    expect(told.entered.size).toBe(Object.keys(raid.machine.states).length)
  })
})
