/** Shows a finished game as a replay, and plays on from any of its moments. */
import { useSignal } from '@preact/signals'
import { library as builtIn } from '../../content.ts'
import { choices, hash } from '../../engine/index.ts'
import type { Game, Library, Seat, SeatView } from '../../engine/types.ts'
import { findMoments, newReplay } from '../../session/replay.ts'
import { savedGame } from '../../session/save.ts'
import { type Opened, recordUpTo } from '../../session/saved-file.ts'
import type { Saved, SeatPlan } from '../../session/saved-game.ts'
import { newSession, onlooker, type Session, seatsInGame } from '../../session/session.ts'
import type { App, WayBack } from '../app.tsx'
import { fresh, openGame } from '../games/begin.ts'
import { several } from '../local/hot-seat.ts'
import { planOf, whoOf } from '../start/raid-link.ts'
import { WhoSelect } from '../start/who-select.tsx'
import { keepFile } from '../storage/carry.ts'
import type { Page } from '../table/page.ts'
import { play } from '../table/play.tsx'
import type { Play } from '../table/table-session.ts'
import { copyText } from '../ui/browser.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { replayCode } from './replay-code.ts'
import { aroundReplay, leap } from './replay-controls.tsx'
import { makeReplaySession, type ReplaySession } from './replay-session.ts'
import { reviewDialog } from './review-dialog.tsx'

interface Watched {
  library: Library
  /** Before its first choice. */
  game: Game
  opened: Opened
  /** The same game, as it is loaded while the first moments are seen. */
  steps: Generator<Game, Game>
  /** Called if the game can't be loaded to its end. */
  failed(error: unknown): void
  /** Whether to show at once what decided it. */
  review?: boolean | undefined
  /** The way back to where the replay came from. */
  back?: WayBack | undefined
}

/** Shows the game, from its beginning. */
export function playReplay(
  app: App,
  { library, game, opened, steps, failed, back, review = false }: Watched,
): Promise<Play> {
  const { seats, reasons, name } = opened
  const played = newSession(library, game, seats, { stops: app.settings(), reasons })
  const embed = library.raids.some((raid) => !builtIn.raids.includes(raid))
  const replay = newReplay({ ...played, seats: seats.map(({ bot }) => ({ kind: 'bot', bot })) }, opened.record.choices)
  const reading = findMoments(replay, steps, ownSeats(played))
  return play(app, library, (screen) => {
    const session = makeReplaySession(library, replay, screen, reading)
    session.end.catch(failed)
    const saved = session.end.then((end): Saved => {
      const whole = newSession(library, end, seats, { stops: app.settings(), reasons })
      return { ...savedGame(whole, 'replay', Date.now(), embed), name, picture: '' }
    })
    saved.catch(() => undefined)
    const playOn = async (plans: SeatPlan[]): Promise<void> => {
      const made = choices(game)
      const until = reasons.filter(({ choice }) => choice < made)
      await openGame(app, recordUpTo((await saved).record, made), plans, { ...fresh(), name, reasons: until })
    }
    const reviewIn = (page: Page): void =>
      void session.end.then((end) => {
        const show = (choice: number): void =>
          leap(
            page,
            session,
            Math.max(
              0,
              replay.moments.findIndex((made) => made >= choice),
            ),
          )
        const names = onlooker(played).seats.map((seat) => seat.name)
        if (!page.closed)
          reviewDialog({ game: end, library, boss: seats[0]?.kind === 'bot' ? seats[0].bot : '', names, show })
      })
    const around = aroundReplay(session, {
      back,
      playOn: () => playOnDialog(session, seats, (plans) => void playOn(plans)),
      link: async () => copyReplay(await saved, hash(await session.end)),
      review: reviewIn,
      reviews: review,
      file: () => void saved.then((whole) => keepFile(app.shelf, whole)),
    })
    return { session, keeping: null, around }
  })
}

/** Copies a link to the replay; `last`: the hash of its last position. Returns a message for the player. */
async function copyReplay(saved: Saved, last: string): Promise<string> {
  const code = await replayCode(saved, last)
  return code ? copyText(new URL(code, location.href).href) : 'This game is too long for a link: save it to a file.'
}

/** The seats whose cards may be seen before the game is over: those of the one person who plays it. */
const ownSeats = (session: Session): readonly Seat[] => (several(session) ? [] : seatsInGame(session))

/** Asks who plays each seat from here on; by default the viewer gets the seat in view. */
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
