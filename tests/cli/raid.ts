import { spawn } from 'node:child_process'
import { program, root } from './program.ts'

export interface Said {
  code: number | null
  out: string
  err: string
}

/** Runs the terminal program with these lines on its input; `hears` is called with what it has told so far. */
export function raid(
  words: readonly string[],
  input = '',
  hears?: (err: string) => void,
  start: readonly string[] = program,
): Promise<Said> {
  const child = spawn(process.execPath, [...start, ...words], { cwd: root })
  return new Promise((done, failed) => {
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
      hears?.(err)
    })
    child.on('error', failed)
    child.on('close', (code) => done({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
