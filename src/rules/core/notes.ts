/** The rules' own notes about a text being processed, besides its names (`Notes`). */
import { put } from '../../state/journal.ts'
import type { Link, Notes, Obj, Undone } from '../../state/types.ts'
import { type Game, link } from './game.ts'

/** Adds to the notes of a link. */
export const note = (g: Game, linkId: number, notes: Notes): void =>
  put(g, 'links', linkId, 'notes', { ...link(g, linkId).notes, ...notes })

/** Notes that something could not be done in full. */
export function leaveUndone(g: Game, linkId: number, what: Undone): void {
  const { undone = [] } = link(g, linkId).notes
  if (!undone.includes(what)) note(g, linkId, { undone: [...undone, what] })
}

export const isUndone = (l: Link, what: Undone): boolean => l.notes.undone?.includes(what) === true

/** Clears the note for a new attempt. */
export function tryAgain(g: Game, linkId: number, what: Undone): void {
  const { undone } = link(g, linkId).notes
  if (undone?.includes(what)) note(g, linkId, { undone: undone.filter((one) => one !== what) })
}

/** All objects in notes. */
export const objectsIn = ({
  shares = {},
  chosen = {},
  choosers = {},
  moved = [],
  kept = [],
}: Notes): readonly Obj[] => [
  ...Object.values(shares).flatMap(({ o }) => o),
  ...Object.values(chosen).flat(),
  ...Object.values(choosers),
  ...moved,
  ...kept,
]

const mapped = <T, U>(record: Readonly<Record<string, T>>, of: (value: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]))

/** The same notes about the objects that replaced the old ones. */
export function renamed(notes: Notes, name: (o: Obj) => Obj): Notes {
  const { shares, chosen, choosers, moved, kept, ...rest } = notes
  if (objectsIn(notes).every((o) => name(o) === o)) return notes
  return {
    ...rest,
    ...(shares ? { shares: mapped(shares, (s) => ({ ...s, o: s.o.map(name) })) } : {}),
    ...(chosen ? { chosen: mapped(chosen, (list) => list.map(name)) } : {}),
    ...(choosers ? { choosers: mapped(choosers, name) } : {}),
    ...(moved ? { moved: moved.map(name) } : {}),
    ...(kept ? { kept: kept.map(name) } : {}),
  }
}
