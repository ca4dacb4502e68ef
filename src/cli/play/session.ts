/** A game at the terminal: who sits where, what has been shown, and what each order does to it. */

import {
  canRedo,
  canUndo,
  choices,
  choose,
  concede,
  decision,
  describeAnswer,
  eventCount,
  events,
  type Game,
  redo,
  undo,
  view,
} from '../../engine/index.ts'
import type { Decision, GameEvent, Library, Refusal, Seat, View } from '../../engine/types.ts'
import { makePlayer, type Player } from '../../players/index.ts'
import { makeGameLog } from '../../session/game-log.ts'
import { askPersonFirst } from '../../session/group-decision.ts'
import { canPass, endsTurn, happens, passed, type Since } from '../../session/passing.ts'
import type { Reason } from '../../session/saved-game.ts'
import { isSecret } from '../../session/secret.ts'

export interface Session {
  library: Library
  game: Game
  seed: number
  /** Name and mind of the bot of each seat; it waits while a person has the seat. */
  names: string[]
  players: Player[]
  /** Seats that a person answers for. */
  people: Set<Seat>
  /** Ask also where only one answer is legal. */
  every: boolean
  /** Pass priority for the person: while this turn lasts, or from it on until something happens. */
  passing: { since: Since; until: 'turn ends' | 'something happens' } | null
  /** Events shown so far. */
  shown: number
  /** What bots said as they chose. */
  reasons: Reason[]
  /** The lines about the table that stood over the last question. */
  told: readonly string[]
}

/** What a bot's move looked like from the terminal: who, what, and why, null while that must stay secret. */
export interface Move {
  seat: Seat
  who: string
  did: string
  why: string | null
  /** Whether what happens next tells by itself what was done. */
  shows: boolean
}

/** The seat whose eyes the terminal has: the one person's; an onlooker's (-1) if there are none or several. */
export function eyes({ people }: Session): Seat {
  const [only] = people
  return people.size === 1 ? only : -1
}

export const seatCount = ({ players }: Session): number => players.length

export const nameOf = (session: Session, seat: Seat): string =>
  view(session.game, -1).seats.find((row) => row.seat === seat)?.name ?? `seat ${seat}`

/** Must a person answer it? Not where only one answer is legal, nor a priority that is being passed. */
export function asksPerson(session: Session, open: Decision): boolean {
  const { game, passing } = session
  if (!session.people.has(open.seat)) return false
  if (passing && canPass(open)) {
    const now = view(game, open.seat)
    if (passing.until === 'turn ends' ? passing.since.turn === now.turn.n : !happens(now, passing.since)) return false
  }
  return session.every || open.matters
}

/** Decisions whose answers are told by the events that follow. */
const told: readonly Decision['kind'][] = ['priority', 'attacker-target', 'target', 'protect', 'strike', 'discard']

/** Answers a decision that no person must answer; the move, if it is worth telling. */
export function answerAlone(session: Session, open: Decision): Move | undefined {
  const { game, reasons } = session
  if (session.people.has(open.seat) || !open.matters) {
    take(session, 0)
    if (session.passing) session.passing.since = passed(session.passing.since, view(game, open.seat))
    return undefined
  }
  const own = view(game, open.seat)
  const { answer, why } = session.players[open.seat].choose(own, open)
  if (open.answers[answer]?.do === 'pass' && !(why && endsTurn(own) && lastReason(session, open.seat) !== why)) {
    take(session, answer)
    return undefined
  }
  const secret = isSecret(why, own, view(game, -1), open, open.answers[answer])
  const did = describeAnswer(game, open, answer, secret ? eyes(session) : open.seat)
  while ((reasons.at(-1)?.choice ?? -1) >= choices(game)) reasons.pop()
  if (why) reasons.push({ choice: choices(game), seat: open.seat, text: why, secret })
  take(session, answer)
  const who = nameOf(session, open.seat)
  return {
    seat: open.seat,
    who,
    did,
    why: secret && eyes(session) !== open.seat ? null : why,
    shows: told.includes(open.kind),
  }
}

const lastReason = ({ reasons }: Session, seat: Seat): string | undefined =>
  reasons.findLast((reason) => reason.seat === seat)?.text

/** What happened and why, as the terminal's eyes may know it: the log of the page, in its order. */
export function gameLog({ game, library, reasons }: Session, seen: View): readonly string[] {
  const raid = library.raids.find(({ id }) => id === seen.raid.id)
  const eventCards = new Set(raid?.cards.flatMap(({ name, type }) => ([type].flat().includes('event') ? [name] : [])))
  return makeGameLog(game, eventCards, () => reasons.filter(({ choice }) => choice < choices(game)))
    .read(seen.seat, seen)
    .log.map(({ text }) => text)
}

/** Takes an answer by its index. Throws if it is refused, which no listed answer is. */
export function take({ game }: Session, answer: number): void {
  const refusal = choose(game, answer)
  if (refusal) throw new Error(`a listed answer was refused: ${refusal.why} (${refusal.rule})`)
}

/** A person's seat leaves the game (102.1b). The refusal, if it can't. */
export function leaveGame({ game, people }: Session, seat: Seat): Refusal | null {
  return people.has(seat)
    ? concede(game, seat)
    : { rule: '102.1b', why: 'Only who is played by a person here concedes.' }
}

/** Events that have not been shown yet, as the terminal's eyes may know them. */
export function news(session: Session): readonly GameEvent[] {
  const fresh = events(session.game, session.shown, eyes(session))
  session.shown = eventCount(session.game)
  return fresh
}

/** The open question; what several seats decide together is asked of a person among them. */
export const asked = ({ game, people }: Session): Decision | null =>
  askPersonFirst(decision(game), (seat) => people.has(seat))

/** Back to the last question that a person answered, or to the start. False if there is nothing to take back. */
export const stepBack = (session: Session): boolean => walk(session, canUndo, undo)

/** Forward again to the next question for a person, or as far as choices were taken back. */
export const stepForward = (session: Session): boolean => walk(session, canRedo, redo)

function walk(session: Session, can: (game: Game) => boolean, step: (game: Game) => boolean): boolean {
  const { game } = session
  if (!can(game)) return false
  session.passing = null
  let open: Decision | null
  do {
    step(game)
    open = asked(session)
  } while (can(game) && !(open && asksPerson(session, open)))
  session.shown = eventCount(game)
  session.told = []
  return true
}

/** Gives a seat to a bot of this name; the game goes on from where it is. Throws on an unknown or unfit name. */
export function seatBot(session: Session, seat: Seat, name: string): void {
  session.players[seat] = makePlayer(name, seat, session.seed, session.library)
  session.names[seat] = name
  session.people.delete(seat)
}
