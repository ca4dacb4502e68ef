import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import type { Decision } from '../../src/engine/types.ts'
import { intentOf, readingTime, shownReason } from '../../src/session/intent.ts'
import { botMove } from '../../src/session/moves.ts'
import { newSession, question } from '../../src/session/session.ts'
import { must } from '../../src/state/must.ts'

const asks = (kind: Decision['kind'], seat = 0): Decision => ({ kind, seat }) as Decision
const long = {
  act: 'Play Deep Breath (6)',
  why: 'Every hero is hurt, and nobody can prevent it before the next turn.',
  thoughts: '',
}

test('what the Boss does is told longer than what a raider does, a part of an act shortest, and never without end', () => {
  const boss = readingTime(asks('priority'), true, long)
  const raider = readingTime(asks('priority', 1), false, long)
  const part = readingTime(asks('target'), true, { act: 'Warrax', why: '', thoughts: '' })
  expect(boss).toBeGreaterThan(raider)
  expect(raider).toBeGreaterThan(part)
  expect(boss).toBeGreaterThan(2000)
  expect(readingTime(asks('priority'), true, { act: 'x'.repeat(900), why: '', thoughts: '' })).toBeLessThan(6000)
  expect(readingTime(asks('priority'), true, { ...long, thoughts: 'Or: Attack with Onyxia (3.1).' })).toBeGreaterThan(
    boss,
  )
})

test('an act is shown for as long as reading it takes at the speed that people chose, and not at all if there is nothing to read', () => {
  const [{ id: deck }] = library.decks
  const game = start(library, { raid: 'onyxias-lair', seed: 1, raiders: [{ name: 'Ann', deck }] })
  const seats = ['tactics', 'raider'].map((bot) => ({ kind: 'bot', bot }) as const)
  const session = newSession(library, game, seats, { stops: { stop: 'matters', marks: [] } })
  const open = must(question(session))
  const move = { ...botMove(session, open), quiet: false }
  const wait = intentOf(session, open, move, 1)?.wait ?? 0
  expect(wait).toBeGreaterThan(300)
  expect(intentOf(session, open, move, 2)?.wait).toBe(wait / 2)
  expect(intentOf(session, open, move, 0)).toBeNull()
  expect(intentOf(session, open, { ...move, quiet: true }, 1)).toBeNull()
})

test('what nobody sees, and a part of an act without a reason, keep the reason that is shown', () => {
  const said = { seat: 1, text: 'Kor would fall.', hits: [] }
  const shown = { secret: false, quiet: false, ends: false }
  const move = { answer: 0, act: 'Kor', why: '', cards: [], hits: [], ...shown }
  expect(shownReason(said, asks('target', 1), move)).toEqual(said)
  expect(shownReason(said, asks('target', 2), move)?.text).toBe('')
  expect(shownReason(said, asks('target', 2), { ...move, quiet: true })).toBe(said)
  expect(shownReason(said, asks('target', 1), { ...move, secret: true })).toBeNull()
})
