/** The decks of the raid in the workshop, with their costs as columns; copies are added and taken away in its text. */
import { useSignal } from '@preact/signals'
import { Curve } from '../decks/deck-face.tsx'
import { type Option, Select } from '../ui/fields.tsx'
import { type Bench, goTo } from './bench.ts'
import { withCopies } from './deck-edit.ts'

export function DeckLists({ bench }: { bench: Bench }) {
  return (
    <>
      {Object.keys(bench.raid.value.decks).map((deck) => (
        <Deck key={deck} bench={bench} deck={deck} />
      ))}
    </>
  )
}

function Deck({ bench, deck }: { bench: Bench; deck: string }) {
  const { raid, cards, editor, status } = bench
  const { find, names } = cards.value
  const list = raid.value.decks[deck] ?? []
  const set = (name: string, n: number): void => {
    const change = withCopies(editor?.text() ?? '', deck, name, n)
    if (!change) status.value = 'The deck can’t be found in the text: mend its problems first.'
    else editor?.change(change)
    void bench.settle()
  }
  return (
    <section class="deck-list" aria-label={`Deck: ${deck}`}>
      <h2>{`${deck}: ${list.reduce((sum, [n]) => sum + n, 0)} cards`}</h2>
      {list.some(([, name]) => find(name)?.cost !== undefined) && <Curve cards={list} find={find} />}
      <ul>
        {list.map(([n, name]) => {
          const { type, cost } = find(name) ?? {}
          const facts = [[type].flat().join(', '), cost === undefined ? '' : `costs ${cost}`]
          return (
            <li key={name}>
              <button type="button" aria-label={`One ${name} fewer`} onClick={() => set(name, n - 1)}>
                −
              </button>{' '}
              {n}{' '}
              <button type="button" aria-label={`One ${name} more`} onClick={() => set(name, n + 1)}>
                +
              </button>{' '}
              <button type="button" class="link" onClick={() => goTo(bench, name)}>
                {name}
              </button>{' '}
              <span class="note">{facts.filter(Boolean).join(', ')}</span>
            </li>
          )
        })}
      </ul>
      <Addition deck={deck} names={names.filter((name) => !list.some(([, one]) => one === name))} add={set} />
    </section>
  )
}

function Addition(props: { deck: string; names: readonly string[]; add(name: string, n: number): void }) {
  const { deck, names, add } = props
  const chosen = useSignal('')
  const [first] = names
  if (first === undefined) return null
  const name = names.includes(chosen.value) ? chosen.value : first
  return (
    <div class="row">
      <Select
        name={`A card for ${deck}`}
        options={names.map((one): Option => [one, one])}
        value={name}
        change={(to) => {
          chosen.value = to
        }}
      />
      <button type="button" onClick={() => add(name, 1)}>
        Add one
      </button>
    </div>
  )
}
