/** The decks of this browser: to open, to copy, to share, to delete; new ones, and imported ones. */
import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { library } from '../../content.ts'
import { decksJson, sizeOf } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import { useApp } from '../app.tsx'
import { type Decks, newDeckId } from '../storage/deck-store.ts'
import { download } from '../storage/save-store.ts'
import { renameDialog } from '../ui/rename-dialog.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { cardsText } from './bench.ts'
import { DeckFace } from './deck-face.tsx'
import { exportDialog } from './export-dialog.tsx'
import { importDialog } from './import-dialog.tsx'
import type { Pool } from './pool.ts'

interface AllDecksProps {
  pool: Pool
  /** A text that was opened with the page, '' for none. */
  text: string
  edit(id: string): void
}

export function AllDecks({ pool, text, edit }: AllDecksProps) {
  const { decks, go } = useApp()
  const all = useSignal(decks.all())
  const said = useSignal('')
  const gone = useSignal<DeckDef | null>(null)
  const shelf: Shelf = { pool, decks, edit, all, said, gone }
  useLayoutEffect(() => {
    if (text) bringIn(shelf, text)
  }, [])
  return (
    <main class="screen all-decks" data-screen="decks">
      <ScreenHead title="Your decks" back={() => void go.start()} />
      <New shelf={shelf} />
      <div class="row" role="status">
        {said.value && <span>{said.value}</span>}
      </div>
      {gone.value && (
        <p class="offer">
          <button type="button" onClick={() => void bringBack(shelf)}>
            {`Bring back “${gone.value.name}”`}
          </button>
        </p>
      )}
      <section aria-label="Decks">
        {all.value.length === 0 && (
          <p class="note">
            No decks yet. Begin with a hero of your choice, with a copy of a ready deck, or with a list from elsewhere.
          </p>
        )}
        <ul class="saves">
          {all.value.map((deck) => (
            <Deck key={deck.id} shelf={shelf} deck={deck} />
          ))}
          {decks.damaged().map((id) => (
            <li key={`${id}`}>
              <span class="what warn">This version can’t read a deck. It is kept until you delete it.</span>
              <button type="button" onClick={() => void remove(shelf, id)}>
                Delete
              </button>
            </li>
          ))}
        </ul>
        {all.value.length > 0 && (
          <div class="row">
            <button type="button" onClick={() => download('raidkeeper-decks.json', decksJson(all.value))}>
              Save all decks to a file
            </button>
          </div>
        )}
      </section>
      <Ready shelf={shelf} />
    </main>
  )
}

interface Shelf {
  pool: Pool
  decks: Decks
  edit(id: string): void
  all: Signal<readonly DeckDef[]>
  said: Signal<string>
  /** The deck that was deleted last. */
  gone: Signal<DeckDef | null>
}

/** Keeps decks; returns whether that succeeded. */
async function keep({ decks, all, said }: Shelf, made: readonly DeckDef[]): Promise<boolean> {
  let wrong = ''
  for (const deck of made.toReversed()) wrong ||= await decks.put(deck)
  all.value = decks.all()
  said.value = wrong
  return wrong === ''
}

async function make(shelf: Shelf, deck: Omit<DeckDef, 'id'>): Promise<void> {
  const id = newDeckId()
  await keep(shelf, [{ ...deck, id }])
  if (shelf.decks.get(id)) shelf.edit(id)
}

function bringIn(shelf: Shelf, text: string): void {
  const { pool, edit } = shelf
  importDialog({
    pool,
    text,
    async keep(read) {
      const made = read.map((deck) => ({ ...deck, id: newDeckId() }))
      const well = await keep(shelf, made)
      const [first] = made
      if (made.length === 1 && first && shelf.decks.get(first.id)) edit(first.id)
      else if (well) shelf.said.value = `${made.length} decks are kept.`
    },
  })
}

async function remove({ decks, all, said, gone }: Shelf, id: IDBValidKey): Promise<void> {
  const deck = decks.get(id as string)
  await decks.remove(id)
  all.value = decks.all()
  if (!deck) return
  gone.value = deck
  said.value = `“${deck.name}” is deleted.`
}

async function bringBack(shelf: Shelf): Promise<void> {
  const { gone, said } = shelf
  const deck = gone.value
  if (!deck || !(await keep(shelf, [deck]))) return
  gone.value = null
  said.value = `“${deck.name}” is back.`
}

function New({ shelf }: { shelf: Shelf }) {
  return (
    <section aria-label="New deck">
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => void make(shelf, { name: 'New deck', hero: '', about: '', cards: [] })}
        >
          New deck
        </button>
        <button type="button" onClick={() => bringIn(shelf, '')}>
          Bring in decks…
        </button>
      </div>
    </section>
  )
}

/** The ready decks, to begin with. */
function Ready({ shelf }: { shelf: Shelf }) {
  return (
    <section aria-label="Ready decks">
      <h2>Ready decks</h2>
      <p class="note">They may raid as they are. Copy one to change it.</p>
      <ul class="ready">
        {library.decks.map((deck) => (
          <li key={deck.id}>
            <DeckFace deck={deck} pool={shelf.pool} />
            <h3>{deck.hero}</h3>
            <p>{deck.name}</p>
            <details>
              <summary>How to play it</summary>
              <p class="note">{deck.about}</p>
            </details>
            <button
              type="button"
              aria-label={`Copy ${deck.name}`}
              onClick={() => void make(shelf, { ...deck, name: `${deck.name}, my way` })}
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Deck({ shelf, deck }: { shelf: Shelf; deck: DeckDef }) {
  const { edit, decks } = shelf
  const row = useRef<HTMLLIElement>(null)
  const what = `deck-${deck.id}`
  const copy = (): void => {
    const made = { ...deck, id: newDeckId(), name: `${deck.name} (copy)` }
    void keep(shelf, [made]).then((well) => {
      if (well) shelf.said.value = `“${made.name}” is there.`
    })
  }
  const drop = (): void => {
    const beside = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const next = beside?.querySelector('button') ?? document.querySelector<HTMLElement>('.all-decks button.main')
    void remove(shelf, deck.id).then(() => next?.focus())
  }
  const rename = (name: string): void => {
    const now = decks.get(deck.id)
    if (now && name) void keep(shelf, [{ ...now, name }])
  }
  return (
    <li ref={row} data-deck={deck.id}>
      <DeckFace deck={deck} pool={shelf.pool} />
      <div class="what" id={what}>
        <h2>{deck.name}</h2>
        <p class="note">
          {[deck.hero || 'No hero yet', cardsText(sizeOf(deck)), deck.about].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div class="row">
        {(
          [
            ['Open', () => edit(deck.id)],
            ['Rename', () => renameDialog({ title: 'Rename a deck', most: bounds.name }, deck.name, rename)],
            ['Copy', copy],
            ['Share', () => exportDialog(deck)],
            ['Delete', drop],
          ] as const
        ).map(([name, act]) => (
          <button key={name} type="button" aria-describedby={what} onClick={act}>
            {name}
          </button>
        ))}
      </div>
    </li>
  )
}
