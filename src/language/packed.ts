/** A text as letters for a link: packed, then in the letters of addresses. Unpacking never exceeds its limit, even for malicious letters. */

/** A text as letters of a link; null if this browser can't pack. */
export async function packed(text: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null
  const stream = slices(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'))
  return toLetters(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** Whether this browser can unpack, and these are letters of a link at all. */
export const canUnpack = (): boolean => typeof DecompressionStream !== 'undefined'
export const areLetters = (code: string): boolean => /^[\w-]+$/.test(code)

/** The bytes of a text; null if it is larger than `most`, beyond which nothing is unpacked. Rejects if the letters are damaged. */
export async function unpacked(code: string, most: number): Promise<Uint8Array | null> {
  const reader = slices(fromLetters(code)).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > most) {
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
