/** The kind and size of a picture or sound, from its first bytes, never from its name; nothing is decoded. */

/** The bytes of a data URI in base64, or null. */
export function bytesOf(data: string): Uint8Array | null {
  const text = /^data:[\w+.-]{1,40}\/[\w+.-]{1,40};base64,([A-Za-z0-9+/]*={0,2})$/.exec(data)?.[1]
  if (text === undefined) return null
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

type FileKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'ogg' | 'mpeg' | 'wav' | 'webm'

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** The kind of the bytes, as the second half of a media type; undefined if it is unsupported. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const riff = text(bytes, 0, 4) === 'RIFF' ? text(bytes, 8, 12) : ''
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (riff === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12))) return 'avif'
  if (text(bytes, 0, 4) === 'OggS') return 'ogg'
  if (riff === 'WAVE') return 'wav'
  if (text(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (text(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) return 'mpeg'
  return undefined
}

interface Size {
  w: number
  h: number
}

/** Width and height of a picture in pixels, from its header; null if they can't be found. */
export function sizeOfPicture(bytes: Uint8Array, kind: FileKind): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (kind === 'png') return { w: view.getUint32(16), h: view.getUint32(20) }
    if (kind === 'jpeg') return jpegSize(view)
    if (kind === 'webp') return webpSize(view, text(bytes, 12, 16))
    return avifSize(view)
  } catch {
    return null // the header ends too early
  }
}

/** The first frame header among the segments. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xff00) return null
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { w: view.getUint16(at + 7), h: view.getUint16(at + 5) }
  }
  return null
}

function webpSize(view: DataView, chunk: string): Size | null {
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return { w: 1 + three(24), h: 1 + three(27) }
  if (chunk === 'VP8 ') return { w: view.getUint16(26, true) & 0x3fff, h: view.getUint16(28, true) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { w: 1 + (bits & 0x3fff), h: 1 + ((bits >> 14) & 0x3fff) }
}

/** The largest of its spatial extents (`ispe`), which are near its beginning. */
function avifSize(view: DataView): Size | null {
  let found: Size | null = null
  for (let at = 0; at + 16 <= Math.min(view.byteLength, 4096); at++) {
    if (view.getUint32(at) !== 0x69737065) continue
    const size = { w: view.getUint32(at + 8), h: view.getUint32(at + 12) }
    if (!found || size.w * size.h > found.w * found.h) found = size
  }
  return found
}
