/** Decks of one's own: their screens. They come with the rules, and load all cards when they are opened. */
import './decks.css'
import { render } from 'preact'
import type { Catalogue } from '../../catalogue.ts'
import { isDeckLink } from '../../decks/index.ts'
import type { Wanted } from '../start/raid-link.ts'
import type { Decks } from '../storage/deck-store.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { AllDecks } from './all-decks.tsx'
import { makeBench } from './bench.ts'
import { Builder } from './builder.tsx'
import { loadPool, type Pool, readTexts } from './pool.ts'

/** What the screens need from the page. */
export interface DecksUse {
  host: HTMLElement
  decks: Decks
  /** The raids and ready decks that there are. */
  catalogue(): Catalogue
  /** Returns what is wrong with the setup; nothing if the raid has started. */
  begin(wanted: Wanted): Promise<readonly string[]>
  showStart(wrong?: string): Promise<void>
}

/** What is shown first: what the page's hash asks for (`#deck=` and an id, or a link with a deck), or a text that was opened; all decks if left out. */
export interface DeckOpening {
  hash?: string
  text?: string
}

/** Shows the decks, or one of them; the start screen if the cards can't be loaded. */
export async function showDecks(use: DecksUse, { hash = '', text = '' }: DeckOpening): Promise<void> {
  let pool: Pool
  try {
    ;[pool] = await Promise.all([whileWaiting('Loading all cards…', loadPool()), use.decks.refresh()])
  } catch {
    await use.showStart('The cards could not be loaded. Check your connection, then try again.')
    return
  }
  void readTexts(pool)
  const id = hash.slice('#deck='.length)
  if (use.decks.get(id)) showDeck(use, pool, id)
  else showAll(use, pool, isDeckLink(hash) ? hash : text)
}

/** How often a screen has been shown; each starts fresh. */
let shown = 0

function show(use: DecksUse, hash: string, screen: preact.VNode): void {
  dropDialog()
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`)
  render(screen, use.host)
}

function showAll(use: DecksUse, pool: Pool, text = ''): void {
  const edit = (id: string): void => showDeck(use, pool, id)
  const back = (): void => void use.showStart()
  shown += 1
  show(
    use,
    '#decks',
    <AllDecks key={shown} use={{ pool, decks: use.decks, catalogue: use.catalogue(), text, edit, back }} />,
  )
}

function showDeck(use: DecksUse, pool: Pool, id: string): void {
  const deck = use.decks.get(id)
  if (!deck) return
  shown += 1
  show(
    use,
    `#deck=${id}`,
    <Builder
      key={shown}
      bench={makeBench(pool, deck, use.decks)}
      catalogue={use.catalogue()}
      begin={use.begin}
      back={() => showAll(use, pool)}
    />,
  )
}
