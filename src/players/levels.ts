/** The levels of the Boss: the same Boss, who errs more or less often. How often depends on the raid and the number of raiders, and is measured. */
import { engineVersion } from '../engine/index.ts'
import type { Library, View } from '../engine/types.ts'

type RaidDef = Library['raids'][number]
/** A raid, as far as its levels go; its first mode is the usual one. */
export type Levelled = Pick<RaidDef, 'levels' | 'modes'>
type Level = NonNullable<RaidDef['levels']>[number]
/** A level by its name: `story`, `normal`, `heroic`, `mythic`. */
export type LevelName = Level['level']

/** At which share of its acts a Boss errs in a raid that doesn't say so. */
const usual: Readonly<Record<LevelName, number>> = { story: 0.8, normal: 0.4, heroic: 0.15, mythic: 0 }

/** The share of raids that a party of bots should win at each level. */
export const promised: Readonly<Record<LevelName, number>> = { story: 0.8, normal: 0.5, heroic: 0.25, mythic: 0.1 }

/** The names of the levels, from easiest to hardest; each is also the name of a player of the Boss. */
export const levelNames = Object.keys(usual) as readonly LevelName[]

/**
 * Whether a player plays the Boss at a level.
 * @param name - The name of a player.
 * @returns Whether it is the name of a level, too.
 */
export const isLevel = (name: string): name is LevelName => Object.hasOwn(usual, name)

/**
 * What a raid says of a level.
 * @param raid - The raid.
 * @param name - The level.
 * @param raiders - How many raiders there are.
 * @returns How it is reached with so many raiders; undefined if the raid does not say.
 */
export const levelOf = (raid: Levelled, name: LevelName, raiders: number): Level | undefined =>
  raid.levels?.find((one) => one.level === name && one.raiders === raiders)

/**
 * The mode that a level is for.
 * @param raid - The raid.
 * @param level - What it says of the level.
 * @returns The id of that mode: a handicap, or the raid's first; '' in a raid without modes.
 */
export const modeOfLevel = (raid: Levelled, level: Level): string => level.mode ?? raid.modes?.[0]?.id ?? ''

/**
 * Whether a level was measured with another engine than this: cards, rules or bots may play otherwise now.
 * @param level - What a raid says of the level.
 * @returns The version of that engine; '' if it is this one, or if the level has not been measured.
 */
export const otherEngine = ({ measured }: Level): string =>
  measured && measured.engine !== engineVersion ? measured.engine : ''

/**
 * At which share of its acts the Boss errs at this level: as the raid says for this mode and so many raiders, or else for the nearest number of raiders in
 * this mode; otherwise what is usual.
 * @param raid - The raid.
 * @param name - The level.
 * @param mode - The id of the mode.
 * @param raiders - How many raiders there are.
 * @returns A share from 0 to 1.
 */
export function mistakesAt(raid: Levelled, name: LevelName, mode: string, raiders: number): number {
  const fit = (raid.levels ?? []).filter((one) => one.level === name && modeOfLevel(raid, one) === mode)
  const far = (one: Level): number => Math.abs(one.raiders - raiders)
  return fit.reduce<Level | undefined>((a, b) => (!a || far(b) < far(a) ? b : a), undefined)?.mistakes ?? usual[name]
}

/** The same in the game of this view. */
export function mistakesIn({ raids }: Pick<Library, 'raids'>, name: LevelName, { raid, seats }: View): number {
  const raiders = seats.filter((seat) => !seat.boss).length
  return mistakesAt(raids.find(({ id }) => id === raid.id) ?? {}, name, raid.mode, raiders)
}
