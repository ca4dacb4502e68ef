/** Whether a sentence can be read in ways that do or choose different things. Names of the same thing don't count: players read them alike. */
import { isObject } from '../meta.ts'

const picks = ['target', 'choose', 'random', 'top', 'most', 'least', 'ofEach'] as const

/** The things that a reading does and picks, in order. */
function acts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(acts)
  if (!isObject(node)) return []
  const data = node as Readonly<Record<string, unknown>>
  // Cards and tokens that are put into play by name are created, brought or moved there; each of several acts by itself or one after another.
  const made = data.do === 'move' && data.to === 'play' && isObject(data.what) && 'name' in data.what
  const words = [made || data.do === 'bring' ? 'create' : data.do, data.on, data.mod]
  const own = words.filter((word) => typeof word === 'string' && word !== 'forEach')
  // What is picked among named ones is called by their name, too.
  const picked = data.mod !== undefined || typeof data.among === 'string' ? [] : picks.filter((pick) => pick in data)
  const inner = Object.entries(data).flatMap(([key, part]) => (made && key === 'what' ? [] : acts(part)))
  return [...own.map(String), ...picked, ...inner.sort()]
}

/** Of these readings one for each way; only the first if they all do the same. */
export function ways<T>(readings: readonly T[]): readonly T[] {
  const found = new Map<string, T>()
  for (const one of readings) {
    const key = acts(one).join()
    if (!found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}
