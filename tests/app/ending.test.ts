import { describe, expect, test } from 'vitest'
import {
  endTitle,
  howFar,
  howItEnded,
  personsWon,
  sidesOf,
  whatNext,
  whoDidWhat,
} from '../../src/app/dialogs/ending.ts'
import { setupOf, type Wanted } from '../../src/app/start/raid-link.ts'
import type { Stop } from '../../src/board/scene.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { start, view } from '../../src/engine/index.ts'
import type { SeatStats } from '../../src/session/game-stats.ts'
import { type Table, table } from '../table/index.ts'

const none = { conceded: [], blow: null }
const both = { raiders: true, boss: true }
const raiders = { raiders: true, boss: false }
const boss = { raiders: false, boss: true }
const nobody = { raiders: false, boss: false }

test.each([
  ['raiders', raiders, 'Victory', true],
  ['boss', raiders, 'Defeat', false],
  ['raiders', boss, 'Defeat', false],
  ['boss', boss, 'Victory', true],
  ['raiders', both, 'The raid has won', null],
  ['boss', both, 'The Boss has won', null],
  ['boss', nobody, 'The Boss has won', null],
  ['draw', raiders, 'A draw', null],
  ['team', raiders, 'The game is over', null],
] as const)('%s win, seen by %j: %s', (result, sides, title, won) => {
  expect(endTitle({ result }, sides)).toBe(title)
  expect(personsWon({ result }, sides)).toBe(won)
})

test('persons at one screen have a common side; on a page of one person, in a room, that person has won or lost', () => {
  const { game } = table({ boss: { cards: [] }, raiders: [{ deck: ['Parvink'] }], turn: 'R1' })
  const seen = view(game, 1)
  const plans = [{ kind: 'person' }, { kind: 'person' }] as const
  expect(sidesOf(seen, plans, -1)).toEqual(both)
  expect([sidesOf(seen, plans, 0), sidesOf(seen, plans, 1)]).toEqual([boss, raiders])
  expect(sidesOf(seen, [{ kind: 'bot' }, { kind: 'person' }], -1)).toEqual(raiders)
})

describe('how it ended', () => {
  const at = (): Table =>
    table({ boss: { hero: 'Onyxia (Stage 2)', cards: [] }, raiders: [{ deck: ['Parvink'] }], turn: 'R1' })

  test('a win names the slain and the rounds; a loss says how far it got', () => {
    const seen = view(at().game, 1)
    const late = { ...seen, turn: { ...seen.turn, round: 11 } }
    expect(howItEnded({ result: 'raiders', text: '' }, late, none)).toBe('Onyxia is slain! 11 rounds.')
    expect(howItEnded({ result: 'boss', text: '' }, late, none)).toBe('No raider is left standing. 11 rounds.')
    const blow = { by: 'Deep Breath', n: 12, type: 'fire', to: ['Warrax', 'Boris', 'Litori'], round: 11 }
    expect(howItEnded({ result: 'boss', text: '' }, late, { ...none, blow })).toBe(
      'Deep Breath killed Warrax, Boris, and Litori in round 11: 12 fire damage. No raider is left standing.',
    )
    const own = { by: 'Warrax', n: 4, type: 'melee', to: ['Onyxia'], round: 11 }
    expect(howItEnded({ result: 'raiders', text: '' }, late, { ...none, blow: own })).toBe(
      "Onyxia is slain! The last blow was Warrax's: 4 melee damage. 11 rounds.",
    )
    expect(howItEnded({ result: 'raiders', text: '' }, late, { ...none, conceded: ['Onyxia'] })).toBe(
      'Onyxia conceded. 11 rounds.',
    )
    expect(howFar({ result: 'raiders' }, late)).toBe('')
    expect(howFar({ result: 'boss' }, late)).toMatch(/^Stage 2 of 3\. Onyxia \(Stage 2\) had 30 of 30 health left\.$/)
  })

  test('where only some stages come, those behind are counted', () => {
    const seen = view(at().game, 1)
    const stop = (fate: Stop['fate']): Stop => ({ title: '', fate })
    const far = (...fates: Stop['fate'][]): string => howFar({ result: 'boss' }, seen, fates.map(stop))
    expect(far('past', 'past', 'secret', 'here', 'secret')).toMatch(/^2 Bosses down\. Onyxia/)
    expect(far('past', 'here', 'out')).toMatch(/^1 Boss down\./)
    expect(far('here', 'secret')).toMatch(/^No Boss down\./)
    expect(far('past', 'here', 'comes')).toMatch(/^Stage 2 of 3\./)
  })
})

const line = (name: string, part: Partial<SeatStats> = {}): SeatStats => ({
  ...{ seat: 1, name, boss: false, dealt: 0, healed: 0, prevented: 0, protected: 0, played: 0 },
  ...{ destroyed: 0, hardest: null, fell: 0 },
  ...part,
})

test('who did what: the most valuable first, then what others did most, and who fell when', () => {
  const lines = [
    line('Onyxia', { boss: true, dealt: 99 }),
    line('Warrax', { dealt: 6, protected: 3, fell: 7 }),
    line('Boris', { dealt: 2, healed: 9, fell: 4 }),
    line('Litori', { dealt: 24, prevented: 1 }),
  ]
  expect(whoDidWhat(lines)).toEqual({
    best: 'MVP: Litori, most damage, 24; prevented most, 1.',
    honours: ['Warrax: protected most often, 3 times.', 'Boris: most healing, 9.'],
    fallen: ['Boris fell in round 4.', 'Warrax fell in round 7.'],
  })
  expect(whoDidWhat([line('Boris', { dealt: 9, healed: 3 }), line('Litori', { dealt: 9 })])).toMatchObject({
    best: 'MVP: Boris, most damage, 9 (tied); most healing, 3.',
    honours: ['Litori: most damage, 9 (tied).'],
  })
  expect(whoDidWhat([line('Warrax')])).toEqual({ best: '', honours: [], fallen: [] })
})

describe('what to try next', () => {
  const [first, second] = catalogue.raids
  const learning = first!.modes!.find(({ learning }) => learning)!
  const raider = (deck: string, who = 'raider'): Wanted['raiders'][number] => ({ deck, who, name: deck })
  const played = (part: Partial<Wanted> = {}): Wanted => ({
    raid: first!.id,
    mode: first!.modes![0]!.id,
    seed: 1,
    boss: 'tactics',
    raiders: [raider('warrax', 'person'), raider('boris-brightbeard'), raider('litori-frostburn')],
    ...part,
  })
  const texts = (wanted: Wanted, won: boolean): string[] => whatNext(wanted, catalogue, won).map(({ text }) => text)

  test('after a win the next raid, after a loss another raider, always another hero', () => {
    expect(texts(played(), true)).toEqual([`Next raid: ${second!.name}`, 'Try Elendril'])
    expect(texts(played(), false)).toEqual(['Try with 4 raiders', 'Try Elendril'])
  })

  test('after the first raid the same one by the rules; after the last, and with five raiders, nothing more', () => {
    expect(texts(played({ mode: learning.id, boss: 'gentle' }), true)[0]).toBe('Now by the rules')
    const all = catalogue.decks.map(({ id }, i) => raider(id, i === 0 ? 'person' : 'raider'))
    expect(texts(played({ raiders: all }), false)).toEqual([])
    expect(texts(played({ raid: catalogue.raids.at(-1)!.id, raiders: all }), true)).toEqual([])
  })

  test('each of them is a raid that can begin', () => {
    for (const won of [true, false])
      for (const { wanted } of whatNext(played(), catalogue, won))
        expect(() => start(library, setupOf(wanted))).not.toThrow()
  })
})
