/** People who are gone: when a bot plays for them; requests for their seats. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Member, Room } from '../../wire/index.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { type Here, memberOf, seatOfMember } from './here.ts'

/** Whether a bot will play for somebody who is gone. */
export function isAwaited(room: Room, member: Member): boolean {
  const { stands, real } = room.seats[seatOfMember(room, member.who)] ?? {}
  return room.phase === 'game' && !member.here && stands === false && !real
}

/** The time until a bot plays for somebody, counted down. */
export function Countdown({ here, room, member }: { here: Here; room: Room; member: Member }) {
  const left = (): number => {
    const ends = (member.gone ?? 0) + room.terms.grace * 1000
    return Math.max(0, Math.ceil((ends - here.inRoom.now()) / 1000))
  }
  const seconds = useSignal(left())
  useEffect(() => {
    const timer = setInterval(() => (seconds.value = left()), 1000)
    return () => clearInterval(timer)
  }, [member.gone, room.terms.grace])
  const [minutes, rest] = [Math.floor(seconds.value / 60), `${seconds.value % 60}`.padStart(2, '0')]
  return <span class="state" role="timer">{`: a bot plays in ${minutes}:${rest}`}</span>
}

/** The seat in words: “the seat of Cy”, “the Boss’s seat”, “the bot’s seat 3”. */
function seatText(room: Room, seat: number): string {
  const name = memberOf(room, room.seats[seat]?.who ?? 0)?.name
  if (name) return `the seat of ${name}`
  return seat === 0 ? 'the Boss’s seat' : `the bot’s seat ${seat}`
}

/** Requests for seats, with a yes and a no for whoever may say it. */
export function Claims({ here, room }: { here: Here; room: Room }) {
  const name = (who: number): string => memberOf(room, who)?.name ?? 'Somebody'
  const vouch = (by: number, yes: boolean): void => here.inRoom.ask('vouch', { by, yes })
  return (
    <>
      {room.claims.map(({ by, seat, needs }) => (
        <div key={by} role="status" class="vote">
          <span>{`${by === room.you ? 'You ask' : `${name(by)} asks`} for ${seatText(room, seat)}.${needs.includes(room.you) ? '' : ` Still to say: ${needs.map(name).join(', ')}.`}`}</span>
          {needs.includes(room.you) && (
            <>
              <button type="button" class="main" onClick={() => vouch(by, true)}>
                {`Let ${name(by)} sit there`}
              </button>
              <button type="button" onClick={() => vouch(by, false)}>
                Refuse
              </button>
            </>
          )}
          {by === room.you && (
            <button type="button" onClick={() => here.inRoom.ask('claim', { seat: null })}>
              Take it back
            </button>
          )}
        </div>
      ))}
    </>
  )
}

/** The seats that somebody who looks on may ask for: of raiders' bots, and of people who are gone. */
export const askable = (room: Room): number[] =>
  room.seats.flatMap(({ who, kind }, seat) =>
    (kind === 'bot' && seat > 0) || (who > 0 && memberOf(room, who)?.here === false) ? [seat] : [],
  )

/** Asks the others for a seat. */
export const claimAct = ({ inRoom }: Here, room: Room, seat: number): EndAct => ({
  text: `Ask for ${seatText(room, seat)}`,
  act: () => inRoom.ask('claim', { seat }),
})

/** Ways to a seat for somebody who looks on. */
export function seatActs(here: Here, room: Room): EndAct[] {
  const me = memberOf(room, room.you)
  const wait = {
    text: me?.waits ? 'Don’t wait for a seat' : 'Wait for the next free seat',
    act: () => here.inRoom.ask('wait', { on: !me?.waits }),
  }
  return [wait, ...askable(room).map((seat) => claimAct(here, room, seat))]
}
