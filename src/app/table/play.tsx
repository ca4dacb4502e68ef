/** The table's page: the bar with its buttons, the table, the cover between two persons, what went wrong. */
import '../dialogs/reading.css'
import './bar.css'
import { el, isBusy, mount, type Opening, setText, type Table, type TableOptions } from '../../board/index.ts'
import { decision, explain, type Game, view } from '../../engine/index.ts'
import type { Answer, Library, Outcome, Seat } from '../../engine/types.ts'
import { type Agreement, groupDecisionOf, nextAnswer } from '../../session/group-decision.ts'
import { personNumber, type Saved, type SeatPlan, type SessionSave } from '../../session/saved-game.ts'
import { type Silence, windowsOf } from '../../session/stops.ts'
import { answersDialog } from '../dialogs/answers-dialog.tsx'
import { endDialog } from '../dialogs/end-dialog.tsx'
import { gameDialog } from '../dialogs/game-dialog.tsx'
import { groupDialog } from '../dialogs/group-dialog.tsx'
import { helpDialog } from '../dialogs/help-dialog.tsx'
import { numberDialog } from '../dialogs/number-dialog.tsx'
import { sameAnswer } from '../dialogs/order.ts'
import { orderDialog } from '../dialogs/order-dialog.tsx'
import { encounterMap } from '../dialogs/raid-map.ts'
import { openReading } from '../dialogs/reading.tsx'
import { concedeDialog, seatsDialog } from '../dialogs/seats-dialog.tsx'
import { SpeedSelect, settingsDialog } from '../dialogs/settings-dialog.tsx'
import { stopsDialog } from '../dialogs/stops-dialog.tsx'
import { aboutKeyword } from '../help/keyword-help.ts'
import type { Settings } from '../storage/settings.ts'
import { dropDialog } from '../ui/dialog.tsx'
import { makeBar } from './bar.ts'
import { makeIntent } from './bot-banner.ts'
import { makeCoach } from './coach-panel.ts'
import { makeCover } from './cover.ts'
import { menuDialog } from './menu.tsx'
import { printedCards } from './printed-cards.ts'
import { reasonAgainst } from './reason-against.ts'
import { makeReplay } from './replay-strip.ts'
import { makeTableSession, type TableSession } from './table-session.ts'
import type { Sounding } from './table-sound.ts'

export interface PlayUse {
  library: Library
  settings: () => Settings
  setSettings(settings: Settings): void
  save(saved: Saved): void
  /** What the player must know about saving, '' if all is well. */
  trouble: () => string
  file(saved: Saved): void
  sound: Sounding
  /** Keeps a copy of the game as it stands, under a name. */
  copy(saved: Saved, name: string): Promise<string>
  /** The same raid again; after a game that is over, the next of its match, with what was kept (800.1d). */
  again(saved: Saved, sameSeed: boolean, outcome?: Outcome): void
  /** Copies a link to the raid as it was set up; returns what to tell the player. */
  link(saved: Saved): Promise<string>
  leave(): void
}

export interface Play {
  session: TableSession
  table: Table
  /** Changes settings, as the dialogs do. */
  set(part: Partial<Settings>): void
  refresh(): void
  close(): void
}

/** What a game takes with it from where it was kept. */
export type Beginning = Pick<Saved, 'id' | 'name' | 'picture' | 'reasons'>

/** Milliseconds between two pictures of the table. */
const pictured = 20_000

/** Shows a game in `host` and plays on from where it stands. */
export async function play(
  host: HTMLElement,
  game: Game,
  seats: SeatPlan[],
  from: Beginning,
  use: PlayUse,
): Promise<Play> {
  const notice = el('div', { class: 'notice', role: 'alert', hidden: true })
  const room = el('div', { class: 'room' })
  const screen = el('main', { class: 'play', 'data-screen': 'table' }, notice, room)
  const coach = makeCoach(
    () => use.settings().coach,
    (told) => use.setSettings({ ...use.settings(), coach: told }),
    () => table?.home(),
  )
  room.before(coach.element)
  host.replaceChildren(screen)

  let ended = false
  let table: Table | null = null
  let queued = 0
  /** Until a person is asked nothing is shown moving. */
  let skipping = false
  let { name, picture } = from
  let snapped = performance.now() - pictured + 2_000
  const whole = (played: SessionSave): Saved => ({ ...played, name, picture })
  const keep = (): void => use.save(whole(session.saved()))
  /** Takes a new picture for the list of saved games; of a hand that not everybody at the screen may see it shows nothing. */
  function snap(): void {
    if (!table || session.covered() !== null) return
    snapped = performance.now()
    picture = table.picture(session.several() && use.settings().cover) || picture
  }
  const session = makeTableSession(game, seats, from, {
    library: use.library,
    settings: use.settings,
    save: (played) => use.save(whole(played)),
    rest: () => table?.moving() ?? 0,
    changed: () => {
      if (!queued) queued = window.setTimeout(refresh, 0)
    },
  })

  const raid = view(game, -1).raid.id
  const printed = printedCards(use.library, raid)
  const open = (what: Opening): void => {
    if (session.covered() !== null) return // it is the next person's to read
    const def = use.library.raids.find(({ id }) => id === raid)
    const { decision: asked, words } = session.scene()
    if (what.kind === 'order') {
      if (asked && words) orderDialog({ decision: asked, words: words.answers, done: inOrder })
      return
    }
    if (what.kind === 'together') {
      const asks = groupDecisionOf(session.scene().view, asked)
      if (asks) groupDialog({ asks, view: session.scene().view, done: agreedOn })
      return
    }
    if (what.kind === 'number') {
      if (asked && words) numberDialog({ decision: asked, prompt: words.prompt, choose: answer })
      return
    }
    if (what.kind === 'replay') {
      replay.start()
      return
    }
    if (what.kind === 'answers') {
      if (words) answersDialog(words.prompt, { choices: what.choices, choose: answer })
      return
    }
    openReading(what, {
      scene: session.scene,
      printed,
      face: (card) => table?.face(card, 300) ?? null,
      explain: (card, stat) => explain(game, card, stat),
      keyword: aboutKeyword,
      whyNot: (card) => reasonAgainst(session, card),
      choose: (index) => answer(index),
      map: () => (def ? encounterMap(def, view(game, session.viewer())) : []),
      silence: (card) => session.seats[session.viewer()]?.silent?.[card],
      setSilence: (card, to) => session.silence(session.viewer(), card, to),
      copy: (text) =>
        navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        ),
    })
  }
  /** Answers one question after another, as long as they ask for this order. */
  const inOrder = (order: readonly Answer[]): void => {
    for (const wanted of order) {
      const index = sameAnswer(decision(game), wanted)
      if (index < 0) return
      answer(index)
    }
  }
  /** What the raiders agreed on, as the answers to the questions that it was asked in. */
  const agreedOn = (agreement: Agreement): void => {
    const rest = new Map(agreement)
    const code = decision(game)?.about.code
    for (let open = decision(game); open?.joint && open.about.code === code; open = decision(game)) {
      const index = nextAnswer(open, rest)
      if (index < 0) return
      answer(index)
      if (decision(game) === open) return // refused
    }
  }
  const answer = (index: number): void => {
    const refusal = session.answer(index)
    use.sound.cue(refusal ? 'error' : 'choose', refusal?.why)
    if (refusal) setNotice(`${refusal.why} (${refusal.rule})`)
  }
  table = await mount(
    room,
    {
      choose: answer,
      printed,
      explain: (card, stat) => explain(game, card, stat),
      whyNot: (card, to) => {
        const why = reasonAgainst(session, card, to)
        use.sound.cue('error', why)
        return why
      },
      keyword: aboutKeyword,
      open,
    },
    tableOptions(use.settings()),
  )

  const skip = (): void => {
    skipping = true
    table?.finish()
    session.hurry()
  }
  const bar = makeBar(session, {
    menu: openMenu,
    ending: () => table?.ending() ?? null,
    answer: (index) => table?.choose(index),
    home: () => table?.home(),
  })
  notice.before(bar.element)
  const intent = makeIntent({
    now: session.nudge,
    pause: () => session.pause(!session.paused()),
    skip,
    home: () => table?.home(),
  })
  const replay = makeReplay({
    table: () => table,
    hold() {
      const before = session.paused()
      session.pause(true)
      return () => session.pause(before)
    },
    home: () => table?.home(),
  })
  room.append(intent.element, replay.element)
  const cover = makeCover(room, {
    uncover: session.uncover,
    covers: ({ name }) => use.sound.cue('turn', `${name} decides.`),
  })

  function openMenu(): void {
    const asked = decision(game)
    const bots = asked !== null && session.seats[asked.seat].kind === 'bot'
    const over = session.outcome() !== null
    const what = raid ? 'raid' : 'game'
    const again = (same: boolean) => (): void => use.again(whole(session.saved()), same)
    menuDialog([
      {
        title: 'What happens',
        items: [
          {
            text: 'What happened?',
            about: 'The Boss’s last turn and what came after it, step by step',
            shortcut: 'w',
            act: replay.start,
          },
          {
            text: 'Log',
            about: 'All that happened, to filter and to copy',
            shortcut: 'l',
            act: () => open({ kind: 'log' }),
          },
          ...(raid
            ? [
                {
                  text: 'Map',
                  about: 'The stages of this raid, and what brings the next',
                  act: () => open({ kind: 'encounter' }),
                },
              ]
            : []),
          ...(over ? [{ text: 'Result', about: 'How the raid ended', act: showEnd }] : []),
        ],
      },
      {
        title: 'Pace',
        control: (
          <label>
            Speed <SpeedSelect now={use.settings().speed} change={(speed) => change({ ...use.settings(), speed })} />
          </label>
        ),
        items: [
          {
            text: session.paused() ? 'Go on' : 'Pause',
            about: 'Let the bots wait',
            disabled: !bots && !session.paused(),
            act: () => session.pause(!session.paused()),
          },
          { text: 'Skip', about: 'Bots act at once until you are asked', disabled: !bots, act: skip },
          { text: 'Stops', about: 'Where the game stops for you', act: openStops },
        ],
      },
      {
        title: 'Table',
        items: [
          { text: 'Who plays', about: 'Hand a seat to a person or a bot', act: openSeats },
          {
            text: 'Sound',
            about: 'Sound on or off',
            shortcut: 'm',
            pressed: use.settings().sound,
            act: mute,
          },
          {
            text: 'Settings',
            about: 'Speed, motion, keys, words, sound',
            act: () => settingsDialog({ now: use.settings(), change, silent: use.sound.trouble() }),
          },
          { text: 'Help', about: 'Keys, and every word of the game', shortcut: '?', act: () => helpDialog() },
        ],
      },
      {
        title: 'Game',
        items: [
          { text: 'Game', about: 'Name, copies, file, link', act: openGame },
          { text: 'Rematch', about: `The same ${what} anew, with other cards`, act: again(false) },
          { text: 'Same cards again', about: `The same ${what} anew, with the same cards`, act: again(true) },
          {
            text: 'Concede',
            about: 'Leave this game as the loser',
            disabled: over || session.players().length === 0,
            act: openConcede,
          },
          { text: 'Leave', about: 'Back to the start; the game is kept', act: use.leave },
        ],
      },
    ])
  }

  function openStops(): void {
    const { seats: names } = view(game, -1)
    const told = session.own().flatMap((seat) =>
      Object.entries(session.seats[seat].silent ?? {}).map(([card, silence]) => ({
        name: names[seat].name,
        card,
        silence,
        change: (to: Silence | null) => session.silence(seat, card, to),
      })),
    )
    const mine = session.own()
    stopsDialog({
      now: use.settings(),
      change,
      silent: told,
      stoppable: {
        windows: windowsOf(use.library.raids.find(({ id }) => id === raid)),
        boss: mine.length === 0 || mine.some((seat) => names[seat].boss),
        raiders: mine.length === 0 || mine.some((seat) => !names[seat].boss),
      },
    })
  }

  function openSeats(): void {
    seatsDialog({ view: view(game, -1), plans: session.seats, change: session.seat })
  }

  function openConcede(): void {
    const concede = (seat: Seat): void => {
      const refusal = session.concede(seat)
      if (refusal) setNotice(`${refusal.why} (${refusal.rule})`)
      else table?.home()
    }
    concedeDialog({ view: view(game, -1), seats: session.players(), concede })
  }

  function openGame(): void {
    snap()
    gameDialog(whole(session.saved()), {
      rename: (to) => {
        name = to
        keep()
      },
      copy: (to) => use.copy(whole(session.saved()), to),
      file: () => use.file(whole(session.saved())),
      link: () => use.link(whole(session.saved())),
      again: (same) => use.again(whole(session.saved()), same),
      leave: use.leave,
    })
  }

  function change(settings: Settings): void {
    use.setSettings(settings)
    table?.options(tableOptions(settings))
    use.sound.refresh()
    session.go()
  }

  function mute(): void {
    change({ ...use.settings(), sound: !use.settings().sound })
  }

  function setNotice(text: string): void {
    notice.hidden = text === ''
    setText(notice, text)
  }

  function refresh(): void {
    queued = 0
    const seat = session.covered()
    cover.update(
      seat === null ? null : { seat, name: view(game, -1).seats[seat].name, person: personNumber(session.seats[seat]) },
    )
    const scene = seat === null ? session.scene() : null
    if (scene) {
      const when = table?.update(scene, skipping)
      use.sound.follow(scene, table?.light() ?? '', when)
      coach.update(scene)
    }
    if (session.asks() || session.outcome()) skipping = false
    replay.check()
    if (performance.now() - snapped > pictured) snap()
    bar.update(scene)
    intent.update(seat === null ? session.intent() : null, session.paused())
    const blind = table?.trouble
      ? `${table.trouble} To see it, turn on WebGL or hardware acceleration in the browser’s settings, or use another browser; here it is in words, and can be played so.`
      : ''
    setNotice([session.trouble(), blind, use.trouble()].filter(Boolean).join(' '))
    const done = session.outcome()
    if (done && !ended) afterMotion(showEnd)
    ended = done !== null
  }

  function afterMotion(then: () => void): void {
    const left = table?.moving() ?? 0
    if (left > 0) window.setTimeout(() => screen.isConnected && then(), left)
    else then()
  }

  function showEnd(): void {
    const done = session.outcome()
    if (!done) return
    endDialog({
      scene: session.scene(),
      outcome: done,
      use: {
        again: (same) => use.again(whole(session.saved()), same, done),
        file: () => use.file(whole(session.saved())),
        leave: use.leave,
      },
    })
  }

  // A dialog gives the focus back to where it was; that may be gone meanwhile. While the table is covered it belongs to the cover.
  const onClose = (): void => {
    if (document.querySelector('dialog[open]')) return
    if (document.activeElement === document.body) table?.home()
    room.querySelector<HTMLElement>('.cover button')?.focus()
  }
  document.addEventListener('close', onClose, true)

  const onKey = (event: KeyboardEvent): void => {
    if (isBusy(event)) return
    if (event.key === 'Escape') openMenu()
    if (!use.settings().letters) return
    if (event.key === 'u' && session.canBack()) session.back()
    if (event.key === 'r' && session.canForward()) session.forward()
    if (event.key === 'p') session.passOn()
    if (event.key === 'h') session.look()
    if ((event.key === 's' || (event.key === ' ' && !onButton(event))) && session.intent()) session.nudge()
    if (event.key === 'l') open({ kind: 'log' })
    if (event.key === 'm') mute()
    if (event.key === '?') helpDialog()
  }
  document.addEventListener('keydown', onKey)
  const onHide = (): void => {
    snap()
    keep()
  }
  window.addEventListener('pagehide', onHide)
  keep()
  session.go()

  return {
    session,
    table,
    set: (part) => change({ ...use.settings(), ...part }),
    refresh,
    close() {
      onHide()
      replay.stop()
      session.stop()
      use.sound.leave()
      clearTimeout(queued)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('close', onClose, true)
      window.removeEventListener('pagehide', onHide)
      dropDialog()
      table?.destroy()
      screen.remove()
    },
  }
}

/** Whether a key press is meant for a button. */
const onButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, summary, a') !== null

const tableOptions = ({ letters, text, motion, speed }: Settings): TableOptions => ({
  letters,
  text,
  motion: { style: motion, speed },
  passes: true,
})
