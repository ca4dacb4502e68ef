/** The cards of a deck that can't be played here yet: they stay in it, and can be copied as a list. */
import { useSignal } from '@preact/signals'
import { type MissingCard, missingIn } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { isCopied } from '../ui/browser.ts'
import { cardsText } from './bench.ts'
import type { Pool } from './pool.ts'

const listOf = (missing: readonly MissingCard[]): string => missing.map(({ n, name }) => `${n} ${name}`).join('\n')

export function MissingCards({ deck, pool }: { deck: DeckDef; pool: Pool }) {
  const said = useSignal('')
  const missing = missingIn(deck, pool.names)
  if (missing.length === 0) return null
  const copies = missing.reduce((sum, { n }) => sum + n, 0)
  const copy = async (): Promise<void> => {
    said.value = (await isCopied(listOf(missing))) ? 'The list is copied.' : 'This browser does not allow copying.'
  }
  return (
    <details class="missing">
      <summary>
        {`${cardsText(copies)} not playable here yet: kept in the deck, left out in play unless your cards are real`}
        {missing.some(({ name }) => name === deck.hero) && '. Its hero leads it at a real table alone'}
      </summary>
      <ul class="problems">
        {missing.map(({ n, name, what }) => (
          <li key={name}>{`${n} ${what}`}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          Copy the list
        </button>
        <span role="status">{said.value}</span>
      </div>
    </details>
  )
}
