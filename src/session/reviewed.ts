/** Looks back on a finished raid for its players. */
import { type Review, reviewing, type TurningPoint } from '../ahead/index.ts'
import { libraryFor, withRaid } from '../engine/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import { possessive } from '../language/phrases.ts'
import { capital } from '../language/print/index.ts'
import type { InPieces } from './bot-move.ts'
import type { BotQuestion } from './bot-replica.ts'

export type { Review, TurningPoint, TurnPoint } from '../ahead/index.ts'

/** A message to a worker: the game to look back on. */
export interface ReviewQuestion extends Pick<BotQuestion, 'id' | 'raid' | 'cards'> {
  setup: Setup
  choices: readonly number[]
}

export type ReviewReply = { id: number } & ({ review: Review } | { trouble: string })

/** Looks back in pieces; told true after one, it gives up. */
export function* reviewed(
  library: Library,
  { id, setup, choices, raid, cards }: ReviewQuestion,
): InPieces<ReviewReply> {
  try {
    const own = libraryFor(raid ? withRaid(library, raid) : library, { setup }, cards)
    const pieces = reviewing(own, { setup, choices })
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done) return { id, review: piece.value }
      if (yield piece.value) return { id, trouble: 'It was stopped.' }
    }
  } catch (error) {
    return { id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const percent = (n: number): string => `${Math.max(1, Math.round(Math.abs(n)))} %`

/** A turning point in words: 'Round 4: Warrax's turn cost 3 % of the way. Better: Play Rend.' `least`: the points from which something counts. */
export function turningText(
  { round, seat, play, luck, better }: TurningPoint,
  names: readonly string[],
  least = 1,
): string {
  const name = names[seat] ?? ''
  const whose = capital(`${possessive(name, false)} turn`)
  if (seat === 0) {
    const way = luck < 0 ? 'worse for the raid than was to be expected' : 'better for the raid than was to be expected'
    return `Round ${round}: ${whose} went ${percent(luck)} ${way}.`
  }
  const parts = [
    play <= -least
      ? `${whose} cost ${percent(play)} of the way.${better ? ` Better: ${better.replace(/\.$/, '')}.` : ''}`
      : '',
    play >= least ? `${whose} gained ${percent(play)} of the way on the next best that was found.` : '',
    luck <= -least ? `Bad luck from there on took ${percent(luck)}.` : '',
    luck >= least ? `Good luck from there on gave ${percent(luck)}.` : '',
  ].filter(Boolean)
  return `Round ${round}: ${play > -least && play < least ? `After ${possessive(name, false)} turn: ` : ''}${parts.join(' ')}`
}
