/** The turn and the winner in words. Pure. */
import { capital, inList } from '../language/phrases.ts'
import type { View } from './types.ts'

/**
 * The turn in a line: 'Round 4 · Litori'.
 * @param view - Any seat's view.
 * @returns The round and the player whose turn it is; 'Before the first turn' if none has begun.
 */
export const turnText = ({ turn, seats }: Pick<View, 'turn' | 'seats'>): string =>
  turn.n > 0 ? `Round ${turn.round} · ${seats[turn.seat]?.name ?? ''}` : 'Before the first turn'

interface Ended extends Pick<View, 'outcome'> {
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly boss: boolean }[]
}

/**
 * The winning side: 'The raiders win!', 'Onyxia wins!'.
 * @param view - Any seat's view.
 * @returns One sentence; '' while the game goes on.
 */
export function outcomeText({ outcome, seats }: Ended): string {
  if (!outcome) return ''
  if (outcome.excess)
    return `${outcome.text ?? 'This raid'} asks for more than is computed for one choice, so the game ends in a draw.`
  if (outcome.text) return `${outcome.text} would go on for ever, so the game ends in a draw.`
  if (outcome.result === 'raiders') return 'The raiders win!'
  const names = seats.filter(({ seat }) => outcome.winners.includes(seat)).map(({ name }) => name)
  if (names.length === 0) return 'The game ends in a draw.'
  return capital(`${inList(names, 'and')} ${names.length > 1 ? 'win' : 'wins'}!`)
}
