/** Weights from branches: what each feature is worth within a world, cross-validated by position. */
import { type FeatureName, featureNames, type Weights } from '../../src/ahead/index.ts'
import { must } from '../../src/state/must.ts'
import type { Branch, World } from './branches.ts'
import { correlation, mean, ridge } from './ridge.ts'

export interface Fitted {
  weights: Weights
  /** The correlation with the end within a world, cross-validated, of these weights after one round and after two. */
  correlation: { one: number; two: number }
  /** The rounds after which the branches were looked at, and the strength of the ridge. */
  from: 'one' | 'two' | 'both'
  lambda: number
}

interface Rows {
  x: number[][]
  y: number[]
  position: number[]
}

const folds = 6

/** What differs within worlds: features and ends, each less the mean of its world; ends in points. */
function rowsOf(worlds: readonly World[], at: 'one' | 'two', names: readonly FeatureName[]): Rows {
  const rows: Rows = { x: [], y: [], position: [] }
  for (const { position, branches } of worlds) {
    const means = names.map((name) => mean(branches.map((b) => b[at][name])))
    const far = mean(branches.map((b) => b.far))
    for (const b of branches) {
      rows.x.push(names.map((name, i) => b[at][name] - must(means[i])))
      rows.y.push(100 * (b.far - far))
      rows.position.push(position)
    }
  }
  return rows
}

const joined = (a: Rows, b: Rows): Rows => ({
  x: [...a.x, ...b.x],
  y: [...a.y, ...b.y],
  position: [...a.position, ...b.position],
})

const where = <T>(list: readonly T[], keep: readonly boolean[]): T[] => list.filter((_, i) => keep[i])
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] as number), 0)

/** How well weights of `from` foretell the ends of `to`, each position by weights of the others. */
function crossed(from: Rows, to: Rows, lambda: number): number {
  const said = new Array<number>(to.y.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const keep = from.position.map((p) => p % folds !== fold)
    const w = ridge(where(from.x, keep), where(from.y, keep), lambda)
    to.x.forEach((x, i) => {
      if (must(to.position[i]) % folds === fold) said[i] = dot(x, w)
    })
  }
  return correlation(said, to.y)
}

/** Fits weights: of the ways to look at the branches the one that foretells best after one round. */
export function fitted(worlds: readonly World[]): Fitted {
  const used = featureNames.filter((name) =>
    worlds.some(({ branches }) => branches.some((b: Branch) => b.two[name] !== branches[0]?.two[name])),
  )
  const [one, two] = [rowsOf(worlds, 'one', used), rowsOf(worlds, 'two', used)]
  const looks = { one, two, both: joined(one, two) }
  let best: Fitted | null = null
  for (const from of ['one', 'two', 'both'] as const)
    for (const lambda of [0.03, 0.1, 0.3, 1]) {
      const found = crossed(looks[from], one, lambda)
      if (best && found <= best.correlation.one) continue
      const w = ridge(looks[from].x, looks[from].y, lambda)
      const weights = Object.fromEntries(used.map((name, i) => [name, Number(must(w[i]).toPrecision(3))])) as Weights
      best = { weights, from, lambda, correlation: { one: found, two: crossed(looks[from], two, lambda) } }
    }
  return must(best)
}
