/** The menu of the table's page: everything that is not always needed, in groups. */
import type { ComponentChildren } from 'preact'
import { closeDialog, openDialog } from '../ui/dialog.tsx'

export interface MenuItem {
  text: string
  /** Its effect, as a tooltip. */
  about: string
  act(): void
  /** The key that does the same, '' if there is none. */
  shortcut?: string
  disabled?: boolean
  /** For a toggle: whether it is on. */
  pressed?: boolean
}

export interface MenuGroup {
  title: string
  items: readonly MenuItem[]
  /** A control above the items. */
  control?: ComponentChildren
}

/** Opens the menu. An item closes it and then acts; arrow keys, Home and End move between items. */
export const menuDialog = (groups: readonly MenuGroup[]): void =>
  openDialog('Menu', <Menu groups={groups} />, {
    class: 'menu',
    focus: (dialog) => dialog.querySelector<HTMLElement>(items)?.focus(),
  })

const items = '.groups button:not(:disabled)'

function Menu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shorter way between its buttons, which are reached without them too.
    <div class="groups" onKeyDown={goOn}>
      {groups.map(({ title, items, control }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {control}
          {items.map((item) => (
            <Item key={item.text} {...item} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Item({ text, about, act, shortcut = '', disabled = false, pressed }: MenuItem) {
  const press = (): void => {
    closeDialog()
    act()
  }
  return (
    <button
      type="button"
      title={about}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut || undefined}
      onClick={press}
    >
      {text}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: kbd can't have the focus; aria-keyshortcuts says the key. */}
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  )
}

function goOn(event: KeyboardEvent): void {
  const all = [...document.querySelectorAll<HTMLElement>(items)]
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
}
