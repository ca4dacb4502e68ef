/** A test file that can't be loaded has no tests, and Stryker looks at tests alone: so here it has one, which fails. */
import { TestRunner, test } from 'vitest'

class Loaded extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(path, source)
    } catch (error) {
      if (source === 'setup') throw error
      test('the file is loaded', () => {
        throw error
      })
      return undefined
    }
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a runner from there.
export { Loaded as default }
