/** The replay of a room's finished raid, for anybody who has the room's link. */
import { savedGame } from '../session/save.ts'
import { savedFileText } from '../session/saved-game.ts'
import type { Fault } from '../wire/index.ts'
import { phaseOf, type RaidRoom } from './room.ts'

/** The text of its file, with everything that was hidden; a fault before the raid is over. */
export function replayOf(room: RaidRoom): { text: string } | Fault {
  const { play, people, own } = room
  if (!play || phaseOf(room) !== 'over')
    return { why: 'There is no replay before the raid is over.', fix: 'Join the room, to play or to look on.' }
  const { record, seats, reasons } = savedGame(play.session, people.code, 0, own !== null)
  const plans = seats.map(({ silent: _own, ...plan }) => plan)
  return { text: savedFileText({ record, name: '', seats: plans, reasons }) }
}
