/** What the Boss tells about itself: its clock, its powers, what is attached to it, its last event; on every page, and in words. */
import { describe, expect, test } from 'vitest'
import { clockHeight, clockLines } from '../../src/board/art/meters.ts'
import { guessWidth } from '../../src/board/draw/measure.ts'
import { powersOf } from '../../src/board/places/boss-tells.ts'
import { linkWords } from '../../src/board/places/chain.ts'
import { meets } from '../../src/board/places/pack.ts'
import type { Place } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { PrintedFace, Scene } from '../../src/board/scene.ts'
import { linesOf } from '../../src/board/table/looking.ts'
import { bossText } from '../../src/board/words/texts.ts'
import type { CardView, Clock } from '../../src/engine/types.ts'
import { crowded, kit, looking } from './fixture.ts'

const pages = [
  { w: 1920, h: 1040 },
  { w: 1440, h: 860 },
  { w: 844, h: 340 },
  { w: 390, h: 794 },
]
const small = pages.slice(2)

const clock: Clock = { counts: 'Resources', n: 4, at: 10, says: 'a hero dies', near: false }
const front = ['It hits hard.', '(10), Flip the Drake >>> Destroy target opposing hero.']
const printed = (def: string): PrintedFace => ({
  name: def,
  line: 'Event',
  frame: 'Boss',
  text: def === 'The Old Drake' ? [...front, 'Other side: It sleeps.'] : [`What ${def} does.`],
})

/** A quiet table with a clock and so many attachments on the Boss. */
function telling(attached: number, more: Partial<Scene['view']['raid']> = { clock }): Scene {
  const scene = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
  const { view } = scene
  const hero = view.seats[0].hero
  const ids = Array.from({ length: attached }, (_, i) => 9000 + i)
  const held = ids.map((id, i) => ({
    ...view.cards[hero],
    id,
    def: `Wound ${i}`,
    host: hero,
    attachments: [],
    role: '',
  }))
  const cards: Record<number, CardView> = { ...view.cards, ...Object.fromEntries(held.map((card) => [card.id, card])) }
  cards[hero] = { ...cards[hero], attachments: ids }
  return {
    ...scene,
    lastReason: null,
    view: { ...view, cards, combat: null, raid: { ...view.raid, ...more } } as never,
  }
}
const placed = (scene: Scene, page: { w: number; h: number }, open = ''): Place[] =>
  layOutTable(scene, page, { ...looking, zone: open }, { ...kit, printed }).places
const of = (places: readonly Place[], start: string) => places.filter(({ key }) => key.startsWith(start))

describe.each(pages)('on a page of $w by $h', (page) => {
  test('a clock is as high as what it says takes, in at most two lines', () => {
    const long = { ...clock, says: 'he flips: 6 shadow damage to every hero, each turn' }
    const high = (look: Clock, w: number) => clockHeight(look, w, 1, guessWidth)
    expect(high(clock, 260)).toBeLessThan(high(long, 260))
    expect(high(long, 900)).toBe(high(clock, 260))
  })

  test('the clock stands beside the portrait', () => {
    const [place, ...others] = of(placed(telling(0), page), 'clock')
    expect(others).toEqual([])
    expect(place).toMatchObject({ show: { kind: 'clock', n: 4, at: 10, near: false } })
    expect(place!.rect.w).toBeGreaterThan(40)
    expect(of(placed(telling(0, {}), page), 'clock')).toEqual([])
  })

  test('the clock stays there in combat, and covers nothing of what is attached', () => {
    const quiet = telling(2)
    const { combat } = crowded({ raiders: 3, whelps: 2, party: 3, links: 2 }).view
    const places = placed({ ...quiet, view: { ...quiet.view, combat } } as never, page)
    const [place, ...others] = of(places, 'clock')
    expect(others).toEqual([])
    expect(place!.rect.w).toBeGreaterThan(40)
    for (const { show, rect } of places) if (show.kind === 'strip') expect(meets(rect, place!.rect)).toBe(false)
  })

  test('what is attached to the Boss can be read on the table, or is one tap away', () => {
    for (const n of [1, 2, 6]) {
      const scene = telling(n)
      const places = placed(scene, page)
      const strips = places.filter(({ show }) => show.kind === 'strip')
      const names = (all: readonly Place[]) => all.flatMap(({ card }) => (card >= 9000 ? [card - 9000] : []))
      const rest = strips.find(({ key }) => key.startsWith('strips:'))
      if (n <= 2) expect(names(strips)).toEqual(Array.from({ length: n }, (_, i) => i))
      if (names(strips).length < n) {
        expect(rest).toMatchObject({ act: 'zone seat:0' })
        expect(names(placed(scene, page, 'seat:0')).length).toBeGreaterThanOrEqual(n)
      }
    }
  })

  test('how many resources are ready is a number', () => {
    const [text] = of(placed(telling(0), page), 'text:ready:0')
    expect(text!.show).toMatchObject({ kind: 'text', lines: [expect.stringMatching(/^5\/7( ready)?$/)] })
  })

  test('the last event can be read', () => {
    const scene = telling(0)
    const [event] = of(placed(scene, page), 'event')
    const lines = linesOf({ scene, ask: { printed } as never }, event!)
    expect(lines.map(({ text }) => text)).toEqual(['A Sudden Draught', 'Event', 'What A Sudden Draught does.'])
  })
})

describe.each(pages.slice(0, 2))('on a large page of $w by $h', (page) => {
  test('its powers stand there, those of the side that is up', () => {
    const lines = of(placed(telling(2), page), 'power:')
    expect(lines).toHaveLength(2)
    const hero = telling(0).view.seats[0].hero
    expect(lines.every(({ card }) => card === hero)).toBe(true)
  })

  test('nothing of this lies over anything else', () => {
    const places = placed({ ...telling(3), lastReason: { seat: 0, text: 'A reason of some length.' } }, page)
    const mine = places.filter(({ key }) => /^(clock|power:|said:0|card:900|text:ready)/.test(key))
    for (const [i, a] of mine.entries())
      for (const b of mine.slice(i + 1))
        expect(a.rect.y + a.rect.h <= b.rect.y + 1 || b.rect.y + b.rect.h <= a.rect.y + 1).toBe(true)
  })
})

test.each([
  [6, 'on the free floor', null],
  [3, 'beside a combat', crowded({ raiders: 3, whelps: 2, party: 3, links: 2 }).view.combat],
] as const)('%i powers of many words are whole %s, in smaller letters if they must', (n, _where, combat) => {
  const [page] = pages
  const text = Array.from({ length: n }, (_, i) => `Power ${i}: ${'a word and '.repeat(13)}so on.`)
  const wordy = (def: string): PrintedFace => ({ ...printed(def), ...(def === 'The Old Drake' ? { text } : {}) })
  const quiet = telling(3)
  const scene = { ...quiet, view: { ...quiet.view, combat } } as Scene
  const { places, regions } = layOutTable(scene, page, looking, { ...kit, printed: wordy })
  const lines = of(places, 'power:').map(({ show }) => (show.kind === 'text' ? show.lines.join(' ') : ''))
  expect(lines).toEqual(text)
  const [plate, fight] = [...of(places, 'panel:powers'), ...of(places, 'panel:combat')]
  expect(plate!.rect.y + plate!.rect.h).toBeLessThanOrEqual(regions.arena.y + regions.arena.h + 1)
  expect(fight && meets(plate!.rect, fight.rect)).toBe(combat === null ? undefined : false)
})

test.each(small)('on a small page of $w by $h the last event stays beside the Boss’s last reason', (page) => {
  const places = placed({ ...telling(0), lastReason: { seat: 0, text: 'A reason.' } }, page)
  const [said, event] = ['said:0', 'event'].map((key) => places.find((place) => place.key === key)!.rect)
  expect(meets(said!, event!)).toBe(false)
})

test.each(small)('on a small page of $w by $h the powers lie on the free floor, or are one tap away', (page) => {
  const said = placed({ ...telling(0), lastReason: { seat: 0, text: 'A reason.' } }, page)
  for (const places of [placed(telling(0), page), said]) {
    const [plate, ...others] = [...of(places, 'panel:powers'), ...of(places, 'said:0'), ...of(places, 'event')]
    expect(of(places, 'power:').length).toBe(2)
    expect(others.some(({ rect }) => meets(rect, plate!.rect))).toBe(false)
  }
  expect(of(placed(telling(0), page, 'seat:0'), 'power:').length).toBe(2)
  expect(of(placed(telling(0), page), 'clock')[0]).toMatchObject({ act: 'zone seat:0' })
})

describe('in words', () => {
  const scene = telling(1)
  const card = scene.view.cards[scene.view.seats[0].hero]

  test('powers are those of the side that is up', () => {
    expect(powersOf(card, printed)).toEqual(front)
    expect(powersOf({ ...card, faceDown: true }, printed)).toEqual(['It sleeps.'])
    expect(powersOf({ ...card, def: null }, printed)).toEqual([])
  })

  test('the accessible table has powers and attachments with their texts', () => {
    expect(bossText(scene.view.seats[0], scene.view, printed)).toBe(
      `Powers: ${front.join(' ')} Attached: Wound 0 (What Wound 0 does.).`,
    )
    expect(bossText(scene.view.seats[1], scene.view, printed)).toBe('')
  })

  test('a clock says how far it is and what comes then', () => {
    expect(clockLines(clock)).toEqual({ head: 'Resources 4/10', foot: 'at 10: a hero dies', short: '4/10' })
    expect(clockLines({ ...clock, n: 6, at: 4, down: true }).head).toBe('Resources 6 left')
  })
})

describe('the chain', () => {
  const busy = crowded({ raiders: 3, whelps: 2, party: 3, links: 3 })
  const scene = { ...busy, view: { ...busy.view, combat: null } }
  const cardLink = scene.view.chain[0]
  const named = (def: string): PrintedFace => ({ ...printed(def), text: ['Each raider discards a card.'] })
  const all = layOutTable(scene, { w: 1440, h: 860 }, looking, { ...kit, printed: named }).places

  test('each link says what it does: a card what is printed on it', () => {
    const place = all.find(({ key }) => key === `text:link:${cardLink.id}`)
    const lines = place?.show.kind === 'text' ? place.show.lines.join(' ') : ''
    expect(lines).toContain('Each raider')
    expect(linkWords(cardLink, scene, named)).toContain('. Each raider discards a card.')
    expect(linkWords({ ...cardLink, faceDown: true }, scene, named)).not.toContain('discards')
  })

  test('all three are there, and the title says which comes first', () => {
    for (const { id } of scene.view.chain) expect(all.some(({ key }) => key === `text:link:${id}`)).toBe(true)
    const title = all.find(({ key }) => key === 'text:chain')?.show
    expect(title).toMatchObject({ lines: ['The chain (top resolves first)'] })
  })
})
