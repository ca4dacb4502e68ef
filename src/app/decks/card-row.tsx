/** A line with a card in the list or in the deck: its name, its numbers, its copies, and buttons to add and to remove. Keys do the same. */
import { copiesIn, type Pile } from '../../decks/index.ts'
import { costText } from '../../language/print/index.ts'
import { add, type Bench, bring, take } from './bench.ts'

interface CardRowProps {
  bench: Bench
  name: string
  /** The pile that its buttons change. */
  pile: Pile
  /** The note below the name; `warns` shows it as a warning. */
  note: string
  warns: boolean
  /** Why it can't be added, '' if it can. */
  refusal: string
  /** Whether its buttons can be reached with Tab: one line of a list. */
  at: boolean
  /** Shows the card large when its name is pressed. */
  show(): void
}

/** The cells of a row of a grid. */
export function CardCells({ bench, name, pile, note, warns, refusal, at, show }: CardRowProps) {
  const { deck, pool } = bench
  const card = pool.lineOf(name)
  const n = copiesIn(deck.value, name, [pile])
  const other = copiesIn(deck.value, name) - n
  const reach = at ? 0 : -1
  return (
    <>
      <td class="what">
        <button type="button" class="name" tabIndex={reach} onClick={show}>
          <span class="cost" data-none={card?.cost === undefined}>
            {(card && costText(card)) || '–'}
          </span>
          <span class="words">
            <b>{name}</b>
            {note && <span class={warns ? 'note why' : 'note'}>{note}</span>}
          </span>
        </button>
      </td>
      <td class="copies">
        {other > 0 && <span class="note">{`+${other}`}</span>}
        <button
          type="button"
          tabIndex={reach}
          aria-label={`Take out ${name}`}
          aria-disabled={n === 0}
          onClick={() => take(bench, name, pile)}
        >
          −
        </button>
        <span class="n" data-none={n === 0}>
          {n}
        </span>
        <button
          type="button"
          tabIndex={reach}
          aria-label={`Add ${name}`}
          aria-disabled={refusal !== ''}
          title={refusal}
          onClick={() => add(bench, name, pile)}
        >
          +
        </button>
      </td>
    </>
  )
}

/** The action of a key on the card of a row; returns whether there was one. */
export function keyOnCard(event: KeyboardEvent, bench: Bench, name: string, pile: Pile): boolean {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (key === '+' || key === '=') add(bench, name, pile)
  else if (key === '-' || key === 'Delete') take(bench, name, pile)
  else if (/^[0-4]$/.test(key)) bring(bench, name, Number(key), pile)
  else return false
  return true
}

/** Moves the focus to the button beside it in the same row: -1 to the left, 1 to the right. */
export function focusBeside(row: Element | null, by: -1 | 1): void {
  const buttons = [...(row?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus()
}

/** The index of a row's focused button: the first if none is. */
export const columnIn = (row: Element | null): number =>
  Math.max(0, [...(row?.querySelectorAll('button') ?? [])].indexOf(document.activeElement as HTMLButtonElement))

/** Focuses a button of a row without scrolling. */
export const focusColumn = (row: Element | null | undefined, column: number): void =>
  [...(row?.querySelectorAll('button') ?? [])].at(column)?.focus({ preventScroll: true })
