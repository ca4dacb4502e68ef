/** What the page tells the sound room: gestures, buttons, what happens at the table; and the captions. */
import { type Signal, signal } from '@preact/signals'
import { render } from 'preact'
import { type Scene, strikeIn } from '../../board/index.ts'
import { lostToThreat } from '../../engine/index.ts'
import {
  type Caption,
  captionText,
  danger,
  makeSound,
  openSpeaker,
  type Sound,
  type TableNews,
} from '../../sound/index.ts'
import type { Settings } from '../storage/settings.ts'

export interface TableSound extends Pick<Sound, 'cue' | 'leave' | 'trouble' | 'state'> {
  /** The current scene, and in how many milliseconds each event is seen. */
  follow(scene: Scene, light: string, when?: ReadonlyMap<number, number>): void
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
  /** The events told so far, and how many of them. */
  events: Scene['events']
  told: number
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
    events: [],
    told: 0,
  }
  const place = document.createElement('div')
  document.body.append(place)
  render(<Captions {...state} />, place)
  listen(sound)
  return {
    follow(scene, light, when) {
      sound.tell({ ...newsOf(scene, freshEvents(state, scene)), light, speed: settings().speed || 4, when })
    },
    refresh: () => sound.refresh(),
    cue: sound.cue,
    leave: sound.leave,
    trouble: sound.trouble,
    state: sound.state,
  }
}

/** The log announces what the captions say. */
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

/** The events since the sound was last told; none after undo, or when a game is opened. */
function freshEvents(state: State, { events }: Scene): Scene['events'] {
  const fresh = events === state.events ? events.slice(state.told) : []
  state.events = events
  state.told = events.length
  return fresh
}

function newsOf(scene: Scene, events: Scene['events']): Omit<TableNews, 'light' | 'speed' | 'when'> {
  const { view, lastEvent, stages, decision } = scene
  const { outcome, raid } = view
  const won = outcome?.result === 'raiders' && view.seat < 0 ? true : outcome?.winners.includes(view.seat)
  const { bonds, looms } = raid
  const boss = view.seats.find((seat) => seat.boss)
  return {
    events,
    ear: {
      seat: view.seat,
      isEvent: (name) => name !== '' && name === lastEvent,
      boss: boss?.seat,
      last: raid.stages > 1 && raid.stage === raid.stages,
      bound: bonds && boss?.hero,
      strikes: events[strikeIn(looms, events)]?.i,
    },
    moment: {
      stage: raid.stage,
      asked: decision !== null,
      end: outcome ? (won ? 'won' : 'lost') : '',
      bonds: bonds?.left,
      away: view.seats.filter((seat) => seat.away !== '' && !seat.lost).length,
      over: view.seats.reduce((sum, seat) => sum + lostToThreat(view, seat), 0),
      looms: looms && { turns: looms.turns, held: looms.met >= looms.of },
    },
    stages,
    danger: danger(view, stages),
  }
}
