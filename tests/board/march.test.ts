/** Molten Core on the board: the way through it, and what is told of it to whom. */
import { describe, expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { encounterMap, nextStage, stopsOf } from '../../src/app/dialogs/raid-map.ts'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { guessWidth } from '../../src/board/draw/measure.ts'
import type { ClipMoment } from '../../src/board/motion/clip.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import { library } from '../../src/content.ts'
import { start, view } from '../../src/engine/index.ts'
import type { EventKind, GameEvent, View } from '../../src/engine/types.ts'
import { momentOf, sceneOf } from './fixture.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
const begun = (mode: string, seat: number): View =>
  view(start(library, { raid: 'molten-core', mode, raiders, seed: 3 }, { events: false }), seat)
const fates = (now: View): string =>
  stopsOf(moltenCore, now)
    .map(({ fate }) => fate)
    .join(' ')

/** The same table in another state of the machine, with so many runes left in their deck. */
function later(now: View, state: string, past: readonly string[], runes: number): View {
  const seats = now.seats.map((seat) => ({
    ...seat,
    decks: seat.decks.map((deck) => (deck.name === 'rune' ? { ...deck, count: runes } : deck)),
  }))
  return { ...now, seats, raid: { ...now.raid, state, past, stage: 0, title: '' } }
}

describe('the stages of the march', () => {
  test('R300.2 full clear: all ten are known', () => {
    expect(fates(begun('full-clear', 1))).toBe('here comes comes comes comes comes comes comes comes comes')
  })

  test('R300.2 standard: seven that may come, secret from the raiders; the Boss player knows his three', () => {
    expect(fates(begun('standard', 1))).toBe('here secret secret secret secret secret secret secret comes comes')
    expect(fates(begun('standard', -1))).toBe(fates(begun('standard', 1)))
    const his = fates(begun('standard', 0)).split(' ')
    expect(his.filter((fate) => fate === 'comes')).toHaveLength(5)
    expect(his.filter((fate) => fate === 'out')).toHaveLength(4)
  })

  test('R301.5a what comes next is said as far as it may be known', () => {
    expect(nextStage(moltenCore, begun('standard', 1))).toBe('Goal: defeat Lucifron')
    const past = ['lucifron']
    expect(nextStage(moltenCore, later(begun('standard', 1), 'garr', ['lucifron', 'between'], 2))).toBe(
      'Goal: defeat Garr',
    )
    expect(nextStage(moltenCore, later(begun('full-clear', 1), 'between', past, 7))).toBe(
      'Next: Magmadar, in the New Boss phase',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'between', past, 3))).toBe(
      'Next: a hidden Boss, in the New Boss phase',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'between', [...past, 'garr'], 0))).toBe(
      'Next: Majordomo Executus, in the New Boss phase',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'ragnaros', past, 0))).toBe('Goal: defeat Ragnaros')
  })

  test('each state is told in words of its own Boss, and what is done to the Minions in one piece', () => {
    const map = encounterMap(moltenCore, begun('standard', 1))
    const garr = map.find(({ title }) => title === 'Garr')!
    expect(garr.ways.map(({ when }) => when)).toEqual([
      'As a Minion phase starts',
      'When Garr drops to 0',
      'When Garr is destroyed',
    ])
    expect(garr.ways[2]!.does).not.toContain('that card')
    const words = JSON.stringify(map)
    const together = encounterMap({ ...moltenCore, startsWith: [[1, 'Garr']] }, begun('standard', 1))
    expect(together.find(({ title }) => title === 'Garr')!.ways[1]!.when).toBe('When the Boss drops to 0')
    for (const slip of ['this happens', 'no your', 'undefined']) expect(words).not.toContain(slip)
  })
})

describe('the way at the top of the table', () => {
  const shown = (now: View, size = { w: 1280, h: 680 }) => {
    const scene = sceneOf(now, { stages: 10, stops: stopsOf(moltenCore, now) })
    const looking = { page: 0, scroll: 0, menu: '', zone: '' }
    const kit = { measure: guessWidth, printed: () => null, letters: true }
    const place = layOutTable(scene, size, looking, kit).places.find(({ key }) => key === 'stages')
    return place?.show.kind === 'stages' ? { ...place.show, rect: place.rect, act: place.act } : null
  }

  test('it shows every Boss who is or may be there, and opens the map', () => {
    const now = begun('standard', 1)
    expect(shown(now)).toMatchObject({ label: 'Lucifron', act: 'encounter' })
    expect(shown(now)?.stops).toHaveLength(10)
    expect(shown(begun('standard', 0))?.stops).toHaveLength(6)
  })

  test('in between it still shows who has fallen', () => {
    const now = later(begun('standard', 1), 'between', ['lucifron', 'garr'], 0)
    expect(shown(now)?.stops.map(({ fate }) => fate)).toEqual(['past', 'past', 'comes', 'comes'])
  })

  test('where there is little room the stones stand closer, without a name', () => {
    const now = begun('full-clear', 1)
    const wide = shown(now, { w: 1920, h: 1000 })!
    const narrow = shown(now, { w: 1024, h: 700 })!
    expect(narrow.rect.w).toBeLessThanOrEqual(wide.rect.w)
    expect(narrow.stops).toHaveLength(10)
  })
})

test.each([
  'Majordomo Executus: Prevent all damage that would be dealt with opposing abilities.',
  `Needle Spine: ${'When that character deals combat damage, '.repeat(4)}the Boss deals that much damage to it this turn.`,
])('what holds for a time stands under the stones of the Boss, in smaller letters if it must: %s', (text) => {
  const now = begun('standard', 1)
  const standing = [{ card: now.seats[0]!.hero, seat: 0, text }]
  const scene = sceneOf(now, { stages: 10, standing })
  const looking = { page: 0, scroll: 0, menu: '', zone: '' }
  const kit = { measure: guessWidth, printed: () => null, letters: true }
  const { places, regions } = layOutTable(scene, { w: 1280, h: 680 }, looking, kit)
  const place = places.find(({ key }) => key === 'text:standing')
  expect(place?.show.kind === 'text' && place.show.lines.join(' ')).toBe(text)
  const foot = regions.bossInfo.y + regions.bossInfo.h
  expect((place?.rect.y ?? foot) + (place?.rect.h ?? 1)).toBeLessThanOrEqual(foot)
})

test('R301.3 what waits to rise is told beside the resources, by number only', () => {
  const now = begun('standard', 1)
  const kit = { measure: guessWidth, printed: () => null, letters: true }
  const looking = { page: 0, scroll: 0, menu: '', zone: '' }
  const shown = (waits: View['raid']['waits']) =>
    layOutTable(sceneOf({ ...now, raid: { ...now.raid, waits } }, { stages: 10 }), { w: 1280, h: 680 }, looking, kit)
      .places.filter(({ key }) => key.startsWith('waits:'))
      .map(({ show }) => show)
  expect(now.raid.waits).toBeUndefined()
  expect(shown(undefined)).toEqual([])
  expect(shown([{ one: 'minion', many: 'minions', n: 2 }])).toEqual([{ kind: 'waits', n: 2, text: '2 minions' }])
})

describe('a Boss falls, and another comes', () => {
  const printed = printedCards(library, 'molten-core')
  const kit = { measure: guessWidth, printed, letters: true }
  const lies = (now: View): ClipMoment => momentOf(sceneOf(now, { stages: 10 }), undefined, kit)
  const there = begun('full-clear', 1)
  const hero = there.seats[0]!.hero
  const fallen: View = {
    ...there,
    cards: { ...there.cards, [hero]: { ...there.cards[hero]!, zone: 'removed' } },
    raid: { ...there.raid, stage: 0, title: 'No Boss in play' },
  }
  const stands = (stage: number, title: string): View => ({ ...there, raid: { ...there.raid, stage, title } })
  const happened = (on: EventKind, more: Partial<GameEvent>): GameEvent => ({
    i: 0,
    choice: 0,
    on,
    whose: -1,
    names: {},
    text: 'It happens.',
    ...more,
  })
  const comes = happened('become', { what: hero, by: -1, seat: 0 })
  const shownOf = (before: View, after: View, news: readonly GameEvent[]) =>
    plan(lies(before), lies(after), news, { ...kit, printed })

  test('R302.1 the fall is said, in words too', () => {
    const { clips } = shownOf(there, fallen, [happened('destroy', { what: hero, seat: 0 })])
    expect(clips.map(({ kind }) => kind)).toEqual(['destroy', 'stage'])
    expect(clips[1]).toMatchObject({
      words: 'Lucifron has fallen.',
      parts: [{ part: { title: 'Lucifron has fallen' } }],
    })
  })

  test('R301.5 a Boss rises where nobody stood, and is named', () => {
    const made = shownOf(fallen, stands(4, 'Garr'), [happened('enter', { what: hero, seat: 0 }), comes])
    expect(made.clips.map(({ kind, words }) => [kind, words])).toEqual([
      ['arrive', 'It happens.'],
      ['stage', 'Garr comes.'],
    ])
    const key = `card:${hero}`
    const before = pose(made, 100, false).drawn.find((one) => one.key === key)
    const after = pose(made, made.time + 400, false).drawn.find((one) => one.key === key)
    expect(before?.alpha).toBeLessThan(1)
    expect(before?.y).toBeGreaterThan(after?.y ?? 0)
    expect(after?.alpha).toBe(1)
  })

  test('R303.1b the last one is a show: darkness, fire, a name twice as large; with less motion he only comes out of the dark', () => {
    const made = shownOf(fallen, stands(10, 'Ragnaros'), [comes])
    expect(made.clips.map(({ kind }) => kind)).toEqual(['awaken', 'stage'])
    expect(made.clips[0]?.time).toBeGreaterThan(3000)
    expect(made.clips[1]?.words).toBe('Ragnaros rises.')
    const blaze = (t: number, calm: boolean) => {
      const found = pose(made, t, calm).effects.find((one) => one.do === 'blaze')
      return found?.do === 'blaze' ? found : null
    }
    expect(blaze(900, false)?.dark).toBeGreaterThan(0.8)
    expect(blaze(1350, false)?.flash).toBeGreaterThan(0.3)
    expect(blaze(1500, false)?.embers.length).toBeGreaterThan(20)
    expect(blaze(1350, true)).toMatchObject({ flash: 0, embers: [] })
    const [still, later] = [100, 2400].map((t) => pose(made, t, true).drawn.find(({ key }) => key === `card:${hero}`))
    expect(still?.y).toBe(later?.y)
    expect(still?.alpha).toBe(0)
  })

  test('R303.1b who has fallen is not seen any more where the next one rises, whatever he does after that', () => {
    const next = 9001
    const risen = stands(10, 'Ragnaros')
    const { seats, cards } = risen
    const after: View = {
      ...risen,
      cards: { ...cards, [hero]: fallen.cards[hero]!, [next]: { ...cards[hero]!, id: next } },
      seats: [{ ...seats[0]!, hero: next, party: [next] }, ...seats.slice(1)],
    }
    const news = [
      happened('become', { what: next, by: -1, seat: 0 }),
      happened('move', { what: 9002, by: hero, zone: 'hand', seat: 0 }),
    ]
    const made = shownOf(fallen, after, news)
    expect(made.clips.map(({ kind }) => kind)).toEqual(['awaken', 'stage', 'move'])
    const seen = (t: number): string[] =>
      pose(made, t, false).drawn.flatMap(({ key, show, alpha }) => (show.kind === 'boss' && alpha > 0 ? [key] : []))
    expect(seen(0)).toEqual([`card:${hero}`])
    for (const t of [1000, 2600, 3400]) expect(seen(t)).not.toContain(`card:${hero}`)
    expect(seen(2600)).toEqual([`card:${next}`])
  })

  test('R303.1a as Executus gives way nobody is named yet', () => {
    const ninth = stands(9, 'Majordomo Executus')
    const waits = { ...fallen, raid: { ...fallen.raid, stage: 10, title: 'Ragnaros' } }
    expect(
      shownOf(ninth, waits, [happened('move', { what: hero, zone: 'removed' })]).clips.map(({ kind }) => kind),
    ).not.toContain('stage')
  })
})
