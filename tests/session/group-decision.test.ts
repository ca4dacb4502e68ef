/** What raiders decide together: laid out at once, within the limits that the rules give with the question. */
import { describe, expect, test } from 'vitest'
import { besides } from '../../src/board/places/answers.ts'
import { choose, decision, view, describe as words } from '../../src/engine/index.ts'
import { askPersonFirst, groupDecisionOf, nextAnswer, problemOf, summary } from '../../src/session/group-decision.ts'
import type { Table } from '../table/index.ts'
import { table } from '../table/index.ts'

const raid = 'magtheridons-lair'
const pits = (): Table => {
  const t = table({
    raid,
    boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
    raiders: [{ cards: ['Latro Abiectus'] }, { cards: ['Crazy Igvand'] }],
  })
  return t.play('Fiery Pits').resolve()
}
const ruin = (): Table => {
  const t = table({
    raid,
    boss: {
      hero: 'Magtheridon (Unleashed)',
      hand: ['Fel Ruination'],
      resources: 2,
      row: Array.from({ length: 7 }, () => "Magtheridon's Blood"),
      deck: ['Blast Nova'],
    },
    raiders: [
      { cards: ['Latro Abiectus', 'Latro Abiectus', 'Crazy Igvand', 'Parvink', 'Krol Blade'] },
      { cards: ['Latro Abiectus', 'Parvink', 'Crazy Igvand', 'Annihilator'] },
    ],
  })
  return t.play('Fel Ruination').resolve()
}
const asked = (t: Table) => groupDecisionOf(view(t.game, 1), decision(t.game))!
/** Gives what was agreed, question by question. */
function give(t: Table, agreed: ReadonlyMap<number, number>): void {
  const rest = new Map(agreed)
  const code = decision(t.game)!.about.code
  for (let open = decision(t.game); open?.about.code === code; open = decision(t.game)) {
    const index = nextAnswer(open, rest)
    expect(index, JSON.stringify(open)).toBeGreaterThanOrEqual(0)
    expect(choose(t.game, index)).toBeNull()
  }
}

describe('R403 Fiery Pits', () => {
  test('is asked of all raiders, with the whole, and what each can take', () => {
    const t = pits()
    const open = decision(t.game)!
    expect(open.joint).toEqual([1, 2])
    expect(besides(open)).toEqual({ kind: 'together', text: 'Decide all at once…' })
    const asks = asked(t)
    expect(asks).toMatchObject({ kind: 'shares', seats: [1, 2], least: 15, most: 15 })
    const latro = asks.items.find(({ text }) => text.startsWith('Latro'))!
    expect(latro).toMatchObject({ seat: 1, most: 2, now: 0 })
    expect(asks.items).toHaveLength(4)
    expect(words(t.game, open, 1).prompt).toMatch(/^Fiery Pits: split 15\. How much goes to .+\? 15 left/)
  })

  test('all fifteen must be given, and nobody gets more than is fatal', () => {
    const t = pits()
    const asks = asked(t)
    const [hero] = asks.items
    const latro = asks.items.find(({ text }) => text.startsWith('Latro'))!
    expect(problemOf(asks, new Map([[hero!.card, 14]]))).toBe('1 still to assign.')
    expect(problemOf(asks, new Map([[hero!.card, 16]]))).toMatch(/at most 15/)
    expect(problemOf(asks, new Map([[latro.card, 3]]))).toMatch(/at most 2/)
    const agreed = new Map(asks.items.map(({ card }) => [card, 0])).set(hero!.card, 13).set(latro.card, 2)
    expect(summary(asks, agreed)).toBe('15 of 15. Complete.')
    give(t, agreed)
    expect(view(t.game, 1).cards[hero!.card]?.damage).toBe(13)
    expect(t.zone('R1', 'graveyard')).toContain('Latro Abiectus')
  })

  test('what has been given already counts', () => {
    const t = pits()
    const open = decision(t.game)!
    const first = open.about.picked![0]!
    choose(
      t.game,
      open.answers.findIndex(({ n }) => n === 4),
    )
    const now = decision(t.game)!
    expect(now.about.share).toMatchObject({ total: 15, fatal: true })
    expect(now.about.share?.given).toContainEqual([first, 4])
    expect(words(t.game, now, 1).prompt).toContain('11 left')
  })
})

describe('R403 Fel Ruination', () => {
  test('is seven in all, from all parties together, and not seven each', () => {
    const t = ruin()
    const asks = asked(t)
    expect(asks).toMatchObject({ kind: 'picks', least: 7, most: 7, text: '7 in all, from all parties together.' })
    expect(new Set(asks.items.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    const agreed = new Map(asks.items.map(({ card }, i) => [card, i < 7 ? 1 : 0]))
    expect(problemOf(asks, new Map([...agreed].slice(0, 6)))).toBe('1 still to choose.')
    expect(problemOf(asks, new Map(asks.items.slice(0, 8).map(({ card }) => [card, 1])))).toBe('1 too many.')
    give(t, agreed)
    expect(t.zone('R1', 'graveyard').length + t.zone('R2', 'graveyard').length).toBe(7)
  })
})

test('what one seat decides alone is no such question', () => {
  const t = pits()
  const open = decision(t.game)!
  expect(groupDecisionOf(view(t.game, 1), { ...open, joint: [1] })).toBeNull()
  expect(groupDecisionOf(view(t.game, 1), null)).toBeNull()
  expect(besides({ ...open, joint: [1] })?.kind).not.toBe('together')
})

test('it is asked of a person among those who decide, and of a bot only where there is none', () => {
  const open = decision(pits().game)!
  const asks = (...people: number[]) => askPersonFirst(open, (seat) => people.includes(seat))!.seat
  expect(asks(1, 2)).toBe(1)
  expect(asks(2)).toBe(2)
  expect(asks()).toBe(1)
  expect(asks(0)).toBe(1)
})
