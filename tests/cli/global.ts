/** Before the tests that start the terminal or the server: each is built once, since sources take four times as long to start. */
import { build } from 'vite'
import { builtServer } from '../host/process.ts'
import { built, root } from './program.ts'

export async function setup(): Promise<void> {
  await build({ root, mode: 'package', logLevel: 'error', build: { outDir: built, emptyOutDir: true } })
  await builtServer()
}
