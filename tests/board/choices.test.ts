import { expect, test } from 'vitest'
import { cut, guessWidth, wrap } from '../../src/board/draw/measure.ts'
import { answerKeys, choicesOf } from '../../src/board/places/answers.ts'
import { inspectorLines } from '../../src/board/places/inspector.ts'
import type { Decision } from '../../src/engine/types.ts'
import { crowded, deciding, printed } from './fixture.ts'

test('passing comes last, on the space bar; the others have keys in order', () => {
  const scene = deciding(crowded())
  const choices = choicesOf(scene.view, scene.decision, scene.words, true)
  expect(choices.at(-1)).toMatchObject({ index: 0, text: 'Pass', last: true, key: 'Space' })
  expect(choices.slice(0, 3).map(({ key }) => key)).toEqual(['1', '2', '3'])
})

test('what ends the matter has a short word that says what it does: only a pass is a pass', () => {
  const shorts = (what: 'pass' | 'done', text: string): (string | undefined)[] => {
    const scene = deciding(crowded())
    const decision: Decision = { ...scene.decision, answers: [{ do: what }, { do: 'yes' }] }
    return choicesOf(scene.view, decision, { ...scene.words, answers: [text, 'Yes'] }, true).map(({ short }) => short)
  }
  expect(shorts('done', 'Leave them as they lie')).toEqual(['Yes', 'Done'])
  expect(shorts('done', 'Done')).toEqual(['Yes', 'Done'])
  expect(shorts('pass', 'Take the damage')).toEqual(['Yes', 'Take the damage'])
  expect(shorts('pass', 'Do not protect anybody at all')).toEqual(['Yes', 'Pass'])
})

test('like answers stand once, with their number; giving it gives the first', () => {
  const scene = deciding(crowded({ whelps: 24 }))
  const whelps = choicesOf(scene.view, scene.decision, scene.words, true).filter(
    ({ text }) => text === 'Target Hatchling',
  )
  expect(whelps.reduce((sum, { count }) => sum + count, 0)).toBe(24)
  expect(whelps.length).toBeLessThan(8)
  for (const { index, count, places } of whelps) {
    expect(places).toHaveLength(count)
    expect(places[0]).toBe(`card:${scene.decision.answers[index].card}`)
  }
})

test('answer keys leave the keys of the table free', () => {
  for (const key of ['u', 'r', 'p', 'i', 'l', ' ', '?']) expect(answerKeys).not.toContain(key)
  expect(new Set(answerKeys).size).toBe(answerKeys.length)
})

test('without letter keys only the space bar answers', () => {
  const scene = deciding(crowded())
  const keys = choicesOf(scene.view, scene.decision, scene.words, false).map(({ key }) => key)
  expect(keys.filter((key) => key !== '' && key !== 'Space')).toEqual([])
})

const keyword = (word: string): string => (word === 'Protector' ? 'It may defend for another (602.2).' : '')

test('a card seen closely: name, text, state, and the sum behind a number', () => {
  const { view } = crowded()
  const hero = view.seats[2].hero
  const explain = () => ({
    stat: 'health',
    total: 29,
    lines: [
      { n: 28, why: 'printed', card: hero, rule: '205.1' },
      { n: 1, why: 'a blessing', card: 0, rule: '714.1' },
    ],
  })
  const lines = inspectorLines(hero, view, { printed, explain, keyword }).map(({ text }) => text)
  expect(lines[0]).toBe('Hero of Seat 2')
  expect(lines).toContain('Health 29: 28 printed (205.1), +1 a blessing (714.1)')
  expect(lines.some((line) => line.includes('20 of 28 health'))).toBe(true)
  expect(lines).toContain('Attached: Searing Bolt, Mark of Doubt')
})

test('a card seen closely explains its keywords', () => {
  const { view } = crowded()
  const guard = Object.values(view.cards).find(({ keywords }) => keywords.includes('Protector'))!
  const lines = inspectorLines(guard.id, view, { printed, explain: () => null, keyword })
  expect(lines).toContainEqual({ kind: 'keyword', text: 'Protector: It may defend for another (602.2).' })
})

test('a hidden card tells nothing', () => {
  const { view } = crowded()
  const hidden = Object.values(view.cards).find(({ def }) => def === null)!
  expect(inspectorLines(hidden.id, view, { printed, explain: () => null, keyword })).toEqual([
    { kind: 'title', text: 'A hidden card' },
  ])
})

test('text is wrapped and cut to its width', () => {
  const lines = wrap('the quick brown fox jumps over the lazy dog', {
    width: 70,
    size: 12,
    measure: guessWidth,
    most: 3,
  })
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(guessWidth(line, 12)).toBeLessThanOrEqual(70)
  expect(lines[2].endsWith('…')).toBe(true)
  expect(cut('short', { width: 100, size: 12, measure: guessWidth })).toBe('short')
  expect(wrap('Donaudampfschifffahrt', { width: 60, size: 12, measure: guessWidth }).join('')).toBe(
    'Donaudampfschifffahrt',
  )
})
