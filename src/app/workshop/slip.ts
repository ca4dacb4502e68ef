/** Slips of the pen in a raid's text, with which it is not JSON. Pure. */
import { jsonLanguage } from '@codemirror/lang-json'
import { type Mark, mark } from './source.ts'

/** The first place at which a text is not JSON; null if it is. */
export function slipIn(text: string): Mark | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    return noJson(text)
  }
}

function noJson(text: string): Mark {
  let from = text.length
  jsonLanguage.parser.parse(text).iterate({
    enter({ type, from: at }) {
      if (type.isError) from = Math.min(from, at)
      return from === text.length
    },
  })
  const before = text.slice(0, from).trimEnd()
  const at = Math.min(before.length, Math.max(0, text.length - 1))
  const slip = /^\/[/*]/.test(text.slice(from).trimStart())
    ? 'JSON has no comments: remove them.'
    : before.endsWith(',')
      ? 'Is there a comma too many? Remove it.'
      : 'Look here for a comma, a colon, a bracket or a " that is missing or too many.'
  return mark(at, Math.max(at, Math.min(text.length, from + 1)), 'This is not JSON yet', slip)
}
