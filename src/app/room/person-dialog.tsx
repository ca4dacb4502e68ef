/** Acts on somebody in the room: giving them a seat, muting them here, and the host's acts. */
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { type Here, isHost, memberOf, seatOfMember, setDeaf, stateOf, whoPlays } from './here.ts'

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
      {acts.length === 0 && <p>Others can give you their seat here.</p>}
    </>,
  )
}

function actsFor(here: Here, who: number): PersonAct[] {
  const { inRoom, deaf } = here
  const room = inRoom.room.value
  const member = room && memberOf(room, who)
  if (!room || !member || who === room.you) return []
  const { name, muted } = member
  const isDeaf = deaf.value.has(who)
  const mine = room.seat
  const sits = seatOfMember(room, who) >= 0
  const host = isHost(room)
  const spare = host && !sits ? room.seats.flatMap((seat, i) => (seat.who === 0 || seat.stands ? [i] : [])) : []
  return [
    {
      text: isDeaf ? `Hear ${name} again` : `Don’t hear ${name} (only you)`,
      act: () => setDeaf(here, who, !isDeaf),
    },
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
          { text: `Make ${name} the host`, act: () => inRoom.ask('host', { who }) },
          { text: `Show ${name} out`, act: () => inRoom.ask('kick', { who }) },
        ]
      : []),
  ]
}
