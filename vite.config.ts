import { configDefaults, defineConfig } from 'vitest/config'
import { offline } from './src/app/offline.build.ts'

/** Tests that sit at the table of tests/table.ts; they also run with JSON round trips and with rewinding at every choice. */
const atTable = [
  'tests/table.test.ts',
  'tests/rules/**/*.test.ts',
  'tests/cards/**/*.test.ts',
  'tests/raids/**/*.test.ts',
]

/** The page is built with relative addresses, so that it can be put into any folder of any site. */
export default defineConfig({
  base: './',
  publicDir: 'assets/page',
  plugins: [offline()],
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 1200 },
  worker: { format: 'es' },
  preview: { port: 4173 },
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/browser/**', 'tests/slow/**', 'tests/cli/**'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      ...['json', 'rewind'].map((name) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node' as const,
          include: atTable,
          isolate: false,
          testTimeout: 60_000,
          env: { RAIDKEEPER_TABLE: name },
        },
      })),
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['tests/slow/**/*.test.ts', 'tests/cli/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
