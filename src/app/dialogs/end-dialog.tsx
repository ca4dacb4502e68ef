/** The end of a game: how it ended, its statistics, and what to do next. */
import './end.css'
import type { Scene } from '../../board/index.ts'
import { keptText } from '../../engine/index.ts'
import type { Outcome, View } from '../../engine/types.ts'
import { capital } from '../../language/print/index.ts'
import { gameStats, type SeatStats } from '../../session/game-stats.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

export interface EndUse {
  again(sameSeed: boolean): void
  file(): void
  leave(): void
}

interface EndProps {
  /** `events` are all events of the game. */
  scene: Pick<Scene, 'view' | 'events'>
  outcome: Outcome
  use: EndUse
}

const titles: Readonly<Record<Outcome['result'], string>> = {
  raiders: 'Victory',
  boss: 'The raid is lost',
  draw: 'A draw',
  team: 'The game is over',
}

export const endDialog = (props: EndProps): void =>
  openDialog(titles[props.outcome.result], <End {...props} />, { screen: 'end' })

function End({ scene: { view, events }, outcome, use }: EndProps) {
  return (
    <>
      <p>{`${howItEnded(outcome, view)} It took ${view.turn.n} turns. (${outcome.rule})`}</p>
      {outcome.kept && <p>{keptText(outcome, (seat) => view.seats[seat]?.name ?? '')}</p>}
      <FieldLine>
        <ClosingButton act={() => use.again(false)} main>
          {outcome.kept ? 'Next game' : 'Rematch'}
        </ClosingButton>
        <ClosingButton act={() => use.again(true)}>Same cards again</ClosingButton>
        <ClosingButton act={use.file}>Save to file</ClosingButton>
        <ClosingButton act={use.leave}>Back to the start</ClosingButton>
      </FieldLine>
      <StatsTable lines={gameStats(events, view)} />
    </>
  )
}

function howItEnded({ result, text }: Outcome, view: View): string {
  if (result === 'raiders') return `The raiders have beaten ${view.raid.name}.`
  if (result === 'boss') return `No raider is left standing.${bossLeft(view)}`
  if (result === 'team') return 'One team has won.'
  return text ? `${text} would have gone on for ever.` : 'Neither side has won.'
}

/** How far the raid got. */
function bossLeft({ seats, cards }: View): string {
  const boss = cards[seats[0]?.hero ?? 0]
  if (!boss?.health) return ''
  return ` ${capital(boss.def ?? 'The Boss')} was left with ${Math.max(0, boss.health - boss.damage)} of ${boss.health} health.`
}

const columns = ['Damage dealt', 'Prevented', 'Healed', 'Cards played', 'Hardest blow'] as const

/**
 * The game's statistics, one row per player. On narrow pages CSS stacks the cells, which makes some browsers drop the table
 * semantics; the explicit roles keep them.
 */
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
            <tr key={line.name} role="row">
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

function cellsOf({ dealt, prevented, healed, played, hardest }: SeatStats): readonly (number | string)[] {
  return [dealt, prevented, healed, played, hardest ? `${hardest.n}: ${hardest.by} to ${hardest.to}` : '–']
}
