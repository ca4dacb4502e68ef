/** The files, npm commands and names of the code that pages for people have in backticks are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'

const folders = ['src', 'raids', 'tests', 'docs', 'assets', 'docker', '']
const files = folders.flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: dir !== '', encoding: 'utf8' }).map(
    (name) => `/${join(dir, name).replaceAll('\\', '/')}`,
  ),
)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = files
  .filter((file) => /\/(README|CONTRIBUTING)\.md$|^\/docs\/.*\.md$/.test(file))
  .map((file) => ({ file, text: read(file) }))

/** Names of files that are made when somebody builds or plays, of an example, and of another package. */
const elsewhere = /^(dist|lib|moor|raids\/golem-yard)\/|^rooms\.json$|^pixi\.js\/|(NAME|CODE)\b/

/** What stands in backticks on a page, outside of blocks of code, and does not pass the test. */
const lost = (of: RegExp, isThere: (name: string) => boolean): string[] =>
  pages.flatMap(({ file, text }) =>
    [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, quoted = '']) => of.exec(quoted)?.[1] ?? [])
      .filter((name) => !isThere(name))
      .map((name) => `${file.slice(1)} names ${name}`),
  )

const { exports, scripts } = JSON.parse(read('package.json'))

test('every file and folder', () => {
  const isFile = /^(\w[\w.-]*(?:\/[\w.-]+)+\/?|\w[\w.-]*\.(?:tsx?|json|md|css|html))$/
  const isThere = (name: string): boolean =>
    elsewhere.test(name) ||
    Object.hasOwn(exports, name.replace('raidkeeper', '.')) ||
    files.some((file) => file.endsWith(`/${name.replace(/\/$/, '')}`))
  expect(lost(isFile, isThere)).toEqual([])
})

test('every npm command, in blocks of code as well', () => {
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => `${file.slice(1)} names ${name}`),
  )
  expect(named.filter((one) => !Object.hasOwn(scripts, one.replace(/.* /, '')))).toEqual([])
  expect(named.length).toBeGreaterThan(50)
})

test('every function, type and field', () => {
  const code = files.filter((file) => /^\/(src|raids|tests)\/.*\.tsx?$|^\/tsconfig\.json$/.test(file))
  const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []))
  expect(lost(/^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(.*\))?$/, (name) => words.has(name))).toEqual([])
})
