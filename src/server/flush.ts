/** Flushes written files to the disk in the background: one file after another, and each once, however often it was written meanwhile. */
import { open } from 'node:fs/promises'

export interface Flusher {
  /** Flushes this file soon. */
  soon(file: string): void
  /** Resolves when everything is flushed. */
  settled(): Promise<void>
}

/** `flush`: flushes one file. */
export function makeFlusher(flush: (file: string) => Promise<void>): Flusher {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null
  async function run(): Promise<void> {
    await new Promise((done) => setImmediate(done))
    for (const file of waiting) {
      waiting.delete(file)
      await flush(file)
    }
    running = null
  }
  return {
    soon(file) {
      waiting.add(file)
      running ??= run()
    },
    settled: async () => {
      await running
    },
  }
}

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/** Flushes the names in a folder, too, if folders can be opened (not on Windows). */
export async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
