/** What a bot is about to do and why, before it happens: a banner with buttons to hurry or hold it. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { home, type Page, skip } from './page.ts'

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
    if (time.current && intent) runDown(time.current, paused ? 0 : intent.wait)
  }, [intent, paused])
  return (
    <section ref={banner} class={intent?.boss ? 'intent boss' : 'intent'} aria-label="What comes next" hidden={hidden}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its button Now does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button Now does the same. */}
      <div class="words" onClick={session.nudge}>
        <p>
          <b class="who">{intent?.name}</b> <span class="act">{intent && (intent.act || 'makes a secret choice')}</span>
        </p>
        <p class="reason" hidden={!intent?.why}>
          {intent?.why}
        </p>
      </div>
      <div class="row">
        <button type="button" title="Let it act now (Space or s)" onClick={session.nudge}>
          Now
        </button>
        <button type="button" title="Make the bots wait" onClick={() => session.pause(!session.paused())}>
          {paused ? 'Resume' : 'Pause'}
        </button>
        <button type="button" title="Skip to your next decision" onClick={() => skip(page)}>
          To me
        </button>
      </div>
      <span ref={time} class="time" aria-hidden="true" />
    </section>
  )
}

/** Restarts the bar that shows the time left; 0 shows none. */
function runDown(element: HTMLElement, ms: number): void {
  element.style.animation = 'none'
  void element.offsetWidth // restarts the animation
  if (ms > 0) element.style.animation = `time ${ms}ms linear forwards`
}
