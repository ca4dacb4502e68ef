/** A card whose text is that of other data is refused, with its place and what the text means. */
import { expect, test } from 'vitest'
import { onyxiasLair } from '../../../raids/onyxias-lair/raid.ts'
import { lint, lintCard } from '../../../src/index.ts'
import type { CardDef, Effect, EventPattern } from '../../../src/language/types.ts'
import type { RaidDef } from '../../../src/raid/format.ts'

const sample = (...text: Effect[]): CardDef => ({ name: 'Odd', type: 'ability', set: 'test', number: 1, cost: 1, text })
const both: readonly Effect[] = [{ do: 'copy', what: 'self' }, { do: 'draw' }]
const tried: Effect = { do: 'try', if: { turnOf: 'you' }, these: both }
const problem = (where: string, data: string) => ({
  where,
  what: 'its text means something else',
  fix: `The text is that of ${data}: write that if it is meant; otherwise express it with other words of the language.`,
})

test('a try of two effects prints as an "if", and is refused', () => {
  expect(lintCard(sample({ do: 'if', if: { turnOf: 'you' }, then: both }))).toEqual([])
  expect(lintCard(sample(tried))).toEqual([
    problem('Odd.text', '[{"do":"if","if":{"turnOf":"you"},"then":[{"do":"copy","what":"self"},{"do":"draw","n":1}]}]'),
  ])
})

test('which part of an event is named, and by which name, is nothing to the text', () => {
  const instead = (...then: Effect[]): CardDef => ({
    ...{ name: 'Odd', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, health: 1 },
    powers: [{ always: [{ mod: 'instead', would: { on: 'leave', what: 'host' }, then }] }],
    attach: { target: 1, is: 'ally' },
  })
  expect(lintCard(instead({ do: 'ready', what: '$what' }))).toEqual([])
  expect(lintCard(instead({ do: 'ready', what: 'host' }))).toEqual([])
})

test('nobody is spoken of whom the event does not name', () => {
  const power = (when: EventPattern): CardDef => ({
    ...{ name: 'Odd', type: 'item', set: 'test', number: 1, cost: 1 },
    powers: [{ when, then: [{ do: 'draw', by: '$of' }] }],
  })
  expect(lintCard(power({ on: 'enter', what: { is: 'ally' }, zone: 'play', of: 'opponents' }))).toEqual([])
  expect(lintCard(power({ on: 'enter', what: { is: 'ally' } }))).toMatchObject([
    { where: 'Odd.powers[0].then[0].by', what: "it can't be printed: nothing is called $of here" },
  ])
})

test('a card of a raid is refused with its place in the raid', () => {
  const raid = { ...onyxiasLair, cards: [...onyxiasLair.cards, sample(tried)] } as RaidDef
  const decks = { ...onyxiasLair.decks, main: [...(onyxiasLair.decks.main ?? []), [1, 'Odd'] as const] }
  expect(lint({ ...raid, decks })).toMatchObject([
    { where: 'Odd.text', path: ['cards', 64, 'text'], what: 'its text means something else' },
  ])
})
