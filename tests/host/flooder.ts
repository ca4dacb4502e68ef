/**
 * A client that floods, in a process of its own: `node flooder.js PORT CODE TOKEN ADDRESS` sends 10,000 messages a second, and comes back as often as it is cut off and let in again. Says
 * when it begins, and at its end (SIGTERM) how many it has sent, and how often it was cut off.
 */
import { once } from 'node:events'
import { wireVersion } from '../../src/wire/index.ts'
import { openLine } from './line.ts'

const [port, code = '', token = '', address = ''] = process.argv.slice(2)
const text = 'x'.repeat(200)
let [sent, cut] = [0, 0]
process.once('SIGTERM', () => process.stdout.write(`${JSON.stringify({ sent, cut })}\n`, () => process.exit(0)))
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
for (;;) {
  try {
    const line = await openLine(Number(port), `rooms/${code}`, { version: wireVersion, token }, address)
    await once(line.socket, 'open')
    let isOpen = true
    if (sent === 0) process.stdout.write('flooding\n')
    line.socket.on('close', () => {
      isOpen = false
      cut++
    })
    for (; isOpen; await pause(10)) for (let n = 0; n < 100; n++, sent++) line.send('say', { text })
  } catch {
    await pause(200)
  }
}
