import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The words of a path: `src/rules/717-packets/order.ts` and `tests/rules/717.test.ts` share three of them. */
const words = (path: string): string[] => path.split(/[/.-]/)

/** Those tests first that are named as the changed file is, and of them the shortest: they are likely to fail, and one that fails is enough. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = new Set((this.ctx.config.related ?? []).flatMap((path) => words(this.inProject(path))))
    const ranked = files.map((file) => ({
      file,
      near: words(this.inProject(file.moduleId)).filter((word) => changed.has(word)).length,
      time: this.ctx.cache.getFileTestResults(`${file.project.name}:${this.inProject(file.moduleId)}`)?.duration ?? 0,
    }))
    return ranked.sort((a, b) => b.near - a.near || a.time - b.time).map(({ file }) => file)
  }

  inProject(path: string): string {
    return path.startsWith(this.ctx.config.root) ? path.slice(this.ctx.config.root.length + 1) : path
  }
}

/**
 * The tests of the mutation run (tests/mutation): the quick ones, but not those of the screen, and not those that judge how the
 * source is written, which would judge Stryker's copy of it.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      ...['app', 'board', 'book', 'browser', 'cli', 'house', 'mutation', 'package', 'slow', 'sound'].map(
        (folder) => `tests/${folder}/**`,
      ),
      // It looks at files that Stryker's copy leaves out.
      'tests/server/image.test.ts',
    ],
    environment: 'node',
    isolate: false,
    testTimeout: 600_000,
    // In the order of the list, so that what setup.ts does after a file comes after what Stryker does.
    sequence: { sequencer: NearestFirst, hooks: 'list' },
    runner: 'tests/mutation/runner.ts',
    setupFiles: ['tests/mutation/setup.ts'],
    // Stryker names the changed file in `related`; which tests reach it, it knows better than the imports do.
    forceRerunTriggers: ['**/.cache/**'],
  },
})
