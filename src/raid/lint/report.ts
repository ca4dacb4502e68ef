/** Shared by the parts of the linter: the raid, reporting, and checking a text. */
import type { Hint, Path, Problem } from '../../language/problem.ts'
import type { TextKind } from '../../language/schema/shape.ts'
import { type CardDef, isOwnType } from '../../language/types.ts'
import type { RaidDef, RaidTransition } from '../format.ts'
import { inWords, pathIn, placed } from '../path.ts'

/** A name in a text that is not a word of the language, and where. */
export interface Said {
  of: TextKind
  name: string
  path: Path
}

type Heard = (of: TextKind, name: string, where: string) => void

export interface Lint {
  def: RaidDef
  /** The raid's cards by name. */
  cards: ReadonlyMap<string, CardDef>
  /** Cards of players that its texts may name. */
  library: readonly CardDef[]
  /** The raid's own card types. */
  types: readonly string[]
  /** Every name in a text that has been checked. */
  said: Said[]
  say(path: Path, what: string, fix: string | Hint): void
  /** Checks the text at a path with a check of the language. */
  text(path: Path, look: (where: string, heard: Heard) => Problem[], root?: string): Problem[]
}

export function linter(def: RaidDef, library: readonly CardDef[], out: Problem[]): Lint {
  const words = (path: Path): string => {
    const text = inWords(def, path)
    return `${def.id}${text.startsWith('[') ? '' : '.'}${text}`
  }
  const said: Said[] = []
  return {
    def,
    cards: new Map(def.cards.map((card) => [card.name, card])),
    library,
    types: Object.keys(def.types ?? {}).filter(isOwnType),
    said,
    say(path, what, fix) {
      out.push({ where: words(path), what, ...(typeof fix === 'string' ? { fix } : fix), path })
    },
    text(path, look, root = words(path)) {
      const data = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], def)
      const heard: Heard = (of, name, where) =>
        void said.push({ of, name, path: [...path, ...pathIn(data, where.slice(root.length))] })
      const found = look(root, heard).map((problem) => placed(problem, root, path, def))
      out.push(...found)
      return found
    },
  }
}

/** The transitions for an event, each with its path. */
export const waysOf = (
  raw: RaidTransition | readonly RaidTransition[],
  path: Path,
): readonly { way: RaidTransition; path: Path }[] =>
  Array.isArray(raw)
    ? raw.map((way: RaidTransition, i) => ({ way, path: [...path, i] }))
    : [{ way: raw as RaidTransition, path }]
