/** Keeping a game of this page: saved after each choice, with its name and a small picture. */
import type { Saved, SessionSave } from '../../session/saved-game.ts'
import type { Keeping, Page } from './page.ts'

/** Milliseconds between two pictures of the table. */
const pictured = 20_000

export const newKeeping = (given: Omit<Keeping, 'snapped'>): Keeping => ({
  ...given,
  snapped: performance.now() - pictured + 2_000,
})

/** The game as it is saved now. */
export const saved = (keeping: Keeping): Saved => wholeSave(keeping, keeping.played())

export const wholeSave = ({ name, picture }: Keeping, played: SessionSave): Saved => ({ ...played, name, picture })

/** Saves the game, if this page keeps it. */
export function keep({ app, keeping }: Page): void {
  if (keeping) app.saves.put(saved(keeping))
}

/** Takes a new picture for the list of saved games, without any hand that not everyone at the screen may see. */
export function snap({ keeping, table, session, app }: Page): void {
  if (!keeping || !table || session.covered() !== null) return
  keeping.snapped = performance.now()
  keeping.picture = table.picture(session.several() && app.settings().cover) || keeping.picture
}

/** Takes one if the last is old. */
export function snapNowAndThen(page: Page): void {
  if (page.keeping && performance.now() - page.keeping.snapped > pictured) snap(page)
}
