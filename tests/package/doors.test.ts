/** Every name that the package's doors export says what it is, takes and returns. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { manifest } from '../../package-manifest.ts'
import { root } from '../house/source.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const { exports: doors } = JSON.parse(read('package.json')) as { exports: Record<string, { types: string } | string> }

/** The source file of each door, from where its declarations are. */
const entries = Object.values(doors).flatMap((door) =>
  typeof door === 'string' ? [] : [door.types.replace('./lib/types/', '').replace(/\.d\.ts$/, '.ts')],
)

interface Exported {
  name: string
  file: string
  /** The comment above its declaration, '' without one. */
  doc: string
  /** Its declaration up to the body. */
  head: string
}

/** All that a file exports, found where it is declared. */
function exportsOf(file: string): Exported[] {
  const text = read(file)
  const from = (path: string) => join(dirname(file), path).replaceAll('\\', '/')
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => {
          const [inner, outer = inner] = name.split(' as ') as [string, string?]
          const found = exportsOf(from(path)).find((one) => one.name === inner)
          expect(found, `${file}: ${inner} of ${path}`).toBeDefined()
          return { ...(found as Exported), name: outer }
        }),
  )
  const stars = [...text.matchAll(/^export (?:type )?\* from '([^']+)'/gm)].flatMap(([, path = '']) =>
    exportsOf(from(path)),
  )
  // `export type { Answer, … }` of names that were imported: found where they come from.
  const renamed = [...text.matchAll(/^export type \{([^}]*)\}$/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => imported(file, text, name.trim())),
  )
  return [...lists, ...stars, ...renamed, ...declared(file, text)]
}

function imported(file: string, text: string, name: string): Exported[] {
  const importing = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)]
  const [, , path] = importing.find(([, names = '']) => names.split(',').some((one) => one.trim() === name)) ?? []
  if (!path) return []
  const there = join(dirname(file), path).replaceAll('\\', '/')
  return exportsOf(there).filter((one) => one.name === name)
}

const declaration = /^export (?:function\*?|const|class|interface|type) (\w+)/gm

function declared(file: string, text: string): Exported[] {
  return [...text.matchAll(declaration)].map((match) => {
    const before = text.slice(0, match.index)
    const doc = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(before)?.[0] ?? ''
    return { name: match[1] as string, file, doc, head: headOf(text.slice(match.index)) }
  })
}

/** A declaration up to the end of its parameters. */
function headOf(text: string): string {
  const open = text.search(/[(=]/)
  if (text[open] !== '(' && !/^export const \w+ = \(/.test(text)) return text.slice(0, text.indexOf('\n'))
  let depth = 0
  for (let i = text.indexOf('('); i < text.length; i++) {
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return text.slice(0, i + 1)
  }
  return text
}

/** The names of a function's parameters, '' for one that is taken apart; null if it is no function. */
function parametersOf(head: string): string[] | null {
  if (!/^export (?:function\*?|const \w+ = \()/.test(head)) return null
  const inside = head.slice(head.indexOf('(') + 1, -1)
  const top = inside.replace(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>/g, '')
  const parts = top.split(',').filter((part) => part.trim() !== '')
  return parts.map((part) => /^\s*(?:\.{3})?(\w+)/.exec(part)?.[1] ?? '')
}

const all = entries.flatMap(exportsOf)

test('each door of package.json has its source', () => {
  expect(entries.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(entries.length).toBeGreaterThan(4)
})

test('the main door has what it promises', () => {
  const names = new Set(exportsOf('src/index.ts').map(({ name }) => name))
  const promised =
    'start decision choose concede view events describe whyNot explain undo redo record load hash outcome lint print'
  expect(promised.split(' ').filter((name) => !names.has(name))).toEqual([])
  for (const type of ['Game', 'View', 'Decision', 'Answer', 'GameRecord', 'CardDef', 'RaidDef'])
    expect(names).toContain(type)
})

test('every export of a door has a comment that says what it is', () => {
  expect(all.filter(({ doc }) => doc.length < 30).map(({ name, file }) => `${file}: ${name}`)).toEqual([])
})

test('every function of a door says what it takes and returns, by the names of its parameters', () => {
  const functions = all.flatMap((one) => {
    const parameters = parametersOf(one.head)
    return parameters ? [{ ...one, parameters }] : []
  })
  expect(functions.length).toBeGreaterThan(25)
  const wrong = functions.flatMap(({ name, file, doc, head, parameters }) => {
    const told = [...doc.matchAll(/@param (\w+) - \S/g)].map(([, param]) => param)
    const returns = /@returns \S/.test(doc) || doc.includes('@throws')
    const named = told.length === parameters.length && parameters.every((param, i) => param === '' || param === told[i])
    return named && returns ? [] : [`${file}: ${name}: ${head}`]
  })
  expect(wrong).toEqual([])
})

test('the package asks for what its files import, once each, and leaves to others what only some commands need', () => {
  const made = manifest(['zod/v4', 'zod', 'node:fs', 'fs', 'ioredis', '@babel/parser'])
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  expect(made).toMatchObject({
    name: 'raidkeeper',
    dependencies: { zod: dependencies.zod },
    peerDependencies: { ioredis: dependencies.ioredis, '@babel/parser': devDependencies['@babel/parser'] },
    exports: { './schema.json': './schema.json', '.': { default: './index.js' } },
    bin: { raidkeeper: 'cli.js' },
  })
  expect(Object.keys(made)).not.toEqual(expect.arrayContaining(['private']))
  expect(() => manifest(['left-pad'])).toThrow('The package imports left-pad, which package.json does not have.')
})
