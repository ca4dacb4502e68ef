/** What a bot is about to do and why, before it does it: a banner over the table that can be hurried on or held. */
import { button, el, setText } from '../../board/index.ts'
import type { Intent } from './bot-pace.ts'

export interface IntentUse {
  /** It acts now. */
  now(): void
  pause(): void
  /** All act at once until a person is asked. */
  skip(): void
  /** The banner goes, with the focus on it: it belongs to the table again. */
  home(): void
}

export interface IntentBanner {
  element: HTMLElement
  update(intent: Intent | null, paused: boolean): void
}

/** The log tells the same aloud as it happens, so the banner is no live region. */
export function makeIntent(use: IntentUse): IntentBanner {
  const who = el('b', { class: 'who' })
  const act = el('span', { class: 'act' })
  const why = el('p', { class: 'reason' })
  const time = el('span', { class: 'time', 'aria-hidden': 'true' })
  const now = button('Now', use.now, { title: 'It acts at once (Space or s)' })
  const pause = button('Pause', use.pause, { title: 'Let the bots wait' })
  const skip = button('To me', use.skip, { title: 'Everybody acts at once until you are asked' })
  const words = el('div', { class: 'words' }, el('p', {}, who, ' ', act), why)
  const element = el(
    'section',
    { class: 'intent', 'aria-label': 'What comes next', hidden: true },
    words,
    el('div', { class: 'row' }, now, pause, skip),
    time,
  )
  words.addEventListener('click', use.now)
  let shown: Intent | null = null
  let held = false

  return {
    element,
    update(intent, paused) {
      setText(pause, paused ? 'Go on' : 'Pause')
      if (intent === shown && paused === held) return
      shown = intent
      held = paused
      const focused = element.contains(document.activeElement)
      element.hidden = intent === null || (intent.wait === 0 && !paused)
      if (element.hidden && focused) use.home()
      if (!intent) return
      element.classList.toggle('boss', intent.boss)
      setText(who, intent.name)
      setText(act, intent.act || 'makes a choice that only its own seat may see')
      setText(why, intent.why)
      why.hidden = intent.why === ''
      time.style.animation = 'none'
      void time.offsetWidth // it begins anew
      time.style.animation = paused ? 'none' : `time ${intent.wait}ms linear forwards`
    },
  }
}
