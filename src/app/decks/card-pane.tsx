/** A card large: its picture, what is printed on it, from which set it is, and whether it may be in the deck. */
import { useEffect, useRef } from 'preact/hooks'
import { printedLines, printedPicture } from '../../board/index.ts'
import { copiesIn } from '../../decks/index.ts'
import { Printing } from '../dialogs/reading.tsx'
import { openDialog } from '../ui/dialog.tsx'
import { add, type Bench, take } from './bench.ts'
import type { Pool } from './pool.ts'

/** `titled`: with its name above it. */
export function CardPane({ bench, name, titled = true }: { bench: Bench; name: string; titled?: boolean }) {
  const { pool, deck, why } = bench
  const card = pool.find(name)
  if (!card) return <p class="note">{name ? `“${name}” is not known.` : 'The card that you point at is shown here.'}</p>
  const n = copiesIn(deck.value, name)
  const forbidden = why.value(card)
  const leads = pool.heroes.includes(card)
  return (
    <>
      {titled && <h2>{name}</h2>}
      <CardPicture pool={pool} name={name} />
      <Printing lines={printedLines(name, pool)} />
      <p class="note">{`${card.set} ${card.number}`}</p>
      {leads && <p>{deck.value.hero === name ? 'Leads this deck.' : 'A hero: choose it above to lead the deck.'}</p>}
      {!leads && forbidden.map((text) => <p key={text} class="warn">{`Not in this deck: ${text}`}</p>)}
      {!leads && (
        <div class="row">
          <button type="button" onClick={() => take(bench, name)} aria-disabled={n === 0}>
            Take one out
          </button>
          <span>{`${n} in the deck`}</span>
          <button type="button" onClick={() => add(bench, name)} aria-disabled={forbidden.length > 0}>
            Add one
          </button>
        </div>
      )}
    </>
  )
}

/** Milliseconds for which a card must be looked at before it is painted: whoever runs through the list doesn't wait for pictures. */
const glance = 60

/** The height of the picture in letters. */
const height = 22

/** The face of a card, as the table draws it. */
export function CardPicture({ pool, name, high = height }: { pool: Pool; name: string; high?: number }) {
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

/** Shows a card over the page, where there is no room beside the list. */
export const cardDialog = (bench: Bench, name: string): void =>
  openDialog(name, <CardPane bench={bench} name={name} titled={false} />, { class: 'reading card-dialog' })
