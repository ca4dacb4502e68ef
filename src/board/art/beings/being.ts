/** A Boss as it is to be painted: what it is, and in which light it stands. Pure. */
import { type Light, lightOf } from '../../theme.ts'
import { seedOf } from '../compose.ts'
import { type Kind, kindOf } from './kinds.ts'

export interface Being {
  kind: Kind
  light: Light
  seed: number
  /** Nothing can reach it: it is under the surface, or veiled. */
  sunk: boolean
}

/** The elements that some kinds are at home in, where their words name none. */
const homes: Readonly<Partial<Record<Kind, string>>> = { demon: 'nature', shade: 'shadow' }

export interface Subject {
  name: string
  tags: readonly string[]
  health: number | null
  /** The damage type that its words speak of, '' if none. */
  element: string
  keywords: readonly string[]
}

/** `stage` is the raid's: where its words name no element, a Boss stands in the light of the stage. */
export function beingOf(boss: Subject, stage: number): Being {
  const kind = kindOf(boss)
  const seed = seedOf(boss.name)
  const element = boss.element || (stage > 0 ? '' : (homes[kind] ?? 'fire'))
  return { kind, seed, light: lightOf(stage, element, seed), sunk: boss.keywords.includes('Untargetable') }
}
