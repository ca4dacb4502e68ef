/** Form fields: selects, checkboxes, sliders. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** A value and its text. */
export type Option = readonly [value: string, text: string]

interface SelectProps {
  id?: string
  /** Its accessible name. */
  name?: string
  title?: string
  options: readonly Option[]
  value: string
  change(value: string): void
}

export function Select({ id, name, title, options, value, change }: SelectProps) {
  return (
    <select
      id={id}
      aria-label={name}
      title={title}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one} selected={one === value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A line of a dialog. */
export function FieldLine({ children }: { children: ComponentChildren }) {
  return <div class="line">{children}</div>
}

interface CheckProps {
  text: string
  on: boolean
  change(on: boolean): void
}

export function Check({ text, on, change }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} /> {text}
    </label>
  )
}

interface SliderProps {
  text: string
  /** From 0 to 1. */
  part: number
  change(part: number): void
}

/** A slider in percent. */
export function Slider({ text, part, change }: SliderProps) {
  const percent = useSignal(Math.round(part * 100))
  const slide = (to: number): void => {
    percent.value = to
    change(to / 100)
  }
  return (
    <FieldLine>
      <label class="slider">
        {text}{' '}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent.value}
          onInput={(event) => slide(Number(event.currentTarget.value))}
        />
      </label>
      <output>{percent.value} %</output>
    </FieldLine>
  )
}
