/** The players of the seats, and conceding. */
import { useSignal } from '@preact/signals'
import type { Seat, View } from '../../engine/types.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { planOf, whoOf } from '../start/raid-link.ts'
import { WhoSelect } from '../start/who-select.tsx'
import { ClosingButton, focusClose, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

interface SeatsProps {
  view: View
  plans: readonly SeatPlan[]
  change(seat: Seat, plan: SeatPlan): void
}

/** The players of the seats; changes take effect at once. */
export const seatsDialog = (props: SeatsProps): void => openDialog('Who plays', <Seats {...props} />)

function Seats({ view, plans, change }: SeatsProps) {
  const who = useSignal(plans.map(whoOf))
  const choose = (seat: Seat, boss: boolean, to: string): void => {
    who.value = who.value.with(seat, to)
    change(seat, planOf(to, boss))
  }
  return (
    <>
      <p class="note">
        Any seat can change hands at any time. The table is covered when the screen passes from one person to another;
        one person who plays several seats sees no cover.
      </p>
      {view.seats.map(({ seat, name, boss }) => (
        <FieldLine key={seat}>
          <label>
            {name}{' '}
            <WhoSelect
              id={`seat-${seat}`}
              name={`Who plays ${name}`}
              boss={boss}
              value={who.value[seat] ?? 'person'}
              change={(to) => choose(seat, boss, to)}
            />
          </label>
        </FieldLine>
      ))}
    </>
  )
}

interface ConcedeProps {
  view: View
  seats: readonly Seat[]
  concede(seat: Seat): Promise<void>
}

/** Asks for confirmation before conceding, with a button for each seat that a person plays. */
export function concedeDialog({ view, seats, concede }: ConcedeProps): void {
  openDialog(
    'Concede',
    <>
      <p>Concede? You and all your cards leave the raid. You can undo it.</p>
      {seats.map((seat) => (
        <FieldLine key={seat}>
          <ClosingButton act={() => void concede(seat)}>{view.seats[seat]?.name} concedes</ClosingButton>
        </FieldLine>
      ))}
    </>,
    { focus: focusClose },
  )
}
