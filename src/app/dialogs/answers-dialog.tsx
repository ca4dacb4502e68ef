/** All answers to one question in a scrolling list: for small pages, large text, and questions with so many answers that they can be searched. */
import { useSignal } from '@preact/signals'
import type { Choice } from '../../board/index.ts'
import { hasWords } from '../../session/has-words.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

/** With more answers than this, the player can search them. */
const many = 12

interface AnswersProps {
  choices: readonly Choice[]
  choose(index: number): void
}

export const answersDialog = (prompt: string, props: AnswersProps): void =>
  openDialog(prompt, <Answers {...props} />, { class: 'reading' })

/** The answers. A search leaves those that contain its words, and always the one that finishes the decision. */
function Answers({ choices, choose }: AnswersProps) {
  const words = useSignal<string | null>(null)
  const shown = choices.filter(({ last, text }) => last || hasWords(text, words.value ?? ''))
  return (
    <>
      {choices.length > many && (
        <FieldLine>
          <input
            type="text"
            class="find"
            aria-label="Find an answer"
            placeholder="Find an answer"
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
          <span class="note" role="status">
            {words.value !== null && `${shown.length} of ${choices.length} answers`}
          </span>
        </FieldLine>
      )}
      <ul class="all-answers">
        {shown.map(({ index, text, count, last }) => (
          <li key={index}>
            <ClosingButton act={() => choose(index)} main={last}>
              {count > 1 ? `${text} (×${count})` : text}
            </ClosingButton>
          </li>
        ))}
      </ul>
    </>
  )
}
