/** What tells whether a press is meant for the question that is shown: since when it is shown, and of what the player was warned. */
import type { Decision, Library } from '../../engine/types.ts'
import { instantsOf } from '../../session/left-to-do.ts'
import type { Page } from './page.ts'

export interface Pressing {
  /** The question that is shown, since when, and whether it follows directly from an answer of the same person. */
  shown: Decision | null
  since: number
  /** How many choices had been made when it came. */
  made: number
  follows: boolean
  /** The question that the player has been warned about, and when. */
  warned: Decision | null
  at: number
  /** When a mouse button or finger last went up. */
  up: number
  /** The cards that can be played on the turns of others too. */
  readonly instants: ReadonlySet<string>
}

export const newPressing = (library: Library, raid: string): Pressing => ({
  shown: null,
  since: 0,
  made: 0,
  follows: false,
  warned: null,
  at: 0,
  up: -1000,
  instants: instantsOf(library, raid),
})

/** Milliseconds after which a press must be meant for the question that is shown, and within which a click acts. */
export const settling = 350
export const clicking = 120

/** Notes the question that is shown now. */
export function noteShown({ pressing, session }: Page, open: Decision | null): void {
  pressing.made = session.choices()
  if (open === pressing.shown) return
  pressing.shown = open
  pressing.since = performance.now()
}
