/** Keeps what followed a choice that was taken back, and plays it on after another choice as far as it still fits. */
import { canRedo, choices, decision, played, playOn, start, take } from '../engine/index.ts'
import type { Decision, Game, Seat } from '../engine/types.ts'
import type { Reason } from './saved-game.ts'
import { isPerson, type Session, standingReasons } from './session.ts'
import { textOf } from './undo.ts'

/** A game as it went on before something was taken back. */
export interface KeptLine {
  readonly old: ReturnType<typeof played>
  readonly reasons: readonly Reason[]
  /** The number of choices before the one that was taken back. */
  readonly back: number
  /** The number of choices before what is played on. */
  at: number
  /** The first choice of a person from there on, in words. */
  next?: { at: number; text: string | null }
}

/** The game as it is before undo. */
export const lineOf = (session: Session): Omit<KeptLine, 'back' | 'at'> => ({
  old: played(session.game),
  reasons: standingReasons(session),
})

const begins = (all: readonly number[], first: readonly number[]): boolean =>
  first.length <= all.length && first.every((one, i) => one === all[i])

/** Keeps what undo has taken back; undo after undo keeps the whole of it. `before`: the game as it was. */
export function keepLine(session: Session, kept: KeptLine | null, before: Omit<KeptLine, 'back' | 'at'>): KeptLine {
  const back = choices(session.game)
  const whole = kept && begins(kept.old.choices, before.old.choices) ? kept : before
  return { ...whole, back, at: back }
}

/** The next choice of a person that would be played again, in words for everybody; null if there is none, or Redo makes it. What was chosen again is not. */
export function nextAgain(session: Session, kept: KeptLine | null): string | null {
  if (!kept || canRedo(session.game) || choices(session.game) <= kept.back) return null
  const made = played(session.game).choices
  const other = made.findIndex((one, i) => one !== kept.old.choices[i])
  kept.at = Math.max(kept.at, other < 0 ? made.length : other)
  if (kept.next?.at !== kept.at) {
    const next = walk(session, kept, (open) => isPerson(session, open.seat))
    kept.next = { at: kept.at, text: next && textOf(next.game, next.open, next.choice) }
  }
  return kept.next.text
}

/** Finds a question of the kept line, from where it stands. */
function walk(
  session: Session,
  { old, at }: KeptLine,
  wanted: (open: Decision) => boolean,
): { game: Game; open: Decision; choice: number; n: number } | null {
  const game = start(session.library, old.setup, { events: false, undo: false })
  for (const [n, choice] of old.choices.entries()) {
    const open = decision(game)
    if (n >= at && open && choice >= 0 && wanted(open)) return { game, open, choice, n }
    take(game, choice)
  }
  return null
}

/** Leaves out the next choice of a person, with all that belongs to it. Returns whether anything is left. */
function leaveOut(session: Session, kept: KeptLine): boolean {
  let isFirst = true
  const next = walk(session, kept, ({ seat, kind }) => {
    if (!isPerson(session, seat)) return false
    const found = !isFirst && kind === 'priority'
    isFirst = false
    return found
  })
  kept.at = next?.n ?? kept.old.choices.length
  return next !== null
}

/** A way to go on with the acts that followed a choice that was taken back; `leave out`: without the next of a person. */
export type KeptWay = 'play' | 'leave out' | 'forget'

/**
 * Plays on as before, leaves the next act out, or forgets all of them.
 * @param reader - The seat that reads why it stops.
 * @returns What is still kept, and why it stopped short; '' if it didn't.
 */
export function goOnAsBefore(
  session: Session,
  kept: KeptLine,
  way: KeptWay,
  reader: Seat,
): { kept: KeptLine | null; why: string } {
  const why = way === 'play' ? playAsBefore(session, kept, reader) : ''
  const isLeft = way === 'leave out' ? leaveOut(session, kept) : why !== ''
  return { kept: isLeft ? kept : null, why }
}

/**
 * Plays on as before, as far as it fits. Reasons of bots come with their acts.
 * @param reader - The seat that reads why it stops.
 * @returns Why it stopped short; '' if all of it was made again.
 */
function playAsBefore(session: Session, kept: KeptLine, reader: Seat): string {
  const { shared: _, stop, again } = playOn(kept.old, kept.at, session.game, reader)
  const now = new Map(again)
  for (const reason of kept.reasons) {
    const choice = now.get(reason.choice)
    if (choice !== undefined) session.reasons.push({ ...reason, choice })
  }
  kept.at = stop ? stop.choice - 1 : kept.old.choices.length
  return stop?.text ?? ''
}
