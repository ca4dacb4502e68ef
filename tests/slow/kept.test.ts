/** The cards that were read, on tables: every six-hundredth of them, on twelve; `npm run soak -- --kept` plays all, on as many as they take. */
import { expect, test } from 'vitest'
import { allCards } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { isWhole, runCard } from '../soak/cards/kept.ts'
import { realFor } from '../soak/cards/real.ts'
import { figures, told } from '../soak/kept.ts'

test('each plays without a stall or crash, and nearly all until each of their texts, powers and words has been at work', async () => {
  const all = await allCards()
  const named = new Map(all.map((card) => [card.name, card]))
  const sample = all.filter((_, i) => i % 600 === 0)
  const ran = sample.map((card) => runCard(card, 1, named, 12))
  expect(ran.filter(({ wrong }) => wrong !== '')).toEqual([])
  const left = ran.filter((one) => !isWhole(one))
  console.log(`${ran.length} cards, ${ran.length - left.length} wholly; ${left.map(({ name }) => name).join(', ')}`)
  expect(left.length).toBeLessThanOrEqual(sample.length / 8)
})

test('companions are real cards that fit what is asked for; what none fits is told: a damage type is no tag of allies', async () => {
  const named = new Map((await allCards()).map((card) => [card.name, card]))
  const asking = (set: object): CardDef => ({
    ...{ name: 'Sample', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, health: 1, damageType: 'melee' },
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', ...set }, stat: 'atk', n: 1 }] }],
  })
  const { friends, lacking } = realFor(asking({ damageType: 'frost' }), named)
  expect(friends.map(({ type, damageType }) => [type, damageType])).toEqual([
    ['ally', 'frost'],
    ['ally', 'frost'],
  ])
  expect(lacking).toEqual([])
  expect(realFor(asking({ tag: 'Frost' }), named)).toEqual({
    friends: [],
    lacking: ['{"is":"ally","of":"you","tag":"Frost"}'],
  })
  expect(realFor(asking({ reputation: 'Nobody' }), named).lacking).toHaveLength(1)
})

test('what never comes up is told: a power of the ninetieth turn', () => {
  const card: CardDef = {
    ...{ name: 'Sample', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, health: 1, damageType: 'melee' },
    powers: [{ when: { on: 'start', turn: 'you', nth: { n: 90, per: 'game' } }, then: [{ do: 'draw', n: 1 }] }],
  }
  const { never, wrong, played, unread } = runCard(card, 1, undefined, 12)
  expect(wrong).toBe('')
  expect(never).toEqual(['powers.0.then[0]', 'powers.0'])
  expect(unread).toEqual(['powers.0.then.0: n'])
  expect(played).toBe(true)
})

test('the figures: what is not whole counts by reason, and is explained where a reason is known', () => {
  const base = {
    name: 'A',
    wrong: '',
    never: [],
    unread: [],
    idle: [],
    lacking: [],
    played: true,
    tables: 1,
    choices: 10,
  }
  const ran = [
    base,
    { ...base, name: 'B', never: ['targeted', 'powers.0'] },
    { ...base, name: 'C', unread: ['text.0: n'], idle: ['text[0]'], played: false },
    { ...base, name: 'D', wrong: 'table 1: stalls' },
  ]
  expect(figures(ran)).toMatchObject({
    ...{ cards: 4, played: 3, whole: 1, explained: 0, left: 3, tables: 4, choices: 40, stale: [] },
    by: {
      'went wrong': 1,
      'never played': 0,
      'never targeted': 1,
      'never destroyed': 0,
      'a text or power never came up': 1,
      'a word that no rule looked at': 1,
      'an effect that never did anything': 1,
      'asks for what no card is': 0,
    },
  })
  expect(ran.map(told)).toEqual([
    '',
    'B: never targeted, powers.0',
    'C: not looked at text.0: n; idle text[0]',
    'D: table 1: stalls',
  ])
})
