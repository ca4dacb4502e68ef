/** A proxy in front of several servers, as docs/hosting.md asks for one: requests go to them in turn, and paths of their own to their own server. */
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect } from 'node:net'

export interface Front {
  readonly port: number
  close(): void
}

/** `ports`: those of the servers by their paths, such as `{ '/one': 4180 }`. They may change. `tls`: a key and a certificate, for HTTPS. */
export async function front(
  ports: Readonly<Record<string, number>>,
  tls?: { readonly key: string; readonly cert: string },
): Promise<Front> {
  let turn = 0
  const portFor = (url = ''): number => {
    const all = Object.entries(ports)
    const own = all.find(([path]) => url.startsWith(`${path}/`))
    return (own ?? all[turn++ % all.length]!)[1]
  }
  const headersOf = ({ headers, socket }: IncomingMessage): OutgoingHttpHeaders => ({
    ...headers,
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
  })
  const pass: RequestListener = (from, to) => {
    const { url: path, method } = from
    const on = ask({ port: portFor(path), path, method, headers: headersOf(from), agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    on.on('error', () => to.writeHead(502).end())
    from.pipe(on)
  }
  const server = tls ? createSecureServer(tls, pass) : createServer(pass)
  server.on('upgrade', (from, socket, head) => {
    const on = connect(portFor(from.url), '127.0.0.1', () => {
      const lines = Object.entries(headersOf(from)).map(([name, value]) => `${name}: ${value}`)
      on.write(`${from.method} ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      on.write(head)
      socket.pipe(on).pipe(socket)
    })
    for (const [one, other] of [
      [socket, on],
      [on, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as { port: number }).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
