/** Where the coach speaks: a sheet that lies on the table, over the oldest lines of the log, until it was read; whoever answers has read it. */
import { el, type Scene } from '../../board/index.ts'
import { type Lesson, lessonFor } from './coach.ts'

export interface Coach {
  element: HTMLElement
  update(scene: Scene): void
}

/** `told` reads which lessons were told, null if nobody wants them; `tell` keeps that. `done` is called when one was read. */
export function makeCoach(
  told: () => readonly string[] | null,
  tell: (ids: string[] | null) => void,
  done: () => void,
): Coach {
  const words = el('p', { class: 'coach-words', role: 'status' })
  const next = el('button', { type: 'button', class: 'main' }, 'Got it')
  const end = el('button', { type: 'button' }, 'No more lessons')
  const buttons = el('div', { class: 'coach-line' }, next, end)
  const sheet = el('section', { class: 'coach-sheet', 'aria-label': 'Coach', hidden: true }, words, buttons)
  let shown: Lesson | undefined
  let at: Scene['decision'] = null
  let scene: Scene | null = null

  function show(): void {
    const known = told()
    const fits = scene && known ? lessonFor(scene, known) : undefined
    if (fits === shown) return
    shown = fits
    sheet.hidden = !fits
    words.replaceChildren(...(fits ? [el('b', {}, `${fits.title}. `), fits.text] : []))
  }

  const read = (): void => {
    if (shown) tell([...(told() ?? []), shown.id])
  }
  next.addEventListener('click', () => {
    read()
    show()
    if (!shown) done()
  })
  end.addEventListener('click', () => {
    tell(null)
    show()
    done()
  })
  return {
    element: el('div', { class: 'coach' }, sheet),
    update(now) {
      // Whoever answers has read it; what comes next may be nobody's to answer for a while.
      if (at && now.decision !== at) read()
      at = now.decision
      scene = now
      show()
    },
  }
}
