/** Checks a raid again whenever its files change. Code is checked in a process of its own each time, so that no broken state stays. */
import { type ChildProcess, spawn } from 'node:child_process'
import { onChange } from '../shell/file-change.ts'
import { say } from '../shell/output.ts'
import { printed, problemsOf } from '../shell/problem.ts'

/** The milliseconds after which a check is ended. */
const longest = 60_000

/** Watches the file or folder until Ctrl-C; then true. `check` does it in this process. */
export function watched(what: string, options: readonly string[], check: () => Promise<unknown>): Promise<true> {
  let child: ChildProcess | null = null
  const again = (): void => {
    child?.kill()
    if (what.endsWith('.json')) void checkHere(check).then(() => tellWatching(what, options))
    else child = checkIn(what, options)
  }
  const stop = onChange(what, again)
  again()
  return new Promise((done) => {
    const end = (): void => {
      stop()
      child?.kill()
      process.off('SIGINT', end)
      done(true)
    }
    process.on('SIGINT', end)
  })
}

function tellWatching(what: string, options: readonly string[]): void {
  if (options.length === 0) say(`\nWatching ${what}. Ctrl-C ends.`)
}

function clear(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
}

async function checkHere(check: () => Promise<unknown>): Promise<void> {
  clear()
  try {
    await check()
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    for (const problem of problems) say(`raid: ${printed(problem)}`)
  }
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
    clear()
    say(text.trimEnd())
    tellWatching(what, options)
  })
  return child
}
