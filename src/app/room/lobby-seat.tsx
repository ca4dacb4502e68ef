/** One seat in the lobby: its person, its deck, and whether they are ready. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Offer } from '../../catalogue.ts'
import { readDeck } from '../../decks/index.ts'
import { botTitle } from '../../players/index.ts'
import type { Ask, Room, RoomSeat } from '../../wire/index.ts'
import { useApp } from '../app.tsx'
import { playable } from '../decks/playable.ts'
import { loadPool } from '../decks/pool.ts'
import { levelTitle, usualLevel } from '../start/levels.ts'
import { botsFor } from '../start/raid-link.ts'
import { HallPicture } from '../start/raid-tiles.tsx'
import { deckTitle, Portrait, roleName } from '../start/seat-row.tsx'
import { pickFiles } from '../ui/browser.ts'
import { type Option, Select } from '../ui/fields.tsx'
import { type Here, isHost, whoPlays } from './here.ts'
import { person, withMode } from './terms-words.ts'

interface SeatProps {
  here: Here
  room: Room
  raid: Offer | undefined
  seat: number
}

export function LobbySeat({ here, room, raid, seat }: SeatProps) {
  const is = room.seats[seat]
  if (!is) return null
  const { inRoom } = here
  const { decks } = useApp()
  const mine = seat === room.seat
  const own = is.deck && [...here.catalogue.decks, ...decks.all()].find(({ id }) => id === is.deck?.id)
  const name = seat === 0 ? 'The Boss' : roleName(own?.role, seat)
  const who = seat === 0 && is.kind === 'bot' ? levelTitle(is.bot) : whoPlays(room, is)
  const botHere = (on: boolean): void => {
    if (seat > 0) inRoom.ask('bot', { seat, on })
    else inRoom.ask('terms', withMode({ ...room.terms, boss: on ? usualLevel : person }, raid, room.terms.mode ?? ''))
  }
  const picksBot = seat > 0 && is.kind === 'bot' && isHost(room)
  const chooses = seat > 0 && (mine || (is.who === 0 && isHost(room)))
  return (
    <li data-seat={seat} class={mine ? 'mine' : undefined}>
      {is.deck && <Portrait deck={is.deck.id} />}
      {seat === 0 && raid && (
        <span class="portrait">
          <HallPicture face={raid.face} />
        </span>
      )}
      <span class="who">
        <b title={own?.about}>{name}</b> {picksBot ? <BotChoice here={here} room={room} seat={seat} /> : who}
        {is.who > 0 && <span class="note">{is.ready ? ' is ready' : ' is not ready yet'}</span>}
      </span>
      {chooses ? <DeckChoice here={here} seat={seat} is={is} mine={mine} /> : <span class="deck">{deckText(is)}</span>}
      {is.kind === 'free' && (
        <button type="button" onClick={() => inRoom.ask('sit', { seat })}>
          Sit here
        </button>
      )}
      {is.who === 0 && isHost(room) && (
        <button type="button" onClick={() => botHere(is.kind === 'free')}>
          {is.kind === 'free' ? 'A bot here' : 'A person here'}
        </button>
      )}
      {mine && (
        <button type="button" onClick={() => inRoom.ask('sit', { seat: null })}>
          Only look on
        </button>
      )}
      {is.deck && <Power deck={is.deck.id} />}
    </li>
  )
}

function BotChoice({ here, room, seat }: Pick<SeatProps, 'here' | 'room' | 'seat'>) {
  const { terms } = room
  const options = botsFor(false).map(({ name }): Option => [name, `Bot: ${botTitle(name)}`])
  const choose = (bot: string): void =>
    here.inRoom.ask('terms', { ...terms, raiders: terms.raiders.with(seat - 1, bot) })
  return <Select name={`Bot of seat ${seat}`} options={options} value={terms.raiders[seat - 1] ?? ''} change={choose} />
}

/** Says what the hero of a deck can do. */
function Power({ deck }: { deck: string }) {
  const { power } = useApp()
  const text = useSignal('')
  useEffect(() => {
    let current = true
    void power(deck).then((known) => {
      if (current) text.value = known
    })
    return () => {
      current = false
    }
  }, [deck])
  return <p class="power note">{text.value}</p>
}

const deckText = ({ deck }: RoomSeat): string => (deck ? `${deck.hero}: ${deck.name}` : '')

const ownDeck = 'own deck'

function DeckChoice({ here, seat, is, mine }: { here: Here; seat: number; is: RoomSeat; mine: boolean }) {
  const { inRoom, catalogue } = here
  const { decks } = useApp()
  const known = [...catalogue.decks, ...decks.all()].map((deck): Option => [deck.id, deckTitle(deck)])
  const brought = is.deck?.own === true && !decks.get(is.deck.id)
  const now: Option[] = brought ? [[ownDeck, `${deckText(is)} (own deck)`]] : []
  const choose = async (to: string): Promise<void> => {
    const deck = decks.get(to)
    if (to !== ownDeck)
      inRoom.ask('deck', { seat, deck: deck ? ((await playable(deck, is.real)) as Ask<'deck'>['deck']) : to })
  }
  const bring = async (): Promise<void> => {
    const [file] = await pickFiles('')
    if (!file) return
    const deck = await deckIn(await file.text(), is.real)
    if (typeof deck === 'string') inRoom.trouble.value = deck
    else inRoom.ask('deck', { seat, deck })
  }
  return (
    <>
      <Select
        name={`Deck of seat ${seat}`}
        options={[...now, ...known]}
        value={brought ? ownDeck : (is.deck?.id ?? '')}
        change={(to) => void choose(to)}
      />
      {mine && (
        <button type="button" title="Brings a deck of your own from a file" onClick={() => void bring()}>
          Own deck…
        </button>
      )}
    </>
  )
}

/** The deck in a file's text, or its fault. The host checks it. */
async function deckIn(text: string, real: boolean): Promise<string | Ask<'deck'>['deck']> {
  const read = await readDeck(text, (await loadPool()).names)
  if ('wrong' in read) return read.wrong
  const [problem] = read.problems
  if (problem) return `${problem.where}: ${problem.what} ${problem.fix}`
  return (await playable(read.deck, real)) as Ask<'deck'>['deck']
}
