/** Finds the piece of a card that a pointer names: '<card name>#<path>'. */
import type { CardDef, Effect, Power, SetWho } from '../language/types.ts'
import type { Lexicon } from './table.ts'

export type Json = unknown

export interface Found {
  def: CardDef
  /** The nodes from the card inward; the last is the one that the pointer names. */
  trail: readonly Json[]
}

/** Follows the path as far as it exists; null if the card is not known. */
export function follow(words: Lexicon, ptr: string | undefined): Found | null {
  const at = ptr?.indexOf('#') ?? -1
  const def = words.get(at < 0 ? (ptr ?? '') : ptr!.slice(0, at))
  if (!def) return null
  const trail: Json[] = [def]
  const path = at < 0 ? [] : ptr!.slice(at + 1).split(/[./[\]]+/)
  for (const key of path.filter((k) => k !== '')) {
    const here = trail[trail.length - 1]
    if (here === null || typeof here !== 'object' || !(key in here)) break
    trail.push((here as Record<string, Json>)[key])
  }
  return { def, trail }
}

/** The piece that a pointer names; undefined if the path does not lead to one. */
export function pieceAt(words: Lexicon, ptr: string): Json | undefined {
  const found = follow(words, ptr)
  const keys = ptr
    .slice(ptr.indexOf('#') + 1)
    .split(/[./[\]]+/)
    .filter((k) => k !== '')
  return found && found.trail.length === keys.length + 1 ? found.trail.at(-1) : undefined
}

const isRecord = (v: Json): v is Record<string, Json> => v !== null && typeof v === 'object' && !Array.isArray(v)
export const isPick = (v: Json): v is SetWho => isRecord(v) && ('target' in v || 'choose' in v || 'random' in v)
const isEffect = (v: Json): v is Effect => isRecord(v) && typeof v.do === 'string'
const isPower = (v: Json): v is Power =>
  isRecord(v) &&
  ('then' in v || 'reward' in v || 'always' in v || 'keyword' in v || 'play' in v) &&
  !('do' in v) &&
  !('mod' in v)

/** The innermost pick, effect, list of effects (and whether it is a cost) and power on the path. */
export function pieces(found: Found): {
  pick?: SetWho
  effect?: Effect
  text?: readonly Effect[]
  power?: Power
  cost: boolean
} {
  const out: { pick?: SetWho; effect?: Effect; text?: readonly Effect[]; power?: Power; cost: boolean } = {
    cost: false,
  }
  let under: Json = null
  for (const piece of found.trail) {
    if (isPower(piece)) out.power = piece
    if (isEffect(piece)) out.effect = piece
    if (isPick(piece)) out.pick = piece
    if (Array.isArray(piece) && piece.length > 0 && piece.every(isEffect)) {
      out.text = piece
      out.cost = isRecord(under) && ((under as { pay?: Json }).pay === piece || (under as { add?: Json }).add === piece)
    }
    under = piece
  }
  return out
}
