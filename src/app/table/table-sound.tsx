/** The news from the page to the sound room: gestures and buttons; and the captions. */
import { type Signal, signal } from '@preact/signals'
import { render } from 'preact'
import { type Caption, captionText, makeSound, openSpeaker, type Sound, type TableNews } from '../../sound/index.ts'
import type { Settings } from '../storage/settings.ts'

export interface TableSound extends Pick<Sound, 'bring' | 'cue' | 'leave' | 'trouble' | 'state'> {
  /** New events at the table. */
  tell(news: Omit<TableNews, 'speed'>): void
  /** The settings have changed. */
  refresh(): void
}

interface State {
  readonly settings: () => Settings
  readonly sound: Sound
  readonly captions: Signal<readonly Caption[]>
  /** The message that the browser refuses sound, '' if there is none. */
  readonly notice: Signal<string>
  /** The timer that removes captions. */
  timer: number
}

/** Milliseconds for which the message about refused sound is shown. */
const noticeTime = 8000

/** The page's sound; there is one for all games. */
export function makeTableSound(settings: () => Settings): TableSound {
  const sound = makeSound({
    settings,
    captions: (captions) => showCaptions(state, captions),
    changed: () => showTrouble(state),
    open: openSpeaker,
    clock: () => performance.now(),
  })
  const state: State = {
    settings,
    sound,
    captions: signal([]),
    notice: signal(''),
    timer: 0,
  }
  const place = document.createElement('div')
  document.body.append(place)
  render(<Captions {...state} />, place)
  listen(sound)
  return {
    tell: (news) => sound.tell({ ...news, speed: settings().speed || 4 }),
    refresh: () => sound.refresh(),
    bring: sound.bring,
    cue: sound.cue,
    leave: sound.leave,
    trouble: sound.trouble,
    state: sound.state,
  }
}

/** The log announces the texts of captions. */
function Captions({ captions, notice }: Pick<State, 'captions' | 'notice'>) {
  return (
    <>
      <ul class="captions" aria-hidden="true">
        {captions.value.map((caption) => (
          <li key={`${caption.until} ${captionText(caption)}`}>
            <b>{captionText(caption)}</b>
            {caption.text && ` ${caption.text}`}
          </li>
        ))}
      </ul>
      <div class="captions" role="status">
        {notice.value && <p>{notice.value}</p>}
      </div>
    </>
  )
}

function showCaptions(state: State, captions: readonly Caption[]): void {
  clearTimeout(state.timer)
  const now = performance.now()
  const seen = state.settings().captions ? captions.filter(({ until }) => until > now) : []
  state.captions.value = seen
  if (seen.length === 0) return
  const next = Math.min(...seen.map(({ until }) => until)) - now + 1
  state.timer = window.setTimeout(() => showCaptions(state, captions), next)
}

function showTrouble({ notice, sound }: State): void {
  notice.value = sound.trouble()
  if (notice.value) setTimeout(() => (notice.value = ''), noticeTime)
}

/** Browsers allow sound only after the first gesture. */
function listen(sound: Sound): void {
  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'click'])
    document.addEventListener(kind, () => sound.gesture(), { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => sound.refresh(document.hidden))
  document.addEventListener('click', ({ target }) => {
    const on = target instanceof Element ? target : null
    if (on?.closest('button, select, summary, input') && !on.closest('.table')) sound.cue('button')
  })
}
