/** What is said to be dealt is dealt: a sample of `npm run soak -- --forecasts`. */
import { expect, test } from 'vitest'
import { playForecasts } from '../soak/forecasts.ts'

test('no forecast of an attack, an ability or a power is untrue, as long as nobody responds', () => {
  const all = Array.from({ length: 7 }, (_, i) => playForecasts(i + 1).met)
  expect(all.reduce((sum, { compared = 0 }) => sum + compared, 0)).toBeGreaterThan(80)
}, 120_000)
