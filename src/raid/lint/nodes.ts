/** Every record in a piece of data, with those inside it. */
import { type Data, isRecord } from '../../language/schema/shape.ts'

/** All records in the data, outer ones first; `later`: keys that are not entered. */
export function* nodesIn(data: unknown, later: readonly string[] = []): Generator<Data> {
  if (typeof data !== 'object' || data === null) return
  if (isRecord(data)) yield data
  for (const [key, value] of Object.entries(data)) if (!later.includes(key)) yield* nodesIn(value, later)
}
