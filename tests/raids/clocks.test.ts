/** The clocks of all raids: what they count and at which number is printed on the Boss, and the table counts along. */
import { describe, expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { library } from '../../src/content.ts'
import { describeRaid, view } from '../../src/engine/index.ts'
import { type BossSpec, type SideSpec, table } from '../table/index.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const nths = ['', 'first', 'second', 'third']

/** The ways in which a text may print a number. */
const waysToPrint = (n: number): string[] =>
  n === 0 ? ['last', 'no '] : [`(${n})`, `${n} or more`, numbers[n], nths[n]].filter((one) => one !== undefined)

for (const raid of library.raids)
  describe(raid.name, () => {
    const printed = printedCards(library, raid.id)
    const clocks = raid.table?.clocks ?? []

    test('it has a clock', () => expect(clocks.length).toBeGreaterThan(0))

    test.each(clocks.filter(({ at }) => typeof at === 'number'))('$boss prints $at', ({ boss, side, at }) => {
      const text = printed(boss ?? '')!.text
      const other = text.findIndex((line) => line.startsWith('Other side:'))
      const seen = other < 0 || !side ? text : side === 'front' ? text.slice(0, other) : text.slice(other)
      const words = seen.join(' ').toLowerCase()
      expect(waysToPrint(at as number).filter((way) => way !== '' && words.includes(way))).not.toEqual([])
    })
  })

const clockOf = (raid: string, boss: BossSpec, raiders: readonly SideSpec[] = [{}]) => {
  const t = table({ raid, boss, raiders, turn: 'R1' })
  const now = view(t.game, -1)
  return { clock: now.raid.clock, said: describeRaid(now)[0] }
}

describe('the clock of a Boss', () => {
  test('counts towards what is printed, and is near before it comes', () => {
    const at = (resources: number) => clockOf('onyxias-lair', { hero: 'Onyxia (Stage 1)', resources })
    expect(at(4)).toEqual({
      clock: { counts: 'Resources', n: 4, at: 10, says: 'a hero dies', near: false },
      said: 'Resources 4/10, at 10: a hero dies.',
    })
    expect(at(7).clock?.near).toBe(false)
    expect(at(8).clock?.near).toBe(true)
  })

  test('is another one in another stage, and none once its side is turned', () => {
    expect(clockOf('onyxias-lair', { hero: 'Onyxia (Stage 3)', resources: 3 }).clock?.at).toBe(20)
    expect(clockOf('molten-core', { hero: 'Ragnaros', resources: 1 }).clock).toBeUndefined()
  })

  test('can count down', () => {
    const { clock, said } = clockOf('molten-core', { hero: 'Garr', cards: Array(5).fill('Firesworn') })
    expect(clock).toMatchObject({ counts: 'Firesworn', n: 5, at: 4, down: true, near: true })
    expect(said).toContain('Firesworn 5 left, at 4: he flips')
  })

  test('can count damage, Bloods and turns', () => {
    expect(clockOf('black-temple', { hero: 'Mother Shahraz' }).clock).toMatchObject({ n: 0, at: 15 })
    expect(clockOf('magtheridons-lair', { hero: 'Magtheridon (Chained)', resources: 4 }).clock).toMatchObject({
      n: 4,
      at: 5,
      near: true,
    })
    expect(clockOf('molten-core', { hero: 'Lucifron' }).clock).toMatchObject({ counts: 'Turns', at: 3 })
  })

  test('is gone once its Boss has fallen', () => {
    const t = table({
      raid: 'molten-core',
      boss: { hero: 'Baron Geddon', damage: 14, deck: ['Lava Pool'] },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    expect(view(t.game, -1).raid.clock).toMatchObject({ counts: 'Damage' })
    t.propose('Kor Cindervein', 'Baron Geddon')
    for (let i = 0; i < 30 && t.zone('Boss', 'party').includes('Baron Geddon'); i++) t.say('pass')
    expect(t.zone('Boss', 'party')).toEqual([])
    expect(view(t.game, -1).raid.clock).toBeUndefined()
  })

  test('can end at the number of raiders', () => {
    const { clock } = clockOf('black-temple', { hero: 'Teron Gorefiend' }, [{}, {}, {}])
    expect(clock).toMatchObject({ counts: 'Ghosts', n: 0, at: 3, near: false })
  })
})
