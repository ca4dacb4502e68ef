/** The full log: filtered by seat and topic, with links to cards, and copied as text. */
import { useSignal } from '@preact/signals'
import type { Scene } from '../../board/index.ts'
import type { CardId } from '../../engine/types.ts'
import { type LogAbout, type LogLine, logAbouts } from '../../session/game-log.ts'
import { WithRules } from '../help/rule-notes.tsx'
import { openDialog } from '../ui/dialog.tsx'
import { Check, FieldLine, Select } from '../ui/fields.tsx'
import { asText, filtered, withNames } from './log-lines.ts'

interface LogProps {
  scene: Pick<Scene, 'log' | 'view'>
  /** The log with a line for every step. */
  steps: () => readonly LogLine[]
  /** The key of the line to start at; without it, the log starts at its end. */
  line: string
  open(card: CardId, name: string): void
  /** Resolves to whether the text was copied. */
  copy(text: string): Promise<boolean>
}

const names: Readonly<Record<LogAbout, string>> = {
  turns: 'Turns',
  chain: 'Plays and powers',
  combat: 'Combat',
  damage: 'Damage and healing',
  cards: 'Cards',
  reasons: 'Reasons',
}

export const logDialog = (props: LogProps): void =>
  openDialog('Log', <Log {...props} />, { class: 'reading', focus: showSought })

/** Scrolls to the requested line, or else to the end, and focuses its first card. */
function showSought(dialog: HTMLElement): void {
  const list = dialog.querySelector<HTMLElement>('.whole-log')
  const sought = list?.querySelector<HTMLElement>('.sought')
  const there = sought ?? list?.lastElementChild
  there?.scrollIntoView({ block: sought ? 'center' : 'end' })
  const first = sought?.querySelector('button') ?? list
  first?.focus({ preventScroll: true })
}

function Log({ scene: { log: results, view }, steps, line, open, copy }: LogProps) {
  const every = useSignal(false)
  const log = every.value ? steps() : results
  const abouts = useSignal<ReadonlySet<LogAbout>>(new Set(logAbouts))
  const seat = useSignal<number | null>(null)
  const copied = useSignal('')
  const lines = filtered(log, { seat: seat.value, abouts: abouts.value })
  const filter = (change: () => void): void => {
    copied.value = ''
    change()
  }
  const want = (about: LogAbout, on: boolean): void => {
    const others = [...abouts.value].filter((one) => one !== about)
    filter(() => (abouts.value = new Set(on ? [...others, about] : others)))
  }
  const copyLines = async (): Promise<void> => {
    const done = await copy(asText(lines))
    copied.value = done ? 'Copied.' : 'The browser does not allow copying: select the lines and copy them by hand.'
  }
  const whose = [['', 'everyone'] as const, ...view.seats.map((one) => [`${one.seat}`, one.name] as const)]
  return (
    <>
      <FieldLine>
        <label>
          Show{' '}
          <Select
            name="How much"
            options={[
              ['results', 'Results'],
              ['steps', 'Every step'],
            ]}
            value={every.value ? 'steps' : 'results'}
            change={(to) => filter(() => (every.value = to === 'steps'))}
          />
        </label>
        <label>
          of{' '}
          <Select
            name="Whose lines"
            options={whose}
            value={seat.value === null ? '' : `${seat.value}`}
            change={(to) => filter(() => (seat.value = to === '' ? null : Number(to)))}
          />
        </label>
        {logAbouts.map((about) => (
          <Check key={about} text={names[about]} on={abouts.value.has(about)} change={(on) => want(about, on)} />
        ))}
      </FieldLine>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <ol class="whole-log" tabIndex={0} aria-label="Lines of the log">
        {lines.map((one) => (
          <LogItem key={one.key} line={one} sought={one.key === line} open={open} />
        ))}
      </ol>
      <FieldLine>
        <button type="button" onClick={() => void copyLines()}>
          Copy as text
        </button>
        <span class="note" role="status">
          {copied.value || `${lines.length} of ${log.length} lines`}
        </span>
      </FieldLine>
    </>
  )
}

function LogItem({ line, sought, open }: { line: LogLine; sought: boolean; open: LogProps['open'] }) {
  const { kind, text, within, cards = [] } = line
  const pieces = withNames(text, cards, (card, name) => (
    <button type="button" class="rule" title={`Read ${name}`} onClick={() => open(card, name)}>
      {name}
    </button>
  ))
  return (
    <li class={[kind, within ? 'within' : '', sought ? 'sought' : ''].filter(Boolean).join(' ')}>
      {pieces.map((piece) => (typeof piece === 'string' ? <WithRules text={piece} /> : piece))}
    </li>
  )
}
