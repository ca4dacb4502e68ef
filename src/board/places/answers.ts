/** The legal answers as they are listed: identical ones once, the one that finishes the decision last. Pure. */
import type { Answer, Decision, View } from '../../engine/types.ts'
import { placeOf, type Scene, seatOfObj } from '../scene.ts'
import { pilesOf } from './piles.ts'

export interface Choice {
  /** The answer that it gives, -1 if it opens something. */
  index: number
  /** A group: lists its answers; 'back': lists everything again; 'cancel': takes back the open declaration. */
  opens?: Group | 'back' | 'cancel'
  text: string
  /** A shorter text, for places with room for a word or two. */
  short: string
  /** The number of identical answers. */
  count: number
  /** Passing, finishing or declining: shown last and largest, on the space bar. */
  last: boolean
  /** Agreeing to what another person proposes: shown first. */
  agrees?: boolean
  /** It has been given, and is on its way. */
  sent?: boolean
  /** The places on the table that it points at. */
  places: readonly string[]
  /** The key for it, '' if none is left. */
  key: string
}

/** Answers that are listed under one line: cards to place as a resource, attacks that deal nothing. */
export type Group = 'place' | 'idle'

/** The unique key of a choice: `answer:3` or `open:place`; its place on the table has the same key. */
export const choiceKey = ({ index, opens }: Pick<Choice, 'index' | 'opens'>): string =>
  opens ? `open:${opens}` : `answer:${index}`

/** Keys for answers; h, i, l, m, p, r, s, u and w belong to the table. */
export const answerKeys = '123456789abcdefgjknoqtvxyz'

/** Other ways to answer a question: not being asked again, or a dialog for joint decisions, several things to order, many numbers. */
export function besides(
  { kind, answers, joint, about }: Decision,
  hushes = false,
): { kind: 'order' | 'number' | 'together' | 'hush'; text: string } | null {
  if (hushes) return { kind: 'hush', text: 'Don’t ask again this turn' }
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

/** The order in which actions are listed. */
const order: Partial<Record<Answer['do'], number>> = { play: 0, use: 1, complete: 1, attack: 2, place: 3, mend: 5 }
const idleAttack = 4

export interface ListOptions {
  /** Whether single keys answer. */
  letters: boolean
  group?: Group | '' | undefined
}

type Listed = Choice & { places: string[]; rank: number }

/** The choices of a decision: the most important first, the finishing one last; identical ones once, cards to place under one line. */
export function choicesOf(scene: Scene, { letters, group = '' }: ListOptions): Choice[] {
  const { decision, words } = scene
  if (!decision || !words) return []
  const all = merged(scene, decision, words.answers)
  const apart = (one: Group): Listed[] => all.filter(({ index }) => groupOf(scene, index) === one)
  const openers = group === '' && decision.kind === 'priority' ? groups.flatMap((one) => openerOf(one, apart(one))) : []
  const isFolded = ({ index }: Choice): boolean => openers.some(({ opens }) => opens === groupOf(scene, index))
  const here = group === '' ? all.filter((one) => !isFolded(one)) : apart(group)
  const rows = here.filter(({ last }) => !last).sort((a, b) => a.rank - b.rank)
  const back = group !== '' ? [line('back', 'Back')] : scene.cancels ? [line('cancel', 'Cancel')] : []
  const numbers = decision.answers.every(({ do: what }) => what === 'number')
  let next = 0
  const keyOf = (choice: Choice): string => {
    if (choice.opens === 'back' || choice.opens === 'cancel') return 'Escape'
    if (choice.last) return 'Space'
    return !letters ? '' : numbers ? numberKey(decision, choice) : (answerKeys[next++] ?? '')
  }
  const first = rows.filter(({ rank }) => rank < idleAttack)
  return [...first, ...openers, ...rows.slice(first.length), ...back, ...here.filter(({ last }) => last)].map(
    ({ rank: _, ...choice }) => ({
      ...choice,
      key: keyOf(choice),
    }),
  )
}

export const groups: readonly Group[] = ['place', 'idle']

const openerTexts: Readonly<Record<Group, string>> = {
  place: 'Place a resource…',
  idle: 'Attacks that deal nothing…',
}

/** The group of an answer; they are listed apart in the own action step. */
export function groupOf({ decision, foresight }: Scene, index: number): Group | undefined {
  const what = decision?.answers[index]?.do
  if (what === 'place') return what
  return foresight?.idle.includes(index) ? 'idle' : undefined
}

const line = (opens: NonNullable<Choice['opens']>, text: string): Listed => {
  return { index: -1, opens, text, short: text, count: 1, last: false, places: [], key: '', rank: 0 }
}

/** The line that opens a group; a single attack stands for itself. */
function openerOf(group: Group, choices: readonly Choice[]): Listed[] {
  if (choices.length < (group === 'idle' ? 2 : 1)) return []
  return [{ ...line(group, openerTexts[group]), places: choices.flatMap(({ places }) => places) }]
}

/** One choice for all identical answers, in the engine's order. */
function merged(
  { view, foresight, agrees: proposed, sent }: Scene,
  decision: Decision,
  texts: readonly string[],
): Listed[] {
  const pileOf = new Map<number, string>()
  const cards = decision.answers.flatMap(({ card }) => (card !== undefined && card > 0 ? [card] : []))
  for (const pile of pilesOf([...new Set(cards)], view, decision)) {
    for (const id of pile.ids) pileOf.set(id, `${pile.ids[0]}`)
  }
  const found = new Map<string, Listed>()
  decision.answers.forEach((answer, index) => {
    const place = placeOf(answer)
    const idle = foresight?.idle.includes(index) ?? false
    const result = foresight?.results[index]?.text || (idle ? 'deals nothing' : '')
    const said = texts[index] ?? answer.do
    const text = idle ? `${said} (${result})` : result ? `${said}: ${result}` : said
    const { card = 0 } = answer
    const pile = card > 0 && !view.cards[card] ? 'hidden' : pileOf.get(card) // real cards that nobody has named are alike
    const likeness = pile === undefined ? `#${index}` : `${pile}|${answer.do}|${answer.n}|${answer.code}|${text}`
    const same = found.get(likeness)
    if (same) {
      same.count++
      same.sent ||= index === sent
      same.places.push(place)
    } else {
      const last = ends(answer)
      const short = last && text.length > brief ? (answer.do === 'pass' ? 'Pass' : 'Done') : text
      const agrees = index === proposed
      const rank = agrees ? -1 : idle ? idleAttack : rankOf(view, decision, answer, foresight?.harms ?? false)
      const line = { index, text, short, count: 1, last, agrees, sent: index === sent, key: '', rank }
      found.set(likeness, { ...line, places: place ? [place] : [] })
    }
  })
  const all = [...found.values()]
  const isTwice = (one: Listed): boolean => all.some((other) => other !== one && other.text === one.text)
  return all.map((one) =>
    isTwice(one) ? { ...one, text: one.text + healthOf(view, decision.answers[one.index]) } : one,
  )
}

/** Tells cards of one name apart. */
function healthOf({ cards }: View, answer: Answer | undefined): string {
  const { health = null, damage = 0 } = cards[answer?.card ?? 0] ?? {}
  return health === null ? '' : ` (${health - damage} health)`
}

/** Actions by their kind; targets with the intended side first. */
function rankOf(view: View, { kind }: Decision, { do: what, card }: Answer, harms: boolean): number {
  if (kind === 'priority') return order[what] ?? 1
  if ((kind !== 'target' && kind !== 'choose') || card === undefined) return 0
  const seat = seatOfObj(card) ?? view.cards[card]?.controller
  const foe = seat !== undefined && view.seats[seat]?.team !== view.seats[view.seat]?.team
  return foe === harms ? 0 : 1
}

/** A one-digit number is its own key. */
function numberKey(decision: Decision, { index }: Choice): string {
  const n = decision.answers[index]?.n ?? -1
  return n >= 0 && n <= 9 ? `${n}` : ''
}
