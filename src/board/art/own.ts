/** The raid's art for its cards; and its own pictures, by the names of its cards, ready to be painted. */
import type { Rect } from '../places/pack.ts'
import type { Kind } from './beings/kinds.ts'

/** The raid's art for a card: its being, its emblem, or the name of a picture. */
export interface Look {
  being?: Kind
  emblem?: string
  picture?: string
}

let pictures: ReadonlyMap<string, ImageBitmap> = new Map()

/** The own pictures of the current raid, replacing those of an earlier one. */
export function showPictures(all: ReadonlyMap<string, ImageBitmap>): void {
  pictures = all
}

export const ownPicture = (key: string | undefined): ImageBitmap | undefined =>
  key === undefined ? undefined : pictures.get(key)

/** The picture over all of `rect`; what is beyond its edges is cut off. */
export function paintOwn(pen: CanvasRenderingContext2D, own: ImageBitmap, { x, y, w, h }: Rect): void {
  const scale = Math.max(w / own.width, h / own.height)
  const [wide, high] = [w / scale, h / scale]
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(own, (own.width - wide) / 2, (own.height - high) / 2, wide, high, x, y, w, h)
  pen.restore()
}
