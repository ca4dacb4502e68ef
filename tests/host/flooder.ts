/**
 * A client that floods, in a process of its own: `node flooder.js PORT CODE TOKEN ADDRESS` sends 10,000 messages a second, and comes back as often as it is cut off and let in again. Says
 * when it begins, and at its end (SIGTERM) how many it has sent, and how often it was cut off.
 */
import { Client } from 'colyseus.js'
import { wireVersion } from '../../src/wire/index.ts'

const [port, code = '', token = '', address = ''] = process.argv.slice(2)
const text = 'x'.repeat(200)
let [sent, cut] = [0, 0]
process.once('SIGTERM', () => process.stdout.write(`${JSON.stringify({ sent, cut })}\n`, () => process.exit(0)))
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
for (;;) {
  try {
    const room = await new Client(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': address } }).joinById(
      code,
      { version: wireVersion, token },
    )
    room.onMessage('*', () => undefined)
    let isOpen = true
    if (sent === 0) process.stdout.write('flooding\n')
    room.onLeave(() => {
      isOpen = false
      cut++
    })
    for (; isOpen; await pause(10)) for (let n = 0; n < 100; n++, sent++) room.send('say', { text })
  } catch {
    await pause(200)
  }
}
