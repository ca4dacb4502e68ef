/** Before the tests that start the terminal: it is built once, since its sources take four times as long to start. */
import { build } from 'vite'
import { built, root } from './program.ts'

export async function setup(): Promise<void> {
  await build({ root, mode: 'package', logLevel: 'error', build: { outDir: built, emptyOutDir: true } })
}
