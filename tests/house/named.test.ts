/** The files, commands and names of the code that pages and comments name are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../src/cli/commands/index.ts'
import { root, sources } from './source.ts'

const folders = ['src', 'raids', 'tests', 'docs', 'assets', 'docker', '.github', '']
const files = folders.flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: dir !== '', encoding: 'utf8' })
    .map((name) => `/${join(dir, name).replaceAll('\\', '/')}`)
    .filter((name) => !name.includes('/node_modules/')),
)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const isPage = /\/(README|CONTRIBUTING)\.md$|^\/docs\/.*\.md$/
const pages = files.filter((file) => isPage.test(file)).map((file) => ({ where: file.slice(1), text: read(file) }))
const block = /```[\s\S]*?```/g
const prose = pages.map(({ where, text }) => ({ where, text: text.replace(block, '') }))
const code = sources('src', 'raids', 'tests')
const comments = code.flatMap(({ path, comments: pieces }) =>
  pieces.map(({ line, text }) => ({ where: `${path}:${line}`, text })),
)
const texts = [...prose, ...comments]

/** Names of files that are made when somebody builds or plays, of an example, and of another package. */
const elsewhere =
  /^(dist|lib|moor|raids\/golem-yard)\/|^(rooms|game|campaign)\.json$|^report\.html$|^pixi\.js\/|(NAME|CODE)\b/

/** What the first group of a pattern finds in these texts, and is not there. */
const lost = (of: typeof texts, named: RegExp, isThere: (name: string) => boolean): string[] =>
  of.flatMap(({ where, text }) =>
    [...text.matchAll(named)]
      .map((match) => match.slice(1).find(Boolean) ?? '')
      .filter((name) => !isThere(name))
      .map((name) => `${where} names ${name}`),
  )

const { exports, scripts } = JSON.parse(read('package.json'))

test('every file and folder', () => {
  const quoted = '`(\\w[\\w.-]*(?:\\/[\\w.-]+)+\\/?)`'
  const plain = '(?<![\\w./*:@<-])((?:[\\w-][\\w.-]*\\/)*\\w[\\w.-]*\\.(?:tsx?|md|json|css|html))\\b(?![(*])'
  const isThere = (name: string): boolean =>
    elsewhere.test(name) ||
    Object.hasOwn(exports, name.replace('raidkeeper', '.')) ||
    files.some((file) => file.endsWith(`/${name.replace(/\/$/, '')}`))
  expect(lost(texts, new RegExp(`${quoted}|${plain}`, 'g'), isThere)).toEqual([])
})

test('every npm command, in blocks of code as well', () => {
  const named = /\bnpm run (?:-s )?([a-z][\w:-]*)/g
  expect(lost([...pages, ...comments], named, (name) => Object.hasOwn(scripts, name))).toEqual([])
  expect(pages.flatMap(({ text }) => [...text.matchAll(named)]).length).toBeGreaterThan(50)
})

test('every command of the terminal, with its options', () => {
  const flags = new Map(
    commands.map(({ usage, options }) => [
      usage.split(' ')[0] ?? '',
      ['--json', '--help', ...options.flatMap(([flag]) => flag.replace(/ [<[].*/, '').split(', '))],
    ]),
  )
  const isThere = (line: string): boolean => {
    const [command = '', ...words] = line.replace(/ +#.*/, '').split(/\s+/)
    return words.filter((word) => /^--?[a-z]/.test(word)).every((word) => flags.get(command)?.includes(word))
  }
  const lines = /\b(?:run -s raid --|npx raidkeeper) ([a-z][^`\n)]*)/g
  expect(lost([...pages, ...comments], lines, isThere)).toEqual([])
  expect(
    lost([...pages, ...comments], /\b(?:run -s raid --|npx raidkeeper) ([a-z]+)/g, (name) => flags.has(name)),
  ).toEqual([])
})

test('every function, type, field and word of the language', () => {
  const written = [
    ...code.flatMap(({ code, strings }) => [code, ...strings.map(({ text }) => text)]),
    ...pages.flatMap(({ text }) => text.match(block) ?? []),
    read('tsconfig.json'),
  ]
  const names = new Set(written.flatMap((text) => text.match(/\w+/g) ?? []))
  const named = /`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\))?`/g
  expect(lost(texts, named, (name) => name.split('.').every((part) => names.has(part)))).toEqual([])
})
