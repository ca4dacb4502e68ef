/** Real cards in the terminal: named by a few letters, in place of numbers. */
import { expect, test } from 'vitest'
import { raid } from './raid.ts'

const words = ['play', 'onyxias-lair', '--raiders', '1', '--seed', '5']

test('a card is named and used by a few letters, or says why it can’t be', async () => {
  const lines = ['1', 'qqq', 'kr', 'say', 'k', 'kib 9', 'kib', 'undo', 'bot 1', 'quit']
  const { code, out, err } = await raid([...words, '--real'], `${lines.join('\n')}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('and 8 cards in hand')
  expect(out.match(/Say which card in hand this is…/g)?.length).toBeLessThan(8) // alike, and told once
  expect(out).toContain('None of the cards that you can still have begins with "qqq".')
  expect(out).toContain('Krol Blade: The cost can’t be paid in full.')
  expect(out).toContain('Which card? Type the beginnings of its words')
  expect(out).toMatch(/Which of these\?\n(?:.*\n)*Kibler's Exotic Pets: 1 .*face up/)
  expect(out).toContain("Raider 1 places Kibler's Exotic Pets as a resource.")
  expect(out).toContain('Undone.')
  expect(out).toContain('The cards of this seat are real')
})

test('without a list any card that suits the hero may be named', async () => {
  const { out, err } = await raid([...words, '--real', '60'], '1\nfury o\nquit\n')
  expect(err).toBe('')
  expect(out).toMatch(/Which of these\?|Fury of/)
  const wrong = await raid([...words, '--real', '7'], '')
  expect(wrong.code).not.toBe(0)
  expect(wrong.err).toContain('--real')
  const nobody = await raid([...words, '--real', '--seat', 'none'], '')
  expect(nobody.err).toContain('no raider is played by a person')
  const boss = await raid([...words, '--real', '--raid-decks', '--seat', '0,1'], '')
  expect(boss.err).toContain('--raid-decks')
  expect(boss.err).toContain('a bot for the Boss')
})
