import { expect, test } from 'vitest'
import type { Decision } from '../../src/engine/types.ts'
import { readingTime } from '../../src/session/intent.ts'

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
