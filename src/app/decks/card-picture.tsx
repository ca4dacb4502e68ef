/** The picture of a card on a text screen. */
import { useEffect, useRef } from 'preact/hooks'
import { printedPicture } from '../../board/index.ts'
import type { Pool } from './pool.ts'

/** Milliseconds of looking at a card until it is painted, so that scrolling through the list doesn't wait for pictures. */
const glance = 60

/** The height of the picture in letters. */
const height = 22

interface PictureProps {
  pool: Pick<Pool, 'find' | 'printed'>
  name: string
  /** Its height in letters. */
  high?: number
}

/** The face of a card, as the table draws it. Without a picture, its text is there. */
export function CardPicture({ pool, name, high = height }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const card = pool.find(name)
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const face = card && (await printedPicture(card, pool.printed, high * letter).catch(() => null))
      if (face && current) place.current?.replaceChildren(face)
    }, glance)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [name])
  return <div ref={place} class="face" aria-hidden="true" style={{ minHeight: `${high}rem` }} />
}
