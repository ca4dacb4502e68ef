/** Practice: the drills of every raid, with what has been made of them. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { firstName } from '../../language/phrases.ts'
import { type Drill, drillsOf, drillText } from '../../practice/index.ts'
import { useApp } from '../app.tsx'
import { pickFiles } from '../ui/browser.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import '../decks/decks.css'
import './practice.css'
import { playDrill } from './play-drill.tsx'
import { type Score, scores, scoreText } from './scores.ts'
import { TableEditor } from './table-editor.tsx'

export function Practice() {
  const app = useApp()
  const { raids } = app.catalogue()
  const drills = useSignal<ReadonlyMap<string, readonly Drill[]> | null>(null)
  useEffect(() => {
    void Promise.all(raids.map(async ({ id }) => [id, await drillsOf(id)] as const)).then((all) => {
      drills.value = new Map(all)
    })
  }, [])
  const done = new Map(scores().map((score) => [score.drill, score]))
  return (
    <main class="screen all-decks practice" data-screen="practice">
      <ScreenHead title="Practice" back={() => void app.go.start()} />
      <p>
        Positions from raids, each with a goal. You play one raider, or the Boss; bots play everybody else. Every goal
        can be reached, and you can try as often as you like.
      </p>
      <div class="row">
        <button type="button" onClick={() => void pickFiles().then(app.go.open)}>
          Open a table from a file
        </button>
      </div>
      {!drills.value && <p role="status">Loading the drills…</p>}
      {raids.map(({ id, name }) => {
        const own = drills.value?.get(id) ?? []
        return (
          own.length > 0 && (
            <section key={id} aria-label={name}>
              <h2>{name}</h2>
              <ul class="saves">
                {own.map((drill) => (
                  <Line key={drill.id} drill={drill} score={done.get(drill.id)} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <TableEditor />
    </main>
  )
}

function Line({ drill, score }: { drill: Drill; score: Score | undefined }) {
  const app = useApp()
  const { id, name, seat, setup } = drill
  const facts = [
    `you play ${seat === 0 ? 'the Boss' : firstName(setup.raiders[seat - 1]?.name ?? '')}`,
    drillText(drill),
    scoreText(score ?? { tries: 0, solved: 0 }),
  ]
  return (
    <li class={score?.solved ? 'won' : undefined}>
      <div class="what" id={`drill-${id}`}>
        <p>
          <b>{name}</b>
        </p>
        <p class="note">{facts.join(' · ')}</p>
      </div>
      <button type="button" aria-describedby={`drill-${id}`} onClick={() => void playDrill(app, drill)}>
        Try it
      </button>
    </li>
  )
}
