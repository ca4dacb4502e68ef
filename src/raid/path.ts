/** Places in a raid: as keys and indices, and in words. */
import type { Path, Problem } from '../language/problem.ts'

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null

/** The value at a path; undefined if there is none. */
export function at(data: unknown, path: Path): unknown {
  let value = data
  for (const key of path) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value
}

/** A path in words: cards by their names, modes by their ids; `cards["Crush"].text[0]`. */
export function inWords(data: unknown, path: Path): string {
  return path.reduce<string>((text, key, i) => {
    if (typeof key === 'string') return `${text}${/^\w+$/.test(key) ? `${i > 0 ? '.' : ''}${key}` : `["${key}"]`}`
    const item = at(data, path.slice(0, i + 1))
    const name = i !== 1 || !isObject(item) ? undefined : path[0] === 'cards' ? item.name : item.id
    return `${text}[${typeof name === 'string' && name !== '' ? `"${name}"` : key}]`
  }, '')
}

/** The path of these words, as far as the data goes: '.text[0].what'. Keys may have any letters, so the data decides. */
export function pathIn(data: unknown, words: string): Path {
  if (words === '' || !isObject(data)) return []
  const goOn = (key: string | number, length: number): Path => [key, ...pathIn(data[key], words.slice(length))]
  const [whole, index] = /^\[(\d+)\]/.exec(words) ?? []
  if (whole !== undefined && Array.isArray(data))
    return Number(index) < data.length ? goOn(Number(index), whole.length) : []
  const [first = ''] = /^\.[^.[]*/.exec(words) ?? []
  if (first !== '' && Object.hasOwn(data, first.slice(1))) return goOn(first.slice(1), first.length)
  for (const key of Object.keys(data))
    for (const [said, end] of [
      [`.${key}`, /^$|[.[]/],
      [`["${key}"]`, /^/],
    ] as const)
      if (words.startsWith(said) && end.test(words.charAt(said.length))) return goOn(key, said.length)
  return []
}

/** The problem with its path. `root`: the words for this path, with which its place begins. */
export function placed(problem: Problem, root: string, path: Path, data: unknown): Problem {
  const rest = problem.where.startsWith(root) ? problem.where.slice(root.length) : ''
  return { ...problem, path: [...path, ...pathIn(at(data, path), rest)] }
}
