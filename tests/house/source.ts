import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typescript } from '../book/files.ts'
import { type Piece, takeApart } from '../book/pieces.ts'

export { takeApart }

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** One TypeScript file, taken apart: what the machine reads, what people read, and what it quotes. */
export interface Source {
  /** From the project's folder, with slashes. */
  path: string
  text: string
  lines: number
  /** The text with comments and the insides of strings blanked out; same length, same lines. */
  code: string
  comments: readonly Piece[]
  strings: readonly Piece[]
  imports: readonly Import[]
}

export interface Import {
  line: number
  /** As written. */
  from: string
  /** The file it means, for relative ones. */
  file?: string
  typeOnly: boolean
}

/** All TypeScript files below these folders or at these paths. */
export function sources(...places: string[]): Source[] {
  return places.flatMap((place) => typescript(join(root, place))).map(readOnce)
}

/** The tests of one worker share what they have read. */
const before = new Map<string, Source>()

function readOnce(file: string): Source {
  const source = before.get(file) ?? read(file)
  before.set(file, source)
  return source
}

function read(file: string): Source {
  const path = relative(root, file).split(sep).join('/')
  const text = readFileSync(file, 'utf8')
  const { code, comments, strings } = takeApart(text)
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    code,
    comments,
    strings,
    imports: importsOf(path, text, code),
  }
}

const importing = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

function importsOf(path: string, text: string, code: string): Import[] {
  const found: Import[] = []
  for (const match of text.matchAll(importing)) {
    const at = match.index
    if (!/import|export/.test(code.slice(at, at + 6))) continue
    const from = match[2] ?? match[3]
    const file = from.startsWith('.')
      ? normalize(join(dirname(path), from))
          .split(sep)
          .join('/')
      : undefined
    found.push({ line: text.slice(0, at).split('\n').length, from, file, typeOnly: match[1] !== undefined })
  }
  return found
}

/** Where in these files a pattern stands in the code: 'path:line what'. */
export function findInCode(of: readonly Source[], pattern: RegExp): string[] {
  return of.flatMap(({ path, code }) =>
    code.split('\n').flatMap((line, i) => {
      const match = line.match(pattern)
      return match ? [`${path}:${i + 1} ${match[0].trim()}`] : []
    }),
  )
}

/** A name, or code that stands for it, as words in small letters: 'onyxiasLair' and "Onyxia's Lair" are the same. */
const inWords = (text: string): string =>
  text
    .replace(/[’']/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Where names stand in the code and strings of these files: 'path:line name'. Those of several words are found however they are written;
 * those of one word as they are written, since small letters make them words like others, but the `proper` ones in any letters.
 */
export function findNames(of: readonly Source[], names: readonly string[], proper: readonly string[]): string[] {
  const wanted = names.map((name) => ({ name, words: ` ${inWords(name)} ` }))
  const found = new Map<string, boolean>()
  const isThere = (text: string): boolean => {
    if (!found.has(text)) found.set(text, looked(text))
    return found.get(text) === true
  }
  const looked = (text: string): boolean => {
    const words = ` ${inWords(text)} `
    return (
      wanted.some((one) => (one.words.trim().includes(' ') ? words.includes(one.words) : hasWord(text, one.name))) ||
      proper.some((name) => words.includes(` ${name.toLowerCase()} `))
    )
  }
  const all = [...names, ...proper].sort((a, b) => b.length - a.length)
  const said = (text: string): string => {
    const found = text.match(new RegExp(all.map((name) => name.replace(/[^\w\s]/g, '.')).join('|'), 'i'))
    return found?.[0] ?? text
  }
  return of.flatMap(({ path, code, strings }) => [
    ...code
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([word]) =>
          isThere(word) ? [`${path}:${i + 1} ${word}`] : [],
        ),
      ),
    ...strings.flatMap(({ line, text }) => (isThere(text) ? [`${path}:${line} ${said(text)}`] : [])),
  ])
}

const hasWord = (text: string, name: string): boolean => [...text.matchAll(/[\w’'-]+/g)].some(([word]) => word === name)
