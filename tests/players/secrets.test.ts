/** R300.2: what the Boss says aloud tells nobody which runes lie in the deck, nor what is in hand. */

import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, type Game, start, view } from '../../src/engine/index.ts'
import type { View } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'

/** Names that only the Boss player knows: cards of the hand and of decks that raiders may not see. */
function secrets(boss: View, all: View): Set<string> {
  const open = new Set(Object.values(all.cards).map(({ def }) => def))
  return new Set(Object.values(boss.cards).flatMap(({ def }) => (def && !open.has(def) ? [def] : [])))
}

function play(game: Game, mode: string, choices: number): { spoken: number; told: string[] } {
  const seats = running(game).s.turn[0]!.order
  const players = seats.map((_, seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 3, library))
  const told: string[] = []
  let spoken = 0
  for (let n = 0; n < choices; n++) {
    const open = decision(game)
    if (!open) break
    const seen = view(game, open.seat)
    const { answer, why } = players[open.seat]!.choose(seen, open)
    const about = [open.about.card, open.answers[answer]?.card].map((id) => seen.cards[id ?? 0]?.def)
    if (open.seat === 0) {
      spoken++
      for (const name of secrets(seen, view(game, -1)))
        if (why.includes(name) && !about.includes(name)) told.push(`${mode}, choice ${n}: ${why}`)
      if (/Rune of/.test(why) && !about.some((name) => name?.startsWith('Rune of'))) told.push(why)
    }
    choose(game, answer)
  }
  return { spoken, told }
}

test.each(['standard', 'full-clear'])(
  'R300.2 %s: no reason that the Boss speaks names a card that raiders may not know',
  (mode) => {
    const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
    const { spoken, told } = play(start(library, { raid: 'molten-core', mode, raiders, seed: 4 }), mode, 350)
    expect(told).toEqual([])
    expect(spoken).toBeGreaterThan(50)
  },
  30_000,
)
