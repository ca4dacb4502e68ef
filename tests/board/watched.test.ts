/** What a raid keeps an eye on: the threat meter and its warnings, ghosts and their realm, what waits, who stands in; and how changes of it are shown. */
import { describe, expect, test } from 'vitest'
import { guessWidth, wrapName } from '../../src/board/draw/measure.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { chipsOf, faceOf } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { crowded, kit, looking, momentOf, printed } from './fixture.ts'

const pages = [
  { w: 1920, h: 1040 },
  { w: 1280, h: 680 },
  { w: 844, h: 352 },
  { w: 390, h: 806 },
]
const crowd = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
const calm: Scene = { ...crowd, lastReason: null, view: { ...crowd.view, combat: null } }
const own = calm.view.seat

type Raid = Scene['view']['raid']
const watching = (raid: Partial<Raid>, away: readonly number[] = []): Scene => ({
  ...calm,
  view: {
    ...calm.view,
    raid: { ...calm.view.raid, ...raid },
    seats: calm.view.seats.map((seat) =>
      away.includes(seat.seat) ? { ...seat, away: 'ghost', marks: ['ghost'] } : seat,
    ),
  },
})
const threat = (level: number): Partial<Raid> => ({ threat: { called: 'Threat level', level } })
const waits: Raid['waits'] = [
  { one: 'Minion', many: 'Minions', n: 3 },
  { one: 'Event', many: 'Events', n: 1 },
]
const placed = (scene: Scene, page = pages[1]!) => layOutTable(scene, page, looking, kit).places

describe.each(pages)('R504.2 the threat meter on a page of $w by $h', (page) => {
  test('stands beside the own resources with their number and the level, whole on the page', () => {
    const meter = placed(watching(threat(5)), page).find(({ key }) => key === `threat:${own}`)
    expect(meter?.show).toEqual({ kind: 'threat', have: 6, level: 5, called: 'Threat level' })
    expect(meter!.rect.x + meter!.rect.w).toBeLessThanOrEqual(page.w)
    expect(meter!.rect.w).toBeGreaterThan(25)
  })

  test('covers no resource and no name', () => {
    const all = placed(watching(threat(7)), page)
    const meters = all.filter(({ key }) => key.startsWith('threat:'))
    const pips = all.filter(({ show }) => show.kind === 'pip')
    const names = all.filter(({ key }) => key.startsWith('text:health:'))
    for (const { rect } of meters)
      for (const other of [...pips, ...names].map((one) => one.rect)) {
        const beside = rect.x + rect.w <= other.x + 0.5 || other.x + other.w <= rect.x + 0.5
        const over = rect.y + rect.h <= other.y + 0.5 || other.y + other.h <= rect.y + 0.5
        expect(beside || over).toBe(true)
      }
  })

  test('where a partner is but a name, it stands there from the level on', () => {
    const others = (level: number) =>
      placed(watching(threat(level)), page).filter(({ key }) => key.startsWith('threat:') && key !== `threat:${own}`)
    expect(others(5)).toHaveLength(2)
    expect(others(9)).toHaveLength(page.w < 900 ? 0 : 2)
  })

  test('R502.1 what waits is told by number', () => {
    const shown = placed(watching({ waits }), page).filter(({ key }) => key.startsWith('waits:'))
    expect(shown.map(({ show, card }) => [show.kind === 'waits' && show.text, card])).toEqual([
      ['3 Minions', 0],
      ['1 Event', 0],
    ])
  })
})

test('R504.2 without a level there is no meter', () => {
  expect(placed(calm).some(({ key }) => key.startsWith('threat'))).toBe(false)
})

test('R502.2c who stands in for the Boss is told where its health would be', () => {
  const standins = { one: 'Twin stands', many: 'Twins stand', of: 2, left: 1 }
  const boss = placed(watching({ standins })).find(({ show }) => show.kind === 'boss')?.show
  expect(boss).toMatchObject({ standins: { of: 2, left: 1, text: 'Twin stands' } })
})

describe('R503.1 ghosts', () => {
  const realm = { one: 'ghost', many: 'ghosts' }

  test('a raider who is one has mist over the plate and the word beside the name; a viewer who is one sees the hall so', () => {
    const places = placed(watching({ realm }, [own]))
    const panel = places.find(({ key }) => key === `panel:${own}`)?.show
    expect(panel).toMatchObject({ kind: 'panel', away: true })
    expect(places.find(({ key }) => key === `text:marks:${own}`)?.show).toMatchObject({ lines: ['ghost'] })
    expect(places[0]!.show).toMatchObject({ kind: 'hall', away: true })
    expect(placed(watching({ realm }))[0]!.show).toMatchObject({ away: false })
  })

  test('the plate of a partner has room for the name and the word, also beside the meter', () => {
    const partner = calm.view.seats.find(({ boss, seat }) => !boss && seat !== own)!.seat
    const text = (key: string) => {
      const show = placed(watching({ realm, ...threat(7) }, [partner])).find((one) => one.key === key)?.show
      return show?.kind === 'text' ? show.lines.join('') : ''
    }
    expect(text(`text:marks:${partner}`)).toBe('ghost')
    expect(text(`text:name:${partner}`).replace('…', '').length).toBeGreaterThan(3)
  })

  test('a card says so with a chip, whatever its color', () => {
    const card = Object.values(calm.view.cards)[0]!
    expect(chipsOf(faceOf({ ...card, away: 'ghost' }, printed)).map(([text]) => text)).toContain('ghost')
    expect(chipsOf(faceOf(card, printed)).map(([text]) => text)).not.toContain('ghost')
  })

  const told = (before: Scene, after: Scene) =>
    plan(momentOf(before), momentOf(after), [], { ...kit, printed }).clips.map(({ kind, words }) => [kind, words])

  test('who becomes one, and who returns, is shown and said', () => {
    const [one, two] = calm.view.seats.filter(({ boss }) => !boss)
    expect(told(watching({ realm }), watching({ realm }, [one!.seat]))).toEqual([['veil', `${one!.name} is a ghost.`]])
    const both = [one!.seat, two!.seat]
    expect(told(watching({ realm }, both), watching({ realm }))).toEqual([
      ['veil', `${one!.name}, ${two!.name} return.`],
    ])
  })

  test('R504.2 who comes over the threat level is shown and said, once', () => {
    const clips = told(watching(threat(6)), watching(threat(5)))
    expect(clips.map(([kind]) => kind)).toEqual(['over', 'over', 'over'])
    expect(clips[0]![1]).toMatch(/ is over threat level 5\.$/)
    expect(told(watching(threat(5)), watching(threat(5)))).toEqual([])
    expect(told(watching(threat(5)), watching(threat(6)))).toEqual([])
  })
})

test('a card that bears the name of one of its sides is called by the side that shows', () => {
  const card = { ...Object.values(calm.view.cards)[0]!, side: 'Moon' }
  const sides = () => ({ name: 'Sun', line: '', text: [], frame: '', sides: ['Sun', 'Moon'] })
  expect(faceOf(card, sides)).toMatchObject({ name: 'Moon', marks: [] })
  expect(faceOf(card, () => ({ ...sides(), name: 'Sky' }))).toMatchObject({ name: 'Sky', marks: ['Moon'] })
})

describe('names that end with a number', () => {
  test.each([
    ['Long March of the Old Drake (12)', 1, /^Long.*… \(12\)$/],
    ['Long March of the Very Old Drake and the Others (12)', 2, /… \(12\)$/],
    ['March (12)', 1, /^March \(12\)$/],
    ['Long March of the Old Drake', 1, /…$/],
  ])('%s in %i lines', (name, most, wanted) => {
    const lines = wrapName(name, { width: 110, size: 12, measure: guessWidth, most })
    expect(lines.length).toBeLessThanOrEqual(most)
    expect(lines.at(-1)).toMatch(wanted)
    for (const line of lines) expect(guessWidth(line, 12)).toBeLessThanOrEqual(110)
  })
})
