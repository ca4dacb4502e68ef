/** The dialog that asks for another name. */
import { closeDialog, openDialog } from './dialog.tsx'

/** Asks for a name of limited length, with the present one to begin with. */
export function renameDialog(
  { title, most }: { title: string; most: number },
  now: string,
  rename: (to: string) => void,
): void {
  let name = now
  const done = (event: Event): void => {
    event.preventDefault()
    closeDialog()
    rename(name.trim())
  }
  openDialog(
    title,
    <form class="line" onSubmit={done}>
      <input
        maxLength={most}
        defaultValue={now}
        aria-label="Name"
        onInput={(event) => (name = event.currentTarget.value)}
      />
      <button type="submit" class="main">
        Rename
      </button>
    </form>,
    { focus: (dialog) => dialog.querySelector('input')?.select() },
  )
}
