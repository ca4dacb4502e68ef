import { describe, expect, test } from 'vitest'
import { guessWidth } from '../../src/board/draw/measure.ts'
import { areasOf, touched } from '../../src/board/input/touch.ts'
import { choiceKey } from '../../src/board/places/answers.ts'
import { contains, least, type Size } from '../../src/board/places/layout.ts'
import type { Rect } from '../../src/board/places/pack.ts'
import type { Place } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { crowded, deciding, kit, looking, overlaps, storming, within } from '../board/fixture.ts'

const sizes: readonly Size[] = [
  { w: 1920, h: 1040 },
  { w: 1280, h: 680 },
  { w: 1024, h: 730 },
  { w: 844, h: 352 },
  { w: 768, h: 986 },
  { w: 390, h: 806 },
]
/** The same question, with the words of a long card beside it. */
function quoting(scene: Scene): Scene {
  const said =
    'At the end of your turn, roll a die. 1: Nothing happens. 2-3: Each Magmadar deals 1 fire damage to all. '
  return { ...scene, words: { ...scene.words!, says: said.repeat(3) } }
}

const calm = (scene: Scene): Scene => ({ ...scene, lastReason: null, view: { ...scene.view, combat: null } })

const scenes: readonly (readonly [string, Scene])[] = [
  ['five raiders, 24 Whelps', crowded()],
  ['five raiders, deciding', deciding(crowded())],
  ['no combat, a chain of nine', deciding({ ...crowded({ links: 9 }) })],
  ['one raider', deciding(crowded({ raiders: 1, viewer: 1, whelps: 2, party: 0, links: 0 }))],
  ['a Boss with seven runes', deciding(crowded({ row: 7 }))],
  ['a storm to come, posts and a pool', deciding(storming(crowded()))],
  [
    'a storm to come, an empty arena',
    deciding(storming(calm(crowded({ raiders: 3, whelps: 3, links: 0 })), { turns: 2 })),
  ],
  ['a long card asks', quoting(deciding(crowded({ whelps: 3, party: 1 })))],
  ['sixty Whelps', deciding(crowded({ whelps: 60, party: 14 }))],
]
const all = (pages: readonly Size[]) =>
  pages.flatMap((size) => scenes.map(([name, scene]) => ({ name, scene, size, page: `${size.w}x${size.h}` })))
const every = all(sizes)
/** The smallest phone upright, and 1280 by 720 at a zoom of 300 %: there letters need not be doubled, too. */
const smallest = all([
  { w: 320, h: 420 },
  { w: 427, h: 200 },
])

/** Where words stand, as wide and as high as they are. */
const inked = ({ rect, show }: Place): Rect | null =>
  show.kind !== 'text' || show.lines.length === 0
    ? null
    : {
        x: rect.x,
        y: rect.y,
        w: Math.max(...show.lines.map((line) => guessWidth(line, show.size, show.bold))),
        h: show.lines.length * show.size * 1.25,
      }

describe.each([1, 1.5, 2])('text at %s times its size', (scale) => {
  // Between the two, every other scene on every page.
  const every = scale === 1 ? [...all(sizes), ...smallest] : all(sizes).filter((_, i) => scale === 2 || i % 2 === 0)
  test.each(every)('$name on $page: nothing leaves the page, no words lie over others', ({ scene, size }) => {
    const { places, regions } = layOutTable(scene, size, looking, { ...kit, scale })
    const page = { x: 0, y: 0, ...size }
    for (const place of places) if (place.show.kind !== 'text') expect(within(page, place.rect), place.key).toBe(true)
    const words = places.flatMap((place) => {
      const rect = inked(place)
      return rect ? [{ key: place.key, rect }] : []
    })
    for (const { key, rect } of words) expect(within(page, rect), `${key} ${JSON.stringify(rect)}`).toBe(true)
    const bodies = places.filter(({ show }) => ['card', 'line', 'pip', 'strip', 'rune'].includes(show.kind))
    words.forEach((a, i) => {
      for (const b of words.slice(i + 1)) expect(overlaps(a.rect, b.rect, 3), `${a.key} over ${b.key}`).toBe(false)
      for (const { key, rect } of bodies) expect(overlaps(a.rect, rect, 3), `${a.key} over ${key}`).toBe(false)
    })
    expect(regions.u).toBeGreaterThan(0)
  })

  test.each(sizes)('letters are that much larger on a page of $w by $h', (size) => {
    const sizeOf = (by: number): number => {
      const show = layOutTable(scenes[1][1], size, looking, { ...kit, scale: by }).places.find(
        ({ key }) => key === 'text:prompt',
      )!.show
      return show.kind === 'text' ? show.size : 0
    }
    expect(sizeOf(scale) / sizeOf(1)).toBeCloseTo(scale, 1)
  })

  test.each(every)('$name on $page: no card lies over another, but in a hand', ({ scene, size }) => {
    const { places, regions } = layOutTable(scene, size, looking, { ...kit, scale })
    const inHand = ({ rect }: Place): boolean => regions.hand !== null && rect.y >= regions.hand.y - 1
    const cards = places.filter((one) => ['card', 'line'].includes(one.show.kind) && !inHand(one))
    cards.forEach((a, i) => {
      for (const b of cards.slice(i + 1)) expect(overlaps(a.rect, b.rect), `${a.key} over ${b.key}`).toBe(false)
    })
  })

  test.each(every)('$name on $page: every answer can be given in the list', ({ scene, size }) => {
    for (const group of ['', 'place'] as const) {
      const reached = new Set<string>()
      let page = 0
      for (let i = 0; i < 200; i++) {
        const { places } = layOutTable(scene, size, { ...looking, page, group }, { ...kit, scale })
        for (const { key } of places) if (/^(answer|open):/.test(key)) reached.add(key)
        page = Number(places.find(({ key }) => key === 'page:next')?.act?.slice(5) ?? 0)
        if (page === 0) break
      }
      const all = layOutTable(scene, size, { ...looking, group }, kit).choices.map(choiceKey)
      expect([...reached].sort()).toEqual(all.sort())
    }
  })
})

describe('a finger', () => {
  const chosen = ({ key, answers, act }: Place): boolean =>
    !key.startsWith('panel:') && !key.startsWith('log:') && (answers.length > 0 || (!!act && act !== 'none'))

  test.each(every.flatMap((one, i) => (i % 2 === 0 ? [1, 2] : [1]).map((scale) => ({ ...one, scale }))))(
    '$name on $page at $scale: all that can be chosen has 44 pixels, or a choice of neighbors that have',
    ({ scene, size, scale }) => {
      const touching = { ...kit, touch: true, scale }
      const { places } = layOutTable(scene, size, looking, touching)
      const areas = areasOf(places, size)
      const visible = new Set(areas.map(({ place }) => place.key))
      areas.forEach((a, i) => {
        expect(within({ x: 0, y: 0, ...size }, a.rect), a.place.key).toBe(true)
        for (const b of areas.slice(i + 1))
          expect(overlaps(a.rect, b.rect), `${a.place.key} ${b.place.key}`).toBe(false)
        const { x, y, w, h } = a.rect
        const meant = touched(areas, x + w / 2, y + h / 2)
        expect(meant).toContain(a.place)
        if (!a.crowded) {
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(least - 0.5)
          expect(meant).toEqual([a.place])
          return
        }
        const tray = layOutTable(scene, size, { ...looking, among: meant.map(({ key }) => key) }, touching).places
        const buttons = tray.filter(({ key }) => key.startsWith('among:'))
        expect(buttons.some(({ key }) => key === `among:${a.place.key}`)).toBe(true)
        for (const { rect, key } of buttons) {
          expect(Math.min(rect.w, rect.h), key).toBeGreaterThanOrEqual(least)
          expect(within({ x: 0, y: 0, ...size }, rect), key).toBe(true)
        }
      })
      const covered = (place: Place): boolean => {
        const { x, y, w, h } = place.rect
        const top = places.findLast(({ key, rect }) => !key.startsWith('text:') && contains(rect, x + w / 2, y + h / 2))
        return top !== place
      }
      for (const place of places) if (chosen(place) && !covered(place)) expect(visible, place.key).toContain(place.key)
    },
  )

  test('that meant several is asked which; the buttons give the same answers', () => {
    const scene = scenes[1][1]
    const size = sizes[3]
    const { places } = layOutTable(scene, size, looking, { ...kit, touch: true })
    const close = areasOf(places, size).find(({ crowded: is }) => is)!
    const meant = touched(areasOf(places, size), close.rect.x + 2, close.rect.y + 2)
    const tray = layOutTable(
      scene,
      size,
      { ...looking, among: meant.map(({ key }) => key) },
      { ...kit, touch: true },
    ).places
    for (const { key, answers, act } of meant) {
      const button = tray.find((one) => one.key === `among:${key}`)
      expect([button?.answers, button?.act]).toEqual([answers, act])
      expect(button?.show.kind === 'button' && button.show.lines.join('')).not.toBe('')
    }
  })
})
