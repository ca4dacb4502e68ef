import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './source.ts'

/**
 * What nothing uses: files, exports, dependencies, by knip; which files are begun with, beside the tests and what package.json names, is said in
 * knip.json. A type may be exported without use, where it is part of what its file exports.
 */
test('no dead file, export or dependency', async () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  expect(existsSync(knip), 'knip is not installed: run npm install').toBe(true)
  const words = [knip, '--config', 'tests/house/knip.json', '--no-progress', '--no-exit-code', '--reporter', 'compact']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: root })
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('')
})
