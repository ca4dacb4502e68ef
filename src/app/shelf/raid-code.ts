/** A raid as a link: `#raid-data=` and the raid's JSON, packed. Both ways the size is limited, and a link is never unpacked beyond its limit. */
import { areLetters, canUnpack, packed, unpacked } from '../../language/packed.ts'
import { decoded } from '../../language/plain-text.ts'

/** The most letters of a link: longer ones get lost in messages and address bars. The largest built-in raid has 14,000. */
export const longestLink = 20_000

/** The most bytes that a link may unpack to: fifteen times the largest built-in raid. */
export const largestRaid = 2 ** 20

const start = '#raid-data='

export const isRaidCode = (hash: string): boolean => hash.startsWith(start)

/** The link's hash for a raid's JSON; null if it would be too long, or if this browser can't pack. */
export async function raidCode(text: string): Promise<string | null> {
  if (new TextEncoder().encode(text).length > largestRaid) return null
  const letters = await packed(text)
  return letters === null || start.length + letters.length > longestLink ? null : start + letters
}

/** The JSON in a link, or the link's fault. */
export async function readRaidCode(hash: string): Promise<{ text: string } | { wrong: string }> {
  const code = hash.slice(start.length)
  if (hash.length > longestLink)
    return { wrong: `This link is longer than ${longestLink.toLocaleString('en')} letters: ask for the raid’s file.` }
  if (!canUnpack())
    return { wrong: 'This browser can’t unpack raids from links: ask for the raid’s file, or use another browser.' }
  if (!areLetters(code)) return { wrong: damaged }
  try {
    const bytes = await unpacked(code, largestRaid)
    return bytes
      ? { text: decoded(bytes) }
      : { wrong: `The raid in this link is larger than ${largestRaid / 2 ** 20} MB: ask for its file.` }
  } catch {
    return { wrong: damaged }
  }
}

const damaged = 'This link is damaged, or not all of it was copied: copy it again, or ask for the raid’s file.'
