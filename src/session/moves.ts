/** Changes of a session: a person answers, concedes or passes, a bot moves, a seat changes hands. */
import { choices, choose, concede, glance } from '../engine/index.ts'
import type { CardId, Decision, Refusal, Seat } from '../engine/types.ts'
import { planLine } from '../players/index.ts'
import { atOnce, type BotMove } from './bot-move.ts'
import { type Declaration, declarationAfter } from './cancel.ts'
import { type Agreement, nextAnswer } from './group-decision.ts'
import { askersOf, canHush } from './hush.ts'
import { afterPass, beginPassing, canPass, type Passing } from './passing.ts'
import { isAgreed, type Proposed, partsOf, personsOf, proposed } from './proposal.ts'
import type { Reason, SeatPlan } from './saved-game.ts'
import {
  answersEarly,
  hasRealCards,
  isPerson,
  type NextUp,
  onlooker,
  pending,
  proposalNow,
  question,
  questionTo,
  type Session,
  screenOf,
  standingReasons,
} from './session.ts'
import type { Silence } from './stops.ts'
import { askedOf } from './wishing.ts'

const notHere: Refusal = { rule: '102.1b', why: 'Only a person who plays here can concede.' }

/** Answers the open question for the person who is asked. Returns null if done; a refusal changes nothing. */
export function answer(session: Session, index: number): Refusal | null {
  const open = question(session)
  if (!open) return { rule: '', why: 'The game is over.' }
  if (!isPerson(session, open.seat)) return { rule: open.rule, why: 'A bot decides now.' }
  session.near = open.seat
  if (personsOf(open, session.seats).length > 1 && open.answers[index]) return propose(session, open, { answer: index })
  return take(session, index)
}

/** Answers the question put to this seat, which need not be the first to be asked. Returns null if done; a refusal changes nothing. */
export function answerAs(session: Session, seat: Seat, index: number): Refusal | null {
  const open = questionTo(session, seat)
  if (!open) return notAsked(session)
  if (!open.answers[index]) return { rule: open.rule, why: 'There is no such answer.' }
  const now = question(session)
  if (now && answersEarly(session, now, seat)) {
    session.early.set(seat, index)
    return null
  }
  session.near = seat
  return answer(session, index)
}

/** The same with the raiders' agreement, in a decision that they make together. */
export function answerTogetherAs(session: Session, seat: Seat, agreed: Agreement): Refusal | null {
  const open = questionTo(session, seat)
  if (!open) return notAsked(session)
  if (!open.joint) return { rule: open.rule, why: 'This is not decided together.' }
  session.near = seat
  return answerTogether(session, agreed)
}

const notAsked = (session: Session): Refusal => {
  const open = question(session)
  if (!open) return { rule: '', why: 'The game is over.' }
  const { name = 'Somebody else' } = onlooker(session).seats[open.seat] ?? {}
  return { rule: open.rule, why: `${name} decides now.` }
}

/** Answers one question after another as the raiders agreed; if several persons decide, proposes that to the others. */
export function answerTogether(session: Session, agreed: Agreement): Refusal | null {
  const open = question(session)
  if (!open?.joint || !isPerson(session, open.seat)) return null
  session.near = open.seat
  return propose(session, open, partsOf(agreed))
}

/** Proposes for the person who is asked, and does it if everybody agrees. At one screen of a real table they have talked about it. */
function propose(session: Session, open: Decision, what: Proposed): Refusal | null {
  session.proposal = proposed(proposalNow(session), open.seat, what, choices(session.game))
  const talked = session.screens.size === 0 && hasRealCards(session.game, open.seat)
  if (!talked && !isAgreed(session.proposal, open, session.seats)) return null
  session.proposal = null
  return 'answer' in what ? take(session, what.answer) : takeParts(session, open, new Map(what.parts))
}

function takeParts(session: Session, { about: { code } }: Decision, parts: Map<CardId, number>): Refusal | null {
  for (let open = question(session); open?.joint && open.about.code === code; open = question(session)) {
    const index = nextAnswer(open, parts)
    const refusal = index < 0 ? null : take(session, index)
    if (index < 0 || refusal) return refusal
  }
  return null
}

/** Makes a choice, by the index of the answer. */
function take(session: Session, index: number): Refusal | null {
  const before = choices(session.game)
  const open = question(session)
  const begun = open && declarationAfter(session, open, index)
  const refusal = choose(session.game, index)
  if (!refusal) {
    if (open) session.early.delete(open.seat)
    chosen(session, before, begun)
  }
  return refusal
}

/** After a choice: drops everything about choices that were taken back. */
function chosen(session: Session, before: number, begun: Declaration | null): void {
  session.proposal = null
  session.reasons = session.reasons.filter(({ choice }) => choice < before)
  session.declared.length = before + 1
  session.declared.push(begun)
}

/** A person concedes (102.1b). Returns null if done; a refusal changes nothing. */
export function concedeSeat(session: Session, seat: Seat): Refusal | null {
  if (!isPerson(session, seat)) return notHere
  const before = choices(session.game)
  const refusal = concede(session.game, seat)
  if (!refusal) chosen(session, before, null)
  return refusal
}

/** Gives the automatic answer for a person. Throws if the game refuses it, which never happens with a listed answer. */
export function answerAutomatically(
  session: Session,
  { open, answer: index }: Extract<NextUp, { kind: 'automatic' }>,
): void {
  must(take(session, index))
  const screen = screenOf(session, open.seat)
  if (screen.passing) screen.passing = afterPass(screen.passing, glance(session.game, open.seat))
}

function must(refusal: Refusal | null): void {
  if (refusal) throw new Error(`A listed answer was refused: ${refusal.why} (${refusal.rule})`)
}

/** The move of the bot to answer, thinking synchronously; `enough`: without looking ahead. */
export function botMove(session: Session, open: Decision, enough = false): BotMove {
  return atOnce(session.bots.moving(session.game, session.seats[open.seat]?.bot ?? '', askedOf(session)), enough)
}

/** Whether the reason for a move is worth showing: not if the bot does nothing, and not if the Boss passes again for the same reason. */
export function isWorthTelling({ reasons }: Session, { seat }: Decision, { why, quiet, ends }: BotMove): boolean {
  if (why === '') return false
  return !quiet || (ends && reasons.findLast((reason) => reason.seat === seat)?.text !== why)
}

const saidAloud = (thoughts: BotMove['thoughts']): Pick<Reason, 'thoughts'> =>
  thoughts && thoughts.length > 1 ? { thoughts: [...thoughts] } : {}

/** Leaves out what changes from turn to turn although the plan is the same. */
const withoutNumbers = (text: string): string => text.replace(/\d+/g, '')

/** The plan of the raiders' bots for this turn, if it is to be said: once a turn, and not the same again. */
function planNow(session: Session, open: Decision): Reason | null {
  if (!session.plans) return null
  const seen = onlooker(session)
  const { turn, chain, combat, seats } = seen
  if (turn.seat !== open.seat || turn.phase !== 'action' || chain.length > 0 || combat || seats[open.seat]?.boss)
    return null
  const last = standingReasons(session).findLast(({ plan }) => plan !== undefined)
  const told = last?.plan === turn.n ? null : planLine(seen, open, session.library, askedOf(session).people ?? [])
  if (!told || withoutNumbers(told.why) === withoutNumbers(last?.text ?? '')) return null
  return {
    choice: choices(session.game),
    seat: open.seat,
    text: told.why,
    cards: [...told.cards],
    secret: false,
    plan: turn.n,
  }
}

/** Makes a bot's move, and keeps its reason if it is worth showing. */
export function playMove(session: Session, open: Decision, move: BotMove): void {
  const { why: text, cards, secret, thoughts } = move
  const choice = choices(session.game)
  const told = isWorthTelling(session, open, move)
  const plan = planNow(session, open)
  must(take(session, move.answer))
  if (plan) session.reasons.push(plan)
  if (told) session.reasons.push({ choice, seat: open.seat, text, cards: [...cards], secret, ...saidAloud(thoughts) })
}

/** The next step of the game. Passing ends when a person must act with priority; other questions don't end it. */
export function settle(session: Session): NextUp {
  const now = pending(session)
  if (now.kind !== 'person' || !canPass(now.open)) return now
  const screen = screenOf(session, now.open.seat)
  if (!screen.passing) return now
  screen.passing = null
  return pending(session)
}

/** Makes one decision that needs no person: an automatic answer or a bot's move. Returns the kind of step that the game was at. */
export function nextKind(session: Session): NextUp['kind'] {
  const now = settle(session)
  if (now.kind === 'automatic') answerAutomatically(session, now)
  if (now.kind === 'bot') playMove(session, now.open, botMove(session, now.open))
  return now.kind
}

/** Steps until a person is asked or the game is over, at most `most` times. Returns the number of steps. */
export function runToPerson(session: Session, most = Number.POSITIVE_INFINITY): number {
  let steps = 0
  while (steps < most && !['person', 'over'].includes(nextKind(session))) steps++
  return steps
}

/** From now on passes priority for all persons. */
export function startPassing(session: Session, until: Passing['until'] = 'news'): void {
  const open = question(session)
  session.passing = beginPassing(glance(session.game, open?.seat ?? -1), open?.about.window, until)
}

/** From now on passes priority for the person of this seat, who has a screen of their own. */
export function startPassingAs(session: Session, seat: Seat, until: Passing['until'] = 'news'): void {
  const open = question(session)
  screenOf(session, seat).passing = beginPassing(glance(session.game, seat), open?.about.window, until)
}

/** Hands a seat to a person or a bot, at any time; its settings for cards stay. Refuses a bot where the cards are real; nothing is changed then. */
export function changeSeat(session: Session, seat: Seat, plan: SeatPlan): Refusal | null {
  if (plan.kind === 'bot' && hasRealCards(session.game, seat))
    return { rule: '', why: 'The cards of this seat are real: only whoever holds them can play them.' }
  session.proposal = null
  session.early.delete(seat)
  session.seats[seat] = { ...plan, silent: session.seats[seat]?.silent }
  return null
}

/** Stops a card from asking a seat for the rest of this game; null lets it ask again. */
export function silence(session: Session, seat: Seat, card: string, to: Silence | null): void {
  const plan = session.seats[seat]
  if (!plan) return
  const { [card]: _old, ...others } = plan.silent ?? {}
  session.seats[seat] = { ...plan, silent: to ? { ...others, [card]: to } : others }
}

/** Passes the open question, and silences the cards that caused it until the turn ends. Returns false if it can't be passed. */
export function hush(session: Session): boolean {
  const open = question(session)
  const own = open && glance(session.game, open.seat)
  if (!open || !own || !isPerson(session, open.seat) || !canHush(open, own)) return false
  const { turn, seat } = own
  const kept = session.hushed.filter((one) => one.turn === turn.n)
  session.hushed = [...kept, { turn: turn.n, seat, cards: askersOf(session, open) }]
  return answer(session, 0) === null
}
