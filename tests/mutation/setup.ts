/**
 * After each file Stryker's runner hands over what the tests have reached so far. As all files share their modules, that would be
 * everything again each time, and too much to hold: so each file hands over its own part.
 */
import { afterAll, inject } from 'vitest'

interface Reached {
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

const space = globalThis as unknown as Record<string, { mutantCoverage?: Reached } | undefined>

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from this argument, and there are none.
afterAll(({}, suite) => {
  const reached = space[inject('globalNamespace' as never)]?.mutantCoverage
  if (!reached || inject('mode' as never) !== 'dry-run') return
  Object.assign(suite.meta, { mutantCoverage: { ...reached } })
  reached.static = {}
  reached.perTest = {}
})
