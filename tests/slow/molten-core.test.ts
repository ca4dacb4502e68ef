/** Random play from each Boss of Molten Core on, with every check: the late ones are out of reach for random raiders. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { playOut } from '../soak/checks.ts'
import { table } from '../table/index.ts'

const raid = library.raids.find(({ id }) => id === 'molten-core')!
const all = (deck: string): string[] => raid.decks[deck]!.flatMap(([n, name]) => Array.from({ length: n }, () => name))
const turned = (names: readonly string[], by: number): string[] => names.map((_, i) => names[(i + by) % names.length]!)

const bosses = raid.cards.filter(({ tags }) => tags?.includes('Boss')).map(({ name }) => name)
const runes = all('rune')

/** The Boss hurt, cards of every kind in both hands, raiders with allies and weapons; seeds shift the decks. */
function late(hero: string, seed: number) {
  const at = bosses.indexOf(hero)
  const last = hero === 'Ragnaros'
  const [main, ragnaros, minion] = [
    turned(all('main'), seed * 7),
    turned(all('ragnaros'), seed * 5),
    turned(all('minion'), seed * 3),
  ]
  const health = raid.cards.find(({ name }) => name === hero)?.health ?? 9
  return table({
    boss: {
      hero,
      damage: Math.max(0, health - 6),
      resources: 4 + (seed % 3),
      hand: (last ? ragnaros : main).slice(0, 7),
      row: runes.slice(0, at).map((name, i) => ({ name, faceDown: i < at - 1 || at === 8 || last })),
      cards: turned(raid.tokens, seed).slice(0, 4),
      decks: { main, minion, ragnaros, rune: runes.slice(at) },
    },
    raiders: ['Warrax', 'Boris Brightbeard', 'Elendril'].map((name, i) => {
      const deck = library.decks
        .find((d) => d.hero === name)!
        .cards.flatMap(([n, card]) => Array.from({ length: n }, () => card))
      return {
        hero: name,
        resources: 6,
        hand: turned(deck, seed + i * 11).slice(0, 5),
        cards: ['Anika Berlyn', 'Treesong', 'Tracker Gallen', 'Krol Blade'],
        deck: turned(deck, seed * 13 + i).slice(0, 20),
      }
    }),
    turn: seed % 2 === 0 ? 'Boss' : 'R1',
    seed,
  }).game
}

test.each(bosses.map((name, i) => [name, i + 1] as const))('from %s on, seed %i', (name, seed) => {
  const g = playOut(late(name, seed), seed, { every: 31, leaks: 211 })
  expect(g.s.misc[0]!.outcome?.result).toMatch(/raiders|boss|draw/)
})
