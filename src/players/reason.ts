/** The sentence that a bot gives as its reason, and the cards that it names. */
import type { CardId, Obj } from '../engine/types.ts'
import { plainName } from '../language/print/index.ts'
import { nameInView, type Table } from './table.ts'

/** Why a bot gives an answer, and what others may see of that. */
export interface Reason {
  /** One plain sentence; '' if there is nothing to say. */
  why: string
  /** The cards that the sentence names. */
  cards: readonly CardId[]
  /** Whether the sentence reveals something else that only this seat knows, such as how good its hand is. */
  own?: boolean
}

/** A card or player by name; `as` is the name of a card that the bot knows only by its text. */
interface Named {
  of: Obj | undefined
  as?: string
}

const isCard = (o: Obj | undefined): o is CardId => o !== undefined && o > 0

/** A piece of a sentence; another sentence loses its full stop. */
export type Part = string | number | Named | Reason

/** Joins the parts into a sentence, with names for cards and players. */
export function sentenceOf(t: Table, parts: readonly Part[]): Reason {
  let why = ''
  const cards: CardId[] = []
  for (const part of parts) {
    if (typeof part !== 'object') why += part
    else if ('why' in part) {
      why += part.why.replace(/\.$/, '')
      cards.push(...part.cards)
    } else {
      why += plainName(part.as ?? nameInView(t, part.of))
      if (isCard(part.of)) cards.push(part.of)
    }
  }
  return { why, cards }
}

/** A sentence in which each `{ of: obj }` becomes a name: `` because(t)`${{ of: card }} can wait.` ``. */
export const because =
  (t: Table) =>
  (texts: TemplateStringsArray, ...fill: readonly Part[]): Reason =>
    sentenceOf(t, woven(texts, fill))

function woven(texts: readonly string[], fill: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < texts.length; i++) parts.push(texts[i]!, fill[i] ?? '')
  return parts
}

/** The reason of a bot that is asked for its answer alone. */
export const silence: Reason = { why: '', cards: [] }

/** A sentence that names no card. */
export const plainReason = (why: string): Reason => ({ why, cards: [] })
