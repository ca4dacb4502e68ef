/** Raiders read texts of the Boss's cards from their seats: a sample of `npm run soak -- --seats`. */
import { expect, test } from 'vitest'
import { playSeats } from '../soak/seats.ts'

test('what raiders read on the Boss player’s cards calls nobody an opponent, and no turn of hers "your turn"', () => {
  const all = Array.from({ length: 5 }, (_, i) => playSeats(i + 1).met)
  expect(all.reduce((sum, { texts = 0 }) => sum + texts, 0)).toBeGreaterThan(250)
}, 120_000)
