/** What a mutation run found: how much was noticed, what was not, and which excuses hold. */
import type { Excuse } from './equivalents.ts'
import { brief, type Mutant, reads, type Status, type Tried } from './mutants.ts'

export interface Report {
  counts: Record<Status, number>
  /** Of those that are not excused, the share that the tests noticed; 1 if nothing is left. */
  share: number
  /** Not noticed, and nobody says why. */
  unnoticed: readonly Mutant[]
  /** Not noticed, and the same game by the reason given. */
  excused: readonly { mutant: Mutant; why: string }[]
  /** Excused, and yet a test failed: the reason is wrong. */
  noticed: readonly Mutant[]
  /** Excuses that fit no mutant of the source any more. */
  stale: readonly Excuse[]
}

/** Whether the excuse is for this mutant. */
function excuses(excuse: Excuse, mutant: Mutant): boolean {
  return (
    excuse.file === mutant.file &&
    excuse.line === mutant.line &&
    excuse.original === brief(mutant.original) &&
    excuse.replacement === brief(mutant.replacement) &&
    (excuse.nth ?? mutant.nth) === mutant.nth
  )
}

/** Judges what was tried; `all` are the mutants of the files that were looked at, for the excuses that fit none. */
export function judge(tried: readonly Tried[], all: readonly Mutant[], equivalents: readonly Excuse[]): Report {
  const counts = { killed: 0, timeout: 0, survived: 0, 'no coverage': 0, error: 0 }
  for (const { status } of tried) counts[status]++
  const excuseOf = (mutant: Mutant) => equivalents.find((excuse) => excuses(excuse, mutant))
  // A time limit alone says nothing against an excuse: under load, a test may meet it by itself.
  const alive = tried.filter((one) => !isNoticed(one) || (one.status === 'timeout' && excuseOf(one.mutant)))
  const excused = alive.flatMap(({ mutant }) => {
    const why = excuseOf(mutant)?.why
    return why ? [{ mutant, why }] : []
  })
  const unnoticed = alive.map(({ mutant }) => mutant).filter((mutant) => !excuseOf(mutant))
  const counted = tried.length - excused.length
  const files = new Set(all.map(({ file }) => file))
  return {
    counts,
    share: counted === 0 ? 1 : (counted - unnoticed.length) / counted,
    unnoticed,
    excused,
    noticed: tried
      .filter(({ status }) => status === 'killed')
      .map(({ mutant }) => mutant)
      .filter(excuseOf),
    stale: equivalents.filter((excuse) => files.has(excuse.file) && !all.some((mutant) => excuses(excuse, mutant))),
  }
}

const isNoticed = ({ status }: Tried): boolean => status === 'killed' || status === 'timeout'

/** The report in words. */
export function inWords({ counts, share, unnoticed, excused, noticed, stale }: Report): string {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((l) => `  ${l}`)] : []
  return [
    `${total} mutants: ${Object.entries(counts)
      .map(([status, n]) => `${n} ${status}`)
      .join(', ')}.`,
    `Noticed: ${(100 * share).toFixed(1)} % of the ${total - excused.length} that are not excused.`,
    ...list('Not noticed:', unnoticed.map(reads)),
    ...list(
      'Not noticed, and equivalent:',
      excused.map(({ mutant, why }) => `${reads(mutant)}\n    ${why}`),
    ),
    ...list('Excused in equivalents.ts, but a test noticed them:', noticed.map(reads)),
    ...list(
      'Excuses in equivalents.ts that fit no mutant any more:',
      stale.map((excuse) => `${excuse.file}  ${excuse.line}`),
    ),
  ].join('\n')
}
