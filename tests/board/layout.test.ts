import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Content, contains, regions, type Size } from '../../src/board/places/layout.ts'
import { pack, type Rect } from '../../src/board/places/pack.ts'
import type { Place } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { crowded, deciding, kit, looking, overlaps, within } from './fixture.ts'

const sizes = [
  { w: 1280, h: 680 },
  { w: 1920, h: 1040 },
  { w: 1024, h: 600 },
  { w: 2560, h: 1300 },
  { w: 1024, h: 730 },
  { w: 844, h: 352 },
  { w: 768, h: 986 },
  { w: 390, h: 806 },
]

const cardsOf = (places: readonly Place[]): Place[] =>
  places.filter(({ show }) => show.kind === 'card' || show.kind === 'line' || show.kind === 'strip')

describe('pack', () => {
  const box = { x: 10, y: 20, w: 300, h: 100 }

  const fit = { tallest: 80, lowest: 30, gap: 4 }

  test('a few cards are as tall as allowed and stand side by side', () => {
    const packed = pack(3, box, fit)
    expect(packed.map(({ rect }) => [Math.round(rect.w), rect.h])).toEqual([
      [58, 80],
      [58, 80],
      [58, 80],
    ])
    expect(packed.every(({ free, rect }) => free && within(box, rect))).toBe(true)
  })

  test('with room for more, cards stay where they are as others come and go', () => {
    const six = pack(6, box, { ...fit, room: 8 })
    expect(pack(4, box, { ...fit, room: 8 })).toEqual(six.slice(0, 4))
    expect(pack(8, box, { ...fit, room: 8 }).slice(0, 6)).toEqual(six)
    expect(six.every(({ free, rect }) => free && within(box, rect))).toBe(true)
  })

  test.each([1, 5, 12, 20, 40, 90])('%i cards never leave the box', (n) => {
    for (const { rect } of pack(n, box, fit)) expect(within(box, rect)).toBe(true)
  })

  test('cards that fit do not overlap', () => {
    const packed = pack(14, box, fit)
    for (const a of packed) for (const b of packed) if (a !== b && a.free) expect(overlaps(a.rect, b.rect)).toBe(false)
  })
})

const content = (part: Partial<Content> = {}): Content => ({
  raiders: [1, 2, 3, 4, 5],
  focus: 2,
  hand: true,
  combat: true,
  links: 2,
  ...part,
})

/** Rectangles that never share a point: the rows, the parts of the Boss's row, the arena's, the seats. */
function partsOf(size: Size, has: Content): Rect[] {
  const at = regions(size, has)
  const fights = [...(has.combat ? [at.combat] : []), ...(has.links > 0 ? [at.chain] : [])]
  const own = at.focus ? [at.focus.all] : []
  const parts = [at.status, at.decks, at.bossHero, at.bossInfo, at.bossParty, at.event, ...fights, ...own]
  return [...parts, ...(at.hand ? [at.hand] : []), at.side, ...at.others.map(({ rect }) => rect)]
}

describe('regions', () => {
  test.each(sizes)('show every raider on a page of $w by $h', (size) => {
    expect(regions(size, content()).others.map(({ seat }) => seat)).toEqual([1, 3, 4, 5])
  })

  test('never overlap and never leave the page, whatever its size and whoever plays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 3840 }),
        fc.integer({ min: 240, max: 2160 }),
        fc.record({
          raiders: fc.integer({ min: 1, max: 5 }).map((n) => Array.from({ length: n }, (_, i) => i + 1)),
          focus: fc.constantFrom(1, null),
          hand: fc.boolean(),
          combat: fc.boolean(),
          links: fc.integer({ min: 0, max: 3 }),
        }),
        (w, h, has) => {
          const page = { x: 0, y: 0, w, h }
          const parts = partsOf({ w, h }, has)
          for (const part of parts) {
            expect(within(page, part), JSON.stringify(part)).toBe(true)
            expect(Math.min(part.w, part.h)).toBeGreaterThanOrEqual(0)
          }
          parts.forEach((a, i) => {
            for (const b of parts.slice(i + 1)) expect(overlaps(a, b), JSON.stringify([a, b])).toBe(false)
          })
        },
      ),
      { numRuns: 400 },
    )
  })

  test.each(sizes)('a Boss sees its hand while no raider is left, on a page of $w by $h', (size) => {
    const { hand } = regions(size, content({ focus: null }))
    expect(hand!.h).toBeGreaterThan(40)
  })

  test('turned back, a page looks as it did', () => {
    const [wide, high] = [
      { w: 844, h: 352 },
      { w: 390, h: 806 },
    ]
    expect(regions(wide, content()).compact && regions(high, content()).compact).toBe(true)
    expect(regions(high, content()).side.y).toBeGreaterThan(regions(high, content()).main.h)
    expect(regions(wide, content())).toEqual(regions({ ...wide }, content()))
  })

  test('a raider alone has no panels of others; an onlooker has no hand', () => {
    const at = regions({ w: 1280, h: 680 }, content({ raiders: [1], focus: 1, hand: false }))
    expect(at.others).toEqual([])
    expect(at.hand).toBeNull()
    expect(at.focus!.all.y + at.focus!.all.h).toBeCloseTo(at.main.y + at.main.h, 0)
  })

  test.each([
    { w: 844, h: 352 },
    { w: 390, h: 806 },
  ])('on a small page of $w by $h an empty hand leaves its room to the table', (size) => {
    const [full, empty] = [regions(size, content({ cards: 5 })), regions(size, content({ cards: 0 }))]
    expect(empty.hand!.h).toBeLessThan(full.hand!.h / 2)
    expect(empty.hand!.h).toBeGreaterThan(18)
    expect(empty.focus!.all.h).toBeGreaterThan(full.focus!.all.h * 1.1)
  })

  test.each([
    { w: 844, h: 340 },
    { w: 390, h: 794 },
  ])('on a small page of $w by $h the Boss keeps its portrait when a combat begins', (size) => {
    const [quiet, fight] = [regions(size, content({ combat: false, links: 0 })), regions(size, content())]
    expect(fight.bossHero).toEqual(quiet.bossHero)
  })

  test.each([
    { w: 844, h: 340 },
    { w: 390, h: 794 },
  ])('on a small page of $w by $h the numbers of a combat are never cut, nor answers under 13 pixels', (size) => {
    const { places } = layOutTable(deciding(crowded({ links: 0 })), size, looking, kit)
    const shown = places.flatMap(({ key, show }) =>
      ['text:attacker', 'text:defender'].includes(key) && show.kind === 'text' ? show.lines : [],
    )
    expect(shown.length).toBeGreaterThan(0)
    for (const line of shown.filter((one) => /^\d/.test(one))) expect(line).not.toContain('…')
    for (const { key, show } of places)
      if (/^(answer|page|open|menu):/.test(key) && show.kind === 'button') expect(show.size).toBeGreaterThanOrEqual(13)
  })

  test('on a phone held upright four partners stand in one line, as large as fingertips; in two on the narrowest', () => {
    const others = (w: number) => regions({ w, h: 794 }, content({ focus: 1 })).others.map(({ rect }) => rect)
    expect([390, 320].map((w) => new Set(others(w).map(({ y }) => y)).size)).toEqual([1, 2])
    for (const { w, h } of [...others(390), ...others(320)]) expect(Math.min(w, h)).toBeGreaterThan(42)
  })

  test('combat and chain share the middle; a chain alone takes all of it, a combat what it needs', () => {
    const size = { w: 1280, h: 680 }
    const both = regions(size, content())
    const fight = regions(size, content({ links: 0 }))
    const all = both.combat.w + both.chain.w + both.gap
    expect(regions(size, content({ combat: false })).chain.w).toBeCloseTo(all)
    expect(fight.combat.w).toBeLessThan(0.6 * all)
    expect(regions(size, content({ links: 0, twice: true })).combat.w).toBeCloseTo(all)
  })

  test('the panels of raiders keep their place whoever is in turn, and share the room', () => {
    const at = regions({ w: 1280, h: 680 }, content()).others.map(
      ({ rect }) => `${rect.w.toFixed()}x${rect.h.toFixed()}`,
    )
    expect(new Set(at).size).toBe(1)
  })
})

describe('a crowded table', () => {
  const scenes: [string, Scene][] = [
    ['five raiders, 24 Whelps', crowded()],
    ['five raiders, deciding', deciding(crowded())],
    ['one raider', deciding(crowded({ raiders: 1, viewer: 1, whelps: 2, party: 0, links: 0 }))],
    ['an onlooker', crowded({ viewer: -1 })],
    ['the Boss player', crowded({ viewer: 0 })],
    ['sixty Whelps, nine links', crowded({ whelps: 60, links: 9, party: 14 })],
  ]

  test.each(scenes)('%s: everything is on the page', (_, scene) => {
    for (const size of sizes) {
      for (const place of layOutTable(scene, size, looking, kit).places) {
        if (place.show.kind !== 'text') expect(within({ x: 0, y: 0, ...size }, place.rect), place.key).toBe(true)
      }
    }
  })

  test.each(scenes)(
    '%s: cards do not cover each other, but in a large hand, where half of each is seen',
    (_, scene) => {
      const { places, regions } = layOutTable(scene, sizes[0], looking, kit)
      const held = new Set(scene.view.seats[scene.view.seat]?.hand.map((id) => `card:${id}`))
      const hand = cardsOf(places).filter(({ key }) => held.has(key))
      expect(hand.every(({ rect }) => within(regions.hand!, rect))).toBe(true)
      for (const [i, { rect }] of hand.entries()) {
        const next = hand[i + 1]
        if (next) expect(next.rect.x - rect.x).toBeGreaterThan(rect.w / 2)
      }
      const all = cardsOf(places).filter(({ key }) => !held.has(key))
      for (const a of all)
        for (const b of all) if (a !== b) expect(overlaps(a.rect, b.rect), `${a.key} ${b.key}`).toBe(false)
    },
  )

  test.each([
    { w: 1440, h: 862 },
    { w: 1920, h: 1042 },
    { w: 1280, h: 682 },
  ])('on a page of $w by $h a hand of nine cards stands side by side', (size) => {
    const scene = crowded({ raiders: 3, viewer: 1 })
    const { view } = scene
    const { hand } = view.seats[1]!
    const nine = [...hand, ...hand.map((id) => id + 500)].slice(0, 9)
    const cards = { ...view.cards }
    for (const id of nine) cards[id] ??= { ...view.cards[id - 500]!, id, def: `Another ${id}` }
    const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, hand: nine, handCount: 9 } : seat))
    const { places } = layOutTable({ ...scene, view: { ...view, cards, seats } }, size, looking, kit)
    const shown = places.filter(({ key }) => nine.some((id) => key === `card:${id}`))
    expect(shown.length).toBe(9)
    for (const [i, { rect }] of shown.entries())
      expect(shown[i + 1]?.rect.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(rect.x + rect.w)
  })

  test('Whelps in the same state are one place with a count', () => {
    const { places } = layOutTable(crowded({ whelps: 24 }), sizes[0], looking, kit)
    const counts = places.flatMap(({ show }) =>
      show.kind === 'card' && show.face.name === 'Hatchling' ? [show.count] : [],
    )
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(24)
    expect(counts.length).toBeLessThan(10)
  })

  test('a pile that is looked at is fanned out, card by card; a card alone is not', () => {
    const scene = deciding(crowded({ whelps: 24 }))
    for (const size of sizes) {
      const { places } = layOutTable(scene, size, looking, kit)
      const pile = places.find(({ pile }) => pile && pile.length > 9)!
      const fanned = layOutTable(scene, size, { ...looking, fan: `card:${pile.pile![3]}` }, kit).places
      const fan = fanned.slice(fanned.findIndex(({ key }) => key === 'panel:fan') + 1)
      expect(fan.map(({ card }) => card)).toEqual(pile.pile)
      for (const { rect } of fan) expect(within({ x: 0, y: 0, ...size }, rect)).toBe(true)
      const across = fan.filter(({ rect }) => rect.y === fan[0].rect.y)
      const gaps = across.slice(1).map(({ rect }, i) => rect.x - across[i].rect.x - rect.w)
      expect(Math.min(...gaps), 'none lies on another').toBeGreaterThan(0)
      const alone = places.find(({ key, pile }) => key.startsWith('card:') && !pile)!
      expect(layOutTable(scene, size, { ...looking, fan: alone.key }, kit).places).toEqual(places)
    }
  })

  test('every answer can be reached in the list, page by page, resources and idle attacks under lines of their own', () => {
    const scene = deciding(crowded())
    const reached = new Set<number>()
    for (const group of ['', 'place', 'idle'] as const) {
      let page = 0
      for (let i = 0; i < 20; i++) {
        const { places } = layOutTable(scene, sizes[0], { ...looking, page, group }, kit)
        for (const { key, answers } of places)
          if (key.startsWith('answer:')) for (const index of answers) reached.add(index)
        const next = places.find(({ key }) => key === 'page:next')
        page = Number(next?.act?.slice(5) ?? 0)
        if (page === 0) break
      }
    }
    const all = (['', 'place', 'idle'] as const).flatMap(
      (group) => layOutTable(scene, sizes[0], { ...looking, group }, kit).choices,
    )
    expect(all.length).toBeGreaterThan(20)
    expect(all.some(({ opens }) => opens === 'place')).toBe(true)
    const { choices } = layOutTable(scene, sizes[0], { ...looking, group: 'place' }, kit)
    expect(choices.map(({ index }) => scene.decision.answers[index]?.do ?? 'back').join()).toMatch(/^(place,)+back$/)
    const given = new Set(all.filter(({ opens }) => !opens).map(({ index }) => index))
    expect([...reached].sort((a, b) => a - b)).toEqual([...given].sort((a, b) => a - b))
  })

  test('a card with several answers opens a menu of them', () => {
    const scene = deciding(crowded())
    const card = `card:${scene.view.seats[2].hand[0]}`
    const { places } = layOutTable(scene, sizes[0], { ...looking, menu: card }, kit)
    const menu = places.filter(({ key }) => key.startsWith('menu:'))
    expect(menu.map(({ answers }) => scene.words.answers[answers[0]])).toEqual([
      `Play ${scene.view.cards[scene.view.seats[2].hand[0]].def}`,
      `Place as a resource: ${scene.view.cards[scene.view.seats[2].hand[0]].def}`,
    ])
  })

  test('cards to choose from that lie in no party come onto a tray', () => {
    const scene = deciding(crowded())
    const card = scene.view.seats[3].graveyards[0].cards[4]
    const decision = { ...scene.decision, kind: 'target' as const, answers: [{ do: 'pick' as const, card }] }
    const { places } = layOutTable(
      { ...scene, decision, words: { ...scene.words, answers: ['Take it'] } },
      sizes[0],
      looking,
      kit,
    )
    expect(places.find(({ key }) => key === `card:${card}`)?.answers).toEqual([0])
    expect(places.some(({ key }) => key === 'panel:tray')).toBe(true)
  })

  test.each(sizes)('at $w by $h a tray of a few cards leaves a small page its hand', (size) => {
    const scene = deciding(crowded())
    const { cards } = scene.view.seats[3].graveyards[0]
    const answers = cards.slice(0, 2).map((card: number) => ({ do: 'pick' as const, card }))
    const decision = { ...scene.decision, kind: 'target' as const, answers }
    const words = { ...scene.words, answers: ['One', 'Another'] }
    const { places, regions: at } = layOutTable({ ...scene, decision, words }, size, looking, kit)
    const tray = places.find(({ key }) => key === 'panel:tray')!.rect
    for (const { card } of answers)
      expect(within(tray, places.find(({ key }) => key === `card:${card}`)!.rect)).toBe(true)
    if (at.compact && at.hand) expect(tray.y + tray.h).toBeLessThanOrEqual(at.hand.y)
  })

  test('an open graveyard shows its cards and can be closed', () => {
    const { places, regions: at } = layOutTable(crowded(), sizes[0], { ...looking, zone: '2:graveyard:main' }, kit)
    expect(places.filter(({ key }) => key.endsWith(':open')).length).toBeGreaterThan(3)
    const close = places.find(({ key }) => key === 'close')
    expect(close && contains(at.main, close.rect.x, close.rect.y)).toBe(true)
  })
})

describe('a phone', () => {
  const phone = { w: 844, h: 352 }
  const scene = deciding(crowded())

  test('shows the Boss, the own party and hand, and a name for each other raider', () => {
    const keys = layOutTable(scene, phone, looking, kit).places.map(({ key }) => key)
    const { seats } = scene.view
    for (const id of [seats[0].hero, seats[2].hero, ...seats[2].hand]) expect(keys).toContain(`card:${id}`)
    for (const seat of [1, 2, 3, 4, 5]) expect(keys).toContain(`seat:${seat}`)
    expect(keys).not.toContain(`card:${seats[1].hero}`)
  })

  test.each([0, 1, 2])('opens seat %i with one tap: all its cards, its zones, and a way back', (seat) => {
    const line = layOutTable(scene, phone, looking, kit).places.find(({ key }) => key === `seat:${seat}`)!
    const { places } = layOutTable(scene, phone, { ...looking, zone: `seat:${seat}` }, kit)
    const open = places.slice(places.findIndex(({ key }) => key === 'panel:zone'))
    expect(line.act === `zone seat:${seat}` || line.answers.length > 0).toBe(true)
    expect(open.some(({ key }) => key.startsWith(`zone:${seat}:deck`))).toBe(true)
    expect(open.filter(({ show }) => show.kind === 'card').length).toBeGreaterThan(1)
    expect(open.find(({ key }) => key === 'close')?.act).toBe('zone ')
    for (const { rect, show } of open)
      if (show.kind !== 'text') expect(within({ x: 0, y: 0, ...phone }, rect)).toBe(true)
  })

  test('the log is behind a button', () => {
    const button = layOutTable(scene, phone, looking, kit).places.find(({ key }) => key === 'zone:log')
    expect(button?.act).toBe('zone log')
    const { places } = layOutTable(scene, phone, { ...looking, zone: 'log' }, kit)
    const open = places.slice(places.findIndex(({ key }) => key === 'panel:zone'))
    expect(open.filter(({ key }) => key.startsWith('log:')).length).toBeGreaterThan(3)
  })
})
