/** Bad weather between clients and a server: a proxy that holds everything back, stands still now and then as TCP does for a lost packet, and breaks off connections. */
import { connect, createServer, type Socket } from 'node:net'
import { mix } from '../../src/state/dice.ts'

export interface Weather {
  readonly port: number
  /** Breaks off all connections, as a network does that is gone. */
  drop(): void
  close(): void
}

interface Climate {
  /** Milliseconds for which everything is held back, there and back together. */
  delay: number
  /** Which share of packets is lost: what was in one comes after a second try, and all that was sent later comes after it. */
  loss: number
  seed?: number
}

export async function weather(port: number, { delay, loss, seed = 1 }: Climate): Promise<Weather> {
  const sockets = new Set<Socket>()
  let packets = 0
  /** When a packet that is sent now arrives: never before one that was sent earlier. */
  const pass = (from: Socket, to: Socket): void => {
    let due = 0
    from.on('data', (data) => {
      const isLost = (mix(seed, packets++, 0) >>> 0) / 2 ** 32 < loss
      due = Math.max(due, performance.now() + delay / 2 + (isLost ? delay + 200 : 0))
      setTimeout(() => to.writable && to.write(data), due - performance.now())
    })
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
  }
  const server = createServer((client) => {
    const host = connect(port, '127.0.0.1')
    for (const one of [client, host]) sockets.add(one.setNoDelay(true).once('close', () => sockets.delete(one)))
    pass(client, host)
    pass(host, client)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const drop = (): void => {
    for (const one of sockets) one.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    drop,
    close() {
      server.close()
      drop()
    },
  }
}
