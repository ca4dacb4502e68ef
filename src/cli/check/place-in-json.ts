/** Places in a raid's JSON file, and of faults in its syntax. */
import { jsonSpots } from '../../raid/json-tree.ts'
import { type Place, type Places, placeAt } from './place.ts'

/** The place of a path, or of what surrounds it. */
export function jsonPlaces(file: string, text: string): Places {
  const spot = jsonSpots(text)
  return (path, letter) => ({ file, ...spot(path, letter) })
}

/** The place and the reason of a text's fault in JSON. */
export function whyNoJson(file: string, text: string): Place & { what: string } {
  try {
    JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const [, position] = / at position (\d+)/.exec(message) ?? []
    const [, snippet = ''] = /, (?:\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? []
    const odd = oddToken(text, message, snippet)
    const offset = position !== undefined ? Number(position) : odd
    const what = message.replace(/ (?:in JSON )?at position [\s\S]*$/, '').replace(/, (?:\.\.\.)?"[\s\S]*$/, '')
    return { ...placeAt(file, text, offset), what }
  }
  return { ...placeAt(file, text, 0), what: 'it can’t be read' }
}

/** The place of the token quoted in the message, found by its surroundings; or the end, if something is missing. */
function oddToken(text: string, message: string, snippet: string): number {
  const [, token] = /^Unexpected token '([\s\S]+?)'/u.exec(message) ?? []
  if (token === undefined) return text.length
  const around = Math.max(0, text.indexOf(snippet))
  return Math.max(around, text.indexOf(token, around + (snippet.length > 20 ? snippet.length >> 1 : 0)))
}
