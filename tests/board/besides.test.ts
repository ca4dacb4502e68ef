/** What lies beside the Boss: pools with their count, posts with who mans each, and what is to come. */
import { describe, expect, test } from 'vitest'
import { beingOf } from '../../src/board/art/beings/being.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { lights as ownLights } from '../../src/board/theme.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { lights } from '../../src/raid/format.ts'
import { crowded, deciding, kit, looking, momentOf, printed, storming } from './fixture.ts'

const pages = [
  { w: 1920, h: 1040 },
  { w: 1280, h: 680 },
  { w: 844, h: 352 },
  { w: 390, h: 806 },
]
const quiet = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
const calm: Scene = { ...quiet, lastReason: null, view: { ...quiet.view, combat: null } }
const scene = storming(calm)
const { row } = scene.view.seats[0]
const posts = row.filter((id) => scene.view.cards[id].types.includes('Post'))
const site = row.at(-1)!

describe.each(pages)('on a page of $w by $h', (page) => {
  const placed = (one: Scene) => layOutTable(one, page, looking, kit).places

  test('what is to come, when, and how much of what averts it is done stand on the table', () => {
    const plate = placed(scene).filter(({ show }) => show.kind === 'looms')
    expect(plate).toHaveLength(1)
    expect(plate[0]).toMatchObject({
      key: `card:${site}`,
      card: site,
      show: { called: 'Storm', turns: 1, met: 2, of: 5, by: 'Posts manned', whose: 'The Old Drake' },
    })
    expect(plate[0]!.rect.w).toBeGreaterThan(60)
  })

  test('it stands there in combat and with a chain, too', () => {
    const busy = storming(crowded({ raiders: 3, whelps: 2, party: 3 }))
    expect(placed(busy).filter(({ show }) => show.kind === 'looms')).toHaveLength(1)
  })

  test('the pool is one pile with its count', () => {
    const pool = placed(scene).filter(({ show }) => show.kind === 'pool')
    expect(pool).toHaveLength(1)
    expect(pool[0]!.show).toMatchObject({ called: 'Drops', there: 9, used: 14, pile: 29, marks: [7, 10, 15] })
    expect(pool[0]!.pile).toHaveLength(9)
  })

  test('a pool that the clock counts is there once: in the clock of a small page, unless something can be done with it', () => {
    const clock = { n: 9, at: 10, says: 'it rises', called: 'Drops', near: false, counts: 'Drops' }
    const timed = { ...scene, view: { ...scene.view, raid: { ...scene.view.raid, clock } } }
    const meters = (one: Scene) => placed(one).filter(({ show }) => ['pool', 'clock'].includes(show.kind))
    expect(meters(timed)).toHaveLength(1)
    const [drop] = placed(scene).find(({ show }) => show.kind === 'pool')!.pile!
    const decision = { ...deciding(scene).decision, answers: [{ do: 'pick' as const, card: drop }] }
    const words = { prompt: 'Which?', says: '', why: '', answers: ['A drop'] }
    expect(meters({ ...timed, decision, words }).some(({ answers }) => answers.length > 0)).toBe(true)
  })

  test('every answer about a post can be given on the table', () => {
    const decision = { ...deciding(scene).decision, answers: posts.map((card) => ({ do: 'use' as const, card })) }
    const words = { prompt: 'Act.', says: '', why: '', answers: posts.map(() => 'Use it') }
    const places = placed({ ...scene, decision, words })
    const given = places.filter(({ key }) => key.startsWith('card:')).flatMap(({ answers }) => answers)
    expect([...new Set(given)].sort()).toEqual(posts.map((_, i) => i))
    expect(places.some(({ key }) => key === 'panel:tray')).toBe(false)
  })
})

describe('posts', () => {
  const places = layOutTable(scene, pages[1]!, looking, kit).places
  const said = (id: number) =>
    places
      .filter(({ key }) => key.startsWith(`text:post:${id}:`))
      .flatMap(({ show }) => (show.kind === 'text' ? show.lines : []))

  test('say who mans them, and in whose party that is; the others are free', () => {
    expect(posts.map((id) => scene.view.cards[id].host > 0)).toEqual([true, true, false, false, false])
    for (const [i, id] of posts.entries()) {
      const host = scene.view.cards[scene.view.cards[id].host]
      const [name, whose] = said(id)
      if (host) expect(host.def?.startsWith(name!.replace('…', ''))).toBe(true)
      if (host) expect([scene.view.seats[host.controller].name, undefined]).toContain(whose)
      else expect([name, whose]).toEqual(['free', undefined])
      expect(places.find(({ key }) => key === `card:${id}`)?.show).toMatchObject({ kind: 'post', manned: i < 2 })
    }
  })

  test('are places of their own, each beside the last', () => {
    const rects = posts.map((id) => places.find(({ key }) => key === `card:${id}`)!.rect)
    for (const [i, rect] of rects.slice(1).entries()) expect(rect.x).toBeGreaterThanOrEqual(rects[i]!.x + rects[i]!.w)
  })
})

describe('the hall and the bonds', () => {
  test('the raid says of what the hall is built and in which light each stage stands', () => {
    const hall = layOutTable(scene, pages[1]!, looking, kit).places[0]!.show
    expect(hall).toMatchObject({
      kind: 'hall',
      built: 'brick',
      being: { light: { name: 'frost' }, bound: { left: 3, of: 5 } },
    })
  })

  test('every light that a raid may name is one of the board’s', () => {
    expect(ownLights.map(({ name }) => name).sort()).toEqual([...lights].sort())
  })

  test('a Boss that nothing holds has no chains', () => {
    expect(beingOf({ name: 'x', tags: [], health: 1, element: '', keywords: [] }, 1).bound).toBeUndefined()
  })
})

describe('moments', () => {
  const size = pages[1]!
  const at = (one: Scene) => momentOf(one, size)
  const event = (on: GameEvent['on'], more: Partial<GameEvent>): GameEvent => ({
    i: 0,
    choice: 0,
    on,
    whose: 0,
    names: {},
    text: `${on}.`,
    ...more,
  })
  const kinds = (before: Scene, after: Scene, news: readonly GameEvent[]) =>
    plan(at(before), at(after), news, { ...kit, printed }).clips.map(({ kind }) => kind)
  const withRaid = (one: Scene, raid: Partial<Scene['view']['raid']>): Scene => ({
    ...one,
    view: { ...one.view, raid: { ...one.view.raid, ...raid } },
  })
  const boss = scene.view.seats[0].hero
  const starts = event('start', { seat: 0 })

  test('a bond that breaks is seen and said', () => {
    const after = withRaid(scene, { bonds: { ...scene.view.raid.bonds!, left: 2 } })
    const made = plan(at(scene), at(after), [], { ...kit, printed })
    expect(made.clips.map(({ kind, words }) => [kind, words])).toEqual([['snap', '2 of 5 chains hold.']])
  })

  test('a Boss who breaks free is a show of its own, and the stage is told with it', () => {
    const after = withRaid(scene, { stage: 3, title: 'Free' })
    const before = withRaid(scene, { stage: 2 })
    const news = [event('swap', { what: boss, to: boss })]
    expect(kinds(before, after, news)).toEqual(['unleash', 'stage'])
    const enters = event('enter', { what: boss, zone: 'play' })
    expect(kinds(before, after, [...news, enters])).toEqual(['unleash', 'stage'])
    const made = plan(at(before), at(after), news, { ...kit, printed })
    expect(made.clips.map(({ words }) => words)).toEqual(['swap.', 'The Old Drake breaks free.'])
    const half = pose(made, 2000, false).effects.find((one) => one.do === 'blaze')
    expect(half?.links?.length).toBeGreaterThan(10)
    const still = pose(made, 2000, true).effects.find((one) => one.do === 'blaze')
    expect([still?.links, still?.embers, still?.flash]).toEqual([[], [], 0])
  })

  test('what was to come strikes over the whole table as its link resolves, before anything is hurt', () => {
    const to = scene.view.seats[1].hero
    const news = [event('resolve', { what: site, i: 1 }), event('deal', { by: boss, to, n: 10, types: ['fire'], i: 2 })]
    expect(kinds(scene, scene, news)).toEqual(['resolve', 'nova', 'packet'])
    expect(kinds(scene, scene, [event('resolve', { what: site })])).not.toContain('nova')
    const made = plan(at(scene), at(scene), news, { ...kit, printed })
    const later = made.clips.find(({ kind }) => kind === 'nova')!
    const waves = (calm: boolean) =>
      pose(made, later.at + later.time * 0.6, calm).effects.find((one) => one.do === 'blaze')?.waves
    expect(waves(false)).toHaveLength(3)
    expect(waves(true)).toBeUndefined()
  })

  test('as the turn starts in which it comes it is announced, or it is said to be held off', () => {
    expect(kinds(scene, scene, [starts])).toContain('omen')
    const held = storming(calm, { manned: 5 })
    const made = plan(at(held), at(held), [starts], { ...kit, printed })
    expect(made.clips.find(({ kind }) => kind === 'averted')?.words).toBe('Storm held off: 5 of 5 Posts manned.')
    const later = storming(calm, { turns: 2 })
    expect(kinds(later, later, [starts]).filter((kind) => kind === 'omen' || kind === 'averted')).toEqual([])
  })

  test('as its card turns over to the side that strikes, the next turn is warned of', () => {
    const made = plan(at(storming(calm, { turns: 2 })), at(scene), [event('flip', { what: site })], { ...kit, printed })
    expect(made.clips.find(({ kind }) => kind === 'omen')?.words).toBe(
      "Storm as the Old Drake's next turn starts: 2 of 5 Posts manned.",
    )
  })
})
