/** The decks of the raid in the workshop, with their costs as columns. */
import { Curve } from '../decks/deck-face.tsx'
import { type Bench, goTo } from './bench.ts'

export function DeckLists({ bench }: { bench: Bench }) {
  const { raid, cards } = bench
  const { find } = cards.value
  return (
    <>
      {Object.entries(raid.value.decks).map(([deck, list]) => (
        <section key={deck} class="deck-list" aria-label={`Deck: ${deck}`}>
          <h2>{`${deck}: ${list.reduce((sum, [n]) => sum + n, 0)} cards`}</h2>
          {list.some(([, name]) => find(name)?.cost !== undefined) && <Curve cards={list} find={find} />}
          <ul>
            {list.map(([n, name]) => {
              const { type, cost } = find(name) ?? {}
              const facts = [[type].flat().join(', '), cost === undefined ? '' : `costs ${cost}`]
              return (
                <li key={name}>
                  {`${n} `}
                  <button type="button" class="link" onClick={() => goTo(bench, name)}>
                    {name}
                  </button>{' '}
                  <span class="note">{facts.filter(Boolean).join(', ')}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
