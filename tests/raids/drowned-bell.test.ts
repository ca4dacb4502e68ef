/** The Drowned Bell: the tide, the tolls, both forms of its Boss, the capstan. */
import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../table/index.ts'

const ebb = 'The Bellkeeper (At Ebb)'
const deep = 'The Bellkeeper (In the Deep)'
const nine = (card: string) => Array<string>(9).fill(card)
const made = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid: 'drowned-bell',
    boss: {
      hero: ebb,
      row: ['The Old Capstan'],
      deck: nine('Hull Breach'),
      events: nine('Message in a Bottle'),
      ...boss,
    },
    raiders: raiders.map((side) => ({ deck: nine('Parvink'), ...side })),
    turn: 'Boss',
    ...more,
  })
const counters = (t: Table) => view(t.game, -1).raid.counters
const rings = (n: number) => ({ hand: Array<string>(n).fill('Ring It Again'), resources: 2 * n })
/** Plays Ring It Again this often. */
const ring = (t: Table, n: number): Table => {
  for (let i = 0; i < n; i++) t.play('Ring It Again').resolveAll()
  return t
}

describe('the tide', () => {
  test('rises at the start of his turns while he is at ebb', () => {
    const t = made({}, [{}], { at: 'start' })
    t.resolveAll()
    expect(counters(t)).toEqual({ Tide: 1 })
  })

  test('at five the bell tolls: damage by the number of tolls, and he is in the deep with his damage', () => {
    const t = made({ ...rings(3), damage: 7 }, [{}, {}])
    ring(t, 2)
    expect(counters(t)).toEqual({ Tide: 4 })
    expect(t.stage()).toBe(1)
    ring(t, 1)
    expect(counters(t)).toEqual({ Tide: 6, Toll: 1 })
    expect(t.zone('Boss', 'party')).toEqual([deep])
    t.expect(deep, { damage: 7 })
    expect(
      view(t.game, -1)
        .seats.slice(1)
        .map(({ hero }) => view(t.game, -1).cards[hero]?.damage),
    ).toEqual([3, 3])
    expect(t.stage()).toBe(2)
  })

  test('falls by two each turn in the deep, and he surfaces with the last of it', () => {
    const t = made(rings(3))
    ring(t, 3)
    const seen: unknown[] = []
    for (let i = 0; i < 3; i++) {
      t.until('R1', 'action').until('Boss', 'action')
      seen.push(counters(t)?.Tide ?? 0)
    }
    expect(seen).toEqual([4, 2, 0])
    expect(t.zone('Boss', 'party')).toEqual([ebb])
    expect(t.stage()).toBe(1)
  })
})

test('in the deep 1 of any damage to him is prevented', () => {
  const t = made({ hero: deep }, [{ hand: ['Fire Blast'], resources: 1 }], { turn: 'R1', stage: 2 })
  t.play('Fire Blast', deep).resolveAll()
  t.expect(deep, { damage: 1 })
})

test('his health is by the square of the number of raiders, and he has more of it in the deep', () => {
  const health = (hero: string, n: number) => made({ hero }, Array(n).fill({})).card(hero).health ?? 0
  expect([1, 3, 5].map((n) => health(ebb, n) - health(ebb, 1))).toEqual([0, 32, 96])
  expect(health(deep, 3) - health(ebb, 3)).toBe(4)
})

describe('the capstan', () => {
  test('takes two Tide counters, once while he keeps his form', () => {
    const t = made(rings(1), [{ resources: 4, cards: ['Parvink', 'Apprentice Teep'] }])
    ring(t, 1).until('R1', 'action')
    t.use('The Old Capstan', 'Parvink').resolveAll()
    expect(counters(t)).toBeUndefined()
    t.expect('The Old Capstan', { exhausted: true })
    t.until('Boss', 'action')
    t.expect('The Old Capstan', { exhausted: true })
  })

  test('readies as he changes form', () => {
    const t = made({ ...rings(3), row: [{ name: 'The Old Capstan', exhausted: true }] })
    ring(t, 3)
    t.expect('The Old Capstan', { exhausted: false })
  })

  test('a Drowned Ringer lets the tide fall as it is destroyed', () => {
    const t = made({ ...rings(1), cards: [{ name: 'Drowned Ringer', damage: 1 }] }, [
      { hand: ['Fire Blast'], resources: 1 },
    ])
    ring(t, 1).until('R1', 'action')
    t.play('Fire Blast', 'Drowned Ringer').resolveAll()
    expect(counters(t)).toEqual({ Tide: 1 })
  })
})
