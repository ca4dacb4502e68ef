import { describe, expect, test } from 'vitest'
import { stepEntries, zones } from '../../src/app/help/glossary.ts'
import { firstRaid, learntBy, lessonFor } from '../../src/app/table/coach.ts'
import { type Box, placeSheet } from '../../src/app/table/coach-place.ts'
import { type Lesson, lessons } from '../../src/app/table/lessons.ts'
import { type Lit, litPlaces, passButton } from '../../src/app/table/lit.ts'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { readingTime as cardTime, presents } from '../../src/board/motion/presented.ts'
import type { Scene } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import {
  choices,
  choose,
  decision,
  events,
  glance,
  describe as inWords,
  outcome,
  start,
  view,
} from '../../src/engine/index.ts'
import type { Decision } from '../../src/engine/types.ts'
import { type BotMove, makeBots } from '../../src/session/bot-move.ts'
import { foresee } from '../../src/session/foresight.ts'
import { readingTime as botTime } from '../../src/session/intent.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../table/index.ts'

/** What the coach sees of the scene. */
const sceneOf = (game: ReturnType<typeof start>, seat: number): Scene => {
  const open = decision(game)!
  const seen = view(game, seat)
  return {
    view: seen,
    decision: open,
    words: inWords(game, open, seat),
    foresight: foresee(library, game, seen, open),
    stages: 3,
    lastEvent: choices(game) > 40 ? 'some event' : '',
  } as unknown as Scene
}

/** What takes time at the usual speed, in milliseconds: the bots' acts, the cards that are presented, the lessons, the own choices. */
interface Clocked {
  bots: number
  cards: number
  lessons: number
  choices: number
}

const wordsAMinute = 200
const choosing = 3000

/** How long this question takes a newcomer, in the own turn or not, or a bot whose act is shown. */
function clock(
  time: Clocked,
  ownTurn: boolean,
  open: Decision,
  { move, lesson }: { move: BotMove; lesson?: Lesson },
): void {
  if (lesson) time.lessons += (lesson.text.split(/\s+/).length / wordsAMinute) * 60_000
  const own = open.kind !== 'priority' || ownTurn
  if (open.seat === 1) time.choices += (lesson?.done || own) && open.answers.length > 1 ? choosing : 0
  else if (!move.quiet)
    time.bots += botTime(open, open.seat === 0, { act: move.act, why: move.secret ? '' : move.why, thoughts: '' })
}

/** How long the cards that came up are presented. */
function presenting(game: ReturnType<typeof start>): number {
  const last = view(game, 1)
  const printed = printedCards(library, last.raid.id)
  const seen: string[] = []
  let sum = 0
  for (const e of events(game, 0, 1)) {
    const name = presents(e, { view: last })
    if (!name || seen.at(-1) === name) continue
    const face = printed(name)
    sum += cardTime([face?.line, ...(face?.text ?? [])].join(' '), seen.includes(name), 0)
    seen.push(name)
  }
  return sum
}

/** Answers as a newcomer does who does what is lit; the lessons told, with what was lit. */
function guided(): {
  told: string[]
  lit: Map<string, string[]>
  turns: number
  result: string | undefined
  time: Clocked
} {
  const { setup, seats } = firstRaid(library)
  const game = start(library, setup)
  const bots = makeBots(library, setup.seed)
  const told: string[] = []
  const lit = new Map<string, string[]>()
  const time: Clocked = { bots: 0, cards: 0, lessons: 0, choices: 0 }
  for (let open = decision(game); open; open = decision(game)) {
    const move = bots.move(game, open.seat === 1 ? 'raider' : seats[open.seat].bot)
    let { answer } = move
    const scene = open.seat === 1 ? sceneOf(game, 1) : null
    const lesson = scene ? lessonFor(scene, told) : undefined
    clock(time, glance(game, 1).turn.seat === 1, open, { move, lesson })
    if (scene) {
      const keys = lesson ? litPlaces(lesson.lit, scene) : []
      if (lesson) lit.set(lesson.id, keys)
      const does = open.answers.findIndex(
        ({ do: what, card }) => lesson?.done?.includes(what) && (card === undefined || keys.includes(`card:${card}`)),
      )
      if (does >= 0) answer = does
      told.push(...learntBy(scene, open.answers[answer]!, told, lesson))
    }
    choose(game, answer)
  }
  time.cards = presenting(game)
  return { told, lit, turns: glance(game, -1).turn.n, result: outcome(game)?.result, time }
}

test('the first raid: doing what is lit teaches a turn and a half, each lesson once, and wins in five rounds', () => {
  const { told, lit, turns, result, time } = guided()
  const minutes = (time.bots + time.cards + time.lessons + time.choices) / 60_000
  console.log(`The first raid at 1x: ${minutes.toFixed(1)} minutes`, time)
  expect(minutes).toBeGreaterThan(3)
  expect(minutes).toBeLessThan(7)
  console.log(`Lessons of the first raid, in order: ${told.join(', ')}`)
  expect(new Set(told).size).toBe(told.length)
  expect(told[0]).toBe('hand')
  const order = ['resources', 'playing', 'attack', 'end', 'protect']
  expect(told.filter((id) => order.includes(id))).toEqual(order)
  for (const id of ['event', 'target', 'chain', 'next-stage', 'undo']) expect(told).toContain(id)
  for (const [id, keys] of lit) expect(keys.length, id).toBeGreaterThan(0)
  expect(turns).toBeLessThanOrEqual(5 * 4)
  expect(result).toBe('raiders')
})

/** The lessons that a player meets who answers like this, each with the stage at which it is read. */
function met(pick: (open: Decision, best: number) => number): { id: string; stage: number; before: number }[] {
  const { setup, seats } = firstRaid(library)
  const game = start(library, setup)
  const bots = makeBots(library, setup.seed)
  const raid = library.raids.find(({ id }) => id === glance(game, 1).raid.id)!
  const told: string[] = []
  const read: { id: string; stage: number; before: number }[] = []
  let before = 1
  for (let open = decision(game); open && glance(game, -1).turn.round < 7; open = decision(game)) {
    let { answer } = bots.move(game, open.seat === 1 ? 'raider' : seats[open.seat].bot)
    if (open.seat === 1) {
      answer = pick(open, answer)
      const scene = { ...sceneOf(game, 1), lessons: raid.table!.lessons! }
      const lesson = lessonFor(scene, told)
      const { stage } = scene.view.raid
      if (lesson) {
        read.push({ id: lesson.id, stage, before })
        before = stage
      }
      told.push(...learntBy(scene, open.answers[answer]!, told, lesson))
    }
    choose(game, answer)
  }
  return read
}

test.each([
  ['fast', (_: Decision, best: number) => best],
  ['slowly', ({ answers }: Decision, best: number) => (answers[0]!.do === 'pass' ? 0 : best)],
  ['badly', ({ answers }: Decision) => answers.length - 1],
])('played %s, each lesson of a stage is read in its stage, first of all', (_how, pick) => {
  const read = met(pick)
  const stages = new Map([
    ['Her clock', 1],
    ['Stage 2', 2],
    ['Stage 3', 3],
  ])
  for (const { id, stage, before } of read) {
    const [, of] = [...stages].find(([title]) => id.endsWith(title)) ?? ['', stage]
    expect(stage, id).toBe(of)
    if (stage > before) expect(id).toMatch(/Stage [23]$|^next-stage$/)
  }
  expect(read.length).toBeGreaterThan(4)
})

describe('what is lit', () => {
  const cards = ['Apprentice Teep', 'Flamestrike', 'Crazy Igvand']
  const at = (): Table =>
    table({ raiders: [{ hand: cards, resources: 2, cards: ['Latro Abiectus'], deck: ['Parvink'] }], turn: 'R1' })
  const named = ({ game }: Table, lit: Lit): string[] => {
    const scene = sceneOf(game, 1)
    return litPlaces(lit, scene).map((key) => scene.view.cards[Number(key.slice(5))]?.def ?? key)
  }

  test('to place, the dearest card; to play, the dearest ally that can be paid for', () => {
    expect(named(at(), 'placeable')).toEqual(['Flamestrike', 'open:place'])
    expect(named(at(), 'playable')).toEqual(['Crazy Igvand'])
  })

  test('to attack, who deals damage, and the Boss; not a hero without ATK', () => {
    expect(named(at(), 'attackers')).toEqual(['Latro Abiectus', 'Onyxia (Stage 1)'])
  })

  test('to end the turn, the answer that ends it and the page’s button', () => {
    const [answer, button] = named(at(), 'ending')
    expect(answer).toMatch(/^answer:\d+$/)
    expect(button).toBe(passButton)
  })

  test('nothing left to do is said only when nothing is left', () => {
    const told = lessons.map(({ id }) => id).filter((id) => id !== 'end')
    expect(lessonFor(sceneOf(at().game, 1), told)).toBeUndefined()
    const idle = table({ raiders: [{ resources: 2, deck: ['Parvink'] }], turn: 'R1' })
    expect(lessonFor(sceneOf(idle.game, 1), told)?.id).toBe('end')
  })

  test('who does it unasked is not told; what is only read is read by answering', () => {
    const { game } = at()
    const scene = sceneOf(game, 1)
    expect(learntBy(scene, { do: 'attack' }, [])).toEqual(['attack'])
    expect(learntBy(scene, { do: 'pass' }, [])).toEqual([])
    const read = lessons.find(({ id }) => id === 'undo')
    expect(learntBy(scene, { do: 'place' }, [], read)).toEqual(['resources', 'undo'])
    const still = lessons.find(({ id }) => id === 'attack')
    expect(learntBy(scene, { do: 'place' }, [], still)).toEqual(['resources'])
  })
})

describe('where the sheet lies', () => {
  const room = { x: 0, y: 40, w: 1000, h: 600 }
  const sheet = { w: 300, h: 80 }
  const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h })
  const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

  test.each([
    ['a hand card', box(400, 540, 80, 100)],
    ['the Boss', box(300, 60, 400, 250)],
    ['a button', box(800, 590, 190, 40)],
  ])('never over %s, nor over question and hand if there is room beside them', (_what, lit) => {
    const kept = [box(750, 300, 250, 340), box(250, 530, 500, 110)]
    const at = { ...sheet, ...placeSheet(room, sheet, [lit], kept) }
    for (const other of [lit, ...kept]) expect(meets(at, other)).toBe(false)
    expect(at.x >= room.x && at.y >= room.y && at.x + at.w <= 1000 && at.y + at.h <= 640).toBe(true)
  })

  test('on a phone it rather covers the hand than what is lit', () => {
    const phone = box(0, 40, 390, 700)
    const hand = box(0, 600, 390, 140)
    const at = { w: 370, h: 120, ...placeSheet(phone, { w: 370, h: 120 }, [box(0, 40, 390, 430)], [hand]) }
    expect(meets(at, box(0, 40, 390, 430))).toBe(false)
  })
})

test('a raid teaches what it alone has, each lesson once, when it matters', () => {
  const def = library.raids.find(({ table }) => table?.looms)!
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
      const title = lesson?.id.replace(`${def.id} `, '')
      if (title === 'Chained') expect(scene.view.raid.bonds?.left).toBeGreaterThan(0)
      if (title === 'The Nova') expect(scene.view.raid.looms?.turns).toBe(1)
      if (title === 'Blood') expect(scene.view.raid.pools?.[0]?.there).toBeGreaterThan(0)
    }
    choose(game, bots.move(game, open.seat === 0 ? 'tactics' : 'raider').answer)
  }
  const ids = own.map(({ title }) => `${def.id} ${title}`)
  expect(told.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort())
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
      titles.push(one.id.replace(`${def.id} `, ''))
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
})

test('without a decision no lesson is told; lessons are a short sentence or two', () => {
  expect(lessonFor({ decision: null } as Scene, [])).toBeUndefined()
  const all = [...lessons, ...library.raids.flatMap(({ table }) => table?.lessons ?? [])]
  for (const { text } of all) {
    expect(text.split(' ').length, text).toBeLessThan(25)
    expect(text.split(/[.!?](?: |$)/).filter(Boolean).length, text).toBeLessThanOrEqual(2)
  }
  for (const { id, table } of library.raids) expect(table?.lessons?.length, id).toBeGreaterThan(3)
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  for (const [word, about] of [...zones, ...stepEntries]) expect(about.length, word).toBeGreaterThan(20)
})
