import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { licences, licensesFile, partOf } from '../../licences.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-licences-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)

test('a bundled package without a licence text stops the build, with its name and its place', () => {
  write('package.json', JSON.stringify({ name: 'bare', version: '1.2.3', license: 'ISC' }))
  expect(() => partOf(folder)).toThrow(`bare 1.2.3 is bundled and has no licence file (${folder})`)
  write('NOTICE', 'Made by nobody.')
  write('LICENCE.md', 'Do as you like.\r\n')
  expect(partOf(folder)).toEqual({ name: 'bare 1.2.3', licence: 'ISC', texts: ['Do as you like.', 'Made by nobody.'] })
})

test('the file has this project’s licence, and the texts of exactly the packages that are in the bundle', async () => {
  write('entry.js', "import { z } from 'zod'\nimport { openDB } from 'idb'\nconsole.log(z, openDB)\n")
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'here',
        resolveId: (id) => (/^(zod|idb)$/.test(id) ? import.meta.resolve(id).slice('file://'.length) : null),
      },
      licences(true).build,
    ],
    build: { write: false, lib: { entry: join(folder, 'entry.js'), formats: ['es'], fileName: 'out' } },
  })
  const [{ output }] = [made].flat() as { output: { fileName: string; source?: unknown }[] }[]
  const file = output.find(({ fileName }) => fileName === licensesFile)!
  const parts = String(file.source).split(/\n\n-{80}\n\n/)
  expect(parts[0]).toMatch(/^MIT License\n\nCopyright \(c\) \d+ the raidkeeper contributors/)
  expect(parts.slice(1).map((part) => part.split('\n')[0])).toEqual([
    expect.stringMatching(/^idb .* \(ISC\)$/),
    expect.stringMatching(/^zod .* \(MIT\)$/),
    expect.stringMatching(/alegreya-sans-LICENSE.txt.*OFL-1.1/),
    ...Array(3).fill(expect.stringMatching(/alegreya-sans.*OFL-1.1/)),
    expect.stringMatching(/cinzel-LICENSE.txt.*OFL-1.1/),
    expect.stringMatching(/cinzel.*OFL-1.1/),
    expect.stringMatching(/icons.json.*CC-BY-3.0/),
  ])
  expect(parts.find((part) => part.startsWith('zod'))).toContain('Permission is hereby granted')
  expect(parts.find((part) => part.includes('icons.json'))).toContain('https://creativecommons.org/licenses/by/3.0/')
  expect(output.map(({ fileName }) => fileName)).toContain('assets/cinzel-LICENSE.txt')
})
