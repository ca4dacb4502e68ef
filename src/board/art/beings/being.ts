/** What the picture of a Boss needs to know: its kind and its light. Pure. */
import type { RaidTable } from '../../../engine/types.ts'
import { seedOf } from '../../seed.ts'
import { type Light, lightOf, lights } from '../../theme.ts'
import { type Kind, kindOf } from './kinds.ts'

export interface Being {
  kind: Kind
  light: Light
  seed: number
  /** It is out of reach: under the surface, or veiled. */
  sunk: boolean
  /** Chains that hold it, and how many of them are left. */
  bound?: Bound
}

export interface Bound {
  left: number
  of: number
}

/** What a raid says about its Boss's light and bonds. */
export interface Staged {
  hall?: RaidTable['hall']
  bonds?: Bound | undefined
}

/** The default elements of some kinds, for cards whose text names none. */
const homes: Readonly<Partial<Record<Kind, string>>> = { demon: 'nature', pitlord: 'nature', shade: 'shadow' }

export interface Subject {
  name: string
  tags: readonly string[]
  health: number | null
  /** The damage type that its text mentions, '' if none. */
  element: string
  keywords: readonly string[]
  look?: { being?: Kind }
}

/** `stage` is the raid's. It chooses the light of a Boss whose hall has no light of its own and whose text names no element. */
export function beingOf(boss: Subject, stage: number, { hall, bonds }: Staged = {}): Being {
  const kind = kindOf(boss)
  const seed = seedOf(boss.name)
  const element = boss.element || (stage > 0 ? '' : (homes[kind] ?? 'fire'))
  const own = lights.find(({ name }) => name === hall?.lights?.[Math.max(0, stage - 1)])
  const light = own ?? lightOf(stage, element, seed)
  const sunk = boss.keywords.includes('Untargetable')
  return { kind, seed, light, sunk, ...(bonds ? { bound: { left: bonds.left, of: bonds.of } } : {}) }
}
