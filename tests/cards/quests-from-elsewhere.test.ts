/** Quests completed from a graveyard, a hand and the top of a deck (702.2b, 409.1): what is completed leaves the game as a cost. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf } from './scenes.ts'

const errand: CardDef = {
  ...{ name: 'Errand', type: 'quest', set: 'test', number: 0 },
  powers: [{ pay: [{ do: 'pay', n: 2 }], reward: [{ do: 'draw', n: 1 }] }],
}
const names = ['Aquatic Form', 'Water Breathing', 'Unending Breath']
const library = await libraryOf(names, [errand])

const cases = [
  ['Aquatic Form', { graveyard: ['Errand'] }],
  ['Water Breathing', { hand: ['Errand'] }],
  ['Unending Breath', { deck: ['Errand', 'Filler'] }],
] as const

test.each(cases)('403.1 %s: the quest is removed from the game, and its reward is drawn', (name, where) => {
  const t = duel({ cards: [name], resources: 2, ...where }, {}, { library })
  t.complete('Errand')
  expect(t.zone('A', 'removed')).toEqual(['Errand'])
  expect(t.resources('A').ready).toBe(0)
  t.resolveAll()
  expect(t.zone('A', 'hand')).toEqual(['Filler'])
})

test.each(cases)('702.2b without %s a quest there is not completed', (_, where) => {
  const t = duel({ resources: 2, ...where }, {}, { library })
  expect(t.legal()).not.toContain('complete Errand')
})

test.each(cases)('403.1 %s: what it costs must be paid', (name, where) => {
  const t = duel({ cards: [name], resources: 1, ...where }, {}, { library })
  expect(t.legal()).not.toContain('complete Errand')
})

test('409.1 Unending Breath: only the card on top', () => {
  const t = duel({ cards: ['Unending Breath'], resources: 2, deck: ['Filler', 'Errand'] }, {}, { library })
  expect(t.legal()).not.toContain('complete Errand')
})

test.each(cases)("402 %s of an opponent's lets nobody else complete", (name, where) => {
  const t = duel({ resources: 2, ...where }, { cards: [name] }, { library })
  expect(t.legal()).not.toContain('complete Errand')
})
