/** Files of a server's folder that are damaged: a sample of `npm run kills -- --damages 200`. */
import { expect, test } from 'vitest'
import { damages } from '../host/damages.ts'
import { damaging } from '../host/damaging.ts'

test('what is damaged comes back up to there, and the log says so; nothing else is harmed', async () => {
  const harm = await damaging(damages.length, 1)
  console.log(harm)
  expect(harm).toMatchObject({ silent: [], crashed: [] })
  expect(harm.less).toBeGreaterThan(3)
  expect(harm.gone).toBeGreaterThan(2)
})
