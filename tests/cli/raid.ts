/** How tests run the terminal: in this process, or in one of its own. */
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { run } from '../../src/cli/cli.ts'
import { program, root } from './program.ts'

export interface Said {
  code: number | null
  out: string
  err: string
}

/** Runs a command with these lines on its input, without a process of its own, which would take a second to start. */
export async function raid(words: readonly string[], input = ''): Promise<Said> {
  const said = { out: '', err: '' }
  const into = (stream: 'out' | 'err') => (text: unknown) => {
    said[stream] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
    vi.spyOn(console, 'info').mockImplementation((text) => void into('out')(`${text}\n`)),
  ]
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) })
  try {
    return { code: await run(words, into('err')), ...said }
  } finally {
    Object.defineProperty(process, 'stdin', stdin)
    for (const spy of spies) spy.mockRestore()
  }
}

interface Process {
  /** The lines on its input. */
  input?: string
  /** Called with what it has told so far. */
  hears?: (err: string) => void
  start?: readonly string[]
}

/** Runs the program in a process of its own. */
export function spawned(words: readonly string[], { input = '', hears, start = program }: Process = {}): Promise<Said> {
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
