/** Earlier files of the raid in the workshop, to go back to. */
import type { Version } from '../storage/shelf-store.ts'
import type { Bench } from './bench.ts'

export function Versions({ bench }: { bench: Bench }) {
  const { kept, editor } = bench
  const { versions = [], draft = '' } = kept.value
  const back = async (to: Version): Promise<void> => {
    await bench.settle(true)
    editor?.change({ from: 0, to: editor.text().length, insert: to.draft })
    editor?.focus()
  }
  return (
    <>
      <p class="note">
        The file is kept as you open it, every five minutes while you write, and whenever you say so: the last 20. Going
        back keeps the present file, too, and Ctrl+Z takes it back.
      </p>
      <button type="button" onClick={() => void bench.settle(true)}>
        Keep this version
      </button>
      <ul class="versions" aria-label="Versions">
        {versions.toReversed().map((one) => (
          <li key={one.when}>
            <span>{timeOf(one)}</span> <span class="note">{difference(one.draft, draft)}</span>{' '}
            <button
              type="button"
              aria-label={`Go back to it: the version of ${timeOf(one)}`}
              disabled={one.draft === draft}
              onClick={() => void back(one)}
            >
              Go back to it
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export const timeOf = ({ when }: Version): string => new Date(when).toLocaleString()

/** The number of lines that only one of two files has. */
function difference(then: string, now: string): string {
  if (then === now) return 'as it is now'
  const [before, after] = [then.split('\n'), now.split('\n')]
  const only = (lines: readonly string[], others: readonly string[]): number => {
    const known = new Set(others)
    return lines.filter((line) => !known.has(line)).length
  }
  const [more, gone] = [only(after, before), only(before, after)]
  return `since then ${more} ${more === 1 ? 'line' : 'lines'} new, ${gone} gone`
}
