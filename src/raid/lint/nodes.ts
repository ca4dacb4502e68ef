/** Every record in a piece of data, with those inside it. */
export type Data = Readonly<Record<string, unknown>>

export const isRecord = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)

/** All records in the data, outer ones first; `later`: keys that are not entered. */
export function* nodesIn(data: unknown, later: readonly string[] = []): Generator<Data> {
  if (typeof data !== 'object' || data === null) return
  if (isRecord(data)) yield data
  for (const [key, value] of Object.entries(data)) if (!later.includes(key)) yield* nodesIn(value, later)
}
