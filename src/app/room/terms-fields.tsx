/** The terms of a raid together, as fields of a form. */
import type { Offer } from '../../catalogue.ts'
import { botTitle } from '../../players/index.ts'
import { mayPeek, type Terms } from '../../wire/index.ts'
import { levelOptions } from '../start/levels.ts'
import { fittingCount, most } from '../start/raid-form.ts'
import { Check, type Option, Select } from '../ui/fields.tsx'
import {
  clockOptions,
  graceOptions,
  onRaid,
  peekOptions,
  peopleOf,
  person,
  raidersOf,
  realOptions,
  speedOptions,
  undoOptions,
  withMode,
} from './terms-words.ts'

interface TermsProps {
  raids: readonly Offer[]
  terms: Terms
  change(terms: Terms): void
}

export function TermsFields(props: TermsProps) {
  return (
    <>
      <RaidFields {...props} />
      <RoomFields {...props} />
    </>
  )
}

/** The raid, and who takes part. */
function RaidFields({ raids, terms, change }: TermsProps) {
  const raid = raids.find(({ id }) => id === terms.raid)
  const count = terms.raiders.length
  const anew = (part: Partial<Terms>): void => change(withMode({ ...terms, ...part }, raid, terms.mode ?? ''))
  const chooseRaid = (id: string): void => {
    const to = raids.find((one) => one.id === id)
    if (to) change(onRaid(terms, to))
  }
  const numbers = (n: number, least: number): Option[] =>
    Array.from({ length: n }, (_, i): Option => [`${i + 1}`, `${i + 1}`]).filter(([one]) => Number(one) >= least)
  const fits = numbers(most, 1).filter(([n]) => fittingCount(raid, Number(n)) === Number(n))
  return (
    <fieldset class="quick">
      <Field
        text="Raid"
        name="Raid of the room"
        options={raids.map(({ id, name }): Option => [id, name])}
        value={terms.raid}
        change={chooseRaid}
      />
      <Field
        text="Level"
        name="Level of the room"
        options={[...levelOptions(person), ['ahead', `Bot: ${botTitle('ahead')}`]]}
        value={terms.boss}
        change={(boss) => anew({ boss })}
      />
      <Field
        text="Mode"
        name="Mode of the room"
        options={(raid?.modes ?? []).map(({ id, name }): Option => [id, name])}
        value={terms.mode ?? ''}
        change={(mode) => change({ ...terms, mode })}
        hidden={!raid?.modes?.length}
      />
      <Field
        text="Raiders"
        name="Raiders of the room"
        options={fits}
        value={`${count}`}
        change={(n) => anew({ raiders: raidersOf(terms, Number(n), Math.min(Number(n), peopleOf(terms))) })}
      />
      <Field
        text="Seats for people"
        name="Seats for people"
        options={numbers(count, 1)}
        value={`${peopleOf(terms)}`}
        change={(n) => change({ ...terms, raiders: raidersOf(terms, count, Number(n)) })}
      />
    </fieldset>
  )
}

/** The terms of playing together. */
function RoomFields({ terms, change }: TermsProps) {
  const set = (part: Partial<Terms>): void => change({ ...terms, ...part })
  return (
    <fieldset class="quick">
      <Field
        text="At a real table"
        name="At a real table"
        options={realOptions}
        value={terms.real ?? ''}
        change={(real) => set({ real: (real || undefined) as Terms['real'] })}
      />
      <Field
        text="Choices are taken back by"
        name="Who takes choices back"
        options={undoOptions}
        value={terms.undo}
        change={(undo) => set({ undo: undo as Terms['undo'] })}
      />
      <Field
        text="They are taken back"
        name="How far choices are taken back"
        options={peekOptions}
        value={`${mayPeek(terms)}`}
        change={(peek) => set({ peek: peek === 'true' })}
        hidden={terms.undo === 'off'}
      />
      <Field
        text="Bots act"
        name="Pace of bots"
        options={speedOptions}
        value={`${terms.speed}`}
        change={(speed) => set({ speed: Number(speed) as Terms['speed'] })}
      />
      <Field
        text="A bot plays for anyone who is gone"
        name="When a bot takes over"
        options={graceOptions}
        value={`${terms.grace}`}
        change={(grace) => set({ grace: Number(grace) })}
      />
      <Field
        text="A bot answers for anyone who doesn’t"
        name="When a bot answers"
        options={clockOptions}
        value={`${terms.clock}`}
        change={(clock) => set({ clock: Number(clock) })}
      />
      <Check text="Anyone can find this room" on={terms.listed} change={(listed) => set({ listed })} />
      <Check
        text="Raiders see each other’s hands (a house rule)"
        on={terms.openHands}
        change={(openHands) => set({ openHands })}
      />
      <Check text="Bots think aloud" on={terms.aloud} change={(aloud) => set({ aloud })} />
    </fieldset>
  )
}

interface FieldProps {
  text: string
  name: string
  options: readonly Option[]
  value: string
  change(value: string): void
  hidden?: boolean
}

/** A choice of one, in words. */
const Field = ({ text, hidden = false, ...select }: FieldProps) => (
  <label hidden={hidden}>
    {text} <Select {...select} />
  </label>
)
