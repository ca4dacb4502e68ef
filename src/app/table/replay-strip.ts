/** What just happened, once more: a strip over the table that leads through it step by step. */
import { button, el, setText, type Table } from '../../board/index.ts'

export interface ReplayUse {
  table(): Table | null
  /** Bots wait meanwhile. Returns how to let them go on. */
  hold(): () => void
  /** The strip goes, with the focus on it: it belongs to the table again. */
  home(): void
}

export interface Replay {
  element: HTMLElement
  start(): void
  /** Something else is shown now: the strip goes with what it led through. */
  check(): void
  stop(): void
}

/** Milliseconds for a step to be read, after it has been seen. */
const reading = (words: string): number => 600 + Math.min(4000, 28 * words.length)

export function makeReplay(use: ReplayUse): Replay {
  const title = el('b', { class: 'who' })
  const words = el('p', { class: 'act', role: 'status' })
  const back = button('Back', () => turn(-1), { title: 'The step before (left arrow)' })
  const pause = button('Pause', () => wait(!paused), { title: 'Stay at this step' })
  const next = button('Next', () => turn(1), { title: 'The next step (right arrow or Space)' })
  const done = button('Close', () => stop(), { title: 'Back to the table (Escape)' })
  const element = el(
    'section',
    { class: 'intent again', 'aria-label': 'What just happened', hidden: true },
    title,
    words,
    el('div', { class: 'row' }, back, pause, next, done),
  )
  let steps: readonly string[] = []
  let at = 0
  let timer = 0
  let paused = false
  let release: (() => void) | null = null

  function show(step: number): void {
    at = step
    use.table()?.again(at)
    setText(title, steps.length > 0 ? `What just happened: ${at + 1} of ${steps.length}` : 'What just happened')
    setText(words, steps[at] ?? 'Nothing has happened yet.')
    later()
  }

  function later(): void {
    clearTimeout(timer)
    if (!paused) timer = window.setTimeout(() => turn(1), (use.table()?.moving() ?? 0) + reading(steps[at] ?? ''))
  }

  function turn(by: number): void {
    if (at + by >= steps.length) stop()
    else show(Math.max(0, at + by))
  }

  function wait(on: boolean): void {
    paused = on
    setText(pause, on ? 'Go on' : 'Pause')
    later()
  }

  function stop(): void {
    if (element.hidden) return
    clearTimeout(timer)
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('pointerup', onPointer)
    const focused = element.contains(document.activeElement)
    element.hidden = true
    use.table()?.finish()
    if (focused) use.home()
    release?.()
    release = null
  }

  /** Keys lead through the steps, and those that would mean something at the table end them first. */
  function onKey(event: KeyboardEvent): void {
    if (document.querySelector('dialog[open]')) return
    event.stopImmediatePropagation()
    const inside = event.target instanceof HTMLElement && element.contains(event.target)
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    if (inside && (event.key === 'Enter' || event.key === ' ')) return
    event.preventDefault()
    if (event.key === 'ArrowRight' || event.key === ' ') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else stop()
  }

  /** A click on the table has ended it already. */
  function onPointer({ target }: Event): void {
    if (!(target instanceof Node && element.contains(target))) stop()
  }

  return {
    element,
    start() {
      stop()
      steps = use.table()?.steps() ?? []
      release = use.hold()
      element.hidden = false
      document.addEventListener('keydown', onKey, true)
      document.addEventListener('pointerup', onPointer)
      paused = false
      setText(pause, 'Pause')
      show(0)
      next.focus()
    },
    check() {
      if (steps.length > 0 && use.table()?.replaying() === false) stop()
    },
    stop,
  }
}
