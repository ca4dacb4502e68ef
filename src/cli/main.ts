/** The terminal: `npm run -s raid -- <command>`. Results go to stdout, problems to stderr; code 0 is for success only. */
import { type CAC, cac } from 'cac'
import manifest from '../../package.json' with { type: 'json' }
import { commands } from './commands/index.ts'
import { CliError, nearest, printed, problemsOf, unknown } from './problem.ts'

const MISTAKE = 2
const FAILURE = 1

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const cli = cac('raid')
for (const { usage, about, options, examples, run } of commands) {
  const command = cli.command(usage, about)
  for (const [flag, text] of options) command.option(flag, text)
  command.option('--json', 'Print JSON, for programs')
  for (const example of examples) command.example(`  npm run -s raid -- ${example}`)
  command.action(run)
}
cli.usage('<command> [options]')
cli.help((sections) => sections.map((section) => ({ ...section, body: spoken(section.body) })))
cli.version(manifest.version)

/** The commands are called through npm, and their help says so. */
const spoken = (body: string): string => body.replaceAll('$ raid', '$ npm run -s raid --')

const args = process.argv.slice(2)
process.exitCode = await main(args[0] === 'help' ? [...args.slice(1), '--help'] : args)

async function main(words: readonly string[]): Promise<number> {
  const json = words.includes('--json')
  try {
    cli.parse(['node', 'raid', ...words], { run: false })
    if (cli.options.help || cli.options.version) return 0
    if (!cli.matchedCommand) return noCommand(cli)
    checkOptions(cli)
    return (await cli.runMatchedCommand()) === false ? FAILURE : 0
  } catch (error) {
    return complain(error, json)
  }
}

/** Without a command there is nothing to do: help, on stderr. With an unknown one, the nearest. */
function noCommand({ args, commands: known }: CAC): number {
  const names = known.map(({ name }) => name)
  if (args[0] !== undefined) throw unknown('command', String(args[0]), 'the first word', names)
  throw new CliError('no command', 'the first word', `Name one of ${names.join(', ')}, or --help.`)
}

function checkOptions({ matchedCommand, options }: CAC): void {
  if (!matchedCommand) return
  const known = matchedCommand.options.map(({ name }) => name)
  for (const name of Object.keys(options)) {
    if (name === '--' || matchedCommand.hasOption(name)) continue
    const guess = nearest(name, known)
    const hint = guess ? `Did you mean --${guess}? ` : ''
    const flags = known.map((option) => `--${option}`).join(', ')
    throw new CliError(`unknown option --${name}`, `raid ${matchedCommand.name}`, `${hint}Known: ${flags}.`)
  }
}

function complain(error: unknown, json: boolean): number {
  const problems = problemsOf(error) ?? usageProblem(error)
  if (problems) {
    if (json) process.stderr.write(`${JSON.stringify({ problems })}\n`)
    else for (const problem of problems) process.stderr.write(`raid: ${printed(problem)}\n`)
    return MISTAKE
  }
  const trace = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`raid: this is a mistake of the program's, please report it\n${trace}\n`)
  return FAILURE
}

/** What cac itself refuses: a missing argument or value, or a word too many. */
function usageProblem(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'CACError') return undefined
  const name = cli.matchedCommand?.name ?? ''
  return [
    { what: error.message, where: `raid ${name}`, fix: `npm run -s raid -- ${name} --help shows how it is called.` },
  ]
}
