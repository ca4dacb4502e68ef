/** Choosing one of many numbers, with a slider or step by step; the answers are the same as on the table. */
import { useSignal } from '@preact/signals'
import type { Decision } from '../../engine/types.ts'
import { ClosingButton, closeDialog, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

interface NumberProps {
  decision: Decision
  prompt: string
  choose(index: number): void
}

export const numberDialog = (props: NumberProps): void =>
  openDialog(props.prompt, <Numbers {...props} />, {
    focus: (dialog) => dialog.querySelector('input')?.focus(),
  })

function Numbers({ decision, prompt, choose }: NumberProps) {
  const numbers = decision.answers.flatMap(({ do: what, n }, index) =>
    what === 'number' ? [{ n: n ?? 0, index }] : [],
  )
  const at = useSignal(0)
  const last = numbers.length - 1
  const go = (to: number): void => {
    at.value = Math.min(last, Math.max(0, to))
  }
  const now = numbers[at.value]
  if (!now) return null
  const { n, index } = now
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Enter') return
    closeDialog()
    choose(index)
  }
  return (
    <>
      <div class="line numbers">
        <button type="button" onClick={() => go(at.value - 1)}>
          Less
        </button>
        <input
          type="range"
          min="0"
          max={last}
          value={at.value}
          aria-label={prompt}
          aria-valuetext={`${n}`}
          onInput={(event) => go(Number(event.currentTarget.value))}
          onKeyDown={onKey}
        />
        <button type="button" onClick={() => go(at.value + 1)}>
          More
        </button>
      </div>
      <FieldLine>
        <ClosingButton act={() => choose(index)} main>
          Choose {n.toLocaleString('en')}
        </ClosingButton>
      </FieldLine>
    </>
  )
}
