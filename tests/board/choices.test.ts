import { expect, test } from 'vitest'
import { cut, guessWidth, wrap } from '../../src/board/draw/measure.ts'
import { unlike } from '../../src/board/input/touch.ts'
import { answerKeys, choiceKey, choicesOf, type Group } from '../../src/board/places/answers.ts'
import { inspectorLines } from '../../src/board/places/inspector.ts'
import type { Place } from '../../src/board/places/place.ts'
import type { Scene } from '../../src/board/scene.ts'
import type { Answer, Decision } from '../../src/engine/types.ts'
import { crowded, deciding, printed } from './fixture.ts'

const letters = { letters: true }

test('passing comes last, on the space bar; the others have keys in order', () => {
  const scene = deciding(crowded())
  const choices = choicesOf(scene, letters)
  expect(choices.at(-1)).toMatchObject({ index: 0, text: 'Pass', last: true, key: 'Space' })
  expect(choices.slice(0, 3).map(({ key }) => key)).toEqual(['1', '2', '3'])
})

test('what ends the matter has a short word that says what it does: only a pass is a pass', () => {
  const shorts = (what: 'pass' | 'done', text: string): (string | undefined)[] => {
    const scene = deciding(crowded())
    const decision: Decision = { ...scene.decision, answers: [{ do: what }, { do: 'yes' }] }
    return choicesOf({ ...scene, decision, words: { ...scene.words, answers: [text, 'Yes'] } }, letters).map(
      ({ short }) => short,
    )
  }
  expect(shorts('done', 'Leave them as they lie')).toEqual(['Yes', 'Done'])
  expect(shorts('done', 'Done')).toEqual(['Yes', 'Done'])
  expect(shorts('pass', 'Take the damage')).toEqual(['Yes', 'Take the damage'])
  expect(shorts('pass', 'Do not protect anybody at all')).toEqual(['Yes', 'Pass'])
})

test('like answers stand once, with their number; giving it gives the first', () => {
  const scene = deciding(crowded({ whelps: 24 }))
  const whelps = choicesOf(scene, letters).filter(({ text }) => text.startsWith('Target Hatchling'))
  expect(whelps.reduce((sum, { count }) => sum + count, 0)).toBe(24)
  expect(whelps.length).toBeLessThan(8)
  for (const { index, count, places, text } of whelps) {
    const { health, damage } = scene.view.cards[scene.decision.answers[index].card!]
    expect(text).toBe(`Target Hatchling (${health! - damage} health)`) // those that differ are told apart
    expect(places).toHaveLength(count)
    expect(places[0]).toBe(`card:${scene.decision.answers[index].card}`)
  }
})

const acting = (scene = crowded()): Scene => {
  const [first = 0, second = 0, third = 0] = scene.view.seats[scene.view.seat]!.hand
  const answers: Answer[] = [
    { do: 'pass' },
    { do: 'place', card: first },
    { do: 'attack', card: 1 },
    { do: 'place', card: second },
    { do: 'use', card: 2 },
    { do: 'play', card: third },
  ]
  const texts = ['Pass', 'Place one', 'Attack', 'Place another', 'Use it', 'Play it']
  const base = deciding(scene)
  return {
    ...base,
    decision: { ...base.decision, kind: 'priority', answers },
    words: { ...base.words, answers: texts },
  }
}

test('playing comes first, then using and attacking, then one line for all resources, then the end', () => {
  const listed = choicesOf(acting(), letters)
  expect(listed.map(({ text }) => text)).toEqual(['Play it', 'Use it', 'Attack', 'Place a resource…', 'Pass'])
  expect(listed.map(({ key }) => key)).toEqual(['1', '2', '3', '4', 'Space'])
  expect(listed.map(choiceKey)).toEqual(['answer:5', 'answer:4', 'answer:2', 'open:place', 'answer:0'])
})

test('the line of resources opens the cards that can be placed, with a way back', () => {
  const listed = choicesOf(acting(), { letters: true, group: 'place' })
  expect(listed.map(({ text, key }) => `${text} ${key}`)).toEqual(['Place one 1', 'Place another 2', 'Back Escape'])
})

test('an attack for nothing comes after all else and says so', () => {
  const scene = acting()
  const results = scene.decision!.answers.map(() => ({ hits: [], text: '' }))
  const listed = choicesOf({ ...scene, foresight: { results, idle: [2], harms: false } }, letters)
  expect(listed.map(({ text }) => text)).toEqual([
    'Play it',
    'Use it',
    'Place a resource…',
    'Attack (deals nothing)',
    'Pass',
  ])
})

test('several attacks for nothing are one line, which opens them', () => {
  const scene = acting()
  const answers: Answer[] = [...scene.decision!.answers, { do: 'attack', card: 3 }]
  const both: Scene = {
    ...scene,
    decision: { ...scene.decision!, answers },
    words: { ...scene.words!, answers: [...scene.words!.answers, 'Attack too'] },
    foresight: { results: answers.map(() => ({ hits: [], text: '' })), idle: [2, 6], harms: false },
  }
  const said = (group: Group | ''): string[] =>
    choicesOf(both, { letters: true, group }).map(({ text, key }) => `${text} ${key}`)
  expect(said('')).toEqual([
    ...['Play it 1', 'Use it 2', 'Place a resource… 3', 'Attacks that deal nothing… 4', 'Pass Space'],
  ])
  expect(said('idle')).toEqual(['Attack (deals nothing) 1', 'Attack too (deals nothing) 2', 'Back Escape'])
})

test('targets of harm are listed first on the other side, of help on the own side; each with its result', () => {
  const scene = deciding(crowded())
  const { view } = scene
  const [own, foe] = [1, 0].map(
    (boss) => view.seats.find((seat) => seat.boss === (boss === 0) && (boss === 0 || seat.seat === view.seat))!.hero,
  )
  const decision: Decision = {
    ...scene.decision,
    kind: 'target',
    answers: [
      { do: 'pick', card: own },
      { do: 'pick', card: foe },
    ],
  }
  const asked = { ...scene, decision, words: { ...scene.words, answers: ['Friend', 'Foe'] } }
  const results = [
    { hits: [], text: '' },
    { hits: [], text: 'deals 3 fire' },
  ]
  const texts = (harms: boolean) =>
    choicesOf({ ...asked, foresight: { results, idle: [], harms } }, letters).map(({ text }) => text)
  expect(texts(true)).toEqual(['Foe: deals 3 fire', 'Friend'])
  expect(texts(false)).toEqual(['Friend', 'Foe: deals 3 fire'])
})

test('what is being declared can be taken back with Escape', () => {
  const scene = deciding(crowded())
  const cancel = choicesOf({ ...scene, cancels: true }, letters).find(({ opens }) => opens === 'cancel')
  expect(cancel).toMatchObject({ text: 'Cancel', key: 'Escape', index: -1, last: false })
  expect(choicesOf(scene, letters).some(({ opens }) => opens === 'cancel')).toBe(false)
})

test('answer keys leave the keys of the table free', () => {
  for (const key of ['u', 'r', 'p', 'i', 'l', ' ', '?']) expect(answerKeys).not.toContain(key)
  expect(new Set(answerKeys).size).toBe(answerKeys.length)
})

test('without letter keys only the space bar answers', () => {
  const scene = deciding(crowded())
  const keys = choicesOf(scene, { letters: false }).map(({ key }) => key)
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

test('of like cards under a finger the first is meant; a card that differs, and what is no card, stay', () => {
  const scene = deciding(crowded({ whelps: 24 }))
  const like = choicesOf(scene, letters).find(({ text, count }) => text.startsWith('Target Hatchling') && count > 1)!
  const { hero } = scene.view.seats[1]!
  const keys = [...like.places.slice(0, 2), `card:${hero}`, 'deck']
  const show = { kind: 'versus' } as const
  const places = keys.map((key): Place => {
    const card = Number(key.split(':')[1] ?? 0)
    return { key, card, show, rect: { x: 0, y: 0, w: 1, h: 1 }, answers: [] }
  })
  expect(unlike(places, scene).map(({ key }) => key)).toEqual([keys[0], keys[2], keys[3]])
})
