/** A raid's own pictures, decoded for the table, and its own sounds. The decoded size is limited in all. */

import { bytesOf, kindOfFile, sizeOfPicture } from '../../raid/art-file.ts'
import type { RaidDef } from '../../raid/format.ts'
import type { OwnSounds } from '../../sound/index.ts'

/** Pixels of all decoded pictures together: 64 MB. */
const mostPixels = 2 ** 24
/** The longer side of a picture: the largest card on the table is about this high. */
const longest = 512

const known = new WeakMap<RaidDef, Promise<ReadonlyMap<string, ImageBitmap>>>()

/** The pictures of a raid by the names of its cards. One that the browser can't decode is left out: its card is painted like any other. */
export function picturesOf(raid: RaidDef | undefined): Promise<ReadonlyMap<string, ImageBitmap>> {
  if (!raid?.art?.pictures) return Promise.resolve(new Map())
  const before = known.get(raid)
  if (before) return before
  const made = decoded(raid.art.pictures)
  known.set(raid, made)
  return made
}

/** The sounds of a raid by the names of its cards. */
export function soundsOf(raid: RaidDef | undefined): OwnSounds {
  const all = Object.entries(raid?.art?.sounds ?? {}).flatMap(([name, { data }]) => {
    const bytes = bytesOf(data)
    const kind = bytes && kindOfFile(bytes)
    return kind ? [[name, { bytes, kind }] as const] : []
  })
  return new Map(all)
}

/** One after another, so that only one is there in its full size. */
async function decoded(files: NonNullable<NonNullable<RaidDef['art']>['pictures']>): Promise<Map<string, ImageBitmap>> {
  const all = Object.entries(files)
  const side = sideOf(all.length)
  const out = new Map<string, ImageBitmap>()
  for (const [name, { data }] of all) {
    const picture = await bitmapOf(data, side).catch(() => null)
    if (picture) out.set(name, picture)
  }
  return out
}

/** The size limit of each of this many pictures. */
export const sideOf = (count: number): number =>
  Math.min(longest, Math.floor(Math.sqrt(mostPixels / Math.max(1, count))))

/** From its bytes: the page's policy need not allow any address for it. */
async function bitmapOf(data: string, side: number): Promise<ImageBitmap | null> {
  const bytes = bytesOf(data)
  const kind = bytes && kindOfFile(bytes)
  const size = kind && sizeOfPicture(bytes, kind)
  if (!size) return null
  const scale = Math.min(1, side / Math.max(size.w, size.h))
  return createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${kind}` }), {
    resizeWidth: Math.max(1, Math.round(size.w * scale)),
    resizeHeight: Math.max(1, Math.round(size.h * scale)),
    resizeQuality: 'high',
  })
}
