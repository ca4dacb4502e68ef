/** The settings. Each change takes effect at once. */
import { useSignal } from '@preact/signals'
import { letterSizes, type Settings, speeds } from '../storage/settings.ts'
import { openDialog } from '../ui/dialog.tsx'
import { Check, FieldLine, type Option, Select, Slider } from '../ui/fields.tsx'

interface SettingsProps {
  now: Settings
  change(settings: Settings): void
  /** Why there is no sound, '' if there can be. */
  silent: string
}

/** Opens the settings; `change` is called after each change. */
export const settingsDialog = (props: SettingsProps): void =>
  openDialog('Settings', <SettingsForm {...props} />, { class: 'settings' })

const motions: readonly Option[] = Object.entries({
  system: 'System setting',
  full: 'Full',
  fades: 'Fades only',
  none: 'None',
} satisfies Record<Settings['motion'], string>)

/** Checkboxes for how the table looks and is controlled. */
const tableChecks = [
  ['warn', 'Warn before ending a turn with things left to do'],
  ['advise', 'Warn before an act that costs much (looks ahead as your turn begins; not in rooms)'],
  ['aloud', 'Think aloud: bots and the Boss tell what else they considered'],
  ['plans', 'Bots on the raiders’ side say what they plan together, once a turn'],
  ['letters', 'Keyboard shortcuts'],
  ['text', 'Text-only table'],
  ['cover', 'Hide the table between players (hot seat)'],
  ['openHands', 'Friends see each other’s hands'],
] as const

function SettingsForm({ now, change, silent }: SettingsProps) {
  const settings = useSignal(now)
  const set = (part: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...part }
    change(settings.value)
  }
  const { speed, motion, letterSize, sound, cues, ambience, captions, coach } = settings.value
  return (
    <>
      <FieldLine>
        <label>
          Bot speed <SpeedSelect now={speed} change={(speed) => set({ speed })} />
        </label>
      </FieldLine>
      <FieldLine>
        <label>
          Motion on the table{' '}
          <Select options={motions} value={motion} change={(to) => set({ motion: to as Settings['motion'] })} />
        </label>
      </FieldLine>
      <FieldLine>
        <label>
          Text size{' '}
          <Select
            options={letterSizes.map((size) => [`${size}`, `${size} %`])}
            value={`${letterSize}`}
            change={(to) => set({ letterSize: Number(to) })}
          />
        </label>
      </FieldLine>
      {tableChecks.map(([key, text]) => (
        <FieldLine key={key}>
          <Check text={text} on={settings.value[key]} change={(on) => set({ [key]: on })} />
        </FieldLine>
      ))}
      <h3>Sound</h3>
      {silent && <p class="note">{silent}</p>}
      <FieldLine>
        <Check text="Sound (m)" on={sound} change={(sound) => set({ sound })} />
      </FieldLine>
      <Slider text="Volume of sound effects" part={cues} change={(cues) => set({ cues })} />
      <Slider text="Volume of ambience" part={ambience} change={(ambience) => set({ ambience })} />
      <FieldLine>
        <Check text="Captions for sounds" on={captions} change={(captions) => set({ captions })} />
      </FieldLine>
      <FieldLine>
        <Check
          text="Coach: each lesson when it matters"
          on={coach !== null}
          change={(on) => set({ coach: on ? [] : null })}
        />
      </FieldLine>
    </>
  )
}

interface SpeedProps {
  now: Settings['speed']
  change(speed: Settings['speed']): void
}

export function SpeedSelect({ now, change }: SpeedProps) {
  const speed = useSignal(now)
  const choose = (to: string): void => {
    speed.value = speeds.find((one) => `${one}` === to) ?? 1
    change(speed.value)
  }
  const options = speeds.map((one): Option => [`${one}`, one === 0 ? 'instant' : `${one}×`])
  return <Select name="Bot speed" options={options} value={`${speed.value}`} change={choose} />
}
