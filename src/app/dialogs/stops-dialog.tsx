/** The dialog that sets the stops for a person: how often, at which windows, and which cards never cause one. */
import { useSignal } from '@preact/signals'
import { type Silence, type Stop, type StopMark, stops, type WindowName } from '../../session/stops.ts'
import type { Settings } from '../storage/settings.ts'
import { openDialog } from '../ui/dialog.tsx'
import { FieldLine, type Option, Select } from '../ui/fields.tsx'

const stopTexts: Readonly<Record<Stop, string>> = {
  always: 'at every decision',
  matters: 'whenever there is a choice',
  useful: 'only when it is worth it',
}

const silenceTexts: Readonly<Record<Silence, string>> = {
  quiet: 'does not stop the game',
  yes: 'is always answered “yes”',
  no: 'is always answered “no”',
}

interface SilenceProps {
  card: string
  now: Silence | undefined
  /** Called with null to let the card ask again. */
  change(to: Silence | null): void
}

/** The ways to silence a card, as a list of options. */
export function SilenceSelect({ card, now, change }: SilenceProps) {
  const told = useSignal<string>(now ?? '')
  const choose = (to: string): void => {
    told.value = to
    change((to || null) as Silence | null)
  }
  const options: Option[] = [['', 'may ask me'], ...Object.entries(silenceTexts)]
  return <Select name={`When ${card} asks`} options={options} value={told.value} change={choose} />
}

/** A card silenced by a seat in this game. */
export interface Told {
  /** The seat's name. */
  name: string
  card: string
  silence: Silence
  change(to: Silence | null): void
}

/** The possible stops of this game: its windows, and whether the person plays the Boss or raiders. */
export interface Stoppable {
  windows: readonly WindowName[]
  boss: boolean
  raiders: boolean
}

interface StopsProps {
  now: Settings
  change(settings: Settings): void
  silent: readonly Told[]
  stoppable: Stoppable
}

export const stopsDialog = (props: StopsProps): void => openDialog('Stops', <Stops {...props} />)

function Stops({ now, change, silent, stoppable }: StopsProps) {
  const settings = useSignal(now)
  const set = (part: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...part }
    change(settings.value)
  }
  const mark = (one: StopMark, on: boolean): void => {
    const others = settings.value.marks.filter((other) => other !== one)
    set({ marks: on ? [...others, one] : others })
  }
  return (
    <>
      <FieldLine>
        <label>
          Stop for me{' '}
          <Select
            name="Stop for me"
            options={stops.map((stop) => [stop, stopTexts[stop]])}
            value={settings.value.stop}
            change={(to) => set({ stop: stops.find((stop) => stop === to) ?? now.stop })}
          />
        </label>
      </FieldLine>
      <p class="note">
        You’re asked on your turn, when the other side plays something you can answer, and when it attacks. Quests and
        whatever else can wait are offered once, just before your turn.
      </p>
      <h3>Always ask me here</h3>
      <Marks stoppable={stoppable} marks={settings.value.marks} mark={mark} />
      <h3>Muted cards</h3>
      {silent.length === 0 ? (
        <p class="note">None. Open a card to mute it.</p>
      ) : (
        <ul class="told">
          {silent.map(({ name, card, silence, change }) => (
            <li key={`${name} ${card}`}>
              {`${name}: ${card} `}
              <SilenceSelect card={card} now={silence} change={change} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface MarksProps {
  stoppable: Stoppable
  marks: readonly StopMark[]
  mark(one: StopMark, on: boolean): void
}

function Marks({ stoppable: { windows, ...plays }, marks, mark }: MarksProps) {
  const box = (one: StopMark, name: string, there: boolean) =>
    there ? (
      <label class="cell">
        <input
          type="checkbox"
          aria-label={name}
          checked={marks.includes(one)}
          onChange={(event) => mark(one, event.currentTarget.checked)}
        />
      </label>
    ) : (
      <span class="cell">–</span>
    )
  return (
    <table class="marks">
      <thead>
        <tr>
          {['Window', 'My turns', 'Others’ turns'].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {windows.map(({ window, text, boss }) => (
          <tr key={window}>
            <th scope="row">{text}</th>
            <td>{box(`own:${window}`, `${text} on my turns`, !boss || plays.boss)}</td>
            <td>{box(`other:${window}`, `${text} on others’ turns`, !boss || plays.raiders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
