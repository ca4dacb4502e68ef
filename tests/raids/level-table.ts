/** The table of measured levels in docs/balance.md, which `npm run raids` writes between two marks. */

import { engineVersion } from '../../src/engine/index.ts'
import { otherEngine } from '../../src/players/index.ts'
import type { Offer } from '../../src/raid/format.ts'
import { wilson } from '../../src/trials/statistics.ts'
import { rateText } from '../../src/trials/words.ts'

/** What has changed since engines with which rows are still measured; for every version of such a row there must be a line. */
export const changedSince: Readonly<Record<string, string>> = {
  8: 'engine 9 changed how the costs of strikes are paid',
  9: 'engine 10 lets no bot end its own game, tells “your hero” from the Boss, and mends rules and cards; engine 11 lets the Boss err plausibly and do nothing foolish (CHANGELOG)',
}

const [from, to] = ['<!-- levels: written by `npm run raids` -->', '<!-- end of levels -->']

function rows({ name, levels = [], modes = [] }: Offer): string[] {
  return levels.map(({ level, raiders, mode, mistakes, measured }) => {
    const rate = measured && wilson(measured.won, measured.games)
    const title = modes.find(({ id }) => id === (mode ?? modes[0]?.id))?.name ?? ''
    const won = rate ? rateText(rate) : 'not measured'
    const { games = 0, seed = 0, checksum = '', engine = '' } = measured ?? {}
    return `| ${[name, raiders, level, title, mistakes, won, games, seed, checksum, engine].join(' | ')} |`
  })
}

/** What is said of rows that other engines measured than the one that ships. */
function olderRows(offers: readonly Offer[]): string[] {
  const engines = offers.flatMap(({ levels = [] }) => levels.map(otherEngine)).filter(Boolean)
  return [...new Set(engines)].sort().flatMap((engine) => {
    const n = engines.filter((one) => one === engine).length
    const why = changedSince[engine] ?? 'what has changed since is not said'
    return [
      '',
      `${n} of these rows ${n === 1 ? 'was' : 'were'} measured with engine ${engine}, not with ${engineVersion}, which ships: ${why}.`,
    ]
  })
}

/** The page with the table of these raids between its marks. */
export function withLevels(page: string, offers: readonly Offer[]): string {
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`docs/balance.md has no lines "${from}" and "${to}".`)
  const head = ['raid', 'raiders', 'level', 'mode', 'mistakes', 'won', 'games', 'seed', 'checksum', 'engine']
  const lines = offers.flatMap(rows)
  const table = [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines]
  const text = lines.length > 0 ? [...table, ...olderRows(offers)].join('\n') : 'No level has been measured yet.'
  return `${page.slice(0, start + from.length)}\n\n${text}\n\n${page.slice(end)}`
}
