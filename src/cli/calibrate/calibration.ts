/** Finds how often the Boss must err for each level, mode and number of raiders. It only requests games, so that it can be tested without any. */
import { type LevelName, levelNames, promised } from '../../players/index.ts'
import type { RaidLevel, RaidMode } from '../../raid/format.ts'
import { type Place, type Point, place } from './curve.ts'

/** The measurements of one mode and number of raiders: a point for each rate of mistakes. */
export type Curve = Map<number, Point>

/** Plays the necessary games in this mode for each of these rates of mistakes; false if somebody stopped it. */
export type Measure = (mode: string, mistakes: readonly number[], curve: Curve) => Promise<boolean>

/** The settings of a level, before confirmation: `within` is false if no mode and no play of the Boss reaches it. */
export interface Setting extends Pick<RaidLevel, 'level' | 'mode' | 'mistakes'> {
  within: boolean
}

/** The candidate modes: the usual one, and handicaps for the Boss and for the raiders. */
export interface Ways {
  usual: string
  easier: readonly string[]
  harder: readonly string[]
}

/** The candidate modes of a raid for this number of raiders: the suggested mode, or the first; and its handicaps. */
export function waysOf(modes: readonly RaidMode[], raiders: number): Ways {
  const suggested = modes.find(({ suggested: [from, to] = [0, 0] }) => raiders >= from && raiders <= to)
  const usual = (suggested ?? modes[0])?.id ?? ''
  const those = (who: RaidMode['handicap']): string[] =>
    modes.flatMap(({ id, handicap }) => (handicap === who && id !== usual ? [id] : []))
  return { usual, easier: those('boss'), harder: those('raiders') }
}

/** The ends of a curve first, and then a few points between them, which serve all levels at once. */
const ends: readonly number[] = [0, 1]
const between: readonly number[] = [0.2, 0.4, 0.6, 0.8]
/** The least distance between two points worth measuring. */
const close = 0.04
/** The number of further points for each level. */
const steps = 2

/** Finds the settings of these levels, as far as it gets: fewer if somebody stops it. */
export async function settingsOf(levels: readonly LevelName[], ways: Ways, measure: Measure): Promise<Setting[]> {
  const curves = new Map<string, Curve>()
  const found: Setting[] = []
  for (const level of levelNames.filter((name) => levels.includes(name))) {
    const setting = await settingOf(level, ways, curves, measure)
    if (!setting) return found
    found.push(setting)
  }
  return found
}

async function settingOf(
  level: LevelName,
  { usual, easier, harder }: Ways,
  curves: Map<string, Curve>,
  measure: Measure,
): Promise<Setting | null> {
  const target = promised[level]
  const tried: { mode: string; at: Place }[] = []
  const tries = [usual]
  for (let mode = tries.shift(); mode !== undefined; mode = tries.shift()) {
    const at = await placeIn(mode, target, curves, measure)
    if (!at) return null
    if ('mistakes' in at) return { ...settled(level, mode, usual, at.mistakes), within: true }
    tried.push({ mode, at })
    if (tried.length === 1) tries.push(...(at.beyond === 'above' ? easier : harder))
  }
  const rateAt = ({ mode, at }: (typeof tried)[number]): number => {
    const { won = 0, games = 1 } = ('nearest' in at ? curves.get(mode)?.get(at.nearest) : undefined) ?? {}
    return won / Math.max(1, games)
  }
  const off = (one: (typeof tried)[number]): number => Math.abs(rateAt(one) - target)
  const best = tried.reduce((a, b) => (off(b) < off(a) ? b : a))
  return { ...settled(level, best.mode, usual, 'nearest' in best.at ? best.at.nearest : 0), within: false }
}

const settled = (level: LevelName, mode: string, usual: string, mistakes: number): Omit<Setting, 'within'> => ({
  level,
  ...(mode === usual ? {} : { mode }),
  mistakes,
})

/** The place of a rate in a mode; measures more points until that is clear. Null if somebody stopped it. */
async function placeIn(
  mode: string,
  target: number,
  curves: Map<string, Curve>,
  measure: Measure,
): Promise<Place | null> {
  const curve: Curve = curves.get(mode) ?? new Map()
  curves.set(mode, curve)
  const at = (): Place => place([...curve.values()], target)
  if (!(await measured(mode, ends, curve, measure))) return null
  if ('beyond' in at()) return at()
  if (!(await measured(mode, between, curve, measure))) return null
  for (let i = 0; i < steps; i++) {
    const here = at()
    if ('beyond' in here || [...curve.keys()].some((known) => Math.abs(known - here.mistakes) < close)) return here
    if (!(await measured(mode, [here.mistakes], curve, measure))) return null
  }
  return at()
}

async function measured(mode: string, mistakes: readonly number[], curve: Curve, measure: Measure): Promise<boolean> {
  const missing = mistakes.filter((one) => !curve.has(one))
  return missing.length === 0 || measure(mode, missing, curve)
}
