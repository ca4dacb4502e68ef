/** The number of cards that use each word of the card language: a word used by one card alone may be the wrong word. */
import { allCards } from '../../cards/sets/index.ts'
import { library } from '../../content.ts'
import { mod } from '../../language/schema/mods.ts'
import { pattern } from '../../language/schema/patterns.ts'
import { texts } from '../../language/schema/powers.ts'
import { condition } from '../../language/schema/words.ts'
import { vocabulary } from '../../language/schema.ts'
import { wordsOf, wordsOn } from '../../language/usage.ts'
import type { RaidDef } from '../../raid/format.ts'

/** The words of a raid's own effects. */
export function wordsOfRaid(raid: RaidDef): Set<string> {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('do' in node && Array.isArray(node.do)) for (const w of wordsOf(texts, node.do, true)) found.add(w)
    else if ('type' in node && node.type === 'if' && 'params' in node)
      for (const w of wordsOf(condition, node.params, true)) found.add(w)
    else Object.values(node).forEach(walk)
  }
  walk(raid.machine)
  const always = [raid.always, ...(raid.modes ?? []).map((one) => one.always)].flatMap((mods) => mods ?? [])
  for (const m of always) for (const w of wordsOf(mod, m, true)) found.add(w)
  for (const e of Object.values(raid.listens ?? {})) for (const w of wordsOf(pattern, e, true)) found.add(w)
  return found
}

export interface Usage {
  /** The words of the language, without the fields that stand beside them. */
  words: number
  /** The number used by one card alone, which card that is, and their share of all words. */
  single: number
  share: number
  by: Readonly<Record<string, string>>
  /** Words that only cards of the tests use. */
  unused: readonly string[]
}

/** Fields are named like "do move: keep". */
const isField = (word: string): boolean => word.includes(': ')

/** The use of words by all cards of the project, and by raids' own effects. */
export async function wordUsage(): Promise<Usage> {
  const users = new Map<string, Set<string>>()
  const note = (name: string, used: ReadonlySet<string>): void => {
    for (const word of used) users.set(word, (users.get(word) ?? new Set()).add(name))
  }
  const { cards, raids } = library
  for (const card of [...cards, ...(await allCards()), ...raids.flatMap((raid) => raid.cards)])
    note(card.name, wordsOn(card))
  for (const raid of raids) note(raid.name, wordsOfRaid(raid))
  const words = [...vocabulary].filter((word) => !isField(word))
  const single = words.filter((word) => users.get(word)?.size === 1)
  return {
    ...{ words: words.length, single: single.length, share: single.length / words.length },
    by: Object.fromEntries(single.map((word) => [word, [...(users.get(word) ?? [])].join()])),
    unused: words.filter((word) => !users.has(word)),
  }
}
