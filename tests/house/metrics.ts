/**
 * The house in numbers: files, lines, functions, casts by room, and the longest functions.
 * `npm run metrics`, or `npm run metrics -- <folder>` for another checkout.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAsExpression, isNonNullExpression } from 'typescript/unstable/ast/is'
import { functionsIn } from './functions.ts'
import { root } from './source.ts'
import { nodesOf, type Parsed, readProject } from './syntax.ts'

const longestShown = 8
const folder = process.argv[2] ? `${resolve(process.argv[2])}/` : root
const project = readProject(folder)

const roomOf = ({ path }: Parsed): string => path.split('/')[1]!.replace(/\.tsx?$/, '')

function castsIn(file: Parsed): number {
  const casts = [...nodesOf(file.file)].filter((node) => isAsExpression(node) || isNonNullExpression(node))
  return casts.filter(({ pos, end }) => !/\bas\s+const$/.test(file.text.slice(pos, end))).length
}

const rooms = [...new Set(project.files.map(roomOf))].sort()
const rows = rooms.map((room) => {
  const files = project.files.filter((file) => roomOf(file) === room)
  const functions = files.flatMap(functionsIn)
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const casts = files.reduce((sum, file) => sum + castsIn(file), 0)
  const perThousand = Math.round((casts / lines) * 10_000) / 10
  const longest = Math.max(0, ...functions.map((one) => one.lines))
  return {
    room,
    files: files.length,
    lines,
    functions: functions.length,
    casts,
    'a thousand lines': perThousand,
    longest,
  }
})
console.table(rows)

const all = project.files.flatMap(functionsIn).sort((a, b) => b.lines - a.lines)
console.log('The longest functions:')
for (const { at, lines } of all.slice(0, longestShown)) console.log(`  ${lines} lines  ${at}`)
project.close()

const locked: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
  readFileSync(join(folder, 'package-lock.json'), 'utf8'),
)
const packages = Object.values(locked.packages)
const production = packages.filter(({ dev }) => !dev)
console.log(
  `Packages in the lock file: ${packages.length}, ${production.length} of them for production; each counts files for other systems, too.`,
)
