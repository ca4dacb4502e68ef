/** The workshop: a raid's file beside the table, with what is wrong, the game at the same moment, and tools. */
import './workshop.css'
import { render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { printedLines } from '../../board/index.ts'
import { pathAt, spotAt } from '../../raid/json-tree.ts'
import { type App, leave, show, withApp } from '../app.tsx'
import { Printing } from '../dialogs/reading.tsx'
import { type Bench, goTo, keptFor, narrow, newBench, newRaid, play, sayRole, seeGame } from './bench.ts'
import { makeEditor } from './editor.ts'
import { meaningsOf } from './meanings.ts'
import { Tools } from './tools.tsx'

/** Milliseconds without a key after which the text is checked, kept, and followed by the game. */
const pause = 200

/** Milliseconds after which the card is shown in which the cursor has come to rest. */
const glance = 100

/** Between the raid and the game in an address. */
const andGame = '&game='

/** Opens a raid of the shelf, a copy of one that the game brings, or a new one; with the game of it that an address names. */
export async function openWorkshop(app: App, asked: string): Promise<void> {
  const [id = '', game = ''] = asked.split(andGame)
  const kept = await keptFor(app, id)
  leave(app)
  const place = document.createElement('div') // its role changes (sayRole)
  place.className = 'workshop'
  place.setAttribute('aria-label', 'Workshop')
  place.addEventListener('keydown', (event) => event.stopPropagation()) // the table has keys of its own
  const bench = newBench(app, kept)
  const address = (): string => `#workshop=${bench.kept.value.id}`
  const home = (): void => show(app, address(), <Home bench={bench} />)
  home()
  document.body.append(place)
  document.body.classList.add('at-work')
  seeGame(false)
  narrow.addEventListener('change', sayRole)
  render(withApp(app, <Workshop bench={bench} />), place)
  const workshop: NonNullable<App['workshop']> = {
    address: (of) => `${address()}${andGame}${of}`,
    home() {
      leave(app)
      app.workshop = null // it stays open
      home()
      app.workshop = workshop
      seeGame(false)
    },
    close() {
      app.workshop = null
      void bench.settle().then(bench.reader.stop)
      narrow.removeEventListener('change', sayRole)
      render(null, place)
      place.remove()
      document.body.classList.remove('at-work', 'sees-game')
    },
  }
  app.workshop = workshop
  if (game) app.go.resume(game)
}

function Workshop({ bench }: { bench: Bench }) {
  const { app, kept, marks, status } = bench
  return (
    <>
      <div class="row top">
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
      </div>
      <Text bench={bench} />
      <p role="status" class={marks.value.length > 0 ? 'warn' : 'note'}>
        {[problemCount(marks.value.length), status.value].filter(Boolean).join(' ')}
      </p>
      {marks.value.length > 0 && <Problems bench={bench} />}
      <Tools bench={bench} />
    </>
  )
}

const problemCount = (n: number): string => (n === 0 ? '' : n === 1 ? 'One problem.' : `${n} problems.`)

function Text({ bench }: { bench: Bench }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let [timer, look] = [0, 0]
    const { draft = '' } = bench.kept.value
    const editor = makeEditor(place.current!, draft, {
      about: (word) => aboutWord(bench, word),
      words: bench.reader.words,
      written() {
        clearTimeout(timer)
        timer = window.setTimeout(() => void bench.settle(), pause)
      },
      moved() {
        clearTimeout(look)
        look = window.setTimeout(() => noteCard(bench, editor.text(), editor.at()), glance)
      },
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
      clearTimeout(look)
      bench.editor = null
      editor.close()
    }
  }, [])
  return <div ref={place} class="text" />
}

/** The meaning of a word of the language, the print of a card, or the title of a state. */
const aboutWord = ({ cards, raid }: Bench, word: string): readonly string[] => {
  const own = cards.value.find(word) ? (cards.value.printed(word)?.text ?? []) : []
  if (own.length > 0) return [word, ...own]
  const { title } = raid.value.machine.states[word]?.meta ?? {}
  return [...(title ? [`${word} (state): ${title}`] : []), ...meaningsOf(word)]
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
  const text = editor?.text() ?? ''
  return (
    <ul class="problems" aria-label="Problems">
      {marks.value.slice(0, most).map(({ from, what, fix, change }) => (
        <li key={`${from} ${what}`}>
          <button type="button" class="link" onClick={() => editor?.go(from)}>
            {`Line ${spotAt(text, from).line}, ${what}`}
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
      <p>
        <button type="button" onClick={() => bench.app.go.workshop(newRaid)}>
          A new raid
        </button>
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
