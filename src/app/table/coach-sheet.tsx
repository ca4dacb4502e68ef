/** The coach's sheet: it lies over the oldest lines of the log until it is read; answering counts as reading. */
import { type Signal, signal } from '@preact/signals'
import type { Scene } from '../../board/index.ts'
import { type Lesson, lessonFor } from './coach.ts'
import type { Page } from './page.ts'

export interface Coach {
  readonly lesson: Signal<Lesson | undefined>
  /** The current scene, and the decision that was open when it was last shown. */
  scene: Scene | null
  asked: Scene['decision']
}

export const newCoach = (): Coach => ({ lesson: signal(undefined), scene: null, asked: null })

/** Follows the game: after an answer the lesson counts as read, and the next one comes when it matters. */
export function followScene(page: Page, scene: Scene): void {
  const { coach } = page
  if (coach.asked && scene.decision !== coach.asked) read(page)
  coach.asked = scene.decision
  coach.scene = scene
  choose(page)
}

function choose({ coach, use }: Page): void {
  const told = use.settings().coach
  coach.lesson.value = coach.scene && told ? lessonFor(coach.scene, told) : undefined
}

function read(page: Page): void {
  const { id } = page.coach.lesson.value ?? {}
  if (id) tell(page, [...(page.use.settings().coach ?? []), id])
}

const tell = ({ use }: Page, told: string[] | null): void => use.setSettings({ ...use.settings(), coach: told })

export function CoachSheet({ page }: { page: Page }) {
  const lesson = page.coach.lesson.value
  const next = (): void => {
    read(page)
    choose(page)
    if (!page.coach.lesson.value) page.table?.home()
  }
  const end = (): void => {
    tell(page, null)
    choose(page)
    page.table?.home()
  }
  return (
    <div class="coach">
      <section class="coach-sheet" aria-label="Coach" hidden={!lesson}>
        <p class="coach-words" role="status">
          {lesson && (
            <>
              <b>{lesson.title}. </b>
              {lesson.text}
            </>
          )}
        </p>
        <div class="coach-line">
          <button type="button" class="main" onClick={next}>
            Got it
          </button>
          <button type="button" onClick={end}>
            No more lessons
          </button>
        </div>
      </section>
    </div>
  )
}
