/** A bot's next act and its reason, before it happens: a banner with buttons to hurry or hold it. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { CardView } from '../../engine/types.ts'
import type { Intent } from '../../session/intent.ts'
import { skip } from './answer.ts'
import { home, type Page } from './page.ts'

/** The log announces the same thing as it happens, so the banner is not a live region. */
export function BotBanner({ page }: { page: Page }) {
  const { intent, paused } = page.shown.value
  const { session } = page
  const hidden = intent === null || (intent.wait === 0 && !paused)
  const banner = useRef<HTMLElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (hidden && banner.current?.contains(document.activeElement)) home(page)
  }, [hidden])
  useLayoutEffect(() => {
    if (banner.current && intent) overAnswers(banner.current, page)
  }, [intent])
  useLayoutEffect(() => {
    if (time.current && intent) runDown(time.current, paused ? 0 : intent.wait)
  }, [intent, paused])
  return (
    <section ref={banner} class={intent?.boss ? 'intent boss' : 'intent'} aria-label="What comes next" hidden={hidden}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its button Go does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button Go does the same. */}
      <div class="words" onClick={session.nudge}>
        {intent?.card && <Picture key={intent.card.id} card={intent.card} page={page} small={!intent.boss} />}
        <p>
          <b class="who">{intent?.name}</b> <span class="act">{intent?.act}</span>
        </p>
        {intent && <Says intent={intent} page={page} />}
        <p class="aims" hidden={!intent?.aims}>
          {intent?.aims}
        </p>
        <p class="reason" hidden={!intent?.why}>
          {intent?.why}
        </p>
        <p class="thoughts" hidden={!intent?.thoughts}>
          {intent?.thoughts}
        </p>
      </div>
      {session.paced && <PaceButtons page={page} />}
      <span ref={time} class="time" aria-hidden="true" />
    </section>
  )
}

/** Hurries it, or holds it. */
function PaceButtons({ page }: { page: Page }) {
  const { session } = page
  const { paused } = page.shown.value
  return (
    <div class="row">
      <button type="button" title="Let it act now (Space or s)" onClick={session.nudge}>
        Go
      </button>
      <button type="button" title="Make the bots wait" onClick={() => session.pause(!session.paused())}>
        {paused ? 'Resume' : 'Pause'}
      </button>
      <button type="button" title="Skip to your next decision" onClick={() => skip(page)}>
        Skip to me
      </button>
    </div>
  )
}

/** The card that it acts with, as the table draws it. */
function Picture({ card, page, small }: { card: CardView; page: Page; small: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const h = Math.round(Math.min(small ? 84 : 132, window.innerHeight * 0.2))
    const face = page.table?.face({ ...card, exhausted: false }, h)
    if (face) place.current?.replaceChildren(face)
  }, [])
  return <div ref={place} class="face" />
}

/** The text of a card about to be played. */
function Says({ intent: { card }, page }: { intent: Intent; page: Page }) {
  const text = card?.zone === 'hand' && card.def ? (page.printed(card.def)?.text ?? []).join(' ') : ''
  return (
    <p class="says" hidden={!text}>
      {text}
    </p>
  )
}

/** Lays the banner exactly over the place for answers, so that no half lines of the log show beside it. */
function overAnswers({ style }: HTMLElement, { table }: Page): void {
  const place = table?.spots().find(({ key }) => key === 'panel:decision')
  style.width = place ? `${place.w}px` : ''
  style.right = place ? `${window.innerWidth - place.x - place.w}px` : ''
}

/** Restarts the bar that shows the time left; 0 shows none. */
function runDown(element: HTMLElement, ms: number): void {
  element.style.animation = 'none'
  void element.offsetWidth // restarts the animation
  if (ms > 0) element.style.animation = `time ${ms}ms linear forwards`
}
