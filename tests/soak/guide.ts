/** The games that the tutorial plays in its last step (docs/write-a-raid). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Report } from '../../src/trials/summary.ts'

const home = new URL('../../docs/write-a-raid/', import.meta.url)
const [, step = ''] = readFileSync(new URL('README.md', home), 'utf8').split(/^## Step 8/m)

/** The commands that print a report. */
export const reports = [...step.matchAll(/run -s raid -- (simulate .*)$/gm)].map(([, line = '']) => line)

/** How many raids bots win by the text, for two sizes of parties in each report. */
export const wins = [...step.matchAll(/\d+ of 10/g)].map(([text]) => text)

/**
 * Plays the games of a report: the first is of the raid as it is before the step, the others as it is after it.
 * @param start - The words for Node that start the terminal.
 * @returns What is wrong: bots win more or fewer raids than the tutorial prints, or never play a card of the first; '' if nothing is.
 */
export function faultOf(n: number, start: readonly string[]): string {
  const file = fileURLToPath(new URL(`step-${n > 0 ? 8 : 7}.raid.json`, home))
  const [, , ...options] = (reports[n] ?? '').replace(/ --html \S+/, '').split(' ')
  const out = execFileSync(process.execPath, [...start, 'simulate', file, ...options, '--json'], { encoding: 'utf8' })
  const { bySize, neverPlayed }: Report = JSON.parse(out)
  const printed = wins.slice(2 * n, 2 * n + 2).join(', ')
  const won = bySize.map(({ won, games }) => `${won} of ${games}`).join(', ')
  if (won !== printed) return `${reports[n]}: bots win ${won}, and the tutorial prints ${printed}`
  const idle = n > 0 ? [] : neverPlayed.filter(({ deck }) => deck === '')
  return idle.map(({ card }) => `${reports[n]}: ${card} is never played`).join('\n')
}
