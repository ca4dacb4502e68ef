/** The page's menu, and the dialogs that it opens. */
import type { Seat } from '../../engine/types.ts'
import { wishNames } from '../../players/index.ts'
import { type Silence, windowsOf } from '../../session/stops.ts'
import { gameDialog } from '../dialogs/game-dialog.tsx'
import { helpDialog } from '../dialogs/help-dialog.tsx'
import { concedeDialog, seatsDialog } from '../dialogs/seats-dialog.tsx'
import { SpeedSelect, settingsDialog } from '../dialogs/settings-dialog.tsx'
import { stopsDialog } from '../dialogs/stops-dialog.tsx'
import { type Option, Select } from '../ui/fields.tsx'
import { skip, tell } from './answer.ts'
import { canHint, tellHint } from './hint.ts'
import { saved } from './keeping.ts'
import { type MenuGroup, type MenuItem, menuDialog } from './menu.tsx'
import { open } from './opening.ts'
import { home, type Keeping, type Page } from './page.ts'
import { showEnd } from './page-end.ts'
import { atTable, setAtTable, waits } from './real-settings.ts'
import { changeSettings, mute } from './refresh.ts'
import { startReplay } from './replay-strip.tsx'

export const openMenu = (page: Page): void =>
  menuDialog([
    whatHappens(page),
    pace(page),
    ...friends(page),
    ...(page.around ? [page.around.menu(page)] : []),
    ...(page.session.mayName ? [realItems()] : []),
    tableItems(page),
    gameItems(page),
  ])

/** The settings of a table with real cards. */
function realItems(): MenuGroup {
  const { voice, middle, wait } = atTable()
  const texts = waits.map((n): Option => [`${n}`, n === 0 ? 'Only when I say so' : `After ${n} seconds`])
  return {
    title: 'Real table',
    control: (
      <label>
        Windows pass{' '}
        <Select
          options={texts}
          value={`${wait}`}
          change={(to) => setAtTable({ wait: waits.find((n) => `${n}` === to) ?? wait })}
        />
      </label>
    ),
    items: [
      {
        text: 'Aloud',
        about: 'Says what happens and what to do',
        pressed: voice,
        act: () => setAtTable({ voice: !voice }),
      },
      {
        text: 'Board for the middle',
        about: 'In large letters, turned towards whoever is asked',
        pressed: middle,
        act: () => setAtTable({ middle: !middle }),
      },
      { text: 'Lesson', about: 'A real table, in a minute', act: () => setAtTable({ taught: false }) },
    ],
  }
}

/** The wishes to the bots on the viewer's side; those about a card are where it is read. */
function friends({ session }: Page): MenuGroup[] {
  const by = session.viewer()
  const items = session.wishes(by, 0).map(({ wish, on }) => ({
    text: wishNames[wish.what],
    about: 'Holds until everybody has had a turn. Details of a character ask more.',
    pressed: on,
    act: () => session.ask(by, wish),
  }))
  return items.length > 0 ? [{ title: 'Ask the bots', items }] : []
}

function whatHappens(page: Page): MenuGroup {
  const again = {
    text: 'Replay the Boss’s turn',
    about: 'The Boss’s last turn and what came after it, step by step',
    shortcut: 'w',
    act: () => startReplay(page),
  }
  const log = {
    text: 'Log',
    about: 'Everything that happened, to filter and copy',
    shortcut: 'l',
    act: () => open(page, { kind: 'log' }),
  }
  const map = {
    text: 'Map',
    about: 'The stages of this raid, and what leads to the next',
    act: () => open(page, { kind: 'encounter' }),
  }
  const result = { text: 'Result', about: 'How the raid ended', act: () => showEnd(page) }
  const hint = {
    text: 'Hint',
    about: 'What a bot that looks ahead would do; each time you ask, it says a little more',
    shortcut: '!',
    disabled: !canHint(page),
    act: () => void tellHint(page),
  }
  const over = page.session.outcome() !== null
  return {
    title: 'Overview',
    items: [...(page.session.hint ? [hint] : []), again, log, ...(page.raid ? [map] : []), ...(over ? [result] : [])],
  }
}

function pace(page: Page): MenuGroup {
  const { session, app, around } = page
  return {
    title: 'Pace',
    control: (
      <label>
        Speed{' '}
        <SpeedSelect
          now={app.settings().speed}
          change={(speed) => changeSettings(page, { ...app.settings(), speed })}
        />
      </label>
    ),
    items: [
      ...(session.paced ? paceItems(page) : []),
      ...(around?.watches
        ? []
        : [{ text: 'Stops', about: 'Where the game stops for you', act: () => openStops(page) }]),
    ],
  }
}

function paceItems(page: Page): MenuItem[] {
  const { session } = page
  const bots = session.awaitsBot()
  const paused = session.paused()
  return [
    {
      text: paused ? 'Resume' : 'Pause',
      about: 'Make the bots wait',
      disabled: !bots && !paused,
      act: () => session.pause(!paused),
    },
    { text: 'Skip', about: 'Skip to your next decision', disabled: !bots, act: () => skip(page) },
  ]
}

function tableItems(page: Page): MenuGroup {
  const { session, app, keeping } = page
  const seats = (): void =>
    seatsDialog({
      view: session.onlooker(),
      plans: session.seats,
      change: (seat, plan) => tell(page, session.seat(seat, plan) ?? null),
    })
  const settings = (): void =>
    settingsDialog({
      now: app.settings(),
      change: (to) => changeSettings(page, to),
      silent: app.sound.trouble(),
    })
  return {
    title: 'Table',
    items: [
      ...(keeping ? [{ text: 'Who plays', about: 'Hand a seat to a person or a bot', act: seats }] : []),
      {
        text: 'Sound',
        about: 'Sound on or off',
        shortcut: 'm',
        pressed: app.settings().sound,
        act: () => mute(page),
      },
      { text: 'Settings', about: 'Speed, motion, keys, text, sound', act: settings },
      { text: 'Help', about: 'Every key, zone and keyword', shortcut: '?', act: helpDialog },
    ],
  }
}

function gameItems(page: Page): MenuGroup {
  const { session, app, keeping, around } = page
  const concede = {
    text: 'Concede',
    about: 'Give up, and lose this game',
    disabled: session.outcome() !== null || session.players().length === 0,
    act: () => openConcede(page),
  }
  return {
    title: 'Game',
    items: [
      ...(keeping ? keptItems(page, keeping) : []),
      ...(around?.watches ? [] : [concede]),
      {
        text: 'Leave',
        about: `${around?.leave?.text ?? 'Back to the start screen'}; ${around?.leaving ?? 'the game is saved'}`,
        act: around?.leave?.act ?? (() => (app.workshop ? app.workshop.home() : void app.go.start())),
      },
    ],
  }
}

function keptItems(page: Page, keeping: Keeping): MenuItem[] {
  const what = page.raid ? 'raid' : 'game'
  const again = (same: boolean) => (): void => keeping.again(saved(keeping), same)
  return [
    {
      text: 'Replay',
      about: `The whole ${what} from its beginning`,
      act: () => page.app.go.replay(keeping.played().id),
    },
    {
      text: 'What if …',
      about: 'Try something out, and come back to this moment',
      disabled: page.session.outcome() !== null,
      act: () => keeping.tryOut(saved(keeping)),
    },
    { text: 'Save and share', about: 'Name, copies, file, link', act: () => gameDialog(page, keeping) },
    { text: 'Rematch', about: `The same ${what} again, with other cards`, act: again(false) },
    { text: 'Same cards again', about: `The same ${what} again, with the same cards`, act: again(true) },
  ]
}

function openStops(page: Page): void {
  const { session, app, library, raid } = page
  const { seats: names } = session.onlooker()
  const mine = session.own()
  const silent = mine.flatMap((seat) =>
    Object.entries(session.seats[seat]?.silent ?? {}).map(([card, silence]) => ({
      name: names[seat]?.name ?? '',
      card,
      silence,
      change: (to: Silence | null) => session.silence(seat, card, to),
    })),
  )
  stopsDialog({
    now: app.settings(),
    change: (settings) => changeSettings(page, settings),
    silent,
    stoppable: {
      windows: windowsOf(library.raids.find(({ id }) => id === raid)),
      boss: mine.length === 0 || mine.some((seat) => names[seat]?.boss),
      raiders: mine.length === 0 || mine.some((seat) => !names[seat]?.boss),
    },
  })
}

function openConcede(page: Page): void {
  const { session } = page
  const concede = async (seat: Seat): Promise<void> => {
    const reply = session.concede(seat)
    const refusal = reply instanceof Promise ? await reply : reply
    tell(page, refusal)
    if (!refusal) home(page)
  }
  concedeDialog({ view: session.onlooker(), seats: session.players(), concede })
}
