/** The menu of the table's page: everything that is not needed at every moment, in groups. */
import { el } from '../../board/index.ts'
import { openDialog } from '../dialogs/dialogs.ts'

export interface MenuItem {
  text: string
  /** What it is for, told on demand. */
  about: string
  act(): void
  /** The key that does the same, '' if none does. */
  key?: string
  disabled?: boolean
  /** Of something that is on or off: whether it is on. */
  pressed?: boolean
}

export interface MenuGroup {
  title: string
  items: readonly MenuItem[]
  /** A control before the items. */
  control?: HTMLElement
}

/** Opens the menu. An item closes it, and then does what it says; arrow keys, Home and End go from item to item. */
export function menuDialog(host: HTMLElement, groups: readonly MenuGroup[]): void {
  const button = ({ text, about, act, key = '', disabled = false, pressed }: MenuItem): HTMLElement => {
    const made = el(
      'button',
      {
        type: 'button',
        title: about,
        disabled,
        'aria-pressed': pressed === undefined ? undefined : `${pressed}`,
        'aria-keyshortcuts': key || undefined,
      },
      text,
      ...(key ? [el('kbd', { 'aria-hidden': 'true' }, key)] : []),
    )
    made.addEventListener('click', () => {
      dialog.close()
      act()
    })
    return made
  }
  const sections = groups.map(({ title, items, control }) =>
    el('section', { 'aria-label': title }, el('h3', {}, title), ...(control ? [control] : []), ...items.map(button)),
  )
  const list = el('div', { class: 'groups' }, ...sections)
  const dialog = openDialog(host, 'Menu', list)
  dialog.classList.add('menu')
  list.addEventListener('keydown', (event) => {
    const all = [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = all.indexOf(event.target as HTMLElement)
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const to = places[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  })
  list.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
}
