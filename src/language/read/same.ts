/** Whether two texts say the same: clause for clause, but for the marks between them and the choice of a pronoun. */

const noun =
  '(?:hero|ally|allies|ability|abilities|armor|weapon|weapons|item|quest|location|event|equipment|character|characters|resource|resources|token|tokens|card|cards|player|players|effect|damage|heroes|pet|totem|die|deck|graveyard|hand)'

/** The words that are compared. Nothing is left out but marks, "and", "then" and "also" between clauses, and gender. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/(?<=[.:])\s|\n/)
    .map(turnFirst)
    .join(' ')
    .replace(/[.,;:"“”]/g, ' ')
    .replace(/\bher(?=\s*(?:[.,;"]|$|>>>)| (?:in|this|to|from|at|and|into|on)\b)/g, 'it')
    .replace(/\b(?:he|she|him|it|itself|himself|herself)\b/g, 'it')
    .replace(/\b(?:his|her|its)\b/g, 'its')
    .replace(/\b(?:them|they|themselves)\b/g, 'they')
    .replace(/\b(?:and|then|also)\b/g, ' ')
    .replace(/\beach other\b/g, 'other each')
  return plain.split(/\s+/).filter(Boolean)
}

/** "this turn" may stand at the front or at the end of its sentence. */
function turnFirst(sentence: string): string {
  const rest = sentence.replace(/\bthis turn\b,? ?/g, '')
  const n = sentence.length - rest.length > 0 ? (sentence.match(/\bthis turn\b/g) ?? []).length : 0
  return 'this turn '.repeat(n) + rest
}

/** The same where "it", "that ally" and "this ally" are one. */
export function looseWords(text: string): string[] {
  return wordsOf(text)
    .join(' ')
    .replace(/\ban? (character|card)(?= [^~]*? this way)/g, '$1s')
    .replace(new RegExp(`\\b(?:that|those|this|your|attached) ${noun}(?='s|'|\\b)`, 'g'), '~')
    .replace(/\b(?:it|they)\b/g, '~')
    .replace(/\b(?:its|their)\b/g, "~'s")
    .replace(/~'(?!s)/g, "~'s")
    .split(' ')
}

const equal = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i])

/** 2: the same words; 1: the same but for pronouns; 0: something else. */
export function sameness(a: string, b: string): 0 | 1 | 2 {
  if (equal(wordsOf(a), wordsOf(b))) return 2
  return equal(looseWords(a), looseWords(b)) ? 1 : 0
}

/** The first word of each that the other does not have there. */
export function difference(read: string, printed: string): { read: string; printed: string } {
  const [a, b] = [looseWords(read), looseWords(printed)]
  const at = a.findIndex((x, i) => x !== b[i])
  const from = at < 0 ? a.length : at
  return { read: a.slice(from, from + 4).join(' '), printed: b.slice(from, from + 4).join(' ') }
}
