#!/usr/bin/env node
/** The terminal: `npm run -s raid -- <command>`, or `npx raidkeeper <command>` from the package. Results go to stdout, problems to stderr. */
import { run } from './cli.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0) // the reader of the output is gone
  // `say` has reported everything else.
})
process.stderr.on('error', () => undefined)
const code = await run(process.argv.slice(2), (text) => process.stderr.write(text))
process.exitCode ||= code
