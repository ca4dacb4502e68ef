/** The head of a screen: the way back to the start, and the title, which has the focus at first. */
import { useLayoutEffect, useRef } from 'preact/hooks'

export function ScreenHead({ title, back }: { title: string; back(): void }) {
  const head = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => head.current?.focus(), [])
  return (
    <header class="row top">
      <button type="button" onClick={back}>
        ‹ Start
      </button>
      <h1 ref={head} tabIndex={-1}>
        {title}
      </h1>
    </header>
  )
}
