import { describe, expect, test } from 'vitest'
import { events, describe as inWords, view } from '../../src/engine/index.ts'
import { whyNotThere } from '../../src/engine/tabletop.ts'
import type { TabletopView } from '../../src/engine/types.ts'
import { fall } from '../../src/rules/R304-dropping/falling.ts'
import {
  CARD,
  choicesOf,
  columns,
  covers,
  depthFor,
  MAT,
  matUnder,
  nearestSpot,
  obstacleAt,
  piece,
  type Quad,
  rows,
  tabletop,
  touches,
  usual,
} from '../../src/rules/R304-dropping/table.ts'
import { hashValue } from '../../src/state/hash.ts'
import type { Spot } from '../../src/state/types.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'

const seats = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const party = (seat: number, n: number, attached = 0) =>
  seats(n).map((i) => piece(seat * 100 + i + 1, seat, false, attached))
const frail = () => ({ left: 3, hero: false })
const legal = (spots: readonly Spot[], deep: number = MAT.h): unknown[] =>
  spots.map((s) => obstacleAt(spots, s, deep)).filter((no) => no !== null)

describe('R304: the table', () => {
  test.each([2, 3, 4, 5, 6])('R304: %i play areas lie apart around it', (n) => {
    const t = tabletop(seats(n), MAT.h)
    expect(t.mats.map((m) => m.seat)).toEqual(seats(n))
    for (const m of t.mats) {
      expect(m.x >= 0 && m.y >= 0 && m.x + MAT.w <= t.w && m.y + t.deep <= t.h).toBe(true)
      for (const o of t.mats)
        expect(o === m || m.x + MAT.w <= o.x || o.x + MAT.w <= m.x || m.y + t.deep <= o.y || o.y + t.deep <= m.y).toBe(
          true,
        )
    }
    expect(t.mats[0]).toMatchObject({ y: 0, turned: true })
  })

  test('R304: an exhausted character lies on its side; attachments stick out', () => {
    expect(piece(1, 0, false, 0)).toMatchObject(CARD)
    expect(piece(1, 0, true, 0)).toMatchObject({ w: 88, h: 63 })
    expect(piece(1, 0, false, 2)).toMatchObject({ w: 63, h: 112 })
  })

  test.each([1, 5, 12, 30, 60])('R304: a party of %i lies apart from the start, in a larger area if it must', (n) => {
    const deep = depthFor(party(1, n, n % 5))
    expect(deep).toBeGreaterThanOrEqual(MAT.h)
    expect(legal(usual(party(1, n, n % 5), deep), deep)).toEqual([])
  })

  test('R304: every arrangement made at a word lies wholly in the area, and apart', () => {
    for (let n = 1; n <= 14; n++) {
      const t = tabletop(seats(4), MAT.h)
      const spots = usual(party(1, n, n % 3), MAT.h)
      const made = choicesOf(t, spots, 1, frail)
      expect(made.length).toBeGreaterThan(0)
      for (const { spots: laid } of made) {
        expect(legal(laid)).toEqual([])
        expect(laid.map((s) => s.card).sort()).toEqual(spots.map((s) => s.card).sort())
      }
    }
  })

  test('R304: the weakest lies farthest from the middle of the table', () => {
    const t = tabletop(seats(4), MAT.h)
    const spots = usual(party(1, 5), MAT.h)
    const [spread] = choicesOf(t, spots, 1, (card) => ({ left: card === 103 ? 1 : 9, hero: card === 101 }))
    const far = (s: Spot): number => {
      const q = covers(t, s)
      return (q[0] + q[4] - t.w) ** 2 + (q[1] + q[5] - t.h) ** 2
    }
    const weakest = spread.spots.find((s) => s.card === 103) as Spot
    expect(Math.max(...spread.spots.map(far))).toBe(far(weakest))
  })

  test('R304: lying over an edge or on another is refused; free places are offered, and the nearest', () => {
    const [a, b] = usual(party(1, 2), MAT.h)
    const there = (x: number, y: number): Spot => ({ ...a, x, y })
    expect(obstacleAt([a, b], there(-1, 0), MAT.h)).toBe('edge')
    expect(obstacleAt([a, b], there(MAT.w - 62, 0), MAT.h)).toBe('edge')
    expect(obstacleAt([a, b], there(0.5, 0), MAT.h)).toBe('edge')
    expect(obstacleAt([a, b], there(b.x + 62, b.y), MAT.h)).toBe(b.card)
    expect(obstacleAt([a, b], there(b.x + 63, b.y), MAT.h)).toBe(null)
    const free = nearestSpot([a, b], there(b.x, b.y), MAT.h) as Spot
    expect(obstacleAt([a, b], free, MAT.h)).toBe(null)
    for (const x of columns([a, b], a, MAT.h))
      for (const y of rows([a, b], a, x, MAT.h)) expect(obstacleAt([a, b], there(x, y), MAT.h)).toBe(null)
  })

  test('R304: touching is enough, also at one corner', () => {
    const square = (x: number, y: number): Quad => [x, y, x + 10, y, x + 10, y + 10, x, y + 10]
    expect(touches(square(0, 0), square(10, 10))).toBe(true)
    expect(touches(square(0, 0), square(11, 10))).toBe(false)
    const diamond: Quad = [20, 5, 25, 0, 30, 5, 25, 10]
    expect(touches(square(0, 0), diamond)).toBe(false)
    expect(touches(square(10, 0), diamond)).toBe(true)
    expect(touches([12, 0, 20, -8, 28, 0, 20, 8], square(0, 6))).toBe(false)
  })
})

describe('R304: the fall', () => {
  const t = tabletop(seats(4), MAT.h)

  test('R304: one throw, one fall, to the last bit', () => {
    const one = fall(t, [1, 2, 3], 7)
    expect(fall(t, [1, 2, 3], 7)).toEqual(one)
    expect([one.rest, one.faceUp, one.poses.length, hashValue(JSON.stringify(one))]).toMatchInlineSnapshot(`
      [
        [
          1145,
          537,
          1086,
          516,
          1115,
          433,
          1175,
          454,
        ],
        true,
        46,
        2320903207,
      ]
    `)
  })

  test('R304: it starts three feet up, never goes through the table, and comes to lie flat as a card', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { poses, rest } = fall(t, [1, 2, 3], seed)
      expect(poses[0].at[2]).toBeGreaterThan(900)
      expect(poses.length).toBeLessThan(120)
      for (const { at, right, up } of poses) {
        expect(at[2] - Math.abs(right[2]) - Math.abs(up[2])).toBeGreaterThan(-5)
        expect(Math.hypot(...right)).toBeCloseTo(CARD.w / 2, 1)
        expect(Math.hypot(...up)).toBeCloseTo(CARD.h / 2, 1)
      }
      const last = poses[poses.length - 1]
      expect([last.at[2], last.right[2], last.up[2]]).toEqual([0, 0, 0])
      const side = (i: number, j: number): number => Math.hypot(rest[i] - rest[j], rest[i + 1] - rest[j + 1])
      expect(Math.abs(side(0, 2) - CARD.w)).toBeLessThan(1.5)
      expect(Math.abs(side(2, 4) - CARD.h)).toBeLessThan(1.5)
      expect(rest.every(Number.isInteger)).toBe(true)
    }
  })

  test('R304: it hits and it misses, in every area that it falls over, turned anyhow, on either face', () => {
    const spots = [1, 2, 3].flatMap((s) => usual(party(s, 5), MAT.h))
    const falls = seats(240).map((i) => fall(t, [1, 2, 3], i))
    const hits = falls.map(({ rest }) => spots.filter((s) => touches(rest, covers(t, s))).length)
    expect(hits.filter((n) => n > 0).length).toBeGreaterThan(30)
    expect(hits.filter((n) => n === 0).length).toBeGreaterThan(80)
    const areas = new Set(falls.map(({ rest }) => matUnder(t, rest)?.seat))
    for (const seat of [1, 2, 3]) expect(areas.has(seat)).toBe(true)
    expect(falls.filter(({ faceUp }) => faceUp).length).toBeGreaterThan(60)
    expect(falls.filter(({ faceUp }) => !faceUp).length).toBeGreaterThan(60)
    const ways = new Set(falls.map(({ rest: q }) => `${q[2] > q[0]}${q[3] > q[1]}${Math.abs(q[2] - q[0]) > 44}`))
    expect(ways.size).toBe(8)
  })

  test('R304: each part of an area is reached', () => {
    const [mat] = t.mats.filter((m) => m.seat === 2)
    const parts = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const { rest: q } = fall(t, [2], seed)
      const [x, y] = [(q[0] + q[4]) / 2 - mat.x, (q[1] + q[5]) / 2 - mat.y]
      if (x >= 0 && y >= 0 && x < MAT.w && y < MAT.h) parts.add(`${Math.floor(x / 102)} ${Math.floor(y / 119)}`)
    }
    expect(parts.size).toBe(18)
  })
})

const gnome: TableSpec = {
  players: [
    { cards: ['Clumsy Gnome'] },
    { hero: 'Hero B', cards: ['Dummy 2/3', 'Dummy 1/1'] },
    { hero: 'Hero C', cards: [] },
  ],
}

/** A throw that hits just these of the cards as they usually lie. */
function throwAt(t: Table, ...names: string[]): number {
  const top = view(t.game, 0).tabletop as TabletopView
  const ids = names.map((name) => t.id(name))
  for (let seed = 1; seed < 4000; seed++) {
    const { rest } = fall(top.table, top.over, seed)
    const hit = top.spots.filter((s) => s.seat !== 0 && touches(rest, covers(top.table, s))).map((s) => s.card)
    if (hit.length === ids.length && hit.every((id) => ids.includes(id))) return seed
  }
  throw new Error(`Nothing hits just ${names.join(' and ')}.`)
}

const thrown = (...names: string[]): Table => {
  const seed = throwAt(table(gnome).use('Clumsy Gnome').resolve(), ...names)
  return table({ ...gnome, dice: [seed] })
    .use('Clumsy Gnome')
    .resolve()
}

describe('R304: a card is dropped', () => {
  test('R304: those whom it could land on arrange, in turn order; who can’t be hit is not asked', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    expect(t.asked()).toBe('B: arrange')
    expect(t.legal().slice(0, 1)).toEqual(['done'])
    expect(t.legal().filter((l) => l.startsWith('pick'))).toEqual(['pick Hero B', 'pick Dummy 2/3', 'pick Dummy 1/1'])
    t.say('done')
    expect(t.asked()).toBe('C: arrange')
    t.say('done')
    expect(t.asked()).toBe('A: priority')
  })

  test('R304: it deals its damage to all on whom it lies, and to nobody else', () => {
    const t = thrown('Dummy 2/3', 'Hero B').say('done').say('done').done()
    t.expect('Hero B', { damage: 5 }).expect('Hero C', { damage: 0 }).expect('Hero A', { damage: 0 })
    t.expect('Dummy 2/3', { zone: 'graveyard' }).expect('Dummy 1/1', { zone: 'party' })
    t.expect('Clumsy Gnome', { zone: 'party', exhausted: true })
  })

  test('R304: it may land on nobody', () => {
    const t = thrown().say('done').say('done').done()
    for (const name of ['Hero A', 'Hero B', 'Hero C']) t.expect(name, { damage: 0 })
    expect(
      events(t.game, 0, 1)
        .map((e) => e.text)
        .filter((text) => text.includes('falls')),
    ).toEqual([
      expect.stringMatching(/^Clumsy Gnome falls (into [ABC]'s play area|between the play areas) and hits nobody\.$/),
    ])
  })

  test('R304: what lies elsewhere by then is not hit', () => {
    const t = thrown('Dummy 2/3').say('pick Dummy 2/3')
    const top = view(t.game, 1).tabletop as TabletopView
    const spot = top.spots.find((s) => s.card === top.card) as Spot
    t.say(`number ${spot.x < 300 ? 540 : 0}`)
    expect(view(t.game, 1).tabletop?.x).toBe(spot.x < 300 ? 540 : 0)
    t.say('number 0').say('done').say('done').done()
    t.expect('Dummy 2/3', { zone: 'party', damage: 0 })
  })

  test('R304: an arrangement at a word moves all of one player, and may be changed again', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    const before = view(t.game, 1).tabletop?.spots
    const modes = t.legal().filter((l) => l.startsWith('mode'))
    expect(modes).toEqual(['mode 0', 'mode 1', 'mode 2'])
    t.say('mode 0')
    const after = view(t.game, 1).tabletop?.spots ?? []
    expect(after).not.toEqual(before)
    expect(after.filter((s) => s.seat !== 1)).toEqual(before?.filter((s) => s.seat !== 1))
    expect(t.legal()).not.toContain('mode 0')
    t.say('mode 1').say('pick Hero B')
    expect(t.legal()[0]).toBe('done')
    t.say('done')
    expect(t.asked()).toBe('B: arrange')
  })

  test('R304: a player is content after he has moved each of his characters four times', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    for (let i = 0; i < 12; i++) t.say(`mode ${i % 2}`)
    expect(t.legal()).toEqual(['done'])
  })

  test('R304: a place that is not free is refused with the nearest one that is', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    const top = view(t.game, 1).tabletop as TabletopView
    const [hero, ally] = top.spots.filter((s) => s.seat === 1)
    const name = (id: number): string => t.game.s.cards[id].def
    expect(whyNotThere(top, hero.card, ally.x, ally.y, name)?.why).toMatch(
      /^Hero B would lie on Dummy 2\/3\. A free place is \d+ mm from the left and \d+ mm from the far edge\.$/,
    )
    expect(whyNotThere(top, hero.card, -5, 0, name)?.why).toMatch(
      /not lie entirely in your play area\. A free place is 0 mm/,
    )
    expect(whyNotThere(top, hero.card, hero.x, hero.y, name)).toBe(null)
    expect(whyNotThere(top, t.id('Hero C'), 0, 0, name)?.why).toMatch(/You can’t move/)
  })

  test('R304: touching an attachment of a character is landing on it', () => {
    const [bare] = usual([piece(1, 1, false, 0)], MAT.h)
    const [borne] = usual([piece(1, 1, false, 1)], MAT.h)
    const t = tabletop([0, 1], MAT.h)
    const mat = t.mats[1]
    const [left, top] = [bare.x + mat.x, borne.y + mat.y - 5]
    const strip: Quad = [left, top, left + 63, top, left + 63, top + 7, left, top + 7]
    expect(touches(strip, covers(t, borne))).toBe(true)
    expect(touches(strip, covers(t, bare))).toBe(false)
  })

  test('R304: any card can be dropped by any effect; it does not land on itself', () => {
    const spec: TableSpec = {
      players: [{ hand: ['Upturned Table'], cards: ['Dummy 2/3'] }, { cards: ['Dummy 1/1'] }],
    }
    const t = table(spec).play('Upturned Table', 'Dummy 1/1').resolve()
    const top = view(t.game, 0).tabletop as TabletopView
    expect(top.what).toEqual([t.id('Dummy 1/1')])
    expect(top.spots.map((s) => s.card)).not.toContain(t.id('Dummy 1/1'))
    expect(t.asked()).toBe('A: arrange')
    t.say('done')
    expect(t.asked()).toBe('A: priority')
    t.expect('Dummy 1/1', { zone: 'party' })
  })

  test('R304: who leaves the game while he arranges is not on the table any more', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    t.concede('B')
    expect(t.asked()).toBe('C: arrange')
    expect(view(t.game, 2).tabletop?.table.mats.map((m) => m.seat)).toEqual([0, 2])
    t.say('done')
    expect(t.asked()).toBe('A: priority')
  })

  test('R304: what is asked, in words', () => {
    const t = table(gnome).use('Clumsy Gnome').resolve()
    const words = () => inWords(t.game, t.game.s.decision[0].open!, 1)
    expect(words().prompt).toBe('Arrange your characters: Clumsy Gnome is about to fall on the table')
    expect(words().answers).toEqual([
      'Leave them as they lie',
      'Spread them out, the weakest farthest from the middle of the table',
      'Put them side by side along your edge of the table, the weakest outermost',
      'Spread them out, your hero farthest from the middle of the table',
      'Move Hero B',
      'Move Dummy 2/3',
      'Move Dummy 1/1',
    ])
    t.say('pick Dummy 1/1')
    expect(words().prompt).toMatch(/^Move Dummy 1\/1: how many millimetres from the left edge of your play area\?$/)
    expect(words().answers.slice(0, 3)).toEqual(['Leave Dummy 1/1 where it lies', '0 mm', '10 mm'])
    t.say('number 0')
    expect(words().prompt).toMatch(
      /^Move Dummy 1\/1: how many millimetres from the far edge, towards the middle of the table\?$/,
    )
  })
})
