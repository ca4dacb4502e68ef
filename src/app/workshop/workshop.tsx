/** The workshop: a raid's file beside the table, with what is wrong, the printed card under the cursor, and the game at the same moment. */
import './workshop.css'
import { type Signal, signal } from '@preact/signals'
import { render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type PrintedFace, printedLines } from '../../board/index.ts'
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import type { CardDef } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { pathAt } from '../../raid/json-tree.ts'
import { packRaid } from '../../raid/pack.ts'
import { formOf } from '../../raid/read.ts'
import { type App, leave, show, withApp } from '../app.tsx'
import { CardPicture } from '../decks/card-picture.tsx'
import { Printing } from '../dialogs/reading.tsx'
import { followRaid } from '../games/begin.ts'
import { keptRaid } from '../shelf/own-raid.ts'
import { lastFor } from '../start/raid-form.ts'
import { ShelfRow } from '../start/shelf-row.tsx'
import type { KeptRaid } from '../storage/shelf-store.ts'
import { printedCards } from '../table/printed-cards.ts'
import { wordsAt } from './complete.ts'
import { type Editor, makeEditor } from './editor.ts'
import { keepDraft } from './keeping.ts'
import { meaningsOf } from './meanings.ts'
import { type Mark, readSource } from './source.ts'

/** Milliseconds without a key after which the text is checked, kept, and followed by the game. */
const pause = 500

interface Cards {
  names: readonly string[]
  find(name: string): CardDef | undefined
  printed(name: string): PrintedFace | null
}

/** A raid at work. */
interface Bench {
  readonly app: App
  kept: Signal<KeptRaid>
  cards: Signal<Cards>
  marks: Signal<readonly Mark[]>
  /** Says what became of the last change. */
  status: Signal<string>
  /** The name of the card under the cursor. */
  card: Signal<string>
  editor: Editor | null
  /** Checks, keeps and follows what is written now. */
  settle(): Promise<void>
}

/** Whether there is no room for both: then the text or the game is seen. */
const narrow = matchMedia('(max-width: 60em)')

function seeGame(on: boolean): void {
  document.body.classList.toggle('sees-game', on)
  sayRole()
}

/** Alone on the page, the text is its main part. */
function sayRole(): void {
  const alone = narrow.matches && !document.body.classList.contains('sees-game')
  document.querySelector('.workshop')?.setAttribute('role', alone ? 'main' : 'complementary')
}

/** Opens a raid of the shelf, or a copy of one that the game brings. */
export async function openWorkshop(app: App, id: string): Promise<void> {
  const kept = await keptFor(app, id)
  leave(app)
  const place = document.createElement('aside')
  place.className = 'workshop'
  place.setAttribute('aria-label', 'Workshop')
  const bench = newBench(app, kept)
  show(app, `#workshop=${kept.id}`, <Home bench={bench} />)
  document.body.append(place)
  document.body.classList.add('at-work')
  seeGame(false)
  narrow.addEventListener('change', sayRole)
  render(withApp(app, <Workshop bench={bench} />), place)
  app.workshop = {
    close() {
      app.workshop = null
      void bench.settle()
      narrow.removeEventListener('change', sayRole)
      render(null, place)
      place.remove()
      document.body.classList.remove('at-work', 'sees-game')
    },
  }
}

/** The raid on the shelf; of a built-in one the copy there, which is made at the first time. */
async function keptFor({ shelf }: App, id: string): Promise<KeptRaid> {
  const own = shelf.get(id) ?? shelf.get(`my-${id}`)
  if (own) return { ...own, draft: own.draft ?? printed(own) }
  const builtIn = library.raids.find((raid) => raid.id === id)
  const read = builtIn && formOf({ ...builtIn, id: `my-${id}`, name: `${builtIn.name} (mine)`, version: '1.0.0' })
  if (!read || 'problems' in read) throw new Error(`There is no raid "${id}" here.`)
  const kept = { ...keptRaid(read.raid), draft: packRaid(read.raid) }
  await shelf.put(kept)
  return kept
}

/** The file of a raid of the shelf, in lines. */
function printed({ text, written = text }: KeptRaid): string {
  const read = formOf(JSON.parse(written))
  return 'raid' in read ? packRaid(read.raid) : written
}

const cardsOf = (raid: RaidDef): Cards => {
  const all = new Map(raid.cards.map((card) => [card.name, card]))
  return {
    names: [...all.keys()],
    find: (name) => all.get(name),
    printed: printedCards(withRaid(library, raid), raid.id),
  }
}

function newBench(app: App, first: KeptRaid): Bench {
  const read = formOf(JSON.parse(first.text))
  if ('problems' in read) throw new Error('This raid can’t be read by this version.')
  let settled = ''
  const bench: Bench = {
    app,
    kept: signal(first),
    cards: signal(cardsOf(read.raid)),
    marks: signal([]),
    status: signal(''),
    card: signal(''),
    editor: null,
    async settle() {
      const text = bench.editor?.text() ?? settled
      if (text === settled) return
      settled = text
      const { raid, marks } = readSource(text, JSON.parse(bench.kept.value.text))
      bench.marks.value = marks
      bench.editor?.show(marks)
      const before = bench.kept.value
      const { kept, trouble } = await keepDraft(app, before, raid, text)
      bench.kept.value = kept
      if (raid) bench.cards.value = cardsOf(raid)
      const plays = raid && kept.text !== before.text && app.workshop
      const became = plays ? await follow(bench) : ''
      bench.status.value =
        trouble || became || (raid ? 'No problems. Kept on your shelf.' : 'Kept on your shelf as a draft.')
    },
  }
  return bench
}

/** The game follows; whoever writes goes on writing. */
async function follow({ app, kept, editor }: Bench): Promise<string> {
  const { activeElement } = document
  const became = (await followRaid(app, kept.value.id))?.text ?? ''
  if (activeElement?.matches('.workshop .text')) editor?.focus()
  else if (activeElement instanceof HTMLElement && activeElement.closest('.workshop')) activeElement.focus()
  return became
}

/** Plays the raid from the start, or shows the game that is on. */
async function play({ app, kept, settle, status }: Bench): Promise<void> {
  await settle()
  seeGame(true)
  const { id } = kept.value
  if (app.table?.session.onlooker().raid.id === id) return
  const wrong = await app.go.begin(lastFor(app.catalogue(), id))
  if (wrong.length > 0) status.value = wrong.join(' ')
}

function Workshop({ bench }: { bench: Bench }) {
  const { app, kept, marks, status } = bench
  return (
    <>
      <header class="row">
        <h1>{kept.value.offer.name}</h1>
        <button type="button" class="main" title="Ctrl+Enter in the text" onClick={() => void play(bench)}>
          Play
        </button>
        <button type="button" class="narrow" onClick={() => seeGame(!document.body.classList.contains('sees-game'))}>
          Text or game
        </button>
        <button type="button" onClick={() => void app.go.start()}>
          Close
        </button>
      </header>
      <Text bench={bench} />
      <p role="status" class={marks.value.length > 0 ? 'warn' : 'note'}>
        {[problemCount(marks.value.length), status.value].filter(Boolean).join(' ')}
      </p>
      {marks.value.length > 0 && <Problems bench={bench} />}
      <Card bench={bench} />
      <details>
        <summary>Share</summary>
        <ShelfRow raid={kept.value} />
      </details>
    </>
  )
}

const problemCount = (n: number): string => (n === 0 ? '' : n === 1 ? 'One problem.' : `${n} problems.`)

function Text({ bench }: { bench: Bench }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer = 0
    const { draft = '' } = bench.kept.value
    place.current!.addEventListener('keydown', (event) => event.stopPropagation()) // the table has keys of its own
    const editor = makeEditor(place.current!, draft, {
      about: (word) => aboutWord(bench, word),
      words: wordsAt,
      written() {
        clearTimeout(timer)
        timer = window.setTimeout(() => void bench.settle(), pause)
      },
      moved: (text, at) => noteCard(bench, text, at),
      play() {
        void play(bench)
        return true
      },
    })
    bench.editor = editor
    editor.focus()
    void bench.settle()
    return () => {
      clearTimeout(timer)
      bench.editor = null
      editor.close()
    }
  }, [])
  return <div ref={place} class="text" />
}

/** The meaning of a word of the language, or the print of a card. */
const aboutWord = ({ cards }: Bench, word: string): readonly string[] => {
  const own = cards.value.find(word) ? (cards.value.printed(word)?.text ?? []) : []
  return own.length > 0 ? [word, ...own] : meaningsOf(word)
}

/** The card in which the cursor is, or which is named there. */
function noteCard({ cards, card }: Bench, text: string, at: number): void {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, text.indexOf('\n', at) + 1 || text.length)
  const named = [...line.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word).find((word) => cards.value.find(word))
  const name = named ?? cardAround(text, at)
  if (cards.value.find(name)) card.value = name
}

/** The name of the card whose data lies there; '' if there is none, or the text can't be read. */
function cardAround(text: string, at: number): string {
  try {
    const [part, n = -1] = pathAt(text, at)
    const { cards } = JSON.parse(text) as { cards: Record<string | number, { name: string }> }
    return part === 'cards' ? (cards[n]?.name ?? '') : ''
  } catch {
    return ''
  }
}

/** At most this many problems are listed. */
const most = 20

function Problems({ bench: { marks, editor } }: { bench: Bench }) {
  return (
    <ul class="problems" aria-label="Problems">
      {marks.value.slice(0, most).map(({ from, what, fix, change }) => (
        <li key={`${from} ${what}`}>
          <button type="button" class="link" onClick={() => editor?.go(from)}>
            {what}
          </button>{' '}
          {change ? (
            <button type="button" onClick={() => editor?.change(change)}>
              {`Write ${change.insert}`}
            </button>
          ) : (
            <span class="note">{fix}</span>
          )}
        </li>
      ))}
      {marks.value.length > most && <li class="note">{`And ${marks.value.length - most} more.`}</li>}
    </ul>
  )
}

function Card({ bench: { card, cards } }: { bench: Bench }) {
  const name = card.value
  const pool = cards.value
  if (!pool.find(name)) return null
  return (
    <section class="card" aria-label={`Printed: ${name}`}>
      <CardPicture key={JSON.stringify(pool.find(name))} pool={pool} name={name} high={14} />
      <div>
        <Printing lines={printedLines(name, pool)} />
      </div>
    </section>
  )
}

/** Shown where the game will be: how it goes, and every card as it reads. */
function Home({ bench }: { bench: Bench }) {
  const { kept, cards } = bench
  return (
    <main class="screen" data-screen="workshop">
      <h1>{kept.value.offer.name}</h1>
      <p>{kept.value.offer.about}</p>
      <p class="note">
        What you write is checked and kept on your shelf at each pause. Play, and go on writing: the game begins again
        with what you have changed and comes to the same moment, or stops where a choice no longer exists. In the text
        Tab goes on to the next button, Ctrl+Space offers words, F8 goes to the next problem.
      </p>
      <h2>Its cards</h2>
      <ul class="cards">
        {cards.value.names.map((name) => (
          <li key={name}>
            <button type="button" class="link" onClick={() => goTo(bench, name)}>
              {name}
            </button>
            <Printing lines={printedLines(name, cards.value)} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Puts the cursor to a card. */
function goTo({ editor, card }: Bench, name: string): void {
  const at = editor?.text().indexOf(`"name": ${JSON.stringify(name)}`) ?? -1
  card.value = name
  seeGame(false)
  if (at >= 0) editor?.go(at)
}
