/**
 * Raids of people's own in rooms: the host's raid goes to the server as a packed text.
 * From there it goes to everybody's page, which reads and checks it like any raid from outside.
 */
import { library } from '../../content.ts'
import { packed } from '../../language/packed.ts'
import type { RaidDef } from '../../raid/format.ts'
import { readRaid } from '../../raid/read.ts'
import { longest } from '../../wire/index.ts'

/** A raid's JSON for opening a room; without its pictures and sounds if it would be too large. Or why it can't be sent. */
export async function packedRaid(text: string): Promise<{ own: string } | { wrong: string }> {
  const { art: _art, ...plain } = JSON.parse(text) as { art?: unknown }
  for (const form of [text, JSON.stringify(plain)]) {
    const own = await packed(form)
    if (own === null)
      return { wrong: 'This browser can’t pack raids. Use another browser to open a room with this one.' }
    if (own.length <= longest.raid) return { own }
  }
  return { wrong: 'This raid is too large to be played in a room.' }
}

let last: { text: string; read: RaidDef | null } | null = null

/** The raid in the text from a host; null if there is none, or if this page can't read it. */
export function sentRaid(text: string): RaidDef | null {
  if (last?.text !== text) last = { text, read: text === '' ? null : readSent(text) }
  return last.read
}

function readSent(text: string): RaidDef | null {
  try {
    const read = readRaid(JSON.parse(text), library)
    return 'raid' in read ? read.raid : null
  } catch {
    return null
  }
}
