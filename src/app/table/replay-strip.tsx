/** Replays the last events: a strip over the table that goes through them step by step. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Page, Replay } from './page.ts'

/** Milliseconds to read a step after its motion. */
const reading = (words: string): number => 600 + Math.min(4000, 28 * words.length)

export function startReplay(page: Page): void {
  stopReplay(page)
  const { session, replay, table } = page
  const steps = table?.steps() ?? []
  if (steps.length === 0) {
    page.notice.value =
      'There is nothing to replay: the Boss has not acted since the game was loaded, or since an undo or redo.'
    return
  }
  const before = session.paused()
  session.pause(true)
  replay.release = () => session.pause(before)
  replay.shown.value = { steps, at: 0, paused: false }
  showStep(page)
}

export function stopReplay(page: Page): void {
  const { replay, table } = page
  if (!replay.shown.value) return
  clearTimeout(replay.timer)
  replay.shown.value = null
  table?.finish()
  replay.release()
}

/** Ends the replay when the table changes. */
export function checkReplay(page: Page): void {
  const steps = page.replay.shown.value?.steps.length ?? 0
  if (steps > 0 && page.table?.replaying() === false) stopReplay(page)
}

function showStep(page: Page): void {
  const shown = page.replay.shown.value
  if (shown) page.table?.replay(shown.at)
  goOnLater(page)
}

function goOnLater(page: Page): void {
  const { replay, table } = page
  const shown = replay.shown.value
  clearTimeout(replay.timer)
  if (!shown || shown.paused) return
  const ms = (table?.moving() ?? 0) + reading(shown.steps[shown.at] ?? '')
  replay.timer = window.setTimeout(() => turn(page, 1), ms)
}

function turn(page: Page, by: number): void {
  const { shown } = page.replay
  if (!shown.value) return
  const at = Math.max(0, shown.value.at + by)
  if (at >= shown.value.steps.length) {
    stopReplay(page)
    return
  }
  shown.value = { ...shown.value, at }
  showStep(page)
}

function pause(page: Page): void {
  const { shown } = page.replay
  if (shown.value) shown.value = { ...shown.value, paused: !shown.value.paused }
  goOnLater(page)
}

export function ReplayStrip({ page }: { page: Page }) {
  const shown = page.replay.shown.value
  const strip = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const open = shown !== null
  useLayoutEffect(() => {
    if (!open) {
      if (strip.current?.contains(document.activeElement)) page.table?.home()
      return undefined
    }
    next.current?.focus()
    return listen(page, strip.current)
  }, [open])
  return (
    <section ref={strip} class="intent again" aria-label="What just happened" hidden={!open}>
      <b class="who">{titleOf(shown)}</b>
      <p class="act" role="status">
        {shown?.steps[shown.at]}
      </p>
      <div class="row">
        <button type="button" title="Previous step (left arrow)" onClick={() => turn(page, -1)}>
          Back
        </button>
        <button type="button" title="Stay at this step" onClick={() => pause(page)}>
          {shown?.paused ? 'Resume' : 'Pause'}
        </button>
        <button ref={next} type="button" title="Next step (right arrow or Space)" onClick={() => turn(page, 1)}>
          Next
        </button>
        <button type="button" title="Back to the table (Escape)" onClick={() => stopReplay(page)}>
          Close
        </button>
      </div>
    </section>
  )
}

const titleOf = (shown: Replay['shown']['value']): string =>
  shown ? `What just happened: ${shown.at + 1} of ${shown.steps.length}` : 'What just happened'

/** Keys move through the steps; any other key, or a click on the table, ends the replay first. */
function listen(page: Page, strip: HTMLElement | null): () => void {
  const isInside = (target: EventTarget | null): boolean => target instanceof Node && (strip?.contains(target) ?? false)
  const onKey = (event: KeyboardEvent): void => pressKey(page, event, isInside(event.target))
  const onPointer = ({ target }: Event): void => {
    if (!isInside(target)) stopReplay(page)
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('pointerup', onPointer)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('pointerup', onPointer)
  }
}

function pressKey(page: Page, event: KeyboardEvent, inside: boolean): void {
  if (document.querySelector('dialog[open]')) return
  event.stopImmediatePropagation()
  if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
  if (inside && (event.key === 'Enter' || event.key === ' ')) return
  event.preventDefault()
  if (event.key === 'ArrowRight' || event.key === ' ') turn(page, 1)
  else if (event.key === 'ArrowLeft') turn(page, -1)
  else stopReplay(page)
}
