/** Cards that the Boss plays, and revealed ones: large with their text, over nothing that a player needs, long enough to read. */
import { describe, expect, test } from 'vitest'
import type { Clip } from '../../src/board/motion/clip.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { makePlayer } from '../../src/board/motion/player.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { presentedWords, presents, readingTime } from '../../src/board/motion/presented.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import { revealPlaces } from '../../src/board/places/reveal.ts'
import type { PrintedFace, Scene } from '../../src/board/scene.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { crowded, kit, looking, momentOf, overlaps, within } from './fixture.ts'

const pages = [
  { w: 1920, h: 1040 },
  { w: 1440, h: 860 },
  { w: 844, h: 340 },
  { w: 390, h: 794 },
]
const long =
  'Destroy each ally in target opponent’s party, then that player discards a card for each ally destroyed this way.'
const printed = (def: string): PrintedFace => ({
  name: def,
  line: 'Ability, Boss',
  text: [long, 'Draw a card.'],
  frame: 'Boss',
})
const scene = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
const calm: Scene = { ...scene, lastReason: null, view: { ...scene.view, combat: null } }
const options = { ...kit, printed }

describe.each(pages)('on a page of $w by $h', (page) => {
  const { regions: at } = layOutTable(calm, page, looking, options)
  const { card, others } = revealPlaces('Shattering Blow', {
    at,
    measure: kit.measure,
    printed,
    hint: 'Tap to move on.',
  })
  const [plate, ...texts] = others

  test('it covers neither the hand nor the viewer’s party nor the question', () => {
    for (const rect of [at.hand, at.focus?.all, at.side]) if (rect) expect(overlaps(plate!.rect, rect, 1)).toBe(false)
  })

  test('name, type and the whole text stand on it, in letters that can be read, beside the picture', () => {
    const said = texts.flatMap(({ show }) => (show.kind === 'text' ? show.lines : [])).join(' ')
    expect(said).toBe(`Shattering Blow Ability, Boss ${long} Draw a card. Tap to move on.`)
    for (const { rect, show } of texts) {
      expect(within(plate!.rect, rect)).toBe(true)
      expect(overlaps(rect, card.rect)).toBe(false)
      if (show.kind === 'text') expect(show.size).toBeGreaterThan(9)
    }
    expect(card.rect.w).toBeGreaterThan(40)
    expect(within(plate!.rect, card.rect)).toBe(true)
  })
})

const boss = calm.view.seats[0]
const event = (on: GameEvent['on'], more: Partial<GameEvent>): GameEvent =>
  ({ i: 50, choice: 1, on, whose: 0, names: {}, text: '', ...more }) as GameEvent
const plays = (name: string, i = 50): GameEvent =>
  event('play', { i, what: 900 + i, by: -1, names: { [900 + i]: name } })
const planned = (news: readonly GameEvent[], events: readonly GameEvent[] = []) =>
  plan(momentOf({ ...calm, events }), momentOf(calm), news, options)
const shows = (clips: readonly Clip[]) => clips.filter(({ kind }) => kind === 'present')

describe('which cards', () => {
  test('those that the Boss plays or places face up, and whatever is revealed', () => {
    expect(presents(plays('Blow'), calm)).toBe('Blow')
    expect(presents({ ...plays('Blow'), on: 'place' }, calm)).toBe('Blow')
    expect(presents({ ...plays('Blow'), whose: 2 }, calm)).toBe('')
    expect(presents(event('reveal', { what: 3, whose: 2, names: { 3: 'Found' } }), calm)).toBe('Found')
  })

  test('none that the viewer may not know, and none of the viewer’s own', () => {
    expect(presents({ ...plays('Blow'), names: {} }, calm)).toBe('')
    expect(presents(plays('Blow'), { view: { ...calm.view, seat: boss.seat } })).toBe('')
  })

  test('a card that is revealed and then played is shown once', () => {
    const news = [event('reveal', { i: 49, what: 3, by: -1, names: { 3: 'Storm' } }), plays('Storm')]
    expect(shows(planned(news).clips)).toHaveLength(1)
  })
})

describe('how long', () => {
  test('longer for more words, within bounds', () => {
    expect(readingTime(long, false, 0)).toBeGreaterThan(readingTime('Draw a card.', false, 0))
    expect(readingTime('', false, 0)).toBeGreaterThanOrEqual(900)
    expect(readingTime(`${long} `.repeat(9), false, 0)).toBe(7000)
  })

  test('at two hundred words a minute or more slowly a usual text is read to its end', () => {
    expect(readingTime(long, false, 0)).toBeGreaterThan(3500)
  })

  test('shorter for a card that was shown before, and for one of several', () => {
    expect(readingTime(long, true, 0)).toBeLessThan(readingTime(long, false, 0) / 2)
    expect(readingTime(long, false, 1)).toBe(1800)
    const [first] = shows(planned([plays('Blow')]).clips)
    const [again] = shows(planned([plays('Blow')], [plays('Blow', 9)]).clips)
    expect(again!.time).toBeLessThan(first!.time)
  })

  test('it is not shortened however much happens', () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      event('exhaust', { i: 60 + i, what: calm.view.seats[1].party[i % 3]!, whose: 1 }),
    )
    const [alone] = shows(planned([plays('Blow')]).clips)
    const [busy] = shows(planned([plays('Blow'), ...many]).clips)
    expect(busy!.time).toBe(alone!.time)
  })
})

describe('the show', () => {
  const made = planned([plays('Blow'), event('exhaust', { i: 51, what: calm.view.seats[1].hero, whose: 1 })])
  const [clip] = shows(made.clips)
  const drawn = (t: number, still = false) => pose(made, t, still).drawn.filter(({ key }) => key.startsWith('present:'))

  test('is there from its beginning to its end, and then gone', () => {
    const middle = clip!.at + clip!.time / 2
    expect(drawn(middle).length).toBeGreaterThan(4)
    expect(drawn(middle).every(({ alpha }) => alpha === 1)).toBe(true)
    expect(drawn(clip!.at + clip!.time + 1)).toEqual([])
  })

  test('without movement it lies still and fades', () => {
    const at = (t: number) => drawn(t, true).map(({ x, y, wide }) => [x, y, wide])
    expect(at(clip!.at + 10)).toEqual(at(clip!.at + clip!.time / 2))
    expect(drawn(clip!.at + clip!.time - 20, true).every(({ alpha }) => alpha < 0.3)).toBe(true)
  })

  test('a key or click moves on to what follows it', () => {
    const player = makePlayer()
    player.set('full', 1, 0)
    player.add(made, 0)
    const during = clip!.at + 100
    expect(player.reading(during)).toBeGreaterThan(500)
    expect(player.skip(during)).toBe(true)
    expect(player.reading(during)).toBe(0)
    expect(player.skip(during)).toBe(false)
    expect(player.left(during)).toBeGreaterThan(0)
  })

  test('there is none at once', () => {
    const player = makePlayer()
    player.set('full', 0, 0)
    player.add(made, 0)
    expect([player.left(0), player.reading(0), player.skip(0)]).toEqual([0, 0, false])
  })

  test('only the Boss’s first turn has the hint how to move on', () => {
    const first = { ...calm, view: { ...calm.view, seats: [{ ...boss, turns: 1 }, ...calm.view.seats.slice(1)] } }
    const said = (one: Scene) => JSON.stringify(plan(momentOf(one), momentOf(one), [plays('Blow')], options).clips)
    expect(said(first)).toContain('Click or press any key to move on.')
    expect(said(calm)).not.toContain('to move on')
  })
})

test('it is told to the ear with its text, and the last two of many', () => {
  expect(presentedWords([plays('Blow')], calm, printed)).toBe(`Blow. Ability, Boss ${long} Draw a card.`)
  const many = presentedWords([plays('One', 51), plays('Two', 52), plays('Three', 53)], calm, printed)
  expect(many).not.toContain('One')
  expect(many.indexOf('Two')).toBeLessThan(many.indexOf('Three'))
})
