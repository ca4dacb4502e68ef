/** A treasure on the page: its picture, and what is printed on it. */
import { useEffect, useRef } from 'preact/hooks'
import { printedPicture } from '../../board/index.ts'
import type { Cards } from './use.ts'

/** The height of a picture in letters. */
const high = 13

/** The card as the table draws it; what is printed on it is told beside it. */
export function CardPicture({ cards, name }: { cards: Cards; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    const card = cards.find(name)
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const painted = card ? printedPicture(card, cards.printed, high * letter) : Promise.resolve(null)
    void painted.then((face) => face && current && place.current?.replaceChildren(face)).catch(() => undefined) // without a picture, its text is there
    return () => {
      current = false
    }
  }, [name])
  return <div ref={place} class="picture" aria-hidden="true" />
}

/** What is printed on it: on demand, or at once. */
export function CardText({ cards, name, open = false }: { cards: Cards; name: string; open?: boolean }) {
  const face = cards.printed(name)
  return (
    <details open={open}>
      <summary>{name}</summary>
      {face && <p class="note">{face.line}</p>}
      {face?.text.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {!face && <p class="note">This card is not known here.</p>}
    </details>
  )
}
