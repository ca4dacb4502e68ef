/** Joining sentences: each of its own, or all as one if they share a condition, a choice or a line of a table. */
import { capital, inList } from '../phrases.ts'
import { endSentence, type Scope } from './scope.ts'

/** A sentence without its capital and its full stop. */
export interface Piece {
  text: string
  /** The dependent sentence after it: "if you do, draw a card". */
  more: readonly string[]
  /** An order with nothing before its verb ("draw a card"), which "and" joins to another. */
  order: boolean
  /** The separator before the next one in one sentence, where a reader could take that for a part of it. */
  next: '' | 'in any case' | 'after that'
  /** Lines of a table: also a sentence of its own could be read as part of the last one. */
  lines: boolean
}

export const piece = (text: string, part: Partial<Piece> = {}): Piece => ({
  ...{ text, more: [], order: false, next: '', lines: false },
  ...part,
})

/** "For each opponent, destroy up to one target ally that player controls": "each opponent controls" could mean one in all. */
const forEach = (s: Scope, text: string): string =>
  [...new Set(s.each.splice(0))].reduce(
    (all, each) => `for ${each}, ${all.replace(new RegExp(`${each} (?=controls|plays)`, 'g'), 'that player ')}`,
    text,
  )

/** Ends a sentence: prints the parts waiting for its end, and resets pronouns. */
export function ended(s: Scope, text: string, part: Partial<Piece> = {}): Piece {
  const tails = [...new Set(s.tails.splice(0))].join('')
  const where = [...new Set(s.where.splice(0))]
  const notes = [...new Set(s.after.splice(0))]
  endSentence(s)
  const whole = `${forEach(s, text)}${tails}${where.length > 0 ? `, where ${inList(where, 'and')}` : ''}`
  return piece(whole, { ...part, text: whole, more: [...notes, ...(part.more ?? [])] })
}

/** With its full stop, unless a quotation at its end has one: say "Done!" */
const stopped = (text: string): string => (/[.!?]"$/.test(text) ? text : `${text}.`)

/** Each a sentence of its own. */
export function apart(pieces: readonly Piece[]): string {
  const out: string[] = []
  pieces.forEach((p, i) => {
    const text = pieces[i - 1]?.lines ? `in any case, ${p.text}` : p.text
    for (const part of [text, ...p.more]) if (part !== '') out.push(stopped(capital(part)))
  })
  return out.join(' ')
}

/** All as one sentence, without its full stop; what is so at once is joined by "and". */
export function asOne(pieces: readonly Piece[], next = ', then'): string {
  const said = pieces.filter((p) => p.text !== '')
  const texts = said.map((p) => p.text)
  if (said.every((p) => p.order && p.more.length === 0 && !/,| and /.test(p.text))) return inList(texts, 'and')
  return said
    .map((p, i) => {
      const before = said[i - 1]
      const body = [p.text, ...p.more].join('; ')
      if (!before) return body
      const parted = before.next || (before.more.length > 0 ? 'in any case' : '')
      return parted ? `; ${parted}, ${body}` : `${next} ${body}`
    })
    .join('')
}

/** A condition in front of all of these. */
export function under(lead: string, pieces: readonly Piece[], next?: string): Piece[] {
  if (lead === '') return [...pieces]
  return [piece(lead + asOne(pieces, next), { next: 'in any case' })]
}
