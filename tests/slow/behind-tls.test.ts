/** A server behind a proxy that has the certificate, as docs/hosting.md shows one: it listens on this machine alone, and believes the proxy alone. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
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
      {
        ...isHere,
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method: body ? 'POST' : 'GET',
        agent: false,
        headers,
      },
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

/** Somebody opens a room through the proxy, and is welcomed. */
async function opens(port: number, name = '127.0.0.1'): Promise<void> {
  const origin = `https://${name}:${port}`
  const own = { origin, host: `${name}:${port}` }
  expect((await asks(port, '/', undefined, own)).text).toContain('A page')
  const open = { version: wireVersion, name: 'Ann', ...terms }
  const { text } = await asks(port, '/rooms', open, own)
  const { at } = placeShape.parse(JSON.parse(text))
  const url = `wss://${name}:${port}/${at}`
  const socket = new WebSocket(url, { ...isHere, origin })
  const told: Buffer[] = []
  socket.on('message', (data: Buffer) => told.push(data))
  await until(() => told.some((data) => data.includes('welcome')))
  socket.terminate()
}

/** Asks for rooms until that is too much for one address. `claims`: the address that a client says it has. */
async function exhausts(
  port: number,
  claims: string,
  name = '127.0.0.1',
): Promise<(claims: string) => Promise<number>> {
  const own = { origin: `https://${name}:${port}`, host: `${name}:${port}` }
  const ask = async (address: string): Promise<number> =>
    (await asks(port, '/rooms', {}, { ...own, 'x-forwarded-for': address })).status
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push(await ask(claims))
  expect(statuses.at(-1)).toBe(429)
  return ask
}

test('behind a proxy with TLS pages, rooms and connections are as without one, and nobody else reaches the server', async () => {
  const host = await testHost(undefined, { address: '127.0.0.1', proxied: true })
  const proxy = await front({ '/': host.port }, certificate())
  await opens(proxy.port)
  // Each address has its own limits, as the proxy tells it.
  const ask = await exhausts(proxy.port, '192.0.2.1')
  expect(await ask('192.0.2.2')).not.toBe(429)
  const others = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
  for (const address of others) await expect(fetch(`http://${address}:${host.port}/`)).rejects.toThrow()
  proxy.close()
  await host.close()
})

const root = new URL('../../', import.meta.url)
const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** Caddy with the file of docs/hosting.md, but a name and ports of this machine, and a certificate of its own making. */
async function caddy(to: number): Promise<{ port: number; close(): void }> {
  const [, block = ''] =
    /```\n(raid\.example \{\n[^`]+)```/.exec(readFileSync(new URL('docs/hosting.md', root), 'utf8')) ?? []
  const port = await freePort()
  const own = block
    .replace('raid.example {', `localhost:${port} {\n\ttls internal`)
    .replace('127.0.0.1:4180', `127.0.0.1:${to}`)
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${own}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  const isThere = async (): Promise<boolean> =>
    asks(port, '/', undefined, { host: `localhost:${port}` }).then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
  return {
    port,
    close() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

test.runIf(hasCaddy)(
  'behind Caddy with the file of docs/hosting.md all is as without it, and nobody claims another address',
  async () => {
    const host = await testHost(undefined, { address: '127.0.0.1', proxied: true })
    const proxy = await caddy(host.port)
    await opens(proxy.port, 'localhost')
    const ask = await exhausts(proxy.port, '192.0.2.1', 'localhost')
    expect(await ask('192.0.2.2')).toBe(429)
    proxy.close()
    await host.close()
  },
  120_000,
)

test.runIf(hasCaddy)('Caddy takes the file for two servers', () => {
  const file = new URL('docker/Caddyfile', root).pathname
  const checked = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { encoding: 'utf8' })
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('Valid configuration') as string])
})
