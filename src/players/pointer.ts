/** Finds the piece of a card that a pointer names: '<card name>#<path>'. */
import { once } from '../language/index.ts'
import type { CardDef, Effect, Power, SetWho } from '../language/types.ts'
import type { Lexicon } from './table.ts'

export type Json = unknown

export interface Found {
  def: CardDef
  /** The nodes from the card inward; the last is the one that the pointer names. */
  trail: readonly Json[]
  /** Whether the path leads to its end. */
  whole: boolean
}

/** The pieces that pointers name, found once for each lexicon. */
const found = once((_: Lexicon) => new Map<string, Found | null>())

/** Follows the path as far as it exists; null if the card is not known. */
export function follow(words: Lexicon, ptr = ''): Found | null {
  const known = found(words)
  let one = known.get(ptr)
  if (one === undefined) {
    one = followPath(words, ptr)
    known.set(ptr, one)
  }
  return one
}

function followPath(words: Lexicon, ptr: string): Found | null {
  const at = ptr.indexOf('#')
  const def = words.get(at < 0 ? ptr : ptr.slice(0, at))
  if (!def) return null
  const trail: Json[] = [def]
  const path = (at < 0 ? '' : ptr.slice(at + 1)).split(/[./[\]]+/).filter((k) => k !== '')
  for (const key of path) {
    const here = trail[trail.length - 1]
    if (here === null || typeof here !== 'object' || !(key in here)) break
    trail.push((here as Record<string, Json>)[key])
  }
  return { def, trail, whole: at >= 0 && trail.length === path.length + 1 }
}

/** The piece that a pointer names; undefined if the path does not lead to one. */
export function pieceAt(words: Lexicon, ptr: string): Json | undefined {
  const found = follow(words, ptr)
  return found?.whole ? found.trail.at(-1) : undefined
}

const isRecord = (v: Json): v is Record<string, Json> => v !== null && typeof v === 'object' && !Array.isArray(v)
export const isPick = (v: Json): v is SetWho => isRecord(v) && ('target' in v || 'choose' in v || 'random' in v)
const isEffect = (v: Json): v is Effect => isRecord(v) && typeof v.do === 'string'
const isPower = (v: Json): v is Power =>
  isRecord(v) &&
  ('then' in v || 'reward' in v || 'always' in v || 'keyword' in v || 'play' in v) &&
  !('do' in v) &&
  !('mod' in v)

interface Pieces {
  pick?: SetWho
  effect?: Effect
  text?: readonly Effect[]
  power?: Power
  cost: boolean
}

/** The innermost pick, effect, list of effects (and whether it is a cost) and power on the path. */
export const pieces = once((found: Found): Readonly<Pieces> => {
  const out: Pieces = { cost: false }
  let under: Json = null
  for (const piece of found.trail) {
    if (isPower(piece)) out.power = piece
    if (isEffect(piece)) out.effect = piece
    if (isPick(piece)) out.pick = piece
    if (Array.isArray(piece) && piece.length > 0 && piece.every(isEffect)) {
      out.text = piece
      out.cost = isRecord(under) && (under.pay === piece || under.add === piece)
    }
    under = piece
  }
  return out
})
