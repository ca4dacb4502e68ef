/** Runs `check` again whenever a raid's files change, each time in a process of its own, so that no broken state stays. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, statSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { say } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

/** Milliseconds until a change is complete: editors write a file in several steps. */
const settle = 150
/** The milliseconds after which a check is ended. */
const longest = 60_000

/** Watches the file or folder until Ctrl-C; then true. */
export function watched(what: string, options: readonly string[]): Promise<true> {
  if (!existsSync(what)) throw new CliError('no such file', what, 'Give the path of a raid file or folder to watch.')
  const folder = statSync(what).isDirectory()
  const json = what.endsWith('.json')
  let child: ChildProcess | null = null
  let wait: NodeJS.Timeout | undefined
  const again = (): void => {
    child?.kill()
    child = checkIn(what, options)
  }
  const watcher = watch(folder ? what : dirname(what), { recursive: !json }, (_, name) => {
    if (json && name !== basename(what)) return
    clearTimeout(wait)
    wait = setTimeout(again, settle)
  })
  watcher.on('error', () => undefined) // A folder that is being replaced; the next change is seen.
  again()
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(wait)
      watcher.close()
      child?.kill()
      process.off('SIGINT', end)
      done(true)
    }
    process.on('SIGINT', end)
  })
}

/** One check, on a cleared screen. */
function checkIn(what: string, options: readonly string[]): ChildProcess {
  const words = [...process.execArgv, process.argv[1] ?? '', 'check', what, ...options]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  child.on('error', () => undefined)
  const late = setTimeout(() => {
    text = `raid: the check takes longer than ${longest / 1000} seconds`
    child.kill()
  }, longest)
  child.on('close', (_, signal) => {
    clearTimeout(late)
    if (signal && text === '') return // another check has taken its place
    if (process.stdout.isTTY) process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
    say(text.trimEnd())
    if (options.length === 0) say(`\nWatching ${what}. Ctrl-C ends.`)
  })
  return child
}
