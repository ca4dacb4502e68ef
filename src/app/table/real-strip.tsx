/** A line above the table for real cards: a few letters say which one is used, and what it allows is done with a press. */
import './real-strip.css'
import { useSignal } from '@preact/signals'
import { useId, useLayoutEffect } from 'preact/hooks'
import { asksCard, type Meant } from '../../session/real-cards.ts'
import { Anything } from './anything.tsx'
import { Instructions } from './instructions.tsx'
import { home, type Page } from './page.ts'
import { RealLesson } from './real-lesson.tsx'

/** Keeps the screen awake while it is shown, where the browser can; it lets go of that whenever the page is hidden. */
function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined
  const hold = (): void => {
    if (document.visibilityState !== 'visible') return
    void navigator.wakeLock?.request('screen').then(
      (lock) => {
        held = lock
      },
      () => undefined, // a low battery, or a browser that is told not to: it may sleep
    )
  }
  hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}

export function RealStrip({ page }: { page: Page }) {
  const { session } = page
  useLayoutEffect(stayAwake, [])
  const { scene } = page.shown.value
  const letters = useSignal('')
  const id = useId()
  const open = scene?.decision ?? null
  const may = session.mayName?.() ?? null
  const asks = open !== null && asksCard(open)
  useLayoutEffect(() => {
    letters.value = ''
  }, [open])
  const meant = may && letters.value.trim() !== '' ? (session.meant?.(letters.value.trim()) ?? null) : []
  const say = (card: Meant, at: number): void => {
    letters.value = ''
    session.say?.(card.name, card.acts[at]?.answer)
    home(page)
  }
  const enter = (event: Event): void => {
    event.preventDefault()
    const [first] = meant ?? []
    if (first && (asks ? first.whyNot === '' : first.main >= 0)) say(first, first.main)
  }
  return (
    <>
      <form class="real" hidden={may === null} onSubmit={enter}>
        <label for={id}>{asks ? 'Which card is it?' : 'Your card'}</label>
        <input
          id={id}
          type="search"
          autocomplete="off"
          placeholder={may ? 'A few letters, such as “van”' : 'Not now'}
          disabled={!may}
          value={letters.value}
          onInput={(event) => {
            letters.value = event.currentTarget.value
          }}
        />
        <p class="note" role="status">
          {letters.value.trim() === '' || !meant
            ? ''
            : meant.length === 0
              ? 'No card found.'
              : `${meant.length} found.`}
        </p>
        <ul hidden={!meant?.length} aria-label="Cards that may be meant">
          {meant?.map((card) => (
            <li key={card.name}>
              <b>{card.name}</b>
              {asks && card.whyNot === '' && (
                <button type="button" onClick={() => say(card, -1)}>
                  This one
                </button>
              )}
              {card.acts.map(({ text }, at) => (
                <button key={text} type="button" onClick={() => say(card, at)}>
                  {text}
                </button>
              ))}
              {card.whyNot !== '' && <span class="note">{card.whyNot}</span>}
            </li>
          ))}
        </ul>
      </form>
      <RealLesson />
      <section class="work" aria-label="On your table">
        <Instructions page={page} />
        <Anything page={page} />
      </section>
    </>
  )
}
