/** The end of a game: the fall of the Boss or of the raid, everybody's deeds, and what to do next. */
import './end.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { endPicture, type Figure, type Scene } from '../../board/index.ts'
import { keptText } from '../../engine/index.ts'
import type { Outcome } from '../../engine/types.ts'
import { decisive } from '../../session/decisive.ts'
import { gameStats, type SeatStats, statsCsv } from '../../session/game-stats.ts'
import { Chart } from '../decks/chart.tsx'
import { download } from '../storage/save-store.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { endTitle, howFar, howItEnded, personsWon, type Sides, whoDidWhat, worstTurn } from './ending.ts'

/** A possible next act. */
export interface EndAct {
  text: string
  act(): void
}

interface EndProps {
  /** `events` are all events of the game. */
  scene: Pick<Scene, 'view' | 'events' | 'stops'>
  outcome: Outcome
  sides: Sides
  /** The Boss in its hall; null for a game without one. */
  figure: Figure | null
  /** The first is the largest. */
  acts: readonly EndAct[]
}

export const endDialog = (props: EndProps): void =>
  openDialog(endTitle(props.outcome, props.sides), <End {...props} />, {
    screen: 'end',
    class: `ending ${personsWon(props.outcome, props.sides) === false ? 'lost' : 'won'}`,
    focus: focusTitle,
  })

/** Not on a button: the key that was pressed last must not start the next game. */
function focusTitle(dialog: HTMLElement): void {
  const title = dialog.querySelector('h2')
  if (title) title.tabIndex = -1
  title?.focus({ preventScroll: true })
}

function End({ scene: { view, events, stops }, outcome, figure, acts }: EndProps) {
  const lines = gameStats(events, view)
  const { best, honours, fallen } = whoDidWhat(lines)
  const far = howFar(outcome, view, stops)
  const decided = decisive(outcome, events, view)
  const worst = worstTurn(decided)
  return (
    <>
      {figure && <Picture figure={figure} stage={view.raid.stage} fallen={outcome.result === 'raiders'} />}
      <p class="how">{howItEnded(outcome, view, decided)}</p>
      {far && <p class="far">{far}</p>}
      {worst && <p class="far">{worst}</p>}
      {outcome.kept && <p>{keptText(outcome, (seat) => view.seats[seat]?.name ?? '')}</p>}
      {best && <p class="best">{best}</p>}
      <ul class="deeds">
        {[...honours, ...fallen].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <FieldLine>
        {acts.map(({ text, act }, i) => (
          <ClosingButton key={text} act={act} main={i === 0}>
            {text}
          </ClosingButton>
        ))}
      </FieldLine>
      <StatsTable lines={lines} />
      <Charts lines={lines} />
    </>
  )
}

/** The hall of the fall, behind everything. */
function Picture({ figure, stage, fallen }: { figure: Figure; stage: number; fallen: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const paint = (): void => {
      const picture = endPicture(figure, { w: innerWidth, h: innerHeight }, stage, fallen)
      if (picture) place.current?.replaceChildren(picture)
    }
    paint()
    addEventListener('resize', paint)
    return () => removeEventListener('resize', paint)
  }, [])
  return <div ref={place} class="fall" aria-hidden="true" />
}

/** The charts: the title of each, and the number that it shows. */
const drawn = [
  ['Damage dealt', 'dealt'],
  ['Healed', 'healed'],
  ['Prevented', 'prevented'],
  ['Cards played', 'played'],
  ['Destroyed', 'destroyed'],
] as const

/** The numbers as charts, and as a file. */
function Charts({ lines }: { lines: readonly SeatStats[] }) {
  return (
    <details class="deeds-drawn">
      <summary>Charts</summary>
      <div class="charts">
        {drawn.map(([title, field]) => (
          <Chart
            key={field}
            title={title}
            head="Player"
            unit={title}
            bars={lines.map((line) => [line.name, line[field]])}
          />
        ))}
      </div>
      <button type="button" onClick={() => download('raidkeeper-numbers.csv', statsCsv(lines))}>
        Save the numbers (CSV)
      </button>
    </details>
  )
}

const columns = [
  'Damage dealt',
  'Healed',
  'Protected',
  'Prevented',
  'Cards played',
  'Destroyed',
  'Hardest blow',
  'Fell',
] as const

/** The game's statistics, a row per player. Explicit roles keep the table's semantics, which some browsers drop when CSS stacks the cells. */
function StatsTable({ lines }: { lines: readonly SeatStats[] }) {
  return (
    <div class="game-stats-box">
      <table class="game-stats" role="table">
        <caption>The game in numbers</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {columns.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr key={line.seat} role="row">
              <th scope="row" role="rowheader">
                {line.name}
              </th>
              {cellsOf(line).map((cell, i) => (
                <td key={columns[i]} role="cell" data-column={columns[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellsOf(line: SeatStats): readonly (number | string)[] {
  const { dealt, healed, prevented, played, destroyed, hardest, fell } = line
  const blow = hardest ? `${hardest.n}: ${hardest.by} to ${hardest.to}` : '–'
  return [dealt, healed, line.protected, prevented, played, destroyed, blow, fell > 0 ? `Round ${fell}` : '–']
}
