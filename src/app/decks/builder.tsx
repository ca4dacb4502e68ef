/** The screen for building a deck: cards to choose from, a card large, the deck. On a small page one of them at a time. */
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { sizeOf } from '../../decks/index.ts'
import type { Bench } from './bench.ts'
import { CardList } from './card-list.tsx'
import { CardPane, cardDialog } from './card-pane.tsx'
import { DeckPane, Verdict } from './deck-pane.tsx'
import { exportDialog } from './export-dialog.tsx'
import { Filters } from './filters.tsx'
import { handDialog } from './hand-dialog.tsx'
import { DeckHead } from './head.tsx'
import { TryRaid } from './try-raid.tsx'

interface BuilderProps {
  bench: Bench
  /** Back to all decks. */
  back(): void
}

/** The width in letters from which a card has room beside the list. */
const wide = 64

export function Builder({ bench, back }: BuilderProps) {
  const screen = useRef<HTMLElement>(null)
  const narrow = useSignal(false)
  const tab = useSignal<'list' | 'deck'>('list')
  useLayoutEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (entry) narrow.value = entry.contentRect.width < wide * letter
    })
    if (screen.current) seen.observe(screen.current)
    screen.current?.querySelector<HTMLElement>(bench.deck.value.hero ? '#words' : '#hero')?.focus()
    return () => seen.disconnect()
  }, [])
  useEffect(() => bench.close, [])
  const show = (name: string): void => {
    bench.shown.value = name
    if (narrow.value) cardDialog(bench, name)
  }
  const onKey = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).matches('input, textarea, select')
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || typing) return
    event.preventDefault()
    bench.undo()
  }
  return (
    <main
      ref={screen}
      class={narrow.value ? `builder narrow on-${tab.value}` : 'builder'}
      data-screen="deck"
      onKeyDown={onKey}
    >
      <Top bench={bench} back={back} />
      <Said bench={bench} />
      {narrow.value && <Tabs bench={bench} tab={tab.value} change={(to) => (tab.value = to)} />}
      <section class="list" aria-label="All cards">
        <Filters
          bench={bench}
          narrow={narrow.value}
          toList={() => screen.current?.querySelector<HTMLElement>('.cards [tabindex="0"]')?.focus()}
        />
        <PileChoice bench={bench} />
        <CardList bench={bench} show={show} />
      </section>
      {!narrow.value && (
        <section class="card" aria-label="Card" tabIndex={-1}>
          <CardPane bench={bench} name={bench.shown.value} />
        </section>
      )}
      <section class="deck" aria-label="Your deck">
        <DeckHead bench={bench} />
        <Verdict bench={bench} />
        <DeckPane bench={bench} show={show} />
        <TryRaid bench={bench} />
      </section>
    </main>
  )
}

function Top({ bench, back }: Pick<BuilderProps, 'bench' | 'back'>) {
  const { deck, pool, canUndo } = bench
  return (
    <header class="row top">
      <button type="button" onClick={back}>
        ‹ All decks
      </button>
      <h1>{deck.value.name || 'Deck'}</h1>
      <button type="button" disabled={!canUndo.value} title="Ctrl+Z" onClick={() => bench.undo()}>
        Undo
      </button>
      <button type="button" onClick={() => handDialog(deck.value, pool)}>
        Test hand
      </button>
      <button type="button" onClick={() => exportDialog(deck.value)}>
        Share
      </button>
    </header>
  )
}

/** The last change, and problems of saving. */
function Said({ bench: { said, trouble } }: Pick<BuilderProps, 'bench'>) {
  return (
    <div class="said">
      <p role="status">{said.value}</p>
      {trouble.value && (
        <p class="warn" role="alert">
          {trouble.value}
        </p>
      )}
    </div>
  )
}

interface TabsProps {
  bench: Bench
  tab: 'list' | 'deck'
  change(to: 'list' | 'deck'): void
}

function Tabs({ bench: { deck }, tab, change }: TabsProps) {
  return (
    <nav class="row tabs" aria-label="Parts">
      <button type="button" aria-pressed={tab === 'list'} onClick={() => change('list')}>
        Cards
      </button>
      <button type="button" aria-pressed={tab === 'deck'} onClick={() => change('deck')}>
        {`Your deck (${sizeOf(deck.value)})`}
      </button>
    </nav>
  )
}

/** The pile that + and − change. */
function PileChoice({ bench: { pile, deck } }: Pick<BuilderProps, 'bench'>) {
  return (
    <div class="row pile">
      {(['cards', 'side'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="pile" checked={pile.value === one} onChange={() => (pile.value = one)} />
          {one === 'cards' ? ` Deck (${sizeOf(deck.value)})` : ` Side deck (${sizeOf(deck.value, 'side')})`}
        </label>
      ))}
      <span class="note" id="keys">
        Arrow keys move, from the search, too; + and − add and take out, 0 to 4 set how many.
      </span>
    </div>
  )
}
