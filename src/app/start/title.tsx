/** The head of the first screen: the Boss in its hall, the title, a description, and the fan project notice. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Backdrop, backdrop, type Figure } from '../../board/index.ts'
import { useApp } from '../app.tsx'
import { settingsDialog } from '../dialogs/settings-dialog.tsx'
import { creditsDialog, fanNotice } from '../help/credits.tsx'
import type { Settings } from '../storage/settings.ts'

interface TitleProps {
  /** The Boss whose hall is shown. */
  boss: Signal<Figure | null>
  children: ComponentChildren
}

export function Title({ boss, children }: TitleProps) {
  const dragon = useRef<HTMLDivElement>(null)
  return (
    <>
      <Hall boss={boss} place={dragon} />
      <header class="title">
        <div ref={dragon} class="dragon" aria-hidden="true" />
        <h1>raidkeeper</h1>
        <p>
          Raids for one to five players or bots against a Boss that plays itself, by the rules of the World of Warcraft
          TCG.
        </p>
        <p class="note">{fanNotice}</p>
        <Tools />
        {children}
      </header>
    </>
  )
}

/** Settings before a raid. */
function Tools() {
  const { settings, change, go, sound } = useApp()
  const on = useSignal(settings().sound)
  const set = (to: Settings): void => {
    change(to)
    on.value = to.sound
  }
  const mute = (): void => set({ ...settings(), sound: !settings().sound })
  const open = (): void => settingsDialog({ now: settings(), change: set, silent: sound.trouble() })
  return (
    <div class="tools">
      <button type="button" onClick={() => go.decks()}>
        Decks
      </button>
      <button type="button" onClick={open}>
        Settings
      </button>
      <button type="button" aria-pressed={on.value} onClick={mute}>
        Sound
      </button>
      <button type="button" onClick={creditsDialog}>
        Credits
      </button>
    </div>
  )
}

/** The hall behind the page; the Boss stands where `place` is. */
export function Hall({ boss, place }: { boss: Signal<Figure | null>; place: { current: HTMLElement | null } }) {
  const room = useRef<HTMLDivElement>(null)
  const hall = useRef<Backdrop>(null)
  const lord = boss.value
  useLayoutEffect(() => {
    if (!place.current) return undefined
    hall.current = backdrop(place.current)
    room.current?.append(hall.current.element)
    return hall.current.stop
  }, [])
  useLayoutEffect(() => {
    if (lord) hall.current?.show(lord)
  }, [lord])
  return <div ref={room} class="hall" aria-hidden="true" />
}
