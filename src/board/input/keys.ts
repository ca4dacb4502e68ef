/** Keys that answer: digits and letters, and the space bar for passing. */
import type { Choice } from '../places/answers.ts'

/** Whether a key press belongs to something else: a text field, a dialog, a held key, a browser shortcut. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (document.querySelector('dialog[open]')) return true
  return event.target instanceof HTMLElement && event.target.closest('input, select, textarea') !== null
}

/** The choice for a key. The space bar presses the focused button, as usual. */
export function choiceOf(event: KeyboardEvent, choices: readonly Choice[]): Choice | undefined {
  if (event.key === ' ') {
    const pressing = event.target instanceof HTMLElement && event.target.closest('button, summary, a') !== null
    return pressing ? undefined : choices.find(({ key }) => key === 'Space')
  }
  return choices.find(({ key }) => key === event.key)
}
