/** A drill on the table: its goal, whether it is reached, and what to do then. Tries are not kept among the saved games. */
import { useEffect } from 'preact/hooks'
import { loadCards } from '../../content.ts'
import { choose, type Game, record, start, view } from '../../engine/index.ts'
import { type Drill, type GoalState, goalState, goalText } from '../../practice/index.ts'
import { type App, leave, setAddress } from '../app.tsx'
import '../replay/replay.css'
import { fresh, oneAmongBots } from '../games/begin.ts'
import { libraryOf } from '../games/game-library.ts'
import type { Laid } from '../local/local-session.ts'
import { playUnkept } from '../local/play-here.ts'
import { replayText } from '../replay/replays.ts'
import { layTable } from '../table/lay.ts'
import type { Around, Page } from '../table/page.ts'
import { askDialog, dropDialog } from '../ui/dialog.tsx'
import { count, scoreText } from './scores.ts'
import { besideLast, keepTry } from './tries.tsx'

/** Shows a drill from its beginning. */
export async function playDrill(app: App, drill: Drill): Promise<void> {
  const { setup, seat, id } = drill
  await loadCards(setup)
  const library = libraryOf(app.shelf, { setup })
  const game = start(library, setup, { events: true })
  await layTable(library, view(game, -1).raid.id, app.sound)
  leave(app)
  dropDialog()
  setAddress('#practice')
  count(id, 'try')
  const seats = oneAmongBots(setup.raiders.length, seat)
  await playUnkept(app, { library, game, seats, from: fresh() }, aroundDrill(app, drill, { library, game }))
}

/** A game that reaches the goal, as a replay; `back`: to the drills. */
function showBest(app: App, { setup, best }: Drill): void {
  const game = start(libraryOf(app.shelf, { setup }), setup, { events: false })
  for (const choice of best) choose(game, choice)
  void replayText(app, JSON.stringify(record(game)), '#practice', {
    ...{ text: 'Back to practice', about: 'To the list of drills', act: app.go.practice },
  })
}

function aroundDrill(app: App, drill: Drill, { library, game }: Pick<Laid, 'library' | 'game'>): Around {
  const own = [
    {
      text: 'Try again',
      about: 'From the same position',
      act: () => {
        keepTry(drill.id, game)
        void playDrill(app, drill)
      },
    },
    besideLast(drill.id, library, game, drill.seat),
    { text: 'Show a way', about: 'A replay that reaches the goal', act: () => showBest(app, drill) },
  ]
  const leave = { text: 'Other drills', about: 'Back to the list', act: app.go.practice }
  return {
    Strip: ({ page }) => <Goal page={page} drill={drill} game={game} acts={[...own, leave]} />,
    watches: false,
    leaving: 'the drill can be begun again',
    leave,
    menu: () => ({ title: 'Practice', items: own }),
    next: () => own,
  }
}

interface GoalProps {
  page: Page
  drill: Drill
  game: Game
  acts: readonly { text: string; about: string; act(): void }[]
}

const stands: Readonly<Record<GoalState, string>> = { open: '', met: 'Reached', missed: 'Not this time' }

/** The goal under the bar; once it is decided, what to do next. */
function Goal({ page, drill, game, acts }: GoalProps) {
  page.shown.value // it is looked at anew whenever the table changes
  const state = goalState(game, drill)
  useEffect(() => {
    if (state === 'open' || page.closed) return
    const score = state === 'met' ? count(drill.id, 'solved') : null
    const text = score ? `${goalText(drill.goal).replace(/\.$/, '')}: ${scoreText(score)}.` : missedText(drill)
    askDialog(stands[state], text, acts)
  }, [state])
  return (
    <section class="replay" aria-label="Goal">
      <div class="row">
        <b>{goalText(drill.goal)}</b>
        <span role="status">{stands[state]}</span>
        {acts.map(({ text, about, act }) => (
          <button key={text} type="button" title={about} onClick={act}>
            {text}
          </button>
        ))}
      </div>
    </section>
  )
}

const missedText = ({ goal }: Drill): string =>
  `${goal.do === 'survive' ? 'Somebody has fallen.' : goal.do === 'hold' ? 'The stage is over.' : 'The turn is over.'} Undo and look for another way, or try again from the beginning.`
