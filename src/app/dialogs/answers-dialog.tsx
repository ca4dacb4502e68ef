/** All answers to one question in a scrolling list: for small pages, large text, and questions with so many answers that they can be searched. */
import { useSignal } from '@preact/signals'
import { type Choice, choiceKey } from '../../board/places/answers.ts'
import { hasWords } from '../../session/has-words.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

/** With more answers than this, the player can search them. */
const many = 12

interface AnswersProps {
  choices: readonly Choice[]
  take(choice: Choice): void
}

export const answersDialog = (prompt: string, props: AnswersProps): void =>
  openDialog(prompt, <Answers {...props} />, { class: 'reading' })

/** The answers. A search leaves those that contain its words, and always the one that finishes the decision. */
function Answers({ choices, take }: AnswersProps) {
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
        {shown.map((choice) => (
          <li key={choiceKey(choice)}>
            <ClosingButton act={() => take(choice)} main={choice.last}>
              {choice.count > 1 ? `${choice.text} (×${choice.count})` : choice.text}
            </ClosingButton>
          </li>
        ))}
      </ul>
    </>
  )
}
