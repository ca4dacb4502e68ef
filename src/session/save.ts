/** A session as a saved game. */
import { outcome, record } from '../engine/index.ts'
import type { SessionSave } from './saved-game.ts'
import { onlooker, type Session, standingReasons } from './session.ts'

/** The game as it stands, under this id; `when` is the time of saving, in milliseconds since 1970. `embed`: with its raid. */
export function savedGame(session: Session, id: string, when: number, embed = false): SessionSave {
  const { game, seats, party } = session
  const { turn, raid } = onlooker(session)
  const over = outcome(game) !== null
  const at = `round ${turn.round}${raid.title === '' ? '' : `, ${raid.title.replace(/^Stage/, 'stage')}`}`
  return {
    id,
    title: raid.name,
    party: [...party],
    note: over ? `finished in ${at}` : at,
    when,
    over,
    seats: seats.map((plan) => ({ ...plan })),
    reasons: standingReasons(session),
    record: record(game, { embed }),
  }
}
