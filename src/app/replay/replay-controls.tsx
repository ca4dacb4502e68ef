/** The controls of a replay, under the bar: on and back, playing, any turn and moment, point of view, playing on from here. */
import './replay.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Eyes, turnAt } from '../../session/replay.ts'
import { onlooker } from '../../session/session.ts'
import type { WayBack } from '../app.tsx'
import type { Around, Page } from '../table/page.ts'
import { type Option, Select } from '../ui/fields.tsx'
import type { ReplaySession } from './replay-session.ts'

/** The acts on a replayed game. */
export interface ReplayActs {
  /** Plays on from the moment that is shown. */
  playOn(): void
  /** Copies a link to the replay; returns a message for the player. */
  link(): Promise<string>
  file(): void
  /** Shows what decided the raid; only of a finished one. */
  review(page: Page): void
  /** Whether to show that at once. */
  reviews: boolean
  back?: WayBack | undefined
}

interface ControlsProps {
  page: Page
  session: ReplaySession
  acts: ReplayActs
}

/** The replay's part of the table's page. */
export const aroundReplay = (session: ReplaySession, acts: ReplayActs): Around => ({
  Strip: ({ page }) => <Controls page={page} session={session} acts={acts} />,
  watches: true,
  leaving: 'the game stays as it is',
  menu: (page) => ({
    title: 'Replay',
    items: [
      ...(acts.back ? [acts.back] : []),
      { text: 'Play on from here', about: 'Start your own game from here', act: acts.playOn },
      ...(isFinished(session)
        ? [{ text: 'What decided it', about: 'The raid’s course and its turning points', act: () => acts.review(page) }]
        : []),
      {
        text: 'Copy a link',
        about: 'To this replay, for others',
        act: () => void acts.link().then((said) => page.table?.say(said)),
      },
      { text: 'Save to file', about: 'The whole game', act: acts.file },
    ],
  }),
  key(page, key) {
    const found = keys[key]
    found?.(page, session)
    return found !== undefined
  },
})

/** Whether the whole game is known, and over: then nothing is secret. */
const isFinished = ({ replay }: ReplaySession): boolean => replay.whole && replay.eyes.includes('open')

const keys: Readonly<Record<string, (page: Page, session: ReplaySession) => void>> = {
  ',': (page, session) => back(page, session),
  '.': (page, session) => step(page, session),
  p: (page, session) => run(page, session),
}

/** Goes to a moment at once. */
export function leap(page: Page, session: ReplaySession, at: number): void {
  page.table?.finish()
  page.skipping = true
  session.jump(at)
}

/** The log announces events on the way forward; on the way back this moment is announced. */
function back(page: Page, session: ReplaySession): void {
  leap(page, session, session.moment.value.at - 1)
  page.table?.say(placeText(session))
}

/** Goes to the next moment, which is shown as it happens. */
function step(page: Page, session: ReplaySession): void {
  page.table?.finish()
  page.skipping = false
  session.jump(session.moment.value.at + 1)
}

function run(page: Page, session: ReplaySession): void {
  page.skipping = false
  session.run(!session.moment.value.playing)
}

/** 'Round 3 · Onyxia, 45 of 210'. */
function placeText({ replay, moment }: ReplaySession): string {
  const { at } = moment.value
  const turn = replay.turns[turnAt(replay, at)]?.text ?? 'Before the first turn'
  return `${turn}, ${at} of ${replay.moments.length - 1}`
}

const paces: readonly Option[] = [
  ['0.5', 'Slow'],
  ['1', 'Usual pace'],
  ['2', 'Fast'],
  ['4', 'Very fast'],
]

function Controls({ page, session, acts }: ControlsProps) {
  const { at, playing, told } = session.moment.value
  const { moments, made, whole } = session.replay
  const last = moments.length - 1
  const main = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    main.current?.focus()
    if (acts.reviews) acts.review(page)
  }, [])
  return (
    <section class="replay" aria-label="Replay">
      <div class="row">
        <button
          type="button"
          title="One moment back (,)"
          aria-keyshortcuts=","
          disabled={at === 0}
          onClick={() => back(page, session)}
        >
          Back
        </button>
        <button
          ref={main}
          type="button"
          class="main"
          title="Play from moment to moment, or stay (p)"
          aria-keyshortcuts="p"
          onClick={() => run(page, session)}
        >
          {playing ? 'Pause' : whole && at === last ? 'From the start' : 'Play'}
        </button>
        <button
          type="button"
          title="One moment on (.)"
          aria-keyshortcuts="."
          disabled={at === last}
          onClick={() => step(page, session)}
        >
          Next
        </button>
        <button type="button" title="Start your own game from here" onClick={acts.playOn}>
          Play on from here
        </button>
        {isFinished(session) && (
          <button type="button" title="The raid’s course and its turning points" onClick={() => acts.review(page)}>
            What decided it
          </button>
        )}
        {acts.back && (
          <button type="button" onClick={acts.back.act}>
            {acts.back.text}
          </button>
        )}
        <input
          type="range"
          aria-label="Moment of the game"
          aria-valuetext={placeText(session)}
          min={0}
          max={last}
          value={at}
          onInput={(event) => leap(page, session, Number(event.currentTarget.value))}
        />
        {!whole && <progress aria-label="Reading the game" value={moments.at(-1) ?? 0} max={made.length} />}
        <Selects page={page} session={session} />
      </div>
      <p class="told">
        <b>{placeText(session)}</b> {told.join(' ')}
      </p>
    </section>
  )
}

function Selects({ page, session }: Pick<ControlsProps, 'page' | 'session'>) {
  const { replay, pace } = session
  const { at, eyes } = session.moment.value
  const turns = replay.turns.map(({ text }, i): Option => [`${i}`, text])
  const names = onlooker(replay.session).seats
  const seen = (one: Eyes): string =>
    one === 'open' ? 'All cards open' : one === -1 ? 'What everybody sees' : `What ${names[one]?.name ?? ''} sees`
  const choose = (value: string): void => session.see(value === 'open' ? value : Number(value))
  return (
    <>
      <Select
        name="Turn"
        title="Turn"
        options={[['-1', 'Before the first turn'], ...turns]}
        value={`${turnAt(replay, at)}`}
        change={(turn) => leap(page, session, replay.turns[Number(turn)]?.moment ?? 0)}
      />
      <Select
        name="Seen"
        title="Through whose eyes"
        options={replay.eyes.map((one): Option => [`${one}`, seen(one)])}
        value={`${eyes}`}
        change={choose}
      />
      <Select
        name="Pace of the replay"
        title="How fast it plays"
        options={paces}
        value={`${pace.value}`}
        change={(to) => (pace.value = Number(to))}
      />
    </>
  )
}
