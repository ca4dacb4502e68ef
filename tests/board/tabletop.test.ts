import { describe, expect, test } from 'vitest'
import { guessWidth } from '../../src/board/draw/measure.ts'
import { makeArranging } from '../../src/board/input/arranging.ts'
import type { ClipMoment } from '../../src/board/motion/clip.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { pose } from '../../src/board/motion/pose.ts'
import type { LayoutOptions, Looking } from '../../src/board/places/place.ts'
import { layOutTable, type TableLayout } from '../../src/board/places/places.ts'
import { arrangedWords } from '../../src/board/places/tabletop.ts'
import type { Ask, Scene } from '../../src/board/scene.ts'
import { decision, events, describe as inWords, view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'

const kit: LayoutOptions = { measure: guessWidth, printed: () => null, letters: true }
const sizes = [
  { w: 1920, h: 1040 },
  { w: 1280, h: 680 },
  { w: 844, h: 390 },
  { w: 390, h: 844 },
]

const set = (): Table =>
  table({
    players: [{ cards: ['Clumsy Gnome'] }, { cards: ['Dummy 2/3', 'Dummy 1/1'] }, { cards: ['Dummy 3/3'] }],
    seed: 3,
  })
    .use('Clumsy Gnome')
    .resolve()

function sceneOf({ game }: Table, seat: number): Scene {
  const open = decision(game)
  const mine = open?.seat === seat ? open : null
  return {
    view: view(game, seat),
    decision: mine,
    words: mine && inWords(game, mine, seat),
    who: 'B',
    waiting: 'waiting',
    log: [],
    events: events(game, 0, seat),
    lastReason: null,
    lastEvent: '',
    links: [],
    stages: 0,
    decides: open?.seat ?? null,
  }
}

const at = (scene: Scene, size = sizes[1], looking: Partial<Looking> = {}): TableLayout =>
  layOutTable(scene, size, { page: 0, scroll: 0, menu: '', zone: '', ...looking }, kit)
const keysOf = (laid: TableLayout, start: string): string[] =>
  laid.places.flatMap(({ key }) => (key.startsWith(start) ? [key] : []))
const rectOf = (laid: TableLayout, key: string) => laid.places.findLast((place) => place.key === key)?.rect

describe('the table from above', () => {
  test.each(sizes)('who arranges sees the own play area large, the others the whole table: $w by $h', (size) => {
    const t = set()
    const own = at(sceneOf(t, 1), size)
    expect(keysOf(own, 'mat:')).toEqual(['mat:1'])
    expect(keysOf(own, 'spot:')).toHaveLength(3)
    const other = at(sceneOf(t, 2), size)
    expect(keysOf(other, 'mat:')).toEqual(['mat:0', 'mat:1', 'mat:2'])
    expect(keysOf(other, 'spot:')).toHaveLength(6) // what will fall does not lie there
    for (const laid of [own, other]) {
      const { main } = laid.regions
      for (const { key, rect } of laid.places.filter((place) => /^(mat|spot):/.test(place.key))) {
        expect(rect.x >= main.x && rect.y >= main.y, key).toBe(true)
        expect(rect.x + rect.w <= main.x + main.w + 1 && rect.y + rect.h <= main.y + main.h + 1, key).toBe(true)
      }
    }
  })

  test.each(sizes)('what can be moved is large enough for a finger: $w by $h', (size) => {
    const own = at(sceneOf(set(), 1), size)
    for (const { rect, answers } of own.places.filter(({ key }) => key.startsWith('spot:'))) {
      expect(answers).toHaveLength(1)
      if (size.w > 400 && size.h > 400) expect(Math.min(rect.w, rect.h)).toBeGreaterThanOrEqual(44)
    }
  })

  test('the same in words: each character with its place', () => {
    const words = arrangedWords(sceneOf(set(), 1)).map(({ text }) => text)
    expect(words).toHaveLength(3)
    for (const text of words) expect(text).toMatch(/^[\w /]+, \d+ mm from the left, \d+ mm from the far edge$/)
    expect(arrangedWords(sceneOf(set(), 2))).toEqual([])
  })

  test('while one is moved there are two answers: put it there, leave it', () => {
    const t = set().say('pick Dummy 1/1')
    const scene = sceneOf(t, 1)
    const card = t.id('Dummy 1/1')
    const laid = at(scene, sizes[1], { ghost: { card, x: 100, y: 20 } })
    expect(laid.choices.map(({ text, short, key }) => [text, short, key])).toEqual([
      ['Put it here: 100, 20 mm', 'Put it here', 'Space'],
      ['Leave it', 'Leave it', 'Escape'],
    ])
    expect(scene.decision?.answers[laid.choices[0].index]).toEqual({ do: 'number', n: 100 })
    const crowded = view(t.game, 1).tabletop?.spots.find((s) => s.seat === 1 && s.card !== card)
    const over = at(scene, sizes[1], { ghost: { card, x: crowded?.x ?? 0, y: crowded?.y ?? 0 } })
    expect(over.choices[0].text).toMatch(/^Put it nearby: /)
    expect(rectOf(over, 'ghost')).toBeDefined()
  })
})

/** The controller at a table, whose answers go to the game at once. */
function arranging(t: Table) {
  let scene = sceneOf(t, 1)
  const said: string[] = []
  const size = sizes[1]
  const ask = {
    choose(index: number) {
      t.answer(index)
      scene = sceneOf(t, 1)
      control.follow(scene)
      control.follow(scene) // the same news once more change nothing
    },
  } as Ask
  const control = makeArranging(ask, {
    scene: () => scene,
    at: () => at(scene, size).regions,
    ghost: () => {},
    say: (text) => said.push(text),
  })
  const spot = (name: string) => view(t.game, 1).tabletop?.spots.find((s) => s.card === t.id(name))
  /** All that a movement says has been said. */
  const settled = async (): Promise<void> => {
    for (let still = 0, n = t.game.choices.length; still < 6; still++) {
      await new Promise((done) => setTimeout(done, 15))
      if (t.game.choices.length !== n) still = 0
      n = t.game.choices.length
    }
  }
  return { control, said, spot, settled, laid: () => at(scene, size), scene: () => scene }
}

const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key: name,
    preventDefault: () => {},
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  }) as KeyboardEvent

describe('moving a character', () => {
  test('dragged and let go it lies there; over another, at the nearest free place', async () => {
    const t = set()
    const { control, spot, settled, laid } = arranging(t)
    const from = rectOf(laid(), `spot:${t.id('Dummy 1/1')}`)
    const mat = rectOf(laid(), 'mat:1')
    if (!from || !mat) throw new Error('Nothing to drag.')
    expect(control.grab(`spot:${t.id('Dummy 1/1')}`, from.x + 5, from.y + 5)).toBe(true)
    control.drag(mat.x + 10, mat.y + 10)
    control.drop(mat.x + 10, mat.y + 10)
    await settled()
    expect(spot('Dummy 1/1')).toMatchObject({ x: 0, y: 0 })
    expect(t.asked()).toBe('B: arrange')
    const hero = rectOf(laid(), `spot:${t.id('Hero B')}`)
    const there = rectOf(laid(), `spot:${t.id('Dummy 2/3')}`)
    if (!hero || !there) throw new Error('Nothing to drag.')
    control.grab(`spot:${t.id('Hero B')}`, hero.x + 5, hero.y + 5)
    control.drag(there.x + 5, there.y + 5)
    control.drop(there.x + 5, there.y + 5)
    await settled()
    expect(t.asked()).toBe('B: arrange')
    expect(view(t.game, 1).tabletop?.card).toBe(0)
  })

  test('let go beside the table it stays where it was', async () => {
    const t = set()
    const { control, spot, settled, laid } = arranging(t)
    const before = spot('Dummy 1/1')
    const from = rectOf(laid(), `spot:${t.id('Dummy 1/1')}`)
    control.grab(`spot:${t.id('Dummy 1/1')}`, from?.x ?? 0, from?.y ?? 0)
    control.drag(5, 5)
    control.drop(-1, -1)
    await settled()
    expect(spot('Dummy 1/1')).toEqual(before)
  })

  test('arrow keys move the chosen one, and say where it would lie', async () => {
    const t = set().say('pick Dummy 1/1')
    const { control, said, spot, settled, scene } = arranging(t)
    const lay = spot('Dummy 1/1') ?? { x: 0, y: 0 }
    expect(control.arrow(key('ArrowUp', { shiftKey: true }))).toBe(true)
    expect(control.arrow(key('ArrowUp', { shiftKey: true }))).toBe(true)
    expect(control.arrow(key('ArrowUp', { shiftKey: true }))).toBe(true)
    expect(control.arrow(key('a'))).toBe(false)
    expect(said.at(-1)).toBe(`Dummy 1/1: ${lay.x} mm from the left, ${lay.y - 150} mm from the far edge.`)
    const x = Math.round(lay.x / 10) * 10
    const index = scene().decision?.answers.findIndex(({ n }) => n === x) ?? -1
    control.chosen(index)
    t.answer(index)
    control.follow(sceneOf(t, 1))
    await settled()
    expect(view(t.game, 1).tabletop?.x).toBe(x)
  })
})

describe('the fall as a show', () => {
  const moment = (t: Table): ClipMoment => {
    const scene = sceneOf(t, 1)
    const { places, regions: at } = layOutTable(scene, sizes[1], { page: 0, scroll: 0, menu: '', zone: '' }, kit)
    return { scene, places, at }
  }
  const t = set().say('done')
  const before = moment(t)
  const known = events(t.game, 0, 1).length
  t.say('done')
  const made = plan(before, moment(t), events(t.game, known, 1), { ...kit, printed: () => null })
  const clip = made.clips.find(({ kind }) => kind === 'drop')
  if (!clip) throw new Error('Nothing falls.')
  const fallAt = (n: number, calm = false) =>
    pose(made, clip.at + clip.time * n, calm).effects.find((one) => one.do === 'fall')

  test('the card grows smaller as it comes down, and lies where the rules say', () => {
    const size = (q: readonly number[]): number => Math.hypot(q[0] - q[4], q[1] - q[5])
    const [high, low] = [fallAt(0.1), fallAt(0.9)]
    expect(size(high?.corners ?? [])).toBeGreaterThan(size(low?.corners ?? []))
    expect(high?.blur).toBeGreaterThan(low?.blur ?? 99)
    expect(low?.corners.every((c, i) => Math.abs(c - (low?.shadow[i] ?? 0)) < 0.01)).toBe(true)
    expect(fallAt(0.9)?.corners).toEqual(fallAt(0.8)?.corners)
  })

  test('it says what became of it, in the words of the log, and marks whom it hit', () => {
    const said = pose(made, clip.at + clip.time * 0.9, false).effects.flatMap((e) => (e.do === 'words' ? [e.text] : []))
    expect(said.some((text) => text.startsWith('Clumsy Gnome falls'))).toBe(true)
    const hits = events(t.game, known, 1).find((e) => e.on === 'drop')?.tos?.length ?? 0
    expect(said.filter((text) => text === 'Hit')).toHaveLength(hits)
  })

  test('with less motion it lies there at once', () => {
    expect(fallAt(0.05, true)?.corners).toEqual(fallAt(0.95)?.corners)
    expect(fallAt(0.05, true)?.dust).toEqual([])
  })
})
