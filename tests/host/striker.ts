/** One attack, in a process of its own: `node striker.js NAME PORT FILE SECONDS`. Says what came of it, and ends with 1 if it worked. */
import { loadAllCards } from '../../src/content.ts'
import { attacks } from './attacks.ts'

const [name, port, file = '/', seconds] = process.argv.slice(2)
const attack = attacks.find((one) => one.name === name)
if (!attack) throw new Error(`There is no attack “${name}”.`)
await loadAllCards()
let n = 0
const address = (): string => `10.${process.pid & 255}.${(++n >> 8) & 255}.${n & 255}`
process.stdout.write('begins\n')
try {
  const ends = performance.now() + Number(seconds) * 1000
  const said = await attack.strike({ port: Number(port), file, ends, address })
  process.stdout.write(`${said}\n`, () => process.exit(0))
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1))
}
