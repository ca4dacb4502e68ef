/** A raid as a link: `#raid-data=` and the raid's JSON, packed. Both ways the size is limited, and a link is never unpacked beyond its limit. */
import { decoded } from '../../language/plain-text.ts'

/** Letters of a link: more get lost in messages and address bars. The largest built-in raid has 14,000. */
export const longestLink = 20_000

/** Bytes of a raid that a link may unpack to: fifteen times the largest built-in raid. */
export const largestRaid = 2 ** 20

const start = '#raid-data='

export const isRaidCode = (hash: string): boolean => hash.startsWith(start)

/** The link's hash for a raid's JSON; null if it would be too long, or if this browser can't pack. */
export async function raidCode(text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > largestRaid || typeof CompressionStream === 'undefined') return null
  const packed = new Uint8Array(
    await new Response(slices(bytes).pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  )
  const code = start + toLetters(packed)
  return code.length > longestLink ? null : code
}

/** The JSON in a link, or what is wrong with the link. */
export async function readRaidCode(hash: string): Promise<{ text: string } | { wrong: string }> {
  const code = hash.slice(start.length)
  if (hash.length > longestLink)
    return { wrong: `This link is longer than ${longestLink.toLocaleString('en')} letters: ask for the raid’s file.` }
  if (typeof DecompressionStream === 'undefined')
    return { wrong: 'This browser can’t unpack raids from links: ask for the raid’s file, or use another browser.' }
  if (!/^[\w-]+$/.test(code)) return { wrong: damaged }
  try {
    const bytes = await unpacked(fromLetters(code))
    return bytes
      ? { text: decoded(bytes) }
      : { wrong: `The raid in this link is larger than ${largestRaid / 2 ** 20} MB: ask for its file.` }
  } catch {
    return { wrong: damaged }
  }
}

const damaged = 'This link is damaged, or not all of it was copied: copy it again, or ask for the raid’s file.'

/** Null if it is larger than the limit; what comes after that is not unpacked. Rejects if it is damaged. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const reader = slices(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > largestRaid) {
      await reader.cancel().catch(() => undefined)
      return null
    }
    parts.push(next.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A stream of small pieces: each unpacks to a thousand times its size at most. */
function slices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const size = 512
  let at = 0
  return new ReadableStream({
    pull(to) {
      if (at < bytes.length) to.enqueue(bytes.slice(at, at + size))
      else to.close()
      at += size
    },
  })
}

function toLetters(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromLetters = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
