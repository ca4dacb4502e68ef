/** The statechart of the raid in the workshop, with the state of the game at hand. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { States } from '../dialogs/map-dialog.tsx'
import { encounterMap } from '../dialogs/raid-map.ts'
import type { Bench } from './bench.ts'
import { viewNow } from './moment.ts'

/** Milliseconds between looks at the game. */
const lookEvery = 500

export function StageMap({ bench: { app, raid, cards } }: { bench: Bench }) {
  const moment = useSignal('')
  useEffect(() => {
    const look = (): void => {
      moment.value = `${app.table?.session.onlooker().raid.id} ${app.table?.session.choices()}`
    }
    const timer = window.setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [])
  void moment.value // drawn anew as the game goes on
  const now = viewNow(app, raid.value)
  if (!now) return <p class="note">No game of this raid can begin yet.</p>
  const { view, begun } = now
  return (
    <>
      <p class="note">
        {begun
          ? `The game at hand, in round ${view.turn.round}.`
          : 'As a raid begins. Play, and this follows the game.'}
      </p>
      <States nodes={encounterMap(raid.value, view)} textOf={(name) => cards.value.printed(name)?.text ?? []} />
    </>
  )
}
