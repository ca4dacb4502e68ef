/** The results of finished raids in the browser's database, and how many finished raids are kept for their replays. */
import { type Result, resultShape, tidied } from '../history/results.ts'
import type { Database } from './database.ts'
import type { Saves } from './save-store.ts'

export interface Results {
  /** Reads them anew: another tab may have added some. */
  refresh(): Promise<void>
  /** All of them, newest first. */
  all(): readonly Result[]
  /** The number of rows that can't be read; they are left where they are. */
  damaged(): number
  /** Adds results; one of the same game replaces the other. Where nothing can be stored, they last as long as the page. */
  add(results: readonly Result[]): Promise<void>
}

export function openResults({ base }: Database): Results {
  let kept: readonly Result[] = []
  let damaged = 0
  return {
    async refresh() {
      const rows = (await base?.getAll('results').catch(() => [])) ?? []
      const read = rows.flatMap((row) => resultShape.safeParse(row).data ?? [])
      damaged = rows.length - read.length
      kept = tidied([...kept, ...read])
    },
    all: () => kept,
    damaged: () => damaged,
    async add(results) {
      const before = kept
      kept = tidied([...kept, ...results])
      const gone = before.filter((one) => !kept.includes(one))
      const fresh = kept.filter((one) => !before.includes(one))
      const writes = [
        ...gone.map(({ id }) => base?.delete('results', id)),
        ...fresh.map((one) => base?.put('results', one)),
      ]
      await Promise.all(writes).catch(() => undefined)
    },
  }
}

/** The most finished raids that are kept for their replays. */
export const mostReplays = 50

/** Deletes the oldest finished raids beyond the limit; those with a name of their own stay. */
export async function dropOldReplays(saves: Saves): Promise<void> {
  await saves.settled()
  const { saved } = await saves.list()
  const old = saved.filter(({ over, name }) => over && name === '').slice(mostReplays)
  for (const { id } of old) await saves.remove(id)
}
