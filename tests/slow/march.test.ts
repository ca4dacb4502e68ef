/** The whole march, and what the map says at each Boss of what lies ahead; a report of what it visits. */
import { describe, expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { encounterMap } from '../../src/app/encounter.ts'
import { hash, redo, slowHash, undo } from '../../src/engine/choices.ts'
import { decision, type Game, outcome } from '../../src/engine/game.ts'
import { view, describe as wordsOf } from '../../src/engine/index.ts'
import { newCache } from '../../src/rules/game.ts'
import { tainted } from '../soak/checks.ts'
import { inWords, march, missed, report } from '../soak/march.ts'

const bosses = ['magmadar', 'gehennas', 'garr', 'geddon', 'shazzrah', 'sulfuron', 'golemagg']
const between = (list: readonly string[]): string[] => list.flatMap((name) => ['between', name])

/** A march that is examined in each state, and what the map shows to a raider there. */
function watched(mode: string, seed: number) {
  const maps: string[] = []
  const one = march({ mode, seed }, (g, n) => {
    examine(g, n)
    maps.push(
      encounterMap(moltenCore, view(g, 1))
        .map((node) => node.fate || (node.here ? 'here' : node.past ? 'past' : '-'))
        .join(' '),
    )
  })
  return { ...one, maps }
}

/** Hash, JSON, taking back, and nothing shown that may not be known. */
function examine(g: Game, n: number): void {
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
  const { game, states, maps } = watched('full-clear', 1)
  expect(outcome(game)).toMatchObject({ result: 'raiders', rule: 'R100.2' })
  expect(states).toEqual(['lucifron', ...between([...bosses, 'executus']), 'ragnaros'])
  expect(maps[0]).toBe('past here comes comes comes comes comes comes comes - -')
  expect(maps.at(-1)).toBe('past past past past past past past past past past here')
})

test('R300.2, R301.5a standard: three Bosses of seven, whom the map keeps secret until they come', () => {
  const { game, states, maps } = watched('standard', 2)
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

describe('every state of the machine is entered and every transition taken, also where turns end before their time', () => {
  test.each(['standard', 'full-clear'])('%s', (mode) => {
    const told = report(mode)
    console.log(inWords(told))
    expect(missed(told)).toEqual([])
    expect(told.entered.size).toBe(11)
  })
})
