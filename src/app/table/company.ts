/** Other people at the table, each at a screen of their own: what the table's page shows of them, and what can be done about them there. */
import type { VNode } from 'preact'
import type { CardId } from '../../engine/types.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import type { MenuGroup } from './menu.tsx'
import type { Page } from './page.ts'

export interface Company {
  /** Shown under the bar. */
  readonly Strip: (props: { page: Page }) => VNode | null
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
