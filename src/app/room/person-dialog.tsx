/** Acts on somebody in the room: giving them a seat, muting them here, and the host's acts. */
import { useSignal } from '@preact/signals'
import { longest, type Room } from '../../wire/index.ts'
import { ClosingButton, closeDialog, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { askable, claimAct, isAwaited } from './away.tsx'
import { type Here, isHost, memberOf, seatOfMember, setDeaf, stateOf, whoPlays } from './here.ts'
import { LinkTo } from './invite.tsx'
import { addressOfRoom, keepName } from './kept-rooms.ts'

interface PersonAct {
  text: string
  act(): void
}

export function personDialog(here: Here, who: number): void {
  const room = here.inRoom.room.value
  const member = room && memberOf(room, who)
  if (!member) return
  const acts = actsFor(here, who)
  openDialog(
    member.name,
    <>
      <p class="note">{[who === room.you ? 'you' : '', stateOf(room, member)].filter(Boolean).join(', ')}</p>
      {acts.map(({ text, act }) => (
        <FieldLine key={text}>
          <ClosingButton act={act}>{text}</ClosingButton>
        </FieldLine>
      ))}
      {who === room.you && <Self here={here} room={room} />}
    </>,
  )
}

/** The own name, and the way to play on at another device. */
function Self({ here, room }: { here: Here; room: Room }) {
  const { inRoom } = here
  const name = useSignal(memberOf(room, room.you)?.name ?? '')
  const rename = (event: Event): void => {
    event.preventDefault()
    const said = name.value.trim()
    if (!said) return
    keepName(said)
    inRoom.ask('name', { name: said })
    closeDialog()
  }
  return (
    <>
      <form class="line" onSubmit={rename}>
        <label>
          Your name{' '}
          <input
            maxLength={longest.name}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>{' '}
        <button type="submit">Change it</button>
      </form>
      <h3>Play on at another device</h3>
      <p class="note">Whoever opens this link has your place in the room: open it yourself, and send it to nobody.</p>
      <LinkTo address={addressOfRoom(here.base, room.code, inRoom.token())} />
    </>
  )
}

function actsFor(here: Here, who: number): PersonAct[] {
  const { inRoom, deaf } = here
  const room = inRoom.room.value
  const member = room && memberOf(room, who)
  if (!room || !member || who === room.you) return []
  const { name, muted } = member
  const gone = seatOfMember(room, who)
  const isDeaf = deaf.value.has(who)
  const mine = room.seat
  const sits = seatOfMember(room, who) >= 0
  const host = isHost(room)
  const spare = host && !sits ? room.seats.flatMap((seat, i) => (seat.who === 0 || seat.stands ? [i] : [])) : []
  return [
    ...(mine >= 0 && isAwaited(room, member)
      ? [{ text: `Let the bot play for ${name} now`, act: () => inRoom.ask('standIn', { seat: gone }) }]
      : []),
    {
      text: isDeaf ? `Hear ${name} again` : `Don’t hear ${name} (only you)`,
      act: () => setDeaf(here, who, !isDeaf),
    },
    ...(mine < 0 && askable(room).includes(gone) ? [claimAct(here, room, gone)] : []),
    ...(mine >= 0 && !sits
      ? [{ text: `Give ${name} your seat`, act: () => inRoom.ask('hand', { seat: mine, to: who }) }]
      : []),
    ...spare.map((seat) => ({
      text: `Give ${name} seat ${seat}${seat === 0 ? ' (the Boss)' : ''}: ${whoPlays(room, room.seats[seat] as never)}`,
      act: () => inRoom.ask('hand', { seat, to: who }),
    })),
    ...(host
      ? [
          {
            text: muted ? `Let everybody hear ${name} again` : `Mute ${name} for everybody`,
            act: () => inRoom.ask('mute', { who, on: !muted }),
          },
          ...(member.here ? [{ text: `Make ${name} the host`, act: () => inRoom.ask('host', { who }) }] : []),
          { text: `Show ${name} out`, act: () => inRoom.ask('kick', { who }) },
        ]
      : []),
  ]
}
