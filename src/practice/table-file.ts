/** Tables as files: what practice, designers, bug reports and tests share. */
import { z } from 'zod'
import { RecordError, readSetupData } from '../engine/index.ts'
import { notPlain } from '../language/plain-text.ts'
import { bounds } from '../state/bounds.ts'
import type { TableFile } from './drill.ts'

const format = 'raidkeeper-table'

const shape = z.object({
  format: z.literal(format),
  version: z.literal(1),
  name: z.string().refine((text) => !notPlain(text, bounds.name)),
  setup: z.unknown(),
  seat: z.number().int().min(0).max(6).optional(),
  goal: z
    .discriminatedUnion('do', [
      z.object({ do: z.literal('win') }),
      z.object({ do: z.literal('stage'), past: z.number().int().min(0).max(bounds.raid.states) }),
      z.object({ do: z.literal('survive') }),
      z.object({ do: z.literal('fell'), heroes: z.number().int().min(1).max(6) }),
      z.object({ do: z.literal('hold'), past: z.number().int().min(0).max(bounds.raid.states) }),
    ])
    .optional(),
})

/** The text of a file with this table. */
export const tableText = (table: TableFile): string => `${JSON.stringify({ format, version: 1, ...table }, null, 1)}\n`

/**
 * Reads a table from the text of a file.
 * @param text - JSON as `tableText` returns it.
 * @returns The table, a copy without unknown fields; or what is wrong with it, with place and fix. Whether its cards are known is found as it begins.
 */
export function parseTable(text: string): { table: TableFile } | { error: RecordError } {
  const no = (where: string, what: string) => ({
    error: new RecordError(where, what, 'Use a table that raidkeeper saved, or write it as docs/practice.md says.'),
  })
  if (text.length > bounds.file) return no('table', `It is larger than ${bounds.file / 2 ** 20} MB.`)
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return no('table', 'It is not valid JSON.')
  }
  const read = shape.safeParse(data)
  if (!read.success) {
    const [issue] = read.error.issues
    return no(['table', ...(issue?.path ?? [])].join('.'), `${issue?.message ?? 'It is damaged'}.`)
  }
  const { setup, name, seat, goal } = read.data
  const inside = readSetupData(setup)
  if ('error' in inside) return inside
  if (!('raid' in inside.setup)) return no('table.setup.raid', 'It names no raid.')
  return {
    table: { name, setup: inside.setup, ...(seat === undefined ? {} : { seat }), ...(goal ? { goal } : {}) },
  }
}
