/** Connections to rooms as pages make them, in Node: a place is asked for, then taken. */
import { WebSocket } from 'ws'
import { placeShape, readWritten, written } from '../../src/wire/index.ts'

/** A connection that a room has let in, or that it will say why not. */
export interface TestLine {
  readonly socket: WebSocket
  /** Where it leads: `ws://127.0.0.1:4180/one/rooms/CODE?seat=…`. */
  readonly url: URL
  send(name: string, data: unknown): void
}

/** Asks for a place in a room: `path` is 'rooms' for a new one, or 'rooms/CODE'. Rejects with the words of a refusal. `from`: the address that a proxy in front would name. */
export async function openLine(port: number, path: string, body: object, from?: string): Promise<TestLine> {
  const headers = from ? { 'x-forwarded-for': from } : undefined
  const sent = { method: 'POST', body: JSON.stringify(body), headers }
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, sent)
  const said = await answer.json()
  if (!answer.ok) throw new Error(`${said.error}`)
  const url = new URL(placeShape.parse(said).at, answer.url.replace('http', 'ws'))
  const socket = new WebSocket(url, { headers })
  return { socket, url, send: (name, data) => socket.send(written(name, data)) }
}

/** Calls `tell` with each message from now on. */
export function onTell({ socket }: TestLine, tell: (name: string, data: unknown) => void): void {
  socket.on('message', (bytes: Buffer) => {
    const { name, data } = readWritten(bytes.toString()) ?? { name: '', data: null }
    tell(name, data)
  })
}
