/** Definitions of real cards: one that nobody has named, and those whose text the table carries out. */
import type { CardDef } from './types.ts'

/** Its name among the cards of a game; no card is called so. */
export const unknownName = 'Unknown card'

/** It has neither type, cost nor text: nothing about it is known. */
export const unknownCard: CardDef = { name: unknownName, type: [], set: 'token', number: 0 }

/** The words of a card whose text is not in the data. */
export const byHandWords = 'carry out its text by hand'

/** The line of such a card: its set and number stand in the index of all printed cards. */
type LineByHand = Omit<CardDef, 'set' | 'number'> & { stays?: true; pay?: number }

/**
 * A card whose text is not in the data: it is played for its cost, has its numbers and types, and asks the table to carry out its text.
 * A hero's is carried out whenever its owner uses it.
 * @param line - Its line without texts; `stays`: it is an ongoing ability; `pay`: the resources with which a quest is completed.
 */
export function byHand({ stays, pay = 0, ...line }: LineByHand): CardDef {
  const says = { do: 'say', words: byHandWords } as const
  const card = { ...line, set: 'by hand', number: 0 }
  if (line.type === 'hero') return card
  if (line.type === 'ability' && !stays) return { ...card, text: [says] }
  if (line.type === 'quest') return { ...card, powers: [{ reward: [says], pay: [{ do: 'pay', n: pay }] }] }
  return { ...card, powers: [{ when: { on: 'enter', what: 'self', zone: 'play' }, then: [says] }] }
}
