/** A line between pages and a server that is slow: what goes in comes out later, in its order. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface SlowLine {
  readonly port: number
  close(): Promise<void>
}

/** Opens a port that leads to another one, `delay` milliseconds away each way. `stall`: every so many parts one is held for two seconds, as TCP does when one is lost. */
export async function slowLine(to: number, { delay, stall }: { delay: number; stall: number }): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    pipe(near, far, { delay, stall })
    pipe(far, near, { delay, stall })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

function pipe(from: Socket, to: Socket, { delay, stall }: { delay: number; stall: number }): void {
  let parts = 0
  let free = 0
  const later = (act: () => void, held: number): void => {
    // Nothing overtakes what came before it.
    free = Math.max(free, performance.now() + delay + held)
    setTimeout(act, free - performance.now())
  }
  from.on('data', (part) => later(() => to.writable && to.write(part), ++parts % stall === 0 ? 2000 : 0))
  from.on('end', () => later(() => to.end(), 0))
  from.on('close', () => later(() => to.destroy(), 0))
}
