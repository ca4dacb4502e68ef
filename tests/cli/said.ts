import { vi } from 'vitest'
import { run } from '../../src/cli/cli.ts'

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
