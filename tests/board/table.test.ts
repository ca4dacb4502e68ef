import { describe, expect, test } from 'vitest'
import { highlightsOf, pointedPlaces } from '../../src/board/draw/highlights.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { zoneOf } from '../../src/board/places/partners.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import { roomsFor } from '../../src/board/places/rooms.ts'
import { stretchesOutside, targetLines } from '../../src/board/places/target-lines.ts'
import type { Scene } from '../../src/board/scene.ts'
import type { CardView, GameEvent } from '../../src/engine/types.ts'
import { crowded, deciding, kit, looking, momentOf, printed } from './fixture.ts'

const size = { w: 1280, h: 680 }
const scene = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
const { view } = scene
const other = view.seats[1]

const withCard = (id: number, change: Partial<CardView>): Scene => ({
  ...scene,
  view: { ...view, cards: { ...view.cards, [id]: { ...view.cards[id], ...change } } },
})

describe('an attack with two defenders', () => {
  const [, first, second] = other.party
  const combat = { ...view.combat!, defender: first, second }
  const fought: Scene = { ...scene, view: { ...view, combat } }
  const { places } = layOutTable(fought, size, looking, kit)

  test('has a line to each', () => {
    const lines = targetLines(fought.view, places).filter(({ attack }) => attack)
    const rectOf = (id: number) => places.findLast(({ key }) => key === `card:${id}`)!.rect
    expect(lines.map(({ to }) => to)).toEqual([rectOf(first), rectOf(second)])
  })

  test('shows both in the arena, side by side', () => {
    const [one, two] = ['combat:defender', 'combat:defender-too'].map((key) => places.find((at) => at.key === key)!)
    expect([one.card, two.card]).toEqual([first, second])
    expect(one.rect.x + one.rect.w).toBeLessThanOrEqual(two.rect.x)
  })

  test('has lines that go under the panel where its numbers stand, and under what is read on the way', () => {
    const under = ['panel:combat', 'power:0'].map((key) => places.find((at) => at.key === key)!.rect)
    const marks = highlightsOf(fought, places, [], { hover: '', focused: '', lifted: null })
    const attacks = marks.filter(({ as }) => as === 'attack')
    expect(attacks.length).toBe(2)
    for (const line of attacks) for (const rect of under) expect(line.under).toContainEqual(rect)
  })

  test('that is only proposed shows both too', () => {
    const proposed = { ...combat, defender: 0, second: 0, proposed: first, proposedToo: second }
    expect(targetLines({ ...view, combat: proposed }, places).filter(({ attack }) => attack).length).toBe(2)
  })
})

test('a line goes under boxes: only what is outside them is seen', () => {
  const [a, b] = [
    { x: 0, y: 50 },
    { x: 100, y: 50 },
  ]
  const box = (x: number, y: number, w = 20, h = 20) => ({ x, y, w, h })
  expect(stretchesOutside(a, b, [])).toEqual([[0, 1]])
  expect(stretchesOutside(a, b, [box(40, 40)])).toEqual([
    [0, 0.4],
    [0.6, 1],
  ])
  expect(stretchesOutside(b, a, [box(70, 40), box(20, 45)])).toEqual([
    [0, expect.closeTo(0.1)],
    [0.3, expect.closeTo(0.6)],
    [0.8, 1],
  ])
  expect(stretchesOutside(a, b, [box(40, 60), box(120, 40), box(-30, 40)])).toEqual([[0, 1]])
  expect(stretchesOutside(a, b, [box(-10, 40)])).toEqual([[0.1, 1]])
  expect(stretchesOutside(a, b, [box(-10, 40, 200)])).toEqual([])
  expect(stretchesOutside({ x: 0, y: 0 }, { x: 100, y: 100 }, [box(0, 60), box(45, 45, 10, 10)])).toEqual([
    [0, 0.45],
    [0.55, 1],
  ])
})

test('a player who is out has dim cards and no row of resources', () => {
  const fallen = (seat: number): Scene => ({
    ...scene,
    view: {
      ...view,
      seats: view.seats.map((one) => (one.seat === seat ? { ...one, lost: true, payers: 0, resources: [] } : one)),
    },
  })
  const near = view.seats.find((one) => !one.boss && one.seat !== other.seat)!
  for (const { seat, hero } of [other, near]) {
    const out = (shown: Scene) => {
      const { places } = layOutTable(shown, size, looking, kit)
      const { show } = places.find(({ key }) => key === `card:${hero}`)!
      const row = places.some(({ key }) => key === `text:resources:${seat}`)
      return { dim: 'face' in show && show.face.out === true, row }
    }
    expect(out(scene)).toEqual({ dim: false, row: true })
    expect(out(fallen(seat))).toEqual({ dim: true, row: false })
  }
})

test('what leads on is said in the status line as far as there is room, never in half a sentence', () => {
  const said = (w: number): string => {
    const { places } = layOutTable(
      { ...scene, nextStage: 'Next: the gate, when the last Drake leaves, or at five' },
      { w, h: 860 },
      looking,
      kit,
    )
    const show = places.find(({ key }) => key === 'text:next')?.show
    return show?.kind === 'text' ? show.lines.join() : ''
  }
  const all = Array.from({ length: 60 }, (_, i) => said(900 + 20 * i))
  expect([...new Set(all)]).toEqual(['', 'Next: the gate', 'Next: the gate, when the last Drake leaves, or at five'])
})

test('within a turn a party keeps its room: cards stay where they are when others leave', () => {
  const rectsOf = (party: readonly number[], rooms = looking.rooms): (string | undefined)[] => {
    const seats = view.seats.map((seat) => (seat.seat === other.seat ? { ...seat, party } : seat))
    const fewer = { ...view, seats }
    const { places } = layOutTable({ ...scene, view: fewer }, size, { ...looking, rooms: roomsFor(fewer, rooms) }, kit)
    return other.party.slice(0, 2).map((id) => JSON.stringify(places.find(({ key }) => key === `card:${id}`)?.rect))
  }
  const before = roomsFor(view)
  expect(rectsOf(other.party.slice(0, 2), before)).toEqual(rectsOf(other.party, before))
  expect(
    roomsFor({ ...view, turn: { ...view.turn, n: view.turn.n + 1 } }, { turn: view.turn.n, of: { 1: 40 } }).of[1],
  ).toBe(before.of[1])
})

test('signs, not color alone, say whose turn it is and who is asked', () => {
  const { places } = layOutTable(
    { ...scene, decides: 1, view: { ...view, turn: { ...view.turn, seat: 3 } } },
    size,
    looking,
    kit,
  )
  const turns = places.filter(({ show }) => show.kind === 'sign' && show.sign === 'turn')
  expect(turns.map(({ key }) => key)).toEqual(['text:turn:3'])
  const names = places.filter(({ key }) => key.startsWith('text:name:'))
  const asked = names.filter(({ show }) => show.kind === 'text' && /( …| · deciding)$/.test(show.lines[0]))
  expect(asked.map(({ key }) => key)).toEqual(['text:name:1'])
})

test('what texts have made of a player stands beside the name, also where there is little room', () => {
  const seats = view.seats.map((seat) => (seat.seat === 2 ? { ...seat, marks: ['Ghost'] } : seat))
  for (const page of [size, { w: 844, h: 340 }, { w: 320, h: 568 }]) {
    const { places } = layOutTable({ ...scene, view: { ...view, seats } }, page, looking, kit)
    const marks = places.filter(({ key }) => key.startsWith('text:marks:'))
    expect(marks.map(({ key }) => key)).toEqual(['text:marks:2'])
    const [mark] = marks
    expect(mark!.show).toMatchObject({ kind: 'text', lines: [expect.stringMatching(/^Gh?o?s?t?/)] })
    const name = places.find(({ key }) => key === 'text:name:2')!
    expect(mark!.rect.x).toBeGreaterThan(name.rect.x)
  }
})

test('what lies open over the table covers the marks of what lies under it', () => {
  const page = { w: 844, h: 340 }
  const closed = layOutTable(scene, page, looking, kit)
  const open = layOutTable(scene, page, { ...looking, zone: 'seat:0' }, kit)
  const focused = `card:${view.seats[0].hero}`
  const marks = ({ places, choices }: typeof open): string[] =>
    highlightsOf(scene, places, choices, { hover: '', focused, lifted: null }).map(({ as }) => as)
  expect(marks(closed)).toEqual(expect.arrayContaining(['attack', 'focus']))
  expect(marks(open)).toEqual([])
})

test('what a lesson speaks of is ringed, a card of a pile where its pile is', () => {
  const hero = `card:${view.seats[0].hero}`
  const taught: Scene = { ...scene, lesson: { text: 'Look at this.', points: [hero, 'event', 'card:999999'] } }
  const { places, choices } = layOutTable(taught, size, looking, kit)
  const rings = highlightsOf(taught, places, choices, { hover: '', focused: '', lifted: null })
  const rect = places.findLast(({ key }) => key === hero)!.rect
  expect(rings.filter(({ as }) => as === 'point')[0]).toMatchObject({ as: 'point', rect })
  const status = places.find(({ key }) => key === 'panel:status')!.rect
  for (const { rect, tip } of rings.filter(({ as }) => as === 'point'))
    expect(tip!.up || tip!.y - 15 > status.y + status.h, `no head lies on the status line: ${rect.y}`).toBe(true)
  const piled = pointedPlaces([{ ...places[0], key: 'card:5', pile: [5, 6] }], ['card:6'])
  expect(piled.map(({ key }) => key)).toEqual(['card:5'])
})

test('a player who can be chosen has the ring of what can be chosen', () => {
  const answers = [{ do: 'pick', card: -2 }] as const
  const asks: Scene = { ...scene, decision: { ...deciding(scene).decision!, answers } }
  const tones = layOutTable(asks, size, looking, kit).places.flatMap(({ key, show }) =>
    key.startsWith('seat:') && show.kind === 'button' ? [[key, show.tone]] : [],
  )
  expect(Object.fromEntries(tones)).toMatchObject({ 'seat:1': 'lit', 'seat:2': 'quiet', 'seat:3': 'quiet' })
})

test('where the words of a fighter have little room, what will come of it goes before what stands on its card', () => {
  const forecast = {
    blows: [{ to: view.combat!.defender, n: 3, types: ['frost'], left: 16, armor: [], unsure: false }],
    protectors: [view.seats[0].party[1]],
  } as unknown as Scene['forecast']
  const told = (h: number): string[] => {
    const { places } = layOutTable({ ...scene, forecast }, { w: 844, h }, looking, kit)
    const show = places.find(({ key }) => key === 'text:defender')!.show
    return show.kind === 'text' ? [...show.lines] : []
  }
  expect(told(500).join(' ')).toMatch(/2 ATK melee.*Will take 3 frost.*Could protect/)
  expect(told(340).join(' ')).toMatch(/^(The Old Drake )?Will take 3 frost: 16 left Could protect/)
})

test('the health of a hero in a small seat changes when the packet lands', () => {
  const after = withCard(other.hero, { damage: view.cards[other.hero].damage + 5 })
  const deal = { i: 1, choice: 1, on: 'deal', to: other.hero, by: view.seats[0].hero, n: 5, names: {}, text: 'Ouch.' }
  const made = plan(momentOf(scene), momentOf(after), [deal as GameEvent], { ...kit, printed })
  const words = (t: number): unknown => {
    const show = pose(made, t, false).drawn.find(({ key }) => key === `text:health:${other.seat}`)?.show
    return show?.kind === 'text' && show.lines[0]
  }
  expect(words(0)).toMatch(/^24\/28/)
  expect(words(made.clips[0].time)).toMatch(/^19\/28/)
})

test('the Boss keeps its proportions while its box changes', () => {
  const phone = { w: 390, h: 806 }
  const seats = view.seats.map((seat) => (seat.seat === view.seat ? { ...seat, hand: [] } : seat))
  const calm: Scene = { ...scene, view: { ...view, seats } } // an empty hand leaves its room to the table
  const made = plan(momentOf(calm, phone), momentOf(scene, phone), [], { ...kit, printed })
  const boxes = [0, 60, 120].map((t) => pose(made, t, false).drawn.find(({ show }) => show.kind === 'boss')!)
  const [before, after] = [calm, scene].map((one) => momentOf(one, phone).at.bossHero.w)
  expect(before).toBeGreaterThan(after)
  for (const { wide, high } of boxes) expect(wide).toBe(high)
})

test.each([
  { w: 1920, h: 1040 },
  { w: 1280, h: 680 },
  { w: 844, h: 352 },
])('runes lie in a row beside the resources, and can be paid with, on a page of $w by $h', (page) => {
  const runes = crowded({ row: 7 })
  const { row } = runes.view.seats[0]
  const decision = { ...deciding(runes).decision, answers: row.map((card) => ({ do: 'pick' as const, card })) }
  const words = { prompt: 'Pay.', says: '', why: '', answers: row.map(() => 'This one') }
  const { places } = layOutTable({ ...runes, decision, words }, page, looking, kit)
  const stones = places.filter(({ show }) => show.kind === 'stone')
  expect(stones.map(({ key }) => key)).toEqual(row.map((id) => `card:${id}`))
  expect(stones.map(({ answers }) => answers)).toEqual(row.map((_, i) => [i]))
  expect(new Set(stones.map(({ show }) => JSON.stringify(show.kind === 'stone' && [show.up, show.ready]))).size).toBe(3)
})

test('a Boss that has fallen is shown as gone until another stands in its place', () => {
  const boss = view.seats[0].hero
  const shown = (one: Scene): unknown => {
    const show = layOutTable(one, size, looking, kit).places.find(({ key }) => key === `card:${boss}`)?.show
    return show?.kind === 'boss' && show.gone
  }
  expect(shown(scene)).toBe(false)
  expect(shown(withCard(boss, { zone: 'removed' }))).toBe(true)
})

test('on a phone a partner’s party opens for its card in focus, and closes for another; on the desk it lies there', () => {
  const at = (page: typeof size) => layOutTable(scene, page, looking, kit).regions
  const phone = at({ w: 390, h: 799 })
  const [partner] = phone.others.map(({ seat }) => view.seats[seat])
  const [theirs] = partner.party
  const own = view.seats.find(({ seat }) => seat === phone.focus?.seat)!.party[0]
  const theirParty = `seat:${partner.seat}`
  expect(zoneOf(theirs, '', scene, phone)).toBe(theirParty)
  expect(zoneOf(theirs, 'log', scene, phone)).toBe(theirParty)
  expect(zoneOf(own, theirParty, scene, phone)).toBe('')
  expect(zoneOf(own, 'log', scene, phone)).toBe('log')
  expect(zoneOf(theirs, '', scene, at(size))).toBe('')
})

test('several attachments alike are one strip with their number', () => {
  const boss = view.seats[0].hero
  const [, one, two, three] = other.party
  const rend: CardView = { ...view.cards[one], host: boss, def: 'Rend', attachments: [] }
  const cards = {
    ...withCard(boss, { attachments: [one, two, three] }).view.cards,
    ...{ [one]: rend, [two]: { ...rend, id: two }, [three]: { ...rend, id: three, def: 'Shadow Word: Pain' } },
  }
  const { places } = layOutTable({ ...scene, view: { ...view, cards } }, { w: 1440, h: 900 }, looking, kit)
  const strips = places.flatMap(({ show, pile }) => (show.kind === 'strip' ? [[show.text, pile]] : []))
  expect(strips).toContainEqual(['Rend ×2', [one, two]])
  expect(strips).toContainEqual(['Shadow Word: Pain', undefined])
})
