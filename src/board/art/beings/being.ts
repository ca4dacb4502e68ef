/** A Boss as it is to be painted: what it is, and in which light it stands. Pure. */
import type { RaidTable } from '../../../engine/types.ts'
import { seedOf } from '../../seed.ts'
import { type Light, lightOf, lights } from '../../theme.ts'
import { type Kind, kindOf } from './kinds.ts'

export interface Being {
  kind: Kind
  light: Light
  seed: number
  /** Nothing can reach it: it is under the surface, or veiled. */
  sunk: boolean
  /** Chains that hold it, and how many of them still do. */
  bound?: Bound
}

export interface Bound {
  left: number
  of: number
}

/** What a raid says of the light its Boss stands in, and of what holds it. */
export interface Staged {
  hall?: RaidTable['hall']
  bonds?: Bound | undefined
}

/** The elements that some kinds are at home in, where their words name none. */
const homes: Readonly<Partial<Record<Kind, string>>> = { demon: 'nature', pitlord: 'nature', shade: 'shadow' }

export interface Subject {
  name: string
  tags: readonly string[]
  health: number | null
  /** The damage type that its words speak of, '' if none. */
  element: string
  keywords: readonly string[]
}

/** `stage` is the raid's: where its hall has no light of its own and its words name no element, a Boss stands in the light of the stage. */
export function beingOf(boss: Subject, stage: number, { hall, bonds }: Staged = {}): Being {
  const kind = kindOf(boss)
  const seed = seedOf(boss.name)
  const element = boss.element || (stage > 0 ? '' : (homes[kind] ?? 'fire'))
  const own = lights.find(({ name }) => name === hall?.lights?.[Math.max(0, stage - 1)])
  const light = own ?? lightOf(stage, element, seed)
  const sunk = boss.keywords.includes('Untargetable')
  return { kind, seed, light, sunk, ...(bonds ? { bound: { left: bonds.left, of: bonds.of } } : {}) }
}
