/** Decks of one's own: their screens. They come with the rules, and load all cards when they are opened. */
import './decks.css'
import { isDeckLink } from '../../decks/index.ts'
import { type App, leave, show } from '../app.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { AllDecks } from './all-decks.tsx'
import { makeBench } from './bench.ts'
import { Builder } from './builder.tsx'
import { loadPool, type Pool, readTexts } from './pool.ts'

/** The first screen: as in the page's hash (`#deck=` and an id, or a link with a deck), or a text that was opened; by default all decks. */
export interface DeckOpening {
  hash?: string
  text?: string
}

/** Shows the decks, or one of them; the start screen if the cards can't be loaded. */
export async function showDecks(app: App, { hash = '', text = '' }: DeckOpening): Promise<void> {
  leave(app)
  let pool: Pool
  try {
    ;[pool] = await Promise.all([whileWaiting('Loading all cards…', loadPool()), app.decks.refresh()])
  } catch {
    await app.go.start('The cards could not be loaded. Check your connection, then try again.')
    return
  }
  void readTexts(pool)
  const id = hash.slice('#deck='.length)
  if (app.decks.get(id)) showDeck(app, pool, id)
  else showAll(app, pool, isDeckLink(hash) ? hash : text)
}

const showAll = (app: App, pool: Pool, text = ''): void =>
  show(app, '#decks', <AllDecks pool={pool} text={text} edit={(id) => showDeck(app, pool, id)} />)

function showDeck(app: App, pool: Pool, id: string): void {
  const deck = app.decks.get(id)
  if (!deck) return
  const bench = makeBench(pool, deck, app.decks)
  show(app, `#deck=${id}`, <Builder bench={bench} back={() => showAll(app, pool)} />)
}
