/** The print of a treasure. */
import type { Cards } from './campaign-cards.ts'

/** On demand, or at once. */
export function CardText({ cards, name, open = false }: { cards: Cards; name: string; open?: boolean }) {
  const face = cards.printed(name)
  return (
    <details open={open}>
      <summary>{name}</summary>
      {face && <p class="note">{face.line}</p>}
      {face?.text.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {!face && <p class="note">This card is not known here.</p>}
    </details>
  )
}
