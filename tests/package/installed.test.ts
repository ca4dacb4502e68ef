/** The package as a stranger has it: packed, installed into an empty project, its doors called from there. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built, root } from '../cli/program.ts'

const project = mkdtempSync(join(tmpdir(), 'raidkeeper-package-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

const exec = promisify(execFile)
/** What a program prints, called in that folder; a program that fails is an error with all that it said. */
async function run(cwd: string, program: string, ...words: string[]): Promise<string> {
  // On Windows npm is a script, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath
  try {
    return (await exec(program, words, { cwd, shell })).stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Partial<Record<'stdout' | 'stderr', string>> & Error
    throw new Error(`${message}\n${stdout}\n${stderr}`)
  }
}

const tsc = (...words: string[]): [string, ...string[]] => [
  process.execPath,
  join(root, 'node_modules/typescript/bin/tsc'),
  ...words,
]

/** What `npm run pack` does with the package, which is built already; what it asks for is taken from this project, so that nothing is fetched. */
beforeAll(async () => {
  cpSync(join(root, 'tests/package/example'), project, { recursive: true })
  await run(root, ...tsc('-p', 'src/package.tsconfig.json', '--outDir', join(built, 'types')))
  await run(root, 'npm', 'pack', built, '--silent', '--pack-destination', project)
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz')) as string
  const { dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'))
  const linked = Object.keys(dependencies).map((name) => join(root, 'node_modules', name))
  await run(
    project,
    'npm',
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `./${tarball}`,
    ...linked,
  )
  await run(project, ...tsc())
})

test('a bot that knows the declarations alone compiles, plays a whole raid and loads its record', async () => {
  const said = JSON.parse(await run(project, process.execPath, 'out/bot.js'))
  expect(said).toMatchObject({
    same: true,
    health: true,
    cardWidth: 63,
    problems: [],
    whelp: 'Ally — Dragonkin',
  })
  expect(['raiders', 'boss']).toContain(said.result)
  expect(said.asked).toBeGreaterThan(100)
})

test('a bot that thinks ahead imagines games, plays them quietly, and leaves the real one alone', async () => {
  const said = JSON.parse(await run(project, process.execPath, 'out/ahead.js'))
  expect(said.thoughts).toBe(6)
  expect(said.differed).toBeGreaterThan(2)
})

/** The program that `npx raidkeeper` starts, without npx, which takes longer than it. */
const raidkeeper = (...words: string[]) => run(project, process.execPath, 'node_modules/raidkeeper/cli.js', ...words)

test('npx raidkeeper is the terminal, in plain Node', async () => {
  const help = await run(project, 'npx', '--offline', 'raidkeeper', '--help')
  expect(help).toContain('$ npx raidkeeper <command>')
  const bots = ['--boss', 'random', '--bots', 'random']
  const words = ['onyxias-lair', '--raiders', '1', '--games', '2', '--seed', '5', ...bots, '--json']
  const [alone, both] = await Promise.all(
    ['1', '2'].map(async (workers) => JSON.parse(await raidkeeper('simulate', ...words, '--workers', workers))),
  )
  expect(alone).toMatchObject({ games: 2, stalled: 0, crashed: 0 })
  expect(both.checksum).toBe(alone.checksum)
})

/** The bytes of all files in a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

test('few packages are brought, and they are small', () => {
  const all = join(project, 'node_modules')
  const brought = readdirSync(all).filter((name) => !name.startsWith('.'))
  expect(brought.length).toBeLessThanOrEqual(12)
  const bytes = brought.reduce((sum, name) => sum + sizeOf(realpathSync(join(all, name))), 0)
  console.log(`the package and what it brings: ${brought.length} packages, ${(bytes / 1e6).toFixed(1)} MB`)
  expect(bytes).toBeLessThan(15e6)
})

test('what only some commands need is not brought, and whoever asks for it is told what to install', async () => {
  await expect(raidkeeper('worker', '--queue', 'redis://localhost:1')).rejects.toThrow('npm install ioredis')
  writeFileSync(
    join(project, 'half.mjs'),
    "export default { id: 'half', name: 'Half', cards: [], decks: {}, machine: {} }",
  )
  const check = raidkeeper('check', 'half.mjs')
  await expect(check).rejects.toThrow(/half\.mjs: .* is missing[\s\S]*npm install @babel\/parser/)
  writeFileSync(join(project, 'list.csv'), 'name,count\nParvink,4\n')
  await expect(raidkeeper('deck', 'check', 'list.csv')).rejects.toThrow('npm install papaparse')
})

test('it reads a raid of one’s own', async () => {
  const check = (file: string) => raidkeeper('check', file)
  expect(await check('out/nest.js')).toBe('The Nest: no problems found.\n')
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number]
  if (major > 22 || (major === 22 && minor >= 18)) return
  await expect(check('nest.ts')).rejects.toThrow('Node reads TypeScript from version 22.18 on')
})

test('the package has its doors and declarations, and nothing of the page, the tests or the sources', () => {
  const files = readdirSync(join(project, 'node_modules/raidkeeper'), { recursive: true }).map(String)
  const odd = files.filter((file) => /\.(?:tsx?|html|webp)$/.test(file) && !file.endsWith('.d.ts'))
  expect(odd).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'licenses.txt', 'schema.json']))
})
