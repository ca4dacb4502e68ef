/** Why a question is asked, what an answer is about, and why a card may not act. */
import { decision, describe, view, whyNot } from '../../engine/index.ts'
import type { Decision, Seat } from '../../engine/types.ts'
import { aboutCard, cardsNamed } from './about.ts'
import { titleOf } from './look.ts'
import type { Session } from './session.ts'

/** The rule that lets or makes this seat decide. */
export function whyQuestion({ game }: Session, open: Decision): string[] {
  const { why } = describe(game, open, open.seat)
  return [`You are asked by ${why.replace(/^Rule/, 'rule')}`]
}

/** The answer in words, and the card that it uses. */
export function whyAnswer(session: Session, open: Decision, i: number): string[] {
  const { answers, why } = describe(session.game, open, open.seat)
  const card = open.answers[i].card ?? 0
  const name = card > 0 ? view(session.game, open.seat).cards[card]?.def : undefined
  return [`${answers[i]}: ${why}`, ...(name ? aboutCard(session, open.seat, name) : [])]
}

const acts = ['play', 'attack', 'use', 'place', 'complete'] as const

/** For each card of this name that the seat could act with: what it may do, and the rule that refuses the rest. */
export function whyCard(session: Session, seat: Seat, name: string): string[] {
  const seen = view(session.game, seat)
  const cards = cardsNamed(session, seat, name)
  if (!cards.length) return [`There is no "${name}" that you can see. "why" takes an answer's number or a card's name.`]
  const open = decision(session.game)
  return cards.flatMap((id) => {
    const mine = open?.seat === seat ? open.answers.filter(({ card }) => card === id).map((answer) => answer.do) : []
    const refused = acts.flatMap((act) => {
      const refusal = mine.includes(act) ? null : whyNot(session.game, seat, { card: id, act })
      return refusal ? [{ act, why: `${refusal.why} Rule ${refusal.rule}.` }] : []
    })
    const reasons = [...new Set(refused.map(({ why }) => why))]
    return [
      ...new Set(mine.map((act) => `${titleOf(seen, id)}: ${act} is among your answers.`)),
      ...reasons.map((why) => {
        const these = refused.filter((one) => one.why === why).map(({ act }) => act)
        return `${titleOf(seen, id)}: cannot ${these.join(', ')}: ${why}`
      }),
    ]
  })
}
