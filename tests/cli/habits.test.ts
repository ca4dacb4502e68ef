import { expect, test } from 'vitest'
import { addHabits, type Habits, habitReport, noHabits } from '../../src/cli/simulate/habits.ts'
import { library } from '../../src/content.ts'
import type { Tactic } from '../../src/language/tactics.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { raid } from './raid.ts'

const lair = library.raids.find(({ id }) => id === 'onyxias-lair')!

test('a tactic that nobody follows is listed, and a card that is never played, with the reason that the raid gives', () => {
  const tactics: readonly Tactic[] = [
    { plain: 'Crush early.', say: 'Now.', play: 'Crush' },
    { plain: 'Crush late.', say: 'Later.', play: 'Crush' },
    { plain: 'Devour last.', say: 'Last.', play: 'Devour', seldom: 'Nobody comes near her.' },
  ]
  const raid: RaidDef = { ...lair, tactics }
  const uses = { drawn: 3, played: 0, placed: 1, discarded: 2 }
  const one: Habits = {
    tactics: { '0': 2 },
    advice: {},
    cards: { Crush: { ...uses, played: 2 }, Devour: uses },
    left: { Devour: 3, Crush: 4, Fire: 9 },
  }
  const all = noHabits()
  addHabits(all, one)
  addHabits(all, one)
  const found = habitReport(all, raid)
  expect(found.tactics).toEqual([
    { what: 'Crush late. ("Later.")', why: null },
    { what: 'Devour last. ("Last.")', why: 'Nobody comes near her.' },
  ])
  const twice = { drawn: 6, played: 0, placed: 2, discarded: 4 }
  expect(found.cards).toEqual([{ what: 'Devour', uses: twice, why: 'Nobody comes near her.' }])
  expect(found.unseen).toContain('Flame Breath')
  expect(found.unseen).not.toContain('Crush')
  expect(found.left).toEqual([
    { what: 'Crush', turns: 8 },
    { what: 'Devour', turns: 6 },
  ])
})

test('the code of simulate --tactics-report says whether all is explained', async () => {
  const words = ['simulate', 'onyxias-lair', '--tactics-report', '--raiders', '1', '--games', '2', '--json']
  const { code, out } = await raid([...words, '--workers', '1'])
  const found = JSON.parse(out)
  expect(found).toMatchObject({ raid: 'onyxias-lair', games: 2 })
  const never: { why: string | null }[] = [...found.tactics, ...found.advice, ...found.cards]
  expect(code).toBe(never.some(({ why }) => why === null) ? 1 : 0)
  expect(found.tactics.length).toBeLessThan(lair.tactics!.length)
})

test('--tactics-report goes with no option of a single table', async () => {
  const { code, err } = await raid(['simulate', 'onyxias-lair', '--tactics-report', '--hold'])
  expect(code).toBe(2)
  expect(err).toContain("--hold doesn't go with --tactics-report")
})
