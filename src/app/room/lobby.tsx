/** The lobby of a room: people, seats and decks, the terms, who is ready; the link; talk. */
import { useSignal } from '@preact/signals'
import type { Offer } from '../../catalogue.ts'
import type { Room } from '../../wire/index.ts'
import { copyText } from '../ui/browser.ts'
import { type Here, isHost, seatOfMember, stateOf } from './here.ts'
import { addressOfRoom } from './kept-rooms.ts'
import { LobbySeat } from './lobby-seat.tsx'
import { personDialog } from './person-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { Talk } from './talk.tsx'
import { TermsFields } from './terms-fields.tsx'
import { termsInWords } from './terms-words.ts'

export function Lobby({ here }: { here: Here }) {
  const room = here.inRoom.room.value
  const trouble = here.inRoom.trouble.value
  if (!room) return <main class="screen lobby" data-screen="lobby" />
  const raid = here.catalogue.raids.find(({ id }) => id === room.terms.raid)
  return (
    <main class="screen lobby" data-screen="lobby">
      <h1>{raid?.name ?? room.terms.raid}</h1>
      <p class="warn" role="alert">
        {trouble}
      </p>
      <div class="halves">
        <div>
          <Invitation code={room.code} />
          <Seats here={here} room={room} />
          <Agreed here={here} room={room} raid={raid} />
        </div>
        <section class="talking">
          <h2>Talk</h2>
          <People here={here} room={room} />
          <Talk here={here} />
        </section>
      </div>
    </main>
  )
}

/** The ways for others to get here. */
function Invitation({ code }: { code: string }) {
  const copied = useSignal('')
  const copy = async (): Promise<void> => {
    copied.value = await copyText(addressOfRoom(code))
  }
  return (
    <section aria-label="Invite friends">
      <h2>
        Room <span class="code">{code}</span>
      </h2>
      <p class="note">
        Send your friends the link, or tell them the code: they type it on the start screen of this page.
      </p>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <span class="note" role="status">
          {copied.value}
        </span>
      </div>
      <details>
        <summary>QR code</summary>
        <QrCode text={addressOfRoom(code)} />
      </details>
    </section>
  )
}

function Seats({ here, room }: { here: Here; room: Room }) {
  const { inRoom, leave } = here
  const own = room.seats[room.seat]
  const host = isHost(room)
  return (
    <section aria-label="The raid">
      <h2>The raid</h2>
      <ol class="seats" aria-label="Seats">
        {room.seats.map((_, i) => (
          <LobbySeat key={i} here={here} room={room} seat={i} />
        ))}
      </ol>
      <p role="status" class="note">
        {room.waits || (host ? 'Everybody is ready.' : 'Everybody is ready: the host can start the raid.')}
      </p>
      <div class="row">
        {own && (
          <button
            type="button"
            class={own.ready ? undefined : 'main'}
            onClick={() => inRoom.ask('ready', { ready: !own.ready })}
          >
            {own.ready ? 'Not ready after all' : 'I’m ready'}
          </button>
        )}
        {host && (
          <button
            type="button"
            class={own && !own.ready ? undefined : 'main'}
            disabled={room.waits !== ''}
            onClick={() => inRoom.ask('begin', {})}
          >
            Start the raid
          </button>
        )}
        <button type="button" onClick={leave}>
          Leave
        </button>
      </div>
    </section>
  )
}

function Agreed({ here, room, raid }: { here: Here; room: Room; raid: Offer | undefined }) {
  const { raids } = here.catalogue
  return (
    <section aria-label="What is agreed on">
      <h2>What is agreed on</h2>
      <ul class="agreed">
        {termsInWords(room.terms, raid).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isHost(room) && (
        <details>
          <summary>Change it</summary>
          <TermsFields raids={raids} terms={room.terms} change={(terms) => here.inRoom.ask('terms', terms)} />
        </details>
      )}
    </section>
  )
}

/** Everybody in the room; those without a seat look on. */
function People({ here, room }: { here: Here; room: Room }) {
  return (
    <ul class="people" aria-label="People">
      {room.members.map((member) => {
        const watches = seatOfMember(room, member.who) < 0
        const states = [stateOf(room, member), watches ? 'looks on' : ''].filter(Boolean).join(', ')
        return (
          <li key={member.who}>
            <button type="button" aria-haspopup="dialog" onClick={() => personDialog(here, member.who)}>
              <span class={member.here ? 'dot' : 'dot gone'} aria-hidden="true" />
              {member.name}
              {states && <span class="note"> {states}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
