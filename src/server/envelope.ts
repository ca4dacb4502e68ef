/** What clients send over a connection, before anybody reads it: bytes of a kind that this game has, and no more of them than they say. */
import { packedFault } from '../wire/index.ts'
import { budgets } from './budgets.ts'

/** Kinds of messages by their first byte: the client is there, leaves, or asks something. */
const isHere = 10
const leaves = 12
const asks = 13

/** What a message asks, by its name; or what is wrong with its bytes. */
export function readEnvelope(bytes: Uint8Array): { name: string } | { wrong: string } {
  const [kind, head = 0] = bytes
  if (bytes.length > budgets.message.bytes) return { wrong: 'It is too long.' }
  if (kind === isHere || kind === leaves) return bytes.length === 1 ? { name: '' } : { wrong: 'It is damaged.' }
  if (kind !== asks) return { wrong: 'It is of no kind that this server knows.' }
  // The name is a text of at most 31 letters.
  const end = 2 + (head & 31)
  const name = head >= 0xa0 && head <= 0xbf ? String.fromCharCode(...bytes.subarray(2, end)) : ''
  if (!/^\w+$/.test(name) || bytes.length < end) return { wrong: 'It has no name.' }
  const wrong = bytes.length === end ? '' : packedFault(bytes, end, budgets.message)
  return wrong === '' ? { name } : { wrong }
}
