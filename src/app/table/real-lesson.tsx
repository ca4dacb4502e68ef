/** A lesson of a minute for a real table, a step at a time beside the game. */
import { useSignal } from '@preact/signals'
import { atTable, setAtTable } from './real-settings.ts'

const steps: readonly string[] = [
  'Your cards lie on your table: shuffle your decks and draw your opening hands. I play the Boss, and count with you.',
  'What happens stands here, one thing at a time, with what to do with your cards. Do it, then press Done.',
  'To play a card, type its first letters under “Your card”, and press what you do with it. A resource laid face down needs no name.',
  '“Anything?” asks all of you. If nobody answers, the game goes on by itself; Wait stops it.',
  'Made a mistake? Undo goes back as far as you like, and “Put something right” among the answers of your turn changes what lies on the table.',
  'Under Menu: the voice, how long I wait, and a board in large letters for the middle of the table.',
]

/** Shows the lesson until it has been read; the menu shows it again. */
export function RealLesson() {
  const at = useSignal(0)
  if (atTable().taught) return null
  const last = at.value === steps.length - 1
  const close = (): void => {
    at.value = 0
    setAtTable({ taught: true })
  }
  return (
    <section class="lesson-real" aria-label="At a real table, in a minute">
      <p role="status">
        <b>{`${at.value + 1} of ${steps.length}. `}</b>
        {steps[at.value]}
      </p>
      <button type="button" class="main" onClick={() => (last ? close() : at.value++)}>
        {last ? 'Let’s raid' : 'Next'}
      </button>
      {!last && (
        <button type="button" onClick={close}>
          Skip the lesson
        </button>
      )}
    </section>
  )
}
