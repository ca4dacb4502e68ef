/** Attacks (attacks.ts) from a process of their own, which does not slow down those who play in this one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { serverFile } from './process.ts'

export interface Orders {
  /** Of the attack. */
  readonly name: string
  readonly port: number
  readonly seconds: number
}

/** What came of it, and whether the attack has worked. */
export interface Struck {
  readonly said: string
  readonly worked: boolean
}

export interface Striker {
  strike(orders: Orders): Promise<Struck>
  end(): void
}

/** `file`: a large file of the page. The server must have been built (`builtServer`). */
export function startStriker(file: string): Striker {
  const words = [join(dirname(serverFile), 'striker.js'), file]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  return {
    async strike(orders) {
      child.send(orders)
      const [struck] = await once(child, 'message')
      return struck as Struck
    },
    end() {
      process.off('exit', end)
      end()
    },
  }
}
