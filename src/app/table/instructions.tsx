/** Tells a real table what happens and what to do with its cards, one thing at a time: in large letters, and aloud if wanted. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Instruction } from '../../session/table-work.ts'
import type { Page } from './page.ts'
import { atTable, setAtTable } from './real-settings.ts'

/** Says it with the browser's own voice, in place of what it still says. */
function say(text: string): void {
  if (!('speechSynthesis' in window)) return
  speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.lang = 'en'
  speechSynthesis.speak(said)
}

const nothing: readonly string[] = []

/** Shows the first instruction that is not done. Done goes on to the next, and so does an act of the table; what undo takes back comes first. */
export function Instructions({ page }: { page: Page }) {
  const { session } = page
  const { scene } = page.shown.value
  const { voice, middle } = atTable()
  const acted = session.acted?.() ?? 0
  const before = atTable().done.at === location.hash ? atTable().done.upTo : 0
  const total = scene?.events.length
  const told = useSignal(Math.max(acted, before))
  const begun = useRef(false)
  const righted = useSignal(0)
  const shown = useRef<Instruction | null>(null)
  const undone = session.takenBack?.() ?? nothing
  useLayoutEffect(() => {
    if (begun.current) told.value = shown.current ? Math.max(told.value, shown.current.upTo) : acted
    begun.current = true
  }, [acted])
  useLayoutEffect(() => {
    if (total !== undefined) told.value = Math.min(told.value, total)
  }, [total])
  useLayoutEffect(() => {
    righted.value = Math.min(righted.value, undone.length)
  }, [undone])
  useLayoutEffect(() => setAtTable({ done: { at: location.hash, upTo: told.value } }), [told.value])
  useLayoutEffect(() => () => setAtTable({ done: { at: '', upTo: 0 } }), [])
  const list = scene ? (session.instructions?.(told.value) ?? []) : []
  const left = undone.slice(righted.value)
  const back: Instruction[] =
    left.length > 0 ? [{ says: 'Taken back. On your table, undo this:', why: '', does: left, upTo: 0 }] : []
  const [now] = [...back, ...list]
  useLayoutEffect(() => {
    shown.current = list[0] ?? null
  })
  const text = now ? [now.says, now.why, ...now.does].filter(Boolean).join(' ') : ''
  const asks = scene?.words ? `${scene.who}: ${scene.words.prompt}` : (scene?.waiting ?? '')
  useLayoutEffect(() => {
    if (voice && text !== '') say(text)
  }, [text, now?.upTo, voice])
  const done = (to: number | undefined): void => {
    righted.value = undone.length
    told.value = Math.max(told.value, to ?? 0)
  }
  const more = back.length + list.length - 1
  return (
    <div class="told">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long scrolls by keys, too. */}
      <div role="status" tabIndex={0}>
        {now && (
          <div key={`${now.upTo} ${text}`}>
            {now.says !== '' && (
              <p>
                <b>{now.says}</b> <span class="why">{now.why}</span>
              </p>
            )}
            {now.does.map((line, i) => (
              <p key={`${i} ${line}`} class="does">
                {line}
              </p>
            ))}
          </div>
        )}
      </div>
      {!now && !middle && <p class="asks">{asks}</p>}
      {now && (
        <button type="button" class="main" onClick={() => done(now.upTo)}>
          {more > 0 ? `Done · ${more} more` : 'Done'}
        </button>
      )}
      {more > 1 && (
        <button type="button" onClick={() => done(list.at(-1)?.upTo)}>
          All done
        </button>
      )}
    </div>
  )
}
