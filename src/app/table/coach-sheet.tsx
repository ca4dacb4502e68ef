/** The coach's sheet: one lesson, beside its subject. Doing it, or answering, brings the next; it can be skipped. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Scene } from '../../board/index.ts'
import type { Answer } from '../../engine/types.ts'
import { learntBy, lessonFor } from './coach.ts'
import { placeSheet } from './coach-place.ts'
import { litPlaces, passButton, undoButton } from './lit.ts'
import type { Page } from './page.ts'

/** The scene with the current lesson's subject. */
export function taughtScene(page: Page, scene: Scene): Scene {
  page.coach.scene = scene
  choose(page)
  const { value: lesson } = page.coach.lesson
  return lesson ? { ...scene, lesson: { text: lesson.text, points: litPlaces(lesson.lit, scene) } } : scene
}

function choose({ coach, app }: Page): void {
  const { scene, rested } = coach
  const told = app.settings().coach
  const doing = rested !== null && rested === scene?.decision
  coach.lesson.value = scene && told ? lessonFor(scene, told, doing) : undefined
}

/** An answer was given: the lessons learnt by it are not shown again. */
export function answered(page: Page, answer: Answer): void {
  const { scene, lesson } = page.coach
  const told = page.app.settings().coach
  if (scene && told) tell(page, [...told, ...learntBy(scene, answer, told, lesson.value)])
}

/** A place has been looked at closely. */
export function lookedAt(page: Page, key: string): void {
  const { lesson, scene } = page.coach
  if (lesson.value?.looked && scene && litPlaces(lesson.value.lit, scene).includes(key)) read(page)
}

function read(page: Page): void {
  const { coach, app } = page
  const { id, done } = coach.lesson.value ?? {}
  if (!id) return
  if (!done) coach.rested = coach.scene?.decision ?? null
  tell(page, [...(app.settings().coach ?? []), id])
  show(page)
}

/** Shows the next lesson and its places on the table. */
function show(page: Page): void {
  const { coach, table } = page
  if (coach.scene) table?.update(taughtScene(page, coach.scene))
}

const tell = ({ app }: Page, told: string[] | null): void => app.change({ ...app.settings(), coach: told })

export function CoachSheet({ page }: { page: Page }) {
  const { value: lesson } = page.coach.lesson
  const sheet = useRef<HTMLElement>(null)
  const { scene } = page.shown.value
  useLayoutEffect(() => settle(page, sheet.current), [lesson, scene])
  const next = (): void => {
    read(page)
    page.table?.home()
  }
  const end = (): void => {
    tell(page, null)
    show(page)
    page.table?.home()
  }
  return (
    <section ref={sheet} class="coach-sheet" aria-label="Coach" hidden={!lesson}>
      <p class="coach-words" role="status">
        {lesson?.text}
      </p>
      <div class="coach-line">
        <button type="button" class={lesson?.done ? undefined : 'main'} onClick={next}>
          {lesson?.done ? 'Skip' : 'Got it'}
        </button>
        <button type="button" onClick={end}>
          Skip all
        </button>
      </div>
    </section>
  )
}

const barButtons: readonly (readonly [key: string, which: string])[] = [
  [undoButton, '[aria-keyshortcuts="u"]'],
  [passButton, '[aria-keyshortcuts="Space"]'],
]

/** The places that a lesson should not hide, besides its subject. */
const needed = ['panel:decision', 'panel:hand', 'panel:powers', 'panel:combat', 'clock', 'event']

/** Puts the sheet where it doesn't hide its subject, and lights buttons of the page. */
function settle(page: Page, sheet: HTMLElement | null): void {
  const { table, coach } = page
  const room = sheet?.parentElement?.querySelector('.room')
  if (!sheet || !room || !table) return
  const points = coach.lesson.value && coach.scene ? litPlaces(coach.lesson.value.lit, coach.scene) : []
  const buttons = barButtons.flatMap(([key, which]) => {
    const button = sheet.parentElement?.querySelector<HTMLElement>(`.bar > ${which}`)
    const pointed = points.includes(key) && (key !== passButton || !table.pointed().length)
    button?.classList.toggle('pointed', pointed)
    return button && pointed ? [button] : []
  })
  if (!coach.lesson.value || sheet.closest('.play')?.querySelector('.table.words')) {
    sheet.style.left = sheet.style.top = ''
    return
  }
  const boxOf = ({ left, top, width, height }: DOMRect) => ({ x: left, y: top, w: width, h: height })
  const lit = [...table.pointed(), ...buttons.map((button) => boxOf(button.getBoundingClientRect()))]
  const kept = table.spots().filter(({ key }) => needed.includes(key))
  const at = placeSheet(boxOf(room.getBoundingClientRect()), { w: sheet.offsetWidth, h: sheet.offsetHeight }, lit, kept)
  sheet.style.left = `${at.x}px`
  sheet.style.top = `${at.y}px`
}
