/** Finds the real card that a few letters mean, tells what can be done with it now, and does that. */
import { back, choose, copy, decision, describeAnswer, type Game, mark, view, whyNot } from '../engine/index.ts'
import type { Answer, Decision, Seat } from '../engine/types.ts'
import { hasWords } from './has-words.ts'
import { answer } from './moves.ts'
import type { Session } from './session.ts'

/** A card that may be meant, with the acts that it allows once it is named; if there are none, the reason. */
export interface Meant {
  name: string
  acts: readonly { answer: Answer; text: string }[]
  whyNot: string
}

/** Whether a decision asks which card a real one is. */
export const asksCard = (open: Decision): boolean => open.about.why === 'real'

/** Whether the seat that is asked may say which card a real one is. */
export const maySay = (open: Decision): boolean => asksCard(open) || shows(open) >= 0

/** So many cards are tried: more letters say more. */
const most = 12

/**
 * Finds the cards that a few letters mean, among those that the player can still have.
 * @param session - The session; it is not changed.
 * @param open - The open decision: one that asks for a card, or in which one may be named.
 * @param letters - The beginnings of its words, in any case.
 * @returns At most twelve cards; empty if none is meant, or none may be named now.
 */
export function cardsMeant({ game }: Session, open: Decision, letters: string): Meant[] {
  if (asksCard(open)) {
    const names = open.answers.flatMap(({ word = '' }) => (hasWords(word, letters) ? [word] : []))
    return best(names, letters).map((name) => ({ name, acts: [], whyNot: '' }))
  }
  const show = shows(open)
  const tried = copy(game)
  if (show < 0 || choose(tried, show)) return []
  const { seat } = open
  const card = open.answers[show]?.card ?? 0
  const asked = decision(tried)
  const words = asked && asksCard(asked) ? asked.answers.map(({ word = '' }) => word) : [nameNow(tried, seat, card)]
  const names = words.filter((name) => hasWords(name, letters))
  return best(names, letters).map((name) => {
    const before = mark(tried)
    if (words.length > 1) choose(tried, words.indexOf(name))
    const now = decision(tried)
    const acts = now
      ? actsWith(now, card).map((i) => ({
          answer: now.answers[i] as Answer,
          text: describeAnswer(tried, now, i, seat),
        }))
      : []
    const isMore = ({ answer: { do: what, n } }: Meant['acts'][number]): boolean => what !== 'place' || n === 1
    const no = acts.some(isMore) ? null : whyNot(tried, seat, { card, act: 'play' })
    back(tried, before)
    return { name, acts, whyNot: no?.why ?? '' }
  })
}

const shows = (open: Decision): number => open.answers.findIndex(({ do: what }) => what === 'show')

/** The name of a card in this seat's hand: the last one of a deck is named without a question. */
const nameNow = (game: Game, seat: Seat, card: number): string => view(game, seat).cards[card]?.def ?? ''

/** Those that begin with the letters come first. */
function best(names: readonly string[], letters: string): string[] {
  const begins = (name: string): boolean => name.toLowerCase().startsWith(letters.toLowerCase())
  const whole = names.filter((name) => name.toLowerCase() === letters.toLowerCase())
  if (whole.length > 0) return whole
  return [...names.filter(begins), ...names.filter((name) => !begins(name))].slice(0, most)
}

/** The answers that use a card, without naming others. */
const actsWith = (open: Decision, card: number): number[] =>
  open.answers.flatMap(({ do: what, card: of }, i) => (of === card && what !== 'show' ? [i] : []))

/**
 * Names a card and, if an act is given, does that with it: up to three choices, as if each had been made by itself.
 * @param session - The session; it goes on.
 * @param open - The open decision.
 * @param name - The card's name, as `cardsMeant` gives it.
 * @param act - One of its acts; left out, the card is only named.
 * @returns False if the name is not among those that the player can still have; nothing is changed then.
 */
export function sayCard(session: Session, open: Decision, name: string, act?: Answer): boolean {
  const { game } = session
  if (!asksCard(open)) {
    if (!cardsMeant(session, open, name).some((one) => one.name === name)) return false
    answer(session, shows(open))
  }
  const asked = decision(game)
  const at = asked?.answers.findIndex(({ word }) => word === name) ?? -1
  if (at < 0 && asksCard(open)) return false
  if (at >= 0) answer(session, at)
  const now = decision(game)
  const key = JSON.stringify(act)
  const then = now?.answers.findIndex((one) => JSON.stringify(one) === key) ?? -1
  if (act && then >= 0) answer(session, then)
  return true
}
