/** Looks back on a finished raid for its players. */
import { least, type Review, reviewing, type TurningPoint } from '../ahead/index.ts'
import { libraryFor, withRaid } from '../engine/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import { possessive } from '../language/phrases.ts'
import { capital } from '../language/print/index.ts'
import { isLevel } from '../players/index.ts'
import { type InPieces, untilEnough } from './bot-move.ts'
import type { BotQuestion } from './bot-replica.ts'

export type { Review, TurningPoint, TurnPoint } from '../ahead/index.ts'

/** A message to a worker: the game to look back on. */
export interface ReviewQuestion extends Pick<BotQuestion, 'id' | 'raid' | 'cards'> {
  setup: Setup
  choices: readonly number[]
  /** The bot that played the Boss, if one did. */
  boss?: string | undefined
}

export type ReviewReply = { id: number } & ({ review: Review } | { trouble: string })

/** Looks back in pieces; told true after one, it gives up. */
export function* reviewed(
  library: Library,
  { id, setup, choices, boss = '', raid, cards }: ReviewQuestion,
): InPieces<ReviewReply> {
  try {
    const own = libraryFor(raid ? withRaid(library, raid) : library, { setup }, cards)
    const review = yield* untilEnough(reviewing(own, { setup, choices, level: isLevel(boss) ? boss : undefined }))
    return review ? { id, review } : { id, trouble: 'It was stopped.' }
  } catch (error) {
    return { id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const percent = (n: number): string => `${Math.max(1, Math.round(Math.abs(n)))} %`

/** A turning point in words: 'Round 4: Ann’s turn cost 3 % of the way. Better: Play Rend.' `names`: of the seats. */
export function turningText({ round, seat, play, luck, better }: TurningPoint, names: readonly string[]): string {
  const turn = `${possessive(names[seat] ?? '', false)} turn`
  return `Round ${round}: ${seat === 0 ? bossText(capital(turn), luck) : raiderText(turn, play, luck, better)}`
}

const bossText = (turn: string, luck: number): string =>
  `${turn} went ${percent(luck)} ${luck < 0 ? 'worse' : 'better'} for the raid than was to be expected.`

function raiderText(turn: string, play: number, luck: number, better: string): string {
  const [played, lucky] = [Math.abs(play) >= least, Math.abs(luck) >= least]
  const did =
    play < 0
      ? `${capital(turn)} cost ${percent(play)} of the way.${better ? ` Better: ${better.replace(/\.$/, '')}.` : ''}`
      : `${capital(turn)} gained ${percent(play)} of the way on the next best that was found.`
  const luckily = luck < 0 ? `took ${percent(luck)}` : `gave ${percent(luck)}`
  const had = played ? `${luck < 0 ? 'Bad luck' : 'Luck'} in it` : `${luck < 0 ? 'Bad luck' : 'Luck'} in ${turn}`
  return [played ? did : '', lucky ? `${had} ${luckily}.` : ''].filter(Boolean).join(' ')
}
