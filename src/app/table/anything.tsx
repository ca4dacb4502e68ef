/** “Anything?”: a window in which the table could act passes by itself after a while, once for all who are asked in it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Scene } from '../../board/index.ts'
import { letsGoOn } from '../../session/passing.ts'
import { answer } from './answer.ts'
import type { Page } from './page.ts'
import { atTable } from './real-settings.ts'

/** The window in which the open question is asked: the same for all who are asked before anything else happens; '' if it does not pass by itself. */
function windowOf(scene: Scene | null): string {
  const open = scene?.decision
  if (!scene || !open || scene.sent !== undefined || !letsGoOn(scene.view, open, 0)) return ''
  const { turn, chain, combat } = scene.view
  return [turn.n, open.about.window, ...chain.map(({ id }) => id), combat?.attacker, combat?.defender].join()
}

export function Anything({ page }: { page: Page }) {
  const { scene } = page.shown.value
  const { wait } = atTable()
  /** The window in which somebody does something, and the last one in which nobody did. */
  const stopped = useSignal('')
  const quiet = useSignal('')
  const now = windowOf(scene)
  const runs = now !== '' && wait > 0 && stopped.value !== now
  useEffect(() => {
    if (!runs) return
    const stop = (): void => {
      stopped.value = now
    }
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.told, .anything'))) stop()
    }
    const pass = (): void => {
      if (document.querySelector('dialog[open]')) stop()
      else {
        quiet.value = now
        void answer(page, 0)
      }
    }
    const timer = setTimeout(pass, quiet.value === now ? 0 : wait * 1000)
    document.addEventListener('pointerdown', touched, true)
    document.addEventListener('keydown', touched, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', touched, true)
      document.removeEventListener('keydown', touched, true)
    }
  }, [runs, now, scene?.decision])
  const why = scene?.words?.prompt ?? ''
  return (
    <div class="anything" hidden={now === ''}>
      <p role="status">{now !== '' && (runs ? `Anything? ${why}` : why)}</p>
      {runs && <span key={now} class="time" style={{ animationDuration: `${wait}s` }} aria-hidden="true" />}
      {runs && (
        <button type="button" class="wait" onClick={() => (stopped.value = now)}>
          Wait
        </button>
      )}
      <button type="button" onClick={() => void answer(page, 0)}>
        Nothing
      </button>
    </div>
  )
}
