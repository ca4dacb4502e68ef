/** A table of one's own: any Boss and stage, hands, damage, cards in play. */
import { type Signal, useSignal } from '@preact/signals'
import { library as builtIn } from '../../content.ts'
import { standsAt } from '../../engine/index.ts'
import type { PositionSide, RaidSetup } from '../../engine/types.ts'
import { firstName } from '../../language/phrases.ts'
import type { DeckAbout } from '../../language/types.ts'
import { cardsIn, linesOf, parseTable, type TableFile, tableText } from '../../practice/index.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type App, useApp } from '../app.tsx'
import { beginTable } from '../games/files.ts'
import { libraryOf } from '../games/game-library.ts'
import { isOwnDeck } from '../storage/deck-store.ts'
import { download } from '../storage/save-store.ts'
import { newSeed } from '../ui/browser.ts'
import { type Option, Select } from '../ui/fields.tsx'

/** One side of the form, as it is typed. */
interface SideForm {
  /** The first name of its hero; 'The Boss' for the Boss. */
  name: string
  /** Its deck; the Boss's card, or '' for that of the stage. */
  deck: string
  damage: string
  hand: string
  resources: string
  cards: string
}

const theBoss = 'The Boss'

const fresh = (name: string, deck = ''): SideForm => ({
  ...{ name, deck },
  damage: '0',
  hand: '4',
  resources: '4',
  cards: '',
})

const ofDeck = ({ id, hero }: DeckAbout): SideForm => fresh(firstName(hero), id)

/** As many raiders as are wanted, each new one with another deck. */
const resized = (sides: readonly SideForm[], n: number, decks: readonly DeckAbout[]): SideForm[] =>
  [...sides, ...decks.slice(sides.length - 1, n).map(ofDeck)].slice(0, n + 1)

interface TableEditorProps {
  /** The only raid; without it one is chosen. */
  of?: string
  /** The position of the game at hand, to begin with. */
  now?(): RaidSetup | null
  /** Called once the game has begun. */
  begun?(): void
}

const written =
  'One card per line, with a number in front and its state in parentheses: “2 Parvink”, “Krol Blade (exhausted)”, “Parvink (2 damage)”, “Rend (on Parvink)”. A hand is a number, or its cards. The decks hold the rest.'

export function TableEditor({ of = '', now, begun }: TableEditorProps) {
  const app = useApp()
  const { raids, decks: all } = app.catalogue()
  const decks = all.filter(({ id }) => !isOwnDeck(id))
  const raid = useSignal(of || (raids[0]?.id ?? ''))
  const state = useSignal('')
  const sides = useSignal<readonly SideForm[]>([fresh(theBoss), ...decks.slice(0, 3).map(ofDeck)])
  const turn = useSignal('1')
  const wrong = useSignal('')
  const def = raidOf(app, raid.value)
  const states = statesOf(def)
  const table = (): TableFile => tableOf(def, state.value || (states[0]?.[0] ?? ''), sides.value, Number(turn.value))
  const begin = async (): Promise<void> => {
    const text = tableText(table())
    const read = parseTable(text)
    wrong.value = 'error' in read ? read.error.message : ((await beginTable(app, read.table)) ?? '')
    if (!wrong.value) begun?.()
  }
  const take = (): void => {
    const setup = now?.()
    wrong.value = setup?.position ? '' : 'No game of this raid is on the table.'
    if (!setup?.position) return
    sides.value = setup.position.sides.map((side, s) => sideForm(side, setup.raiders[s - 1]))
    state.value = typeof setup.position.state === 'string' ? setup.position.state : ''
    turn.value = `${setup.position.turn}`
  }
  return (
    <section aria-label="A table of your own">
      <h2>A table of your own</h2>
      <p class="note">{written}</p>
      <div class="row">
        {!of && (
          <Select
            name="Raid"
            options={raids.map(({ id, name }): Option => [id, name])}
            value={raid.value}
            change={(to) => {
              raid.value = to
              state.value = ''
              sides.value = [fresh(theBoss), ...sides.value.slice(1)]
            }}
          />
        )}
        <Select
          name="Stage"
          options={states}
          value={state.value || (states[0]?.[0] ?? '')}
          change={(to) => (state.value = to)}
        />
        <Seats sides={sides} turn={turn} decks={decks} />
      </div>
      {sides.value.map((side, s) => (
        <Side
          key={s}
          side={side}
          decks={s === 0 ? bossesOf(def) : decks.map(({ id, hero }): Option => [id, hero])}
          change={(part) => (sides.value = sides.value.with(s, { ...side, ...part }))}
        />
      ))}
      <div class="row">
        {now && (
          <button type="button" onClick={take}>
            Fill in the game at hand
          </button>
        )}
        <button type="button" class="main" onClick={() => void begin()}>
          Play from here
        </button>
        <button type="button" onClick={() => download('my.table.json', tableText(table()))}>
          Save to file
        </button>
      </div>
      <p class="warn" role="alert">
        {wrong.value}
      </p>
    </section>
  )
}

interface SeatsProps {
  sides: Signal<readonly SideForm[]>
  turn: Signal<string>
  decks: readonly DeckAbout[]
}

/** The number of raiders, and whose turn it is. */
function Seats({ sides, turn, decks }: SeatsProps) {
  return (
    <>
      <Select
        name="How many raiders"
        options={[1, 2, 3, 4, 5].map((n): Option => [`${n}`, n === 1 ? '1 raider' : `${n} raiders`])}
        value={`${sides.value.length - 1}`}
        change={(to) => {
          sides.value = resized(sides.value, Number(to), decks)
          if (Number(turn.value) >= sides.value.length) turn.value = '1'
        }}
      />
      <Select
        name="Whose turn"
        options={sides.value.map(({ name }, s): Option => [`${s}`, `Turn: ${name}`])}
        value={turn.value}
        change={(to) => (turn.value = to)}
      />
    </>
  )
}

interface SideProps {
  side: SideForm
  /** For the Boss its cards. */
  decks: readonly Option[]
  change(part: Partial<SideForm>): void
}

const fields = [
  ['damage', 'Damage on the hero'],
  ['resources', 'Resources'],
] as const

const areas = [
  ['hand', 'Cards in hand'],
  ['cards', 'In play'],
] as const

/** As many rows as lines, up to a hand. */
const rowsOf = (text: string): number => Math.min(7, Math.max(1, text.split('\n').length))

function Side({ side, decks, change }: SideProps) {
  const { name } = side
  return (
    <fieldset>
      <legend>{name}</legend>
      <div class="row">
        {decks.length > 0 && (
          <Select
            name={name === theBoss ? 'Which Boss' : `Deck of ${name}`}
            options={decks}
            value={side.deck}
            change={(deck) => change({ deck, name: name === theBoss ? name : firstName(nameOf(decks, deck)) })}
          />
        )}
        {fields.map(([field, text]) => (
          <label key={field}>
            {text}{' '}
            <input
              type="number"
              min="0"
              max="99"
              value={side[field]}
              onInput={(event) => change({ [field]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      {areas.map(([field, text]) => (
        <label key={field}>
          {text}{' '}
          <textarea
            rows={rowsOf(side[field])}
            spellcheck={false}
            value={side[field]}
            onInput={(event) => change({ [field]: event.currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** The raid with its cards: a built-in one, or one of the shelf. */
const raidOf = (app: App, id: string): RaidDef | undefined =>
  builtIn.raids.find((raid) => raid.id === id) ??
  libraryOf(app.shelf, { setup: { raid: id, raiders: [], seed: 0 } }).raids.find((raid) => raid.id === id)

/** The states in which a Boss stands, by stage and title. */
const statesOf = (raid: RaidDef | undefined): Option[] =>
  Object.entries(raid?.machine.states ?? {}).flatMap(([name, { meta, states }]): Option[] =>
    meta?.stage && !states
      ? [
          [
            name,
            [`Stage ${meta.stage}`, meta.title === `Stage ${meta.stage}` ? '' : meta.title].filter(Boolean).join(': '),
          ],
        ]
      : [],
  )

/** The Bosses of a raid that has several. */
const bossesOf = (raid: RaidDef | undefined): Option[] => {
  const names = (raid?.cards ?? []).flatMap(({ name, type }) => (type === 'hero' ? [name] : []))
  return names.length < 2 ? [] : [['', 'The Boss of the stage'], ...names.map((name): Option => [name, name])]
}

const nameOf = (options: readonly Option[], id: string): string => options.find(([one]) => one === id)?.[1] ?? ''

const count = (list: number | readonly unknown[] = 0): string => `${typeof list === 'number' ? list : list.length}`

/** A side of a position as the form has it. */
function sideForm(
  { hero, hand = 0, resources, cards = [] }: PositionSide,
  raider: RaidSetup['raiders'][number] | undefined,
): SideForm {
  return {
    name: raider ? firstName(raider.name) : theBoss,
    deck: raider ? (typeof raider.deck === 'string' ? raider.deck : '') : (heroIn(hero).name ?? ''),
    damage: `${heroIn(hero).damage ?? 0}`,
    hand: typeof hand === 'number' ? `${hand}` : linesOf(hand),
    resources: count(resources),
    cards: linesOf(cards),
  }
}

const heroIn = (hero: PositionSide['hero']): { name?: string; damage?: number } =>
  typeof hero === 'object' ? hero : hero === undefined ? {} : { name: hero }

/** A number of cards, or their names. */
const handIn = (text: string): number | string[] =>
  /^\s*\d*\s*$/.test(text) ? number(text) : cardsIn(text).map((card) => (typeof card === 'string' ? card : card.name))

const number = (text: string): number => Math.min(99, Math.max(0, Math.trunc(Number(text)) || 0))

function tableOf(raid: RaidDef | undefined, state: string, sides: readonly SideForm[], turn: number): TableFile {
  const { hero, draws } = raid ? standsAt(raid, state) : {}
  const position = sides.map(
    ({ deck, damage, hand, resources, cards }, s): PositionSide => ({
      hero: { ...(s === 0 && (deck || hero) ? { name: deck || hero } : {}), damage: number(damage) },
      ...(s === 0 && draws ? { draws } : {}),
      ...{ hand: handIn(hand), resources: number(resources), cards: cardsIn(cards) },
    }),
  )
  const setup: RaidSetup = {
    raid: raid?.id ?? '',
    raiders: sides.slice(1).map(({ name, deck }) => ({ name, deck })),
    seed: newSeed(),
    position: { sides: position, turn, ...(turn === 0 ? {} : { at: 'action' }), state },
  }
  return { name: `${raid?.name ?? ''}: a table of your own`, setup, seat: Math.max(1, turn) }
}
