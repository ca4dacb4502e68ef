/** Covers the table when the screen passes from one person to another. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Coming, Page } from './page.ts'

export function Cover({ page, coming: { seat, name, person } }: { page: Page; coming: Coming }) {
  const show = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    page.use.sound.cue('turn', `${name} decides.`)
    show.current?.focus()
  }, [])
  return (
    <div class="cover" data-seat={seat}>
      <h2>{`${name} decides`}</h2>
      <p>{`Person ${person}, come to the screen. Everyone else, look away.`}</p>
      <button ref={show} type="button" class="main" onClick={page.session.uncover}>
        {`I am ${name}: show the table`}
      </button>
    </div>
  )
}
