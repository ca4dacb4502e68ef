/** The filter of the list: search words, and fields of the cards. */
import { useComputed } from '@preact/signals'
import { classNames } from '../../language/index.ts'
import { Check, type Option, Select } from '../ui/fields.tsx'
import { type Bench, cardsText } from './bench.ts'
import { costLines, type Filter, noFilter, type Order, orders, typeOrder, wordsOf } from './filter.ts'
import { typeTitles } from './tally.ts'

const orderNames: Readonly<Record<Order, string>> = { cost: 'By cost', name: 'By name', type: 'By type', set: 'By set' }

interface FiltersProps {
  bench: Bench
  /** The fields are folded away, to leave room for the list. */
  narrow: boolean
  /** Moves the focus into the list. */
  toList(): void
}

export function Filters({ bench, narrow, toList }: FiltersProps) {
  const { filter } = bench
  const now = filter.value
  const set = (part: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...part }
  }
  return (
    <form class="filters" aria-label="Cards" onSubmit={(event) => event.preventDefault()}>
      <div class="row">
        <input
          type="search"
          id="words"
          aria-label="Search"
          placeholder="Search names and texts"
          maxLength={200}
          value={now.words}
          onInput={(event) => set({ words: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
            event.preventDefault()
            toList()
          }}
        />
        <Select
          name="Search in"
          options={[
            ['all', 'in everything'],
            ['name', 'in names'],
            ['text', 'in texts'],
          ]}
          value={now.within}
          change={(to) => set({ within: to as Filter['within'] })}
        />
      </div>
      {narrow ? (
        <details>
          <summary>{`Filters${used(now) > 0 ? ` (${used(now)} in use)` : ''}`}</summary>
          <Kinds now={now} sets={bench.pool.sets} set={set} />
        </details>
      ) : (
        <Kinds now={now} sets={bench.pool.sets} set={set} />
      )}
      <div class="row">
        <Check text="Only what the hero may have" on={now.legal} change={(legal) => set({ legal })} />
        <button type="button" onClick={() => (filter.value = { ...noFilter, order: now.order })}>
          Show all
        </button>
        <Found bench={bench} />
      </div>
    </form>
  )
}

/** The number of selects in use. */
const used = (filter: Filter): number =>
  (['type', 'cost', 'class', 'faction', 'set'] as const).filter((key) => filter[key] !== '').length

interface KindsProps {
  now: Filter
  sets: readonly string[]
  set(part: Partial<Filter>): void
}

const one = (all: string, options: readonly Option[]): Option[] => [['', all], ...options]
const plain = (names: readonly string[]): Option[] => names.map((name) => [name, name])

const types = one(
  'Any type',
  typeOrder.slice(1).map((type) => [type, typeTitles[type] ?? type]),
)
const costs = one(
  'Any cost',
  costLines.map(([cost, title]) => [cost, `Cost ${title.replace('+', ' or more')}`]),
)
const classes = one('Any class', [...plain(classNames), ['any', 'Without class icons']])
const factions = one('Any faction', [...plain(['Alliance', 'Horde']), ['neither', 'Of no faction']])

/** The fields of the cards, and their order. */
function Kinds({ now, sets, set }: KindsProps) {
  return (
    <div class="row">
      <Select name="Type" options={types} value={now.type} change={(type) => set({ type })} />
      <Select name="Cost" options={costs} value={now.cost} change={(cost) => set({ cost })} />
      <Select name="Class" options={classes} value={now.class} change={(to) => set({ class: to })} />
      <Select name="Faction" options={factions} value={now.faction} change={(faction) => set({ faction })} />
      <Select name="Set" options={one('Any set', plain(sets))} value={now.set} change={(to) => set({ set: to })} />
      <Select
        name="Order"
        options={orders.map((order): Option => [order, orderNames[order]])}
        value={now.order}
        change={(to) => set({ order: to as Order })}
      />
    </div>
  )
}

/** The number of cards listed, and whether texts are still being read. */
function Found({ bench: { filter, words, found, pool } }: { bench: Bench }) {
  const reading = useComputed(() => pool.ready.value < 1)
  const other = words.value.filter((word) => !wordsOf(filter.value.words).includes(word))
  return (
    <span class="note" role="status">
      {other.length > 0 && `Searched for “${other.join(' ')}”: `}
      {found.value.length === 0 ? 'No card found.' : cardsText(found.value.length)}
      {reading.value && (
        <label>
          {' · reading texts '}
          <progress value={pool.ready.value} max={1} />
        </label>
      )}
    </span>
  )
}
