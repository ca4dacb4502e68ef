import { describe, expect, test } from 'vitest'
import { stepEntries, zones } from '../../src/app/help/glossary.ts'
import { firstRaid, lessonFor, lessons } from '../../src/app/table/coach.ts'
import type { Scene } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import { choices, choose, decision, describe as inWords, start, view } from '../../src/engine/index.ts'
import { makeBots } from '../../src/session/bot-move.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../table/index.ts'

/** What the coach sees of the scene. */
const sceneOf = (game: ReturnType<typeof start>, seat: number): Scene => {
  const open = decision(game)!
  return {
    view: view(game, seat),
    decision: open,
    words: inWords(game, open, seat),
    stages: 3,
    lastEvent: choices(game) > 40 ? 'some event' : '',
  } as unknown as Scene
}

test('the first raid begins, and most lessons come up in its first turns, each once, one at a time', () => {
  const { setup, seats } = firstRaid(library)
  const game = start(library, setup)
  const bots = makeBots(library, setup.seed)
  const told: string[] = []
  for (let open = decision(game); open && view(game, -1).turn.n < 10; open = decision(game)) {
    if (open.seat === 1) {
      const lesson = lessonFor(sceneOf(game, 1), told)
      if (lesson) told.push(lesson.id)
    }
    choose(game, bots.move(game, seats[open.seat].bot).answer)
  }
  console.log(`Lessons in the first nine turns: ${told.join(', ')}`)
  expect(new Set(told).size).toBe(told.length)
  expect(told[0]).toBe('welcome')
  for (const id of ['resources', 'playing', 'attack', 'combat', 'chain', 'priority', 'event', 'stages', 'undo'])
    expect(told).toContain(id)
})

test('a raid teaches what it alone has, each lesson once, when it matters', () => {
  const def = library.raids.find(({ table }) => table?.lessons)!
  const setup = {
    raid: def.id,
    raiders: library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i}`, deck: id })),
    seed: 2,
  }
  const game = start(library, setup)
  const bots = makeBots(library, setup.seed)
  const told: string[] = []
  const { lessons: own = [], types: lies = {} } = def.table ?? {}
  for (let open = decision(game); open; open = decision(game)) {
    if (open.seat === 1) {
      const scene = { ...sceneOf(game, 1), lessons: own, lies }
      const lesson = lessonFor(scene, told)
      if (lesson) told.push(lesson.id)
      if (lesson?.title === 'Chained') expect(scene.view.raid.bonds?.left).toBeGreaterThan(0)
      if (lesson?.title === 'The Nova') expect(scene.view.raid.looms?.turns).toBe(1)
      if (lesson?.title === 'Blood') expect(scene.view.raid.pools?.[0]?.there).toBeGreaterThan(0)
    }
    choose(game, bots.move(game, open.seat === 0 ? 'tactics' : 'raider').answer)
  }
  const ids = own.map(({ title }) => `${def.id} ${title}`)
  expect(told.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort())
  for (const { text } of own) expect(text.split(' ').length, text).toBeLessThan(60)
})

describe('R500 what the fourth raid alone has', () => {
  const def = library.raids.find(({ table }) => table?.threat)!
  const own = def.table?.lessons ?? []
  const members = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  const at = (hero: string, boss: BossSpec = {}, raider: SideSpec = {}): Table =>
    table({ raid: def.id, boss: { hero, deck: ['Eye Blast'], ...boss }, raiders: [raider, {}], turn: 'R1' })
  const haunted = (): Table => {
    const t = table({
      raid: def.id,
      boss: { hero: 'Teron Gorefiend', deck: Array(4).fill('Eye Blast') },
      raiders: [{ deck: ['Parvink'] }, { deck: ['Parvink'] }],
      turn: 'Boss',
      at: 'action',
    })
    t.reach('Boss', 'end')
    t.resolve('R1')
    return t.resolveAll().until('R1', 'action')
  }
  /** Titles of the lessons that matter at this table. */
  const taught = ({ game }: Table): string[] => {
    const told = lessons.map(({ id }) => id)
    const scene = { ...sceneOf(game, 1), lessons: own }
    const titles: string[] = []
    for (let one = lessonFor(scene, told); one; one = lessonFor(scene, told)) {
      told.push(one.id)
      titles.push(one.title)
    }
    return titles
  }

  test.each([
    ['nothing while nothing matters', () => at('Supremus'), []],
    [
      'spines',
      () => at("High Warlord Naj'entus", {}, { cards: [{ name: 'Parvink', counters: { spine: 1 } }] }),
      ['Spines'],
    ],
    ['threat, one below the level', () => at('Supremus', {}, { resources: 4 }), ['Threat']],
    ['what waits', () => at('Supremus', { waits: ['You Are Not Prepared! (44)'] }), ['Minions and Events']],
    ['ghosts', haunted, ['Ghosts']],
    ['the Council', () => at('The Illidari Council', { cards: members }), ['The Council']],
    ['The Betrayer', () => at('The Betrayer', { waits: ['You Are Not Prepared! (44)'] }), ['The Betrayer']],
  ] as const)('%s', (_what, make, titles) => {
    expect(taught(make())).toEqual(titles)
  })

  test('each lesson is short', () => {
    for (const { text } of own) expect(text.split(' ').length, text).toBeLessThan(60)
  })
})

test('without a decision no lesson is told, and lessons and entries are short', () => {
  expect(lessonFor({ decision: null } as Scene, [])).toBeUndefined()
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  for (const { text } of lessons) expect(text.split(' ').length, text).toBeLessThan(60)
  for (const [word, about] of [...zones, ...stepEntries]) expect(about.length, word).toBeGreaterThan(20)
})
