/** Attacks in a process of its own: `node striker.js FILE`. Each message names one, a server's port and for how many seconds; the answer says what came of it. */
import { loadAllCards } from '../../src/content.ts'
import { attacks } from './attacks.ts'
import type { Orders, Struck } from './strike.ts'

const [file = '/'] = process.argv.slice(2)
await loadAllCards()
let n = 0
const address = (): string => `10.${process.pid & 255}.${(++n >> 8) & 255}.${n & 255}`
process.on('message', async ({ name, port, seconds }: Orders) => {
  const say = (struck: Struck): unknown => process.send?.(struck)
  try {
    const attack = attacks.find((one) => one.name === name)!
    const ends = performance.now() + seconds * 1000
    say({ said: await attack.strike({ port, file, seconds, ends, address }), worked: false })
  } catch (error) {
    say({ said: error instanceof Error ? error.message : String(error), worked: true })
  }
})
