/** A deck at one look: the portrait of its hero, its role, its cost curve, its record of wins. */
import type { DeckDef } from '../../language/types.ts'
import { useApp } from '../app.tsx'
import { recordOf } from '../history/results.ts'
import { roleName } from '../start/seat-row.tsx'
import { HeroFace } from './hero-picker.tsx'
import type { Pool } from './pool.ts'
import { curveOf, type Find } from './tally.ts'

export function DeckFace({ deck, pool }: { deck: DeckDef; pool: Pool }) {
  const { results } = useApp()
  const facts = [deck.role ? roleName(deck.role, 0) : '', recordOf(results.all(), deck.id)]
  return (
    <div class="deck-face">
      <HeroFace pool={pool} name={deck.hero} />
      <div>
        <Curve cards={deck.cards} find={pool.lineOf} />
        <p class="note">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

/** Units of a drawing: a column, the gap before the next, the whole height. */
const [column, gap, high] = [8, 2, 30]

/** The costs of some cards as columns. */
export function Curve({ cards, find }: Pick<DeckDef, 'cards'> & { find: Find }) {
  const bars = curveOf({ cards }, find)
  const most = Math.max(1, ...bars.map(([, n]) => n))
  const said = bars.flatMap(([cost, n]) => (n > 0 ? [`${n} of ${cost}`] : [])).join(', ')
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${bars.length * (column + gap)} ${high}`}
      width={bars.length * (column + gap)}
      height={high}
      role="img"
      aria-label={said ? `Costs: ${said}` : 'No costs yet'}
    >
      {bars.map(([cost, n], i) => (
        <rect
          key={cost}
          x={i * (column + gap)}
          y={high - 1 - (n / most) * (high - 1)}
          width={column}
          height={1 + (n / most) * (high - 1)}
        />
      ))}
    </svg>
  )
}
