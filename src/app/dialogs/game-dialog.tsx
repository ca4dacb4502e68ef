/** Acts on the current game as a whole: rename it, copy it, save it to a file, share a link, play the raid again. */
import { useSignal } from '@preact/signals'
import { type Saved, savedName } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import { addressOf, wantedOf } from '../start/raid-link.ts'
import { keepFile } from '../storage/carry.ts'
import { newGameId } from '../storage/save-store.ts'
import { isBuiltIn } from '../storage/shelf-store.ts'
import { keep, saved, snap } from '../table/keeping.ts'
import type { Keeping, Page } from '../table/page.ts'
import { copyText } from '../ui/browser.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

export function gameDialog(page: Page, keeping: Keeping): void {
  snap(page)
  openDialog('This game', <GameForm page={page} keeping={keeping} />)
}

function GameForm({ page, keeping }: { page: Page; keeping: Keeping }) {
  const { app } = page
  const opened = saved(keeping)
  const name = useSignal(savedName(opened))
  const status = useSignal('')
  const say = async (words: Promise<string>): Promise<void> => {
    status.value = await words
  }
  const rename = (): void => {
    keeping.name = name.value.trim()
    keep(page)
    status.value = 'Renamed.'
  }
  return (
    <>
      <p class="note">
        {`${opened.title} · ${opened.note} · seed ${opened.record.setup.seed}. The game is saved after every choice.`}
      </p>
      <FieldLine>
        <label>
          Name{' '}
          <input
            id="game-name"
            maxLength={60}
            aria-label="Name of this game"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="button" onClick={rename}>
          Rename
        </button>
        <button type="button" onClick={() => void say(copyGame(app, saved(keeping), name.value.trim()))}>
          Save a copy of this moment
        </button>
      </FieldLine>
      <FieldLine>
        <button type="button" onClick={() => keepFile(app.shelf, saved(keeping))}>
          Save to file
        </button>
        <button type="button" onClick={() => void say(copyLink(saved(keeping)))}>
          Copy a link to this raid
        </button>
        {page.raid && !page.session.outcome() && (
          <button type="button" onClick={() => (status.value = keeping.position(saved(keeping)) ?? '')}>
            Save this position to a file
          </button>
        )}
      </FieldLine>
      <FieldLine>
        <ClosingButton act={() => keeping.again(saved(keeping), false)}>Play again with other cards</ClosingButton>
        <ClosingButton act={() => keeping.again(saved(keeping), true)}>Play again with the same cards</ClosingButton>
        <ClosingButton act={() => void app.go.start()}>Another raid</ClosingButton>
      </FieldLine>
      <p class="note" role="status">
        {status.value}
      </p>
    </>
  )
}

/** Saves a copy of the game under a name. Returns a message for the player. */
async function copyGame({ saves }: App, game: Saved, name: string): Promise<string> {
  void navigator.storage?.persist?.().catch(() => false)
  saves.put({ ...game, id: newGameId(), name: name || savedName(game) })
  await saves.settled()
  return saves.trouble() || `Saved: ${name || savedName(game)}, ${game.note}. You will find it on the start screen.`
}

/** Copies a link to the raid's setup. Returns a message for the player. */
async function copyLink({ record: { setup }, seats }: Saved): Promise<string> {
  if (!('raid' in setup)) return 'Only raids can be shared as links: send this game’s file instead.'
  const wanted = wantedOf(setup, seats)
  if (!wanted) return 'A raider’s deck is not in the library: send this game’s file instead.'
  const said = await copyText(new URL(addressOf(wanted), location.href).href)
  return isBuiltIn(wanted.raid) ? said : `${said} Whoever opens it needs the raid, too: it is on your shelf.`
}
