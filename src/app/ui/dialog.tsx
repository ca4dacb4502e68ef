/** The page's one dialog: a title, its contents, and a Close button. Escape also closes it, and the focus returns. */
import { type ComponentChildren, render } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface DialogOptions {
  class?: string
  /** The screen that the dialog counts as, for tests and scripts. */
  screen?: string
  /** The label of the button that only closes it; 'Close' by default. */
  close?: string
  /** Called once the dialog is no longer shown. */
  gone?(): void
  /** Moves the focus once the dialog is open; without it, the browser focuses the first control. */
  focus?(dialog: HTMLDialogElement): void
}

interface DialogProps extends DialogOptions {
  title: string
  children: ComponentChildren
}

let layer: HTMLElement | null = null
let opened = 0

/** Opens a dialog, replacing the open one. */
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

/** Closes the dialog, if one is open; the focus has returned when this returns. */
export const closeDialog = (): void => layer?.querySelector('dialog')?.close()

/** Removes the dialog together with its screen. */
export function dropDialog(): void {
  if (layer) render(null, layer)
}

/** The close event arrives late; another dialog may be open by then. */
function closed({ currentTarget }: Event): void {
  if (currentTarget instanceof Element && currentTarget.isConnected) dropDialog()
}

function Dialog({ title, children, class: look, screen, close = 'Close', gone, focus }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    if (dialog.current) focus?.(dialog.current)
    return gone
  }, [])
  return (
    <dialog ref={dialog} class={look} aria-label={title} data-screen={screen} onClose={closed}>
      <h2>{title}</h2>
      {children}
      <div class="line last">
        <button type="button" onClick={closeDialog}>
          {close}
        </button>
      </div>
    </dialog>
  )
}

/** Focuses the Close button: one key leaves a dialog that was opened by mistake. */
export const focusClose = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('.line.last > button')?.focus()

/** Focuses the main button, or else Close, and scrolls the dialog to its top. */
export function focusMain(dialog: HTMLElement): void {
  const main = dialog.querySelector<HTMLElement>('button.main')
  if (main) main.focus()
  else focusClose(dialog)
  dialog.scrollTop = 0
}

interface ClosingButtonProps {
  act: () => unknown
  main?: boolean
  disabled?: boolean
  /** For a toggle: whether it is on. */
  pressed?: boolean
  children: ComponentChildren
}

/** A button that closes the dialog and then acts. */
export function ClosingButton({ act, main = false, disabled = false, pressed, children }: ClosingButtonProps) {
  const press = (): void => {
    closeDialog()
    act()
  }
  return (
    <button type="button" class={main ? 'main' : undefined} disabled={disabled} aria-pressed={pressed} onClick={press}>
      {children}
    </button>
  )
}

export interface Act {
  text: string
  act(): void
}

/** Asks a question. Close, which has the focus, answers nothing. */
export function askDialog(title: string, text: string, acts: readonly Act[]): void {
  openDialog(
    title,
    <>
      <p>{text}</p>
      <div class="line">
        {acts.map(({ text: name, act }) => (
          <ClosingButton key={name} act={act}>
            {name}
          </ClosingButton>
        ))}
      </div>
    </>,
    { focus: focusClose },
  )
}
