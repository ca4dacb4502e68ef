import { vi } from 'vitest'
import { run } from '../../src/cli/cli.ts'
import type { Said } from './raid.ts'

/** Runs a command here: its exit code, what it prints, and what it tells on stderr. */
export async function said(...words: string[]): Promise<{ code: number; out: string; told: string }> {
  let out = ''
  let told = ''
  const write = (into: (text: string) => void) => (text: unknown) => {
    into(String(text))
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write((text) => (out += text))),
    vi.spyOn(process.stderr, 'write').mockImplementation(write((text) => (told += text))),
  ]
  try {
    return { code: await run(words, (text) => (told += text)), out, told }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** The same as `raid`, without a process of its own: for whatever runs no code from elsewhere, needs no input and prints no help. */
export async function here(words: readonly string[]): Promise<Said> {
  const { code, out, told } = await said(...words)
  return { code, out, err: told }
}
