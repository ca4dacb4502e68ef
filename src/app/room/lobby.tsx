/** The lobby of a room: people, seats and decks, the terms, who is ready; the link; talk. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Offer } from '../../catalogue.ts'
import type { Room } from '../../wire/index.ts'
import { Hall } from '../start/title.tsx'
import { Claims, seatActs } from './away.tsx'
import { leaveDialog } from './company.tsx'
import { type Here, isHost, seatOfMember, stateOf } from './here.ts'
import { Invitation } from './invite.tsx'
import { LobbySeat } from './lobby-seat.tsx'
import { personDialog } from './person-dialog.tsx'
import { Talk } from './talk.tsx'
import { TermsFields } from './terms-fields.tsx'
import { partyHints, promiseInWords, termsInWords } from './terms-words.ts'

export function Lobby({ here }: { here: Here }) {
  const room = here.inRoom.room.value
  const trouble = here.inRoom.trouble.value
  if (!room) return <main class="screen lobby" data-screen="lobby" />
  const raid = here.catalogue.raids.find(({ id }) => id === room.terms.raid)
  return (
    <main class="screen lobby" data-screen="lobby">
      <Art raid={raid} />
      <h1>{raid?.name ?? room.terms.raid}</h1>
      <p class="warn" role="alert">
        {trouble}
      </p>
      <div class="halves">
        <div>
          {isHost(room) && <Invite here={here} room={room} />}
          <Seats here={here} room={room} raid={raid} />
          {!isHost(room) && <Invite here={here} room={room} />}
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

/** First of all for the host; whoever was invited looks for a seat first. */
function Invite({ here, room }: { here: Here; room: Room }) {
  return (
    <section aria-label="Invite friends">
      <h2>Invite friends</h2>
      <Invitation here={here} code={room.code} />
    </section>
  )
}

/** The Boss in its hall, behind the page. */
function Art({ raid }: { raid: Offer | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const boss = useSignal<Offer['face'] | null>(null)
  useLayoutEffect(() => {
    boss.value = raid?.face ?? null
  }, [raid])
  return (
    <>
      <Hall boss={boss} place={place} />
      <div ref={place} class="dragon" aria-hidden="true" />
    </>
  )
}

interface PartProps {
  here: Here
  room: Room
  raid: Offer | undefined
}

function Seats({ here, room, raid }: PartProps) {
  const { inRoom } = here
  const own = room.seats[room.seat]
  const host = isHost(room)
  const hints = partyHints(room, here.catalogue.decks)
  return (
    <section aria-label="The raid">
      <h2>The raid</h2>
      <ol class="seats" aria-label="Seats">
        {room.seats.map((_, i) => (
          <LobbySeat key={i} here={here} room={room} raid={raid} seat={i} />
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
        {room.seat < 0 &&
          seatActs(here, room).map(({ text, act }) => (
            <button key={text} type="button" onClick={act}>
              {text}
            </button>
          ))}
        <button type="button" onClick={() => leaveDialog(here)}>
          Leave
        </button>
      </div>
      {hints.length > 0 && <p class="note">{hints.join(' ')}</p>}
      <Claims here={here} room={room} />
    </section>
  )
}

function Agreed({ here, room, raid }: PartProps) {
  const { raids } = here.catalogue
  return (
    <section aria-label="What is agreed on">
      <h2>What is agreed on</h2>
      <ul class="agreed">
        {termsInWords(room.terms, raid).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p class="note">{promiseInWords(room.terms, raid)}</p>
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
