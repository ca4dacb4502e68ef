/** After something was taken back and chosen otherwise: what followed it can be played on. */
import type { KeptWay } from '../../session/kept-line.ts'
import { tell } from './answer.ts'
import type { Page } from './page.ts'

export function AsBefore({ page }: { page: Page }) {
  const { session } = page
  const next = page.shown.value.scene ? (session.asBefore?.() ?? null) : null
  if (next === null) return null
  const go = async (way: KeptWay): Promise<void> => tell(page, (await session.goOnAsBefore?.(way)) ?? null)
  return (
    <section class="notice" aria-label="What followed before">
      <span>{`Before, this followed: “${next}”.`}</span>
      <button
        type="button"
        title="Makes all that followed again, as far as it still fits"
        onClick={() => void go('play')}
      >
        Play on as before
      </button>
      <button type="button" onClick={() => void go('leave out')}>
        Leave this out
      </button>
      <button type="button" onClick={() => void go('forget')}>
        Forget it
      </button>
    </section>
  )
}
