/** What the table shows of the raid besides its cards: chains, Bloods, Cubes with who mans them, the Nova's clock. */
import { describe, expect, test } from 'vitest'
import { nextStage } from '../../../src/app/dialogs/raid-map.ts'
import { library } from '../../../src/content.ts'
import { describeRaid, events, view } from '../../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'magtheridons-lair'
const five = Array.from({ length: 5 }, () => 'Manticron Cube')
const nova = { name: "Magtheridon's Lair", faceDown: true }
const unleashed = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid,
    boss: { hero: 'Magtheridon (Unleashed)', deck: ['Blast Nova', 'Blast Nova', 'Blast Nova'], ...boss },
    raiders,
    ...more,
  })
const shown = (t: Table) => view(t.game, -1).raid

describe('what holds him', () => {
  test('R402.1a so many Channelers as are left hold his chains, and Abyssals none', () => {
    const t = table({
      raid,
      boss: { hero: 'Magtheridon (Chained)', cards: ['Shadow Channeler', 'Summoner Channeler', 'Abyssal'] },
      raiders: [{}],
    })
    expect(shown(t).bonds).toMatchObject({ left: 2, of: 5 })
    expect(describeRaid(view(t.game, -1))).toEqual([
      '2 of 5 Channelers hold his chains.',
      'Resources 0/5, at 5: he breaks free.',
    ])
    expect(nextStage(library.raids.find(({ id }) => id === raid)!, view(t.game, -1))).toBe(
      'Next: Unleashed, when the last Channeler leaves, or with his fifth resource',
    )
  })

  test('R402.1a once he is free nothing holds him, whoever is left', () => {
    const t = unleashed({ cards: ['Shadow Channeler'] })
    expect(shown(t).bonds).toMatchObject({ left: 0, of: 5 })
  })
})

describe('Bloods', () => {
  test('R402.2 those in play, those used with the resources, and what texts ask for next', () => {
    const t = unleashed({ row: Array.from({ length: 8 }, () => "Magtheridon's Blood"), resources: 0 }, [{}], {
      turn: 'R1',
    })
    expect(shown(t).pools).toEqual([
      { type: 'Blood', called: 'Bloods', there: 8, used: 8, pile: 29, marks: [7, 10, 15] },
    ])
    t.until('Boss', 'draw')
    expect(shown(t).pools).toMatchObject([{ there: 9, used: 10 }])
    expect(describeRaid(view(t.game, -1))).toContain('Bloods: 9 in play, 10 of 29 used; texts ask for 10 next.')
  })

  test('R403 the thresholds are those that the cards print', () => {
    const def = library.raids.find(({ id }) => id === raid)!
    const printed = JSON.stringify(def.cards).matchAll(/\{"count":\{"is":"Blood"[^}]*\}\},">=",(\d+)\]/g)
    const asked = [...new Set([...printed].map(([, n]) => Number(n)))].sort((a, b) => a - b)
    expect(asked.filter((n) => n > 1)).toEqual(def.table?.types?.Blood?.marks)
  })
})

describe('the Nova', () => {
  test('R402.4c with the Nova side up it comes as his next turn starts, else as the turn after that', () => {
    const now = unleashed({ row: [...five, nova] }, [{}], { turn: 'R1' })
    expect(shown(now).looms).toMatchObject({ called: 'Nova', turns: 1, met: 0, of: 5, by: 'Cubes manned' })
    const later = unleashed({ row: [...five, "Magtheridon's Lair"] }, [{}], { turn: 'R1' })
    expect(shown(later).looms?.turns).toBe(2)
    expect(describeRaid(view(later.game, -1))[0]).toBe(
      "Nova as the turn after Magtheridon's next one starts: 10 fire to all raiders' heroes and allies. 0 of 5 Cubes manned.",
    )
  })

  test('R402.4b in his own turn it is counted as the Lair will lie after it', () => {
    expect(shown(unleashed({ row: [...five, "Magtheridon's Lair"] })).looms?.turns).toBe(1)
    expect(shown(unleashed({ row: [...five, nova] })).looms?.turns).toBe(2)
  })

  test('R402.3a who mans a Cube is named, and has it attached', () => {
    const t = unleashed({ row: [...five, nova] }, [{ cards: ['Latro Abiectus'] }], { turn: 'R1' })
    t.use('Manticron Cube', 'Latro Abiectus').resolveAll()
    const now = view(t.game, -1)
    expect(now.raid.looms).toMatchObject({ met: 1, of: 5 })
    expect(describeRaid(now)[0]).toBe(
      "Nova as Magtheridon's next turn starts: 10 fire to all raiders' heroes and allies. 1 of 5 Cubes manned: Latro Abiectus (R1).",
    )
    const latro = Object.values(now.cards).find(({ def }) => def === 'Latro Abiectus')!
    expect(latro.attachments.map((id) => now.cards[id]?.def)).toEqual(['Manticron Cube'])
  })

  test('R402.4b the log says which side of the Lair has come up', () => {
    const t = unleashed({ row: [...five, "Magtheridon's Lair"] }).until('R1', 'action')
    expect(events(t.game, 0, -1).map(({ text }) => text)).toContain("Magtheridon's Lair flips to its Nova side.")
  })

  test('R402.4a without a Lair nothing comes', () => {
    expect(shown(unleashed({ row: five })).looms).toBeUndefined()
  })
})
