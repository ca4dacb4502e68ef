/** A session at one moment as one seat may know it, as plain data: enough for a screen to show it and to ask its person. */
import { type Described, describe, describeChain, describeStanding, forecast, glance, view } from '../engine/index.ts'
import type { CardId, Decision, Forecast, Seat, View } from '../engine/types.ts'
import { inList } from '../language/phrases.ts'
import { canCancel } from './cancel.ts'
import type { Foresight } from './foresight.ts'
import { letsGoOn } from './passing.ts'
import { agrees, type Proposal, personsOf } from './proposal.ts'
import { foresightNow, isPerson, pending, proposalNow, question, questionTo, type Session } from './session.ts'

export interface Seen {
  readonly view: View
  /** The seat that must decide, whether that is a person, and whether they may let others go on; null once the game is over. */
  readonly asked: { readonly seat: Seat; readonly person: boolean; readonly passes: boolean } | null
  /** The open question, if this seat's person answers it; in words, with another person's proposal. */
  readonly mine: Decision | null
  readonly words: Described | null
  /** The results of its answers. */
  readonly foresight: Foresight | null
  readonly proposal: Proposal | null
  /** The open proposal for everybody at the table: who made it, who agrees, who is still to say; '' if there is none. */
  readonly proposed: string
  /** Whether the person's open declaration can be taken back. */
  readonly cancels: boolean
  /** The links of the chain in words, bottom first. */
  readonly links: readonly string[]
  /** Ongoing effects that are about no single card. */
  readonly standing: readonly { card: CardId; seat: Seat; text: string }[]
  /** The result of the open combat as it stands. */
  readonly forecast: Forecast | null
}

/** The session as this seat may know it now; -1 is an onlooker. */
export function seenBy(session: Session, seat: Seat): Seen {
  const { game } = session
  const now = view(game, seat)
  const open = question(session)
  const mine = pending(session).kind === 'person' ? questionTo(session, seat) : null
  const person = open !== null && isPerson(session, open.seat)
  const proposal = mine ? proposalNow(session) : null
  return {
    view: now,
    asked: open && { seat: open.seat, person, passes: person && letsGoOn(now, open, 0) },
    mine,
    words: mine && withProposal(now, proposal, describe(game, mine, seat)),
    foresight: mine && foresightNow(session, mine, now),
    proposal,
    proposed: proposedNow(session),
    cancels: mine !== null && mine.seat === open?.seat && canCancel(session),
    links: describeChain(game, seat),
    standing: describeStanding(game, now),
    forecast: forecast(game),
  }
}

/** Says of the open proposal who made it, who agrees, and who is still to say; '' if there is none. */
export function proposedNow(session: Session): string {
  const [open, proposal] = [question(session), proposalNow(session)]
  if (!open || !proposal) return ''
  const { what, by } = proposal
  const names = glance(session.game, -1).seats
  const name = (seat: Seat): string => names[seat]?.name ?? ''
  const text = 'answer' in what ? `“${describe(session.game, open, -1).answers[what.answer]}”` : 'a plan'
  const others = personsOf(open, session.seats).filter((seat) => seat !== by)
  const [agreed, missing] = [true, false].map((is) =>
    others.filter((seat) => agrees(proposal, seat, session.seats) === is).map(name),
  ) as [string[], string[]]
  const so = agreed.length > 0 ? ` ${inList(agreed, 'and')} agree${agreed.length === 1 ? 's' : ''}.` : ''
  return `${name(by)} proposes ${text}.${so} Still to say: ${inList(missing, 'and')}.`
}

/** A question with another person's proposal: the same answer agrees. */
export function withProposal({ seats }: Pick<View, 'seats'>, proposal: Proposal | null, words: Described): Described {
  if (!proposal) return words
  const { name = '' } = seats[proposal.by] ?? {}
  const { prompt, says, answers, why } = words
  const wanted = 'answer' in proposal.what ? proposal.what.answer : -1
  return {
    prompt:
      wanted < 0
        ? `${name} has a plan: agree to it or change it under “Decide all at once…”.`
        : `${name} proposes “${answers[wanted]}”. Agree, or propose something else.`,
    says: [prompt, says].filter(Boolean).join('. '),
    answers: answers.map((text, i) => (i === wanted ? `Agree: ${text}` : text)),
    why,
  }
}
