/** Edit, and see the same moment: a game that follows its raid while that is written. */
import { type Again, choices, decision, type Game, playAgain } from '../engine/index.ts'
import type { Decision, Library, Seat } from '../engine/types.ts'
import { type Session, standingReasons } from './session.ts'

/** A game at a moment, and the one whose moment is wanted: another only while nobody has chosen since it stopped short. */
export interface Followed {
  readonly wanted: Game
  readonly game: Game
  readonly open: Decision | null
}

const follow = (wanted: Game, game: Game): Followed => ({ wanted, game, open: decision(game) })

/** The moment of a game with another version of its raid: that game, the reasons of bots that still hold, and what became of it, in words. */
export interface SameMoment extends Pick<Session, 'game' | 'reasons'> {
  readonly followed: Followed
  readonly stopped: boolean
  readonly text: string
}

/**
 * @param session - The session of the game as it was played; it is not changed.
 * @param last - Of the last time the raid changed; null before.
 * @param library - The library with the new version of the raid.
 * @param reader - The seat of whoever reads the words.
 * @throws SetupError if the new version can't be started with this setup.
 */
export function sameMoment(session: Session, last: Followed | null, library: Library, reader: Seat): SameMoment {
  const stands = last !== null && last.game === session.game && last.open === decision(session.game)
  const wanted = stands ? last.wanted : session.game
  const { game, shared, stop } = playAgain(wanted, library, reader)
  return {
    game,
    reasons: standingReasons(session).filter(({ choice }) => choice < shared),
    followed: follow(wanted, game),
    stopped: stop !== null,
    text: textOf(stop, choices(wanted)),
  }
}

const textOf = (stop: Again['stop'], all: number): string =>
  stop
    ? `The raid has changed. It stops at choice ${stop.choice} of ${all}. ${stop.text} You can play on from here, or change the raid again.`
    : 'The raid has changed. This is the same moment.'
