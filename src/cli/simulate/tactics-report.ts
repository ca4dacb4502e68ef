/** `simulate --tactics-report`: tactics never followed in many raids, cards never played, and affordable cards that the Boss leaves. */
import type { Library } from '../../engine/types.ts'
import { numbered } from '../../language/phrases.ts'
import type { RaidDef } from '../../raid/format.ts'
import { sitting } from '../named/sitting.ts'
import { playSeries } from '../pool/series.ts'
import { seed, wholeNumber } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { refuseBeside, sizesOf } from './balance-report.ts'
import { addHabits, type HabitReport, habitReport, type Never, noHabits } from './habits.ts'
import type { SimulateOptions } from './simulate-options.ts'
import type { Series } from './simulation.ts'

const GAMES = 200

/**
 * Plays parties of every size. Returns false if anything is listed without a reason, or games stalled, crashed or were lost with their worker.
 * Returns 'interrupted' if Ctrl-C ended it early.
 */
export async function tacticsReport(
  library: Library,
  raid: RaidDef,
  options: SimulateOptions,
): Promise<boolean | 'interrupted'> {
  refuseBeside('tactics-report', options)
  const sizes = sizesOf(raid, options.raiders)
  const wanted = wholeNumber(options.games, '--games', GAMES, 1, Number.MAX_SAFE_INTEGER)
  const games = Math.ceil(wanted / sizes.length)
  const series = sizes.map((size): Series => {
    const one = sitting(library, raid.id, { ...options, raiders: size })
    return { sitting: one, games, seed: seed(options.seed, 1), habits: true }
  })
  const all = noHabits()
  let [played, broken, turns] = [0, 0, 0]
  const run = { library, raid, series, options }
  const { course, games: total } = await playSeries(run, (row) => {
    played++
    turns += row.rounds
    if (row.end !== 'over') broken++
    if (row.habits) addHabits(all, row.habits)
  })
  const found = habitReport(all, raid)
  if (options.json === true) sayJson({ raid: raid.id, games: played, turns, ...found })
  else report(`${raid.name}: ${played} raids with ${sizes.join(', ')} raiders, ${turns} turns of the Boss`, found)
  if (played < total) return course === 'interrupted' && course
  return broken === 0 && [...found.tactics, ...found.advice, ...found.cards].every(({ why }) => why !== null)
}

/** The number of printed cards that the Boss leaves. */
const MOST_LEFT = 10

function report(title: string, { tactics, advice, cards, unseen, left }: HabitReport): void {
  say(title)
  list('Tactics of the Boss that were never followed', tactics)
  list('Advice that the raiders’ bots never followed', advice)
  list('Cards of the raid that were never played', cards)
  list(
    'Cards of the raid that never came up',
    unseen.map((what) => ({ what, why: null })),
  )
  list(
    'Cards that the Boss could still have played when done with a turn',
    left.slice(0, MOST_LEFT).map(({ what, turns }) => ({ what: `${what} (${numbered(turns, 'turn')})`, why: null })),
  )
}

function list(title: string, all: readonly Never[]): void {
  say(`\n${title}: ${all.length === 0 ? 'none' : ''}`)
  for (const { what, uses, why } of all) {
    const often = uses ? ` (drawn ${uses.drawn}, placed ${uses.placed}, discarded ${uses.discarded} times)` : ''
    say(`  ${what}${often}`)
    if (why) say(`    ${why}`)
  }
}
