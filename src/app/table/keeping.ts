/** How a game of this page is kept: saved after each choice, with its name and a small picture. */
import type { Outcome } from '../../engine/types.ts'
import type { Saved, SessionSave } from '../../session/saved-game.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import type { Try } from '../dialogs/ending.ts'
import type { Page } from './page.ts'

/** What can be done with a saved game. */
export interface KeepUse {
  save(saved: Saved): void
  /** Whether games are saved with their raid in them. */
  embed(): boolean
  file(saved: Saved): void
  /** Shows it as a replay, from its beginning. */
  replay(saved: Saved): void
  /** Saves a copy of the game under a name. */
  copy(saved: Saved, name: string): Promise<string>
  /** The same raid again; after the end of a game, the next game of its match, with the kept cards (800.1d). */
  again(saved: Saved, sameSeed: boolean, outcome?: Outcome): void
  /** Copies a link to the raid's setup; returns a message for the player. */
  link(saved: Saved): Promise<string>
  /** What the raiders may draw, if they won in a campaign. */
  treasure(saved: Saved, outcome: Outcome): readonly EndAct[]
  /** What to try after a finished raid. */
  tries(saved: Saved, won: boolean): readonly Try[]
  /** Leaves the game, and fills in the form for another raid. */
  plan(next: Try): void
}

export interface Keeping {
  readonly use: KeepUse
  /** The game as its session saves it. */
  readonly played: () => SessionSave
  /** Its name and its last picture, for the list of saved games. */
  name: string
  picture: string
  /** When that picture was taken. */
  snapped: number
}

/** Milliseconds between two pictures of the table. */
const pictured = 20_000

export const newKeeping = (given: Pick<Keeping, 'use' | 'played' | 'name' | 'picture'>): Keeping => ({
  ...given,
  snapped: performance.now() - pictured + 2_000,
})

/** The game as it is saved now. */
export const saved = (keeping: Keeping): Saved => wholeSave(keeping, keeping.played())

export const wholeSave = ({ name, picture }: Keeping, played: SessionSave): Saved => ({ ...played, name, picture })

/** Saves the game, if this page keeps it. */
export const keep = ({ keeping }: Page): void => keeping?.use.save(saved(keeping))

/** Takes a new picture for the list of saved games, without any hand that not everyone at the screen may see. */
export function snap({ keeping, table, session, use }: Page): void {
  if (!keeping || !table || session.covered() !== null) return
  keeping.snapped = performance.now()
  keeping.picture = table.picture(session.several() && use.settings().cover) || keeping.picture
}

/** Takes one if the last is old. */
export function snapNowAndThen(page: Page): void {
  if (page.keeping && performance.now() - page.keeping.snapped > pictured) snap(page)
}
