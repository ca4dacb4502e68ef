/** A note that the page waits for something, with a progress bar, over any screen. */
import { signal } from '@preact/signals'
import { render } from 'preact'

const note = signal('')
let place: HTMLElement | null = null

/** Milliseconds after which a wait is shown; a shorter one would only flicker. */
const patience = 150

/** Shows a note until the promise is settled, and passes on its outcome. */
export async function whileWaiting<T>(text: string, promise: Promise<T>): Promise<T> {
  if (!place) {
    place = document.createElement('div')
    document.body.append(place)
    render(<Note />, place)
  }
  const timer = setTimeout(() => (note.value = text), patience)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    note.value = ''
  }
}

/** The region is always there, or screen readers would not announce what comes into it. */
function Note() {
  return (
    <div role="status">
      {note.value && (
        <label class="waiting">
          {note.value} <progress />
        </label>
      )}
    </div>
  )
}
