/** A message on its way: a list of its name and what it says, as JSON. */

/** The limits of one message from a client. */
export interface WrittenBounds {
  readonly values: number
  readonly depth: number
}

export interface Message {
  readonly name: string
  readonly data: unknown
}

export const written = (name: string, data: unknown): string => JSON.stringify([name, data])

/** Reads the name of a message and nothing else; '' if it has none. */
export const nameOf = (text: string): string => /^\["(\w{1,31})"[,\]]/.exec(text)?.[1] ?? ''

/** Reads a message; null if it is damaged. */
export function readWritten(text: string): Message | null {
  const name = nameOf(text)
  try {
    const read: unknown = JSON.parse(text)
    return name !== '' && Array.isArray(read) ? { name, data: read[1] } : null
  } catch {
    return null
  }
}

/** Counts the values of a text and how deep they lie, before anything is made of it. Returns what is too much, in words; '' if nothing is. */
export function tooMuchWritten(text: string, { values, depth }: WrittenBounds): string {
  let [level, count, quoted] = [0, 1, false]
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else quoted = letter !== '"'
      continue
    }
    if (letter === '"') quoted = true
    else if (letter === '[' || letter === '{') level++
    else if (letter === ']' || letter === '}') level--
    if (letter === '[' || letter === '{' || letter === ',') count++
    if (level > depth) return 'It is nested too deeply.'
    if (count > values) return 'It has too many values.'
  }
  return ''
}
