/** The deck being built: its cards by type, its side deck, its problems. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Pile, refusalToAdd, renamed, sizeOf } from '../../decks/index.ts'
import { type Bench, capital, cardsText } from './bench.ts'
import { CardCells, columnIn, focusBeside, focusColumn, keyOnCard } from './card-row.tsx'
import { Chart } from './chart.tsx'
import { MissingCards } from './missing-cards.tsx'
import { curveOf, type Group, groupsOf, typesIn } from './tally.ts'

interface DeckPaneProps {
  bench: Bench
  show(name: string): void
}

export function DeckPane({ bench, show }: DeckPaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  /** The line that Tab reaches: `cards:Fury`. */
  const at = useSignal('')
  /** The target of the focus once the deck is drawn: the last line may be gone. */
  const goes = useRef<{ line: number; column: number } | null>(null)
  const { deck, pool } = bench
  const rows = (): Element[] => [...(pane.current?.querySelectorAll('[data-line]') ?? [])]
  useLayoutEffect(() => {
    const to = goes.current
    goes.current = null
    if (!to || pane.current?.contains(document.activeElement)) return
    const all = rows()
    focusColumn(all[Math.min(to.line, all.length - 1)], to.column)
  })
  const onKey = (event: KeyboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('[data-line]')
    if (!row) return
    const all = rows()
    const i = all.indexOf(row)
    const steps: Readonly<Record<string, number>> = { ArrowDown: i + 1, ArrowUp: i - 1, Home: 0, End: all.length - 1 }
    const to = steps[event.key]
    const [pile, name] = nameOf(row.dataset.line ?? '')
    const column = columnIn(row)
    if (to !== undefined) focusColumn(all[Math.max(0, Math.min(all.length - 1, to))], column)
    else if (event.key === 'ArrowRight') focusBeside(row, 1)
    else if (event.key === 'ArrowLeft') focusBeside(row, -1)
    else {
      goes.current = { line: i, column }
      if (!keyOnCard(event, bench, name, pile)) return
    }
    event.preventDefault()
  }
  const piles = (['cards', 'side'] as const).map((pile) => [pile, groupsOf(deck.value, pile, pool.lineOf)] as const)
  const lines = piles.flatMap(([pile, groups]) =>
    groups.flatMap(({ cards }) => cards.map(([, name]) => `${pile}:${name}`)),
  )
  const reached = lines.includes(at.value) ? at.value : lines[0]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of the buttons in it.
    <div
      ref={pane}
      onKeyDown={onKey}
      onClickCapture={(event) => {
        const row = (event.target as Element).closest('[data-line]')
        if (row) goes.current = { line: rows().indexOf(row), column: columnIn(row) }
      }}
    >
      {lines.length === 0 && <p class="note">No cards yet: add some from the list.</p>}
      {piles.map(([pile, groups]) => (
        <section key={pile} hidden={groups.length === 0} aria-label={pile === 'cards' ? 'Deck' : 'Side deck'}>
          <h2 class={pile === 'side' ? 'side' : 'unseen'}>
            {pile === 'side' ? `Side deck (${sizeOf(deck.value, 'side')} of 10)` : 'Deck'}
          </h2>
          {groups.map((group) => (
            <Cards key={group.type} {...{ bench, pile, group, show, reached }} come={(line) => (at.value = line)} />
          ))}
        </section>
      ))}
      <div class="charts">
        <Chart title="Cost curve" head="Cost" bars={curveOf(deck.value, pool.lineOf)} />
        <Chart title="Types" head="Type" bars={typesIn(deck.value, pool.lineOf)} />
      </div>
    </div>
  )
}

const nameOf = (line: string): readonly [Pile, string] => {
  const [pile] = line.split(':')
  return [pile === 'side' ? 'side' : 'cards', line.slice(line.indexOf(':') + 1)]
}

interface CardsProps extends DeckPaneProps {
  pile: Pile
  group: Group
  reached: string | undefined
  come(line: string): void
}

function Cards({ bench, pile, group, show, reached, come }: CardsProps) {
  const { title, copies, cards } = group
  return (
    <>
      <h3>{`${title} (${copies})`}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows hold buttons, with arrow keys between them, is a grid. */}
      <table role="grid" aria-label={`${title}${pile === 'side' ? ' of the side deck' : ''}, ${cardsText(copies)}`}>
        <tbody>
          {cards.map(([, name]) => (
            <Row key={name} {...{ bench, pile, name, show, reached, come }} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ bench, pile, name, show, reached, come }: Omit<CardsProps, 'group'> & { name: string }) {
  const { deck, pool, why, shown } = bench
  const card = pool.find(name)
  const line = `${pile}:${name}`
  const whyNot = pool.names.why(name)
  const forbidden = card ? (why.value(card)[0] ?? '') : whyNot || 'No card has this name.'
  const arrive = (): void => {
    come(line)
    shown.value = name
  }
  return (
    <tr class={forbidden || !card ? 'card-line wrong' : 'card-line'} data-line={line} onFocusIn={arrive}>
      <CardCells
        {...{ bench, name, pile, show: () => show(name) }}
        note={capital(forbidden)}
        warns={true}
        refusal={card ? refusalToAdd(deck.value, card, pile, why.value(card)) : forbidden}
        at={reached === line}
      />
      {!card && !whyNot && <Nearest bench={bench} name={name} />}
    </tr>
  )
}

/** Suggests the nearest card for an unknown name. */
function Nearest({ bench, name }: { bench: Bench; name: string }) {
  const { deck, pool } = bench
  const near = pool.names.near(name)
  if (near === undefined) return null
  const use = (): void => {
    bench.change(renamed(deck.value, name, near))
    bench.said.value = `“${name}” is now ${near}.`
  }
  return (
    <td>
      <button type="button" onClick={use}>{`Use “${near}”`}</button>
    </td>
  )
}

/** The number of cards, and the problems: always visible. */
export function Verdict({ bench }: { bench: Bench }) {
  const { deck, pool, problems } = bench
  const all = problems.value
  const least = deck.value.format === 'limited' ? 30 : 60
  const size = `${sizeOf(deck.value)} of ${least} cards`
  const what =
    all === null ? '' : all.length === 0 ? 'legal' : all.length === 1 ? '1 problem' : `${all.length} problems`
  return (
    <div class="verdict">
      <p class={all?.length === 0 ? 'good' : undefined}>
        <b>{size}</b>
        {what && ` · ${what}`}
      </p>
      {all && all.length > 0 && (
        <ul aria-label="What is wrong">
          {all.slice(0, most).map(({ what, fix }) => (
            <li key={what}>
              {capital(what)} <span class="note">{fix}</span>
            </li>
          ))}
          {all.length > most && <li class="note">{`And ${all.length - most} more.`}</li>}
        </ul>
      )}
      {deck.value.cards.length === 0 && deck.value.hero !== '' && (
        <p class="note">At a real table it can be played as it is: a deck whose list nobody has told.</p>
      )}
      <MissingCards deck={deck.value} pool={pool} />
    </div>
  )
}

/** At most this many problems are listed. */
const most = 12
