/** “Anything?”: a window in which the table could act passes by itself after a while, once for all who are asked in it, at every device. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Scene } from '../../board/index.ts'
import { isOurs } from '../../session/passing.ts'
import { answer } from './answer.ts'
import type { Page } from './page.ts'
import { atTable } from './real-settings.ts'
import type { TableSession } from './table-session.ts'

/**
 * The window that passes by itself: the same for all who are asked in it before anything else happens; '' if there is none.
 * Those at other devices have it, too, before it is their turn to answer.
 */
function windowOf(scene: Scene | null, { mayName }: TableSession): string {
  if (!scene?.passes || scene.sent !== undefined) return ''
  const { turn, chain, combat, seat, seats } = scene.view
  const isOwn = turn.seat === seat || chain.at(-1)?.controller === seat
  const isComing = mayName?.() === false && !seats[seat]?.lost && !isOwn
  if (!scene.decision && !isComing) return ''
  return [turn.n, turn.step, ...chain.map(({ id }) => id), combat?.window, combat?.attacker, combat?.defender].join()
}

export function Anything({ page }: { page: Page }) {
  const { scene } = page.shown.value
  const isAsked = scene?.decision != null
  /** The window in which somebody does something, and the last one in which nobody did. */
  const stopped = useSignal('')
  const quiet = useSignal('')
  const now = windowOf(scene, page.session)
  // What a friend does asks for less time than what the Boss does.
  const wait = atTable().wait / (scene && isOurs(scene.view) ? 2 : 1)
  const runs = now !== '' && wait > 0 && stopped.value !== now && quiet.value !== now
  const stop = (): void => {
    stopped.value = now
  }
  // Where somebody takes something back, they want to act.
  const made = page.session.choices()
  const before = useRef(made)
  const back = made < before.current
  useEffect(() => {
    if (back) stop()
    before.current = made
  }, [made])
  const pass = (): void => {
    quiet.value = now
  }
  useEffect(() => {
    if (!runs) return
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.told, .anything'))) stop()
    }
    const timer = setTimeout(pass, wait * 1000)
    document.addEventListener('pointerdown', touched, true)
    document.addEventListener('keydown', touched, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', touched, true)
      document.removeEventListener('keydown', touched, true)
    }
  }, [runs, now])
  const passes = !back && isAsked && now !== '' && quiet.value === now && stopped.value !== now
  useEffect(() => {
    if (!passes) return
    if (document.querySelector('dialog[open]')) stop()
    else void answer(page, 0)
  }, [passes, scene?.decision])
  const why = scene?.words?.prompt ?? scene?.waiting ?? ''
  return (
    <div class="anything" hidden={(!runs && !isAsked) || now === ''}>
      <p role="status">{runs ? `Anything? ${why}` : isAsked && now !== '' && why}</p>
      {runs && <span key={now} class="time" style={{ animationDuration: `${wait}s` }} aria-hidden="true" />}
      {runs && (
        <button type="button" class="wait" onClick={stop}>
          Wait
        </button>
      )}
      <button type="button" onClick={runs ? pass : () => void answer(page, 0)}>
        Nothing
      </button>
    </div>
  )
}
