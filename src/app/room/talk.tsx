/** Talk in a room: the lines so far, and a field for one's own. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { longest, type Said } from '../../wire/index.ts'
import type { Here } from './here.ts'

/** The lines to show this person. `who` 0 is the room itself. */
export const heardLines = ({ inRoom, deaf }: Here): readonly Said[] =>
  inRoom.said.value.filter(({ who }) => !deaf.value.has(who))

export function Talk({ here }: { here: Here }) {
  const lines = heardLines(here)
  const list = useRef<HTMLDivElement>(null)
  const text = useSignal('')
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  const send = (event: Event): void => {
    event.preventDefault()
    const said = text.value.trim()
    if (said) here.inRoom.ask('say', { text: said })
    text.value = ''
  }
  return (
    <form class="talk" aria-label="Talk" onSubmit={send}>
      <div ref={list} class="lines" role="log" aria-label="What has been said">
        {lines.map((line, i) => (
          <Line key={i} {...line} />
        ))}
      </div>
      <div class="row">
        <input
          aria-label="Say something to everybody"
          placeholder="Say something"
          maxLength={longest.line}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit">Say</button>
      </div>
    </form>
  )
}

function Line({ who, name, text }: Said) {
  if (who === 0) return <p class="note">{text}</p>
  return (
    <p>
      <b>{name}:</b> {text}
    </p>
  )
}
