/** Trying something out: a copy of a game, which is played on until its player goes back to the game. */
import { type Game, load } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { Saved } from '../../session/saved-game.ts'
import { type App, leave, setAddress } from '../app.tsx'
import '../replay/replay.css'
import { playUnkept } from '../local/play-here.ts'
import type { Around } from '../table/page.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { besideLast, keepTry, readerOf } from './tries.tsx'

/** Shows a copy of a saved game; nothing that is done in it is kept. */
export async function tryOut(app: App, library: Library, saved: Saved): Promise<void> {
  const { record, seats, reasons, id } = saved
  const game = load(library, record)
  leave(app)
  dropDialog()
  setAddress(`#game=${id}`) // a reload goes back to the game
  const from = { id: `${id}?`, name: '', picture: '', reasons }
  await playUnkept(app, { library, game, seats, from }, aroundTry(app, { library, game, saved }))
}

interface Tried {
  library: Library
  game: Game
  saved: Saved
}

function aroundTry(app: App, { library, game, saved }: Tried): Around {
  const { id, record, seats } = saved
  const { go } = app
  const moment = `${id} ${record.choices.length}`
  const again = {
    text: 'Try again',
    about: 'From the same moment, with the same cards and dice',
    act: () => {
      keepTry(moment, game)
      void tryOut(app, library, saved)
    },
  }
  const acts = [again, besideLast(moment, library, game, readerOf(seats))]
  const back = { text: 'Back to the game', about: 'To the moment at which you left it', act: () => go.resume(id) }
  return {
    Strip: () => (
      <section class="replay" aria-label="What if">
        <div class="row">
          <b>What if …</b>
          <span>Nothing that you do here is kept.</span>
          {acts.map(({ text, about, act }) => (
            <button key={text} type="button" title={about} onClick={act}>
              {text}
            </button>
          ))}
          <button type="button" class="main" onClick={back.act}>
            {back.text}
          </button>
        </div>
      </section>
    ),
    watches: false,
    leaving: 'nothing that was tried here is kept',
    leave: back,
    menu: () => ({ title: 'What if', items: [...acts, back] }),
  }
}
