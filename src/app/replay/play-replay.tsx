/** Shows a game that has been played as a replay, and plays on from any of its moments. */
import { useSignal } from '@preact/signals'
import { choices, hash } from '../../engine/index.ts'
import type { Seat, SeatView } from '../../engine/types.ts'
import { newReplay } from '../../session/replay.ts'
import { savedGame } from '../../session/save.ts'
import type { Saved, SeatPlan } from '../../session/saved-game.ts'
import { newSession, type Session, seatsInGame } from '../../session/session.ts'
import { several } from '../local/hot-seat.ts'
import type { Laid } from '../local/play-here.ts'
import { planOf, whoOf } from '../start/raid-link.ts'
import { WhoSelect } from '../start/who-select.tsx'
import type { PlayUse } from '../table/page.ts'
import { type Play, play } from '../table/play.tsx'
import type { SessionUse } from '../table/table-session.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { aroundReplay } from './replay-controls.tsx'
import { makeReplaySession, type ReplaySession } from './replay-session.ts'

/** What is done with a game that is replayed. */
export interface ReplayUses {
  /** Whether its record needs its raid in it. */
  readonly embed: boolean
  /** Plays on after so many choices, with these at the seats. */
  playOn(saved: Saved, choices: number, seats: SeatPlan[]): void
  /** Copies a link to the replay; `last`: the hash of its last position. Returns a message for the player. */
  link(saved: Saved, last: string): Promise<string>
  file(saved: Saved): void
}

/** Shows the game in `host`, from its beginning. */
export function playReplay(
  host: HTMLElement,
  { library, game, seats, from }: Laid,
  uses: ReplayUses,
  use: PlayUse,
): Promise<Play<ReplaySession>> {
  const played = newSession(library, game, seats, { stops: use.settings(), reasons: from.reasons })
  const saved: Saved = { ...savedGame(played, from.id, Date.now(), uses.embed), name: from.name, picture: '' }
  const last = hash(game)
  const replay = newReplay({ ...played, seats: seats.map(({ bot }) => ({ kind: 'bot', bot })) }, ownSeats(played))
  const begin = (sessionUse: SessionUse) => {
    const session = makeReplaySession(library, replay, sessionUse)
    const around = aroundReplay(session, {
      playOn: () => playOnDialog(session, seats, (plans) => uses.playOn(saved, choices(game), plans)),
      link: () => uses.link(saved, last),
      file: () => uses.file(saved),
    })
    return { session, keeping: null, around }
  }
  return play(host, begin, use)
}

/** Whose cards may be seen before the game is over: those of the one person who plays it. */
const ownSeats = (session: Session): readonly Seat[] => (several(session) ? [] : seatsInGame(session))

/** Asks who plays each seat from here on; at first whoever looks on has the seat that is seen. */
function playOnDialog(session: ReplaySession, seats: readonly SeatPlan[], done: (plans: SeatPlan[]) => void): void {
  session.run(false)
  const { seats: names } = session.onlooker()
  const { eyes } = session.moment.value
  const wanted = typeof eyes === 'number' && eyes >= 0 ? eyes : seats.findIndex(({ kind }) => kind === 'person')
  const mine = names[wanted] ? wanted : (names.find(({ boss }) => !boss)?.seat ?? 0)
  const first = seats.map(({ bot }, seat): SeatPlan => ({ kind: seat === mine ? 'person' : 'bot', bot }))
  openDialog('Play on from here', <PlayOn names={names} first={first} done={done} />, { close: 'Cancel' })
}

interface PlayOnProps {
  names: readonly SeatView[]
  first: readonly SeatPlan[]
  done(plans: SeatPlan[]): void
}

function PlayOn({ names, first, done }: PlayOnProps) {
  const who = useSignal(first.map(whoOf))
  const plans = (): SeatPlan[] => who.value.map((one, seat) => planOf(one, names[seat]?.boss === true))
  return (
    <>
      <p class="note">A new game of yours begins at this moment. The one that you look at stays as it is.</p>
      {names.map(({ seat, name, boss }) => (
        <FieldLine key={seat}>
          <label>
            {name}{' '}
            <WhoSelect
              id={`on-${seat}`}
              name={`Who plays ${name}`}
              boss={boss}
              value={who.value[seat] ?? ''}
              change={(to) => (who.value = who.value.with(seat, to))}
            />
          </label>
        </FieldLine>
      ))}
      <FieldLine>
        <ClosingButton main act={() => done(plans())}>
          Play on
        </ClosingButton>
      </FieldLine>
    </>
  )
}
