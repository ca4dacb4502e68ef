/** What can be done with the game that is being played, as a whole: its name, copies, its file, a link, the raid again. */
import { button, el } from '../../board/index.ts'
import { nameOf, type Saved } from '../../session/saved-game.ts'
import { leaving, openDialog } from './dialogs.ts'

export interface GameUse {
  rename(name: string): void
  /** Returns what to tell the player. */
  copy(name: string): Promise<string>
  file(): void
  link(): Promise<string>
  again(sameSeed: boolean): void
  leave(): void
}

export function gameDialog(host: HTMLElement, saved: Saved, use: GameUse): void {
  const said = el('p', { class: 'note', role: 'status' })
  const field = el('input', {
    id: 'game-name',
    maxlength: '60',
    value: nameOf(saved),
    'aria-label': 'Name of this game',
  })
  const tell = async (words: Promise<string>): Promise<void> => {
    said.textContent = await words
  }
  openDialog(
    host,
    'This game',
    el(
      'p',
      { class: 'note' },
      `${saved.title} · ${saved.note} · seed ${saved.record.setup.seed}. It is saved after every choice.`,
    ),
    el(
      'div',
      { class: 'line' },
      el('label', {}, 'Name ', field),
      button('Rename', () => {
        use.rename(field.value.trim())
        said.textContent = 'Renamed.'
      }),
      button('Keep a copy of this moment', () => void tell(use.copy(field.value.trim()))),
    ),
    el(
      'div',
      { class: 'line' },
      button('Save to file', use.file),
      button('Copy a link to this raid', () => void tell(use.link())),
    ),
    el(
      'div',
      { class: 'line' },
      leaving('Again with other cards', () => use.again(false)),
      leaving('Again with the same cards', () => use.again(true)),
      leaving('Another raid', use.leave),
    ),
    said,
  )
}
