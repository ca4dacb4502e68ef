/** The steps of a session: a person answers, concedes or passes, a bot moves, seats change hands. */
import { choices, choose, concede, view } from '../engine/index.ts'
import type { Decision, Refusal, Seat } from '../engine/types.ts'
import type { BotMove } from './bot-move.ts'
import { afterPass, beginPassing, canPass, type Passing } from './passing.ts'
import type { SeatPlan } from './saved-game.ts'
import { isPerson, type Pending, pending, question, type Session } from './session.ts'
import type { Silence } from './stops.ts'

const notHere: Refusal = { rule: '102.1b', why: 'Only a seat that a person plays here can concede.' }

/** Answers the open question for the person who is asked. Null if done; a refusal changes nothing. */
export function answer(session: Session, index: number): Refusal | null {
  const open = question(session)
  if (!open) return { rule: '', why: 'The game is over.' }
  if (!isPerson(session, open.seat)) return { rule: open.rule, why: 'A bot decides now.' }
  return take(session, index)
}

/** A choice, by the index of the answer. What was said of choices that were taken back is forgotten then. */
function take(session: Session, index: number): Refusal | null {
  const before = choices(session.game)
  const refusal = choose(session.game, index)
  if (!refusal) session.reasons = session.reasons.filter(({ choice }) => choice < before)
  return refusal
}

/** The seat of a person leaves the game as the loser (102.1b). Null if done; a refusal changes nothing. */
export function concedeSeat(session: Session, seat: Seat): Refusal | null {
  if (!isPerson(session, seat)) return notHere
  const before = choices(session.game)
  const refusal = concede(session.game, seat)
  if (!refusal) session.reasons = session.reasons.filter(({ choice }) => choice < before)
  return refusal
}

/** Takes the answer that is given for a person. Throws if the game refuses it, which it does with no listed answer. */
export function answerAutomatically(
  session: Session,
  { open, answer: index }: Extract<Pending, { kind: 'automatic' }>,
): void {
  must(take(session, index))
  if (session.passing) session.passing = afterPass(session.passing, view(session.game, open.seat))
}

function must(refusal: Refusal | null): void {
  if (refusal) throw new Error(`A listed answer was refused: ${refusal.why} (${refusal.rule})`)
}

/** The move of the bot that is asked; it thinks here and now. */
export function botMove(session: Session, open: Decision): BotMove {
  return session.bots.move(session.game, session.seats[open.seat]?.bot ?? '')
}

/**
 * Whether the reason of a move is worth telling: not for what is no act, nor, where the Boss could go on with its turn and
 * passes, the same again.
 */
export function isWorthTelling({ reasons }: Session, { seat }: Decision, { why, quiet, ends }: BotMove): boolean {
  if (why === '') return false
  return !quiet || (ends && reasons.findLast((reason) => reason.seat === seat)?.text !== why)
}

/** Takes a bot's move, and keeps its reason if that is worth telling. */
export function playMove(session: Session, open: Decision, move: BotMove): void {
  const { why: text, cards, secret } = move
  const choice = choices(session.game)
  const told = isWorthTelling(session, open, move)
  must(take(session, move.answer))
  if (told) session.reasons.push({ choice, seat: open.seat, text, cards: [...cards], secret })
}

/** What the game waits for. Passing ends where a person is asked for priority; other questions don't end it. */
export function settle(session: Session): Pending {
  const now = pending(session)
  if (!session.passing || now.kind !== 'person' || !canPass(now.open)) return now
  session.passing = null
  return pending(session)
}

/** Does what needs no person, one decision: an automatic answer, or a bot's move. Returns what the game waited for. */
export function step(session: Session): Pending['kind'] {
  const now = settle(session)
  if (now.kind === 'automatic') answerAutomatically(session, now)
  if (now.kind === 'bot') playMove(session, now.open, botMove(session, now.open))
  return now.kind
}

/** Steps until a person is asked or the game is over, at most so often. Returns how often. */
export function runToPerson(session: Session, most = Number.POSITIVE_INFINITY): number {
  let steps = 0
  while (steps < most && !['person', 'over'].includes(step(session))) steps++
  return steps
}

/** From now on priority is passed for the persons. */
export function startPassing(session: Session, until: Passing['until'] = 'news'): void {
  const open = question(session)
  session.passing = beginPassing(view(session.game, open?.seat ?? -1), open?.about.window, until)
}

/** Hands a seat to a person or a bot, at any time; what it told cards stays. */
export function changeSeat(session: Session, seat: Seat, plan: SeatPlan): void {
  session.seats[seat] = { ...plan, silent: session.seats[seat]?.silent }
}

/** Tells a card to stop asking a seat, as long as this game lasts; null lets it ask again. */
export function silence(session: Session, seat: Seat, card: string, to: Silence | null): void {
  const plan = session.seats[seat]
  if (!plan) return
  const { [card]: _old, ...others } = plan.silent ?? {}
  session.seats[seat] = { ...plan, silent: to ? { ...others, [card]: to } : others }
}
