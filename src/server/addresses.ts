/** The addresses of requests, and the proxy that may state them. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** The addresses of a server's page: that at which it listens (`host`), or all of this machine in its networks. */
export const ownAddresses = (port: number, host?: string): string[] =>
  (host ? [host] : networkAddresses()).map((one) => `http://${one.includes(':') ? `[${one}]` : one}:${port}/`)

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) =>
    list.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  )

/**
 * The key of a client for limits: an IPv4 address; for IPv6 the network (/64), since every household has one, with countless addresses.
 * @param address - From a socket or a proxy.
 */
export function clientOf(address: string): string {
  const [bare = ''] = address.split('%')
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (old || !isIPv6(bare)) return old ?? bare
  const [front = '', back] = bare.split('::')
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const missing = back === undefined ? 0 : 8 - parts(front).length - parts(back).length
  const groups = [...parts(front), ...Array<string>(Math.max(0, missing)).fill('0'), ...parts(back)]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** A trusted proxy: none, one on this machine (true), or at an address or in a network such as '172.28.0.0/16'. */
export type Proxied = boolean | string

/** Whether this is an address or a network. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  return (
    kind > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= (kind === 6 ? 128 : 32)))
  )
}

/** Identifies a server's clients: by the proxy's header if the request comes from the trusted proxy, otherwise by the connection. */
export function makeAddresses(
  proxied: Proxied,
): (request: {
  readonly headers: IncomingMessage['headers']
  readonly socket: { remoteAddress?: string | undefined }
}) => string {
  const believed = new BlockList()
  if (proxied === true) {
    believed.addSubnet('127.0.0.0', 8)
    believed.addAddress('::1', 'ipv6')
  } else if (proxied) {
    const [address = '', bits] = proxied.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) believed.addAddress(address, kind)
    else believed.addSubnet(address, Number(bits), kind)
  }
  return ({ headers, socket }) => {
    const from = clientOf(socket.remoteAddress ?? '')
    const plain = from.endsWith('/64') ? (socket.remoteAddress ?? '').split('%')[0] : from
    const isProxy =
      proxied !== false && plain && isIP(plain) > 0 && believed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
    const told = isProxy ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() : undefined
    return told && isIP(told) > 0 ? clientOf(told) : from || 'unknown'
  }
}
