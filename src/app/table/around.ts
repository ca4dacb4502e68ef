/** What lies around the table besides its bar, by where its game is: the other people of a room, or the controls of a replay. */
import type { VNode } from 'preact'
import type { CardId } from '../../engine/types.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import type { MenuGroup } from './menu.tsx'
import type { Page } from './page.ts'

export interface Around {
  /** Shown under the bar. */
  readonly Strip: (props: { page: Page }) => VNode | null
  /** Whether nobody plays here: then there is nothing to take back, to pass or to concede. */
  readonly watches: boolean
  /** What becomes of the game when the page is left. */
  readonly leaving: string
  /** A group of the menu. */
  menu(page: Page): MenuGroup
  /** A key was pressed that nothing else has taken. Returns whether it means something here. */
  key(page: Page, key: string): boolean
  /** A place of the table is looked at closely. */
  looked(key: string): void
  /** What can be said to the others about a card. */
  points(card: CardId): readonly EndAct[]
  /** What to do after the end of the raid. */
  next(): readonly EndAct[]
}
