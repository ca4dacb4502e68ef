/** The page's one dialog: a title, what it shows, and a button that closes it. Escape closes it too, and the focus goes back. */
import { type ComponentChildren, render } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface DialogOptions {
  class?: string
  /** The screen that the dialog counts as, for tests and scripts. */
  screen?: string
  /** Moves the focus once the dialog is open; without it, the browser focuses the first control. */
  focus?(dialog: HTMLDialogElement): void
}

interface DialogProps extends DialogOptions {
  title: string
  children: ComponentChildren
}

let layer: HTMLElement | null = null
let opened = 0

/** Opens the dialog with a title and what it shows, instead of the one that is open. */
export function openDialog(title: string, children: ComponentChildren, options: DialogOptions = {}): void {
  if (!layer) {
    layer = document.createElement('div')
    document.body.append(layer)
  }
  opened += 1
  render(
    <Dialog key={opened} title={title} {...options}>
      {children}
    </Dialog>,
    layer,
  )
}

/** Closes the dialog, if one is open: the focus is where it was before when this returns. */
export const closeDialog = (): void => layer?.querySelector('dialog')?.close()

/** Takes the dialog away together with the screen that it belongs to. */
export function dropDialog(): void {
  if (layer) render(null, layer)
}

/** A dialog tells that it was closed a little later; by then another may be open. */
function closed({ currentTarget }: Event): void {
  if (currentTarget instanceof Element && currentTarget.isConnected) dropDialog()
}

function Dialog({ title, children, class: look, screen, focus }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    if (dialog.current) focus?.(dialog.current)
  }, [])
  return (
    <dialog ref={dialog} class={look} aria-label={title} data-screen={screen} onClose={closed}>
      <h2>{title}</h2>
      {children}
      <div class="line last">
        <button type="button" onClick={closeDialog}>
          Close
        </button>
      </div>
    </dialog>
  )
}

/** Focuses the Close button: one key leaves a dialog that was opened by mistake. */
export const focusClose = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('.line.last > button')?.focus()

/** Focuses the main button, or else Close, and shows the dialog from its top. */
export function focusMain(dialog: HTMLElement): void {
  const main = dialog.querySelector<HTMLElement>('button.main')
  if (main) main.focus()
  else focusClose(dialog)
  dialog.scrollTop = 0
}

interface LeavingProps {
  act: () => unknown
  main?: boolean
  disabled?: boolean
  children: ComponentChildren
}

/** A button of a dialog that closes the dialog, and then acts. */
export function Leaving({ act, main = false, disabled = false, children }: LeavingProps) {
  const press = (): void => {
    closeDialog()
    act()
  }
  return (
    <button type="button" class={main ? 'main' : undefined} disabled={disabled} onClick={press}>
      {children}
    </button>
  )
}

export interface Act {
  text: string
  act(): void
}

/** Asks a question with its answers; Close answers nothing, and has the focus. */
export function askDialog(title: string, text: string, acts: readonly Act[]): void {
  openDialog(
    title,
    <>
      <p>{text}</p>
      <div class="line">
        {acts.map(({ text: name, act }) => (
          <Leaving key={name} act={act}>
            {name}
          </Leaving>
        ))}
      </div>
    </>,
    { focus: focusClose },
  )
}
