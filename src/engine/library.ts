/** The library as games use it: its raids as frozen copies whose form has been checked. */
import type { Problem } from '../language/problem.ts'
import { checkCards } from '../language/schema.ts'
import type { RaidDef } from '../raid/format.ts'
import { formOf } from '../raid/read.ts'
import { SetupError } from './setup-error.ts'
import type { Library } from './types.ts'

const known = new WeakMap<Library, Library>()

/** The library with checked copies of its raids; the same each time. Throws a SetupError with everything that is wrong with their form. */
export function checkedLibrary(library: Library): Library {
  const before = known.get(library)
  if (before) return before
  const problems: Problem[] = []
  const raids = library.raids.flatMap((value): RaidDef[] => {
    const read = formOf(value)
    if ('raid' in read) return [read.raid]
    problems.push(...read.problems)
    return []
  })
  if (problems.length > 0) throw new SetupError(problems)
  const checked = { ...library, raids }
  known.set(library, checked)
  known.set(checked, checked)
  return checked
}

/** The same, with each of its cards checked. */
export function playable(from: Library): Library {
  const library = checkedLibrary(from)
  const problems = checkCards(library.cards)
  for (const r of library.raids) problems.push(...checkCards(r.cards, Object.keys(r.types ?? {})))
  if (problems.length > 0) throw new SetupError(problems)
  return library
}

const wider = new WeakMap<Library, WeakMap<RaidDef, Library>>()

/**
 * A library with one more raid, such as one from a file.
 * @param library - The library; it is not changed.
 * @param raid - The raid, as `readRaid` returns it.
 * @returns A library in which the raid stands beside the others; one of the same id gives way to it. The same library each time.
 */
export function withRaid(library: Library, raid: RaidDef): Library {
  const known = wider.get(library) ?? new WeakMap<RaidDef, Library>()
  wider.set(library, known)
  const before = known.get(raid)
  if (before) return before
  const made = { ...library, raids: [...library.raids.filter(({ id }) => id !== raid.id), raid] }
  known.set(raid, made)
  return made
}
