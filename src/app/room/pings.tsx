/** Pings: pointing something out to the others at the table, and seeing what they point at. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Obj, View } from '../../engine/types.ts'
import { inText } from '../../language/print/index.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { home, type Page } from '../table/page.ts'
import type { Here } from './here.ts'
import type { Ping } from './in-room.ts'

const pingWords = {
  protect: 'Protect',
  attack: 'Attack this',
  wait: 'Wait',
  good: 'Good idea',
} as const
type PingWhat = keyof typeof pingWords
const whats = Object.keys(pingWords) as PingWhat[]

/** Possible pings at a card or a player. */
export const pingActs = ({ inRoom }: Here, on: Obj): EndAct[] =>
  whats.map((what) => ({ text: pingWords[what], act: () => inRoom.ask('ping', { what, on }) }))

/** The card or player of a place of the table, 0 for any other place. */
export function pingedPlace(key: string): Obj {
  const [kind, n] = key.split(':')
  return kind === 'card' ? Number(n) : kind === 'seat' ? -1 - Number(n) : 0
}

const placeOf = (on: Obj): string => (on < 0 ? `seat:${-1 - on}` : `card:${on}`)

const nameOf = ({ cards, seats }: View, on: Obj): string =>
  on < 0 ? (seats[-1 - on] ? inText(seats[-1 - on]!) : 'a player') : (cards[on]?.def ?? 'a hidden card')

const pointingAsks = 'Point at a card or a player: click or tap it, or move to it and press Enter.'

/** Pointing: asks for a card or a player, and offers the words beside it. Escape ends it. */
export function Pointing({ here, page, on }: { here: Here; page: Page; on: Signal<Obj | null> }) {
  const words = useRef<HTMLDivElement>(null)
  const at = on.value
  const end = (): void => {
    on.value = null
    home(page)
  }
  useEffect(() => {
    if (at === null) return undefined
    if (at !== 0) layBeside(words.current, spotOf(page, at))
    words.current?.querySelector('button')?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [at])
  const say = (act: () => void) => (): void => {
    act()
    end()
  }
  const cancel = (
    <button type="button" onClick={end}>
      Cancel
    </button>
  )
  return (
    <>
      <div role="status" class="vote pointing" hidden={at !== 0}>
        {at === 0 && pointingAsks} {at === 0 && cancel}
      </div>
      {at !== null && at !== 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons over the table are no form.
        <div ref={words} class="ping-words" role="group" aria-label={`Point at ${nameOf(page.session.onlooker(), at)}`}>
          {pingActs(here, at).map(({ text, act }) => (
            <button key={text} type="button" onClick={say(act)}>
              {text}
            </button>
          ))}
          {cancel}
        </div>
      )}
    </>
  )
}

const spotOf = ({ table }: Page, on: Obj) => table?.spots().find(({ key }) => key === placeOf(on))

/** Lays the words under a place, or over it where there is no room below. */
function layBeside(words: HTMLElement | null, spot: ReturnType<typeof spotOf>): void {
  if (!words || !spot) return
  const { offsetWidth, offsetHeight } = words
  const under = spot.y + spot.h + 4
  const fits = under + offsetHeight < window.innerHeight
  words.style.left = `${Math.max(4, Math.min(spot.x, window.innerWidth - offsetWidth - 4))}px`
  words.style.top = `${fits ? under : Math.max(4, spot.y - offsetHeight - 4)}px`
}

/** Milliseconds for which a ping is shown. */
const shownFor = 5000

/** The last ping: a ring around its place with its words, a sound, and a line that is read aloud. */
export function PingMark({ here, page, heard }: { here: Here; page: Page; heard: Signal<string> }) {
  const ping = here.inRoom.pinged.value
  const shown = useSignal<Ping | null>(null)
  useEffect(() => {
    if (!ping || here.deaf.value.has(ping.who)) return undefined
    shown.value = ping
    const text = `${ping.name} points at ${nameOf(page.session.onlooker(), ping.on)}: “${pingWords[ping.what]}”`
    page.app.sound.cue('ping', text)
    page.table?.say(text, false)
    heard.value = text
    const timer = setTimeout(() => (shown.value = null), shownFor)
    return () => clearTimeout(timer)
  }, [ping])
  const now = shown.value
  const spot = now && spotOf(page, now.on)
  if (!now || !spot) return null
  return (
    <div
      key={now.n}
      class={`ping ${now.what}${page.app.settings().motion === 'none' ? ' still' : ''}`}
      aria-hidden="true"
      ref={(mark) => {
        if (!mark) return
        mark.style.left = `${spot.x}px`
        mark.style.top = `${spot.y}px`
        mark.style.width = `${spot.w}px`
        mark.style.height = `${spot.h}px`
      }}
    >
      <b>{`${now.name}: ${pingWords[now.what]}`}</b>
    </div>
  )
}
