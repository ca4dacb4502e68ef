/** A test hand: seven cards as a raid would begin with them, a mulligan, then card by card. */
import { useSignal } from '@preact/signals'
import { drawNext, mulligan, type TestHand, testHand } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { openDialog } from '../ui/dialog.tsx'
import { cardsText } from './bench.ts'
import { CardPicture } from './card-picture.tsx'
import type { Pool } from './pool.ts'

export const handDialog = (deck: DeckDef, pool: Pool): void =>
  openDialog('Test hand', <Hand deck={deck} pool={pool} />, {
    class: 'hand-dialog',
    focus: (dialog) => dialog.querySelector('button')?.focus(),
  })

/** The height of a card in letters. */
const high = 13

function Hand({ deck, pool }: { deck: DeckDef; pool: Pool }) {
  const n = useSignal(1)
  const test = useSignal(testHand(deck, 1))
  const said = useSignal('')
  const show = (to: TestHand, what: string): void => {
    test.value = to
    said.value = what
  }
  const anew = (): void => {
    n.value += 1
    show(testHand(deck, n.value), `Hand ${n.value}: ${to(testHand(deck, n.value).hand)}.`)
  }
  const again = (): void => {
    const next = mulligan(test.value)
    show(next, `After the mulligan: ${to(next.hand)}.`)
  }
  const draw = (): void => {
    const next = drawNext(test.value)
    show(next, `Drawn: ${next.hand.at(-1)}. ${cardsText(next.rest.length)} left.`)
  }
  const { hand, rest } = test.value
  return (
    <>
      <div class="row">
        <button type="button" onClick={anew}>
          New hand
        </button>
        <button type="button" disabled={test.value.again || hand.length !== 7} onClick={again}>
          Mulligan
        </button>
        <button type="button" disabled={rest.length === 0} onClick={draw}>
          Draw the next card
        </button>
        <span class="note">{`Hand ${n.value} · ${cardsText(rest.length)} left in the deck`}</span>
      </div>
      <p class="note" role="status">
        {said.value}
      </p>
      <ol class="hand" aria-label="Hand">
        {hand.map((name, i) => (
          <li key={`${i} ${name}`}>
            <CardPicture pool={pool} name={name} high={high} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {hand.length === 0 && <p class="note">The deck has no cards yet.</p>}
    </>
  )
}

const to = (names: readonly string[]): string => names.join(', ')
