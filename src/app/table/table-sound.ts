/** What the page tells the sound: gestures, buttons, what happens at the table; and the captions on the page. */
import { el, type Scene, strikeIn } from '../../board/index.ts'
import { lostToThreat } from '../../engine/index.ts'
import {
  type Caption,
  type CueName,
  captionText,
  danger,
  makeSound,
  openSpeaker,
  type Sound,
} from '../../sound/index.ts'
import type { Settings } from '../storage/settings.ts'

export interface Sounding extends Pick<Sound, 'cue' | 'leave' | 'trouble' | 'state'> {
  /** The table as it is shown now, and in how many milliseconds each event is seen. */
  follow(scene: Scene, light: string, when?: ReadonlyMap<number, number>): void
  /** The settings are different. */
  refresh(): void
}

/** Milliseconds that the word about refused sound stays. */
const NOTICE = 8000

/** One for the page: sound outlasts games. */
export function makeSounding(settings: () => Settings): Sounding {
  const list = el('ul', { class: 'captions', 'aria-hidden': 'true' }) // the log tells the same, aloud
  const notice = el('div', { class: 'captions', role: 'status' })
  document.body.append(list, notice)
  let events: Scene['events'] = []
  let heard = 0
  let timer = 0

  const sound = makeSound({
    settings,
    captions: show,
    changed() {
      const text = sound.trouble()
      notice.replaceChildren(...(text ? [el('p', {}, text)] : []))
      if (text) setTimeout(() => notice.replaceChildren(), NOTICE)
    },
    open: openSpeaker,
    clock: () => performance.now(),
  })

  function show(captions: readonly Caption[]): void {
    clearTimeout(timer)
    const now = performance.now()
    const seen = settings().captions ? captions.filter(({ until }) => until > now) : []
    list.replaceChildren(
      ...seen.map((caption) => el('li', {}, el('b', {}, captionText(caption)), caption.text ? ` ${caption.text}` : '')),
    )
    if (seen.length > 0) {
      timer = window.setTimeout(() => show(captions), Math.min(...seen.map(({ until }) => until)) - now + 1)
    }
  }

  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'click'])
    document.addEventListener(kind, () => sound.gesture(), { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => sound.refresh(document.hidden))
  document.addEventListener('click', ({ target }) => {
    const on = target instanceof Element ? target : null
    if (on?.closest('button, select, summary, input') && !on.closest('.table')) sound.cue('button')
  })

  return {
    follow(scene, light, when) {
      const fresh = scene.events === events ? scene.events.slice(heard) : []
      events = scene.events
      heard = events.length
      const { view, lastEvent, stages, decision } = scene
      const { outcome } = view
      const mine = outcome?.result === 'raiders' && view.seat < 0 ? true : outcome?.winners.includes(view.seat)
      const { bonds, looms } = view.raid
      const boss = view.seats.find((seat) => seat.boss)
      sound.tell({
        events: fresh,
        ear: {
          seat: view.seat,
          isEvent: (name) => name !== '' && name === lastEvent,
          boss: boss?.seat,
          last: view.raid.stages > 1 && view.raid.stage === view.raid.stages,
          bound: bonds && boss?.hero,
          strikes: fresh[strikeIn(looms, fresh)]?.i,
        },
        moment: {
          stage: view.raid.stage,
          asked: decision !== null,
          end: outcome ? (mine ? 'won' : 'lost') : '',
          bonds: bonds?.left,
          away: view.seats.filter((seat) => seat.away !== '' && !seat.lost).length,
          over: view.seats.reduce((sum, seat) => sum + lostToThreat(view, seat), 0),
          looms: looms && { turns: looms.turns, held: looms.met >= looms.of },
        },
        stages,
        light,
        danger: danger(view, stages),
        speed: settings().speed || 4,
        when,
      })
    },
    refresh: () => sound.refresh(),
    cue: (name: CueName, text) => sound.cue(name, text),
    leave: sound.leave,
    trouble: sound.trouble,
    state: sound.state,
  }
}
