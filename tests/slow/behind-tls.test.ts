/** A server behind a proxy that has the certificate, as docs/hosting.md shows one: it listens on this machine alone, and believes the proxy alone. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { placeShape, wireVersion } from '../../src/wire/index.ts'
import { until } from '../host/client.ts'
import { front } from '../host/front.ts'
import { testHost } from '../host/server.ts'
import { terms } from '../server/terms.ts'

/** A certificate for this machine that nobody has signed but itself. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const about = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...about, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

const isHere = { rejectUnauthorized: false }

const asks = (port: number, path: string, body?: object, headers = {}): Promise<{ status: number; text: string }> =>
  new Promise((done, failed) => {
    const asked = request(
      { ...isHere, host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent: false, headers },
      (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', failed)
    asked.end(body && JSON.stringify(body))
  })

test('behind a proxy with TLS pages, rooms and connections are as without one, and nobody else reaches the server', async () => {
  const host = await testHost(undefined, { address: '127.0.0.1', proxied: true })
  const proxy = await front({ '/': host.port }, certificate())
  const origin = `https://127.0.0.1:${proxy.port}`
  const own = { origin, host: `127.0.0.1:${proxy.port}` }
  expect((await asks(proxy.port, '/')).text).toContain('A page')
  const open = { version: wireVersion, name: 'Ann', ...terms }
  const { text } = await asks(proxy.port, '/rooms', open, own)
  const { at } = placeShape.parse(JSON.parse(text))
  const url = `wss://127.0.0.1:${proxy.port}/${at}`
  const socket = new WebSocket(url, { ...isHere, origin })
  const told: Buffer[] = []
  socket.on('message', (data: Buffer) => told.push(data))
  await until(() => told.some((data) => data.includes('welcome')))
  socket.terminate()
  // Each address has its own limits, as the proxy tells it: what a client claims itself is not the last that is told.
  const from = (address: string) => ({ ...own, 'x-forwarded-for': address })
  const ask = async (address: string) => (await asks(proxy.port, '/rooms', {}, from(address))).status
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push(await ask('192.0.2.1'))
  expect(statuses.at(-1)).toBe(429)
  expect(await ask('192.0.2.2')).not.toBe(429)
  const others = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
  for (const address of others) await expect(fetch(`http://${address}:${host.port}/`)).rejects.toThrow()
  proxy.close()
  await host.close()
})
