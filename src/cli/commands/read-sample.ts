import { createHash } from 'node:crypto'
import { allCards } from '../../cards/sets/index.ts'
import { library } from '../../content.ts'
import type { Listed } from '../card-table.ts'
import { cardLines } from '../card-text.ts'
import { say, sayJson } from '../output.ts'
import { CliError } from '../problem.ts'

/** A kept card beside the line of the list that it was read from. */
interface Pair {
  name: string
  set: string
  listed: Readonly<Record<string, string>>
  printed: readonly string[]
}

/** Draws so many of the kept cards that a list has, the same for the same seed, and prints each as the list has it and as its data says it, to compare them by eye. */
export async function sampled(
  file: string,
  cards: readonly Listed[],
  { most, seed, json }: { most: number; seed: number; json: boolean },
): Promise<undefined> {
  const rows = new Map<string, Listed['row']>()
  for (const { row, problem } of cards) if (!problem && row.name && !rows.has(row.name)) rows.set(row.name, row)
  const pairs = (await allCards())
    .flatMap((def) => {
      const listed = rows.get(def.name)
      return listed ? [{ def, listed, at: placeOf(def.name, seed) }] : []
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, most)
    .map(({ def, listed }): Pair => ({ name: def.name, set: def.set, listed, printed: cardLines(library, def) }))
  if (pairs.length === 0)
    throw new CliError('none of these cards is kept', file, 'Give a list with names of cards in src/cards/sets/data.')
  if (json) sayJson({ seed, pairs })
  else for (const [i, pair] of pairs.entries()) tell(i + 1, pair)
  return undefined
}

/** Where a card comes in the draw: by the hash of seed and name, so that a card that joins later moves no other. */
const placeOf = (name: string, seed: number): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')

function tell(n: number, { name, set, listed, printed }: Pair): void {
  const { rules = '', name: _, ...line } = listed
  say(`${n}. ${name} (${set})`)
  say(`   list:  ${Object.values(line).filter(Boolean).join(' | ')}`)
  say(`          ${rules}`)
  for (const [i, text] of printed.entries()) say(`   ${i === 0 ? 'data: ' : '      '} ${text}`)
  say('')
}
