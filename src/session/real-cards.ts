/** Finds the real card that a few letters mean, tells what can be done with it now, and does that. */
import {
  back,
  choose,
  copy,
  decision,
  describeAnswer,
  type Game,
  mark,
  neverReal,
  view,
  whyNot,
} from '../engine/index.ts'
import type { Answer, Decision, Seat } from '../engine/types.ts'
import { hasWords } from './has-words.ts'
import { answer } from './moves.ts'
import type { Session } from './session.ts'

/** A card that may be meant, with the acts that it allows once it is named. */
export interface Meant {
  name: string
  acts: readonly { answer: Answer; text: string }[]
  /** The act that it is for, such as playing it: the only one besides laying it face down; -1 if there is none, or several. */
  main: number
  /** Why it can't do more than lie face down, or can't be this card at all; '' if it can, or if it is only named. */
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
 * @param spoken - The beginnings of its words, in any case; as whoever dictates says them, “play” may stand before.
 * @returns At most twelve cards, or three that can't be had, with the reason. Empty if none is meant, or none may be named now.
 */
export function cardsMeant({ game }: Session, open: Decision, spoken: string): Meant[] {
  const naming = namingIn(game, open)
  if (!naming) return []
  const letters = spoken.replace(/^(?:i )?(?:play|use|lay|show) (?:an? |my |the )?/i, '')
  const { tried, card, words } = naming
  const names = best(
    words.filter((name) => hasWords(name, letters)),
    letters,
  )
  if (names.length === 0) {
    const never = neverReal(game, card, (name) => !words.includes(name) && hasWords(name, letters))
    return never.slice(0, 3).map(({ name, why }) => ({ name, acts: [], main: -1, whyNot: why }))
  }
  if (asksCard(open)) return names.map((name) => ({ name, acts: [], main: -1, whyNot: '' }))
  return names.map((name) => {
    const before = mark(tried)
    if (words.length > 1) choose(tried, words.indexOf(name))
    const acts = actsWith(tried, card, open.seat)
    const more = acts.filter(({ answer: { do: what, n } }) => what !== 'place' || n === 1)
    const [only, ...others] = more
    const no = only ? null : whyNot(tried, open.seat, { card, act: 'play' })
    back(tried, before)
    return { name, acts, main: only && others.length === 0 ? acts.indexOf(only) : -1, whyNot: no?.why ?? '' }
  })
}

/** A game in which a card is just being named, the card, and the names that it may have; null if none can be named. */
function namingIn(game: Game, open: Decision): { tried: Game; card: number; words: readonly string[] } | null {
  const wordsOf = (d: Decision): string[] => d.answers.map(({ word = '' }) => word)
  if (asksCard(open)) return { tried: game, card: open.about.card ?? 0, words: wordsOf(open) }
  const show = shows(open)
  const tried = copy(game)
  if (show < 0 || choose(tried, show)) return null
  const card = open.answers[show]?.card ?? 0
  const asked = decision(tried)
  // The last card of a deck is named without a question.
  return {
    tried,
    card,
    words: asked && asksCard(asked) ? wordsOf(asked) : [view(tried, open.seat).cards[card]?.def ?? ''],
  }
}

const shows = (open: Decision): number => open.answers.findIndex(({ do: what }) => what === 'show')

/** Those that begin with the letters come first. */
function best(names: readonly string[], letters: string): string[] {
  const begins = (name: string): boolean => name.toLowerCase().startsWith(letters.toLowerCase())
  const whole = names.filter((name) => name.toLowerCase() === letters.toLowerCase())
  if (whole.length > 0) return whole
  return [...names.filter(begins), ...names.filter((name) => !begins(name))].slice(0, most)
}

/** Lists what a card can be used for now. */
function actsWith(game: Game, card: number, seat: Seat): Meant['acts'] {
  const open = decision(game)
  return (open?.answers ?? []).flatMap((answer, i) =>
    open && answer.card === card && answer.do !== 'show' ? [{ answer, text: describeAnswer(game, open, i, seat) }] : [],
  )
}

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
  if (!namingIn(game, open)?.words.includes(name)) return false
  if (!asksCard(open)) answer(session, shows(open))
  const now = decision(game)
  if (now && asksCard(now))
    answer(
      session,
      now.answers.findIndex(({ word }) => word === name),
    )
  const key = JSON.stringify(act)
  const then = act ? (decision(game)?.answers.findIndex((one) => JSON.stringify(one) === key) ?? -1) : -1
  if (then >= 0) answer(session, then)
  return true
}
