/** The text is the play, in whatever hand a card is: see tests/soak/cards/sides.ts. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { playSides, sideCards } from '../soak/cards/sides.ts'

const seeds = Array.from({ length: 24 }, (_, i) => i + 1)

test('R302.3, 705.4: "your hero" is the user’s and a Boss by name the Boss, from either side, in every way to say it', () => {
  const played = sideCards.map((card) => ({ card, ...playSides(card, seeds) }))
  expect(played.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(played.flatMap(({ card, used }) => (used.length < 2 ? `${used} ${JSON.stringify(card)}` : []))).toEqual([])
})

test.each(library.raids)(
  'R302.3, R502.1a: every other card of $name hits whom its text names, from either side',
  (raid) => {
    const few = raid.cards.length < 40
    const cards = raid.cards.filter((_, i) => few || i % 2 === 0)
    const played = cards.map((card) => playSides(card, seeds.slice(0, few ? 6 : 3)))
    expect(played.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(new Set(played.flatMap(({ used }) => used))).toEqual(new Set(['boss', 'raider']))
  },
)
