import { expect, test } from 'vitest'
import { sameAnswer } from '../../src/app/table/answer.ts'
import { makeDragging } from '../../src/board/input/dragging.ts'
import { aimed, dropped, dropZones, keepsAim, objOf } from '../../src/board/input/drop-targets.ts'
import { contains } from '../../src/board/places/layout.ts'
import { hitPlaces, liftedPlace, resultOf } from '../../src/board/places/lifted.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Ask, Scene } from '../../src/board/scene.ts'
import type { Answer, Decision } from '../../src/engine/types.ts'
import { crowded, deciding, kit, looking, overlaps, within } from './fixture.ts'

const scene = deciding(crowded())
const { view, decision } = scene
const me = view.seats[2]
const [hand] = me.hand
const fighter = me.party[1]
const whelp = view.seats[0].party[1]
const said = (from: number, key: string): (string | number)[] | null => {
  const drop = dropped(decision, view, from, key)
  return drop && [...drop.answers.map((index) => decision.answers[index].do), drop.aim]
}

test('a place stands for a card, a player or nothing', () => {
  expect(['card:12', 'seat:2', 'panel:2', 'card:', ''].map(objOf)).toEqual([12, -3, 0, 0, 0])
})

test('a card of the hand: played on the table, placed on the own resources or name, aimed at what it is dropped on', () => {
  expect(said(hand, 'panel:hall')).toEqual(['play', 0])
  expect(said(hand, `card:${me.resources[0]}`)).toEqual(['place', 0])
  expect(said(hand, 'seat:2')).toEqual(['place', 0])
  expect(said(hand, `card:${whelp}`)).toEqual(['play', whelp])
})

test('a fighter attacks what it is dropped on; back in the hand, on itself or on an answer nothing is meant', () => {
  expect(said(fighter, `card:${whelp}`)).toEqual(['attack', whelp])
  expect(said(fighter, `card:${me.party[2]}`)).toEqual([me.party[2]])
  for (const key of ['', 'panel:hand', `card:${fighter}`, 'answer:3']) expect(said(fighter, key)).toBeNull()
})

test('while a card is dragged, what takes it says so: the resource row, the own party, the side of the Boss', () => {
  const { regions: at } = layOutTable(scene, { w: 1280, h: 680 }, looking, kit)
  const words = (from: number): string[] => dropZones(decision, view, from, at).map(({ word }) => word)
  expect(words(hand)).toEqual(['Resource', 'Play'])
  expect(words(fighter)).toEqual(['Attack'])
  expect(words(whelp)).toEqual([])
  const [row, play] = dropZones(decision, view, hand, at)
  expect(said(hand, row!.key)).toEqual(['place', 0])
  expect(said(hand, play!.key)).toEqual(['play', 0])
  expect(overlaps(row!.rect, play!.rect)).toBe(false)
  expect(within(at.focus!.all, play!.rect)).toBe(true)
})

test('a card that can only be placed may be dropped anywhere on the own side', () => {
  const { regions: at } = layOutTable(scene, { w: 390, h: 790 }, looking, kit)
  const placed = { ...decision, answers: decision.answers.filter(({ do: what }) => what !== 'play') }
  const [row, ...others] = dropZones(placed, view, hand, at)
  expect(row).toMatchObject({ key: 'row:2', rect: at.focus!.all, word: 'Resource' })
  expect(others).toEqual([])
})

test('a dragged card of the hand is under the pointer; the result of a target is on what it hits before it is chosen', () => {
  const { places, regions } = layOutTable(scene, { w: 1280, h: 680 }, looking, kit)
  const card = places.find(({ key }) => key === `card:${hand}`)!
  const [lifted] = liftedPlace(card, { x: 600, y: 300 })
  expect(lifted!.rect.w).toBe(card.rect.w)
  expect(contains(lifted!.rect, 600, 300)).toBe(true)
  const hits = [{ obj: whelp, n: 3, type: 'fire' }]
  const results = decision.answers.map((_, i) => ({ hits: i === 4 ? hits : [], text: '' }))
  const foresight = { results, idle: [], harms: true }
  expect(resultOf({ answers: [4] }, { foresight })).toEqual(hits)
  expect(resultOf({ answers: [4, 5] }, { foresight })).toEqual([])
  const [chip] = hitPlaces(hits, places, regions.u)
  expect(chip).toMatchObject({ key: `text:hit:${whelp}`, show: { kind: 'hit', n: 3, type: 'fire' } })
})

const asks = (kind: Decision['kind'], ...cards: number[]): Decision => ({
  ...decision,
  kind,
  about: { card: fighter },
  answers: cards.map((card): Answer => ({ do: 'pick', card })),
})

test('an aim is taken by the question for it, outlasts costs, and belongs to nothing else', () => {
  expect(aimed(asks('attacker-target', 5, whelp), whelp)).toBe(1)
  expect(aimed(asks('target', 5), whelp)).toBeNull()
  expect(aimed(asks('choose', whelp), whelp)).toBeNull()
  expect(['x', 'cost', 'mode', 'priority', 'choose'].map((kind) => keepsAim({ kind } as Decision))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('dropped on what can’t be attacked, the reason is told and nothing is chosen', async () => {
  const told: string[] = []
  const chosen: number[] = []
  let now: Scene = scene
  const ask = { choose: (index: number) => chosen.push(index), whyNot: (card: number, to?: number) => `${card} ${to}` }
  const dragging = makeDragging(ask as unknown as Ask, {
    scene: () => now,
    say: (text) => told.push(text as string),
    offer: () => undefined,
  })
  const place = {
    key: `card:${fighter}`,
    rect: { x: 0, y: 0, w: 1, h: 1 },
    show: { kind: 'versus' },
    answers: [1],
    card: 0,
  } as const
  expect(dragging.grab({ ...place, answers: [] }, 0, 0)).toBe(false)
  const attack = async (next: Decision): Promise<void> => {
    now = scene
    dragging.grab(place, 0, 0)
    dragging.drop(`card:${whelp}`)
    now = { ...scene, decision: next }
    dragging.follow(now)
    await new Promise((done) => setTimeout(done, 1))
  }
  await attack(asks('attacker-target', 5, whelp))
  const first = decision.answers.findIndex(({ do: what, card }) => what === 'attack' && card === fighter)
  expect(chosen.splice(0)).toEqual([first, 1])
  await attack(asks('attacker-target', 5))
  expect(chosen).toEqual([first])
  expect(told).toEqual([`${fighter} ${whelp}`])
})

test('an order that was given in one go finds its next answer in the next question', () => {
  const rest = { ...decision, kind: 'order', answers: [{ do: 'trigger', card: 5, code: 'b', n: 0, of: 0 }] } as Decision
  expect(sameAnswer(rest, { do: 'trigger', card: 5, code: 'b', n: 1, of: 0 })).toBe(0)
  expect(sameAnswer(rest, { do: 'trigger', card: 6, code: 'b', n: 1, of: 0 })).toBe(-1)
  expect(sameAnswer(decision, { do: 'pass' })).toBe(-1)
  expect(sameAnswer(null, { do: 'pass' })).toBe(-1)
})
