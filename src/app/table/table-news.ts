/** The news from the table to the sound room: the events since the last time, and the moment. */
import { type Scene, strikeIn } from '../../board/index.ts'
import { lostToThreat } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { danger, type TableNews } from '../../sound/index.ts'

/** The events sent so far, and their number. */
export interface Told {
  events: Scene['events']
  n: number
}

/** The raid's art for its cards. */
type RaidArt = NonNullable<Library['raids'][number]['art']>

/** `when`: the milliseconds until each event is seen. */
export const newsFor = (
  told: Told,
  scene: Scene,
  { light, art }: { light: string; art?: RaidArt | undefined },
  when: ReadonlyMap<number, number> | undefined,
): Omit<TableNews, 'speed'> => ({ ...newsOf(scene, freshEvents(told, scene), art), light, when })

/** The events since the last time; none after undo, or when a game is opened. */
function freshEvents(told: Told, { events }: Scene): Scene['events'] {
  const fresh = events === told.events ? events.slice(told.n) : []
  told.events = events
  told.n = events.length
  return fresh
}

function newsOf(
  scene: Scene,
  events: Scene['events'],
  art: RaidArt | undefined,
): Omit<TableNews, 'light' | 'speed' | 'when'> {
  const { view, lastEvent, stages, decision } = scene
  const { outcome, raid } = view
  const won = outcome?.result === 'raiders' && view.seat < 0 ? true : outcome?.winners.includes(view.seat)
  const { bonds, looms } = raid
  const { cues, sounds } = art ?? {}
  const boss = view.seats.find((seat) => seat.boss)
  return {
    events,
    ear: {
      seat: view.seat,
      isEvent: (name) => name !== '' && name === lastEvent,
      boss: boss?.seat,
      last: raid.stages > 1 && raid.stage === raid.stages,
      bound: bonds && boss?.hero,
      strikes: events[strikeIn(looms, events)]?.i,
      ...(cues ? { own: (name) => cues[name] } : {}),
      ...(sounds ? { sounds: (name) => Object.hasOwn(sounds, name) } : {}),
    },
    moment: {
      stage: raid.stage,
      asked: decision !== null,
      end: outcome ? (won ? 'won' : 'lost') : '',
      bonds: bonds?.left,
      away: view.seats.filter((seat) => seat.away !== '' && !seat.lost).length,
      over: view.seats.reduce((sum, seat) => sum + lostToThreat(view, seat), 0),
      looms: looms && { turns: looms.turns, held: looms.met >= looms.of },
    },
    stages,
    danger: danger(view, stages),
  }
}
