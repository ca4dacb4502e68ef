/** On the start screen: opening a room, joining one by its code or from the list, coming back to one. */
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Listed, longest, type Terms } from '../../wire/index.ts'
import { type App, useApp } from '../app.tsx'
import { lastWanted } from '../start/raid-link.ts'
import { ClosingButton, closeDialog, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import type { HostNews } from './host-page.ts'
import { keepName, lastName, placesHere, typedCode } from './kept-rooms.ts'
import { TermsFields } from './terms-fields.tsx'
import { firstTerms } from './terms-words.ts'

interface TogetherProps {
  news: ReadonlySignal<HostNews | null>
  open: OpenRoom
  forget(code: string): Promise<void>
}

/** Opens a room. Resolves to why that is not possible, '' if it is done. */
type OpenRoom = (terms: Terms, name: string) => Promise<string>

/** Nothing on a page that no host serves. */
export function Together({ news: { value: news }, open, forget }: TogetherProps) {
  const app = useApp()
  const { go } = app
  const code = useSignal('')
  if (!news?.rooms) return null
  const places = placesHere()
  const nameOf = (id: string): string => app.catalogue().raids.find((raid) => raid.id === id)?.name ?? id
  const join = (event: Event): void => {
    event.preventDefault()
    const typed = typedCode(code.value)
    if (typed) go.room(typed)
  }
  return (
    <section class="together" aria-label="Raid together">
      <h2>Raid together</h2>
      <p class="note">Friends on other devices raid with you: one opens a room and sends the link.</p>
      <form class="row" aria-label="Join a room" onSubmit={join}>
        <button type="button" onClick={() => openRoomDialog(app, open)}>
          Open a room
        </button>
        <label>
          or join by its code{' '}
          <input
            size={10}
            autocomplete="off"
            autocapitalize="characters"
            value={code.value}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">Join</button>
      </form>
      {places.length > 0 && (
        <ul class="rooms" aria-label="Your rooms">
          {places.map((place) => (
            <li key={place.code}>
              <span>{[`Your room ${place.code}`, nameOf(place.raid)].filter(Boolean).join(' · ')}</span>
              <button type="button" onClick={() => go.room(place.code)}>
                Come back
              </button>
              <button type="button" aria-label={`Forget room ${place.code}`} onClick={() => void forget(place.code)}>
                Forget
              </button>
            </li>
          ))}
        </ul>
      )}
      <ListedRooms rooms={news.rooms} nameOf={nameOf} enter={go.room} />
    </section>
  )
}

interface ListedProps {
  rooms: readonly Listed[]
  nameOf(raid: string): string
  enter(code: string): void
}

const begun = { lobby: '', game: 'the raid has begun', over: 'the raid is over' }

/** The rooms that everybody may join. */
function ListedRooms({ rooms, nameOf, enter }: ListedProps) {
  if (rooms.length === 0) return null
  return (
    <ul class="rooms" aria-label="Open rooms">
      {rooms.map(({ code, raid, mode, host, free, people, phase }) => (
        <li key={code}>
          <span>{`${nameOf(raid)}${mode && `, ${mode}`} with ${host} · ${people} here · ${[begun[phase], `${free} free`].filter(Boolean).join(', ')}`}</span>
          <button
            type="button"
            aria-label={`${free > 0 ? 'Join' : 'Look on in'} the room of ${host}`}
            onClick={() => enter(code)}
          >
            {free > 0 ? 'Join' : 'Look on'}
          </button>
        </li>
      ))}
    </ul>
  )
}

const openRoomDialog = (app: App, open: OpenRoom): void =>
  openDialog('Open a room', <OpenRoomForm app={app} open={open} />, { class: 'room-terms', close: 'Cancel' })

function OpenRoomForm({ app, open }: { app: App; open: OpenRoom }) {
  const terms = useSignal(firstTerms(app.catalogue(), lastWanted()))
  const name = useSignal(lastName())
  const wrong = useSignal('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!name.value.trim()) {
      wrong.value = 'Say first what the others shall call you.'
      return
    }
    keepName(name.value.trim())
    wrong.value = await open(terms.value, name.value.trim())
    if (!wrong.value) closeDialog()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <NameField name={name.value} change={(to) => (name.value = to)} />
      <TermsFields raids={app.catalogue().raids} terms={terms.value} change={(to) => (terms.value = to)} />
      <p class="note">You can change all of this in the room until the raid begins.</p>
      <p class="warn" role="alert">
        {wrong.value}
      </p>
      <button type="submit" class="main">
        Open the room
      </button>
    </form>
  )
}

function NameField({ name, change }: { name: string; change(name: string): void }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <FieldLine>
      <label>
        Your name{' '}
        <input
          ref={field}
          autocomplete="nickname"
          maxLength={longest.name}
          value={name}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
    </FieldLine>
  )
}

/** Asks somebody who comes by a link or a code for their name; `full`: no seat is free there. */
export const joinDialog = (code: string, wrong: string, full: boolean, join: JoinRoomProps['join']): void =>
  openDialog(`${full ? 'Look on in' : 'Join'} room ${code}`, <JoinRoom {...{ wrong, full, join }} />, {
    close: 'Cancel',
  })

interface JoinRoomProps {
  wrong: string
  full: boolean
  join(name: string, watch: boolean): void
}

function JoinRoom({ wrong, full, join }: JoinRoomProps) {
  const name = useSignal(lastName())
  const go = (watch: boolean): void => {
    const said = name.value.trim() || 'Friend'
    keepName(said)
    join(said, watch)
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    closeDialog()
    go(full)
  }
  return (
    <form onSubmit={submit}>
      <p class="warn" role="alert">
        {wrong}
      </p>
      <NameField name={name.value} change={(to) => (name.value = to)} />
      <FieldLine>
        <button type="submit" class="main">
          {full ? 'Look on' : 'Join'}
        </button>
        <ClosingButton act={() => go(!full)}>{full ? 'Ask for a seat' : 'Only look on'}</ClosingButton>
      </FieldLine>
    </form>
  )
}
