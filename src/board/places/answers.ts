/** The legal answers as they are listed: identical ones once, the one that finishes the decision last. Pure. */
import type { Answer, Decision, View } from '../../engine/types.ts'
import { placeOf, type Words } from '../scene.ts'
import { pilesOf } from './piles.ts'

export interface Choice {
  /** The answer that it gives. */
  index: number
  text: string
  /** A shorter text, for places with room for a word or two. */
  short: string
  /** How many identical answers it stands for. */
  count: number
  /** Passing, finishing or declining: shown last and largest, on the space bar. */
  last: boolean
  /** The places on the table that it points at. */
  places: readonly string[]
  /** The key for it, '' if none is left. */
  key: string
}

/** Keys for answers; h, i, l, m, p, r, s, u and w belong to the table. */
export const answerKeys = '123456789abcdefgjknoqtvxyz'

/** A dialog that answers a question more easily: decisions that raiders make together, several things to order, many numbers. */
export function besides({
  kind,
  answers,
  joint,
  about,
}: Decision): { kind: 'order' | 'number' | 'together'; text: string } | null {
  const together =
    (joint?.length ?? 0) > 1 && (about.share !== undefined || (kind === 'choose' && (about.max ?? 0) > 1))
  if (together) return { kind: 'together', text: 'Decide all at once…' }
  if (kind === 'order' && answers.length > 2) return { kind: 'order', text: 'Put all in order…' }
  const numbers = answers.filter(({ do: what, code }) => what === 'number' && !code)
  return numbers.length > 10 && kind !== 'cost' ? { kind: 'number', text: 'Choose with a slider…' } : null
}

/** The most letters that a page button has room for. */
const brief = 18

const ends = (answer: Answer): boolean => answer.do === 'pass' || answer.do === 'done'

/** The choices of a decision, in the engine's order, with the finishing one last. */
export function choicesOf(view: View, decision: Decision, words: Words, letters: boolean): Choice[] {
  const pileOf = new Map<number, string>()
  const cards = decision.answers.flatMap(({ card }) => (card !== undefined && card > 0 ? [card] : []))
  for (const pile of pilesOf([...new Set(cards)], view, decision)) {
    for (const id of pile.ids) pileOf.set(id, `${pile.ids[0]}`)
  }
  const found = new Map<string, Choice & { places: string[] }>()
  decision.answers.forEach((answer, index) => {
    const place = placeOf(answer)
    const text = words.answers[index] ?? answer.do
    const pile = answer.card === undefined ? undefined : pileOf.get(answer.card)
    const likeness = pile === undefined ? `#${index}` : `${pile}|${answer.do}|${answer.n}|${answer.code}|${text}`
    const same = found.get(likeness)
    if (same) {
      same.count++
      same.places.push(place)
    } else {
      const last = ends(answer)
      const short = last && text.length > brief ? (answer.do === 'pass' ? 'Pass' : 'Done') : text
      found.set(likeness, { index, text, short, count: 1, last, places: place ? [place] : [], key: '' })
    }
  })
  const choices = [...found.values()]
  const ordered = [...choices.filter(({ last }) => !last), ...choices.filter(({ last }) => last)]
  const numbers = decision.answers.every(({ do: what }) => what === 'number')
  let next = 0
  return ordered.map((choice) => ({
    ...choice,
    key: choice.last ? 'Space' : !letters ? '' : numbers ? numberKey(decision, choice) : (answerKeys[next++] ?? ''),
  }))
}

/** A one-digit number is its own key. */
function numberKey(decision: Decision, { index }: Choice): string {
  const n = decision.answers[index]?.n ?? -1
  return n >= 0 && n <= 9 ? `${n}` : ''
}
