/** A decision that the raiders make together, on one page: everybody's share, the total, and whether it is within the limits. */
import { useSignal } from '@preact/signals'
import type { View } from '../../engine/types.ts'
import { type Agreement, type GroupDecision, problemOf, summary } from '../../session/group-decision.ts'
import type { Proposal } from '../../session/proposal.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { Check, FieldLine } from '../ui/fields.tsx'

interface GroupProps {
  asks: GroupDecision
  view: View
  /** Whether several persons decide, and one's proposal. */
  several: boolean
  proposal: Proposal | null
  /** Called with the agreement. */
  done(agreed: Agreement): void
}

export const groupDialog = (props: GroupProps): void =>
  openDialog('The raiders decide together', <Group {...props} />, { class: 'reading together' })

/** Grouped by raider: one line for each thing that can be chosen or can get a share. */
function Group({ asks, view, several, proposal, done }: GroupProps) {
  const from = new Map(asks.items.map(({ card, now }) => [card, now]))
  const parts = proposal && 'parts' in proposal.what ? proposal.what.parts : null
  const agreed = useSignal<Agreement>(new Map(parts ?? from))
  const same = parts?.every(([card, n]) => agreed.value.get(card) === n) ?? false
  const nameOf = (seat: number): string => view.seats[seat]?.name ?? ''
  const seats = [...new Set(asks.items.map(({ seat }) => seat))]
  const set = (item: Item, n: number): void => {
    agreed.value = new Map([...agreed.value, [item.card, n]])
  }
  return (
    <>
      <p>
        {list(asks.seats.map(nameOf))} decide together. {asks.text}
      </p>
      {parts && (
        <p class="proposal">{`${nameOf(proposal?.by ?? -1)} proposes this. Agree, or change it and propose that.`}</p>
      )}
      <p role="status" class="sum">
        {summary(asks, agreed.value)}
      </p>
      {seats.map((seat) => (
        <fieldset key={seat}>
          <legend>{nameOf(seat)}</legend>
          {asks.items
            .filter((item) => item.seat === seat)
            .map((item) => (
              <Part
                key={item.card}
                asks={asks}
                item={item}
                n={agreed.value.get(item.card) ?? 0}
                set={(n) => set(item, n)}
              />
            ))}
        </fieldset>
      ))}
      <FieldLine>
        <ClosingButton act={() => done(agreed.value)} main disabled={problemOf(asks, agreed.value) !== ''}>
          {!several ? 'Agreed' : same ? 'Agree' : 'Propose'}
        </ClosingButton>
      </FieldLine>
    </>
  )
}

type Item = GroupDecision['items'][number]

interface PartProps {
  asks: GroupDecision
  item: Item
  n: number
  set(n: number): void
}

function Part({ asks, item: { text, most }, n, set }: PartProps) {
  if (asks.kind === 'picks') return <Check text={text} on={n > 0} change={(on) => set(on ? 1 : 0)} />
  return (
    <label>
      <input
        type="number"
        min="0"
        max={most}
        defaultValue={`${n}`}
        inputMode="numeric"
        onInput={(event) => set(Math.max(0, Math.floor(Number(event.currentTarget.value) || 0)))}
      />
      {` ${text}${most < asks.most ? `, at most ${most}` : ''}`}
    </label>
  )
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
