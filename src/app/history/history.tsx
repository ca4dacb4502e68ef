/** All finished raids of this browser: what they add up to, the raid of the day, and each of them with its replay. */
import { numbered } from '../../language/phrases.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import '../decks/decks.css'
import './history.css'
import { useApp } from '../app.tsx'
import { Chart } from '../decks/chart.tsx'
import { levelTitle } from '../start/levels.ts'
import { mostReplays } from '../storage/result-store.ts'
import { download } from '../storage/save-store.ts'
import { byDeck, byHero, byLevel, byRaid, historyJson, longestRow, mostResults, type Result, wonOf } from './results.ts'

/** The most lines of a chart, and of the list before the rest is unfolded. */
const most = 8
const near = 20

/** `replays`: the games that are still kept. */
export function History({ replays }: { replays: ReadonlySet<string> }) {
  const { results, go } = useApp()
  const all = results.all()
  const charts = [
    ['Raids', byRaid(all)],
    ['Levels', byLevel(all)],
    ['Heroes', byHero(all)],
    ['Decks', byDeck(all)],
  ] as const
  const lines = all.map((one) => <Line key={one.id} one={one} kept={replays.has(one.id)} />)
  return (
    <main class="screen all-decks history" data-screen="history">
      <ScreenHead title="Your raids" back={() => void go.start()} />
      {results.damaged() > 0 && (
        <p class="warn">{`Lines that this version can’t read, and leaves out: ${results.damaged()}.`}</p>
      )}
      <section aria-label="Statistics">
        {all.length === 0 && <p class="note">No raid is finished yet. Each raid that you finish gets its line here.</p>}
        {all.length > 0 && <p>{sumOf(all)}</p>}
        <div class="charts">
          {charts.map(
            ([title, bars]) =>
              bars.length > 0 && (
                <Chart
                  key={title}
                  title={`${title}: won of played`}
                  head={title}
                  unit="Won"
                  bars={bars.slice(0, most)}
                />
              ),
          )}
        </div>
      </section>
      {all.length > 0 && (
        <section aria-label="Finished raids">
          <h2>Finished raids</h2>
          <p class="note">
            {`The newest ${mostReplays} can be watched again, and those that you have given a name; of older ones the line stays, up to ${mostResults.toLocaleString('en')}.`}
          </p>
          <ul class="saves">{lines.slice(0, near)}</ul>
          {lines.length > near && (
            <details>
              <summary>{`Older (${lines.length - near})`}</summary>
              <ul class="saves">{lines.slice(near)}</ul>
            </details>
          )}
          <div class="row">
            <button type="button" onClick={() => download('raidkeeper-history.json', historyJson(all))}>
              Save these lines to a file
            </button>
            <span class="note">Another browser adds them to its own when it opens the file.</span>
          </div>
        </section>
      )}
    </main>
  )
}

function sumOf(all: readonly Result[]): string {
  const days = new Set(all.flatMap(({ day, won }) => (day && won ? [day] : []))).size
  const row = longestRow(all)
  return [
    `${wonOf(all)}.`,
    row > 1 ? `The longest row of wins is ${row}.` : '',
    days > 0 ? `Raids of the day won: ${days}.` : '',
  ].join(' ')
}

function Line({ one, kept }: { one: Result; kept: boolean }) {
  const { go } = useApp()
  const { id, when, name, level, side, won, rounds, heroes, day } = one
  const time = new Date(when)
  const against = side === 'boss' ? 'as the Boss' : level.startsWith('person') ? 'against a person' : levelTitle(level)
  const facts = [against, ...new Set(heroes.map(({ hero }) => hero)), day ? `raid of the day ${day}` : '']
  return (
    <li class={won ? 'won' : undefined}>
      <div class="what" id={`past-${id}`}>
        <p>
          <b>{won ? 'Won' : 'Lost'}</b>
          {`: ${name}, in ${numbered(rounds, 'round')}`}
        </p>
        <p class="note">
          {`${facts.filter(Boolean).join(' · ')} · `}
          <time dateTime={time.toISOString()}>{time.toLocaleString(undefined, { dateStyle: 'medium' })}</time>
        </p>
      </div>
      {kept && (
        <button type="button" aria-describedby={`past-${id}`} onClick={() => go.replay(id)}>
          Replay
        </button>
      )}
    </li>
  )
}
