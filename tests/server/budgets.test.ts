/** What clients may cost the server, without a server. */
import { describe, expect, test } from 'vitest'
import { clientOf, isNetwork, makeAddresses } from '../../src/server/addresses.ts'
import { budgets, fullBucket, makeBuckets, makeCounter, take } from '../../src/server/budgets.ts'

describe('a bucket', () => {
  test('gives what is in it, and fills up in time; a clock that is set back takes nothing', () => {
    const limit = { most: 2, perSecond: 1 }
    const one = fullBucket(limit, 1000)
    expect([take(one, limit, 1000), take(one, limit, 1000), take(one, limit, 1000)]).toEqual([true, true, false])
    expect(take(one, limit, 2000)).toBe(true)
    expect(take(one, limit, 0)).toBe(false)
    expect(take(one, limit, 1000)).toBe(true)
    expect(take(fullBucket(limit, 0), limit, 0, 3)).toBe(false)
  })

  test('is one for each name', () => {
    const all = makeBuckets({ most: 1, perSecond: 0.1 })
    expect([all('Ann', 0), all('Ann', 0), all('Ben', 0), all('Ann', 70_000)]).toEqual([true, false, true, true])
  })
})

test('what is had at one time is counted, and each end counts once', () => {
  const counter = makeCounter(2)
  const [one, two] = [counter.begin('Ann'), counter.begin('Ann')]
  expect([counter.begin('Ann'), counter.isFull('Ann'), counter.isFull('Ben')]).toEqual([null, true, false])
  one?.()
  one?.()
  expect(counter.begin('Ann')).not.toBeNull()
  expect(counter.begin('Ann')).toBeNull()
  two?.()
  expect(counter.isFull('Ann')).toBe(false)
})

describe('an address', () => {
  const from = (proxied: boolean | string, remoteAddress: string, told?: string): string =>
    makeAddresses(proxied)({
      headers: told === undefined ? {} : { 'x-forwarded-for': told },
      socket: { remoteAddress },
    })

  test('of IPv6 counts as its network: a household has more of them than could be counted', () => {
    expect(clientOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(clientOf('2001:db8:1:2::ffff')).toBe(clientOf('2001:0DB8:0001:0002:aaaa::1'))
    expect(clientOf('2001:db8:1:3::1')).not.toBe(clientOf('2001:db8:1:2::1'))
    expect(clientOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(clientOf('::1')).toBe('0:0:0:0::/64')
    expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(clientOf('192.0.2.7')).toBe('192.0.2.7')
  })

  test('that a request only claims is believed from the proxy alone', () => {
    expect(from(false, '127.0.0.1', '192.0.2.1')).toBe('127.0.0.1')
    expect(from(true, '127.0.0.1', '192.0.2.1')).toBe('192.0.2.1')
    expect(from(true, '::1', '2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(from(true, '::ffff:127.0.0.1', '192.0.2.1')).toBe('192.0.2.1')
    expect(from(true, '203.0.113.5', '192.0.2.1')).toBe('203.0.113.5')
    expect(from('172.28.0.0/16', '172.28.3.4', '192.0.2.1')).toBe('192.0.2.1')
    expect(from('172.28.0.0/16', '172.29.3.4', '192.0.2.1')).toBe('172.29.3.4')
    expect(from('fd00::7', 'fd00::7', '192.0.2.1')).toBe('192.0.2.1')
  })

  test('is the last that the proxy has added, and one', () => {
    expect(from(true, '127.0.0.1', '10.9.9.9, 192.0.2.1')).toBe('192.0.2.1')
    expect(from(true, '127.0.0.1', 'anybody')).toBe('127.0.0.1')
    expect(from(true, '127.0.0.1', '')).toBe('127.0.0.1')
  })

  test('or a network is told from other words', () => {
    expect(['10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'].every(isNetwork)).toBe(true)
    expect(['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129'].some(isNetwork)).toBe(false)
  })
})

test('people never come near their budgets: five clicks a second, a page that comes back', () => {
  const { messages } = budgets.connection
  const one = fullBucket(messages, 0)
  for (let ms = 0; ms < 60_000; ms += 200) expect(take(one, messages, ms)).toBe(true)
  const { address, room } = budgets
  expect(address.messages.perSecond).toBeGreaterThan(6 * 5)
  expect(room.messages.perSecond).toBeGreaterThan(6 * 5)
})
