/** The people at the table, under the bar: who decides, who is gone, who looks on; votes; buttons to talk and to ping. */
import { type Signal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Obj } from '../../engine/types.ts'
import { decidesLine } from '../../session/who-is-asked.ts'
import type { Member, Room, Said } from '../../wire/index.ts'
import { home, type Page } from '../table/page.ts'
import { Claims, Countdown, isAwaited } from './away.tsx'
import { type Here, memberOf, seatOfMember } from './here.ts'
import { personDialog } from './person-dialog.tsx'
import { PingMark, Pointing } from './pings.tsx'
import { heardLines, Talk } from './talk.tsx'

interface StripProps {
  here: Here
  page: Page
  /** Whether the talk is open, and the last of its lines that has been read. */
  talking: Signal<boolean>
  read: Signal<Said | undefined>
  /** The last line of talk or ping, for a moment. */
  heard: Signal<string>
  /** The card or player to point at, 0 until one is picked; null if nobody points. */
  pointing: Signal<Obj | null>
  point(): void
}

export function Strip({ here, page, talking, read, heard, pointing, point }: StripProps) {
  const { inRoom } = here
  const room = inRoom.room.value
  const lost = inRoom.status.value === 'lost'
  const lines = heardLines(here)
  const unread = read.value ? lines.length - 1 - lines.lastIndexOf(read.value) : lines.length
  useSignalEffect(() => tellNews({ here, page, talking, read, heard }))
  if (!room) return null
  return (
    <section class="company" aria-label="People">
      <ul class="people">
        {ownFirst(room).map((member) => (
          <Chip key={member.who} here={here} room={room} member={member} />
        ))}
      </ul>
      <Heard text={heard} />
      {(lost || inRoom.late.value) && (
        <button type="button" class="lost" onClick={inRoom.retry}>
          {lost ? 'Connecting… try now' : 'Connect anew'}
        </button>
      )}
      {here.inRoom.known.value?.sight.pondered && (
        <button
          type="button"
          title="The bot goes by what it has found (Space or s)"
          onClick={() => inRoom.ask('enough', {})}
        >
          Think no longer
        </button>
      )}
      {room.seat >= 0 && (
        <button type="button" title="Point something out to the others (.)" aria-keyshortcuts="." onClick={point}>
          Point
        </button>
      )}
      <button
        type="button"
        title="Talk with the others (/)"
        aria-keyshortcuts="/"
        aria-expanded={talking.value}
        onClick={() => (talking.value = !talking.value)}
      >
        Talk{unread > 0 && !talking.value ? ` (${unread} new)` : ''}
      </button>
      <Pointing here={here} page={page} on={pointing} />
      <Vote here={here} room={room} />
      <Claims here={here} room={room} />
      {talking.value && <TalkPanel here={here} page={page} talking={talking} />}
      <PingMark here={here} page={page} heard={heard} />
    </section>
  )
}

/** Everybody, and oneself first: on a phone the row may be longer than the screen. */
const ownFirst = ({ members, you }: Room): Member[] =>
  members.toSorted((a, b) => Number(b.who === you) - Number(a.who === you))

/** Announces new lines once, if the talk is closed. */
function tellNews({ here, page, talking, read, heard }: Omit<StripProps, 'point' | 'pointing'>): void {
  const lines = heardLines(here)
  const last = lines.at(-1)
  // Whoever comes back is told the last lines again, and has read them.
  const known = read.value === undefined || lines.includes(read.value)
  if (talking.value || !known) read.value = last
  else if (last && last !== read.value && last !== told.get(page)) {
    const text = last.who === 0 ? last.text : `${last.name}: ${last.text}`
    if (last.who > 0) page.app.sound.cue('talk', text)
    page.table?.say(text, false)
    heard.value = text
  }
  told.set(page, last)
}

/** The line that each page has announced last. */
const told = new WeakMap<Page, Said | undefined>()

/** Milliseconds for which a line is shown: at least, and per letter. */
const shownFor = 4200
const letterTime = 55

/** The last thing heard, for a moment over the people: there it hides nothing of the table. */
function Heard({ text }: { text: Signal<string> }) {
  const now = text.value
  useEffect(() => {
    const timer = setTimeout(() => (text.value = ''), Math.max(shownFor, now.length * letterTime))
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p class="heard" aria-hidden="true" hidden={now === ''}>
      {now}
    </p>
  )
}

/** A person: whether they are here, play, think, or look on. Never by color alone. */
function Chip({ here, room, member }: { here: Here; room: Room; member: Member }) {
  const { who, name } = member
  const seat = seatOfMember(room, who)
  const sight = here.inRoom.known.value?.sight
  const thinks = seat >= 0 && room.phase === 'game' && sight?.deciding.includes(seat) === true
  const stands = room.seats[seat]?.stands ?? false
  const gone = stands ? 'away (a bot is playing)' : member.here ? '' : 'gone'
  const isOut = sight?.seen.view.seats[seat]?.lost === true
  const state = gone || (thinks ? 'decides' : seat < 0 ? 'looks on' : isOut ? 'is out' : '')
  const sign = gone ? 'gone' : thinks ? 'thinks' : seat < 0 ? 'watches' : ''
  const about = thinks && sight?.prompt ? decidesLine(name, sight.prompt) : `${name}${state ? `, ${state}` : ''}`
  return (
    <li>
      <button
        type="button"
        class={[thinks && !gone ? 'thinks' : '', gone ? 'gone' : ''].filter(Boolean).join(' ') || undefined}
        title={about}
        aria-haspopup="dialog"
        onClick={() => personDialog(here, who)}
      >
        <span class={`dot ${sign}`} aria-hidden="true" />
        {name}
        {who === room.you && ' (you)'}
        {state && <span class="state">{` ${state}`}</span>}
        {isAwaited(room, member) && <Countdown here={here} room={room} member={member} />}
      </button>
    </li>
  )
}

/** A vote on undoing a choice. */
function Vote({ here, room }: { here: Here; room: Room }) {
  const vote = here.inRoom.known.value?.sight.undo.vote
  if (!vote) return <div role="status" class="vote" hidden />
  const what = `${vote.way === 'back' ? 'to take back' : 'to make again'}: ${vote.what}`
  const name = (who: number): string => (who === room.you ? 'you' : (memberOf(room, who)?.name ?? 'somebody'))
  const asks = vote.by === room.you ? 'You ask' : `${name(vote.by)} asks`
  const waits = vote.needs.map(name).join(', ')
  const mine = vote.needs.includes(room.you)
  const say = (yes: boolean): void => here.inRoom.ask('vote', { yes })
  return (
    <div role="status" class="vote">
      <span>{`${asks} ${what}.${mine ? '' : ` Still to say: ${waits}.`}`}</span>
      {mine && (
        <>
          <button type="button" class="main" onClick={() => say(true)}>
            Agree
          </button>
          <button type="button" onClick={() => say(false)}>
            Refuse
          </button>
        </>
      )}
      {vote.by === room.you && (
        <button type="button" onClick={() => say(false)}>
          Take it back
        </button>
      )}
    </div>
  )
}

/** The talk beside the table. */
function TalkPanel({ here, page, talking }: Pick<StripProps, 'here' | 'page' | 'talking'>) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.querySelector('input')?.focus()
  }, [])
  const close = (): void => {
    talking.value = false
    home(page)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <aside ref={panel} class="talking" aria-label="Talk" onKeyDown={onKey}>
      <div class="row">
        <h2>Talk</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <Talk here={here} />
    </aside>
  )
}
