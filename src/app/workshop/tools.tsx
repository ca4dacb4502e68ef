/** The tools under the text of the workshop, as tabs. */
import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { printedLines } from '../../board/index.ts'
import { cardCues } from '../../raid/art.ts'
import { CardPicture } from '../decks/card-picture.tsx'
import { Printing } from '../dialogs/reading.tsx'
import { Pictures } from '../gallery/gallery.tsx'
import { gameHere } from '../games/begin.ts'
import { TableEditor } from '../practice/table-editor.tsx'
import { ShelfRow } from '../start/shelf-row.tsx'
import { type Bench, seeGame } from './bench.ts'
import { DeckLists } from './deck-lists.tsx'
import { setupAt } from './moment.ts'
import { Simulate } from './simulate.tsx'
import { StageMap } from './stage-map.tsx'
import { Versions } from './versions.tsx'

interface PanelProps {
  bench: Bench
}

type Tool = readonly [id: string, text: string, panel: (props: PanelProps) => VNode | null]

const tools: readonly Tool[] = [
  ['card', 'Card', Card],
  ['stages', 'Stages', StageMap],
  ['decks', 'Decks', DeckLists],
  ['moment', 'Moment', Moment],
  ['simulate', 'Simulate', Simulate],
  ['versions', 'Versions', Versions],
  ['pictures', 'Pictures', Art],
  ['share', 'Share', Share],
]

/** Reached by keyboard, since it scrolls. */
const scrolled = { tabIndex: 0 }

export function Tools({ bench }: PanelProps) {
  const at = useSignal(0)
  const go = (to: number, row: HTMLElement): void => {
    at.value = (to + tools.length) % tools.length
    row.querySelectorAll('button')[at.value]?.focus()
  }
  const keys = ({ key, currentTarget: row }: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    if (key === 'ArrowRight') go(at.value + 1, row)
    if (key === 'ArrowLeft') go(at.value - 1, row)
  }
  const [id = '', , Panel = Card] = tools[at.value] ?? []
  return (
    <section class="tools" aria-label="Tools">
      <div role="tablist" aria-label="Tools" class="row" onKeyDown={keys}>
        {tools.map(([one, text], i) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tool-${one}`}
            aria-selected={i === at.value}
            aria-controls="tool"
            tabIndex={i === at.value ? 0 : -1}
            onClick={() => {
              at.value = i
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tool" key={id} aria-labelledby={`tool-${id}`} {...scrolled}>
        <Panel bench={bench} />
      </div>
    </section>
  )
}

/** The printed card under the cursor. */
function Card({ bench: { card, cards } }: PanelProps) {
  const name = card.value
  const pool = cards.value
  if (!pool.find(name)) return <p class="note">Put the cursor into a card, and it is printed here.</p>
  return (
    <section class="card" aria-label={`Printed: ${name}`}>
      <CardPicture key={JSON.stringify(pool.find(name))} pool={pool} name={name} high={14} />
      <div>
        <Printing lines={printedLines(name, pool)} />
      </div>
    </section>
  )
}

/** Any state set by hand, and the game from there. */
function Moment({ bench: { app, raid } }: PanelProps) {
  const { id } = raid.value
  return <TableEditor key={id} of={id} now={() => setupAt(gameHere(app), id)} begun={() => seeGame(true)} />
}

/** Names of pictures and sounds, which a click writes at the cursor. */
function Art({ bench: { app, editor } }: PanelProps) {
  const pick = (name: string): void => editor?.put(name)
  return (
    <div class="gallery">
      <p class="note">A name that is pressed is written at the cursor, in place of the word there.</p>
      <section aria-labelledby="cues">
        <h2 id="cues">Sounds</h2>
        <ul class="cues">
          {cardCues.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => pick(name)}>
                {name}
              </button>{' '}
              <button type="button" aria-label={`Hear ${name}`} onClick={() => app.sound.cue(name)}>
                Hear
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Pictures pick={pick} />
    </div>
  )
}

function Share({ bench: { kept } }: PanelProps) {
  return <ShelfRow raid={kept.value} />
}
