/** What the Boss's player does with a collection beside the game. */
import { expect, test } from 'vitest'
import { position, thought } from './position.ts'

const demons = (hand: string[] = []) =>
  position({
    raid: 'black-temple',
    boss: { hero: 'The Betrayer', exhausted: true, row: ['Shadow Demons'], resources: 3, hand, deck: ['Eye Blast'] },
    raiders: [{ cards: ['Kor Cindervein'], deck: ['In Dreams', 'In Dreams'] }],
    turn: 'Boss',
  })

test('800.2b the Boss uses Shadow Demons, wants an ally, and takes a good one of the collection', () => {
  const t = demons()
  expect(thought(t)).toMatchObject({ does: 'use Shadow Demons' })
  t.use('Shadow Demons').resolve()
  expect(thought(t).does).toBe('yes')
  t.say('yes')
  const { does, why } = thought(t)
  expect(does).toMatch(/^pick /)
  expect(why).not.toBe('')
  expect(['pick Sister of Pain', 'pick Sister of Pleasure', 'pick Illidari Blood Lord']).not.toContain(does) // the cheapest
})
