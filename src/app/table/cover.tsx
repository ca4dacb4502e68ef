/** Covers the table when the screen passes from one person to another. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Coming, Page } from './page.ts'

export function Cover({ page, coming: { seat, name, why, since } }: { page: Page; coming: Coming }) {
  const show = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    page.app.sound.cue('turn', `${name} decides.`)
    show.current?.focus()
  }, [])
  return (
    <div class="cover" data-seat={seat}>
      <h2>{`Pass the screen to ${name}`}</h2>
      <p>{why}</p>
      {since.length > 0 && (
        <section class="since" aria-label="What happened">
          <h3>Since your last look</h3>
          <ul>
            {since.map((text, i) => (
              <li key={`${i}:${text}`}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <button ref={show} type="button" class="main" onClick={page.session.uncover}>
        {`I am ${name}: show the table`}
      </button>
    </div>
  )
}
