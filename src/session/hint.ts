/** A hint for a person, in three steps that say more and more. */
import type { Warning } from '../ahead/index.ts'
import { describeAnswer, type Game, glance } from '../engine/index.ts'
import type { Answer, Decision } from '../engine/types.ts'
import { plainName } from '../language/print/index.ts'
import type { BotMove } from './bot-move.ts'

export { canWarn } from '../ahead/index.ts'

/** The steps: where to look, the kind of act, and the act with its reason. */
export type Hint = readonly [look: string, kind: string, act: string]

const kinds: Partial<Record<Answer['do'], string>> = {
  play: 'Play it.',
  use: 'Use its power.',
  attack: 'Attack with it.',
  place: 'Place it as a resource.',
  complete: 'Complete it.',
}

/** Tells a person what a bot would do in their place, in steps. */
export function hintOf(game: Game, open: Decision, { answer, why }: Pick<BotMove, 'answer' | 'why'>): Hint {
  const { do: what, card = 0 } = open.answers[answer] ?? {}
  const name = card > 0 ? glance(game, open.seat).cards[card]?.def : null
  const act = describeAnswer(game, open, answer, open.seat)
  const said = `${act.replace(/\.$/, '')}.${why ? ` ${why}` : ''}`
  if (what === 'pass') return ['See whether anything is worth doing now.', 'Rather wait with what you have.', said]
  return [
    name ? `Look at ${plainName(name)}.` : 'Look at your answers once more.',
    (what && kinds[what]) ?? 'Choose it.',
    said,
  ]
}

/** A warning in words: 'Better: Play Rend. It gains about 2 % of the way. This way the Boss has fewer allies a round later.'; 'Better target: Onyxia. …' */
export function warningText(game: Game, open: Decision, { answer, gain, why }: Warning): string {
  const act = describeAnswer(game, open, answer, open.seat).replace(/\.$/, '')
  const better = open.kind === 'target' && open.answers[answer]?.do === 'pick' ? 'Better target' : 'Better'
  return [`${better}: ${act}. It gains about ${Math.max(1, Math.round(gain))} % of the way.`, why]
    .filter(Boolean)
    .join(' ')
}
