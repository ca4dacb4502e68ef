/** The modes that levels may bring where the Boss’s play alone does not reach them (docs/deviations.md). */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { view } from '../../src/engine/index.ts'
import { must } from '../../src/state/must.ts'
import { table } from '../table/index.ts'

const handicaps = library.raids.flatMap((raid) =>
  (raid.modes ?? []).flatMap(({ id, handicap }) => (handicap === 'raiders' ? [[raid.id, id] as const] : [])),
)

test('each official raid has Hard mode, and the two that need it Nightmare', () => {
  expect(handicaps.filter(([raid]) => raid !== 'drowned-bell')).toEqual([
    ['onyxias-lair', 'hard-mode'],
    ['onyxias-lair', 'nightmare'],
    ['molten-core', 'hard-mode'],
    ['magtheridons-lair', 'hard-mode'],
    ['magtheridons-lair', 'nightmare'],
    ['black-temple', 'hard-mode'],
  ])
})

/** Nine cards of the Boss’s deck. */
function deckOf(raid: string): string[] {
  const [[, card]] = must(Object.values(must(library.raids.find(({ id }) => id === raid)).decks)[0])
  return Array(9).fill(card)
}

/** What a mode does by comparison with the usual one: to a raider's hero, to the Boss's hero, and to the cards that the Boss draws in a turn. */
function changes(raid: string, mode: string): { hero: number; boss: number; draws: number } {
  const seen = [undefined, mode].map((one) => {
    const t = table({ raid, ...(one ? { mode: one } : {}), boss: { deck: deckOf(raid) }, turn: 'R1' })
    const { seats, cards } = view(t.game, 0)
    const health = seats.map(({ hero }) => must(cards[hero ?? 0]).health ?? 0)
    return { health, hand: t.reach('Boss', 'action').zone('Boss', 'hand').length }
  })
  const [usual, hard] = [must(seen[0]), must(seen[1])]
  return {
    hero: must(hard.health[1]) - must(usual.health[1]),
    boss: must(hard.health[0]) - must(usual.health[0]),
    draws: hard.hand - usual.hand,
  }
}

test.each(handicaps.filter(([raid]) => raid !== 'drowned-bell'))('%s, %s: what it says', (raid, mode) => {
  expect(changes(raid, mode)).toEqual(
    mode === 'nightmare' ? { hero: -15, boss: 20, draws: 1 } : { hero: -10, boss: 0, draws: 1 },
  )
})

describe('for parties who need help', () => {
  /** What a raider’s hero has more, and how many more cards a raider draws. */
  function help(raid: string, mode: string, raiders: number) {
    const seen = ['standard', mode].map((one) => {
      const all = Array.from({ length: raiders }, () => ({ deck: ['In Dreams', 'In Dreams', 'In Dreams'] }))
      const t = table({ raid, mode: one, raiders: all, turn: 'R1', at: 'start' }).resolveAll()
      const { seats, cards } = view(t.game, 0)
      const health = must(cards[must(seats[1]).hero ?? 0]).health ?? 0
      const drawn = t.reach('R1', 'action').zone('R1', 'hand').length
      return { health, drawn }
    })
    const [usual, easy] = [must(seen[0]), must(seen[1])]
    return [easy.health - usual.health, easy.drawn - usual.drawn]
  }

  test.each([
    ['molten-core', 'extra-cards', 3, [0, 1]],
    ['magtheridons-lair', 'extra-cards', 4, [0, 1]],
    ['black-temple', 'extra-cards', 5, [0, 1]],
    ['black-temple', 'breathing-space', 3, [0, 1]],
    ['black-temple', 'breathing-space', 4, [-12, 1]],
    ['black-temple', 'breathing-space', 5, [20, 1]],
    ['black-temple', 'small-party', 3, [20, 1]],
    ['black-temple', 'small-party', 4, [0, 1]],
  ])('%s, %s, %i raiders: health and cards', (raid, mode, raiders, more) => {
    expect(help(raid, mode, raiders)).toEqual(more)
  })
})
