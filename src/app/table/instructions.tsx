/** Tells a real table what happens and what to do with its cards, one thing at a time: in large letters, and aloud if wanted. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Page } from './page.ts'
import { atTable } from './real-settings.ts'

/** Says it with the browser's own voice, in place of what it still says. */
function say(text: string): void {
  if (!('speechSynthesis' in window)) return
  speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.lang = 'en'
  speechSynthesis.speak(said)
}

/** Shows the first instruction that is not done. Done goes on to the next; an act of the table puts all away. */
export function Instructions({ page }: { page: Page }) {
  const done = useSignal(0)
  const { scene } = page.shown.value
  const list = scene ? (page.session.instructions?.(done.value) ?? []) : []
  const [now] = list
  const asks = scene?.words ? `${scene.who}: ${scene.words.prompt}` : (scene?.waiting ?? '')
  const text = now ? [now.says, now.why, ...now.does].filter(Boolean).join(' ') : ''
  const { voice, middle } = atTable()
  useLayoutEffect(() => {
    if (voice && text !== '') say(text)
  }, [text, now?.upTo, voice])
  return (
    <div class="told">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long scrolls by keys, too. */}
      <div role="status" tabIndex={0}>
        {now && (
          <div key={now.upTo}>
            {now.says !== '' && (
              <p>
                <b>{now.says}</b> <span class="why">{now.why}</span>
              </p>
            )}
            {now.does.map((line) => (
              <p key={line} class="does">
                {line}
              </p>
            ))}
          </div>
        )}
      </div>
      {!now && !middle && <p class="asks">{asks}</p>}
      {now && (
        <button type="button" class="main" onClick={() => (done.value = now.upTo)}>
          {list.length > 1 ? `Done · ${list.length - 1} more` : 'Done'}
        </button>
      )}
    </div>
  )
}
