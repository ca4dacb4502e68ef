/** The cards that were read, on tables: every seventieth of them; `npm run soak -- --kept` plays all. */
import { expect, test } from 'vitest'
import { allCards } from '../../src/cards/sets/index.ts'
import { isWhole, runCard } from '../soak/cards/kept.ts'

test('each plays without a stall or crash, and nearly all until each of their texts and powers has been at work', async () => {
  const sample = (await allCards()).filter((_, i) => i % 70 === 0)
  const ran = sample.map((card) => runCard(card))
  expect(ran.filter(({ wrong }) => wrong !== '')).toEqual([])
  const left = ran.filter((one) => !isWhole(one))
  console.log(`${ran.length} cards, ${ran.length - left.length} wholly; ${left.map(({ name }) => name).join(', ')}`)
  expect(left.length).toBeLessThanOrEqual(sample.length / 12)
})

test('what never comes up is told: a power of the ninetieth turn', () => {
  const { never, wrong } = runCard({
    ...{ name: 'Sample', type: 'ally', set: 'test', number: 1, cost: 1, atk: 1, health: 1, damageType: 'melee' },
    powers: [{ when: { on: 'start', turn: 'you', nth: { n: 90, per: 'game' } }, then: [{ do: 'draw', n: 1 }] }],
  })
  expect(wrong).toBe('')
  expect(never).toEqual(['powers.0.then[0]', 'powers.0'])
})
