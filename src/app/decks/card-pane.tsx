/** A card large: its picture, its print, its set, and whether it may be in the deck. */
import { printedLines } from '../../board/index.ts'
import { copiesIn } from '../../decks/index.ts'
import { Printing } from '../dialogs/reading.tsx'
import { openDialog } from '../ui/dialog.tsx'
import { add, type Bench, take } from './bench.ts'
import { CardPicture } from './card-picture.tsx'

/** `titled`: with its name above it. */
export function CardPane({ bench, name, titled = true }: { bench: Bench; name: string; titled?: boolean }) {
  const { pool, deck, why } = bench
  const card = pool.find(name)
  if (!card) {
    const why = pool.names.why(name) || (name && `“${name}” is not known.`)
    return <p class="note">{why || 'The card that you point at is shown here.'}</p>
  }
  const n = copiesIn(deck.value, name)
  const forbidden = why.value(card)
  const leads = pool.heroes.some((one) => one.card === card)
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

/** Shows a card over the page, where there is no room beside the list. */
export const cardDialog = (bench: Bench, name: string): void =>
  openDialog(name, <CardPane bench={bench} name={name} titled={false} />, { class: 'reading card-dialog' })
