/** The list of cards to choose from. Only the visible lines are drawn, so thousands of cards cost as much as twenty. */
import { useComputed, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { refusalToAdd } from '../../decks/index.ts'
import { type Bench, capital } from './bench.ts'
import { CardCells, columnIn, focusBeside, focusColumn, keyOnCard } from './card-row.tsx'
import type { Pool } from './pool.ts'

/** The height of a line in letters, and the number of lines drawn beyond the visible ones. */
const lineHeight = 3.4
const beyond = 4

const letter = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export function CardList({ bench, show }: { bench: Bench; show(name: string): void }) {
  const box = useRef<HTMLDivElement>(null)
  const sight = useSignal({ top: 0, room: 0, line: lineHeight * 16 })
  const at = useSignal(0)
  /** The column that gets the focus once the current line is drawn. */
  const goes = useRef<number | null>(null)
  const { found } = bench
  useLayoutEffect(() => {
    const measure = (): void => {
      const { scrollTop: top = 0, clientHeight: room = 0 } = box.current ?? {}
      sight.value = { top, room, line: lineHeight * letter() }
    }
    const seen = new ResizeObserver(measure)
    if (box.current) seen.observe(box.current)
    return () => seen.disconnect()
  }, [])
  // Another list begins at its top.
  useLayoutEffect(() => {
    at.value = 0
    if (box.current) box.current.scrollTop = 0
  }, [found.value])
  useLayoutEffect(() => {
    if (goes.current === null) return
    focusColumn(box.current?.querySelector(`[data-line="${at.value}"]`), goes.current)
    goes.current = null
  })
  const count = found.value.length
  const moveTo = (to: number): void => {
    const line = Math.max(0, Math.min(count - 1, to))
    const list = box.current
    if (!list) return
    goes.current = columnIn(list.querySelector(`[data-line="${at.value}"]`))
    const { room, line: high } = sight.value
    if (line * high < list.scrollTop) list.scrollTop = line * high
    if ((line + 1) * high > list.scrollTop + room) list.scrollTop = (line + 1) * high - room
    at.value = line
    sight.value = { ...sight.value, top: list.scrollTop }
  }
  const lines = useComputed(() => linesInSight(sight.value, found.value.length, at.value))
  const press = (event: KeyboardEvent): void => {
    const one = found.value[at.value]
    const page = pageOf(sight.value)
    if (one && onKey(event, { bench, name: one.card.name, at: at.value, page, moveTo, count })) event.preventDefault()
  }
  return (
    <div
      ref={box}
      class="cards"
      onScroll={({ currentTarget }) => (sight.value = { ...sight.value, top: currentTarget.scrollTop })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows hold buttons, with arrow keys between them, is a grid. */}
      <table role="grid" aria-label="Cards" aria-rowcount={count} aria-describedby="keys" onKeyDown={press}>
        <tbody style={{ height: `${count * sight.value.line}px` }}>
          {lines.value.map((line) => (
            <Line
              key={line}
              bench={bench}
              line={line}
              at={at.value === line}
              high={sight.value.line}
              came={() => (at.value = line)}
              show={show}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Sight {
  top: number
  room: number
  line: number
}

/** The lines to draw: the visible ones, some beyond, and the current one, which may have the focus. */
export function linesInSight({ top, room, line }: Sight, count: number, at: number): readonly number[] {
  const first = Math.max(0, Math.floor(top / line) - beyond)
  const last = Math.min(count, Math.ceil((top + room) / line) + beyond)
  const lines = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
  return at >= count || lines.includes(at) ? lines : at < first ? [at, ...lines] : [...lines, at]
}

const pageOf = ({ room, line }: Sight): number => Math.max(1, Math.floor(room / line) - 1)

interface Pressed {
  bench: Bench
  name: string
  at: number
  page: number
  count: number
  moveTo(line: number): void
}

/** Whether the key had an effect. */
function onKey(event: KeyboardEvent, { bench, name, at, page, count, moveTo }: Pressed): boolean {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }
  const line = to[event.key]
  const row = (event.target as Element).closest('tr')
  if (line !== undefined) moveTo(line)
  else if (event.key === 'ArrowRight') focusBeside(row, 1)
  else if (event.key === 'ArrowLeft') focusBeside(row, -1)
  else return keyOnCard(event, bench, name, bench.pile.value)
  return true
}

/** A card's print on one line, without its cost, which stands before it. */
function gistOf(pool: Pool, name: string): string {
  const { line = '', text = [] } = pool.printed(name) ?? {}
  return [line.replace(/^\(\S+\) /, ''), ...text].join(' · ')
}

interface LineProps {
  bench: Bench
  line: number
  at: boolean
  /** Its height in pixels. */
  high: number
  /** The focus has come into it. */
  came(): void
  show(name: string): void
}

function Line({ bench, line, at, high, came, show }: LineProps) {
  const one = bench.found.value[line]
  if (!one) return null
  const { card } = one
  const { deck, pile, pool, why, shown } = bench
  const forbidden = why.value(card)[0] ?? ''
  const come = (): void => {
    came()
    shown.value = card.name
  }
  return (
    <tr
      class="card-line"
      data-line={line}
      data-card={card.name}
      aria-rowindex={line + 1}
      style={{ height: `${high}px`, transform: `translateY(${line * high}px)` }}
      onFocusIn={come}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') shown.value = card.name
      }}
    >
      <CardCells
        bench={bench}
        name={card.name}
        pile={pile.value}
        note={forbidden ? capital(forbidden) : gistOf(pool, card.name)}
        warns={forbidden !== ''}
        refusal={refusalToAdd(deck.value, card, pile.value, why.value(card))}
        at={at}
        show={() => show(card.name)}
      />
    </tr>
  )
}
