import { expect, test } from 'vitest'
import type { Decision, View } from '../../src/engine/types.ts'
import { askedLine, decidesLine, questionToAll, waitingLine } from '../../src/session/who-is-asked.ts'

const asks = (kind: Decision['kind'], seat = 0): Decision => ({ kind, seat }) as Decision
const long = { act: 'Play Deep Breath (6)', why: 'Every hero is hurt, and nobody can prevent it before the next turn.' }

test('who is asked, and when: on the turn of another it is lastReason whose', () => {
  const seats = [{ name: 'Onyxia' }, { name: 'Ann' }]
  const at = (seat: number, n = 4): View => ({ seats, turn: { seat, n, name: 'end step' }, combat: null }) as never
  expect(askedLine(at(1), asks('priority', 1))).toBe('Ann · end step')
  expect(askedLine(at(0), asks('priority', 1))).toBe('Ann · Onyxia’s end step')
  expect(askedLine(at(0, 0), asks('mulligan', 1))).toBe('Ann · end step')
  expect(askedLine(at(0), null)).toBe('')
})

test('in words: what is about to happen, what it deals, and who is waited for', () => {
  const now = {
    seat: 1,
    seats: [{ name: 'Onyxia' }, { name: 'Ann' }, { name: 'Bo' }],
    cards: { 7: { def: 'Ann’s hero' } },
  }
  const told = { person: false, paused: false, intent: null, lastReason: null }
  const say = (open: Decision | null, more: object): string =>
    waitingLine(now as unknown as View, open, { ...told, ...more })
  const intent = { seat: 0, name: 'Onyxia', boss: true, ...long, wait: 1 }
  const lastReason = { seat: 0, text: long.why, hits: [{ obj: 7, n: 3, type: 'fire' }] }
  expect(say(asks('priority'), {})).toBe('Onyxia is thinking')
  expect(say(asks('priority'), { thinks: { done: 5, of: 64 } })).toBe('Onyxia is thinking')
  expect(say(asks('priority'), { thinks: { done: 33, of: 64 } })).toBe('Onyxia is thinking: 50 %')
  expect(say(asks('priority'), { intent })).toBe('Onyxia: Play Deep Breath (6)')
  expect(say(asks('priority'), { intent, lastReason })).toBe('Onyxia: Play Deep Breath (6); 3 fire to Ann’s hero')
  expect(say(asks('priority'), { lastReason })).toBe('Onyxia goes on: 3 fire to Ann’s hero')
  expect(say(asks('priority', 2), { intent })).toBe('Bo is thinking')
  expect(say(asks('priority'), { intent, paused: true })).toBe('Paused before Onyxia')
  expect(say(asks('priority', 2), { person: true })).toBe('Bo decides. This is the hand of Ann.')
  expect(say(null, {})).toBe('The raid is over')
})

test('others read who decides and about what, and never of a turn that sounds like their own', () => {
  const now = { turn: { seat: 1 }, chain: [], combat: null } as unknown as View
  const free = { ...asks('priority', 1), about: { window: 'action' }, answers: [{ do: 'pass' }] } as Decision
  expect(decidesLine('Ann', questionToAll(now, free, "Ann's turn"))).toBe('Ann decides: what to do on their turn')
  expect(questionToAll(now, asks('mulligan', 1), 'Keep this hand, or take a mulligan')).toMatch(/^Keep/)
  expect(decidesLine('Ann', 'Keep this hand, or take a mulligan')).toBe(
    'Ann decides: Keep this hand, or take a mulligan',
  )
  expect(decidesLine('Ann', 'Ann proposes “Crush”')).toBe('Ann proposes “Crush”')
  expect(decidesLine('Ann', '')).toBe('Ann decides.')
})
