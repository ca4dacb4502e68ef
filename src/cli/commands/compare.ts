import { type Compared, newComparison } from '../../trials/comparison.ts'
import type { Estimate } from '../../trials/statistics.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { openNamed, type SittingOptions, sitting } from '../named/sitting.ts'
import type { WorkerOptions } from '../pool/play-all.ts'
import { playSeries } from '../pool/series.ts'
import { type Common, listOption, seed, wholeNumber } from '../shell/options.ts'
import { columns, inLines, say, sayJson } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'
import type { Series, Tally } from '../simulate/simulation.ts'

export interface CompareOptions extends Common, SittingOptions, WorkerOptions {
  games?: unknown
  seed?: unknown
}

/**
 * Plays the same games with A and with B, and prints which is better.
 * Returns false if any stalled, crashed or was lost with its worker; 'interrupted' after Ctrl-C, with the pairs so far.
 */
export async function compare(raid: string, options: CompareOptions): Promise<boolean | 'interrupted'> {
  const { library, raid: def } = await raidAtHand(raid)
  await openNamed(options)
  const games = wholeNumber(options.games, '--games', 200, 1, Number.MAX_SAFE_INTEGER)
  const [bosses, bots] = [two(options.boss, '--boss'), two(options.bots, '--bots')]
  if (!bosses?.[1] && !bots?.[1])
    throw new CliError('nothing to compare', '--boss or --bots', 'Name two, such as --boss story,tactics.')
  const series = [0, 1].map((i): Series => {
    const side = { ...options, boss: bosses?.[i] ?? bosses?.[0], bots: bots?.[i] ?? bots?.[0] }
    return { sitting: sitting(library, def.id, side), games, seed: seed(options.seed, 1) }
  }) as [Series, Series]
  const { add, compared } = newComparison(games, bosses?.[1] ? 'boss' : 'raiders')
  const so = (): string => soFar(compared())
  const log = process.stderr.isTTY ? undefined : inLines(games, 'pairs')
  const { course, tallies } = await playSeries({ library, raid: def, series, options, so }, (row) => {
    add(row)
    if (row.i % 2 === 1) log?.at((row.i + 1) / 2, so)
  })
  const found = { ...compared(), tallies }
  const names = [0, 1].map((i) => [bosses?.[1] && bosses[i], bots?.[1] && bots[i]].filter(Boolean).join(' and '))
  if (options.json === true) sayJson(found)
  else report(`${def.name}, ${series[0].sitting.setup.raiders.length} raiders, seed ${series[0].seed}`, names, found)
  const played = found.tallies.every((tally) => tally.games === games)
  if (!played) process.stderr.write(`Stopped: ${games - found.unfinished} of ${games} pairs were played.\n`)
  return played ? found.unfinished === 0 : course === 'interrupted' && course
}

/** The results so far: 'A won 3, B 5; farther +4.1 points [-2.0 to +10.2]'. */
const soFar = ({ pairs: { both, onlyA, onlyB }, far }: Compared): string =>
  `A won ${both + onlyA}, B ${both + onlyB}${far ? `; farther ${range(far, '+')}` : ''}`

/** One bot for both, or A's and B's. */
function two(value: unknown, where: string): string[] | undefined {
  const names = listOption(value, where, 'a,b')
  if (names && names.length > 2) throw new CliError(`${names.length} names`, where, 'Name A and B, or one for both.')
  return names
}

function report(
  title: string,
  names: readonly string[],
  { side, pairs, tallies, unfinished, ...found }: Compared & { tallies: readonly Tally[] },
): void {
  const n = pairs.both + pairs.onlyA + pairs.onlyB + pairs.neither
  const share = (k: number, at: Estimate | null): string => (at ? `${k} of ${n} = ${range(at, '')}` : 'none')
  const { difference } = found
  const rows = [
    ['A', names[0] ?? '', share(pairs.both + pairs.onlyA, found.a)],
    ['B', names[1] ?? '', share(pairs.both + pairs.onlyB, found.b)],
    ['', 'both won', String(pairs.both)],
    ['', 'only A won', String(pairs.onlyA)],
    ['', 'only B won', String(pairs.onlyB)],
    ['', 'neither won', String(pairs.neither)],
    ...(unfinished > 0 ? [['', 'without an end', String(unfinished)]] : []),
    ['', 'B less A', difference ? range(difference, '+') : 'none'],
    ['', 'farther', found.far ? range(found.far, '+') : 'none'],
    ['', 'McNemar, exact', `p = ${found.p < 1e-4 ? found.p.toExponential(1) : found.p.toFixed(4)}`],
    ['', 'checksums', tallies.map(({ checksum }) => checksum ?? 'none').join(' ')],
  ]
  say(`${title}: ${n} pairs of games; ${side === 'boss' ? 'the Boss' : 'the raiders'} won`)
  for (const line of columns(rows)) say(line)
}

/** '45 % [40 to 50]'; a difference is in points, with its sign. */
function range({ value, low, high }: Estimate, sign: '' | '+'): string {
  const [v, l, h] = [value, low, high].map((x) => `${sign && x > 0 ? sign : ''}${(100 * x).toFixed(1)}`)
  return `${v} ${sign ? 'points' : '%'} [${l} to ${h}]`
}
