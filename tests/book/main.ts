/** `npm run -s rules -- [number] [--missing] [--json]`. */
import { parseArgs } from 'node:util'
import { printed, problemsOf } from '../../src/cli/shell/problem.ts'
import { rules } from './rules.ts'

process.stdout.on('error', () => process.exit(0)) // nobody listens any longer
try {
  const options = { missing: { type: 'boolean' }, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  rules(positionals[0], values)
} catch (error) {
  const told = problemsOf(error)?.map(printed) ?? [error instanceof Error ? error.message : String(error)]
  for (const text of told) console.error(`rules: ${text}`)
  process.exitCode = 2
}
