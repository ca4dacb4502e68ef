/** Parses a command line, runs the command, and turns errors into problems with place and fix. */
import { type CAC, cac } from 'cac'
import manifest from '../../package.json' with { type: 'json' }
import { library, loadDecks } from '../content.ts'
import { nearest } from '../language/problem.ts'
import { commands } from './commands/index.ts'
import { decksNamed } from './named/lookup.ts'
import { openDecks } from './named/own-decks.ts'
import { listOption } from './shell/options.ts'
import { calledAs } from './shell/output.ts'
import { CliError, printed, problemsOf, unknown } from './shell/problem.ts'

const MISTAKE = 2
const FAILURE = 1
/** The exit code of a shell for a program ended by Ctrl-C: 128 plus the number of the signal. */
const INTERRUPTED = 130

/** Runs the program; returns the exit code, 0 only for success. `tell` prints problems; results go to stdout. */
export async function run(words: readonly string[], tell: (text: string) => void): Promise<number> {
  const cli = program()
  const asked = words[0] === 'help' ? [...words.slice(1), '--help'] : words
  try {
    cli.parse(['node', 'raid', ...asked], { run: false })
    if (cli.options.help || cli.options.version) return 0
    if (!cli.matchedCommand) throw noCommand(cli)
    checkOptions(cli, asked)
    keepWords(cli, asked)
    await loadDecks(decksNamed(library, asked))
    await openDecks(
      listOption(cli.options.decks, '--decks', 'first-deck,second-deck') ?? [],
      cli.options.real !== undefined,
    )
    const said: unknown = await cli.runMatchedCommand()
    return said === 'interrupted' ? INTERRUPTED : said === false ? FAILURE : 0
  } catch (error) {
    const { name = '' } = cli.matchedCommand ?? {}
    return complain(error, name, asked.includes('--json') && name !== 'new', tell)
  }
}

function program(): CAC {
  const cli = cac('raid')
  for (const { usage, about, options, examples, run } of commands) {
    const command = cli.command(usage, about)
    for (const [flag, text] of options) command.option(flag, text)
    if (!options.some(([flag]) => flag === '--json')) command.option('--json', 'Print JSON, for programs')
    for (const example of examples) command.example(`  ${calledAs} ${example}`)
    command.action(run)
  }
  cli.usage('<command> [options]')
  cli.help((sections) =>
    [...sections, ...(cli.matchedCommand ? [] : [anyRaid])].map((section) => ({
      ...section,
      body: spoken(section.body),
    })),
  )
  return cli.version(manifest.version)
}

/** The words that name a raid, and the effect of opening its file; part of the program's help, not of each command's. */
const anyRaid = {
  title: 'A raid',
  body: [
    '  is named by its id, its folder or its file.',
    '  A .ts or .js file is code and is run: open only those that you trust.',
    '  A .raid.json file is data: it is checked, never run, and safe to open.',
  ].join('\n'),
}

const spoken = (body: string): string => body.replaceAll('$ raid', `$ ${calledAs}`)

/** The error for a missing or unknown command, with the nearest one. */
function noCommand({ args, commands: known }: CAC): CliError {
  const names = known.map(({ name }) => name)
  if (args[0] !== undefined) return unknown('command', String(args[0]), 'the first word', names)
  return new CliError('no command', 'the first word', `Use one of ${names.join(', ')}, or --help.`)
}

function checkOptions({ matchedCommand, options }: CAC, words: readonly string[]): void {
  if (!matchedCommand) return
  const known = matchedCommand.options.map(({ name }) => name)
  checkFlags(matchedCommand.options, words, `raid ${matchedCommand.name}`)
  for (const name of Object.keys(options)) {
    if (name === '--' || matchedCommand.hasOption(name)) continue
    if (/^\d/.test(name))
      throw new CliError(`-${name} is not a value`, `raid ${matchedCommand.name}`, 'Numbers below 0 are not allowed.')
    const guess = nearest(name, known)
    const hint = guess ? `Did you mean --${guess}? ` : ''
    const flags = known.map((option) => `--${option}`).join(', ')
    throw new CliError(`unknown option --${name}`, `raid ${matchedCommand.name}`, `${hint}Known: ${flags}.`)
  }
}

/** A value that looks like a number stays as it was typed: the folder 007 is not the folder 7. */
function keepWords({ matchedCommand, options }: CAC, words: readonly string[]): void {
  for (const { name, names, required } of matchedCommand?.options ?? []) {
    if (!required || typeof options[name] !== 'number') continue
    const flags = names.map((one) => (one.length === 1 ? `-${one}` : `--${one}`))
    const at = words.findIndex((word) => flags.some((flag) => word === flag || word.startsWith(`${flag}=`)))
    const word = words[at] ?? ''
    const typed = flags.includes(word) ? words[at + 1] : word.slice(word.indexOf('=') + 1)
    if (typed !== undefined && Number(typed) === options[name]) options[name] = typed
  }
}

/** Refuses what mri would accept: an option given twice, a negated flag or one with a value, an empty value. */
function checkFlags(
  known: readonly { name: string; required?: boolean }[],
  words: readonly string[],
  where: string,
): void {
  const given = new Set<string>()
  const end = words.indexOf('--')
  for (const [i, word] of (end < 0 ? words : words.slice(0, end)).entries()) {
    const [, flag = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    const denied = known.find(({ name }) => `no-${name}` === flag)
    if (denied) throw new CliError(`--${flag} is not an option`, where, `Leave --${denied.name} out.`)
    const option = known.find(({ name }) => name === flag)
    if (!option) continue
    if (given.has(flag)) throw new CliError(`--${flag} is given more than once`, where, `Give --${flag} only once.`)
    given.add(flag)
    if (option.required === undefined && value !== undefined)
      throw new CliError(
        `--${flag} takes no value, but has "${value}"`,
        where,
        `Write --${flag} alone, or leave it out.`,
      )
    if (option.required && (value ?? words[i + 1])?.trim() === '')
      throw new CliError(`--${flag} is empty`, where, `Write a value after --${flag}, or leave it out.`)
  }
}

function complain(error: unknown, command: string, json: boolean, tell: (text: string) => void): number {
  const problems = problemsOf(error) ?? usageProblem(error, command)
  if (problems) {
    if (json) tell(`${JSON.stringify({ problems })}\n`)
    else for (const problem of problems) tell(`raid: ${printed(problem)}\n`)
    return MISTAKE
  }
  const trace = error instanceof Error ? error.stack : String(error)
  tell(`raid: this is a bug in raidkeeper, please report it\n${trace}\n`)
  return FAILURE
}

/** Errors of cac itself: a missing argument or value, or an extra word. */
function usageProblem(error: unknown, command: string) {
  if (!(error instanceof Error) || error.name !== 'CACError') return undefined
  const fix = `${calledAs} ${command} --help shows how to use it.`
  return [{ what: error.message, where: `raid ${command}`, fix }]
}
