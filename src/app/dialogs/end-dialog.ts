/** The end of a game: how it ended, its numbers, and what can be done next. */
import './end.css'
import { el, type Scene } from '../../board/index.ts'
import { keptText } from '../../engine/index.ts'
import type { Outcome, View } from '../../engine/types.ts'
import { capital } from '../../language/print/index.ts'
import { gameStats, type SeatStats } from '../../session/game-stats.ts'
import { leaving, openDialog } from './dialogs.ts'

export interface EndUse {
  again(sameSeed: boolean): void
  file(): void
  leave(): void
}

/** What a game came to: how it ended, its numbers, and what can be done next. `events` are those of the whole game. */
export function endDialog(
  host: HTMLElement,
  { view, events }: Pick<Scene, 'view' | 'events'>,
  outcome: Outcome,
  use: EndUse,
): void {
  const titles = { raiders: 'Victory', boss: 'The raid is lost', draw: 'A draw', team: 'The game is over' }
  const texts = {
    raiders: `The raiders have won against ${view.raid.name}.`,
    boss: `No raider is left standing.${bossLeft(view)}`,
    draw: outcome.text ? `${outcome.text} would have gone on without end.` : 'Neither side has won.',
    team: 'One team has won.',
  }
  const dialog = openDialog(
    host,
    titles[outcome.result],
    el('p', {}, `${texts[outcome.result]} It took ${view.turn.n} turns. (${outcome.rule})`),
    ...(outcome.kept
      ? [
          el(
            'p',
            {},
            keptText(outcome, (seat) => view.seats[seat]?.name ?? ''),
          ),
        ]
      : []),
    el(
      'div',
      { class: 'line' },
      leaving(outcome.kept ? 'Next game' : 'Rematch', () => use.again(false), true),
      leaving('Same cards again', () => use.again(true)),
      leaving('Save to file', use.file),
      leaving('Back to the start', use.leave),
    ),
    statsTable(gameStats(events, view)),
  )
  dialog.dataset.screen = 'end'
}

/** How far the raid came. */
function bossLeft({ seats, cards }: View): string {
  const boss = cards[seats[0]?.hero ?? 0]
  if (!boss?.health) return ''
  return ` ${capital(boss.def ?? 'The Boss')} was left with ${Math.max(0, boss.health - boss.damage)} of ${boss.health} health.`
}

/** The game in numbers, a line a player; where it is narrow the numbers stand one below the other, and it stays a table. */
function statsTable(lines: readonly SeatStats[]): HTMLElement {
  const columns = ['Damage dealt', 'Prevented', 'Healed', 'Cards played', 'Hardest blow']
  const row = (...cells: HTMLElement[]): HTMLElement => el('tr', { role: 'row' }, ...cells)
  const line = ({ name, dealt, prevented, healed, played, hardest }: SeatStats): HTMLElement => {
    const blow = hardest ? `${hardest.n}: ${hardest.by} to ${hardest.to}` : '–'
    const cells = [dealt, prevented, healed, played, blow]
    return row(
      el('th', { scope: 'row', role: 'rowheader' }, name),
      ...cells.map((said, i) => el('td', { role: 'cell', 'data-column': columns[i] }, `${said}`)),
    )
  }
  const heads = columns.map((name) => el('th', { scope: 'col', role: 'columnheader' }, name))
  return el(
    'div',
    { class: 'game-stats-box' },
    el(
      'table',
      { class: 'game-stats', role: 'table' },
      el('caption', {}, 'The game in numbers'),
      el('thead', { role: 'rowgroup' }, row(el('td', { role: 'cell' }), ...heads)),
      el('tbody', { role: 'rowgroup' }, ...lines.map(line)),
    ),
  )
}
