/** Molten Core on the board: the way through it, and what is told of it to whom. */
import { describe, expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { encounterMap, nextStage, stopsOf } from '../../src/app/encounter.ts'
import { guessWidth } from '../../src/board/measure.ts'
import { lay } from '../../src/board/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import { start, view } from '../../src/engine/index.ts'
import type { View } from '../../src/engine/types.ts'

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
    expect(nextStage(moltenCore, begun('standard', 1))).toBe('No Boss in play: when Lucifron is destroyed')
    const past = ['lucifron']
    expect(nextStage(moltenCore, later(begun('full-clear', 1), 'between', past, 7))).toBe(
      'Magmadar: as a New Boss phase starts',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'between', past, 3))).toBe(
      'Someone hidden: as a New Boss phase starts',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'between', [...past, 'garr'], 0))).toBe(
      'Majordomo Executus: as a New Boss phase starts',
    )
    expect(nextStage(moltenCore, later(begun('standard', 1), 'ragnaros', past, 0))).toBe(
      'The end: when Ragnaros is fatally damaged',
    )
  })

  test('each state is told in words of its own Boss, and what is done to the Minions in one piece', () => {
    const map = encounterMap(moltenCore, begun('standard', 1))
    const garr = map.find(({ title }) => title === 'Garr')!
    expect(garr.ways.map(({ when }) => when)).toEqual([
      'As a New Boss phase starts, if you control no heroes',
      'As a Minion phase starts',
      'When Garr is fatally damaged',
      'When Garr is destroyed',
    ])
    expect(garr.ways[3]!.does).not.toContain('that card')
    const words = JSON.stringify(map)
    for (const slip of ['this happens', 'no your', 'undefined']) expect(words).not.toContain(slip)
  })
})

describe('the way at the top of the table', () => {
  const shown = (now: View, size = { w: 1280, h: 680 }) => {
    const scene = {
      ...{
        decision: null,
        words: null,
        who: '',
        waiting: '',
        log: [],
        said: null,
        lastEvent: '',
        links: [],
        events: [],
      },
      stages: 10,
      stops: stopsOf(moltenCore, now),
      view: now,
    } as Scene
    const looking = { page: 0, scroll: 0, menu: '', zone: '' }
    const kit = { measure: guessWidth, printed: () => null, letters: true }
    const place = lay(scene, size, looking, kit).places.find(({ key }) => key === 'stages')
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
