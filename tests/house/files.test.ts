import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the lockfile names packages, not the registry that they were fetched from', () => {
  const hosts = [...read('package-lock.json').matchAll(/"(?:resolved|version)": "(?:https?|git)[^"]*"/g)].map(String)
  expect(hosts).toEqual([])
})

test('every asset has a line of origin and license, and every line an asset', () => {
  interface Line {
    file: string
    origin: string
    licence: string
    author: string
  }
  const { files } = JSON.parse(read('assets/manifest.json')) as { files: Line[] }
  const there = readdirSync(join(root, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'assets/').length))
    .filter((file) => file !== 'manifest.json' && file !== 'README.md')
  expect(files.map(({ file }) => file).sort()).toEqual(there.sort())
  for (const line of files) {
    for (const field of ['origin', 'licence', 'author'] as const)
      expect(line[field], `${line.file} ${field}`).toBeTruthy()
  }
})

test('the README opens with the two commands', () => {
  const commands = read('README.md')
    .match(/```[a-z]*\n([\s\S]*?)```/)?.[1]
    .trim()
    .split('\n')
  expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test'])
})

test('the workflow runs these commands on Linux, macOS and Windows', () => {
  const workflow = read('.github/workflows/check.yml')
  for (const command of ['npm ci', 'npm test', 'npm start']) expect(workflow).toContain(command)
  expect(workflow.match(/os: \[ubuntu-latest, macos-latest, windows-latest\]/g)).toHaveLength(2)
})

test('scripts of package.json are for any shell', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  // What only a Unix shell has: variables, quotes of one stroke, assignments before a program, its own programs.
  const unix = /\$|'|;|^\w+=|\b(?:rm|cp|mv|mkdir|cat|bash|sh|export)\b/
  expect(Object.entries(scripts).filter(([, line]) => unix.test(line))).toEqual([])
})
