/** The level of a raid: how well the Boss plays, the expected win rate, and the necessary handicap. Pure. */
import type { Offer } from '../../catalogue.ts'
import {
  botTitle,
  isLevel,
  type LevelName,
  levelNames,
  levelOf,
  mistakesAt,
  modeOfLevel,
  otherEngine,
  playerNames,
} from '../../players/index.ts'
import { suggestedMode } from '../../raid/format.ts'
import type { Option } from '../ui/fields.tsx'

export const usualLevel: LevelName = 'normal'
/** The Boss without mistakes. */
const best = 'tactics'

const titles: Readonly<Record<string, string>> = {
  story: 'Story',
  normal: 'Normal',
  heroic: 'Heroic',
  mythic: 'Mythic',
  [best]: 'No mistakes',
}

export const levelTitle = (name: string): string => titles[name] ?? botTitle(name)

/** The levels to choose from; `who` plays the Boss now, and may be a player of no level. */
export function levelOptions(who: string): Option[] {
  const levels = [...levelNames, best].map((name): Option => [name, levelTitle(name)])
  if (levels.some(([name]) => name === who)) return levels
  const other = who.startsWith('person') ? 'A person plays the Boss' : `Bot: ${botTitle(who)}`
  return [...levels, [who, other]]
}

interface Played {
  raid: Offer | undefined
  mode: string
  count: number
  boss: string
}

/** The mode that goes with the level: its handicap, and no other. A mode suggested for this number of raiders stays a suggestion. */
export function modeFor({ raid, mode, count, boss }: Played): string {
  const suggested = suggestedMode(raid ?? {}, count)?.id
  const level = raid && isLevel(boss) ? levelOf(raid, boss, count) : undefined
  const own = raid && level ? modeOfLevel(raid, level) : ''
  if (level?.mode !== undefined && own !== suggested) return own
  const now = raid?.modes?.find(({ id }) => id === mode)
  return now?.handicap && now.id !== suggested ? (raid?.modes?.[0]?.id ?? '') : mode
}

const fights: Readonly<Record<LevelName, string>> = {
  story: 'an easy raid',
  normal: 'an even fight',
  heroic: 'a hard fight',
  mythic: 'a raid that is seldom won',
}

/** Says how often the Boss errs, and by what. */
function errors(share: number): string {
  if (share === 0) return 'The Boss makes no mistakes.'
  return `The Boss errs in ${inWords(share, 'act')}: it takes the second-best target, holds a card too long, or spends what it should save.`
}

/** The win rate of this level for this number of raiders in this mode, if it was measured, and the mistakes of the Boss. */
export function promiseOf({ raid, mode, count, boss }: Played): string {
  if (!isLevel(boss)) return playerNames.find(({ name }) => name === boss)?.about ?? ''
  const level = raid && levelOf(raid, boss, count)
  const title = levelTitle(boss)
  const errs = errors(mistakesAt(raid ?? {}, boss, mode, count))
  if (!raid || !level?.measured || modeOfLevel(raid, level) !== mode) return `${title}: ${fights[boss]}. ${errs}`
  const { won, games } = level.measured
  const older = otherEngine(level)
  const then = older ? ` This was measured with engine ${older}; some things have changed since.` : ''
  return `${title}: ${party(count)} win ${inWords(won / games)} (${won.toLocaleString('en')} of ${games.toLocaleString('en')}).${then} ${errs}`
}

const party = (count: number): string =>
  count === 1 ? 'single bots' : `parties of ${['no', 'one', 'two', 'three', 'four', 'five'][count] ?? count} bots`

const parts: readonly (readonly [share: number, text: string])[] = [
  [1 / 20, 'about one raid in twenty'],
  [1 / 10, 'about one raid in ten'],
  [1 / 6, 'about one raid in six'],
  [1 / 4, 'about one raid in four'],
  [1 / 3, 'about one raid in three'],
  [2 / 5, 'about two raids in five'],
  [1 / 2, 'about half of the raids'],
  [3 / 5, 'about three raids in five'],
  [2 / 3, 'about two raids in three'],
  [3 / 4, 'about three raids in four'],
  [4 / 5, 'about four raids in five'],
  [9 / 10, 'about nine raids in ten'],
]

/** A share of all in words: 'about one raid in four'. */
export function inWords(share: number, noun: 'raid' | 'act' = 'raid'): string {
  if (share < 0.03) return `hardly any ${noun}`
  if (share > 0.96) return `nearly every ${noun}`
  const [, text] = parts.reduce((a, b) => (Math.abs(b[0] - share) < Math.abs(a[0] - share) ? b : a))
  return text.replace('raid', noun)
}

/** The level to offer after the last raids, newest first: the next after two wins in a row at one level, the one before after two losses. */
export function levelAfter([last, before]: readonly { level: string; won: boolean }[]): LevelName | null {
  if (!last || !isLevel(last.level) || before?.level !== last.level || before.won !== last.won) return null
  return levelNames[levelNames.indexOf(last.level) + (last.won ? 1 : -1)] ?? null
}
