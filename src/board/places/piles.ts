/** Identical cards form one pile with a count: twenty Whelps in the same state are one place on the table. Pure. */
import type { CardId, CardView, Decision, View } from '../../engine/types.ts'
import { answersByPlace, type Scene } from '../scene.ts'

export interface Pile {
  ids: readonly CardId[]
  card: CardView
  /** Answers for the pile: those of its first card that has any. */
  answers: readonly number[]
  /** Already chosen in this decision. */
  picked: boolean
}

/**
 * The lighting of a card by its answers: lit if something can be done with it now, dim if it can only be placed, neither for attacks that deal
 * nothing.
 */
export function lightsOf(
  answers: readonly number[],
  { decision, foresight }: Pick<Scene, 'decision' | 'foresight'>,
): { lit: boolean; dim?: boolean } {
  const acts = answers.filter((index) => !foresight?.idle.includes(index))
  const places = (index: number): boolean => decision?.kind === 'priority' && decision.answers[index]?.do === 'place'
  const dim = acts.length > 0 && acts.every(places)
  return { lit: acts.length > 0 && !dim, ...(dim ? { dim } : {}) }
}

/** The piles of the given cards, in order. A card with attachments never shares a pile. */
export function pilesOf(ids: readonly CardId[], view: View, decision: Decision | null, alone = false): Pile[] {
  const answers = answersByPlace(decision)
  const piles = new Map<string, Pile & { ids: CardId[] }>()
  for (const id of ids) {
    const card = view.cards[id]
    if (!card) continue
    const own = answers.get(`card:${id}`) ?? []
    const picked = decision?.about.picked?.includes(id) ?? false
    const likeness = alone || card.attachments.length > 0 ? `${id}` : looks(card, own, picked, decision)
    const pile = piles.get(likeness)
    if (pile) pile.ids.push(id)
    else piles.set(likeness, { ids: [id], card, answers: own, picked })
  }
  return [...piles.values()]
}

/** The common features of cards that share a pile. */
const shown = [
  'def',
  'exhausted',
  'faceDown',
  'damage',
  'counters',
  'marks',
  'host',
  'atk',
  'health',
  'def_',
  'keywords',
  'fresh',
  'away',
  'role',
  'controller',
] as const satisfies readonly (keyof CardView)[]

function looks(card: CardView, own: readonly number[], picked: boolean, decision: Decision | null): string {
  const acts = own.map((index) => {
    const { card: _card, ...rest } = decision?.answers[index] ?? { do: 'pass' }
    return rest
  })
  return JSON.stringify([shown.map((field) => card[field]), acts, picked])
}
