/** Reasons that would give away what others may not know. */
import type { Answer, CardId, Decision, View } from '../engine/types.ts'

/** Whether the choice shows its card to everybody: played, used, attacked with, placed face up, or discarded. */
function shows({ do: what, n }: Answer, { kind }: Decision): boolean {
  if (what === 'place') return n === 1
  return what !== 'pick' || kind === 'discard' || kind === 'cost'
}

const seen: readonly string[] = ['party', 'chain', 'resources']

/**
 * Whether a reason names a card that only the one who gives it may know, in a hand or face down: then it is for that seat
 * alone until the raid is over. `own` is that seat's view before the choice, `open` an onlooker's.
 */
export function isSecret(text: string, own: View, open: View, decision: Decision, answer: Answer): boolean {
  const names = (id: CardId | undefined): string[] => {
    const def = own.cards[id ?? 0]?.def
    return def ? [def] : []
  }
  const hidden = (id: CardId): boolean => !open.cards[id]?.def
  const given = answer.card ?? 0
  const told = !hidden(given) || shows(answer, decision)
  if (!told && names(given).some((name) => text.includes(name))) return true
  const known = Object.values(open.cards).flatMap(({ def, zone }) => (def && seen.includes(zone) ? [def] : []))
  const free = new Set([
    ...known,
    ...(told ? names(given) : []),
    ...(hidden(decision.about.card ?? 0) ? [] : names(decision.about.card)),
  ])
  return Object.values(own.cards).some(
    ({ id, def }) => def !== null && hidden(id) && !free.has(def) && text.includes(def),
  )
}
