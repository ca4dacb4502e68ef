/** The rule book as this project plays it: for every numbered rule where it is enforced, and which tests cite it. */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { library } from '../../src/content.ts'
import { rulesWith } from '../../src/raid/rules.ts'
import { type Citation, citationsOf } from './citations.ts'
import { typescript } from './files.ts'

export interface BookLine {
  rule: string
  title: string
  status: 'enforced' | 'definition' | 'unenforceable' | 'missing'
  /** 'path:line' of every place in src and raids that cites it. */
  code: readonly string[]
  tests: readonly string[]
  /** Why nothing enforces it; empty for what is enforced or missing. */
  reason: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that list rules, or speak about citations: no citations themselves. */
const aside = ['src/rules/numbers/', 'tests/book/', 'tests/house/']

/** A raid's own list. */
const isListed = /^raids\/[^/]+\/rules\.ts$/

/** All citations below these folders of the project. */
export function citations(...places: readonly string[]): Citation[] {
  return places
    .flatMap((place) => typescript(join(root, place)))
    .flatMap((file) => {
      const path = relative(root, file).split(sep).join('/')
      return aside.some((start) => path.startsWith(start)) || isListed.test(path)
        ? []
        : citationsOf(path, readFileSync(file, 'utf8'))
    })
}

let book: readonly BookLine[] | undefined

/** One line for each numbered rule, in the order of the book; the files are read the first time. */
export const ruleBook = (): readonly BookLine[] => {
  book ??= written()
  return book
}

/** A heading has its rules below it and says nothing itself. */
function written(): BookLine[] {
  const code = byRule(citations('src', 'raids'))
  const tests = byRule(citations('tests'))
  const all = rulesWith(library.raids)
  return all.map(([rule, title, standing, reason], i) => {
    const heading = !rule.includes('.') && all[i + 1]?.[0].startsWith(`${rule}.`)
    const places = code.get(rule) ?? []
    const status = standing ?? (heading ? 'definition' : places.length > 0 ? 'enforced' : 'missing')
    const why = reason ?? (heading ? 'The heading of its rules.' : '')
    return { rule, title, status, code: places, tests: tests.get(rule) ?? [], reason: why }
  })
}

function byRule(list: readonly Citation[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { rule, where } of list) {
    const places = found.get(rule)
    if (!places) found.set(rule, [where])
    else if (!places.includes(where)) places.push(where)
  }
  return found
}

export interface Coverage {
  /** Rules that a program can enforce. */
  rules: number
  enforced: number
  tested: number
  /** Enforced and tested, of all that can be enforced. */
  share: number
}

/** How much of these lines is enforced and tested. */
export function coverage(lines: readonly BookLine[]): Coverage {
  const open = lines.filter(({ status }) => status === 'enforced' || status === 'missing')
  const enforced = open.filter(({ status }) => status === 'enforced')
  const both = enforced.filter(({ tests }) => tests.length > 0)
  return {
    rules: open.length,
    enforced: enforced.length,
    tested: open.filter(({ tests }) => tests.length > 0).length,
    share: open.length === 0 ? 1 : both.length / open.length,
  }
}
