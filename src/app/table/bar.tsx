/** The bar above the table: the menu, undo and redo, the hands of the player's heroes, passing. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Choice } from '../../board/index.ts'
import type { Seat } from '../../engine/types.ts'
import { inText } from '../../language/print/index.ts'
import { home, type Page } from './page.ts'
import { pressSkip } from './press.ts'

export function Bar({ page, openMenu }: { page: Page; openMenu(): void }) {
  return (
    <div class="bar" role="toolbar" aria-label="Game">
      <BarButton
        page={page}
        title="Log, map, speed, seats, sound, settings, help (Escape)"
        shortcut="Escape"
        popup
        press={openMenu}
      >
        Menu
      </BarButton>
      {page.around?.watches ? null : <Playing page={page} />}
    </div>
  )
}

/** The controls of a player. */
function Playing({ page }: { page: Page }) {
  const { session } = page
  const { ending, canUndo, canRedo, passing } = page.shown.value
  const pass = (): void => {
    if (ending) page.table?.choose(ending.index)
  }
  return (
    <>
      <BarButton
        page={page}
        title="Back to your last decision (u)"
        shortcut="u"
        disabled={!canUndo}
        press={session.back}
      >
        Undo
      </BarButton>
      <BarButton page={page} title="Forward again (r)" shortcut="r" disabled={!canRedo} press={session.forward}>
        Redo
      </BarButton>
      <Hands page={page} />
      <span class="grow" />
      <BarButton
        page={page}
        title="Skip until the Boss acts or my turn comes (P)"
        shortcut="p"
        pressed={passing}
        press={() => pressSkip(page)}
      >
        Skip<span class="wide"> to my turn</span>
      </BarButton>
      <BarButton page={page} title={aboutEnding(ending)} shortcut="Space" main disabled={!ending} press={pass}>
        {ending?.sent ? 'Sent…' : (ending?.short ?? 'Pass')}
      </BarButton>
    </>
  )
}

/** Describes the largest button. It leaves out the places of cards, because the table can rearrange them without the page. */
function aboutEnding(ending: Choice | null): string {
  const text = ending?.places.length ? ending.short : ending?.text
  return text ? `${text} (Space)` : 'Nothing to pass or finish now (Space)'
}

interface BarButtonProps {
  page: Page
  title: string
  shortcut: string
  /** Opens a dialog. */
  popup?: boolean
  main?: boolean
  /** For a hand: its hero must decide. */
  asked?: boolean
  disabled?: boolean
  pressed?: boolean
  press(): void
  children: ComponentChildren
}

/** When pressed with a mouse or finger, it returns the focus to the table, also after a dialog. */
function BarButton({ page, title, shortcut, popup, main, asked, disabled, pressed, press, children }: BarButtonProps) {
  return (
    <button
      type="button"
      class={[main && 'main', asked && 'asked'].filter(Boolean).join(' ') || undefined}
      title={title}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      aria-haspopup={popup ? 'dialog' : undefined}
      aria-pressed={pressed}
      onClick={({ detail }) => {
        if (detail > 0) home(page)
        press()
      }}
    >
      {children}
    </button>
  )
}

/** The hands of a person who plays several heroes: the visible one, and those that must decide. */
function Hands({ page }: { page: Page }) {
  const { scene, own, asked } = page.shown.value
  const group = useRef<HTMLDivElement>(null)
  const shown = scene?.view.seat
  useLayoutEffect(() => {
    // If not all of them fit, scrolls to the one that is shown.
    group.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown, own.length])
  const nameOf = (seat: Seat): string => scene?.view.seats[seat]?.name ?? ''
  const about = (seat: Seat): string => {
    const one = scene?.view.seats[seat]
    return `The hand of ${one ? inText(one) : 'nobody'}${asked === seat ? ', who must decide' : ''} (h: next hand)`
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar are no form.
    <div ref={group} class="hands" role="group" aria-label="Hands">
      {scene &&
        own.length > 1 &&
        own.map((seat) => (
          <BarButton
            key={seat}
            page={page}
            title={about(seat)}
            shortcut="h"
            asked={asked === seat}
            pressed={shown === seat}
            press={() => page.session.look(seat)}
          >
            {nameOf(seat)}
          </BarButton>
        ))}
    </div>
  )
}
