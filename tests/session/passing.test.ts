import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { Answer, Decision, Timing, View } from '../../src/engine/types.ts'
import {
  afterPass,
  automaticAnswer,
  beginPassing,
  endsPassing,
  endsTurn,
  type Passing,
} from '../../src/session/passing.ts'
import { isMark, type Silences, type StopSettings, windowsOf } from '../../src/session/stops.ts'

type Stopping = StopSettings & { silent: Silences }

/** A raider's view (seat 1, team 1) of the Boss's turn 5, with these links and attacker. */
function seen(links: readonly [id: number, seat: number][], attacker = 0, turn = { n: 5, seat: 0 }): View {
  return {
    seat: 1,
    turn: { ...turn, phase: 'action', step: 'action', order: [0, 1, 2] },
    seats: [0, 1, 2].map((seat) => ({ seat, team: Math.min(seat, 1), boss: seat === 0 })),
    cards: { 7: { id: 7, controller: 0 }, 8: { id: 8, controller: 2 }, 9: { id: 9, controller: 1, def: 'Horn' } },
    chain: links.map(([id, controller]) => ({ id, controller })),
    combat: attacker ? { window: 'attack', attacker } : null,
  } as unknown as View
}

test('a link or an attack of the other side ends passing on, a friend does not', () => {
  const since = beginPassing(seen([]))
  expect(endsPassing(seen([]), since)).toBe(false)
  expect(endsPassing(seen([[3, 2]]), since)).toBe(false)
  expect(endsPassing(seen([[3, 0]]), since)).toBe(true)
  expect(endsPassing(seen([], 7), since)).toBe(true)
  expect(endsPassing(seen([], 8), since)).toBe(false)
})

test('what stood there when passing on began is no news, what comes after it is', () => {
  const since = beginPassing(seen([[3, 0]], 7))
  expect(endsPassing(seen([[3, 0]], 7), since)).toBe(false)
  const next: [number, number][] = [
    [3, 0],
    [4, 0],
  ]
  expect(endsPassing(seen(next, 7), since)).toBe(true)
  const after = afterPass(since, seen([]))
  expect(endsPassing(seen([], 7), after)).toBe(true)
})

test("one's own next turn ends it, a friend's does not", () => {
  const since = beginPassing(seen([], 0, { n: 2, seat: 1 }))
  expect(endsPassing(seen([], 0, { n: 2, seat: 1 }), since)).toBe(false)
  expect(endsPassing(seen([], 0, { n: 3, seat: 2 }), since)).toBe(false)
  expect(endsPassing(seen([], 0, { n: 6, seat: 1 }), since)).toBe(true)
})

test('only where the Boss could go on does its passing say something', () => {
  const boss = (view: View): View => ({ ...view, seat: 0 })
  expect(endsTurn(boss(seen([])))).toBe(true)
  expect(endsTurn(boss(seen([[3, 0]])))).toBe(false)
  expect(endsTurn(boss(seen([], 7)))).toBe(false)
  expect(endsTurn(seen([]))).toBe(false)
})

const priority = (window: string, more: Partial<Decision> = {}): Decision => ({
  seat: 1,
  kind: 'priority',
  rule: '410.1',
  about: { window },
  answers: [{ do: 'pass' }, { do: 'use', card: 9 }],
  matters: true,
  step: 'window',
  ...more,
})
const useful: Stopping = { stop: 'useful', marks: [], silent: {} }
const own = { n: 6, seat: 1 }

test('nobody’s turn ends unasked, also with nothing left to do', () => {
  const only = priority('action', { answers: [{ do: 'pass' }], matters: false })
  const answered = (view: View, passing: Passing | null = null): number | null =>
    automaticAnswer(only, view, useful, passing)
  expect(answered(seen([], 0, own))).toBeNull()
  expect(answered(seen([]))).toBe(0)
  expect(answered(seen([[3, 1]], 0, own))).toBe(0)
  expect(answered(seen([], 9, own))).toBe(0)
  expect(answered(seen([], 0, own), beginPassing(seen([], 0, own), 'action', 'turn ends'))).toBe(0)
})

test('at every decision, where there is a choice, where something can usefully be done', () => {
  const idle = priority('end', { answers: [{ do: 'pass' }], matters: false })
  const asks = (open: Decision, view: View): boolean[] =>
    (['always', 'matters', 'useful'] as const).map(
      (stop) => automaticAnswer(open, view, { ...useful, stop }, null) === null,
    )
  expect(asks(idle, seen([]))).toEqual([true, false, false])
  expect(asks(priority('end'), seen([]))).toEqual([true, true, false])
  expect(asks(priority('action'), seen([], 0, own))).toEqual([true, true, true])
  expect(asks(priority('action'), seen([[3, 1]], 0, own))).toEqual([true, true, false])
  expect(asks(priority('action'), seen([[3, 0]]))).toEqual([true, true, true])
  expect(asks(priority('attack'), seen([], 7))).toEqual([true, true, true])
  expect(asks(priority('attack'), seen([], 8))).toEqual([true, true, false])
})

test('a marked window stops whatever the setting, on the turn that is meant', () => {
  const marked: Stopping = { ...useful, marks: ['other:end'] }
  expect(automaticAnswer(priority('end'), seen([]), marked, null)).toBeNull()
  expect(automaticAnswer(priority('end'), seen([], 0, own), marked, null)).toBe(0)
  const since = beginPassing(seen([]), 'draw')
  expect(automaticAnswer(priority('end'), seen([]), marked, since)).toBeNull()
  expect(automaticAnswer(priority('draw'), seen([]), marked, since)).toBe(0)
})

test("a raid's own phases can be marked, and are no action step", () => {
  const raids = Object.fromEntries(library.raids.map((raid) => [raid.id, windowsOf(raid).map(({ text }) => text)]))
  const own = ['Ready step', 'Draw step']
  const later = ['Action step', 'Attack window', 'Defend window', 'End step']
  expect(raids['onyxias-lair']).toEqual([...own, 'Event step', ...later])
  expect(raids['molten-core']).toEqual([...own, 'New Boss phase', 'Minion phase', ...later])
  expect(windowsOf().map(({ text }) => text)).toEqual([...own, ...later])
  const marked: Stopping = { ...useful, marks: ['other:minion'] }
  expect(automaticAnswer(priority('minion'), seen([]), marked, null)).toBeNull()
  expect(automaticAnswer(priority('newBoss'), seen([]), marked, null)).toBe(0)
  expect(automaticAnswer(priority('minion'), seen([]), { ...useful, marks: ['other:action'] }, null)).toBe(0)
  expect(['own:end', 'other:newBoss', 'other:', 'all:end', 7].map(isMark)).toEqual([true, true, false, false, false])
})

test('a card that was told to stop asking is no reason to stop, another one is', () => {
  const quiet: Stopping = { ...useful, silent: { Horn: 'quiet' } }
  expect(automaticAnswer(priority('action'), seen([[3, 0]]), quiet, null)).toBe(0)
  const both = priority('action', { answers: [{ do: 'pass' }, { do: 'use', card: 9 }, { do: 'play', card: 7 }] })
  expect(automaticAnswer(both, seen([[3, 0]]), quiet, null)).toBeNull()
})

test('what can wait is asked for at the end of the turn before mine, and in my own action step', () => {
  const asks = (open: Decision, view: View, timing: Timing[], since: Passing | null = null): boolean =>
    automaticAnswer(open, view, useful, since, timing) === null
  for (const when of ['before', 'own'] as const) {
    const timing: Timing[] = ['now', when]
    expect(asks(priority('action'), seen([[3, 0]]), timing)).toBe(false)
    expect(asks(priority('attack'), seen([], 7), timing)).toBe(false)
    expect(asks(priority('action'), seen([], 0, own), timing)).toBe(true)
    expect(asks(priority('end'), seen([]), timing)).toBe(when === 'before')
    expect(asks(priority('end'), seen([], 0, { n: 7, seat: 2 }), timing)).toBe(false)
    expect(asks(priority('action'), seen([[3, 0]]), timing, beginPassing(seen([])))).toBe(false)
  }
  const both = priority('end', { answers: [{ do: 'pass' }, { do: 'use', card: 9 }, { do: 'play', card: 7 }] })
  expect(asks(both, seen([]), ['now', 'before', 'now'])).toBe(true)
  expect(asks(both, seen([]), ['now', 'own', 'now'])).toBe(false)
})

test('its question is always answered as it was told', () => {
  const may = priority('', { kind: 'yes-no', about: { card: 9 }, answers: [{ do: 'no' }, { do: 'yes' }] })
  expect(automaticAnswer(may, seen([]), useful, null)).toBeNull()
  expect(automaticAnswer(may, seen([]), { ...useful, silent: { Horn: 'yes' } }, null)).toBe(1)
  expect(automaticAnswer(may, seen([]), { ...useful, silent: { Horn: 'no' } }, null)).toBe(0)
  expect(automaticAnswer(may, seen([]), { ...useful, silent: { Horn: 'quiet' } }, null)).toBeNull()
})

test('what must be answered is asked while passing on, too', () => {
  const target = priority('', {
    kind: 'target',
    answers: [
      { do: 'pick', card: 7 },
      { do: 'pick', card: 8 },
    ],
  })
  expect(automaticAnswer(target, seen([]), useful, beginPassing(seen([])))).toBeNull()
})

test('whose cards are real is asked whenever others act, attack or end their step, unless nothing could be done', () => {
  const open = (window: string, ...acts: Answer[]): Decision =>
    priority(window, { answers: [{ do: 'pass' }, ...acts, { do: 'mend' }] })
  const asks = (window: string, view: View, when: Timing = 'before', act: Answer['do'] = 'show'): boolean =>
    automaticAnswer(open(window, { do: act, card: 9 }), view, useful, null, ['now', when]) === null
  const friends = { n: 6, seat: 2 }
  expect(asks('action', seen([], 0, friends))).toBe(true)
  expect(asks('end', seen([]))).toBe(true)
  expect(asks('action', seen([[3, 2]], 0, friends))).toBe(true)
  expect(asks('action', seen([[3, 0]]))).toBe(true)
  const laid = seen([[3, 2]], 0, friends)
  expect(asks('action', { ...laid, chain: laid.chain.map((link) => ({ ...link, kind: 'resource' })) })).toBe(false)
  expect(asks('attack', seen([], 7))).toBe(true)
  expect(asks('defend', seen([], 8, friends))).toBe(true)
  expect(asks('attack', seen([], 8, friends))).toBe(false)
  expect(asks('event', seen([]))).toBe(true)
  expect(asks('draw', seen([]))).toBe(false)
  expect(asks('action', seen([[3, 1]], 0, own))).toBe(false)
  expect(asks('action', seen([], 0, friends), 'own')).toBe(false)
  expect(asks('action', seen([[3, 0]]), 'own', 'play'), 'a card in hand that everybody knows').toBe(true)
  expect(asks('action', seen([[3, 0]]), 'before', 'complete')).toBe(true)
  expect(automaticAnswer(open('action'), seen([[3, 0]]), useful, null)).toBe(0)
})
