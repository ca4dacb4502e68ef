/** The form for a new raid: raid and mode, number of raiders, players and decks of the seats, the seed. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Figure } from '../../board/index.ts'
import type { Offer } from '../../catalogue.ts'
import { suggestedMode } from '../../raid/format.ts'
import { useApp } from '../app.tsx'
import { copyText } from '../ui/browser.ts'
import { Check, type Option, Select } from '../ui/fields.tsx'
import { levelOptions, modeFor, promiseOf } from './levels.ts'
import { askedBy, type Form, firstForm, fittingCount, meantFor, modeOf, most } from './raid-form.ts'
import { addressOf, keepWanted, mostSeed, persons, type Wanted } from './raid-link.ts'
import { RaidTiles } from './raid-tiles.tsx'
import { SeatRow } from './seat-row.tsx'
import { ShelfRow } from './shelf-row.tsx'
import { fitting, WhoSelect } from './who-select.tsx'

interface NewRaidProps {
  /** Whether this is the player's first visit: learning comes first. */
  newcomer: boolean
  wanted: Partial<Wanted>
  /** Whether a saved game is offered first. */
  continues: boolean
  /** Whether a link has filled in the form; all of it is then shown. */
  linked: boolean
  /** Called with the face of the chosen raid. */
  faced(boss: Figure): void
}

export function NewRaid({ newcomer, wanted, continues, linked, faced }: NewRaidProps) {
  const { catalogue: all, shelf, go } = useApp()
  const catalogue = all()
  const form = useSignal<Form>(firstForm(catalogue, wanted))
  const wrong = useSignal<readonly string[]>([])
  /** A raid is about to start. */
  const waits = useRef(false)
  const { raid } = form.value
  const learns = newcomer && !linked
  const set = (part: Partial<Form>): void => {
    form.value = { ...form.value, ...part }
    wrong.value = []
  }
  useLayoutEffect(() => {
    if (raid) faced(raid.face)
  }, [raid])
  const start = async (begin: () => Promise<readonly string[]>): Promise<void> => {
    if (waits.current) return
    waits.current = true
    wrong.value = await begin()
    waits.current = false
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const asked = askedBy(form.value)
    keepWanted(asked)
    void start(() => go.begin(asked))
  }
  const starts = (
    <button key="go" type="submit" class={continues || learns ? undefined : 'main'}>
      Start the raid
    </button>
  )
  const learn = (
    <button
      key="learn"
      type="button"
      class={learns ? 'learn main' : 'learn'}
      title="A first raid with a coach: five minutes"
      onClick={() => void start(go.learn)}
    >
      How to raid
    </button>
  )
  return (
    <form aria-label="New raid" onSubmit={submit}>
      <h2>New raid</h2>
      <Quick raids={catalogue.raids} form={form.value} wanted={wanted.mode} set={set} />
      <ShelfRow key={raid?.id} raid={shelf.get(raid?.id ?? '')} />
      <About form={form.value} take={(id) => set({ mode: id })} />
      <div class="go">{learns ? [learn, starts] : [starts, learn]}</div>
      <Seats form={form.value} open={linked} set={set} />
      {raid && (
        <button type="button" onClick={() => go.workshop(raid.id)}>
          {shelf.get(raid.id) ? 'Change it in the workshop' : 'Make your own of it in the workshop'}
        </button>
      )}
      <div class="warn" role="alert">
        {wrong.value.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </form>
  )
}

interface PartProps {
  form: Form
  set(part: Partial<Form>): void
}

/** The main choices: the raid, the level, the mode, where people raid, the number of raiders. */
function Quick({ raids, form, wanted, set }: PartProps & { raids: readonly Offer[]; wanted: string | undefined }) {
  const { raid, mode, count, boss } = form
  const chooseRaid = (id: string): void => {
    const chosen = raids.find((one) => one.id === id)
    change({ raid: chosen, mode: modeOf(chosen, wanted), count: fittingCount(chosen, count) })
  }
  /** The level may need another mode for another raid or number of raiders. */
  const change = (part: Partial<Form>): void => set({ ...part, mode: modeFor({ ...form, ...part }) })
  return (
    <>
      <RaidTiles raids={raids} value={raid?.id ?? ''} change={chooseRaid} />
      <fieldset class="quick">
        <label>
          Level{' '}
          <Select
            id="level"
            name="Level"
            options={levelOptions(boss)}
            value={boss}
            change={(to) => change({ boss: to })}
          />
        </label>
        <label hidden={!raid?.modes?.length}>
          Mode{' '}
          <Select
            id="mode"
            name="Mode"
            options={(raid?.modes ?? []).map(({ id, name }): Option => [id, name])}
            value={mode}
            change={(to) => set({ mode: to })}
          />
        </label>
        <label>
          Where{' '}
          <Select id="where" name="Where" options={places} value={placeOf(form)} change={(to) => set(goTo(form, to))} />
        </label>
        <label>
          Raiders{' '}
          <Select
            id="count"
            name="Raiders"
            options={Array.from({ length: most }, (_, i): Option => [`${i + 1}`, `${i + 1}`]).filter(
              ([n]) => fittingCount(raid, Number(n)) === Number(n),
            )}
            value={`${count}`}
            change={(to) => change({ count: Number(to) })}
          />
        </label>
      </fieldset>
    </>
  )
}

/** Details that most players leave alone: heroes, players, the seed; and a link to the setup. */
function Seats({ form, open, set }: PartProps & { open: boolean }) {
  const { shelf, catalogue } = useApp()
  const details = useRef<HTMLDetailsElement>(null)
  const copied = useSignal('')
  useLayoutEffect(() => {
    if (details.current) details.current.open = open || hasRoom()
  }, [])
  const copy = async (): Promise<void> => {
    const said = await copyText(new URL(addressOf(askedBy(form)), location.href).href)
    const own = shelf.get(form.raid?.id ?? '') !== undefined
    copied.value = own ? `${said} Whoever opens it needs the raid, too: it is on your shelf.` : said
  }
  return (
    <details ref={details}>
      <summary>
        {'Heroes, seats, seed '}
        <span class="note">{partyOf(form)}</span>
      </summary>
      <ol class="seats" aria-label="Seats">
        {form.seats.slice(0, form.count).map((seat, i) => (
          <SeatRow
            key={seat.n}
            seat={seat}
            catalogue={catalogue()}
            change={(to) => set({ seats: form.seats.with(i, to) })}
          />
        ))}
      </ol>
      <fieldset>
        <legend>The Boss</legend>
        <WhoSelect id="boss" name="Who plays the Boss" boss value={form.boss} change={(to) => set({ boss: to })} />
      </fieldset>
      {placeOf(form) === 'screen' && <OpenHands />}
      <fieldset>
        <legend>Seed</legend>
        <input
          id="seed"
          type="number"
          min="0"
          max={mostSeed}
          step="1"
          aria-label="Seed"
          value={form.seed}
          onInput={(event) => set({ seed: event.currentTarget.value })}
        />
        <span class="note">Same seed, same cards.</span>
      </fieldset>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          Copy a link to this raid
        </button>
        <span class="note" role="status">
          {copied.value}
        </span>
      </div>
    </details>
  )
}

const places: readonly Option[] = [
  ['', 'Alone, with bots'],
  ['screen', 'Friends at this screen'],
  ['cards', 'At a real table: our cards'],
  ['dice', 'At a real table: our cards and dice'],
  ['all', 'At a real table: our cards, dice and the raid’s decks'],
]

/** The place where people raid; a change gives every raider a person of their own, or all but one back to bots. */
const placeOf = (form: Form): string => form.real || (hasFriends(form) ? 'screen' : '')

function goTo(form: Form, place: string): Partial<Form> {
  const fits = hasFriends(form) === (place !== '')
  const seats = form.seats.map((seat, i) => ({
    ...seat,
    who: place || i === 0 ? (persons[i] ?? '') : fitting('', false),
  }))
  return { real: place === 'screen' ? '' : (place as Form['real']), ...(fits ? {} : { seats }) }
}

/** Whether several persons raid together. */
const hasFriends = ({ seats, count }: Form): boolean =>
  new Set(seats.slice(0, count).flatMap(({ who }) => (who.startsWith('person') ? [who] : []))).size > 1

function OpenHands() {
  const { settings, change } = useApp()
  return (
    <fieldset>
      <legend>One screen</legend>
      <Check
        text="Friends see each other’s hands"
        on={settings().openHands}
        change={(openHands) => change({ ...settings(), openHands })}
      />
    </fieldset>
  )
}

/** About the raid and its mode, for this number of raiders. */
function About({ form, take }: { form: Form; take(mode: string): void }) {
  const { raid, mode, count } = form
  const way = raid?.modes?.find(({ id }) => id === mode)
  const [least, largest] = raid?.raiders?.meant ?? meantFor
  const suggested = suggestedMode(raid ?? {}, count)
  const other = suggested !== way ? suggested : undefined
  return (
    <>
      <p class="note about">{[raid?.about, way?.about].filter(Boolean).join(' ')}</p>
      <p class="note about promise" role="status">
        {promiseOf(form)}
      </p>
      <p class="warn" role="status">
        {count < least &&
          !way?.suggested &&
          `This raid is meant for ${words(least)} to ${words(largest)} raiders: ${count === 1 ? 'alone' : 'with only two'}, you will find it very hard to win.`}
      </p>
      <p class="note" role="status" hidden={!other}>
        {other && (
          <>
            <span>{`Suggested for ${words(count)}: “${other.name}”. ${other.about}`}</span>{' '}
            <button type="button" onClick={() => take(other.id)}>
              Use this mode
            </button>
          </>
        )}
      </p>
    </>
  )
}

/** Players and their seats: 'You: Litori and the Boss · Player 2: Boris'. */
function partyOf({ seats, count, boss }: Form): string {
  const all = [
    ...seats.slice(0, count).map(({ who, name }) => ({ who, name: name.trim() })),
    { who: boss, name: 'the Boss' },
  ]
  const players = persons.flatMap((person, i) => {
    const own = all.filter(({ who }) => who === person).map(({ name }) => name)
    return own.length > 0 ? [`${i === 0 ? 'You' : `Player ${i + 1}`}: ${joined(own)}`] : []
  })
  return players.length === 0 ? 'Bots play' : players.join(' · ')
}

/** Whether the whole form fits on the page. */
const hasRoom = (): boolean => {
  const letters = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return letters >= 60 && innerHeight >= 560
}

const words = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? `${n}`
const joined = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
