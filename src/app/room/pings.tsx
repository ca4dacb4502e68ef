/** Pings: pointing something out to the others at the table, and seeing what they point at. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Obj, View } from '../../engine/types.ts'
import { inText } from '../../language/print/index.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import type { Page } from '../table/page.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine, type Option, Select } from '../ui/fields.tsx'
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

/** Pings: at the place last looked at, or at another card or player. */
export function pingDialog(here: Here, page: Page, last: Obj): void {
  const view = page.session.onlooker()
  const options = targets(view)
  const first = options.some(([id]) => id === `${last}`) ? last : Number(options[0]?.[0] ?? 0)
  openDialog('Point it out to the others', <Pinging here={here} options={options} first={first} />)
}

/** Players and the cards in their parties. */
function targets({ seats, cards }: View): Option[] {
  return seats
    .filter(({ lost }) => !lost)
    .flatMap(({ seat, name, party }) => [
      ...party.flatMap((id): Option[] => (cards[id]?.def ? [[`${id}`, `${cards[id].def} (${name})`]] : [])),
      [`${-1 - seat}`, `${name}, the player`] as const,
    ])
}

function Pinging({ here, options, first }: { here: Here; options: readonly Option[]; first: Obj }) {
  const on = useSignal(first)
  return (
    <>
      <FieldLine>
        <label>
          At{' '}
          <Select
            name="What to point at"
            options={options}
            value={`${on.value}`}
            change={(to) => (on.value = Number(to))}
          />
        </label>
      </FieldLine>
      <FieldLine>
        {whats.map((what) => (
          <ClosingButton key={what} act={() => here.inRoom.ask('ping', { what, on: on.value })}>
            {pingWords[what]}
          </ClosingButton>
        ))}
      </FieldLine>
    </>
  )
}

/** Milliseconds for which a ping is shown. */
const shownFor = 5000

/** The last ping: a ring around its place with its words, a sound, and a line that is read aloud. */
export function PingMark({ here, page }: { here: Here; page: Page }) {
  const ping = here.inRoom.pinged.value
  const shown = useSignal<Ping | null>(null)
  useEffect(() => {
    if (!ping || here.deaf.value.has(ping.who)) return undefined
    shown.value = ping
    const text = `${ping.name} points at ${nameOf(page.session.onlooker(), ping.on)}: “${pingWords[ping.what]}”`
    page.app.sound.cue('ping', text)
    page.table?.say(text)
    const timer = setTimeout(() => (shown.value = null), shownFor)
    return () => clearTimeout(timer)
  }, [ping])
  const now = shown.value
  const spot = now && page.table?.spots().find(({ key }) => key === placeOf(now.on))
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
