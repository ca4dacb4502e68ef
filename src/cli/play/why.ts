/** Explains why a question is asked, what an answer is about, and why a card can't act. */

import { describe, view, whyNot } from '../../engine/index.ts'
import type { Decision, Obj, Seat } from '../../engine/types.ts'
import type { Session } from '../../session/session.ts'
import { refusalsInWords } from '../../session/why-not.ts'
import { aboutCard, cardsNamed } from './about.ts'
import { objectName } from './look.ts'

/** The rule by which this seat decides. */
export function whyQuestion({ game }: Session, open: Decision): string[] {
  const { why } = describe(game, open, open.seat)
  return [`You are asked by ${why.replace(/^Rule/, 'rule')}`]
}

/** The answer in words, and the card that it uses. */
export function whyAnswer(session: Session, open: Decision, i: number): string[] {
  const { answers, why } = describe(session.game, open, open.seat)
  const card = open.answers[i]?.card ?? 0
  const name = card > 0 ? view(session.game, open.seat).cards[card]?.def : undefined
  return [`${answers[i]}: ${why}`, ...(name ? aboutCard(session, open.seat, name) : [])]
}

/**
 * For each card of this name that the seat can see: the reasons why it can't be used, with the rules.
 * 'Warrax at Onyxia' asks about an attack or a target; 'pass' asks why the player can't pass.
 */
export function whyCard(session: Session, seat: Seat, words: string): string[] {
  const { game } = session
  if (words === 'pass') {
    const no = whyNot(game, seat, { card: 0, act: 'pass' })
    return [no ? `You can’t pass: ${no.why} (${no.rule})` : 'You can pass.']
  }
  const seen = view(game, seat)
  const [, name = words, at = ''] = /^(.+) at (.+)$/.exec(words) ?? []
  const cards = cardsNamed(session, seat, name)
  const aims = at ? objectsNamed(session, seat, at) : [undefined]
  if (!cards.length || !aims.length) return [`You can't see any "${cards.length ? at : name}". ${help}`]
  const told = cards.flatMap((id) =>
    aims.flatMap((to) => refusalsInWords(game, seat, id, (o) => objectName(seen, o), to)),
  )
  return [...new Set(told)]
}

const help = '"why" takes an answer’s number, a card’s name, "<card> at <card or seat>", or "pass".'

/** Cards of this name, and players. */
const objectsNamed = (session: Session, seat: Seat, typed: string): Obj[] => {
  const player = view(session.game, seat).seats.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
  return [...(player ? [-1 - player.seat] : []), ...cardsNamed(session, seat, typed)]
}
