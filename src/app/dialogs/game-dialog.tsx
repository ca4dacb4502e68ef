/** What can be done with the current game as a whole: rename it, copy it, save it to a file, share a link, play the raid again. */
import { useSignal } from '@preact/signals'
import { type Saved, savedName } from '../../session/saved-game.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

export interface GameUse {
  rename(name: string): void
  /** Returns a message for the player. */
  copy(name: string): Promise<string>
  file(): void
  link(): Promise<string>
  again(sameSeed: boolean): void
  leave(): void
}

export const gameDialog = (saved: Saved, use: GameUse): void =>
  openDialog('This game', <GameForm saved={saved} use={use} />)

function GameForm({ saved, use }: { saved: Saved; use: GameUse }) {
  const name = useSignal(savedName(saved))
  const status = useSignal('')
  const tell = async (words: Promise<string>): Promise<void> => {
    status.value = await words
  }
  const rename = (): void => {
    use.rename(name.value.trim())
    status.value = 'Renamed.'
  }
  return (
    <>
      <p class="note">
        {`${saved.title} · ${saved.note} · seed ${saved.record.setup.seed}. The game is saved after every choice.`}
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
        <button type="button" onClick={() => void tell(use.copy(name.value.trim()))}>
          Save a copy of this moment
        </button>
      </FieldLine>
      <FieldLine>
        <button type="button" onClick={use.file}>
          Save to file
        </button>
        <button type="button" onClick={() => void tell(use.link())}>
          Copy a link to this raid
        </button>
      </FieldLine>
      <FieldLine>
        <ClosingButton act={() => use.again(false)}>Play again with other cards</ClosingButton>
        <ClosingButton act={() => use.again(true)}>Play again with the same cards</ClosingButton>
        <ClosingButton act={use.leave}>Another raid</ClosingButton>
      </FieldLine>
      <p class="note" role="status">
        {status.value}
      </p>
    </>
  )
}
