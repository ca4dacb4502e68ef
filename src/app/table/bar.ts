/** The bar above the table: the menu, undo and redo, the hands of one's own heroes, passing. */
import { button, type Choice, el, keep, type Scene, setText } from '../../board/index.ts'
import { decision } from '../../engine/index.ts'
import type { Seat } from '../../engine/types.ts'
import { inText } from '../../language/print/index.ts'
import type { TableSession } from './table-session.ts'

export interface BarUse {
  menu(): void
  /** What the space bar gives on the table, which the largest button gives too. */
  ending(): Choice | null
  answer(index: number): void
  /** A button is pressed with the mouse or a finger: the focus belongs to the table, also after a dialog that it opens. */
  home(): void
}

export interface Bar {
  element: HTMLElement
  update(scene: Scene | null): void
}

export function makeBar(session: TableSession, use: BarUse): Bar {
  const act = (text: string, name: string, keys: string, press: () => void): HTMLButtonElement =>
    button(
      text,
      ({ detail }) => {
        if (detail > 0) use.home()
        press()
      },
      { title: name, 'aria-keyshortcuts': keys },
    )
  const menu = act('Menu', 'Log, map, speed, seats, sound, settings, help (Escape)', 'Escape', use.menu)
  menu.setAttribute('aria-haspopup', 'dialog')
  const undo = act('Undo', 'Back to your last decision (u)', 'u', session.back)
  const redo = act('Redo', 'Forward again (r)', 'r', session.forward)
  const on = act(
    'Pass on',
    'Pass for me until something happens: the Boss acts or my turn comes (p)',
    'p',
    session.passOn,
  )
  const pass = act('Pass', 'Pass, or be done (Space)', 'Space', () => {
    const ending = use.ending()
    if (ending) use.answer(ending.index)
  })
  pass.classList.add('main')
  const hands = el('div', { class: 'hands', role: 'group', 'aria-label': 'Hands' })
  const element = el(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': 'Game' },
    menu,
    undo,
    redo,
    hands,
    el('span', { class: 'grow' }),
    on,
    pass,
  )

  /** Whoever plays several heroes alone sees the hand of each. */
  function showHands(scene: Scene): void {
    const own = session.own()
    const asked = session.asks() ? (decision(session.game)?.seat ?? null) : null
    const names = scene.view.seats
    keep(
      hands,
      own.length > 1 ? own : [],
      (seat) => `${seat}`,
      (seat) => act('', '', 'h', () => session.look(seat)),
      (made, seat: Seat) => {
        setText(made, names[seat]?.name ?? '')
        made.title = `The hand of ${names[seat] ? inText(names[seat]) : 'nobody'}${asked === seat ? ', who is asked' : ''} (h: the next)`
        made.setAttribute('aria-pressed', `${scene.view.seat === seat}`)
        made.classList.toggle('asked', asked === seat)
      },
    )
    // Where not all of them fit, the one that is shown is in sight.
    hands.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return {
    element,
    update(scene) {
      const ending = scene && use.ending()
      setText(pass, ending?.short ?? 'Pass')
      // What lies on the table can still move without the page: its place is not told here.
      const whole = ending?.places.length ? ending.short : ending?.text
      pass.title = whole ? `${whole} (Space)` : 'Nothing to pass or to be done with now (Space)'
      pass.disabled = !ending
      undo.disabled = !session.canBack()
      redo.disabled = !session.canForward()
      on.disabled = session.outcome() !== null
      on.setAttribute('aria-pressed', `${session.passing()}`)
      if (scene) showHands(scene)
      else hands.replaceChildren()
    },
  }
}
