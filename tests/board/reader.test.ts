import { describe, expect, test } from 'vitest'
import { inspectorLines } from '../../src/board/places/inspector.ts'
import { emptyFace } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import { readerBox, readerPlaces } from '../../src/board/places/reader.ts'
import { crowded, deciding, kit, looking, overlaps, printed, within } from './fixture.ts'

const sizes = [
  { w: 1280, h: 680 },
  { w: 1920, h: 1040 },
  { w: 1024, h: 600 },
  { w: 844, h: 352 },
  { w: 390, h: 806 },
]
const long = Array.from(
  { length: 12 },
  () => ({ kind: 'text', text: 'When it attacks, draw a card for each ally. '.repeat(4) }) as const,
)
const short = [{ kind: 'title', text: 'A whelp' } as const, { kind: 'text', text: 'Ferocity' } as const]

describe.each(sizes)('the reader on a page of $w by $h', (size) => {
  const scene = deciding(crowded({ raiders: 3, whelps: 2, party: 3, links: 0 }))
  const layout = layOutTable(scene, size, looking, kit)
  const { regions: at, logHeight, places } = layout
  const setting = { u: at.u, measure: kit.measure }

  test.each([
    ['little', short],
    ['much', long],
  ])('is never over the hand, the question or its answers, with %s to read', (_, lines) => {
    const box = readerBox({ at, logHeight, key: 'card:1' })!
    const read = readerPlaces(lines, { ...emptyFace, name: 'A whelp' }, box, setting)
    expect(read.length).toBeGreaterThan(2)
    const [panel] = read
    expect(within(box, panel!.rect)).toBe(true)
    const kept = places.filter(({ key }) => /^(answer|panel:decision|panel:hand)/.test(key))
    expect(kept.length).toBeGreaterThan(2)
    for (const { key, rect } of kept) expect(overlaps(rect, panel!.rect), key).toBe(false)
    for (const { rect, show } of read.slice(1)) {
      expect(rect.y).toBeGreaterThanOrEqual(box.y)
      const lines = show.kind === 'text' ? show.lines.length * show.size * 1.25 : rect.h
      expect(rect.y + lines).toBeLessThanOrEqual(box.y + box.h + 1)
    }
  })

  test('has a picture if there is room for it, and letters of eleven pixels or more', () => {
    const box = readerBox({ at, logHeight, key: 'card:1' })!
    const read = readerPlaces(short, { ...emptyFace, name: 'A whelp' }, box, setting)
    expect(read.some(({ key }) => key === 'inspector:card')).toBe(true)
    for (const { show } of readerPlaces(long, emptyFace, box, setting))
      if (show.kind === 'text') expect(show.size).toBeGreaterThanOrEqual(11)
  })
})

test('a line of the log is read beside the log', () => {
  const { regions: at, logHeight } = layOutTable(crowded(), { w: 1280, h: 680 }, looking, kit)
  const box = readerBox({ at, logHeight, key: 'log:e3' })!
  expect(overlaps(box, at.side)).toBe(false)
})

test('on a small page the reader ends above an open menu', () => {
  const { regions: at, logHeight } = layOutTable(crowded(), { w: 390, h: 806 }, looking, kit)
  const menu = { x: 10, y: 300, w: 200, h: 90 }
  const box = readerBox({ at, logHeight, key: 'card:1', menu })!
  expect(box.y + box.h).toBeLessThanOrEqual(menu.y)
  expect(readerBox({ at, logHeight, key: 'card:1', menu: { ...menu, y: 60 } })).toBeNull()
})

test('what is printed is not said again: numbers and keywords only if they are new', () => {
  const { view } = crowded()
  const guard = Object.values(view.cards).find(
    ({ keywords, health }) => keywords.includes('Protector') && health !== null,
  )!
  const seen = {
    ...view,
    cards: { ...view.cards, [guard.id]: { ...guard, damage: 0, keywords: ['Protector', 'Ferocity'] } },
  }
  const text = { ...printed('')!, name: 'Guard', line: '2 ATK, 4 health', text: ['Protector'] }
  const ask = { printed: () => text, explain: () => null, keyword: () => '' }
  const told = inspectorLines(guard.id, seen, ask).filter(({ kind }) => kind === 'now')
  expect(told.map(({ text }) => text).join('; ')).not.toMatch(/ATK|health|Protector/)
  expect(told.map(({ text }) => text).join('; ')).toMatch(/Ferocity/)
})
